# Was ein Grundsatz in einer Stellung sagt, und was der andere Zug täte.

crazy-eights-well-call-your-suit =
    .advice = { $n ->
        [0] Es bleibt keine Karte, für die es auf die Farbe ankäme; { $suit } ist so gut wie jede andere.
        [one] Von { $suit } hast du noch eine Karte, mit der du weiterlegen kannst.
       *[other] Von { $suit } hast du noch { $n_word } Karten, mit denen du weiterlegen kannst.
    }{ $seats_count ->
        [0] { "" }
       *[other] { " " }Als { $seats } zuletzt zog oder passte, war { $suit } verlangt.
    }
    .other = { $how ->
        [refused] Mit { $theirs } hättest du gleich viele Karten, mit denen es weitergeht, aber als { $away } zuletzt zog oder passte, war { $mine } verlangt.
       *[suit] Sagst du { $theirs } an, kannst du danach mit { $n ->
            [0] keiner gewöhnlichen Karte
            [one] nur einer Karte
           *[other] nur { $n_word } Karten
        } weiterlegen; mit { $mine } { $more ->
            [one] ist es eine.
           *[other] sind es { $more_word }.
        }
    }
crazy-eights-well-draw-only-without-a-card =
    .advice = Hier passt keine Karte.
    .other = { $other } wäre auch erlaubt, bringt aber keine neue Karte.
crazy-eights-well-eight-before-it-is-late =
    .advice = { $seat } hat nur noch { $held ->
        [one] eine Karte
       *[other] { $held_word } Karten
    }: Bliebe { $cards } auf der Hand, kostete das am Ende { $price ->
        [one] einen Punkt
       *[other] { $price_word } Punkte
    }{ $says ->
        [yes] { $n ->
            [0] .
            [one] ; von { $suit } hast du danach noch eine Karte.
           *[other] ; von { $suit } hast du danach noch { $n_word } Karten.
        }
       *[other] .
    }
    .other = { $how ->
        [refused] Mit { $theirs } hättest du gleich viele Karten, mit denen es weitergeht, aber als { $away } zuletzt zog oder passte, war { $mine } verlangt.
        [suit] Sagst du { $theirs } an, kannst du danach mit { $n ->
            [0] keiner gewöhnlichen Karte
            [one] nur einer Karte
           *[other] nur { $n_word } Karten
        } weiterlegen; mit { $mine } { $more ->
            [one] ist es eine.
           *[other] sind es { $more_word }.
        }
       *[keeps] Mit { $other } bliebe { $card } vorerst auf der Hand; das kostet { $n ->
            [one] einen Punkt
           *[other] { $n_word } Punkte
        }, wenn sich bis zum Ende nichts daran ändert.
    }
crazy-eights-well-dear-cards-first =
    .advice = { $fits ->
        [one] Nur { $card } passt
       *[other] Bliebe { $card } auf der Hand, kostete das am Ende { $n ->
            [one] einen Punkt
           *[other] { $n_word } Punkte
        }
    }; danach liegt { $suit } oben{ $left ->
        [0] .
        [one] , und davon hast du noch eine Karte.
       *[other] , und davon hast du noch { $left_word } Karten.
    }{ $seats_count ->
        [0] { "" }
       *[other] { " " }Als { $seats } zuletzt zog oder passte, war { $suit } verlangt.
    }
    .other = { $how ->
        [draws] { $verb ->
            [draw] Ziehst du, hast du eine Karte mehr statt einer weniger.
           *[other] Nimmst du die Strafkarten, hast du noch mehr Karten statt einer weniger.
        }
        [wild] Mit { $other } gäbst du eine Wunschkarte her, die du brauchst, wenn sonst nichts passt.
        [cheaper] Nach { $other } bliebe { $card } auf der Hand; das kostet am Ende { $n ->
            [one] einen Punkt
           *[other] { $n_word } Punkte
        }, die andere Karte nur { $few ->
            [one] einen.
           *[other] { $few_word }.
        }
        [refused] Mit { $theirs } hättest du gleich viele Karten, mit denen es weitergeht, aber als { $away } zuletzt zog oder passte, war { $mine } verlangt.
       *[suit] Nach { $other } läge { $theirs } oben, und damit könntest du { $n ->
            [0] keine gewöhnliche Karte
            [one] nur eine Karte
           *[other] nur { $n_word } Karten
        } weiterlegen; mit { $mine } { $more ->
            [one] ist es eine.
           *[other] sind es { $more_word }.
        }
    }
crazy-eights-well-keep-the-eight =
    .advice = Nur { $wilds ->
        [one] { $cards } passt
       *[other] eine Wunschkarte passt
    }{ $says ->
        [yes] { $n ->
            [0] ; { $suit } ist danach so gut wie jede andere Farbe.
            [one] ; von { $suit } hast du danach noch eine Karte.
           *[other] ; von { $suit } hast du danach noch { $n_word } Karten.
        }
       *[other] .
    }
    .other = { $how ->
        [draws] { $verb ->
            [draw] Ziehst du, hast du eine Karte mehr statt einer weniger.
           *[other] Nimmst du die Strafkarten, hast du noch mehr Karten statt einer weniger.
        }
        [refused] Mit { $theirs } hättest du gleich viele Karten, mit denen es weitergeht, aber als { $away } zuletzt zog oder passte, war { $mine } verlangt.
       *[suit] Sagst du { $theirs } an, kannst du danach mit { $n ->
            [0] keiner gewöhnlichen Karte
            [one] nur einer Karte
           *[other] nur { $n_word } Karten
        } weiterlegen; mit { $mine } { $more ->
            [one] ist es eine.
           *[other] sind es { $more_word }.
        }
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
