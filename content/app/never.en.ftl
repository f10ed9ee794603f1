# Why no change turns a refusal round: by the rule that refuses, and the kind of move. Fact: $seat who tries.

never-getaway-lastcard-draw =
    .draw = Drawing comes after playing: the last card of the hand first has to be laid and to take its trick.
never-knockout-whist-trump-choose-after-deal =
    .knock = Knocking belongs to whoever was given a single card as a second chance; { $seat } has a hand to play.
never-knockout-whist-dog-play-or-knock =
    .knock = Knocking belongs to whoever was given a single card as a second chance; { $seat } has a hand to play.
never-ecarte-exchange-elder-first =
    .discard = Whoever asked for cards lays away at least one, whatever the hand and whatever the rule set.
never-ecarte-king-exclusive =
    .announce = As long as this king lies face up it is in nobody's hand, and its point is written: announcing it would take another deal.
never-ecarte-renonce-definition =
    .claim = A breach has to lie on the table: somebody would have had to play against a duty before.
never-ecarte-chouette-over =
    .raise = How much is missing follows from bank and bets: exactly that is added, no other amount.
    .side = How much is missing follows from bank and bets: exactly that is covered, no other amount.
never-gurke-set-lead =
    .play = The fault lies in the cards themselves: they differ in rank, and nothing on the table makes them equal.
never-gurke-set-no-mixing =
    .play = More than one of the cards led would have to be lower: that would be another trick.
never-gurke-set-same-count =
    .play = The number is fixed by the lead: with another number of cards led it would be another trick.
never-gurke-rassi-frei =
    .free = The question is put once in each deal, before anybody doubles, and depends on the hand; both together would take another deal.
