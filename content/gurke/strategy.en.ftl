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
    .other = { $how ->
        [gives] With { $other } you would give up { $given }, { $given_count ->
            [one] which is not middling.
           *[other] which are not middling.
        }
       *[keeps] With { $other } you would keep { $left }.
    }
gurke-well-do-not-raise =
    .advice = { $what ->
        [back] If you come back you still have a chance; if you stay out you have none.
        [raise] Nothing is known about the other hands yet, and losing would cost more.
       *[other] Here this costs nothing.
    }
    .other = { $how ->
        [back] With { $other } you would sit out at least one more deal.
       *[raise] { $other } puts more at stake when you know no more than before.
    }
gurke-well-keep-an-ace-for-the-end =
    .advice = { $kept } counts as the lowest card in the last trick, so keep it for that; { $cards } will do here.
    .other = { $how ->
        [ace] { $other } would go before the last trick, where it counts as the lowest card.
        [short] { $other } is not high enough: you would give up a low card that you need at the end.
        [higher] { $other } would do too, but it is higher than needed.
       *[lower] { $other } would do too, but then the higher card, { $cards }, stays with you.
    }
gurke-well-lead-high-keep-the-highest =
    .advice = { $forced ->
        [yes] Only the lowest may be led here, so it is { $cards }.
       *[other] With { $n_word } cards in hand there is time: { $height ->
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
    .advice = { $forced ->
        [yes] Only the lowest may be led here, so it is { $cards }.
       *[other] { $n ->
            [one] You have only one card left: { $cards }.
           *[other] { $same ->
                [yes] All your cards are of the same rank, so it does not matter which goes first.
               *[other] With { $n_word } cards left, what counts is ending with a low one, so { $cards_count ->
                    [one] { $cards } goes first.
                   *[other] { $cards } go first.
                }
            }
        }
    }
    .other = After { $other } you would still hold { $cards }, the higher card, and being left with it could cost you.
gurke-well-reach-and-save-the-small-ones =
    .advice = { $cards_count ->
        [one] { $cards } is
       *[other] { $cards } are
    } high enough against { $lies }{ $low ->
        [yes] , and the lower card, { $kept }, stays with you for the end.
       *[other] .
    }
    .other = { $how ->
        [short] { $other } is not high enough: you would give up a low card that you need at the end.
        [higher] { $other } would do too, but it is higher than needed.
       *[lower] { $other } would do too, but then the higher card, { $cards }, stays with you.
    }
gurke-well-go-high-near-the-end =
    .advice = { $n ->
        [one] You have only one card left: { $cards }.
       *[other] { $same ->
            [yes] All your cards are of the same rank, so it does not matter which goes first.
           *[other] You have only { $n_word } cards left: { $cards } { $cards_count ->
                [one] goes
               *[other] go
            } now{ $low ->
                [yes] , and { $kept } is kept.
               *[other] .
            }
        }
    }
    .other = After { $other } you would still hold { $cards }, the higher card, and being left with it could cost you.
gurke-well-cannot-reach =
    .advice = You have nothing high enough against { $lies }, so { $cards } { $cards_count ->
        [one] goes.
       *[other] go.
    }
    .other = { $other } is not high enough either, and it is the higher card.

# What the coach asks first.

coach-ask =
    .lead = Which card do you want to be left with at the end?
    .follow = Do you have anything high enough, and what would you have to give up otherwise?
    .speak = Which of your cards are neither high nor low?
    .price = What would you gain by it, and what can it cost you?

# What somebody does who knows no principle.

coach-habit =
    .low = Goes by habit here: the lowest card allowed goes and the high ones are saved; at the end that is costly.

# How they play at this table.

temper-watches = plays by principles
