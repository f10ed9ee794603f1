# Was ein Grundsatz in einer Stellung sagt, und was der andere Zug täte.

gurke-well-change-the-middle =
    .advice = { $n ->
        [0] { $middle ->
            [0] Hier ist keine mittlere Karte, die weg müsste.
           *[other] Kein Tausch, der hier erlaubt ist, nützt mehr, als er schadet.
        }
       *[other] { $pure ->
            [yes] { $n ->
                [one] { $cards } ist weder hoch noch niedrig.
               *[other] { $cards } sind weder hoch noch niedrig.
            }
           *[other] Die meisten davon sind weder hoch noch niedrig, und tauschen darf man hier nur genau so viele oder keine.
        }
    }
    .other = { $other }: { $how ->
        [gives] Damit { $given_count ->
            [one] ginge { $given } weg, und das ist keine mittlere Karte.
           *[other] gingen { $given } weg, und das sind keine mittleren Karten.
        }
       *[keeps] Damit { $left_count ->
            [one] bliebe
           *[other] blieben
        } { $left } da.
    }
gurke-well-do-not-raise =
    .advice = { $what ->
        [back] Wieder im Spiel hat man noch eine Chance, draußen keine.
        [raise] Von den anderen Händen ist noch nichts bekannt, und eine Niederlage würde teurer.
       *[other] Das kostet hier nichts.
    }
    .other = { $how ->
        [back] { $other }: Damit bliebe man mindestens noch ein Spiel lang draußen.
       *[raise] { $other }: Das setzt mehr aufs Spiel, ohne dass man mehr weiß.
    }
gurke-well-keep-an-ace-for-the-end =
    .advice = { $kept } ist im letzten Stich die niedrigste Karte und bleibt deshalb auf der Hand; hier genügt { $cards }.
    .other = { $how ->
        [ace] Mit { $other } ginge schon vor dem letzten Stich weg, was dort die niedrigste Karte ist.
        [short] { $other } ist nicht hoch genug: Damit ginge etwas Niedriges weg, das man am Ende haben will.
        [higher] { $other } ginge auch, ist aber höher als nötig.
       *[lower] { $other } ginge auch, aber dann bleibt die höhere Karte, { $cards }, auf der Hand.
    }
gurke-well-lead-high-keep-the-highest =
    .advice = { $forced ->
        [yes] Hier darf nur das Niedrigste ausgespielt werden, also { $cards }.
       *[other] Mit { $n } Karten auf der Hand ist noch Zeit: { $height ->
            [high] Mit { $cards } zieht man den anderen vielleicht kleine Karten aus der Hand
            [middle] { $cards } { $cards_count ->
                [one] ist
               *[other] sind
            } weder hoch noch niedrig, und beim Ausspielen wird man so etwas los
           *[other] { $cards } { $cards_count ->
                [one] genügt
               *[other] genügen
            }
        }{ $top ->
            [yes] ; { $kept } bleibt für später.
           *[other] .
        }
    }
    .other = { $how ->
        [higher] { $other } ist noch höher: Diese Karte braucht man vielleicht später, wenn Hohes liegt.
       *[lower] { $other } ist niedriger, und niedrige Karten will man bis zuletzt behalten.
    }
gurke-well-lead-the-highest-near-the-end =
    .advice = { $n ->
        [one] Nur noch eine Karte: { $cards } muss gespielt werden.
       *[other] Mit { $n } Karten auf der Hand zählt nur noch, niedrig zu enden, also { $cards_count ->
            [one] geht { $cards } zuerst weg.
           *[other] gehen { $cards } zuerst weg.
        }
    }
    .other = Nach { $other } bliebe die höhere Karte, { $cards }, auf der Hand, und zuletzt könnte sie dich etwas kosten.
gurke-well-reach-and-save-the-small-ones =
    .advice = { $cards } { $cards_count ->
        [one] genügt
       *[other] genügen
    }{ $low ->
        [yes] , und die niedrigere Karte, { $kept }, bleibt für das Ende.
       *[other] .
    }
    .other = { $how ->
        [short] { $other } ist nicht hoch genug: Damit ginge etwas Niedriges weg, das man am Ende haben will.
        [higher] { $other } ginge auch, ist aber höher als nötig.
       *[lower] { $other } ginge auch, aber dann bleibt die höhere Karte, { $cards }, auf der Hand.
    }
gurke-well-go-high-near-the-end =
    .advice = { $n ->
        [one] Nur noch eine Karte: { $cards } geht jetzt weg.
       *[other] Nur noch { $n } Karten: { $cards } { $cards_count ->
            [one] geht
           *[other] gehen
        } jetzt weg{ $low ->
            [yes] , und { $kept } bleibt.
           *[other] .
        }
    }
    .other = Nach { $other } bliebe die höhere Karte, { $cards }, auf der Hand, und zuletzt könnte sie dich etwas kosten.
gurke-well-cannot-reach =
    .advice = Nichts ist hoch genug, also { $cards_count ->
        [one] geht { $cards } weg.
       *[other] gehen { $cards } weg.
    }
    .other = { $other } genügt auch nicht und ist höher.

# Was der Coach zuerst fragt.

coach-ask =
    .lead = Mit welcher Karte willst du am Ende übrig bleiben?
    .follow = Hast du etwas, das hoch genug ist, und was müsstest du sonst hergeben?
    .speak = Welche deiner Karten sind weder hoch noch niedrig?

# Was tut, wer keinen Grundsatz kennt.

coach-habit =
    .low = Spielt hier aus Gewohnheit das Niedrigste, das erlaubt ist, und hebt die hohen Karten auf; am Ende wird das teuer.
