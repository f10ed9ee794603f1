# Was eine Lektion sagt und die Engine nicht.

error-claim-no-such-step = Einen Schritt { $text } gibt es hier nicht; die Aufzeichnung hat { $most }.
error-claim-to-move = Am Zug ist { $found }, nicht { $text }.
error-claim-nobody-to-move = Hier ist niemand am Zug.
error-claim-event = „{ $rule }“ ist hier nicht geschehen. Geschehen ist: { $found }.
error-claim-card-count = { $seat } hat { $found ->
    [one] eine Karte
   *[other] { $found } Karten
}, nicht { $n }.
error-claim-hand = { $seat } hält { $found }, nicht { $text }.
error-claim-legal = Erlaubt ist { $seat }: { $found }. Im Text steht: { $text }.
error-claim-is-legal = { $move } ist nach { $rule } erlaubt.
error-claim-illegal-by = { $move } scheitert an { $found }, nicht an { $rule }.
error-claim-field = „{ $field }“ ist { $found }, nicht { $text }.
error-claim-not-over = Das Spiel ist hier nicht zu Ende.
error-claim-no-choice = Keine dieser Antworten ist als richtig bezeichnet: Mindestens eine muss mit right: true beginnen.
error-claim-trap-legal = Eine Falle ist ein Zug, der nicht erlaubt ist, aber { $move } ist nach { $rule } erlaubt.
error-claim-unreadable = Hier ist etwas anders geschrieben, als es sein muss: { $why }.
