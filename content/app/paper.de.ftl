# Eine Stellung auf Papier.

paper-before = Bis hierher gespielt:
paper-after = So ging es weiter
paper-ways = { $n ->
        [one] eine Möglichkeit, Karten auszuwählen
       *[other] { $n } Möglichkeiten, Karten auszuwählen
    }
