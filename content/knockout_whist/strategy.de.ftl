# Was ein Grundsatz in einer Stellung sagt, und was der andere Zug täte.

knockout-whist-well-change-low-plain-cards =
    .advice = { $n ->
        [0] Keine dieser Karten ist so niedrig, dass sich ein Tausch lohnt.
       *[other] { $cards } macht kaum einen Stich, und es kann Besseres nachkommen.
    }
    .other = { $how ->
        [trump] Mit { $other } gäbst du einen Trumpf her.
        [higher] Mit { $other } gäbst du eine Karte her, die eher einen Stich macht.
       *[keeps] Mit { $other } bliebe die niedrige Karte auf der Hand.
    }
knockout-whist-well-wait-with-the-lone-card =
    .advice = { $why ->
        [holds] Deine einzige Karte muss einen Stich machen, und hier gelingt es { $card } wahrscheinlich.
        [waits] Deine einzige Karte muss einen Stich machen, und hier kann { $card } leicht geschlagen werden, also warte lieber.
        [beaten] Deine einzige Karte muss einen Stich machen, und hier ist { $card } schon geschlagen, also warte.
       *[last] Deine einzige Karte muss einen Stich machen: Spiel sie, wenn ihr das hier wahrscheinlich gelingt, und klopf sonst.
    }
    .other = { $how ->
        [waits] Mit { $other } wäre eine gute Gelegenheit für { $card } verschenkt.
        [lost] Jetzt gelegt, wäre { $card } verloren, und eine zweite Karte hast du nicht.
       *[risks] Jetzt gelegt, kann { $card } geschlagen werden, und eine zweite Karte hast du nicht.
    }
knockout-whist-well-draw-trumps =
    .advice = Kein Trumpf, der noch im Spiel sein kann, ist höher als { $card }, und { $n ->
        [one] einer kann
       *[other] bis zu { $n_word } können
    } noch bei { $alone_count ->
        [0] den anderen sein: Der Stich ist sicher und nimmt ihnen vielleicht Trümpfe ab.
       *[other] { $alone } sein: Der Stich ist sicher und holt vielleicht einen davon heraus.
    }
    .other = { $how ->
        [trump] { $other } gäbe einen Trumpf her.
        [trumped] { $away } { $away_count ->
            [one] hat
           *[other] haben
        } kein { $away_suit } und { $away_count ->
            [one] kann
           *[other] können
        } { $other } vielleicht trumpfen.
        [exposed] { $other } könnte noch getrumpft werden.
       *[beaten] { $other } ist nicht der höchste Trumpf: { $more ->
            [one] Einen höheren
           *[other] Von den höheren
        } hast du { $more ->
            [one] noch nicht gesehen.
           *[other] { $more_word } noch nicht gesehen.
        }
    }
knockout-whist-well-lead-a-master =
    .advice = In { $suit } kann niemand { $card } schlagen, und { $trumps ->
        [yes] soweit bekannt, fehlt diese Farbe niemandem.
       *[other] Trümpfe haben die anderen nicht mehr.
    }
    .other = { $how ->
        [trump] { $other } gäbe einen Trumpf her; { $card } kann den Stich ohne ihn machen.
        [trumped] { $away } { $away_count ->
            [one] hat
           *[other] haben
        } kein { $away_suit } und { $away_count ->
            [one] kann
           *[other] können
        } { $other } vielleicht trumpfen.
        [exposed] { $other } könnte noch getrumpft werden.
       *[beaten] { $other } kann noch geschlagen werden: In dieser Farbe hast du { $more ->
            [one] eine höhere Karte noch nicht gesehen.
           *[other] { $more_word } höhere Karten noch nicht gesehen.
        }
    }
knockout-whist-well-lead-from-a-short-suit =
    .advice = { $n ->
        [one] { $card } ist deine einzige Karte in { $suit }: Danach kannst du diese Farbe trumpfen.
       *[other] In { $suit } hast du nur { $n_word } Karten: Bald kannst du diese Farbe trumpfen.
    }
    .other = { $how ->
        [trump] Mit { $other } gäbst du einen Trumpf her, der später noch einen Stich machen kann.
        [longer] In { $long } hast du { $more_word } Karten: Auch nach { $other } müsstest du diese Farbe noch bedienen.
        [trumped] { $away } { $away_count ->
            [one] hat
           *[other] haben
        } kein { $away_suit } und { $away_count ->
            [one] kann
           *[other] können
        } { $other } vielleicht trumpfen.
        [exposed] { $other } könnte noch getrumpft werden.
       *[beaten] { $other } wird leichter geschlagen: In dieser Farbe hast du { $more ->
            [one] eine höhere Karte
           *[other] { $more_word } höhere Karten
        } noch nicht gesehen, bei { $card } { $n ->
            [0] keine.
            [one] nur eine.
           *[other] nur { $n_word }.
        }
    }
knockout-whist-well-lead-high =
    .advice = { $n ->
        [0] Niemand kann { $card } in dieser Farbe schlagen.
        [one] In dieser Farbe hast du nur eine Karte noch nicht gesehen, die { $card } schlägt{ $single ->
            [yes] ; eine andere Nebenkarte hast du nicht.
           *[other] { $plain ->
                [yes] ; bei keiner anderen Nebenkarte deiner Hand sind es weniger.
               *[other] ; bei keiner anderen Karte deiner Hand sind es weniger.
            }
        }
       *[other] In dieser Farbe hast du { $n_word } Karten noch nicht gesehen, die { $card } schlagen{ $single ->
            [yes] ; eine andere Nebenkarte hast du nicht.
           *[other] { $plain ->
                [yes] ; bei keiner anderen Nebenkarte deiner Hand sind es weniger.
               *[other] ; bei keiner anderen Karte deiner Hand sind es weniger.
            }
        }
    }
    .other = { $how ->
        [trump] { $other } gäbe einen Trumpf her.
        [trumped] { $away } { $away_count ->
            [one] hat
           *[other] haben
        } kein { $away_suit } und { $away_count ->
            [one] kann
           *[other] können
        } { $other } vielleicht trumpfen.
        [exposed] { $other } könnte noch getrumpft werden.
       *[beaten] { $other } wird leichter geschlagen: In dieser Farbe hast du { $more ->
            [one] eine höhere Karte noch nicht gesehen.
           *[other] { $more_word } höhere Karten noch nicht gesehen.
        }
    }
knockout-whist-well-last-wins-cheaply =
    .advice = Nach dir kommt niemand mehr, und { $card } genügt: Höhere Karten bleiben für später.
    .other = { $how ->
        [loses] Mit { $other } bekämst du den Stich nicht.
       *[dearer] { $other } machte den Stich auch, wäre aber höher als nötig.
    }
knockout-whist-well-take-what-holds =
    .advice = { $winners ->
        [one] Nur mit { $card } schlägst du { $lies }
       *[other] { $n ->
            [0] { $card } kann in { $suit } niemand schlagen
           *[other] In { $suit } hast du nichts, was schwerer zu schlagen ist als { $card }
        }
    }; nach dir { $left ->
        [one] kommt noch { $coming }
       *[other] kommen noch { $coming }
    }{ $first ->
        [yes] , und du hast noch keinen Stich.
       *[other] .
    }
    .other = { $how ->
        [loses] Mit { $other } schlägst du nicht, was jetzt liegt.
       *[beaten] { $other } wird leichter geschlagen: In dieser Farbe hast du { $more ->
            [one] eine höhere Karte noch nicht gesehen.
           *[other] { $more_word } höhere Karten noch nicht gesehen.
        }
    }
knockout-whist-well-trump-low =
    .advice = Du hast kein { $suit }, also darfst du trumpfen: { $winners ->
        [one] Nur mit { $card } schlägst du { $lies }
       *[other] Von deinen Trümpfen ist { $card } der niedrigste, der { $lies } schlägt
    }{ $top ->
        [yes] , und ein höherer Trumpf kann nicht mehr kommen.
       *[other] .
    }
    .other = { $how ->
        [loses] Mit { $other } bekämst du den Stich nicht.
       *[dearer] { $other } trumpfte auch, wäre aber höher als nötig.
    }
knockout-whist-well-throw-the-lowest =
    .advice = Keine Karte, die du spielen darfst, macht diesen Stich; { $card } ist auch später am wenigsten wert.
    .other = { $how ->
        [trump] { $other } ist ein Trumpf und kann noch einen Stich machen.
        [master] Niemand kann { $other } in dieser Farbe mehr schlagen: Damit machst du vielleicht noch einen Stich.
       *[higher] { $other } ist höher und macht später eher einen Stich.
    }
knockout-whist-hint-longest-suit-here =
    .advice = In { $suit } hast du { $n ->
        [one] eine Karte
       *[other] { $n_word } Karten
    }, und keine Farbe ist länger.
    .other = { $how ->
        [shorter] Mit { $theirs } als Trumpf hättest du { $n ->
            [0] gar keinen
            [one] nur einen
           *[other] nur { $n_word }
        }, mit { $suit } { $more ->
            [one] einen.
           *[other] { $more_word }.
        }
       *[stronger] Mit { $theirs } als Trumpf hättest du gleich viele, aber die hohen Karten dieser Farbe gewinnen eher auch, ohne Trumpf zu sein.
    }

# Was der Coach zuerst fragt.

coach-ask =
    .lead = Welche deiner Karten kann niemand mehr überbieten, und wer hat noch Trümpfe?
    .follow = Kommt noch jemand, und welche Karte gewinnt dann noch?
    .speak = Welche Farbe bringt dir die meisten Stiche?
    .wait = Ist deine eine Karte gut genug für diesen Stich, oder wartest du besser?
    .exchange = Welche deiner Karten macht am wenigsten wahrscheinlich einen Stich?
    .stay = Willst du in der Partie bleiben, und was kostet das?

# Was tut, wer keinen Grundsatz kennt.

coach-habit =
    .high = Spielt hohe Karten aus Gewohnheit gleich aus, ob sie den Stich gewinnen oder nicht.
    .low = Gibt hier aus Gewohnheit die niedrigste Karte zu, die erlaubt ist, auch wo eine höhere gewinnen würde.

# Wie sie an diesem Tisch spielen.

temper-never-takes = spielt ungern hohe Karten und vergisst die Trümpfe
