# What a principle says in a position, and what the other move would do.

crazy-eights-well-call-your-suit =
    .advice = { $n ->
        [0] You hold no plain card of any suit; { $suit } will do as well as any.
        [one] You still have one { $suit_one } to go on with.
       *[other] You still have { $n_word } { $suit } to go on with.
    }{ $seats_count ->
        [0] { "" }
       *[other] { " " }When { $seats } last drew or passed, the suit to follow was { $suit }.
    }
    .other = { $how ->
        [refused] If you called { $theirs }, you would have as many cards to go on with, but when { $away } last drew or passed, the suit to follow was { $mine }.
       *[suit] If you call { $theirs }, you have { $n ->
            [0] no plain card of that suit to play next
            [one] only one card to play next
           *[other] only { $n_word } cards to play next
        }; with { $mine } you have { $more_word }.
    }
crazy-eights-well-draw-only-without-a-card =
    .advice = Nothing can be played here.
    .other = { $other } is allowed too, but brings no new card.
crazy-eights-well-eight-before-it-is-late =
    .advice = { $seat } has only { $held ->
        [one] one card
       *[other] { $held_word } cards
    } left: if { $cards } stays in your hand, it costs { $price ->
        [one] one point
       *[other] { $price_word } points
    }{ $says ->
        [yes] { $n ->
            [0] .
            [one] ; you then have one { $suit_one } to go on with.
           *[other] ; you then have { $n_word } { $suit } to go on with.
        }
       *[other] .
    }
    .other = { $how ->
        [refused] If you called { $theirs }, you would have as many cards to go on with, but when { $away } last drew or passed, the suit to follow was { $mine }.
        [suit] If you call { $theirs }, you have { $n ->
            [0] no plain card of that suit to play next
            [one] only one card to play next
           *[other] only { $n_word } cards to play next
        }; with { $mine } you have { $more_word }.
       *[keeps] With { $other } you would keep { $card } for now; it costs { $n ->
            [one] one point
           *[other] { $n_word } points
        } if it is still in your hand at the end.
    }
crazy-eights-well-dear-cards-first =
    .advice = { $fits ->
        [one] Only { $card } can be played
       *[other] If { $card } stays in your hand, it costs { $n ->
            [one] one point
           *[other] { $n_word } points
        }
    }; playing it leaves { $suit } on top{ $left ->
        [0] .
        [one] , and you have one more of them.
       *[other] , and you have { $left_word } more of them.
    }{ $seats_count ->
        [0] { "" }
       *[other] { " " }When { $seats } last drew or passed, the suit to follow was { $suit }.
    }
    .other = { $how ->
        [draws] { $verb ->
            [draw] Drawing would give you one card more, not one fewer.
           *[other] Taking the penalty cards would give you more cards, not one fewer.
        }
        [wild] { $other } would spend a wild card, which you may need when nothing else can be played.
        [cheaper] After { $other } you would still hold { $card }: it costs { $n ->
            [one] one point
           *[other] { $n_word } points
        }, the other card only { $few_word }.
        [refused] With { $theirs } on top, you would have as many cards to go on with, but when { $away } last drew or passed, the suit to follow was { $mine }.
       *[suit] After { $other }, with { $theirs } on top, you would have { $n ->
            [0] no plain card of that suit to play next
            [one] only one card to play next
           *[other] only { $n_word } cards to play next
        }; with { $mine } you have { $more_word }.
    }
crazy-eights-well-keep-the-eight =
    .advice = Only { $wilds ->
        [one] { $cards } can be played
       *[other] a wild card can be played
    }{ $says ->
        [yes] { $n ->
            [0] ; { $suit } will then do as well as any suit.
            [one] ; you then have one { $suit_one } to go on with.
           *[other] ; you then have { $n_word } { $suit } to go on with.
        }
       *[other] .
    }
    .other = { $how ->
        [draws] { $verb ->
            [draw] Drawing would give you one card more, not one fewer.
           *[other] Taking the penalty cards would give you more cards, not one fewer.
        }
        [refused] If you called { $theirs }, you would have as many cards to go on with, but when { $away } last drew or passed, the suit to follow was { $mine }.
       *[suit] If you call { $theirs }, you have { $n ->
            [0] no plain card of that suit to play next
            [one] only one card to play next
           *[other] only { $n_word } cards to play next
        }; with { $mine } you have { $more_word }.
    }

# What the coach asks first.

coach-ask =
    .lead = Which suit should be on top so you can go on?
    .follow = Which suit should be on top so you can go on?
    .speak = Is there really nothing you can play, and what helps you most?

# What somebody does who knows no principle.

coach-habit =
    .wild = Goes by habit here: the wild card is played as soon as possible.
    .cheap = Goes by habit here: the cheapest card is played first, and the expensive ones are kept.
