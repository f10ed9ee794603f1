# What the engine says in Getaway. Facts: $seat acts, $card is played, $led is the suit led,
# $suited the cards of that suit still held, $top who is winning with $top_card, $other the other player.

move-take = { $target ->
        [no] take a hand
       *[yes] take { $other }’s whole hand
    }
    .button = { $target ->
        [no] Take a hand
       *[yes] Take { $other }’s hand
    }
    .did = { $seat } takes { $other }’s whole hand.
move-draw = draw a card
    .button = Draw a card
    .did = { $seat } has the power but no card to lead, and so draws one.
    .given = The card drawn is { $card }.
move-gather = gather the trick
    .button = Gather the trick
    .did = { $seat } gathers the trick.
move-choose = choose heap { $value }
    .button = Heap { $value }
    .did = { $seat } chooses a heap.
move-deal = deal
    .given = The cards are shuffled and dealt.
move-play = play { $card }
    .did = { $seat } plays { $card }.

## Legal or not

getaway-first-ace-of-spades-starts =
    .yes = The first trick is opened with the ace of spades, and { $seat } holds it.
    .no = The first trick opens with the ace of spades and nothing else; { $card } has to wait.
getaway-first-everyone-plays =
    .no = { $seat } has already played to this trick, and everyone plays just one card to each trick.
getaway-first-order-relaxed =
    .yes = In the first trick nobody has to wait for their turn once the ace of spades is on the table.
getaway-opt-first-trick-order =
    .no = At this table the first trick, too, is played in turn, and { $turn } comes next.
getaway-first-follow-spades =
    .yes = { $card } is a spade, and in the first trick any spade will do.
    .no = { $seat } holds { $suited_count ->
        [one] a spade
       *[other] spades
    } ({ $suited }) and must play { $suited_count ->
        [one] it
       *[other] one of them
    }; { $card } is not a spade.
getaway-first-void-plays-anything =
    .yes = { $seat } has no spade and so may play any card.
getaway-trick-power-leads =
    .no = { $power } has the power and leads; nobody else may play the first card.
getaway-trick-free-lead =
    .yes = { $seat } has the power and may lead any card.
getaway-trick-clockwise-turns =
    .no = It is not { $seat }’s turn: { $turn } comes next.
getaway-trick-follow-suit =
    .yes = { $card } follows suit: { $led } were led.
    .no = { $led } were led, and { $seat } still holds { $suited }. Only a player with no { $led_one } may play a card of another suit.
getaway-trick-free-choice-in-suit =
    .yes = { $card } follows suit. { $seat } may choose freely among { $suited }: nobody has to play higher or stay lower.
getaway-trick-void-plays-anything =
    .yes = { $seat } has no { $led_one } and may play any card. That is a tochoo, and it stops the trick.
getaway-trick-tochoo-stops =
    .yes = The trick has been stopped, and { $seat } picks it up.
    .no = The trick has been stopped: no further card may be added.
    .event = { $card } is not a { $led_one }: a tochoo. The trick stops at once, and nobody after { $seat } plays to it.
getaway-take-window =
    .yes = { $takers ->
        [power-only] At this table only the player who leads may take a hand, and that is { $seat }. The next player who has cards
       *[all] Before a trick, any player may take the whole hand of the next player who has cards. Here that
    } is { $other }, with { $other_held ->
        [one] one card
       *[other] { $other_held } cards
    }.
    .no = { $closed ->
        [drawn] { $power } has drawn a card and must lead it now; nobody may take a hand in between.
        [passed] Everyone is asked in turn, and { $seat } has already been asked, so for this trick it is too late.
       *[trick] A trick is under way; nobody may take a hand until it is over.
    }
getaway-opt-take-before-first-trick =
    .no = At this table nobody may take a hand before the first trick.
getaway-opt-take-who =
    .no = At this table only the player with the power may take a hand.
getaway-opt-take-limit-per-window =
    .no = { $seat } has already taken a hand before this trick, and at this table one is the limit.
getaway-take-target =
    .yes = { $other } is the next player who has cards, and only the next player’s hand can be taken.
    .no = { $target ->
        [no] There is nobody to take from: no other player has cards.
       *[yes] Only the hand of the next player who has cards can be taken. For { $seat } that is { $next }, not { $other }.
    }
getaway-lastcard-draw =
    .yes = { $seat } has the power but no card to lead, so a card is drawn from the face-down pile.
    .no = { $blind ->
        [yes] { $particular ->
            [card] { $seat } draws blind from the face-down pile and cannot pick out { $card }.
           *[hand] { $seat } draws from the face-down pile, not from { $other }’s hand.
        }
       *[no] Only a player with the power and an empty hand draws; { $seat } has { $held ->
            [0] an empty hand but not the power
            [one] one card
           *[other] { $held } cards
        }.
    }
    .event = { $seat } draws blind from the { $n } cards of the face-down pile.
getaway-opt-last-card-power =
    .yes = { $seat } has the power but no card to lead. At this table the card comes from another player’s hand.
    .no = { $particular ->
        [card] { $seat } draws blind from another player’s hand and cannot pick out { $card }.
       *[hand] At this table { $seat } draws from the hand of the next player who has cards. That is { $next }, not { $other }.
    }
    .event = { $way ->
        [passes] { $seat } won the trick with the last card and, at this table, has got away all the same; { $other } leads.
       *[draws] At this table { $seat } does not draw from the pile but draws blind from { $other }’s hand.
    }
getaway-lastcard-must-lead-drawn =
    .yes = { $card } was drawn, and a drawn card must be led.
    .event = { $seat } holds just this card, { $card }, and must lead it.
getaway-opt-piles-youngest-first =
    .yes = It is { $seat }’s turn to choose a heap.
    .no = { $turn } chooses a heap now; { $seat } has to wait.
    .event = { $seat } has chosen a heap without counting its cards.
getaway-opt-piles-no-counting =
    .event = The pack has been split into { $n } heaps of much the same height; nobody has counted the cards.

## What happened

getaway-deal-whole-pack-even =
    .event = All { $n } cards are dealt: { $more ->
        [0] { $cards_each } to every hand.
        [one] { $cards_each } to every hand, and one more to one of them.
       *[other] { $cards_each } to every hand, and one more to { $more } of them.
    }
getaway-first-no-interruption =
    .event = { $card } is not a spade, but the first trick is never stopped: everyone still plays.
getaway-first-always-to-pile =
    .event = The { $n } cards of the first trick go face down and start the pile.
getaway-first-ace-holder-leads-second =
    .event = { $seat } opened with the ace of spades and also leads to the second trick.
getaway-trick-clean-to-pile =
    .event = Everyone followed suit, so { $cards } go face down onto the pile.
getaway-trick-interrupted-pickup =
    .event = { $seat } had the highest card of the suit led and picks up { $cards }.
getaway-trick-power-is-highest-led =
    .event = { $card } gives { $seat } the power.
getaway-trick-tochoo-never-tops =
    .event = { $card } is higher than { $top_card }, but only { $led } count here.
getaway-trick-lone-lead-stays-top =
    .event = Nobody else has played a { $led_one }, so the card led is still the highest.
getaway-penalty-play-after-tochoo =
    .event = { $seat } adds { $card } although the trick was stopped, and so has to pick up { $cards } and lead next.
getaway-penalty-out-of-turn =
    .event = { $seat } plays { $card } out of turn, and so has to pick up { $cards } and lead next.
getaway-penalty-false-tochoo =
    .event = { $seat } plays { $card } while still holding { $led }, and so has to pick up { $cards } and lead next.
getaway-penalty-other =
    .event = { $seat } has already played to this trick but adds { $card }, and so has to pick up { $cards } and lead next.
getaway-escape-empty-hand =
    .event = { $seat } has no cards left and has got away.
getaway-escape-not-with-power =
    .event = { $seat } has no cards left, but { $card } brings the power, and so { $seat } has not got away.
getaway-escape-pickup-cancels =
    .event = { $seat } had played the last card of the hand, but picking up the trick fills it again.
getaway-lastcard-exclude-current-trick =
    .event = Only now do { $cards } join the pile, so none of them could be drawn.
getaway-lastcard-beaten-escapes =
    .event = { $top_card } beats { $card }, the drawn card: { $seat } has got away.
getaway-lastcard-unbeaten-leads-again =
    .event = Nobody beat the drawn card, so { $seat } has to lead again.
getaway-two-normal =
    .event = Only { $seats } are left, and all the rules still apply.
getaway-two-out-by-tochoo =
    .event = With two players left, { $seat } gets out by playing { $card } as a tochoo.
getaway-two-out-by-lower =
    .event = With two players left, { $seat } gets out with the lower card, { $card }.
getaway-two-both-empty =
    .event = Both hands are empty, but { $card } gives { $seat } the power, and { $seat } loses.
getaway-two-leader-draws =
    .event = With two players left, the rule is the same: { $seat } must draw, and { $cards } cannot be drawn.
getaway-two-drawn-higher =
    .event = { $held ->
        [0] { $other }’s last card was higher. The hand is empty, but nobody gets away while holding the power: { $other } has lost.
       *[other] { $other } played higher and is the only player left with cards: { $other } has lost.
    }
getaway-two-drawn-lower-last =
    .event = { $other }’s last card was lower, so { $other } has got away; { $seat } has lost.
getaway-two-drawn-lower =
    .event = { $other } played lower and still has cards: { $seat } draws again.
getaway-two-drawn-tochoo =
    .event = { $other } has no card of that suit. With two players left, a tochoo on the drawn card ends the game: { $seat } has lost.
getaway-opt-two-player-shortcut-scope =
    .event = At this table, with two players left, a tochoo on the last card ends the game: { $seat } has lost.
getaway-take-all-cards =
    .event = { $seat } takes { $n ->
        [one] the last card
        [2] both cards
       *[other] all { $n } cards
    } from { $other }.
getaway-take-target-escapes =
    .event = { $other } has got away and cannot lose any more.
getaway-opt-take-lead-after-power-taken =
    .event = { $other } would have led; under the house rule { $seat } leads now.
getaway-opt-two-packs-first-equal-wins =
    .event = The two highest cards are the same; the one played first counts as higher.
getaway-opt-loss-counter =
    .event = { $seat } has now lost { $n ->
        [one] one game
       *[other] { $n } games
    } in this series.
getaway-end-last-with-cards =
    .event = Nobody but { $seat } is left in the game: { $seat } has lost.
