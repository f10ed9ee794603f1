# Was ein Grundsatz in einer Stellung sagt, und was der andere Zug täte.

knockout-whist-well-change-low-plain-cards =
    .advice = { $n ->
        [0] Keine dieser Karten ist so niedrig, dass sich ein Tausch lohnt.
       *[other] { $cards } macht kaum einen Stich, und es kann Besseres nachkommen.
    }
    .other = { $other }: { $how ->
        [trump] Damit ginge ein Trumpf weg.
        [higher] Damit ginge eine Karte weg, die eher einen Stich macht.
       *[keeps] Damit bliebe die niedrige Karte auf der Hand.
    }
knockout-whist-well-wait-with-the-lone-card =
    .advice = { $why ->
        [holds] Die einzige Karte muss einen Stich machen, und hier gelingt es { $card } wahrscheinlich.
        [waits] Die einzige Karte muss einen Stich machen, und hier kann { $card } leicht überboten werden: lieber warten.
        [beaten] Die einzige Karte muss einen Stich machen, und hier ist { $card } schon geschlagen: warten.
       *[last] Die einzige Karte muss einen Stich machen: Man spielt sie, wenn ihr das hier wahrscheinlich gelingt, und klopft sonst.
    }
    .other = { $how ->
        [waits] { $other }: Damit wäre eine gute Gelegenheit für { $card } verschenkt.
        [lost] Jetzt gelegt, wäre { $card } verloren, und eine zweite Karte gibt es nicht.
       *[risks] Jetzt gelegt, kann { $card } überboten werden, und eine zweite Karte gibt es nicht.
    }
knockout-whist-well-draw-trumps =
    .advice = Einen höheren Trumpf als { $card } gibt es nicht mehr, und { $n ->
        [one] einer kann
       *[other] bis zu { $n } können
    } noch bei { $alone_count ->
        [0] den anderen sein: Der Stich ist sicher und nimmt ihnen vielleicht Trümpfe ab.
       *[other] { $alone } sein: Der Stich ist sicher und holt vielleicht einen davon heraus.
    }
    .other = { $how ->
        [trump] { $other } gäbe einen Trumpf her.
        [trumped] { $away } fehlt { $away_suit }: { $other } könnte getrumpft werden.
        [exposed] { $other } könnte noch getrumpft werden.
       *[beaten] { $other } ist nicht der höchste Trumpf: { $more ->
            [one] Einen höheren
           *[other] Von den höheren
        } hast du { $more ->
            [one] noch nicht gesehen.
           *[other] { $more } noch nicht gesehen.
        }
    }
knockout-whist-well-lead-a-master =
    .advice = In { $suit } kann niemand { $card } überbieten, und { $trumps ->
        [yes] von niemandem ist bekannt, dass diese Farbe fehlt.
       *[other] Trümpfe haben die anderen nicht mehr.
    }
    .other = { $how ->
        [trump] { $other } gäbe einen Trumpf her; { $card } kann den Stich ohne ihn machen.
        [trumped] { $away } fehlt { $away_suit }: { $other } könnte getrumpft werden.
        [exposed] { $other } könnte noch getrumpft werden.
       *[beaten] { $other } kann noch überboten werden: In dieser Farbe hast du { $more ->
            [one] eine höhere Karte noch nicht gesehen.
           *[other] { $more } höhere Karten noch nicht gesehen.
        }
    }
knockout-whist-well-lead-from-a-short-suit =
    .advice = { $n ->
        [one] { $card } ist deine einzige Karte in { $suit }: Danach kannst du diese Farbe trumpfen.
       *[other] In { $suit } hast du nur { $n } Karten: Bald kannst du diese Farbe trumpfen.
    }
    .other = { $how ->
        [trump] Mit { $other } ginge ein Trumpf weg, der später noch einen Stich machen kann.
        [longer] In { $long } hast du { $more } Karten: Auch nach { $other } müsstest du diese Farbe noch bedienen.
        [trumped] { $away } fehlt { $away_suit }: { $other } könnte getrumpft werden.
        [exposed] { $other } könnte noch getrumpft werden.
       *[beaten] { $other } wird leichter überboten: In dieser Farbe hast du { $more ->
            [one] eine höhere Karte
           *[other] { $more } höhere Karten
        } noch nicht gesehen, bei { $card } sind es { $n }.
    }
knockout-whist-well-lead-high =
    .advice = { $n ->
        [0] Niemand kann { $card } in dieser Farbe überbieten.
        [one] In dieser Farbe hast du nur eine Karte noch nicht gesehen, die { $card } überbietet; bei keiner anderen Karte deiner Hand sind es weniger.
       *[other] In dieser Farbe hast du { $n } Karten noch nicht gesehen, die { $card } überbieten; bei keiner anderen Karte deiner Hand sind es weniger.
    }
    .other = { $how ->
        [trump] { $other } gäbe einen Trumpf her.
        [trumped] { $away } fehlt { $away_suit }: { $other } könnte getrumpft werden.
        [exposed] { $other } könnte noch getrumpft werden.
       *[beaten] { $other } wird leichter überboten: In dieser Farbe hast du { $more ->
            [one] eine höhere Karte noch nicht gesehen.
           *[other] { $more } höhere Karten noch nicht gesehen.
        }
    }
knockout-whist-well-last-wins-cheaply =
    .advice = Nach dir kommt niemand mehr: { $card } genügt, und höhere Karten bleiben für später.
    .other = { $how ->
        [loses] { $other } überließe anderen den Stich.
       *[dearer] { $other } machte den Stich auch, wäre aber höher als nötig.
    }
knockout-whist-well-take-what-holds =
    .advice = Nach dir kommen noch andere: In { $suit } hast du nichts, was schwerer zu überbieten ist als { $card }.
    .other = { $how ->
        [loses] { $other } überließe den Stich, so wie er jetzt liegt, anderen.
       *[beaten] { $other } wird leichter überboten: In dieser Farbe hast du { $more ->
            [one] eine höhere Karte noch nicht gesehen.
           *[other] { $more } höhere Karten noch nicht gesehen.
        }
    }
knockout-whist-well-trump-low =
    .advice = { $suit } fehlt hier, also darf man trumpfen: { $card } schlägt, was liegt, und ist der niedrigste Trumpf, der das kann.
    .other = { $how ->
        [loses] { $other } überließe anderen den Stich.
       *[dearer] { $other } trumpfte auch, wäre aber höher als nötig.
    }
knockout-whist-well-throw-the-lowest =
    .advice = Diesen Stich macht keine dieser Karten; { $card } ist auch später am wenigsten wert.
    .other = { $how ->
        [trump] { $other } ist ein Trumpf und kann noch einen Stich machen.
        [master] Niemand kann { $other } in dieser Farbe mehr überbieten: Damit macht man vielleicht noch einen Stich.
       *[higher] { $other } ist höher und macht später eher einen Stich.
    }
knockout-whist-hint-longest-suit-here =
    .advice = In { $suit } hast du { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }, und keine Farbe ist länger.
    .other = { $how ->
        [shorter] Mit { $theirs } als Trumpf hättest du { $n ->
            [0] gar keinen
            [one] nur einen
           *[other] nur { $n }
        }, mit { $suit } { $more }.
       *[stronger] Mit { $theirs } als Trumpf hättest du gleich viele, aber die hohen Karten dieser Farbe gewinnen eher auch, ohne Trumpf zu sein.
    }

# Was der Coach zuerst fragt.

coach-ask =
    .lead = Welche deiner Karten kann niemand mehr überbieten, und wer hat noch Trümpfe?
    .follow = Kommt noch jemand, und welche Karte gewinnt dann noch?
    .speak = Welche Farbe bringt dir die meisten Stiche?

# Was tut, wer keinen Grundsatz kennt.

coach-habit =
    .high = Spielt hohe Karten aus Gewohnheit gleich aus, ob sie den Stich gewinnen oder nicht.
    .low = Gibt hier aus Gewohnheit die niedrigste Karte zu, die erlaubt ist, was der Stich auch wert sein mag.
