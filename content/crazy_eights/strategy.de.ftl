# Was ein Grundsatz in einer Stellung sagt, und was der andere Zug täte.

crazy-eights-well-call-your-suit =
    .advice = { $n ->
        [0] Es bleibt keine Karte, für die es auf die Farbe ankäme; { $suit } ist so gut wie jede andere.
        [one] Von { $suit } bleibt noch eine Karte zum Weiterlegen.
       *[other] Von { $suit } bleiben noch { $n } Karten zum Weiterlegen.
    }{ $seats_count ->
        [0] { "" }
       *[other] { " " }Als { $seats } zuletzt zog oder passte, war { $suit } verlangt.
    }
    .other = { $how ->
        [refused] Mit { $theirs } hättest du gleich viele Karten zum Weiterlegen, aber als { $away } zuletzt zog oder passte, war { $mine } verlangt.
       *[suit] Mit { $theirs } hättest du { $n ->
            [0] keine Karte
            [one] nur eine Karte
           *[other] nur { $n } Karten
        } zum Weiterlegen, mit { $mine } { $more }.
    }
crazy-eights-well-draw-only-without-a-card =
    .advice = Hier passt keine Karte.
    .other = { $other }: Das wäre auch erlaubt, bringt aber keine neue Karte.
crazy-eights-well-eight-before-it-is-late =
    .advice = { $seat } hat nur noch { $held ->
        [one] eine Karte
       *[other] { $held } Karten
    }: Bleibt { $cards } auf der Hand, wird es teuer.
    .other = { $how ->
        [refused] Mit { $theirs } hättest du gleich viele Karten zum Weiterlegen, aber als { $away } zuletzt zog oder passte, war { $mine } verlangt.
        [suit] Mit { $theirs } hättest du danach { $n ->
            [0] keine Karte
            [one] nur eine Karte
           *[other] nur { $n } Karten
        } zum Weiterlegen, mit { $mine } { $more }.
       *[keeps] { $other }: Damit bleibt { $card } vorerst auf der Hand und kostet { $n } Punkte, wenn sie am Ende noch da ist.
    }
crazy-eights-well-dear-cards-first =
    .advice = { $card } kostet am Ende { $n ->
        [one] einen Punkt
       *[other] { $n } Punkte
    }, und danach liegt { $suit } oben.{ $seats_count ->
        [0] { "" }
       *[other] { " " }Als { $seats } zuletzt zog oder passte, war { $suit } verlangt.
    }
    .other = { $how ->
        [draws] { $other }: Das hieße eine Karte mehr auf der Hand statt einer weniger.
        [wild] { $other } gäbe die Wunschkarte her, die man braucht, wenn sonst nichts passt.
        [cheaper] Nach { $other } bliebe { $card } auf der Hand: Sie kostet { $n ->
            [one] einen Punkt
           *[other] { $n } Punkte
        }, die andere Karte nur { $few }.
        [refused] Mit { $theirs } hättest du gleich viele Karten zum Weiterlegen, aber als { $away } zuletzt zog oder passte, war { $mine } verlangt.
       *[suit] Nach { $other } läge { $theirs } oben, und davon hättest du { $n ->
            [0] keine Karte
            [one] nur eine Karte
           *[other] nur { $n } Karten
        } zum Weiterlegen; von { $mine } sind es { $more }.
    }
crazy-eights-well-keep-the-eight =
    .advice = Nur { $wilds ->
        [one] die Wunschkarte passt
       *[other] eine Wunschkarte passt
    }{ $says ->
        [yes] , und die Farbe zum Weiterlegen ist { $suit }.
       *[other] .
    }
    .other = { $how ->
        [draws] { $other }: Das hieße eine Karte mehr auf der Hand statt einer weniger.
        [refused] Mit { $theirs } hättest du gleich viele Karten zum Weiterlegen, aber als { $away } zuletzt zog oder passte, war { $mine } verlangt.
       *[suit] Mit { $theirs } hättest du danach { $n ->
            [0] keine Karte
            [one] nur eine Karte
           *[other] nur { $n } Karten
        } zum Weiterlegen, mit { $mine } { $more }.
    }

# Was der Coach zuerst fragt.

coach-ask =
    .lead = Welche Farbe soll obenauf liegen, damit du weiterkommst?
    .follow = Welche Farbe soll obenauf liegen, damit du weiterkommst?
    .speak = Passt wirklich nichts, und was bringt dich weiter?

# Was tut, wer keinen Grundsatz kennt.

coach-habit =
    .wild = Legt aus Gewohnheit die Wunschkarte, sobald es geht.
    .cheap = Legt aus Gewohnheit die billigste Karte zuerst; die teuren bleiben dann auf der Hand.
