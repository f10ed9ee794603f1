# Was gesagt wird, wenn jemand zuhört.
heard-plays = { $seat }: { $cards }
heard-you = Du
heard-hidden = { $n ->
    [one] eine verdeckte Karte
   *[other] { $n } verdeckte Karten
}
heard-trick = Stich an { $seat }.
heard-trick-you = Der Stich gehört dir.
heard-taken = Der Stich ist abgebrochen: { $seat } nimmt die Karten auf.
heard-taken-you = Der Stich ist abgebrochen: Du nimmst die Karten auf.
heard-before = Das Spiel
heard-brief-turn = Du bist dran.
heard-next-deal = Dieses Spiel ist zu Ende; das nächste kann gegeben werden.
heard-hand-none = Du hast keine Karten mehr.
heard-trick-none = Noch keine Karte im Stich.
heard-last-none = Noch gibt es keinen letzten Stich.
heard-score = { $seat }: { $score }
heard-score-none = Noch ist nichts gezählt.
heard-legal = Erlaubt
heard-legal-none = Jetzt lässt sich nichts spielen.
heard-why-none = Hier gibt es keinen Grund zu nennen.
heard-said-none = Noch wurde nichts gesagt.
heard-make = Das ist noch nicht gespielt; dafür gibt es den Knopf „{ $button }“.
heard-log = Was bisher geschah

# Where it is chosen, and what can be asked for.
heard-title = Klang, Vorlesen und Tasten
heard-sound = Karten und schöne Momente sind zu hören
heard-sound-how = Eine Karte, ein Stich, eine richtige Antwort, ein gewonnenes Spiel. Was klingt, ist immer auch zu sehen.
heard-much = Wie viel gesagt wird
heard-much-full = Alles: der Zug, was er bewirkt, und warum
heard-much-brief = Kurz: wer was gespielt hat und wem der Stich gehört
heard-much-silent = Nichts, solange ich nicht frage
heard-keys = Einzelne Tasten und Knöpfe sagen, wie es steht
heard-keys-how = Wo eine Sprachausgabe die Buchstaben selbst braucht, tun die Knöpfe unter den Werkzeugen des Tischs dasselbe. Das Fragezeichen öffnet diese Hilfe wieder.
heard-aloud = Mit einer Stimme dieses Geräts vorlesen
heard-aloud-near = Nichts wird irgendwohin geschickt: Es sprechen nur Stimmen dieses Geräts.
heard-aloud-none = Dieser Browser hat für diese Sprache keine eigene Stimme.
heard-aloud-test = So klingt es.
heard-asks = Ansagen
heard-what-trick = Der Stich
heard-what-hand = Dein Blatt
heard-what-last = Der letzte Stich
heard-what-score = Der Stand
heard-what-turn = Wer dran ist
heard-what-legal = Was erlaubt ist
heard-what-why = Warum
heard-what-again = Noch einmal, was gesagt wurde
heard-key-trick = s
heard-key-hand = b
heard-key-last = l
heard-key-score = p
heard-key-turn = d
heard-key-legal = e
heard-key-why = w
heard-key-again = n
