# Was ein Grundsatz in einer Stellung sagt, und was der andere Zug täte.

ecarte-well-announce-the-king =
    .advice = Der Trumpfkönig bringt einen Punkt, und der ist mehr wert als das Geheimnis.
    .other = { $how ->
        [risked] Mit { $other } bliebe der König ungemeldet, und melden ließe er sich erst nach einem eigenen Stich.
       *[lost] Mit { $other } bliebe der König ungemeldet, und der Punkt wäre verloren.
    }
ecarte-well-stand-or-propose =
    .advice = { $role ->
        [elder] { $n ->
            [0] Solange das Ende noch weit ist, schlägt eine Vorhand, die keinen Trumpf hat, nach unserer Regel vor.
           *[other] Dieses Blatt zählt { $n }: Solange das Ende noch weit ist, spielt die Vorhand nach unserer Regel ab { $limit } gleich und schlägt darunter vor.
        }
       *[dealer] Dieses Blatt zählt { $n }: Solange das Ende noch weit ist, lehnt der Geber nach unserer Regel mit { $limit } oder mehr ab; sonst nimmt er den Vorschlag an.
    }
    .other = { $how ->
        [keeps] { $trump ->
            [yes] { $other }: Damit spielt man ein Blatt, das zu wenig zählt.
           *[other] { $other }: Damit spielt man ein Blatt ohne Trumpf.
        }
       *[exchanges] { $other }: Dann kann auch die andere Hand tauschen, und dieses Blatt zählt genug, um es so zu spielen.
    }
    .why = { $role ->
        [elder] Mit wenigstens einem Trumpf zählt die Vorhand zwei für jeden Trumpf, jedes Bild und jede Karte der längsten Nebenfarbe und eins für jedes Ass (Bilder und Asse nur in den Nebenfarben); ab elf spielt sie, darunter oder ohne Trumpf schlägt sie vor.
       *[dealer] Wer gegeben hat, zählt drei für jeden Trumpf (aber für höchstens zwei), und in den Nebenfarben zwei für König und Dame, eins für Bube und Ass; ab acht wird abgelehnt.
    }
ecarte-well-keep-trumps-and-kings =
    .advice = { $spoilt ->
        [0] { $n ->
            [0] Hier sind nur Karten, die bleiben sollen.
            [one] { $queens ->
                [yes] { $cards } ist weder Trumpf noch König noch Dame und kann weg.
               *[no] { $cards } ist weder Trumpf noch König und kann weg.
            }
           *[other] { $queens ->
                [yes] { $cards } sind weder Trümpfe noch Könige noch Damen und können weg, soweit es erlaubt ist.
               *[no] { $cards } sind weder Trümpfe noch Könige und können weg, soweit es erlaubt ist.
            }
        }
       *[other] Hier sind nur Karten, die bleiben sollen, aber eine muss weg: { $cards }.
    }
    .other = { $how ->
        [gives] { $other }: Damit { $given_count ->
            [one] ginge
           *[other] gingen
        } { $given } weg; so etwas behält man besser.
       *[keeps] { $other }: Damit { $left_count ->
            [one] bliebe
           *[other] blieben
        } { $left } da, obwohl eine neue Karte besser sein kann.
    }
ecarte-well-lead-what-nobody-beats =
    .advice = Nach allem, was offen gespielt wurde, kann die andere Hand { $card } nicht mehr schlagen.
    .other = { $other } könnte noch geschlagen werden.
ecarte-well-lead-trumps-from-strength =
    .advice = { $n ->
        [one] { $card } ist hoch genug, um den Stich zu machen oder einen höheren Trumpf herauszuholen.
       *[other] Mit { $n } Trümpfen lohnt es sich, der anderen Hand durch { $card } einen Trumpf zu nehmen, falls sie einen hat.
    }
    .other = { $how ->
        [lower] { $other } ist niedriger und wird leichter geschlagen.
       *[trumped] { $other } kann getrumpft werden, solange die andere Hand Trümpfe haben kann.
    }
ecarte-well-lead-from-two =
    .advice = { $n ->
        [one] { $trumps ->
            [yes] Eine höhere Nebenkarte als { $card } hast du nicht, und Trümpfe werden vielleicht noch gebraucht.
            [only] Ausspielen lässt sich nur { $card }.
           *[other] Eine höhere Karte als { $card } hast du nicht.
        }
       *[other] In { $suit } hast du { $n } Karten: Gewinnt { $card } nicht, gewinnt vielleicht die nächste.
    }
    .other = { $how ->
        [trump] { $other } gäbe einen Trumpf her, der vielleicht noch gebraucht wird.
        [shorter] Von { $short } { $n ->
            [one] ist nur eine Karte
           *[other] sind nur { $n } Karten
        } da, von { $long } { $more }: Nach { $other } bliebe weniger zum Nachspielen.
       *[lower] { $other } ist niedriger und wird leichter geschlagen.
    }
ecarte-well-take-cheaply =
    .advice = { $card } schlägt { $lead } und ist die niedrigste Karte, die das kann.
    .other = { $how ->
        [loses] { $other } überließe den Stich der anderen Seite.
        [trump] { $other } gäbe einen Trumpf her.
       *[dearer] { $other } machte den Stich auch, wäre aber höher als nötig.
    }
ecarte-well-throw-away-the-lowest =
    .advice = Diesen Stich macht keine dieser Karten; { $card } ist auch später am wenigsten wert.
    .other = { $how ->
        [master] In dieser Farbe kann die andere Hand nichts über { $other } haben: Damit macht man vielleicht noch einen Stich.
       *[higher] { $other } ist höher und macht später eher einen Stich.
    }
ecarte-jdr-advice-here =
    .advice = { $good ->
        [yes] Die Hand gehört zu den Jeux de règle: Die alte Liste rät, damit nicht zu tauschen.
       *[other] Die Hand gehört nicht zu den Jeux de règle: Die alte Liste rät zum Tausch (Hand für Hand gelöst ist nur die Entscheidung vor dem ersten Tausch; danach wird in der Lösung selten noch einmal getauscht).
    }
    .other = { $how ->
        [keeps] { $other }: Nach dieser Liste ist das Blatt nicht stark genug, um es so zu spielen.
       *[exchanges] { $other }: Nach dieser Liste ist das Blatt stark genug, um es so zu spielen.
    }

# Was der Coach zuerst fragt.

coach-ask =
    .lead = Welche Karten kann die andere Hand noch schlagen, und hat sie noch Trümpfe?
    .follow = Was musst du zugeben, und welche Karte davon kostet dich am wenigsten?
    .speak = Was bliebe bei einem Tausch, und was ginge verloren?

# Was tut, wer keinen Grundsatz kennt.

coach-habit =
    .keeps = Tauscht aus Gewohnheit nicht, ganz gleich, was das Blatt wert ist.
    .high = Spielt hier aus Gewohnheit die höchste Karte, die erlaubt ist.
