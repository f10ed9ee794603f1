# Words at the table, and sentences for what cannot be.

tag-dealer = deals
tag-last-card = last card
tag-silent = not announced
tag-winner = wins
score-sheet = points after each round
    .row = Round
tag-score = { $n } { $n ->
    [one] point
   *[other] points
}
pile-stock = stock
pile-discards = discard pile
fact-called = Called
fact-debt = To be taken
fact-drawing = Drawing cards
fact-drawn = Drawn in this turn
fact-direction = Direction
fact-round = Round
fact-target = Limit
word-clockwise = clockwise
word-anticlockwise = counter-clockwise
word-any = any card
notice-no-hand-shrinks = Taken literally, every turn adds a card: while the stock lasts, no hand gets smaller.
notice-never-ends = With a draw on every turn and a reshuffle as well, hardly anyone ever goes out.
error-hand-size = { $seat } has { $n ->
    [one] one card
   *[other] { $n } cards
}; here every hand is dealt { $wanted }.
error-deal-size = This deal takes { $wanted } cards, not { $n }.
error-draw-size = { $wanted ->
    [one] One card is
   *[other] { $wanted } different cards are
} due here, not { $n }.
error-stock-count = The stock cannot have { $n ->
    [one] one card
   *[other] { $n } cards
}: { $rest } { $rest ->
    [one] is
   *[other] are
} left.
error-discards-count = The discard pile cannot have { $n ->
    [one] one card
   *[other] { $n } cards
}: with the top card it has { $rest }.
error-hand-empty = { $seat } has no cards left; the round would already be won.
error-call-without-wild = Nobody can have called a suit on { $top } here.
error-call-missing = { $top } is a wild card, but nothing says which suit was called.
error-debt-not-here = In this rule set a two creates no debt, so there are no unanswered twos.
error-debt-without-two = Only a two can create a debt, but the top card is { $top }.
error-drawn-not-held = { $seat } is listed as having drawn { $card } but does not hold it.
error-nobody-silent = Cards are to be drawn for a missing announcement, but nothing says who left it out.
error-nothing-to-give = Cards are to be given out here, but there are none.
error-starter-turned = The starter is still to be turned, but { $top } already lies face up.
error-silence-is-free = Under this rule set nobody has to announce a last card; { $seat } cannot have forgotten anything.
error-draw-ends-turn = Under this rule set drawing ends the turn; it cannot still be { $seat }’s turn after a draw.
error-starter-not-free = Under this rule set not every card can be played on { $top }.

# What can be said of a position, and what it can be.

field-dealer = Dealer
field-phase = The table is waiting for
    .deal = the deal
    .turn = the starter to be turned
    .call = the call for the starter
    .play = the next turn
    .draw = the card that was asked for
    .debt = the debt for the twos
    .missed = the penalty for a missing announcement
    .blocked = the shuffle after a block
    .over = nothing: the game has ended
field-hands = Hands
field-top = Top card
field-called = Called
    .none = nothing
    .any = any card
field-discards = Cards under it
field-stock = Stock
field-turn = To move
field-direction = Direction
    .clockwise = clockwise
    .anticlockwise = counter-clockwise
field-debt = Twos unanswered
field-drawn = Drawn in this turn
field-passes = Passes in a row
field-laid = Played the top card
field-silent = Did not announce
field-round = Round
field-scores = Points so far
field-ended_by = Ended by
