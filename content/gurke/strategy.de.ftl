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
           *[other] Die meisten davon sind weder hoch noch niedrig, und tauschen darfst du hier nur genau so viele oder keine.
        }
    }
    .other = { $how ->
        [gives] Mit { $other } gäbst du { $given } her, und das { $given_count ->
            [one] ist keine mittlere Karte.
           *[other] sind keine mittleren Karten.
        }
       *[keeps] Mit { $other } { $left_count ->
            [one] bliebe
           *[other] blieben
        } { $left } da.
    }
gurke-well-do-not-raise =
    .advice = { $what ->
        [back] Wieder im Spiel hast du noch eine Chance, draußen keine.
        [raise] Von den anderen Händen ist noch nichts bekannt, und eine Niederlage würde teurer.
       *[other] Das kostet hier nichts.
    }
    .other = { $how ->
        [back] Mit { $other } bliebst du mindestens noch ein Spiel lang draußen.
       *[raise] { $other } setzt mehr aufs Spiel, ohne dass du mehr weißt.
    }
gurke-well-keep-an-ace-for-the-end =
    .advice = { $kept } ist im letzten Stich die niedrigste Karte und bleibt deshalb auf der Hand; hier genügt { $cards }.
    .other = { $how ->
        [ace] Mit { $other } ginge schon vor dem letzten Stich weg, was dort die niedrigste Karte ist.
        [short] { $other } ist nicht hoch genug: Damit gäbst du eine niedrige Karte her, die du am Ende brauchst.
        [higher] { $other } ginge auch, ist aber höher als nötig.
       *[lower] { $other } ginge auch, aber dann behältst du die höhere Karte, { $cards }.
    }
gurke-well-lead-high-keep-the-highest =
    .advice = { $forced ->
        [yes] Hier darf nur das Niedrigste ausgespielt werden, also { $cards }.
       *[other] Mit { $n_word } Karten auf der Hand ist noch Zeit: { $height ->
            [high] Mit { $cards } ziehst du den anderen vielleicht kleine Karten aus der Hand
            [middle] { $cards } { $cards_count ->
                [one] ist
               *[other] sind
            } weder hoch noch niedrig, und beim Ausspielen wirst du sie los
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
        [higher] { $other } ist noch höher: Diese Karte brauchst du vielleicht später, wenn Hohes liegt.
       *[lower] { $other } ist niedriger, und niedrige Karten willst du bis zuletzt behalten.
    }
gurke-well-lead-the-highest-near-the-end =
    .advice = { $forced ->
        [yes] Hier darf nur das Niedrigste ausgespielt werden, also { $cards }.
       *[other] { $n ->
            [one] Du hast nur noch eine Karte: { $cards }.
           *[other] { $same ->
                [yes] Alle deine Karten sind gleich hoch, also ist es gleich, welche zuerst geht.
               *[other] Mit { $n_word } Karten auf der Hand zählt nur noch, niedrig zu enden, also { $cards_count ->
                    [one] geht { $cards } zuerst.
                   *[other] gehen { $cards } zuerst.
                }
            }
        }
    }
    .other = Nach { $other } behieltest du die höhere Karte, { $cards }, und zuletzt könnte dich das etwas kosten.
gurke-well-reach-and-save-the-small-ones =
    .advice = Gegen { $lies } { $cards_count ->
        [one] ist { $cards } hoch genug
       *[other] sind { $cards } hoch genug
    }{ $low ->
        [yes] , und die niedrigere Karte, { $kept }, bleibt für das Ende.
       *[other] .
    }
    .other = { $how ->
        [short] { $other } ist nicht hoch genug: Damit gäbst du eine niedrige Karte her, die du am Ende brauchst.
        [higher] { $other } ginge auch, ist aber höher als nötig.
       *[lower] { $other } ginge auch, aber dann behältst du die höhere Karte, { $cards }.
    }
gurke-well-go-high-near-the-end =
    .advice = { $n ->
        [one] Du hast nur noch eine Karte: { $cards }.
       *[other] { $same ->
            [yes] Alle deine Karten sind gleich hoch, also ist es gleich, welche zuerst geht.
           *[other] Du hast nur noch { $n_word } Karten: { $cards } { $cards_count ->
                [one] geht
               *[other] gehen
            } jetzt{ $low ->
                [yes] , und { $kept } bleibt.
               *[other] .
            }
        }
    }
    .other = Nach { $other } behieltest du die höhere Karte, { $cards }, und zuletzt könnte dich das etwas kosten.
gurke-well-cannot-reach =
    .advice = Gegen { $lies } hast du nichts, was hoch genug ist, also { $cards_count ->
        [one] geht { $cards }.
       *[other] gehen { $cards }.
    }
    .other = { $other } genügt auch nicht und ist höher.

# Was der Coach zuerst fragt.

coach-ask =
    .lead = Mit welcher Karte willst du am Ende übrig bleiben?
    .follow = Hast du etwas, das hoch genug ist, und was müsstest du sonst hergeben?
    .speak = Welche deiner Karten sind weder hoch noch niedrig?
    .price = Was hättest du davon, und was kann es dich kosten?

# Was tut, wer keinen Grundsatz kennt.

coach-habit =
    .low = Spielt hier aus Gewohnheit das Niedrigste, das erlaubt ist, und hebt die hohen Karten auf; am Ende wird das teuer.

# Wie sie an diesem Tisch spielen.

temper-watches = spielt nach Grundsätzen
