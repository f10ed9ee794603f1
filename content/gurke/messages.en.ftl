# What the engine says in the Gurke family. Facts: $seat acts, $cards is played ($card the first of them),
# $target has to be reached, $lowest is the lowest held, $options what is allowed, $limit the limit.

move-play = play { $cards }
    .button = Play { $cards }
    .did = { $seat } plays { $cards }.
move-swap =
    { $cards_count ->
        [0] exchange nothing
        [one] exchange { $cards }
       *[other] exchange { $cards_count } cards: { $cards }
    }
    .button =
        { $cards_count ->
            [0] Exchange nothing
            [one] Exchange { $cards }
           *[other] Exchange: { $cards }
        }
    .did =
        { $cards_count ->
            [0] { $seat } exchanges nothing.
            [one] { $seat } puts one card aside face down and gets a new one.
           *[other] { $seat } puts { $cards_count } cards aside face down and gets as many new ones.
        }
move-kontra = say kontra
    .button = Kontra
    .did = { $seat } says kontra.
move-pass = pass
    .button = Pass
    .did = { $seat } passes.
move-free = swap the hand free of charge
    .button = Free swap
    .did = { $seat } has no court card and swaps the whole hand at no charge.
move-double = double and swap
    .button = Double
    .did = { $seat } swaps the whole hand; losing now counts { $times ->
        [2] double
       *[other] fourfold
    }.
move-buy = buy back in
    .button = Buy back
    .did = { $seat } buys back in.
move-decline = stay out
    .button = Stay out
    .did = { $seat } stays out for now.
move-dealer = draw for the first deal
    .given = The draw decides who deals first: { $other }.
move-deal = deal
    .given = The cards are shuffled and dealt.
move-draw = draw from the stock
    .given =
        { $cards_count ->
            [one] One card comes from the stock.
           *[other] { $cards_count } cards come from the stock.
        }
move-redeal = deal a new hand
    .given = A completely new hand is dealt: { $cards_count } cards.

## Who leads and whose turn it is

gurke-play-forehand-leads =
    .yes = { $seat } is forehand, to the left of { $dealer }, and leads to the first trick.
    .no = { $leader }, to the left of { $dealer }, leads to the first trick; everyone else has to wait.
gurke-play-dealer-leads =
    .yes = At this table the dealer leads, and that is { $seat }.
    .no = At this table the dealer leads, and that is { $leader }, not { $seat }.
gurke-play-winner-leads =
    .yes = { $seat } took the previous trick and leads to the next.
    .no = { $leader } took the previous trick and so leads; it is not { $seat }’s turn yet.
gurke-play-clockwise =
    .no = Play goes round clockwise, and everyone plays once to each trick. It is { $turn }’s turn now.

## Leading

gurke-lead-free =
    .yes = { $seat } leads and may choose any card, { $card } included.
gurke-lead-lowest =
    .yes = At this table the lowest card has to be led, and for { $seat } that is { $cards }.
    .no = At this table the leader must lead the lowest card. For { $seat } that is { $options }, not { $cards }.
gurke-set-lead =
    .yes = { $cards } are of the same rank and may be led together.
    .no = Only cards of the same rank may be led together. { $faces ->
        [1] At this table, though, { $high } stands above the aces and ranks higher than { $low }
       *[other] { $cards } differ in rank
    }.
gurke-set-keep-single =
    .no = Everyone must keep a single card for the last trick. Of { $held } cards, at most { $most } may be led at once, not { $n }.
gurke-set-pair-at-two =
    .no = { $seat } has only two cards left, and one of them has to be kept for the last trick, so only one may be led.

## Overtake or give the lowest

gurke-set-same-count =
    .no = { $count ->
        [one] One card was led
        [2] Two cards were led
        [3] Three cards were led
        [4] Four cards were led
       *[other] { $count } cards were led
    }, so everyone plays exactly { $count ->
        [one] one
       *[other] { $count }
    }, not { $n }.
gurke-play-must-beat =
    .yes = { $seat } can reach { $target } and here has to; any card that reaches it will do.
    .no = { $seat } can reach { $target }, and here a player who can overtake must do so. { $cards } { $cards_count ->
        [one] does
       *[other] do
    } not reach it; { $options } would.
gurke-play-lowest-beater =
    .yes = Of everything that reaches { $target }, { $cards } { $cards_count ->
        [one] is
       *[other] are
    } the cheapest, and here a player has to overtake as cheaply as possible.
    .no = A player who can reach { $target } must do so here as cheaply as possible. That means { $options }, not { $cards }.
gurke-play-beat-highest =
    .yes = { $joker ->
        [1] A joker counts as an ace here: { $card } is at least as high as { $target }, the highest in this trick, and overtakes it.
       *[0] { $card } is at least as high as { $target }, the highest in this trick, and overtakes it.
    }
gurke-play-beat-previous =
    .yes = { $card } is at least as high as { $target }, and here only the card played just before has to be reached.
gurke-play-equal-others =
    .yes = { $card } is as high as { $target }, and that is enough; only an ace on an ace is forbidden here.
gurke-set-dominate =
    .yes = { $cards } overtake { $target }: placed side by side in order of rank, each card reaches the one beside it.
    .no = { $cards } do not reach { $target }. Placed side by side in order of rank, each card would have to reach the one beside it, but { $short } is lower than { $over }.
gurke-set-mixed-ok =
    .yes = The cards of an answer may differ in rank, even when those led were equal.
gurke-play-lowest-option =
    .yes = { $card } is the lowest card { $seat } has, and the lowest may be played at any time, even by a player who could overtake.
gurke-set-lowest-n =
    .yes = { $cards } are the { $count } lowest cards { $seat } has, and those may always be played.
    .no = No set of { $seat }’s can overtake { $target }, and that goes for { $cards } too. So the { $count } lowest cards have to go: { $lowest }.
gurke-play-forced-lowest =
    .yes = No card of { $seat }’s can overtake { $target }. So the lowest has to go, and that is { $card }.
    .no = No card of { $seat }’s can overtake { $target }, and that goes for { $card } too. So the lowest has to go: { $options }.
gurke-play-nothing-between =
    .no = { $card } does not reach { $target } and is not the lowest card either, and nothing in between is allowed. It has to be { $options }.
gurke-set-no-mixing =
    .no = Every card has to reach the one it answers: { $cards } reach { $target } only in part, as { $short } is lower than { $over }. The other way out is to play the lowest cards: { $lowest }.
gurke-play-ace-blocks =
    .no = { $joker ->
        [1] A joker counts as an ace here, and no ace may follow an ace.
       *[0] Here no ace may follow an ace.
    } After { $target } it has to be { $options }, not { $card }.
gurke-play-ace-nonadjacent =
    .yes = { $target } has been played since the last ace, so an ace may be played again.
gurke-trick-no-choice-last =
    .yes = This is the last trick: { $seat } has only { $card } left and so no choice.

## Exchanging

gurke-swap-forehand-any =
    .yes = { $seat } is forehand, exchanges first and may choose the number of cards, here up to { $most }.
    .no = { $seat } cannot exchange { $n } cards, as the stock holds only { $stock }.
    .event = { $seat } comes first and exchanges { $n ->
        [0] nothing
        [one] one card
       *[other] { $n } cards
    }; the stock held { $stock }.
gurke-swap-upto =
    .yes = { $seat } may exchange up to { $most ->
        [one] one card
       *[other] { $most } cards
    } here, or none.
    .no = { $seat } cannot exchange { $n } cards: { $by_stock ->
        [1] the stock holds only { $most ->
            [one] one card
           *[other] { $most } cards
        }.
       *[0] forehand exchanged { $swapped }, and that is the limit.
    }
    .event = { $seat } exchanges { $n ->
        [0] nothing
        [one] one card
       *[other] { $n } cards
    }; the stock held { $stock }.
gurke-swap-dealer-keep-two =
    .yes = { $seat } is the dealer and may exchange cards as long as two of the old ones are kept: at most { $most }.
    .no = { $by_stock ->
        [1] { $seat } cannot exchange { $n } cards, as the stock holds only { $most ->
            [one] one
           *[other] { $most }
        }.
       *[0] { $seat } is the dealer and must keep two cards: at most { $most } may be exchanged, so { $n } is too many.
    }
    .event = { $seat } dealt, comes first and exchanges { $n ->
        [0] nothing
        [one] one card
       *[other] { $n } cards
    }.
gurke-swap-equal-or-none =
    .yes = Forehand exchanged { $swapped }; { $seat } may exchange exactly as many or none at all.
    .no = Forehand exchanged { $swapped }. For { $seat } that means { $swapped } or none, not { $n }.
    .event = { $seat } exchanges { $n ->
        [0] nothing
        [one] one card
       *[other] { $n } cards
    }; the stock held { $stock }.
gurke-swap-dealer-equal =
    .yes = The dealer exchanged { $swapped }; { $seat } may exchange exactly as many or none at all.
    .no = The dealer exchanged { $swapped }. For { $seat } that means { $swapped } or none, not { $n }.
    .event = { $seat } exchanges { $n ->
        [0] nothing
        [one] one card
       *[other] { $n } cards
    }; the stock held { $stock }.
gurke-swap-forehand-gates =
    .yes = The first player exchanged nothing, so nobody exchanges in this deal.
    .no = The first player exchanged nothing, which closes the exchange for everyone, { $seat } included.
    .event = { $seat } keeps every card, so nobody exchanges in this deal.
gurke-swap-short-stock =
    .yes = The stock is down to { $stock ->
        [one] one card
       *[other] { $stock } cards
    }, fewer than the { $swapped } needed: { $seat } takes all of it or nothing.
    .no = The stock is down to { $stock ->
        [one] one card. { $seat } takes it or nothing
       *[other] { $stock } cards. { $seat } takes all of them or none
    }; { $n } is not possible.
    .event = { $n ->
        [0] { $seat } takes none of the remaining stock
       *[other] { $seat } takes all that is left of the stock
    }, which is too little for the full number.
gurke-swap-empty-stock =
    .yes = The stock is empty; { $seat } keeps the hand.
    .no = The stock is empty and discards do not come back: { $seat } cannot exchange any more.
    .event = There is nothing left in the stock for { $seat }.

## Kontra

gurke-kontra-round =
    .yes = It is { $seat }’s turn to say kontra or to pass.
    .no = Calls go round from forehand, at most one each, and it is { $turn }’s turn now.
    .event = { $caller ->
        [0] Everyone has passed, so nothing is doubled.
       *[other] { $seat } has called kontra, which ends the round of calls.
    }
gurke-kontra-double =
    .event = Because of the kontra, { $seat } pays double: { $base } times 2 is { $n }.
gurke-kontra-caller-four =
    .event = { $seat } called kontra and pays fourfold: { $base } times 4 is { $n }.

## Rassi

gurke-rassi-frei =
    .yes = { $verb ->
        [pass] The free swap is an offer; { $seat } need not accept it.
       *[free] { $seat } has no king, queen or jack and may swap the whole hand free of charge.
    }
    .no = { $phase ->
        [double] The question about the free swap is over; it is asked once in each deal.
       *[free] { $obstacle ->
            [turn] The question goes round, and it is { $turn }’s turn to answer.
            [courts] { $seat } holds a court card; the free swap is for hands without a king, queen or jack.
           *[stock] The cards left over are too few for a whole new hand, and there are no half hands.
        }
    }
gurke-rassi-doppelt =
    .yes = { $verb ->
        [pass] Doubling is voluntary; { $seat } can keep the hand.
       *[double] { $seat } may swap the whole hand; in return, losing counts double.
    }
    .no = { $obstacle ->
        [turn] The question goes round, and it is { $turn }’s turn to answer.
       *[stock] The cards left over are too few for a whole new hand, and there are no half hands.
    }
    .event = { $seat } doubled once and pays double: { $base } times 2 is { $n }.
gurke-rassi-second =
    .yes = { $verb ->
        [pass] The second double is voluntary too; { $seat } stays with one double.
       *[double] After the first double { $seat } may swap once more; losing then counts four times.
    }
    .no = The cards left over are too few for another whole hand.
    .event = { $seat } doubled twice and pays fourfold: { $base } times 4 is { $n }.
gurke-rassi-three-swaps =
    .yes = { $verb ->
        [pass] One free swap and one double: { $seat } may leave it at that.
       *[double] One free swap, one double and now the second double: nobody gets more than three new hands.
    }
    .no = The cards left over are too few for a third new hand.
gurke-opt-pre-play =
    .event = The stock is too small for a whole hand; the { $n } discards are shuffled in.

## Buying back

gurke-buy-once =
    .yes = { $seat } is out and has not yet used the one buy-back allowed.
    .no = { $seat } has bought back once already, and once is the limit.
gurke-buy-min-three =
    .yes = There are { $inside } others still in, enough for a buy-back.
    .no = A buy-back needs at least { $most_back } others still in; there are only { $inside }.
gurke-buy-when =
    .no = { $between ->
        [1] Players are asked in turn whether they buy back, and it is { $turn }’s turn to answer.
       *[0] Buying back is possible only between two deals, and this one is still going on.
    }
gurke-buy-optional =
    .yes = Nobody has to buy back; { $seat } would come back with { $total } points.
gurke-buy-price =
    .event = Buying back costs { $seat } { $staked ->
        [1] the full stake once more
       *[0] a stake
    }; stakes in the pot now: { $pot }.
gurke-buy-free =
    .event = Buying back costs { $seat } nothing at this table.
gurke-buy-score =
    .event = { $seat } comes back with { $total } points, the highest score of those still in.
gurke-buy-final =
    .event = { $seat } had bought back already and is out until the end of the game.

## Dealing

gurke-stake-ante =
    .event = All { $n } pay a stake; the pot holds { $pot } stakes.
gurke-pack-two-packs =
    .event = With { $players } players it takes { $n } packs; duplicate cards rank equally.
gurke-deal-seven =
    .event = { $seat } deals everyone { $n } cards{ $left ->
        [0] .
        [one] ; one is left over.
       *[other] ; { $left } are left over.
    }
gurke-deal-six =
    .event = { $seat } deals everyone { $n } cards{ $left ->
        [0] .
        [one] ; one is left over.
       *[other] ; { $left } are left over.
    }
gurke-deal-fixed-five =
    .event = As in every deal, { $seat } deals everyone { $n } cards.
gurke-deal-loser-card =
    .event = { $deal ->
        [1] For the first deal { $seat } deals everyone { $n } cards.
       *[other] The last losing card calls for { $wanted }; { $seat } deals { $n }.
    }
gurke-deal-vidargas-size =
    .event = { $deal ->
        [1] For the first deal { $seat } deals everyone { $n } cards.
       *[other] The last losing card sets the number, but seven is the most: { $seat } deals { $n }.
    }
gurke-deal-decreasing =
    .event = Deal { $deal }: { $seat } deals everyone { $n ->
        [one] a single card; after that the numbers start again.
       *[other] { $n } cards{ $fewer ->
            [1] , and one fewer next time.
           *[0] ; the pack cannot give everyone { $wanted }.
        }
    }
gurke-deal-pyramid =
    .event = Deal { $deal }: in the pyramid everyone now gets { $n ->
        [one] one card
       *[other] { $n } cards
    }; { $seat } deals.
gurke-deal-max-even =
    .event = { $seat } deals as many cards as go round evenly: { $n } for each of { $players } hands.
gurke-deal-stock-hidden =
    .event = { $n ->
        [0] No card is left over.
        [one] One card is set aside face down.
       *[other] The remaining { $n } cards are set aside face down.
    }
gurke-deal-stock-shown =
    .event = { $n ->
        [0] Nothing is left over to be shown.
        [one] Left over, for all to see: { $cards }.
       *[other] Left over, for all to see: { $cards }.
    }
gurke-deal-one-card-luck =
    .event = With a single card each, it is all luck: there is nothing to decide.
gurke-deal-next-left =
    .event = { $seat } deals next, as the deal moves on to the left.
gurke-deal-skip-out =
    .event = { $other } is no longer in the game and is passed over; { $seat } deals next.
gurke-deal-loser-deals =
    .event = The loser deals: the next deal is { $seat }’s.
gurke-deal-lowest-deals =
    .event = { $seat } was the first to play the lowest card in the last trick, and so deals next.
gurke-deal-winner-first =
    .event = { $seat } will deal first in the next game.

## The trick and the last trick

gurke-trick-winner =
    .event = { $equal ->
        [one] { $seat } has the highest card, { $card }, and takes the trick.
        [2] The two highest cards are equal; the { $counts ->
            [first] first
           *[later] second
        } one counts, and { $seat } takes the trick with { $card }.
       *[other] The { $equal } highest cards are equal; the { $counts ->
            [first] first
            [middle] middle
           *[later] last
        } one counts, and { $seat } takes the trick with { $card }.
    }
gurke-set-winner =
    .event = { $equal ->
        [one] { $seat } has the best set, { $cards }, and takes the trick.
       *[other] The best sets are equal; the last one counts, and { $seat } takes the trick with { $cards }.
    }
gurke-aim-avoid-last =
    .event = That was the last trick: { $seat } takes it with { $card } and loses the deal.

## What it costs

gurke-score-value =
    .event = { $joker ->
        [1] { $card } counts as an ace here and costs { $seat } { $base } points.
       *[0] { $card } costs { $seat } { $base } points.
    }
gurke-score-ace-one =
    .event = { $joker ->
        [1] { $card } counts as an ace, so in the last trick it is the lowest of all and costs { $seat } just one point.
       *[0] { $card } is the lowest of all in the last trick and costs { $seat } just one point.
    }
gurke-score-joker-15 =
    .event = The joker ranks above the aces and costs { $seat } { $base } points.
gurke-score-c6-21 =
    .event = { $card } is the most expensive card: { $base } points for { $seat }.
gurke-score-black7 =
    .event = { $card } stands above the aces here and costs { $seat } { $base } points.
gurke-score-flat-11 =
    .event = Court cards and aces all cost the same here: { $card } costs { $seat } a flat { $base } points.
gurke-score-cumulate =
    .event = { $seat } had { $before } and now has { $total }.
gurke-table-cards-keep-score =
    .event = { $card } stays face up in front of { $seat } and for now is left out of the deal.
gurke-table-cards-return =
    .event = The cards in front of { $seat } return to the pack: { $cards }.
gurke-tie-plus =
    .event = { $seat } had a card just as high and earns { $n } plus points, going from { $before } to { $total }.
gurke-tie-floor =
    .event = { $seat } had only { $before }, and nobody goes below zero.
gurke-tie-keeps-gurke =
    .event = The cucumber stays: plus points do not give { $seat } the lost life back.
gurke-tie-order =
    .event = The lost life was settled before { $seat } got the plus points.
gurke-tie-none =
    .event = { $seats } had { $seats_count ->
        [one] a card just as high
       *[other] cards just as high
    }; that neither helps nor hurts.
gurke-tie-last-only =
    .event = Of the equal highest cards, only the one that took the trick loses: { $card }, played by { $seat }.
gurke-tie-all-minus =
    .event = { $seats } also played a card as high as { $card }: everyone with that rank pays.

## The limit

gurke-exact-reset-21 =
    .event = { $seat } has exactly { $total } and starts again from zero.
gurke-exact-c6-case =
    .event = { $before ->
        [0] { $seat } had no points yet and comes to exactly { $total } with { $card }.
       *[other] { $seat } already had { $before } and comes to { $total } with { $card }.
    }
gurke-opt-inclusive =
    .event = { $seat } has exactly { $limit }; at this table it takes one point more to go over.
gurke-life-lose-at-21 =
    .event = { $seat } has { $total }, and the limit is { $limit }: that costs a life, marked by a cucumber.
gurke-life-second-death =
    .event = { $seat } has { $total } and already has a cucumber: the second life is gone.
gurke-life-rebirth =
    .event = { $seat } is reborn and starts from { $total }, the highest score of the others.
gurke-life-none =
    .event = There is no second life here: with { $total } points, { $seat } is out, as the limit is { $limit }.
gurke-over-20 =
    .event = { $seat } has { $total }; at this table { $limit } is the limit.
gurke-over-21-exclusive =
    .event = { $seat } has { $total }, which is above { $limit }.
gurke-over-21-klassisch =
    .event = { $seat } has { $total }; in classic Ogórek that is enough, as the limit is { $limit }.
gurke-over-30 =
    .event = { $seat } has { $total }; here the limit is { $limit }.
gurke-over-50 =
    .event = { $seat } has { $total }; in this version { $limit } is the limit.

## The end

gurke-end-last-survivor =
    .event = { $seats_count ->
        [one] { $seats } is left and wins the game.
       *[other] { $seats } have the lowest score and share the win.
    }
gurke-end-two-left =
    .event = Only { $seats } are left; they play on until one of them loses their second life.
gurke-end-first-over =
    .event = { $seats_count ->
        [one] { $seats } has too many points
       *[other] { $seats } have too many points
    }; the limit is { $limit }. That loses the game, and play ends.
gurke-end-lowest-wins =
    .event = The limit of { $limit } has been reached. { $seats_count ->
        [one] { $seats } has the fewest points, { $total }, and wins.
       *[other] { $seats } have the fewest points, { $total }, and share the win.
    }
gurke-end-all-but-one =
    .event = At most one player is still below { $limit }. { $seats_count ->
        [one] { $seats } has the fewest points, { $total }, and wins.
       *[other] { $seats } have the fewest points, { $total }, and share the win.
    }
gurke-end-settle =
    .event = Everyone else pays the difference to { $seats }, { $n } in all.
gurke-end-pot =
    .event = { $seats_count ->
        [one] { $seats } takes the pot of { $n } stakes.
       *[other] { $seats } share the pot of { $n } stakes.
    }
gurke-end-none =
    .event = No points are counted here; deals lost by { $seat } so far: { $n }.
