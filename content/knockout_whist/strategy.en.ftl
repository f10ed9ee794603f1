# What a principle says in a position, and what the other move would do.

knockout-whist-well-change-low-plain-cards =
    .advice = { $n ->
        [0] Nothing here is weaker than what the stock brings on average.
       *[other] { $cards } will hardly take a trick; what comes from the stock is better on average.
    }
    .other = Not this: { $other }. It gives up a card that may take a trick, or keeps one that will not.
knockout-whist-well-wait-with-the-lone-card =
    .advice = The one card has to win the trick: play it when it probably will, and knock otherwise.
    .other = Not this: { $other }. It lets the only chance go, or passes up a good one.
knockout-whist-well-draw-trumps =
    .advice = No trump is higher than { $card }, and { $n ->
        [one] one is
       *[other] up to { $n } are
    } still with the others: the trick is certain and takes some from them.
    .other = { $other } could still be trumped.
knockout-whist-well-lead-a-master =
    .advice = Nothing in { $suit } is higher than { $card }, and nobody has turned out to be out of the suit.
    .other = { $other } can still be beaten.
knockout-whist-well-lead-from-a-short-suit =
    .advice = { $n ->
        [one] { $card } is the only { $suit_one } in the hand: after it you can trump that suit.
       *[other] There are only { $n } { $suit } in the hand: soon you can trump that suit.
    }
    .other = With { $other } you would keep the short suit, or spend a trump that can take a trick later.
knockout-whist-well-lead-high =
    .advice = { $card } is the card most likely to hold.
    .other = { $other } is beaten more easily.
knockout-whist-well-last-wins-cheaply =
    .advice = Nobody is left to play: { $card } is enough, and anything higher is kept for later.
    .other = { $other } would spend more than is needed, or let the trick go.
knockout-whist-well-take-what-holds =
    .advice = Others are still to play: { $card } is the most likely to hold against them.
    .other = { $other } would be easier to beat, or would give the trick away.
knockout-whist-well-trump-low =
    .advice = With no { $suit_one } in hand, { $card } takes the trick and is the cheapest trump that does.
    .other = { $other } would let the trick go, or cost more.
knockout-whist-well-throw-the-lowest =
    .advice = Nothing here takes this trick; { $card } is the least likely to take another.
    .other = { $other } might still take a trick later.
knockout-whist-hint-longest-suit-here =
    .advice = { $suit } { $n ->
        [one] has one card
       *[other] have { $n } cards
    }, and no suit has more.
    .other = { $other } would be shorter, or make trumps of cards that win anyway.

# What the coach asks first.

coach-ask =
    .lead = Which of your cards can nobody beat any more, and who still has trumps?
    .follow = Is anybody still to play, and what will hold?
    .speak = Which suit will win you the most tricks?

# What somebody does who knows no principle.

coach-habit = Plays high cards at once, whether they hold or not.
