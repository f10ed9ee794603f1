# What a principle says in a position, and what the other move would do.

ecarte-well-announce-the-king =
    .advice = The king of trumps brings a point, and that is worth more than the secret.
    .other = With { $other } the point would be lost.
ecarte-well-stand-or-propose =
    .advice = { $role ->
        [elder] { $n ->
            [0] By our rule, which holds while the end is still far off, elder proposes without a trump.
           *[other] This hand counts { $n }. By our rule, which holds while the end is still far off, elder stands on { $limit } or more and proposes on less.
        }
       *[dealer] This hand counts { $n }. By our rule, which holds while the end is still far off, the dealer refuses on { $limit } or more and gives cards on less.
    }
    .other = Not this: { $other }. Our rule says otherwise.
ecarte-well-keep-trumps-and-kings =
    .advice = { $spoilt ->
        [0] { $n ->
            [0] All of these are cards to keep.
            [one] { $queens ->
                [yes] { $cards } is not a trump, king or queen, so it goes.
               *[no] { $cards } is not a trump or king, so it goes.
            }
           *[other] { $queens ->
                [yes] { $cards } are not trumps, kings or queens, so as many of them go as are allowed.
               *[no] { $cards } are not trumps or kings, so as many of them go as are allowed.
            }
        }
       *[other] All of these are cards to keep, but one has to go: { $cards }.
    }
    .other = Not this: { $other }. It would keep a card that is worse on average than a new one, or discard a good one.
ecarte-well-lead-what-nobody-beats =
    .advice = After everything that has been played openly, the other hand cannot beat { $card }.
    .other = { $other } could still be beaten.
ecarte-well-lead-trumps-from-strength =
    .advice = { $n ->
        [one] { $card } is high enough to hold, or to draw a higher one.
       *[other] With { $n } trumps, { $card } draws those of the other hand.
    }
    .other = { $other } can be trumped while the other hand has trumps.
ecarte-well-lead-from-two =
    .advice = { $n ->
        [one] { $card } is the best plain card, and the trumps are still needed.
       *[other] There are { $n } cards of { $suit }: if { $card } does not hold, the next one may.
    }
    .other = { $other } promises less: a shorter suit, a lower card, or a trump that is still needed.
ecarte-well-take-cheaply =
    .advice = { $card } beats { $lead } and is the cheapest card that does.
    .other = { $other } would cost more.
ecarte-well-throw-away-the-lowest =
    .advice = Nothing here takes this trick; { $card } is the least likely to take another.
    .other = { $other } might still take a trick.
ecarte-jdr-advice-here =
    .advice = { $good ->
        [yes] This hand is one of the jeux de règle: the old list says not to exchange.
       *[other] This hand is not one of the jeux de règle: the old list says to exchange.
    }
    .other = Not this: { $other }. It would go against that list.

# What the coach asks first.

coach-ask =
    .lead = What can the other hand still beat, and has it any trumps left?
    .follow = What do you have to play, and which of those cards is the cheapest?
    .speak = What would you keep in an exchange, and what would be lost?

# What somebody does who knows no principle.

coach-habit = Plays with the cards at hand, the highest first.
