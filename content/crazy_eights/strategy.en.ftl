# What a principle says in a position, and what the other move would do.

crazy-eights-well-call-your-suit =
    .advice = { $n ->
        [0] No suit is strong any more; { $suit } will do as well as any.
        [one] One { $suit_one } of your own is left to go on with.
       *[other] { $n } of your own { $suit } are left to go on with.
    }{ $seats_count ->
        [0] { "" }
       *[other] { " " }{ $seats } drew or passed when it was last called for.
    }
    .other = { $other } would leave you fewer cards that match.
crazy-eights-well-draw-only-without-a-card =
    .advice = Nothing can be played here, so this is all that is left.
    .other = { $other } is allowed too, but gets you no further.
crazy-eights-well-eight-before-it-is-late =
    .advice = { $seat } has only { $held ->
        [one] one card
       *[other] { $held } cards
    } left: it would be costly to be caught with { $cards }.
    .other = With { $other } you would keep { $cards } and pay for it if the round ends now.
crazy-eights-well-dear-cards-first =
    .advice = { $card } would cost { $n ->
        [one] one point
       *[other] { $n } points
    } at the end, and it leaves { $suit } on the table.{ $seats_count ->
        [0] { "" }
       *[other] { " " }{ $seats } drew or passed when it was last called for.
    }
    .other = After { $other } you would hold costlier cards, lack the wild card, or face a suit of which you have fewer cards.
crazy-eights-well-keep-the-eight =
    .advice = Nothing else can be played: now the wild card is needed, and the suit to call is { $suit }.
    .other = { $other } would leave a suit of which you have fewer cards, or mean drawing.

# What the coach asks first.

coach-ask =
    .lead = Which suit should you leave on the table, so you can go on?
    .follow = Which suit should you leave on the table, so you can go on?
    .speak = Is there really nothing to play, and what gets you further?

# What somebody does who knows no principle.

coach-habit = Plays the wild card as soon as possible, and otherwise the cheapest card.
