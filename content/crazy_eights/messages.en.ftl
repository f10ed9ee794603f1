# What the engine says in Crazy Eights. Facts: $seat acts, $card is the card of the move, $top lies on top,
# $required is the suit wanted, $called the suit called, $may are the cards that may be played now,
# $turn is whose turn it is, $other a second player.

move-play = { $said ->
        [suit] { $card } calling { $called }
        [shout] { $card } with the announcement
        [both] { $card } calling { $called }, with the announcement
       *[nothing] { $card }
    }
    .button = { $said ->
        [suit] { $card }, call { $called }
        [shout] { $card }, announce the last card
        [both] { $card }, call { $called }, announce the last card
       *[nothing] Play { $card }
    }
    .did = { $said ->
        [suit] { $seat } plays { $card } and calls { $called }.
        [shout] { $seat } plays { $card } and announces the last card.
        [both] { $seat } plays { $card }, calls { $called } and announces the last card.
       *[nothing] { $seat } plays { $card }.
    }
move-draw = draw a card
    .button = Draw a card
    .did = { $seat } draws a card.
    .given = { $cards_count ->
        [one] { $cards } comes from the stock.
       *[other] { $cards } come from the stock.
    }
move-take = take the penalty cards
    .button = Take the penalty cards
    .did = { $seat } takes the penalty cards.
move-pass = pass
    .button = Pass
    .did = { $seat } passes.
move-object = object to the missing announcement
    .button = No announcement!
    .did = { $seat } objects that { $forgetful } has not announced the last card.
move-call = call { $value }
    .button = Call { $value }
    .did = { $seat } calls { $value }.
move-deal = deal
    .given = The cards are shuffled and dealt one at a time.
move-turn = turn the starter
    .given = The card turned up is { $card }.
move-shuffle = shuffle the discards
    .given = The discards are shuffled.

## Whose turn it is

crazy-eights-turn-first =
    .no = { $other } dealt, so { $turn } on the left has the first turn.
    .event = { $other } dealt, so { $seat } on the left begins.
crazy-eights-turn-direction =
    .no = It is not { $seat }’s turn: { $way ->
        [anticlockwise] play is going counter-clockwise at present, and { $turn } comes next.
       *[clockwise] play goes clockwise, and { $turn } comes next.
    }
crazy-eights-turn-one-card =
    .no = { $seat } has already played { $top }, and only one card is played in a turn. It is { $turn }’s turn now.

## What fits

crazy-eights-play-match-suit =
    .yes = { $card } has the same suit as { $top }.
crazy-eights-play-match-rank =
    .yes = { $card } has the same rank as { $top }, so the suit does not matter.
crazy-eights-play-no-match =
    .no = { $top } asks for { $required } or the same rank, and { $card } is neither. { $may_count ->
        [0] Nothing in hand can be played.
       *[other] What can be played: { $may }.
    }
crazy-eights-play-picture-is-not-rank =
    .no = { $card } and { $top } are both court cards, but court cards count as one kind only in scoring. In play they have to match in suit ({ $required }) or in rank. { $may_count ->
        [0] Nothing in hand can be played.
       *[other] What can be played: { $may }.
    }
crazy-eights-play-eight-any-time =
    .yes = { $card } is a wild card and goes on anything, { $top } included.
crazy-eights-play-eight-must-call =
    .yes = { $card } is { $seat }’s last card: it ends the round, and no call is needed any more.
    .no = { $said ->
        [nothing] { $card } needs a call: the player of a wild card names the suit that has to follow, and its own suit will do.
        [shout] { $card } needs a call: the player of a wild card names the suit that has to follow, and its own suit will do.
       *[suit] { $card } is { $seat }’s last card: it ends the round, and there is nothing left to call.
    }
    .event = With { $card }, { $seat } has called { $called }: only { $called } or another wild card may be played now.
crazy-eights-play-eight-on-eight =
    .yes = { $card } may go on { $top }, since a wild card can always be played on another.
crazy-eights-play-follow-called-suit =
    .yes = { $card } follows the suit called, { $required }.
    .no = The suit called on { $top } is { $required }, and { $card } is not a { $required_one }. { $printed ->
        [same] The suit called is also the one printed on { $top }.
       *[other] The suit printed on { $top } no longer counts.
    } { $may_count ->
        [0] Nothing in hand can be played.
       *[other] What can be played: { $may }.
    }
crazy-eights-opt-eight-must-match =
    .yes = At this table a wild card has to match, and { $card } is of the suit required, { $required }.
    .no = At this table a wild card has to match like any other card: { $required } are needed here, so { $card } may not go on { $top }.
crazy-eights-opt-wild-mode =
    .yes = No suit was called on { $top }, so its printed suit counts, and { $card } follows it.
    .no = { $said ->
        [suit] { $mode ->
            [wong] Here only a wild card that matches in suit or rank may call a suit; { $card } matches { $top } in neither. It may be played without a call.
           *[no-call] At this table nothing is called: after { $card }, its own suit is required.
        }
        [both] { $mode ->
            [wong] Here only a wild card that matches in suit or rank may call a suit; { $card } matches { $top } in neither. It may be played without a call.
           *[no-call] At this table nothing is called: after { $card }, its own suit is required.
        }
       *[nothing] No suit was called on { $top }, so its printed suit counts, and { $card } is not a { $required_one }.
    }
crazy-eights-opt-wild-rank =
    .no = At this table { $wild ->
        [jacks] jacks
        [aces] aces
       *[eights] eights
    } are the wild cards. { $card } is an ordinary card and matches { $top } in neither suit nor rank.
crazy-eights-opt-starter-wild =
    .yes = { $starter ->
        [call] { $top }, a wild card, has been turned up, and at this table { $seat } calls a suit for it.
        [free] { $top }, a wild card, has been turned up and nobody has called a suit: at this table any card may go on it.
       *[own] { $top } was turned up and nobody has called a suit: its printed suit counts, and { $card } follows it.
    }
    .no = { $top } was turned up and nobody has called a suit. Its printed suit, { $required }, counts, and { $card } is not a { $required_one }.
    .event = { $way ->
        [buried] { $card } is a wild card, and nobody has called a suit with it: it goes back into the stock, and another card is turned up.
       *[called] The call for the wild card turned up is { $called }.
    }

## Twos

crazy-eights-draw-two-answer =
    .yes = { $card } is a two: it answers { $top } and passes the debt on with two cards added. Its suit does not matter.
crazy-eights-opt-draw-two-stack =
    .no = At this table a two cannot be answered with another: { $seat } has to take the { $n } cards.
crazy-eights-draw-two-eight-cannot-answer =
    .no = The debt for the twos is { $n } cards, and no wild card helps against it, not even { $card }: { $stack ->
        [on] only a two does; otherwise the cards have to be taken.
       *[off] { $seat } has to take the cards.
    }
crazy-eights-draw-two-only-two-or-take =
    .no = { $seat } has a debt of { $n } cards for the twos. { $stack ->
        [on] Only a two may be played; otherwise the { $n } cards have to be taken.
       *[off] There is nothing for it but to take them.
    }
crazy-eights-draw-two-take =
    .yes = { $twos ->
        [one] One two is unanswered, so { $seat } takes { $n } cards.
       *[other] { $twos } twos are unanswered, so { $seat } takes { $n } cards, two for each.
    }
    .event = { $n ->
        [0] { $seat } should take penalty cards but gets none; the debt is settled.
        [one] { $seat } takes one card, and the debt is settled.
       *[other] { $seat } takes { $n } cards, and the debt is settled.
    }
crazy-eights-draw-two-may-take-with-two =
    .yes = { $seat } holds a two, but may keep it and take { $n } cards instead.
crazy-eights-draw-two-owe =
    .event = { $twos ->
        [one] { $stack ->
            [on] { $seat } has played a two: { $other } answers with a two or takes { $n } cards.
           *[off] { $seat } has played a two: { $other } takes { $n } cards.
        }
       *[other] Now { $twos } twos lie unanswered: { $other } plays another or takes { $n } cards.
    }
crazy-eights-draw-two-no-immediate-play =
    .event = { $seat } may not play any of the penalty cards at once; { $other } is next.
crazy-eights-draw-two-follow-up =
    .event = The debt has been paid: for { $other } the last two is an ordinary card of { $suit } again.
crazy-eights-draw-two-new-chain =
    .event = The earlier twos have been paid for: { $card } starts a new debt, of { $n } cards.

## Drawing and passing

crazy-eights-turn-play-or-draw =
    .no = { $seat } has already drawn in this turn, and one card is the limit: { $left ->
        [both] now { $seat } has to play a card or pass.
        [lay] now { $seat } has to play a card.
       *[pass] now { $seat } can only pass.
    }
crazy-eights-deal-stock =
    .no = The stock lies face down: { $seat } draws the top card and cannot pick out { $card }.
crazy-eights-turn-draw =
    .yes = { $why_draw ->
        [always] Drawing is always allowed, even if a card could be played.
        [first] At this table every turn begins with a draw.
        [spared] Only a wild card can be played, and at this table nobody has to give one up: drawing is allowed.
       *[need] Nothing can be played, but there is still a card to draw, so { $seat } draws one.
    }
    .event = Drawing ends { $seat }’s turn, even if the new card could be played; { $other } is next.
crazy-eights-turn-pass =
    .yes = { $drawn_count ->
        [0] There is nothing left to draw, so passing is allowed.
       *[other] { $left ->
            [both] { $seat } has already drawn a card in this turn, and may pass instead of playing one.
           *[pass] { $seat } has already drawn a card in this turn and cannot play any, and so passes.
        }
    }
crazy-eights-turn-no-pass-with-stock =
    .no = Passing is not allowed yet: { $seat } can still draw a card in this turn.
crazy-eights-opt-drawn-card =
    .no = { $permission ->
        [every-turn] { $card } has only just been drawn and may not be played yet at this table.
       *[other] { $seat } has drawn, and at this table only a freshly drawn card may then be played; { $card } was in hand before.
    }
crazy-eights-opt-draw-permission =
    .yes = At this table only a player who does not have to play may draw, and { $seat } does not have to.
    .no = { $permission ->
        [every-turn] At this table every turn begins with a draw: { $seat } first takes a card from the stock and may then play one.
       *[other] At this table those who can play must, and { $seat } can: { $may_count ->
            [one] { $may } would do.
           *[other] { $may } would all do.
        }
    }
crazy-eights-opt-draw-count =
    .yes = { $until ->
        [yes] None of the cards drawn so far can be played, so { $seat } draws again.
       *[no] At this table { $seat } may draw up to { $most } cards in a turn, and has not drawn that many yet.
    }
    .no = { $until ->
        [yes] Drawing goes on until a drawn card is playable, and now one is.
       *[no] Nobody at this table draws more than { $most } cards in a turn.
    }
crazy-eights-opt-draw-stop-early =
    .no = At this table nobody may stop early: a player who begins to draw and plays nothing goes on up to { $most } cards.
crazy-eights-opt-until-playable-must-play =
    .no = { $seat } drew until a card could be played; at this table a card must then be played, and nobody may pass.
crazy-eights-stock-empty-play-on =
    .no = The stock is empty, so there is nothing to draw: { $left ->
        [both] { $seat } has to play a card or pass.
        [lay] { $seat } has to play a card.
       *[pass] { $seat } can only pass.
    }
    .event = { $seat } has taken the last card of the stock; { $then ->
        [reshuffle-after-block] play goes on without drawing until it is blocked.
       *[pass] from now on play goes on without drawing.
    }
crazy-eights-stock-nothing-to-reshuffle =
    .no = The stock is empty, and below { $top } there is no card to shuffle.
    .event = Below { $top } there is no card to shuffle.
crazy-eights-stock-voluntary-pass =
    .yes = { $seat } could play a card but does not have to: once there is nothing left to draw, anyone may pass.
crazy-eights-stock-blocked =
    .event = { $n ->
        [2] Both players have passed in a row: the game is blocked.
       *[other] All { $n } players have passed in a row: the game is blocked.
    }
crazy-eights-stock-pass-counter-reset =
    .event = { $seat } plays a card; { $n ->
        [one] the one pass before it no longer counts
       *[other] the { $n } passes before it no longer count
    } towards a block.
crazy-eights-stock-reshuffle =
    .event = { $n ->
        [one] One discard becomes
       *[other] { $n } discards become
    } the new stock; { $top } stays where it is, and what it asks for does not change.

## The last card

crazy-eights-last-card-announce =
    .no = { $card } leaves { $seat } a single card, and that has to be announced with the play; otherwise anyone else may object.
    .event = { $seat } announces the last card.
crazy-eights-last-card-penalty =
    .yes = { $forgetful } has not announced the last card, and it is not too late to object.
    .no = There is nothing to object to: no missing announcement can be objected to now.
    .event = { $seat } has noticed the missing announcement: { $n ->
        [0] { $other } should draw, but gets no card.
        [one] { $other } draws one penalty card. The play stands.
       *[other] { $other } draws { $n } penalty cards. The play stands.
    }

## What happened

crazy-eights-deal-singly =
    .event = From the dealer’s left, { $n } cards are dealt round the table one at a time.
crazy-eights-deal-hand-size =
    .event = { $players ->
        [2] With two players, each hand now has { $each } cards; the rest form the stock.
       *[other] With { $players } players, each hand now has { $each } cards; the rest form the stock.
    }
crazy-eights-deal-starter =
    .event = { $card } is turned up and opens the discard pile.
crazy-eights-deal-rotation =
    .event = The deal moves to the left: round { $n } is dealt by { $seat }.
crazy-eights-opt-starter-action =
    .event = { $acts ->
        [yes] At this table { $card } takes effect as if { $seat } had played it.
       *[no] { $card } is a special card, but as the first card it does nothing.
    }
crazy-eights-play-face-up =
    .event = { $wild ->
        [yes] { $card } lies on top without a call: play goes on with { $suit } or a wild card.
       *[no] { $card } lies on top: play goes on with { $suit } or the same rank.
    }
crazy-eights-play-call-lapses =
    .event = { $card } covers { $top } and so ends the call for { $called }.
crazy-eights-skip-next-misses =
    .event = { $card } makes { $other } miss a turn: play goes on with { $next }.
crazy-eights-reverse-flip =
    .event = { $way ->
        [clockwise] { $card } reverses the direction: play is clockwise again, and { $next } is next.
       *[anticlockwise] { $card } reverses the direction: play goes counter-clockwise, and { $next } is next.
    }
crazy-eights-opt-penalty-shortfall =
    .event = { $wanted ->
        [one] One card is
       *[other] { $wanted } cards are
    } due, but the stock has { $stock ->
        [0] none
        [one] only one
       *[other] only { $stock }
    }: { $n ->
        [0] { $seat } gets away without any.
        [one] { $seat } takes just the one.
       *[other] { $seat } takes just those { $n }.
    }
crazy-eights-opt-final-card-effects =
    .event = The last card was a two, and at this table it still counts: { $other } has { $n } cards to take before the scoring.
crazy-eights-end-first-out-wins =
    .event = { $seat } has played the last card, { $card }, and wins the round.
crazy-eights-stock-blocked-scoring =
    .event = Nobody has gone out, so everyone is charged for the cards they still hold.
crazy-eights-score-eight =
    .event = { $cards_count ->
        [one] { $cards } costs { $seat } 50 points.
       *[other] { $cards } cost { $seat } { $n } points, 50 each.
    }
crazy-eights-score-picture =
    .event = { $cards_count ->
        [one] { $cards } is a court card and costs { $seat } 10 points.
       *[other] { $cards } are court cards and cost { $seat } { $n } points, 10 each.
    }
crazy-eights-score-pip =
    .event = { $cards_count ->
        [one] { $cards } costs { $seat } its face value: { $n }.
       *[other] { $cards } cost { $seat } their face value: { $n } in all.
    }
crazy-eights-score-losers-pay =
    .event = { $n ->
        [one] { $seat } is charged one penalty point.
       *[other] { $seat } is charged { $n } penalty points.
    }
crazy-eights-opt-match =
    .event = With { $n } points the limit of { $target } has been reached: the match is over, and the lowest total wins.
