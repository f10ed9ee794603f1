# What a principle says in a position, and what the other move would do.

crazy-eights-well-call-your-suit =
    .advice = { $n ->
        [0] No suit is left in strength; { $suit } is as good as any.
        [one] One { $suit_one } of your own is left to go on with.
       *[other] { $n } of your own { $suit } are left to go on with.
    }{ $seats_count ->
        [0] { "" }
       *[other] { " " }{ $seats } drew or passed when it was last asked for.
    }
    .other = { $other } would leave fewer cards of your own that fit.
crazy-eights-well-draw-only-without-a-card =
    .advice = Nothing fits here, so this is what is left.
    .other = { $other } is allowed too, but gets you no further.
crazy-eights-well-eight-before-it-is-late =
    .advice = { $seat } has only { $held ->
        [one] one card
       *[other] { $held } cards
    } left: { $cards } would be dear to be caught with.
    .other = With { $other } you would keep { $cards } and pay for it if the round ends now.
crazy-eights-well-dear-cards-first =
    .advice = { $card } would cost { $n ->
        [one] one point
       *[other] { $n } points
    } at the end, and it leaves { $suit } on the table.{ $seats_count ->
        [0] { "" }
       *[other] { " " }{ $seats } drew or passed when it was last asked for.
    }
    .other = After { $other } you would hold dearer cards, lack the wild card, or face a suit of which you have less.
crazy-eights-well-keep-the-eight =
    .advice = Nothing else fits: now the wild card is needed, and the suit is { $suit }.
    .other = { $other } would leave a suit of which you have less, or mean drawing.

# What the coach asks first.

coach-ask =
    .lead = Which suit should be left on the table, so that you can go on?
    .follow = Which suit should be left on the table, so that you can go on?
    .speak = Does really nothing fit, and what gets you further?

# What somebody does who knows no principle.

coach-habit = Lays the wild card as soon as it fits, and the cheapest card otherwise.
