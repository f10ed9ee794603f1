# Words at the table, and sentences for what cannot be.

tag-dealer = dealer
tag-winner = winner
tag-loser = loser
tag-gurke = one life lost
tag-is-gurke = out of the game
tag-bought-back = bought back
tag-kontra = said kontra
tag-doubled = pays double
tag-fourfold = pays fourfold
score-sheet = points after each deal
    .row = Deal
tag-score = { $n } { $n ->
    [one] point
   *[other] points
}
pile-stock = stock
pile-discards = discards
pile-losing-cards = losing cards
fact-deal = deal
fact-limit = limit
fact-pot = pot
fact-undealt = undealt cards
error-gives-wrong-count = The number of cards to be dealt here is { $count }, not { $n }.
error-talon-count = The stock cannot { $n ->
    [0] be empty
    [one] have one card
   *[other] have { $n } cards
}: { $rest } { $rest ->
    [one] is
   *[other] are
} left over.
error-score-over-limit = { $seat } has { $n } points and would already be out or have lost a life.
error-trick-order = It was not yet { $seat }’s turn: play goes round clockwise from the leader.
error-trick-uneven = Everyone plays the same number of cards to a trick, and only one unless sets are allowed.
error-hands-uneven = The hands do not go together: they have { $sizes } cards. Those who have played to the trick must be short of just the cards they played; otherwise all hands are the same size.
error-phase-not-here = { $phase ->
    [swap] Nobody exchanges cards before the first trick at this table, so the table never waits for that.
    [draw] Nobody exchanges cards before the first trick at this table, so the table never waits for that.
    [kontra] There is no kontra at this table, so the table never waits for that.
    [buy] Nobody buys back in at this table, so the table never waits for that.
   *[free] Nobody is asked about new hands before the first trick at this table, so the table never waits for that.
}
error-nobody-asked = The table waits for an answer, but nobody is being asked.
error-asked-is-out = { $seat } is to answer but is out of the game.
error-nobody-to-buy = The table waits for somebody to buy back in, but nobody who is out is being asked.
error-stock-too-small = The stock is too small: it holds { $stock }, but { $n } would have to be given.

# What may be said of a position.

field-phase = The table waits for
    .dealer = the draw for the first deal
    .deal = the deal
    .swap = an exchange
    .draw = cards from the stock
    .kontra = kontra or pass
    .free = an answer to “Is it free?”
    .double = an answer to “Double?”
    .redeal = a new hand
    .play = a card
    .buy = an answer about buying back
    .over = nothing: the game has ended
field-dealer = Dealer
field-deal = Deal number
field-in = Still in the game
field-scores = Points
field-gurken = Lives lost
field-bought = Already bought back in
field-gone = Losing cards on the table
field-pot = Stakes in the pot
field-previous = Value of the last losing card
field-heir = Deals next
field-hands = Hands
field-trick = Cards in the trick
field-rows = Cards played earlier
field-discards = Discards
field-stock = Stock
field-leader = Leader of the trick
field-number = Number of the trick
field-asked = Being asked
field-swapped = Exchanged by the first player
field-pending = Cards still to be given
field-factors = Penalty multiplied by
field-freed = Has swapped free of charge
field-caller = Has called kontra
field-winners = Winners
field-losers = Losers
field-payments = Payments
field-ended_by = Ended by
