# What a principle says in a position, and what the other move would do.

getaway-well-first-trick =
    .advice = The first trick goes to the pile whatever happens: { $card } is the highest card you may play to it.
    .other = { $other } would be allowed too, but { $card } would stay in your hand.
getaway-well-shed-high =
    .advice = With no { $suit_one } in hand the trick ends; somebody else picks up { $card }.
    .other = With { $other } you would keep { $card } and have to risk it later.
getaway-well-last-goes-high =
    .advice = Everybody has followed and nobody is left to play: the trick goes to the pile and takes { $card } with it.
    .other = { $other } would do, but you seldom get rid of { $card } so safely.
getaway-well-high-while-all-follow =
    .advice = Those still to play very probably have a { $suit_one }: the trick will be clean, and { $card } is gone.
    .other = With { $other } you would keep the high card, the one that makes you pick up later.
getaway-well-stay-below =
    .advice = { $seats_count ->
        [0] Somebody still to play may have no { $suit_one }
       *[other] { $seats } { $seats_count ->
            [one] has
           *[other] have
        } no { $suit_one }
    }: then the highest card picks up. { $card } stays out of it as well as it can.
    .other = { $other } would be higher, or leave you with a higher card than necessary.
getaway-well-lead-high-in-a-live-suit =
    .advice = Everybody probably still has { $suit }, so { $card } gets away safely.{ $seats_count ->
        [0] { "" }
       *[other] { " " }That is not so for { $barred }: { $seats } { $seats_count ->
            [one] has
           *[other] have
        } none, and the trick would be stopped.
    }
    .other = { $other } is riskier or lower: either the trick may be stopped, or a high card stays in your hand.
getaway-well-lead-low-where-others-are-higher =
    .advice = No suit is safe any more. { $n ->
        [0] Nothing higher than { $card } is out
        [one] One card higher than { $card } is still out
       *[other] { $n } cards higher than { $card } are still out
    }{ $seats_count ->
        [0] .
       *[other] ; { $seats } { $seats_count ->
            [one] has
           *[other] have
        } no { $barred_one }, so leading one would make you pick up.
    }
    .other = With { $other } you are more likely to be the highest and pick up.
getaway-take-hint-here =
    .advice = { $seat } has none of the suits you could lead: every trick would be stopped there. Take the hand, and that danger is gone.
    .other = { $other } would be stopped, and you would pick up again.

# What the coach asks first.

coach-ask =
    .lead = Who can still follow which suit, and who has to answer higher than you?
    .follow = Who is still to play, and can all of them follow?
    .speak = What would you do with the new cards?

# What somebody does who knows no principle.

coach-habit = Plays the lowest card and saves the high ones, the very cards that make you pick up later.
