# What a principle says in a position, and what the other move would do.

gurke-well-change-the-middle =
    .advice = { $n ->
        [0] { $middle ->
            [0] There are no middling cards here to exchange.
           *[other] No exchange allowed here would do more good than harm.
        }
       *[other] { $pure ->
            [yes] { $n ->
                [one] { $cards } is neither high nor low.
               *[other] { $cards } are neither high nor low.
            }
           *[other] Most of these are neither high nor low, and here it has to be this many or none.
        }
    }
    .other = { $other }: { $how ->
        [gives] that would give up { $given }, { $given_count ->
            [one] which is not middling.
           *[other] which are not middling.
        }
       *[keeps] that would keep { $left }.
    }
gurke-well-do-not-raise =
    .advice = { $what ->
        [back] If you come back you still have a chance; if you stay out you have none.
        [raise] Nothing is known about the other hands yet, and losing would cost more.
       *[other] Here this costs nothing.
    }
    .other = { $how ->
        [back] { $other }: then you would sit out at least one more deal.
       *[raise] { $other }: that puts more at stake when you know no more than before.
    }
gurke-well-keep-an-ace-for-the-end =
    .advice = { $kept } counts as the lowest card in the last trick, so keep it for that; { $cards } will do here.
    .other = { $how ->
        [ace] { $other } would go before the last trick, where it counts as the lowest card.
        [short] { $other } is not high enough: a low card would go, and you want to end with low cards.
        [higher] { $other } would do too, but it is higher than needed.
       *[lower] { $other } would do too, but then the higher card, { $cards }, stays with you.
    }
gurke-well-lead-high-keep-the-highest =
    .advice = { $forced ->
        [yes] Only the lowest may be led here, so it is { $cards }.
       *[other] With { $n } cards in hand there is time: { $height ->
            [high] with { $cards } you can draw out the others’ low cards
            [middle] { $cards_count ->
                [one] { $cards } is
               *[other] { $cards } are
            } neither high nor low, and a lead is a chance to get rid of { $cards_count ->
                [one] it
               *[other] them
            }
           *[other] { $cards } will do
        }{ $top ->
            [yes] ; { $kept } is kept for later.
           *[other] .
        }
    }
    .other = { $how ->
        [higher] { $other } is higher still: it may be needed later, when something high has been played.
       *[lower] { $other } is lower, and you want to be left with your lowest cards.
    }
gurke-well-lead-the-highest-near-the-end =
    .advice = { $n ->
        [one] Only one card is left: { $cards } has to go.
       *[other] With { $n } cards left, what counts is ending with a low one, so { $cards_count ->
            [one] { $cards } goes first.
           *[other] { $cards } go first.
        }
    }
    .other = After { $other } you would still hold { $cards }, the higher card, and being left with it could cost you.
gurke-well-reach-and-save-the-small-ones =
    .advice = { $cards_count ->
        [one] { $cards } is
       *[other] { $cards } are
    } high enough{ $low ->
        [yes] , and the lower card, { $kept }, stays with you for the end.
       *[other] .
    }
    .other = { $how ->
        [short] { $other } is not high enough: a low card would go, and you want to end with low cards.
        [higher] { $other } would do too, but it is higher than needed.
       *[lower] { $other } would do too, but then the higher card, { $cards }, stays with you.
    }
gurke-well-go-high-near-the-end =
    .advice = { $n ->
        [one] Only one card is left: { $cards } goes now.
       *[other] Only { $n } cards are left: { $cards } { $cards_count ->
            [one] goes
           *[other] go
        } now{ $low ->
            [yes] , and { $kept } is kept.
           *[other] .
        }
    }
    .other = After { $other } you would still hold { $cards }, the higher card, and being left with it could cost you.
gurke-well-cannot-reach =
    .advice = Nothing is high enough, so { $cards } { $cards_count ->
        [one] goes.
       *[other] go.
    }
    .other = { $other } is not high enough either, and it is the higher card.

# What the coach asks first.

coach-ask =
    .lead = Which card do you want to be left with at the end?
    .follow = Do you have anything high enough, and what would you have to give up otherwise?
    .speak = Which of your cards are neither high nor low?

# What somebody does who knows no principle.

coach-habit =
    .low = Goes by habit here: the lowest card allowed goes and the high ones are saved; at the end that is costly.
