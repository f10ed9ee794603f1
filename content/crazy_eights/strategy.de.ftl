# Was ein Grundsatz in einer Stellung sagt, und was der andere Zug täte.

crazy-eights-well-call-your-suit =
    .advice = { $n ->
        [0] Eigene Karten bleiben von keiner Farbe viele; { $suit } ist so gut wie jede.
        [one] Von { $suit } bleibt eine eigene Karte zum Weiterlegen.
       *[other] Von { $suit } bleiben { $n } eigene Karten zum Weiterlegen.
    }{ $seats_count ->
        [0] { "" }
       *[other] { " " }{ $seats } hat dort zuletzt gezogen oder gepasst.
    }
    .other = { $other } ließe weniger eigene Karten, die passen.
crazy-eights-well-draw-only-without-a-card =
    .advice = Hier passt nichts, also bleibt nur das.
    .other = { $other } wäre auch erlaubt, hilft aber nicht weiter.
crazy-eights-well-eight-before-it-is-late =
    .advice = { $seat } hat nur noch { $held ->
        [one] eine Karte
       *[other] { $held } Karten
    }: Bleibt { $cards } auf der Hand, wird es teuer.
    .other = Mit { $other } behielte man { $cards } und bezahlte dafür, wenn jetzt Schluss ist.
crazy-eights-well-dear-cards-first =
    .advice = { $card } kostet am Ende { $n ->
        [one] einen Punkt
       *[other] { $n } Punkte
    } und lässt { $suit } liegen.{ $seats_count ->
        [0] { "" }
       *[other] { " " }{ $seats } hat dort zuletzt gezogen oder gepasst.
    }
    .other = Nach { $other } bliebe Teureres auf der Hand, die Wunschkarte wäre weg, oder es läge eine Farbe, von der weniger da ist.
crazy-eights-well-keep-the-eight =
    .advice = Sonst passt nichts: Jetzt wird die Wunschkarte gebraucht, und die Farbe ist { $suit }.
    .other = { $other } ließe eine Farbe, von der weniger eigene Karten da sind, oder hieße ziehen.

# Was der Coach zuerst fragt.

coach-ask =
    .lead = Welche Farbe soll liegen bleiben, damit du weiterkommst?
    .follow = Welche Farbe soll liegen bleiben, damit du weiterkommst?
    .speak = Passt wirklich nichts, und was bringt dich weiter?

# Was tut, wer keinen Grundsatz kennt.

coach-habit = Legt die Wunschkarte, sobald es geht, und sonst die billigste Karte.
