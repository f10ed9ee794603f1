# Words at the table, and sentences for what cannot be.

tag-dealer = deals
tag-chooser = names trumps
tag-dog = on a dog’s life
tag-by-permission = by permission of the parish
tag-blind = blind
tag-knocked = has knocked
tag-out = knocked out
tag-winner = has won
score-sheet = tricks in each hand
    .row = Hand
tag-score = { $n } { $n ->
    [one] trick
   *[other] tricks
}
pile-stock = rest of the pack
pile-turn-up = turned up
pile-discards = discards
pile-cut = cut
fact-hand = hand
fact-trump = trumps
fact-no-trump = no trumps
fact-order = rank order
fact-pot = pot
error-deal-count = This deal takes exactly { $wanted } cards, but { $n } are named.
error-hand-size = { $seat } has { $n ->
    [one] one card
   *[other] { $n } cards
}; here it would have to be { $wanted }.
error-turn-without-cards = It is { $seat }’s turn, but { $seat } has no card.
error-too-many-tricks = There can be at most { $most } tricks at this point, not { $n }.
error-seat-is-out = { $seat } is out of the game and cannot be named under { $field }.
error-cuts-out-of-order = In the cut a card is missing, or the cards are not in the order in which the players before { $seat } cut.
error-no-trick-no-life = { $seat } has neither a trick nor a second chance, and so there is nothing to pay for.
error-no-dogs-life = Under this rule set there is no dog’s life; { $seat } would have been out without a trick.
error-nobody-plays-blind = Only those who pay for it play blind, and under this rule set nobody plays for stakes, { $seat } included.
error-order-is-fixed = Under this rule set the usual rank order always holds, from the ace down to the two.
error-always-trumps = Under this rule set every hand has a trump suit; nobody can call no trumps.
error-no-exchange = Under this rule set nobody exchanges cards, so none can have been discarded.

# What can be said of a position, and what it can be.

field-dealer = Dealer
field-phase = The table waits for
    .deal = the deal
    .turn = a card to be turned up for trumps
    .trump = trumps to be named
    .order = the rank order to be named
    .exchange = cards to be exchanged
    .draw = new cards for the discards
    .play = the next card
    .pay = the payment for staying in
    .cut = the cut
    .rainbow = the cut for the game
    .over = nothing: the game has ended
field-number = Number of the hand
field-hands = Hands
field-trick = Cards in the trick
field-in = Still in the game
field-blind = Plays blind
field-dogs = With a single card
field-lives = Second chances so far
field-won = Tricks in this hand
field-chooser = Names trumps
field-trump = Trumps
    .none = no trumps
field-order = Order of rank
    .ace-two = A K … 2
    .king-ace = K … 2 A
    .ace-king = A 2 … K
    .two-ace = 2 … K A
field-turned = Card turned up
field-played = Already played
field-discards = Discarded in the exchange
field-owed = Still to be drawn
field-stock = Rest of the pack
field-tied = Have to cut
field-cuts = Cut so far
field-first = Asked first
field-last = Took the last trick
field-turn = To move
field-pot = In the pot
field-winner = Winner
field-ended_by = Ended by
