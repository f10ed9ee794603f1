# Words at the table, and sentences for what cannot be.

tag-dealer = deals
tag-elder = elder
tag-obliged = must make three tricks
tag-king = has the king point
tag-open = hand face up
tag-winner = has won
tag-banker = banker
tag-ponte = punter
tag-adviser = adviser
tag-side = bets on the bank
score-sheet = points after each deal
    .row = Deal
tag-score = { $n } { $n ->
    [one] point
   *[other] points
}
pile-talon = stock
pile-turn-up = turn-up
pile-discards = discarded
pile-bank = bank
fact-trump = trumps
fact-tricks = tricks
fact-exchanges = exchanges
fact-pot = in the pot
fact-worth = value of the game
fact-line = line
fact-bets = bets
fact-purses = won and lost
error-table-gives = The table deals { $n ->
    [one] one card
   *[other] { $n } cards
} here, not { $given }.
error-hand-size = { $seat } has { $n ->
    [one] one card
   *[other] { $n } cards
}; here it must be { $wanted }.
error-order-incomplete = Everyone must be in the line exactly once: { $seats }.
error-score-over = { $seat } already has { $n } points; at five the game is over.
error-tricks-broken = The tricks played do not add up: each needs one card from each side.
error-cards-too-early = The game has not got that far: these cards cannot be on the table yet.
error-turn-wrong = It cannot be { $seat }’s turn here; it is { $turn }’s.

word-stake = stake into the bank
word-raise = bank raised
word-side = bet on the bank
word-withdraw = surplus taken out
word-bet = bet against the bank
word-won = bet won
word-rest = rest of the bank returned
word-side-won = bet on the bank won
word-bets = bets go into the bank
word-cash = bank given up

# What can be said of a position, and what it can be.

field-phase = The table waits for
    .cut = a card in the draw for the deal
    .choose = the choice of who deals
    .bank = the stake in the bank
    .bet = the next bet
    .balance = bank and bets to be made equal
    .deal = the deal
    .turn = the turn-up
    .propose = elder: exchange or play
    .answer = the answer to the proposal
    .discard = cards to be discarded
    .draw = new cards from the stock
    .play = the next card, or the king to be announced
    .named = the choice between the card and the word
    .cash = the banker: leave it in or take it
    .over = nothing: the game has ended
field-company = Chouette
field-order = The line
field-bank = In the bank
field-first = First stake
field-bets = Bets
field-side = Betting on the bank
field-covered = Amount of that bet
field-ledger = Payments
field-advice = Advice
field-dealer = Dealer
field-score = Points
field-number = Deal number
field-turn_up = Turn-up
field-hands = Hands
field-discards = Discarded
field-trick = Cards in the trick
field-played = Tricks played
field-won = Tricks won
field-talon = Stock
field-exchanges = Exchanges so far
field-obliged = Must make three tricks
field-king = Has the king point
field-turn = To act
field-before = Points before the tricks
field-offenders = Has revoked
field-missed = Too late to announce
field-named = Suit named
    .none = none
field-cuts = Drawn for the deal
field-winner = Has won
field-worth = Value of the game
field-ended_by = Ended by
