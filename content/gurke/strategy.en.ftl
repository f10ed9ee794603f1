# What a principle says in a position, and what the other move would do.

gurke-well-change-the-middle =
    .advice = { $n ->
        [0] There are no middling cards here to exchange.
        [one] { $cards } is neither high nor low.
       *[other] { $cards } are neither high nor low.
    }
    .other = Not this: { $other }. It would give up high or low cards, or keep too many in between.
gurke-well-do-not-raise =
    .advice = Nothing is known about the other hands yet, and anybody might have to pay more.
    .other = Not this: { $other }. It puts more at stake without knowing more.
gurke-well-keep-an-ace-for-the-end =
    .advice = { $kept } counts as the lowest card in the last trick, so keep it for that; { $card } will do here.
    .other = { $other } would spend the ace before it helps most, or keep a higher card than necessary.
gurke-well-lead-high-keep-the-highest =
    .advice = With { $n } cards in hand there is time: { $card } draws small cards from the others, and the highest is kept for later.
    .other = { $other } would give up a small card that will be missed at the end, or the highest too early.
gurke-well-lead-the-highest-near-the-end =
    .advice = Only { $n } cards are left: { $card } has to go, so you end with the lowest.
    .other = After { $other } you would keep { $card } for the last trick, and that is costly.
gurke-well-reach-and-save-the-small-ones =
    .advice = { $card } reaches, and { $kept } is kept for the last trick.
    .other = With { $other } you would give up a card that is worth more later.
gurke-well-go-high-near-the-end =
    .advice = Only { $n } cards are left: { $card } goes now, and { $kept } is kept.
    .other = After { $other } a higher card would be left for the last trick.
gurke-well-cannot-reach =
    .advice = Nothing reaches, so { $card } goes.
    .other = { $other } would be worth the same.

# What the coach asks first.

coach-ask =
    .lead = Which card do you want to be left with at the end?
    .follow = Does anything reach, and what would you have to give up otherwise?
    .speak = Which of your cards are neither high nor low?

# What somebody does who knows no principle.

coach-habit = Gives up the lowest card and saves the high ones for later; at the end that is costly.
