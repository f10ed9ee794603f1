# What a principle says in a position, and what the other move would do.

knockout-whist-well-change-low-plain-cards =
    .advice = { $n ->
        [0] Nothing here is low enough to be worth exchanging.
       *[other] { $cards } will hardly take a trick, and the stock may bring something better.
    }
    .other = { $how ->
        [trump] With { $other } you would give up a trump.
        [higher] With { $other } you would give up a card that is likelier to take a trick.
       *[keeps] With { $other } you would keep the low card.
    }
knockout-whist-well-wait-with-the-lone-card =
    .advice = { $why ->
        [holds] Your one card has to win a trick, and here { $card } probably does.
        [waits] Your one card has to win a trick, and here { $card } may well be beaten, so it is better to wait.
        [beaten] Your one card has to win a trick, and here { $card } is already beaten, so wait.
       *[last] Your one card has to win a trick: play it when it probably will, and knock otherwise.
    }
    .other = { $how ->
        [waits] With { $other } you would pass up a good chance for { $card }.
        [lost] Played now, { $card } would lose the trick, and you have no second card.
       *[risks] Played now, { $card } may be beaten, and you have no second card.
    }
knockout-whist-well-draw-trumps =
    .advice = No trump higher than { $card } is left, and { $n ->
        [one] only one more trump may be
       *[other] up to { $n_word } more trumps may be
    } { $alone_count ->
        [0] in the other hands: the trick is certain and may draw trumps from the others.
       *[other] in { $alone }’s hand: the trick is certain and may draw one of them.
    }
    .other = { $how ->
        [trump] { $other } would spend a trump.
        [trumped] { $away } { $away_count ->
            [one] has
           *[other] have
        } no { $away_suit_one } and could trump { $other }.
        [exposed] { $other } can still be trumped.
       *[beaten] { $other } is not the highest: { $more ->
            [one] one higher trump is still unseen.
           *[other] { $more_word } higher trumps are still unseen.
        }
    }
knockout-whist-well-lead-a-master =
    .advice = Nobody can have a { $suit_one } higher than { $card }, and { $trumps ->
        [yes] nobody is known to be out of that suit.
       *[other] the others are out of trumps.
    }
    .other = { $how ->
        [trump] { $other } would spend a trump, and { $card } can take the trick without one.
        [trumped] { $away } { $away_count ->
            [one] has
           *[other] have
        } no { $away_suit_one } and could trump { $other }.
        [exposed] { $other } can still be trumped.
       *[beaten] { $other } can still be beaten: { $more ->
            [one] one higher card of its suit is still unseen.
           *[other] { $more_word } higher cards of its suit are still unseen.
        }
    }
knockout-whist-well-lead-from-a-short-suit =
    .advice = { $n ->
        [one] { $card } is the only { $suit_one } in your hand: once it has gone, you can trump that suit.
       *[other] You hold only { $n_word } { $suit }: soon you can trump that suit.
    }
    .other = { $how ->
        [trump] With { $other } you would spend a trump that can take a trick later.
        [longer] You hold { $more_word } { $long }: after { $other } you would still have to follow that suit.
        [trumped] { $away } { $away_count ->
            [one] has
           *[other] have
        } no { $away_suit_one } and could trump { $other }.
        [exposed] { $other } can still be trumped.
       *[beaten] { $other } is easier to beat: { $more ->
            [one] one higher card of its suit is
           *[other] { $more_word } higher cards of its suit are
        } still unseen, against { $n ->
            [0] none
           *[other] { $n_word }
        } for { $card }.
    }
knockout-whist-well-lead-high =
    .advice = { $n ->
        [0] Nothing can beat { $card } in its suit any more.
        [one] Only one card that beats { $card } in its suit is still unseen{ $single ->
            [yes] ; you have no other plain card.
           *[other] { $plain ->
                [yes] ; no other plain card of yours has fewer above it.
               *[other] ; no other card of yours has fewer above it.
            }
        }
       *[other] In its suit, { $n_word } cards that beat { $card } are still unseen{ $single ->
            [yes] ; you have no other plain card.
           *[other] { $plain ->
                [yes] ; no other plain card of yours has fewer above it.
               *[other] ; no other card of yours has fewer above it.
            }
        }
    }
    .other = { $how ->
        [trump] { $other } would spend a trump.
        [trumped] { $away } { $away_count ->
            [one] has
           *[other] have
        } no { $away_suit_one } and could trump { $other }.
        [exposed] { $other } can still be trumped.
       *[beaten] { $other } is easier to beat: { $more ->
            [one] one higher card of its suit is still unseen.
           *[other] { $more_word } higher cards of its suit are still unseen.
        }
    }
knockout-whist-well-last-wins-cheaply =
    .advice = Nobody is left to play: { $card } is enough, and anything higher is kept for later.
    .other = { $how ->
        [loses] { $other } would let the trick go.
       *[dearer] { $other } would take the trick too, but it is higher than needed.
    }
knockout-whist-well-take-what-holds =
    .advice = { $winners ->
        [one] Of your { $suit }, only { $card } beats { $lies }
       *[other] { $n ->
            [0] Nobody can beat { $card } in its suit
           *[other] None of your { $suit } is harder to beat than { $card }
        }
    }, with { $coming } still to play{ $first ->
        [yes] , and you have no trick yet.
       *[other] .
    }
    .other = { $how ->
        [loses] { $other } would not take the trick as it stands.
       *[beaten] { $other } is easier to beat: { $more ->
            [one] one higher card of its suit is still unseen.
           *[other] { $more_word } higher cards of its suit are still unseen.
        }
    }
knockout-whist-well-trump-low =
    .advice = With no { $suit_one } in hand you can trump: { $winners ->
        [one] of your trumps, only { $card } beats { $lies }
       *[other] { $card } is your lowest trump that beats { $lies }
    }{ $top ->
        [yes] , and no higher trump can follow.
       *[other] .
    }
    .other = { $how ->
        [loses] { $other } would let the trick go.
       *[dearer] { $other } would trump too, but it is higher than needed.
    }
knockout-whist-well-throw-the-lowest =
    .advice = Nothing that you may play takes this trick, so { $card } goes, the card you will miss least.
    .other = { $how ->
        [trump] { $other } is a trump and may still take a trick.
        [master] Nobody can have a higher card of its suit than { $other }: it may still take a trick.
       *[higher] { $other } is higher and likelier to take a trick later.
    }
knockout-whist-hint-longest-suit-here =
    .advice = You have { $n ->
        [one] one { $suit_one }
       *[other] { $n_word } { $suit }
    }, and no other suit is longer.
    .other = { $how ->
        [shorter] With { $theirs } as trumps you would have { $n ->
            [0] none
            [one] only one
           *[other] only { $n_word }
        }; with { $suit } you have { $more_word }.
       *[stronger] With { $theirs } as trumps you would have as many, but their high cards are likelier to win without being trumps.
    }

# What the coach asks first.

coach-ask =
    .lead = Which of your cards can nobody beat any more, and who still has trumps?
    .follow = Is anybody still to play, and which card will win?
    .speak = Which suit will win you the most tricks?
    .wait = Is your one card good enough for this trick, or is it better to wait?
    .exchange = Which of your cards is least likely to take a trick?
    .stay = Do you want to stay in the game, and what does it cost?

# What somebody does who knows no principle.

coach-habit =
    .high = Goes by habit here: the highest card is led at once, whether it will win or not.
    .low = Goes by habit here: the lowest card allowed is played, even where a higher one would win.

# How they play at this table.

temper-never-takes = shies away from high cards and forgets about trumps
