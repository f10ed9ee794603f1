# What the engine says in Knock-Out Whist. Facts: $seat acts, $card is played, $led has to be followed,
# $suited the cards of that suit still held, $top who is winning with $top_card, $turn whose turn it is,
# $why tells apart situations in which one rule means different things.

move-play = play { $card }
    .did = { $blind ->
        [yes] { $seat } plays the card that nobody has seen yet.
       *[other] { $seat } plays { $card }.
    }
move-trump = { $value ->
        [none] call no trumps
       *[other] make { $value } trumps
    }
    .button = { $value ->
        [none] No trumps
       *[other] Trumps: { $value }
    }
    .did = { $value ->
        [none] { $seat } calls no trumps.
       *[other] { $seat } makes { $value } trumps.
    }
move-order = name the order { $value ->
        [king-ace] K, Q, J … 2, A
        [ace-king] A, 2, 3 … K
        [two-ace] 2, 3 … K, A
       *[other] A, K, Q … 2
    }
    .button = { $value ->
        [king-ace] K Q J … 2 A
        [ace-king] A 2 3 … K
        [two-ace] 2 3 … K A
       *[other] A K Q … 2
    }
    .did = { $seat } settles how the cards rank: { $value ->
        [king-ace] K, Q, J … 2, A
        [ace-king] A, 2, 3 … K
        [two-ace] 2, 3 … K, A
       *[other] A, K, Q … 2
    }.
move-discard = discard { $card }
    .button = Discard { $card }
    .did = { $seat } puts a card aside to exchange it.
move-done = finish the exchange
    .button = Done exchanging
    .did = { $gone ->
        [0] { $seat } keeps every card.
        [one] { $seat } exchanges one card.
       *[other] { $seat } exchanges { $gone } cards.
    }
move-knock = knock
    .button = Knock
    .did = { $seat } knocks and keeps the card.
move-pay = pay one unit
    .button = Pay one unit
    .did = { $seat } pays one unit.
move-leave = leave the game
    .button = Leave
    .did = { $seat } does not pay and leaves.
move-deal = deal
    .given = { $dealer } shuffles and deals.
move-turn = turn up a card
    .given = The card turned up is { $card }.
move-cut = cut
    .given = { $cutter } cuts and shows { $card }.
move-draw = give a new card
    .given = { $cutter } is given { $card } from the rest of the pack.

## Legal or not: trumps

knockout-whist-trump-choose-after-deal =
    .yes = The new cards have been dealt, and { $seat } names trumps after seeing them.
    .no = { $why ->
        [dealing] Trumps are named once the next hand has been dealt, not before.
       *[other] Before the first card is played, { $chooser } names trumps.
    }
    .event = { $seat } has cut the highest card, { $card }, and will name trumps after the deal.
knockout-whist-trump-most-tricks-chooses =
    .yes = { $seat } won the choice of trumps in the last hand, and any suit may be named.
    .no = Trumps for this hand are named by { $chooser } and nobody else.
    .event = { $n ->
        [0] { $seat } names trumps for the next hand, since those who took tricks have left.
        [one] { $seat } has the most tricks, a single one, and names trumps for the next hand.
       *[other] { $seat } has the most tricks, { $n } of them, and names trumps for the next hand.
    }
knockout-whist-opt-no-trump =
    .yes = At this table { $seat } may call no trumps instead of a suit.
    .no = At this table one of the four suits has to be trumps; calling no trumps is not allowed.
    .event = { $seat } calls no trumps for this hand: in every trick, only the suit led counts.
knockout-whist-opt-rank-order =
    .yes = { $seat } has named trumps and now names one of the four orders of rank.
    .no = Before play, { $chooser } still has to name the order in which the cards rank.
    .event = In this hand the cards rank, high to low: { $order ->
        [king-ace] K, Q, J, 10 … 2, A. The ace is the lowest card
        [ace-king] A, 2, 3 … 10, J, Q, K. The ace stays on top, and all the rest are in reverse order
        [two-ace] 2, 3 … 10, J, Q, K, A. Everything is in reverse order
       *[other] A, K, Q, J, 10 … 2, just as usual
    }.

## Legal or not: exchange and stakes

knockout-whist-opt-exchange =
    .yes = { $verb ->
        [done] { $gone ->
            [0] Nobody has to exchange; { $seat } keeps the hand as it is
            [one] Nobody has to exchange more; one new card comes for the one discarded
           *[other] Nobody has to exchange more; new cards come for the { $gone } discarded
        }.
       *[other] { $seat } may discard at most { $limit ->
            [one] one card here, before getting the new one
           *[other] { $limit } cards here, all of them before getting any new ones
        }.
    }
    .no = { $why ->
        [not-asked] The exchange goes round the table, once for each player, and it is { $turn }’s turn now.
        [first-exchange] The exchange has to be finished before a card is played.
        [short] The rest of the pack has too few cards for { $seat }: { $limit ->
            [0] there is nothing left to exchange for
            [one] no more than one can be exchanged
           *[other] no more than { $limit } can be exchanged
        }.
       *[other] { $seat } may not exchange more than { $limit ->
            [one] one card
           *[other] { $limit } cards
        } in this hand.
    }
    .event = { $n ->
        [0] { $seat } exchanges nothing.
        [one] { $seat } discards one card face down and is given a new one.
       *[other] { $seat } discards { $n } cards face down and is given as many new ones.
    }
knockout-whist-opt-exchange-shortage =
    .event = The rest of the pack has run out: { $n ->
        [one] the one card discarded by the others is dealt out again.
       *[other] the { $n } cards discarded by the others are shuffled and dealt out again.
    }
knockout-whist-opt-stakes-stay-in-fee =
    .yes = { $verb ->
        [leave] Nobody has to pay, but a player who does not is out.
       *[other] { $seat } took a trick; staying in costs one unit all the same.
    }
    .no = Payment goes round the table, and { $turn } is being asked now.
    .event = { $seat } pays one unit and stays in; the pot now holds { $pot }.
knockout-whist-opt-stakes-dogs-life-full-hand =
    .yes = { $verb ->
        [leave] { $seat } may decline the dog’s life, but is then out.
       *[other] { $seat } has taken no trick and buys a dog’s life for one unit: a full hand again.
    }
    .event = { $seat } pays one unit for the dog’s life and gets a full hand again; the pot now holds { $pot }.
knockout-whist-opt-stakes-by-permission =
    .yes = { $verb ->
        [leave] { $seat } may decline the permission of the parish, but is then out.
       *[other] { $seat } has again taken no trick and can go on by permission of the parish for one unit, with a single card.
    }
    .event = { $stage ->
        [paid] { $seat } pays one unit and goes on by permission of the parish; the pot now holds { $pot }.
       *[other] { $seat } plays by permission of the parish and gets one card instead of { $n }.
    }
knockout-whist-opt-stakes-blind =
    .yes = { $verb ->
        [leave] { $seat } may decline the blind attempt, but is then out.
        [pay] { $seat } has once more taken no trick; one unit buys a last card, which stays face down.
        [knock] A blind player may knock too and keep the card for a later trick.
       *[other] { $seat } does not know what the card is, so it need not follow suit.
    }
    .no = { $seat } plays blind: the unseen card cannot be exchanged.
    .event = { $stage ->
        [paid] { $seat } pays one unit and goes on blind; the pot now holds { $pot }.
        [shown] { $seat }’s blind card is seen only now: { $card }.
       *[other] { $seat } gets a single card and may not look at it.
    }
knockout-whist-opt-stakes =
    .event = { $seat } stops paying and is out of the game.
knockout-whist-opt-stakes-ante =
    .event = Each of the { $n } players puts one unit into the pot; it now holds { $pot }.
knockout-whist-opt-stakes-pot =
    .event = The pot of { $pot } units goes to { $seat }.
knockout-whist-opt-stakes-winner-deals-trump-leads =
    .event = { $seat } has won the hand and will deal the next, name trumps and lead.

## Legal or not: whose turn it is

knockout-whist-lead-left-of-dealer =
    .yes = { $dealer } dealt, so { $seat }, in the seat to the left, opens the first trick.
    .no = { $dealer } dealt: the first trick is opened by the player to the left, and that is { $turn }.
knockout-whist-opt-first-hand-lead =
    .yes = At this table the dealer leads in the first hand, and that is { $seat }.
    .no = At this table the dealer leads in the first hand, and that is { $turn }.
knockout-whist-opt-dealer-and-lead =
    .yes = { $seat } won the last hand, has dealt, and now leads as well.
    .no = At this table the winner of the last hand leads to the first trick: { $turn }.
    .event = { $seat } has won the hand and will deal the next and lead to its first trick.
knockout-whist-trick-winner-leads =
    .no = { $turn } took the last trick and leads to the next.
    .event = { $seat } has the trick and leads to the next.
knockout-whist-dog-win-left-leads =
    .no = { $winner } won with a single card and has nothing left to lead, so { $turn } opens this trick.
    .event = { $seat } has won the trick but has no card left, so the lead passes on to { $other } on the left.
knockout-whist-components-direction =
    .no = { $why ->
        [played] { $seat } has already played to this trick; going clockwise, it is { $turn }’s turn.
       *[other] Play goes clockwise, and it is { $turn }’s turn.
    }

## Legal or not: the dog's life

knockout-whist-dog-play-or-knock =
    .yes = { $why ->
        [last-trick] This is the last trick: { $seat }’s card has to be played now, whether it follows suit or not.
       *[other] { $verb ->
            [knock] { $seat } has this one card only and may keep it for a later trick by knocking.
           *[other] { $seat } has this one card only and may play it to any trick, this one included.
        }
    }
    .no = { $why ->
        [knocked] { $seat } has already knocked in this trick and will be asked again in the next one.
        [last-trick] A knock keeps the card for a later trick, and after this one there is none.
       *[other] Only someone given a single card as a second chance may knock; { $seat } has to play a card.
    }
knockout-whist-dog-follow-suit-vacuous =
    .yes = { $verb ->
        [knock] { $seat }’s only card would follow suit, but a player on a dog’s life may choose the trick: knocking is still allowed.
       *[other] { $card } follows suit, but { $seat } does not have to play it and could knock instead.
    }
knockout-whist-dog-lead-or-knock =
    .yes = { $verb ->
        [knock] { $seat } has one card only and need not lead it: a knock passes the lead to the next player.
       *[other] { $seat } may open the trick with the single card; knocking and so passing on the lead would do as well.
    }
    .no = { $opening } has knocked and so passed on the lead; now it is { $turn }’s turn.
    .event = { $seat } knocks, and the lead passes on to { $other }.
knockout-whist-opt-knock-in-last-trick =
    .yes = { $verb ->
        [knock] At this table players may knock even in the last trick; the card then goes to waste.
       *[other] { $seat } may play the card to the last trick, but at this table need not.
    }

## Legal or not: following suit

knockout-whist-trick-free-lead =
    .yes = { $seat } has the lead and may lead any card, a trump included.
knockout-whist-trick-follow-suit =
    .yes = { $as_trump ->
        [yes] { $card } follows suit: { $lead } is the highest trump here, so { $led } are called for.
       *[no] { $card } follows suit: { $led } are called for.
    }
    .no = { $as_trump ->
        [yes] { $lead } is the highest trump here, so { $led } are called for
       *[no] { $led } are called for
    }, and { $seat } still holds { $suited }; while that is so, { $card } may not be played{ $trumping ->
        [yes] , not even to trump.
       *[other] .
    }
knockout-whist-trick-void-plays-anything =
    .yes = { $seat } has no { $led_one } and may play any card; nobody has to trump or overtrump.
knockout-whist-opt-diamond-two =
    .yes = { $why ->
        [two] { $card } is the highest trump in this hand and may be played now.
       *[other] { $card } is allowed here.
    }
    .no = { $why ->
        [two] { $card } counts as a trump at this table and does not follow { $led }; { $seat } still holds { $suited }.
       *[other] { $led } are called for, and at this table { $suited } counts as one of them: { $seat } has no other and so has to play it.
    }
    .event = { $card } beats everything: at this table it is always the highest trump, and the trick is { $seat }’s.

## What happened: dealing and trumps

knockout-whist-deal-seven-first =
    .event = { $seat } deals the first hand, { $n } cards to each player.
knockout-whist-deal-one-fewer =
    .event = { $n ->
        [one] { $seat } deals the last hand: one card to each player.
       *[other] { $seat } deals hand number { $number }; a full hand now has { $n } cards.
    }
knockout-whist-deal-rotate =
    .event = The deal moves on to the left: { $seat } deals next.
knockout-whist-deal-out-player-deals-last =
    .event = { $seat } is knocked out but still deals the next hand, so { $other } keeps the opening lead.
knockout-whist-dog-one-card =
    .event = { $seat } is on a dog’s life and gets { $n ->
        [one] one card, like everybody else
       *[other] a single card instead of { $n }
    }.
knockout-whist-trump-first-turn-up =
    .event = { $card } lies face up, so { $trump } are trumps. The card belongs to nobody, and the other { $n } undealt cards stay face down.
knockout-whist-trump-tie-cut =
    .event = { $seats } have { $n ->
        [0] no tricks and
        [one] one trick each, more than anyone else, and
       *[other] { $n } tricks each, more than anyone else, and
    } cut: the highest card gets the choice of trumps.
knockout-whist-opt-recut =
    .event = { $cards } rank equally, and suits do not count here: { $seats } cut once more.
knockout-whist-opt-tie-trump =
    .event = { $tied ->
        [yes] { $seats } tie for the most tricks, so nobody chooses: a turned-up card will decide the next trumps.
       *[other] { $card } lies face up, so in this hand { $trump } are trumps.
    }
knockout-whist-opt-rainbow =
    .event = { $several ->
        [yes] { $seats } each hold four cards of four different suits and cut for the game.
       *[other] { $seat } has a rainbow, { $cards }, and wins the game at once.
    }

## What happened: tricks

knockout-whist-trick-highest-trump-wins =
    .event = { $card } is the highest trump: the trick is { $seat }’s.
knockout-whist-trick-else-highest-led =
    .event = { $higher_count ->
        [0] Nobody has trumped, and { $card } is the highest { $led_one }: the trick is { $seat }’s.
        [one] { $card } is the highest { $led_one }; { $higher } ranks higher but is neither a { $led_one } nor a trump. The trick is { $seat }’s.
       *[other] { $card } is the highest { $led_one }; { $higher } rank higher but are neither { $led } nor trumps. The trick is { $seat }’s.
    }

## What happened: after the hand

knockout-whist-out-no-trick =
    .event = { $seat } has no trick in this hand and is knocked out.
knockout-whist-opt-first-hand-free =
    .event = The first hand is free: { $seats } { $seats_count ->
        [one] has no trick and still gets
       *[other] have no trick and still get
    } { $n } cards.
knockout-whist-opt-rat-shout =
    .event = { $seat } stands up and shouts “Rat ****”.
knockout-whist-dog-first-zero =
    .event = { $seat } is the first in this game to take no trick and gets a dog’s life: just one card in the next hand.
knockout-whist-dog-several-first =
    .event = { $seats } have taken no trick in the same hand, and there has been no dog’s life yet: each of them gets one.
knockout-whist-dog-one-per-game =
    .event = { $mine ->
        [yes] { $seat } has already had the dog’s life; there is no second one.
       *[other] { $seat } has no trick, and this game’s dog’s life has already been given.
    }
knockout-whist-dog-back-to-normal =
    .event = { $seat } has taken a trick with the one card and gets a full hand again next time.
knockout-whist-dog-fails =
    .event = On the dog’s life { $seat } has again taken no trick.
knockout-whist-win-last-trick =
    .event = { $seat } takes the last trick of the game and has won.
knockout-whist-win-sole-survivor =
    .event = Nobody but { $seat } is left: { $seat } has won the game.

## Advice

knockout-whist-hint-longest-suit =
    .event = { $several ->
        [yes] The longest suits are { $suits }, with { $n ->
            [one] one card
           *[other] { $n } cards
        } each; one of them should be trumps.
       *[other] With { $n ->
            [one] one card
           *[other] { $n } cards
        }, { $suits } are { $seat }’s longest suit and so the best trumps: even small trumps win once the other players have none left.
    }
knockout-whist-hint-equal-length =
    .event = { $several ->
        [yes] One of the weaker suits ({ $suits }) makes the best trumps: { $other_cards } may win anyway.
       *[other] { $suits } are as long as { $other } but not as high, and so make the better trumps: { $other_cards } may win anyway, while { $cards } { $cards_count ->
            [one] gains
           *[other] gain
        } more from being trumps.
    }
