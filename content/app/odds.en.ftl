# The pages with the odds of Écarté.

ui-odds = Odds
ui-jeux = Jeux de règle
odds-lead = Écarté: how often does this hand make the point? It is counted exactly, against every hand the opponent can have.
odds-hand = Your hand
odds-turn-up = Turn-up
odds-role = Which side are you?
odds-role-elder = elder
odds-role-dealer = dealer
odds-chance = { $p } for three tricks or more, with open hands
odds-count = You make the point in { $rest ->
    [none] all { $of } layouts
   *[some] { $n } of { $of } layouts, but not in the other { $against },
    } when both hands lie open and both sides play their best. This is a yardstick, not a limit.
odds-sure = At least { $low } is certain from what you can see yourself, whatever the other side does (proved for { $gap ->
    [none] { $lo } layouts
   *[some] between { $lo } and { $hi } layouts
}).
odds-sure-missing = What is certain without seeing the other hand has not been computed for this hand yet.
odds-no-pattern = The hand is not a jeu de règle.
odds-patterns = The hand is a jeu de règle:
odds-assumed = What the figures assume
odds-assumptions = Each of the opponent’s 65,780 hands is equally likely; nothing is inferred from a proposal or a refusal; both sides play their best for tricks. The score is level and the end is far off, so every point is worth the same, and the trump king scores nothing extra. “Open” means both hands exposed: a yardstick, because in real play the other side does not see your cards either, so you may do better or worse. “Certain” means that you see only your own hand, the turn-up and the cards played, while the other side sees everything.
odds-chart-tricks = How many tricks?
odds-chart-leads = Which card to lead?
odds-chart-bracket = Certain, and with open hands
odds-chart-among = Among all hands
odds-exactly = exactly this many
odds-at_least = at least this many
odds-layouts = layouts
odds-tricks = tricks
odds-two_to_one = two to one
odds-point = the point with open hands after this lead
odds-vole = the vole (all five)
odds-best = best
odds-dealer-no-lead = The dealer does not lead; elder plays the first card.
odds-bracket-text = The figure marked as certain is the least you can be sure of. Open hands are a yardstick, not a limit: a real opponent does not see your cards either.
odds-mark-sure = certain from your own cards
odds-mark-first = first card unseen, then open
odds-mark-open = open hands
odds-among-text = { $p } of all hands are weaker in this role.
odds-chance_axis = chance of the point
odds-share_axis = share of all hands
odds-here = this hand
odds-worth-elder = Playing without proposing is worth { $worth } points with open hands: one for three tricks, two for all five, two to the dealer if you fail.
odds-worth-dealer = Refusing is worth { $worth } points with open hands, if a proposal tells you nothing: one for three tricks, two for all five, two to elder if you fail.
odds-what = what is counted
odds-card = lead
odds-kind = counted
odds-certain = certain from your own cards (three tricks or more)
odds-leads-certain = Also show what each lead makes certain
odds-leads-solving = Solving each lead from your own cards alone; the first time this takes a minute or two.
odds-leads-text = “Best” means the best lead of its kind. With open hands, we assume that you see the other hand once the first card has been played; judged from your own cards alone, another lead may be better.
odds-play-hidden = Also play it out hidden: nobody sees the other hand
odds-hidden-playing = Playing { $n } deals; the very first time this takes a little longer.
odds-mark-hidden = nobody sees the other hand
odds-hidden-text = Nobody sees the other hand: { $p } (± { $error }) in { $n } deals played out; before each card the player imagines 24 hands that the other side may still hold, and plays the card that would do best against them with open hands. Guessing like this falls short of perfect play: where it makes the point less often than the figure that is certain, the line that guarantees it is better.
odds-yardstick = How far off is the yardstick?
odds-yardstick-text = To find out, { $n } random hands in both roles were each played out 2,000 times with hidden hands. Compared with open hands, elder’s chance shifts by { $elder-mean } percentage points on average, the dealer’s by { $dealer-mean }; the largest shifts are { $elder-most } and { $dealer-most }.
odds-error = ± (19 times out of 20)
odds-from = from
odds-to = to
odds-how = How this was counted
odds-how-text = The 26 unknown cards lie in nine gaps between your own cards. Opposing hands with the same number of cards in every gap play alike, so { $of } hands fall into a few classes. The gaps, from high cards to low, trumps first:
odds-how-classes = { $n } classes, { $of } hands in all:
odds-held = cards per gap
odds-hands = hands

jeux-lead = Écarté’s tradition names nine patterns of hands to play without an exchange. Here is how often they make three tricks, and what the solved decision does with them.
jeux-table = The nine patterns, counted
jeux-readings = Readings
jeux-v1-at-least = three trumps or more
jeux-v1-exactly = exactly three trumps
jeux-v2b-at-least = two or more cards of the suit
jeux-v2b-exactly = exactly two cards of the suit
jeux-v2c-either = a jack or an ace is enough
jeux-v2c-both = both jack and ace
jeux-v3b-queen-or-better = queen or king
jeux-v3b-literal-queen = the queen, taken literally
jeux-v4a-kings-outside = the kings of the two other suits
jeux-v4a-disjoint = two kings besides the queen and another card
jeux-v4a-overlap = two kings, one of which may be beside the queen
jeux-v4b-at-least = four court cards or more, two queens or more
jeux-v4b-exactly = exactly four court cards, exactly two queens
jeux-pattern = Pattern
jeux-hands-of = { $n } of { $of } hands
jeux-role = Role
jeux-least = least
jeux-mean = mean
jeux-most = greatest
jeux-reach = reach 2 : 1
jeux-sure = reach it for certain
jeux-weakest = weakest hand
jeux-strongest = strongest hand
jeux-missed = What the list misses, measured at two to one
jeux-missed-elder = For elder, { $reach } of the hands on the list reach two to one with open hands. Of all hands, { $reaching } do, and the list names only { $found } of those.
jeux-missed-dealer = For the dealer, { $reach } of the hands on the list reach two to one with open hands. Of all hands, { $reaching } do, and the list names { $found } of those.
jeux-strongest-missed = The strongest hand it misses:
jeux-dealer = The same list for the dealer?
jeux-dealer-text = The source page gives both roles the same hands. With open hands, fewer than half of the dealer’s hands reach two to one in { $weak }{ $some ->
    [none] {""}
   *[other] , and more than one in ten fall short in { $some }
}. Without the lead you cannot start a long suit.{ $elder ->
    [none] {""}
   *[other] {" "}In { $elder }, fewer than half of elder’s hands reach two to one as well.
} But two to one is the books’ yardstick, not the solution’s: what the solution does with each pattern is shown above.
jeux-books = What the books say
jeux-books-note = Where a book names only the trump suit, we chose the turn-up; hands that depend on it would come out a little differently.
jeux-book-what = Situation
jeux-book-says = The book
jeux-book-exact = Counted
jeux-book-source = Source
jeux-book-agrees = right
jeux-book-differs = wrong

error-odds-not-in-pack = { $card } is not in the pack of Écarté, which goes from the seven to the ace.
error-odds-turn-up-in-hand = { $card } is turned up, so it cannot be in the hand as well.
error-odds-five-cards = A hand has five cards, but here { $n ->
    [one] there is one
   *[other] there are { $n }
}.
error-odds-no-turn-up = A hand needs the card turned up: --turn-up 8H.
error-odds-not-a-situation = A situation has the fields hand, turn_up and role, not “{ $text }”.
error-odds-not-yes-or-no = The field king_point is true or false, not “{ $text }”.
error-odds-no-card = “{ $text }” is not a card; write a card like Q♥ or QH.
error-odds-twice = { $card } is in the hand twice; the pack holds each card once.
error-odds-no-role = “{ $text }” is not a role; the roles are elder and dealer.

worth-title = Open hands:
worth-hand = Without an exchange, this hand makes the point in { $open } of all layouts; { $sure } is certain.
worth-open-lab = To the odds
worth-best = With best play by both, { $card } leads to { $n ->
    [0] no trick
    [one] one trick
   *[other] { $n } tricks
}; no card does better.
worth-less = With best play by both, { $card } leads to { $n ->
    [0] no trick
    [one] one trick
   *[other] { $n } tricks
}; { $options } would lead to { $best }.
worth-chance = Chance of the point:
worth-chance-best = { $before } before, { $after } after { $card }; no other card keeps more.
worth-chance-less = { $before } before, { $after } after { $card }, { $best } with { $options }.
worth-chance-how = Counted over all { $of } hands that the other side may still hold, each equally likely and played on with open hands.
worth-settled = { $made ->
    [yes] The point is already won.
   *[no] Too many tricks are lost to make the point.
}
jeux-solved = What the solution of the first decision does with them
jeux-solved-text = The share of each pattern’s hands that the solution keeps (elder stands, the dealer refuses), while the end is still far off and with the king’s point; and what it costs per hand to follow the list every time. With a hand strong in trumps the solution proposes; with one strong in plain suits it stands.
jeux-kept = kept
jeux-swapped = exchanged
jeux-loss = cost of following the list, points a hand
jeux-done = solution
