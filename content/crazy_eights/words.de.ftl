# Wörter am Tisch und Sätze für das, was nicht geht.

tag-dealer = gibt
tag-last-card = letzte Karte
tag-silent = nicht gemeldet
tag-winner = gewinnt
score-sheet = Punkte nach jeder Runde
    .row = Runde
tag-score = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}
pile-stock = Stock
pile-discards = Ablagestapel
fact-called = Angesagt
fact-debt = Zu ziehen
fact-drawing = Es zieht
fact-drawn = In diesem Zug gezogen
fact-direction = Richtung
fact-round = Runde
fact-target = Grenze
word-clockwise = im Uhrzeigersinn
word-anticlockwise = gegen den Uhrzeigersinn
word-any = jede Karte
notice-no-hand-shrinks = Wörtlich genommen kommt in jedem Zug eine Karte dazu: Solange der Stock reicht, wird keine Hand kleiner.
notice-never-ends = In jedem Zug eine Karte ziehen und dazu neu mischen: So wird fast nie jemand fertig.
error-hand-size = { $seat } hat { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}; hier bekommt jede Hand { $wanted }.
error-deal-size = Ausgeteilt werden { $wanted } Karten, nicht { $n }.
error-draw-size = Hier { $wanted ->
    [one] wird eine Karte
   *[other] werden { $wanted } verschiedene Karten
} gegeben, nicht { $n }.
error-stock-count = Der Stock kann nicht { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} haben: Übrig { $rest ->
    [one] ist eine
   *[other] sind { $rest }
}.
error-discards-count = Der Ablagestapel kann nicht { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} haben: Mit der obersten { $rest ->
    [one] ist es eine
   *[other] sind es { $rest }
}.
error-hand-empty = { $seat } hat keine Karten mehr; damit wäre die Runde schon gewonnen.
error-call-without-wild = Auf { $top } kann hier niemand eine Farbe angesagt haben.
error-call-missing = { $top } ist eine Wunschkarte, aber es fehlt die Angabe, welche Farbe angesagt wurde.
error-debt-not-here = Nach diesem Regelsatz kostet eine Zwei keine Karten; unbeantwortete Zweien gibt es hier nicht.
error-debt-without-two = Strafkarten kann nur eine Zwei verlangen, obenauf liegt aber { $top }.
error-drawn-not-held = { $seat } soll { $card } gezogen haben, hält die Karte aber nicht.
error-nobody-silent = Für eine fehlende Meldung sollen Karten gezogen werden, doch es steht nicht da, wer sie vergessen hat.
error-nothing-to-give = Hier sollen Karten gegeben werden, aber es sind keine da.
error-starter-turned = Die erste Karte soll erst aufgedeckt werden, doch { $top } liegt schon offen.
error-silence-is-free = Bei diesem Regelsatz muss niemand die letzte Karte melden; { $seat } kann nichts versäumt haben.
error-draw-ends-turn = Bei diesem Regelsatz beendet das Ziehen den Zug; { $seat } kann nach dem Ziehen nicht noch an der Reihe sein.
error-starter-not-free = Bei diesem Regelsatz passt auf { $top } nicht jede Karte.

# Was sich von einer Stellung sagen lässt, und was es sein kann.

field-dealer = Gegeben hat
field-phase = Gewartet wird auf
    .deal = das Geben
    .turn = das Aufdecken der ersten Karte
    .call = die Ansage für die erste Karte
    .play = den nächsten Zug
    .draw = die gezogene Karte
    .debt = die Karten für die Zweien
    .missed = die Strafe für die vergessene Meldung
    .blocked = das Mischen nach der Blockade
    .over = nichts mehr, das Spiel ist zu Ende
field-hands = Blätter
field-top = Oben auf dem Ablagestapel
field-called = Angesagt ist
    .none = nichts
    .any = jede Karte
field-discards = Darunter liegen
field-stock = Stock
field-turn = An der Reihe
field-direction = Richtung
    .clockwise = im Uhrzeigersinn
    .anticlockwise = gegen den Uhrzeigersinn
field-debt = Unbeantwortete Zweien
field-drawn = In diesem Zug gezogen
field-passes = Hintereinander gepasst
field-laid = Zuletzt abgelegt hat
field-silent = Nicht gemeldet
field-round = Runde
field-scores = Punkte bisher
field-ended_by = Beendet durch
