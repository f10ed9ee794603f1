# What a principle says in a position, and what the other move would do.

ecarte-well-announce-the-king =
    .advice = Announcing the king of trumps brings a point, and a point is worth more than the secret.
    .other = { $how ->
        [risked] If you play { $other } without announcing the king, you can announce it only after winning a trick.
       *[lost] If you play { $other } without announcing the king, you lose the point.
    }
ecarte-well-stand-or-propose =
    .advice = { $keeps ->
        [yes] You have { $trumps ->
            [0] no trump
            [one] one trump
           *[other] { $trumps_word } trumps
        } and { $kings ->
            [0] no plain king
            [one] one plain king
           *[other] { $kings_word } plain kings
        }: enough to try for three tricks.{ $far ->
            [yes] { " " }By our rule this hand counts { $n_word }, and on { $limit_word } or more { $role ->
                [elder] elder stands.
               *[dealer] the dealer refuses.
            }
           *[other] { "" }
        }
       *[other] { $role ->
            [elder] { $trumps ->
                [0] You have no trump: if you stand and do not make three tricks, { $gets ->
            [yes] { $rival } gets two points
           *[other] you lose two points
        }.
                [one] You have { $trumps ->
            [0] no trump
            [one] one trump
           *[other] { $trumps_word } trumps
        } and { $kings ->
            [0] no plain king
            [one] one plain king
           *[other] { $kings_word } plain kings
        }: not enough to count on three tricks, and if you stand and do not make them, { $gets ->
            [yes] { $rival } gets two points
           *[other] you lose two points
        }.
               *[other] You have { $trumps ->
            [0] no trump
            [one] one trump
           *[other] { $trumps_word } trumps
        } and { $kings ->
            [0] no plain king
            [one] one plain king
           *[other] { $kings_word } plain kings
        }: those stay with you in an exchange, and the rest may become better.
            }
           *[dealer] You have { $trumps ->
            [0] no trump
            [one] one trump
           *[other] { $trumps_word } trumps
        } and { $kings ->
            [0] no plain king
            [one] one plain king
           *[other] { $kings_word } plain kings
        }: not enough to count on three tricks, and if you refuse and do not make them, { $gets ->
            [yes] { $rival } gets two points
           *[other] you lose two points
        }.
        }{ $far ->
            [yes] { $n ->
                [0] { "" }
               *[other] { " " }By our rule this hand counts { $n_word }, and only on { $limit_word } or more does { $role ->
                    [elder] elder stand.
                   *[dealer] the dealer refuse.
                }
            }
           *[other] { "" }
        }
    }
    .other = { $how ->
        [keeps] After { $other } you would have to make the three tricks with this hand, without a new card.
       *[exchanges] After { $other } { $role ->
            [elder] { $rival } could exchange too, and your hand is good enough to be played as it is.
           *[dealer] { $rival } could exchange, and your hand is good enough to be played as it is.
        }
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
                [yes] { $cards } is not a trump, king or queen, so it can go.
               *[no] { $cards } is not a trump or king, so it can go.
            }
           *[other] { $queens ->
                [yes] { $cards } are not trumps, kings or queens, so they can go.
               *[no] { $cards } are not trumps or kings, so they can go.
            }
        }
       *[other] All of these are cards to keep, but one has to go: { $cards }.
    }
    .other = { $how ->
        [gives] It is better to keep { $given }: trumps and kings, and queens beside two trumps, are likelier to take a trick than a new card.
       *[keeps] If you keep { $left }, you do without { $left_count ->
            [one] a new card that may be better.
           *[other] new cards that may be better.
        }
    }
ecarte-well-lead-what-nobody-beats =
    .advice = Going by everything that has been played, { $rival } cannot beat { $card }.
    .other = { $other } could still be beaten.
ecarte-well-lead-trumps-from-strength =
    .advice = { $n ->
        [one] { $card } is high enough to win the trick, or to draw a higher trump.
       *[other] With { $n_word } trumps it pays to lead { $card }: if { $rival } has a trump left, it has to be played.
    }
    .other = { $how ->
        [lower] { $other } is lower and easier to beat.
       *[trumped] { $other } can be trumped while { $rival } may have trumps.
    }
ecarte-well-lead-from-two =
    .advice = { $trumps ->
        [only] { $n ->
            [one] Only { $card } can be led.
           *[other] You have only trumps left, and { $card } is the highest of them.
        }
       *[other] { $n ->
            [one] { $plain ->
                [one] { $card } is your only plain card, and trumps may still be needed.
               *[other] { $trumps ->
                    [yes] You have no higher plain card than { $card }, and trumps may still be needed.
                   *[other] You have no higher card than { $card }.
                }
            }
           *[other] { $top ->
                [yes] { $rival } can have nothing higher in { $suit } than { $card }: only a trump can beat it.
               *[other] You hold { $n_word } { $suit }: if { $card } does not win, the next one may.
            }
        }
    }
    .other = { $how ->
        [trump] { $other } would spend a trump that may still be needed.
        [shorter] In { $short } you hold only { $n_word }, in { $long } { $more_word }: after { $other } you would have less left to lead.
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
        [master] { $rival } can hold nothing above { $other } in this suit, so { $other } may still take a trick.
       *[higher] { $other } is higher and likelier to take a trick later.
    }
ecarte-jdr-advice-here =
    .advice = { $good ->
        [yes] This hand is one of the jeux de règle: the old list says not to exchange.
       *[other] This hand is not one of the jeux de règle: the old list says to exchange (only the decision before the first exchange is solved hand by hand; after it, the solution seldom exchanges again).
    }
    .other = { $how ->
        [keeps] By that list { $other } is wrong, since the hand is not strong enough to be played as it is.
       *[exchanges] By that list { $other } is wrong, since the hand is strong enough to be played as it is.
    }

# What the coach asks first.

coach-ask =
    .lead = Which of your cards can still be beaten, and how many trumps may be left?
    .follow = What do you have to play, and which of those cards is the cheapest?
    .speak = What would you keep in an exchange, and what would be lost?
    .king = Which is worth more: the point, or that nobody knows of your king?
    .bank = Do you want to keep the bank?

# What somebody does who knows no principle.

coach-habit =
    .keeps = Goes by habit here: no exchange, good hand or bad.
    .high = Goes by habit here: the highest card allowed is played.

# How they play at this table.

temper-never-takes = likes to lead the highest card at once
