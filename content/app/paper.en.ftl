# A position on paper.

paper-before = Played so far:
paper-after = How it went on
paper-ways = { $n ->
        [one] one choice of cards
       *[other] { $n } different choices of cards
    }
