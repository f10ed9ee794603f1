# Was ein Grundsatz in einer Stellung sagt, und was der andere Zug täte.

ecarte-well-announce-the-king =
    .advice = Der Trumpfkönig bringt einen Punkt, und der ist mehr wert als das Geheimnis.
    .other = Mit { $other } verfiele der Punkt.
ecarte-well-stand-or-propose =
    .advice = { $role ->
        [elder] { $n ->
            [0] Nach unserer Regel, die gilt, solange das Ende noch weit ist, schlägt Vorhand ohne Trumpf vor.
           *[other] Dieses Blatt zählt { $n }. Nach unserer Regel, die gilt, solange das Ende noch weit ist, spielt Vorhand ab { $limit } gleich und schlägt darunter vor.
        }
       *[dealer] Dieses Blatt zählt { $n }. Nach unserer Regel, die gilt, solange das Ende noch weit ist, lehnt der Geber ab { $limit } ab und gibt darunter Karten.
    }
    .other = Nicht: { $other }. Unsere Regel sagt es anders.
ecarte-well-keep-trumps-and-kings =
    .advice = { $spoilt ->
        [0] { $n ->
            [0] Hier sind nur Karten, die bleiben sollen.
            [one] { $queens ->
                [yes] { $cards } ist weder Trumpf noch König noch Dame und geht weg.
               *[no] { $cards } ist weder Trumpf noch König und geht weg.
            }
           *[other] { $queens ->
                [yes] { $cards } sind weder Trümpfe noch Könige noch Damen und gehen weg, so viele erlaubt sind.
               *[no] { $cards } sind weder Trümpfe noch Könige und gehen weg, so viele erlaubt sind.
            }
        }
       *[other] Hier sind nur Karten, die bleiben sollen, aber eine muss weg: { $cards }.
    }
    .other = Nicht: { $other }. Damit bliebe eine Karte da, die im Mittel schlechter ist als eine neue, oder eine gute ginge weg.
ecarte-well-lead-what-nobody-beats =
    .advice = Die andere Hand kann { $card } nach allem, was offen gefallen ist, nicht mehr schlagen.
    .other = { $other } könnte noch geschlagen werden.
ecarte-well-lead-trumps-from-strength =
    .advice = { $n ->
        [one] { $card } ist hoch genug, um zu halten oder einen höheren herauszuholen.
       *[other] Mit { $n } Trümpfen zieht { $card } der anderen Hand ihre ab.
    }
    .other = { $other } kann getrumpft werden, solange die andere Hand noch Trümpfe hat.
ecarte-well-lead-from-two =
    .advice = { $n ->
        [one] { $card } ist die beste Nebenkarte, und Trümpfe werden noch gebraucht.
       *[other] In { $suit } sind es { $n } Karten: Hält { $card } nicht, hält vielleicht die nächste.
    }
    .other = { $other } verspricht weniger: kürzere Farbe, niedrigere Karte oder ein Trumpf, der noch gebraucht wird.
ecarte-well-take-cheaply =
    .advice = { $card } schlägt { $lead } und ist die billigste Karte, die das kann.
    .other = { $other } wäre teurer.
ecarte-well-throw-away-the-lowest =
    .advice = Diesen Stich macht hier nichts; { $card } macht am ehesten auch keinen anderen.
    .other = { $other } könnte noch einen Stich machen.
ecarte-jdr-advice-here =
    .advice = { $good ->
        [yes] Die Hand gehört zu den Jeux de règle: Die alte Liste rät, damit nicht zu tauschen.
       *[other] Die Hand gehört nicht zu den Jeux de règle: Die alte Liste rät zum Tausch.
    }
    .other = Nicht: { $other }. Diese Liste rät anders.

# Was der Coach zuerst fragt.

coach-ask =
    .lead = Was kann die andere Hand noch schlagen, und hat sie noch Trümpfe?
    .follow = Was musst du zugeben, und was ist das Billigste davon?
    .speak = Was bliebe bei einem Tausch, und was ginge verloren?

# Was tut, wer keinen Grundsatz kennt.

coach-habit = Spielt mit den Karten, die da sind, die höchste zuerst.
