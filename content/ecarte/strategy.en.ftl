# What a principle says in a position, and what the other move would do.

ecarte-well-announce-the-king =
    .advice = The king of trumps is worth a point, and a point is worth more than the secret.
    .other = { $how ->
        [risked] With { $other } the king would go unannounced, and you could announce it only after winning a trick.
       *[lost] With { $other } the king would go unannounced, and the point would be lost.
    }
ecarte-well-stand-or-propose =
    .advice = { $role ->
        [elder] { $n ->
            [0] By our rule, which holds while the end is still far off, elder proposes with a hand that has no trump.
           *[other] This hand counts { $n }: by our rule, which holds while the end is still far off, elder stands on { $limit } or more and proposes on less.
        }
       *[dealer] This hand counts { $n }: by our rule, which holds while the end is still far off, the dealer refuses on { $limit } or more and accepts on less.
    }
    .other = { $how ->
        [keeps] { $trump ->
            [yes] { $other }: that would keep a hand that counts too little.
           *[other] { $other }: that would keep a hand without a trump.
        }
       *[exchanges] { $other }: then the other player could exchange too, and your count is high enough to play the hand as it is.
    }
    .why = { $role ->
        [elder] With a trump, elder counts two for each trump, each court card and each card of the longest plain suit, and one for each ace (court cards and aces in plain suits only), and stands on eleven or more; on less, or without a trump, elder proposes.
       *[dealer] The dealer counts three for each trump, but for no more than two of them, and in the plain suits two for each king and queen and one for each jack and ace, and refuses on eight or more.
    }
ecarte-well-keep-trumps-and-kings =
    .advice = { $spoilt ->
        [0] { $n ->
            [0] All of these are cards to keep.
            [one] { $queens ->
                [yes] { $cards } is not a trump, king or queen, so it goes.
               *[no] { $cards } is not a trump or king, so it goes.
            }
           *[other] { $queens ->
                [yes] { $cards } are not trumps, kings or queens, so they go, as far as the rules allow.
               *[no] { $cards } are not trumps or kings, so they go, as far as the rules allow.
            }
        }
       *[other] All of these are cards to keep, but one has to go: { $cards }.
    }
    .other = { $how ->
        [gives] { $other }: that would give up { $given }, and such cards are worth keeping.
       *[keeps] { $other }: that would keep { $left }, although a new card may be better.
    }
ecarte-well-lead-what-nobody-beats =
    .advice = Going by everything that has been played, the other hand cannot beat { $card }.
    .other = { $other } could still be beaten.
ecarte-well-lead-trumps-from-strength =
    .advice = { $n ->
        [one] { $card } is high enough to win the trick, or to draw a higher trump.
       *[other] With { $n } trumps it pays to lead { $card } and draw a trump from the other hand, if it has one.
    }
    .other = { $how ->
        [lower] { $other } is lower and easier to beat.
       *[trumped] { $other } can be trumped while the other hand may have trumps.
    }
ecarte-well-lead-from-two =
    .advice = { $n ->
        [one] { $trumps ->
            [yes] You have no higher plain card than { $card }, and trumps may still be needed.
            [only] Only { $card } can be led.
           *[other] You have no higher card than { $card }.
        }
       *[other] You hold { $n } { $suit }: if { $card } does not win, the next one may.
    }
    .other = { $how ->
        [trump] { $other } would spend a trump that may still be needed.
        [shorter] In { $short } you hold only { $n }, in { $long } { $more }: after { $other } you would have less left to lead.
       *[lower] { $other } is lower and easier to beat.
    }
ecarte-well-take-cheaply =
    .advice = { $card } beats { $lead } and is the lowest card that does.
    .other = { $how ->
        [loses] { $other } would let the trick go.
        [trump] { $other } would spend a trump.
       *[dearer] { $other } would take the trick too, but it is higher than needed.
    }
ecarte-well-throw-away-the-lowest =
    .advice = Nothing that you may play takes this trick, so { $card } goes, the card you will miss least.
    .other = { $how ->
        [master] The other hand can hold nothing above { $other } in this suit, so { $other } may still take a trick.
       *[higher] { $other } is higher and likelier to take a trick later.
    }
ecarte-jdr-advice-here =
    .advice = { $good ->
        [yes] This hand is one of the jeux de règle: the old list says not to exchange.
       *[other] This hand is not one of the jeux de règle: the old list says to exchange (only the decision before the first exchange is solved hand by hand; after it, the solution seldom exchanges again).
    }
    .other = { $how ->
        [keeps] { $other }: by that list the hand is not strong enough to be played as it is.
       *[exchanges] { $other }: by that list the hand is strong enough to be played as it is.
    }

# What the coach asks first.

coach-ask =
    .lead = What can the other hand still beat, and has it any trumps left?
    .follow = What do you have to play, and which of those cards is the cheapest?
    .speak = What would you keep in an exchange, and what would be lost?

# What somebody does who knows no principle.

coach-habit =
    .keeps = Goes by habit here: no exchange, whatever the hand is worth.
    .high = Goes by habit here: the highest card allowed is played.
