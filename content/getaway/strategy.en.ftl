# What a principle says in a position, and what the other move would do.

getaway-well-first-trick =
    .advice = The first trick goes to the pile whatever happens, and { $card } is the highest card you may play to it.
    .other = { $other } would be allowed too, but { $card }, the higher card, would stay in your hand.
getaway-well-shed-high =
    .advice = With no { $suit_one } in hand you end the trick, { $ends ->
        [yes] and { $card } is gone.
       *[other] and somebody else picks up { $card }.
    }
    .other = { $how ->
        [longer] { $other } is as high or higher, but you hold { $more_word } of { $long } and only { $n_word } of { $short }: with { $card } you run out of a suit sooner.
       *[keeps] With { $other } you would keep { $card }, the higher card, and have to risk it later.
    }
getaway-well-last-goes-high =
    .advice = { $below ->
        [yes] The trick goes to the pile in any case, but you do not want to lead next: every suit that you could lead may be stopped. { $card } leaves the lead to { $next }.
       *[other] Everybody has followed and nobody is left to play: the trick goes to the pile and takes { $card } with it.
    }
    .other = { $how ->
        [takes] With { $other } a higher card would be gone, but you would have to lead next.
        [leads] With { $other } you would leave the next lead to { $next }, but { $card } would stay in your hand, and you seldom get rid of it so safely.
       *[keeps] { $other } would do, but then { $card } stays in your hand, and you seldom get rid of it so safely.
    }
getaway-well-high-while-all-follow =
    .advice = { $alone_count ->
        [0] Everybody still to play
       *[other] { $alone }
    } very probably has a { $suit_one }: then the trick is clean, and { $card } is gone.
    .other = With { $other } you would keep { $card }, the higher card.
getaway-well-stay-below =
    .advice = { $seats_count ->
        [0] { $alone_count ->
            [0] Somebody still to play
           *[other] { $alone }
        } may have no { $suit_one }
       *[other] { $seats } { $seats_count ->
            [one] has
           *[other] have
        } no { $suit_one }
    }: then the player of the highest card picks up. { $below ->
        [yes] { $card } is your highest card that stays below what has been played.
       *[other] All your { $suit } are higher than what has been played; { $chance ->
            [none] whichever you play, nobody will beat it.
            [like] { $card } is as likely to be beaten as any lower one.
           *[best] { $card } is the one most likely to be beaten.
        }
    }
    .other = { $how ->
        [tops] With { $other } you would have the highest card so far, and pick up if nobody goes higher before the trick is stopped.
        [fewer] { $more ->
            [one] One card that is still out beats { $card }
           *[other] Of the cards still out, { $more_word } beat { $card }
        }; { $n ->
            [0] none beats { $other }.
           *[other] only { $n_word } of them would beat { $other }.
        }
       *[keeps] { $other } would stay below too, but then { $card }, the higher card, remains in your hand.
    }
getaway-well-lead-high-in-a-live-suit =
    .advice = { $alone_count ->
        [0] Everybody
       *[other] { $alone }
    } probably still has { $suit }, so you can probably get rid of { $card } safely.{ $seats_count ->
        [0] { "" }
       *[other] { " " }That is not so for { $barred }: { $seats } { $seats_count ->
            [one] has
           *[other] have
        } none, and the trick would be stopped.
    }
    .other = { $how ->
        [stopped] { $away } { $away_count ->
            [one] has
           *[other] have
        } no { $away_suit_one }: a trick that begins with { $other } would be stopped.
        [rarer] { $n ->
            [one] Only one card of { $away_suit } is still out
           *[other] Only { $n_word } cards of { $away_suit } are still out
        }, against { $more_word } of { $suit }: with { $other } somebody is likelier to stop the trick.
       *[keeps] With { $other } you would keep { $card }, the higher card, which may be harder to get rid of later.
    }
getaway-well-lead-low-where-others-are-higher =
    .advice = { $free ->
        [yes] In every suit, somebody may be unable to follow by now.
       *[other] { $alone_count ->
            [0] No matter which suit you lead, somebody has none of it, so the trick will be stopped.
           *[other] { $alone } has none of the suits you could lead, so the trick will be stopped.
        }
    } { $at_once_count ->
        [0] { $n ->
            [0] { $free ->
                [yes] { $seats_count ->
                    [0] Nothing higher than your cards is out: if the trick is stopped, you pick up. { $card } is the lowest of them.
                   *[other] In the suits that nobody surely lacks, nothing higher than your cards is out: if the trick is stopped, you pick up. { $card } is the lowest of them.
                }
               *[other] Nothing higher than your cards is out, so you will pick up in any case. { $card } is the lowest of them.
            }
            [one] { $counted ->
                [yes] One card higher than { $card } is still out
               *[other] One card higher than { $card } may still be out
            }
           *[other] { $counted ->
                [yes] In all, { $n_word } cards higher than { $card } are still out
               *[other] Up to { $n_word } cards higher than { $card } are still out
            }
        }{ $n ->
            [0] { "" }
           *[other] { $seats_count ->
                [0] .
               *[other] { $free ->
                    [yes] ; { $seats } { $seats_count ->
                        [one] has
                       *[other] have
                    } no { $barred_one }, so a trick led in { $barred } would be stopped.
                   *[other] .
                }
            }
        }
       *[other] { $at_once } plays right after you and has no { $suit_one }: you will pick up { $card } again, and the other card with it.
    }
    .other = { $how ->
        [stopped] { $away } { $away_count ->
            [one] has
           *[other] have
        } no { $away_suit_one }: a trick that begins with { $other } would be stopped.
        [once] { $away } plays right after you and has no { $away_suit_one }: with { $other } you would be sure to pick up.
       *[fewer] { $n ->
            [0] Nothing higher than { $other } can be out
            [one] Only one card higher than { $other } can be out
           *[other] Only { $n_word } cards higher than { $other } can be out
        }, so you are likelier to have the highest card and to pick up.
    }
getaway-take-hint-here =
    .advice = { $seat } has none of the suits you could lead: every trick would be stopped there. If you take the hand, that danger is gone.
    .other = With { $other } the very next card would stop the trick, and you would pick up both.

# What the coach asks first.

coach-ask =
    .lead = Who can still follow which suit, and who has to play higher than you?
    .follow = Who is still to play, and can all of them follow?
    .speak = What would you do with the new cards?

# What somebody does who knows no principle.

coach-habit =
    .low = Goes by habit here: the lowest card allowed is played and the high ones are saved, the very cards that make you pick up later.
