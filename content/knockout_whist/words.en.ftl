# Words at the table, and sentences for what cannot be.

tag-dealer = deals
tag-chooser = names trumps
tag-dog = on a dog's life
tag-by-permission = by permission of the parish
tag-blind = blind
tag-knocked = has knocked
tag-out = knocked out
tag-winner = has won
pile-stock = rest of the pack
pile-turn-up = turned up
pile-discards = discards
pile-cut = cut
fact-hand = hand
fact-trump = trumps
fact-no-trump = no trumps
fact-order = order of rank
fact-pot = pot
error-deal-count = This deal takes exactly { $wanted } cards; { $n } are named.
error-hand-size = { $seat } has { $n ->
    [one] one card
   *[other] { $n } cards
}; here it would have to be { $wanted }.
error-field-not-a-list = { $field } is a list such as [A, B], not “{ $text }”.
error-field-not-a-mapping = { $field } is written as seat: number, not “{ $text }”.
error-turn-without-cards = It is { $seat }'s turn, but { $seat } has no card.
error-too-many-tricks = { $n } tricks have been taken already; at this point there can be at most { $most }.
error-seat-is-out = { $seat } is out of the game and cannot be named under { $field }.
error-cuts-out-of-order = In the cut a card is missing, or they are not in the order in which the players before { $seat } cut.
error-no-trick-no-life = { $seat } has neither a trick nor a second chance, and so nothing to pay for.
error-no-dogs-life = Under this rule set there is no dog's life; { $seat } would have been out for want of a trick.
error-nobody-plays-blind = Only those who pay for it play blind; under this rule set nobody plays for stakes, { $seat } included.
error-order-is-fixed = Under this rule set the usual order of rank always holds, from the ace down to the two.
error-always-trumps = Under this rule set every hand has a trump suit; nobody can call no trumps.
error-no-exchange = Under this rule set nobody exchanges cards, so none can have been discarded.
