# Words at the table, and sentences for what cannot be.

tag-dealer = deals
tag-elder = elder hand
tag-obliged = must make three tricks
tag-king = has the king point
tag-open = hand lies open
tag-winner = has won
tag-banker = banker
tag-ponte = punter
tag-adviser = adviser
tag-side = bets on the bank
pile-talon = stock
pile-turn-up = turn-up
pile-discards = laid away
pile-bank = bank
fact-trump = trumps
fact-tricks = tricks
fact-exchanges = exchanges
fact-pot = in the pot
fact-worth = worth of the game
fact-line = line
fact-bets = bets
fact-purses = won and lost
error-table-gives = { $n ->
    [one] One card is
   *[other] { $n } cards are
} dealt here, not { $given }.
error-hand-size = { $seat } has { $n } cards; here it must be { $wanted }.
error-not-a-list = { $field } is not a list: “{ $text }”.
error-order-incomplete = Everyone must stand in the line exactly once: { $seats }.
error-score-over = { $seat } has { $n } points already; at five the game is over.
error-tricks-broken = The tricks played do not work out: each takes one card from either side.
error-not-one-card = { $field } takes exactly one card, not “{ $text }”.
error-cards-too-early = The game has not got that far: these cards cannot lie on the table yet.
error-turn-wrong = It cannot be { $seat }'s turn here; it is { $turn }'s.

word-stake = stake into the bank
word-raise = bank raised
word-side = bet on the bank
word-withdraw = surplus taken out
word-bet = bet against the bank
word-won = bet won
word-rest = rest of the bank back
word-side-won = bet on the bank won
word-bets = bets go into the bank
word-cash = bank given up
