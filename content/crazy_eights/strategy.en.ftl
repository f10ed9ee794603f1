# What a principle says in a position, and what the other move would do.

crazy-eights-well-call-your-suit =
    .advice = { $n ->
        [0] You hold no plain card of any suit; { $suit } will do as well as any.
        [one] You still have one { $suit_one } to go on with.
       *[other] You still have { $n } { $suit } to go on with.
    }{ $seats_count ->
        [0] { "" }
       *[other] { " " }When { $seats } last drew or passed, { $suit } were asked for.
    }
    .other = { $how ->
        [refused] If you called { $theirs }, you would have as many cards of that suit to follow with, but when { $away } last drew or passed, { $mine } were asked for.
       *[suit] If you called { $theirs }, you would have { $n ->
            [0] no card
            [one] only one card
           *[other] only { $n } cards
        } of that suit to follow with; calling { $mine } leaves you { $more }.
    }
crazy-eights-well-draw-only-without-a-card =
    .advice = Nothing can be played here.
    .other = { $other }: that is allowed too, but brings no new card.
crazy-eights-well-eight-before-it-is-late =
    .advice = { $seat } has only { $held ->
        [one] one card
       *[other] { $held } cards
    } left: it would be costly to be caught with { $cards }.
    .other = { $how ->
        [refused] With { $theirs } to follow, you would have as many cards to go on with, but when { $away } last drew or passed, { $mine } were asked for.
        [suit] With { $theirs } to follow, you would have { $n ->
            [0] no card
            [one] only one card
           *[other] only { $n } cards
        } to go on with; with { $mine } you have { $more }.
       *[keeps] { $other }: that would keep { $card } for now, and it costs { $n } points if it is still in your hand at the end.
    }
crazy-eights-well-dear-cards-first =
    .advice = { $card } would cost { $n ->
        [one] one point
       *[other] { $n } points
    } at the end, and playing it leaves { $suit } on top.{ $seats_count ->
        [0] { "" }
       *[other] { " " }When { $seats } last drew or passed, { $suit } were asked for.
    }
    .other = { $how ->
        [draws] { $other }: that would add a card to your hand instead of ridding you of one.
        [wild] { $other }: that would spend the wild card, which you may need when nothing else can be played.
        [cheaper] After { $other } you would still hold { $card }: it costs { $n ->
            [one] one point
           *[other] { $n } points
        }, the other card only { $few }.
        [refused] With { $theirs } on top, you would have as many cards to go on with, but when { $away } last drew or passed, { $mine } were asked for.
       *[suit] After { $other }, with { $theirs } on top, you would have { $n ->
            [0] no card
            [one] only one card
           *[other] only { $n } cards
        } of that suit to go on with; with { $mine } on top you have { $more }.
    }
crazy-eights-well-keep-the-eight =
    .advice = Only { $wilds ->
        [one] the wild card can be played
       *[other] a wild card can be played
    }{ $says ->
        [yes] , and { $suit } is the suit to go on with.
       *[other] .
    }
    .other = { $how ->
        [draws] { $other }: that would add a card to your hand instead of ridding you of one.
        [refused] With { $theirs } to follow, you would have as many cards to go on with, but when { $away } last drew or passed, { $mine } were asked for.
       *[suit] With { $theirs } to follow, you would have { $n ->
            [0] no card
            [one] only one card
           *[other] only { $n } cards
        } to go on with; with { $mine } you have { $more }.
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
