# What the engine says in Écarté. Facts: $seat acts, $other sits opposite, $elder is elder hand, $dealer deals,
# $lead was led, $led is its suit, $suited the cards of that suit held, $higher those of them that beat it,
# $trumps the trumps held, $trump the trump suit, $n usually the cards in the stock.

move-play = lead { $card } while naming { $value }
    .button = { $card }, naming { $value }
    .did = { $named ->
        [yes] { $seat } leads { $card } and names { $value }.
       *[no] { $seat } plays { $card }.
    }
move-propose = propose an exchange
    .button = “Je propose!”
    .did = { $seat } says “Je propose!” [zhuh proh-POZ] and so proposes an exchange.
move-stand = play without a further proposal
    .button = I play
    .did = { $seat } plays these cards without a further proposal.
move-accept = accept the proposal
    .button = “Combien?” (accept)
    .did = { $seat } asks “Combien?” [kom-BYAN] and so accepts.
move-refuse = refuse the proposal
    .button = “Jouez!” (refuse)
    .did = { $seat } says “Jouez!” [zhoo-AY] and so refuses.
move-discard = { $cards_count ->
        [0] discard nothing
       *[other] discard { $cards }
    }
    .button = { $cards_count ->
        [0] Keep all
       *[other] Discard { $cards }
    }
    .did = { $cards_count ->
        [0] { $seat } keeps all five cards.
        [one] { $seat } discards one card: { $cards }.
       *[other] { $seat } discards { $cards_count } cards: { $cards }.
    }
move-announce = announce the king of trumps
    .button = Announce the king
    .did = { $turned_king ->
        [yes] { $seat } claims the point for the king turned up.
       *[no] { $seat } announces the king of trumps: “The king!”
    }
move-claim = claim a revoke
    .button = Revoke!
    .did = { $seat } claims a revoke.
move-hold = { $value ->
        [card] let the card stand
       *[word] insist on the suit named
    }
    .button = { $value ->
        [card] The card stands
       *[word] The word stands
    }
    .did = { $value ->
        [card] { $seat } lets the card led stand.
       *[word] { $seat } insists on the suit that was named.
    }
move-choose = { $value ->
        [deal] deal first
       *[lead] let the other player deal
    }
    .button = { $value ->
        [deal] I deal
       *[lead] You deal
    }
    .did = { $value ->
        [deal] { $seat } chooses to deal first.
       *[lead] { $seat } leaves the first deal to the other player.
    }
move-bank = put { $value } into the bank
    .button = Bank: { $value }
    .did = { $seat } puts { $value } into the bank.
move-bet = bet { $value } against the bank
    .button = Bet { $value }
    .did = { $seat } bets { $value } against the bank.
move-raise = raise the bank by { $value }
    .button = Add { $value }
    .did = { $seat } adds { $value } to the bank.
move-side = bet { $value } on the banker
    .button = { $value } on the banker
    .did = { $seat } bets { $value } on the banker.
move-withdraw = take { $value } out of the bank
    .button = Take out { $value }
    .did = { $seat } takes { $value } back out of the bank.
move-leave = leave everything in the bank
    .button = Leave it all in
    .did = { $seat } leaves everything in the bank.
move-keep = keep the bank
    .button = Keep the bank
    .did = { $seat } keeps the bank and takes nothing out.
move-cash = take the money and give up the bank
    .button = Cash in
    .did = { $seat } takes the money and gives up the bank.
move-stop = end the chouette
    .button = Stop
    .did = { $seat } opens no new bank, and the company breaks up.
move-advise = { $value ->
        [propose] advise a proposal
        [stand] advise playing
        [discard] advise discarding { $cards }
        [announce] advise announcing the king
        [claim] advise claiming a revoke
        [card] advise letting the card stand
        [word] advise insisting on the suit named
       *[play] advise playing { $cards }
    }
    .button = { $value ->
        [propose] Advice: propose
        [stand] Advice: play
        [discard] Advice: discard { $cards }
        [announce] Advice: announce the king
        [claim] Advice: claim a revoke
        [card] Advice: the card stands
        [word] Advice: the word stands
       *[play] Advice: { $cards }
    }
    .did = { $value ->
        [propose] { $seat } advises proposing an exchange.
        [stand] { $seat } advises playing these cards.
        [discard] { $seat } advises discarding { $cards }.
        [announce] { $seat } advises announcing the king.
        [claim] { $seat } advises claiming a revoke.
        [card] { $seat } advises letting the card stand.
        [word] { $seat } advises insisting on the suit named.
       *[play] { $seat } advises playing { $cards }.
    }
move-cut = cut
    .given = { $other } draws { $card }.
move-deal = deal
    .given = The cards are shuffled and dealt.
move-turn = turn up
    .given = The eleventh card, turned up, is { $card }.
move-draw = take cards from the stock
    .given = { $cards_count ->
        [one] { $other } gets { $cards } from the stock.
       *[other] { $other } gets { $cards_count } cards from the stock: { $cards }.
    }

## Before the play

ecarte-opt-first-dealer =
    .yes = { $seat } drew the higher card, which at this table means choosing who deals first.
    .event = { $how ->
        [lower] { $seat } drew { $card }, lower than { $other }’s { $other_card }; at this table the player with the lower card deals first.
       *[other] { $seat } drew { $card }, higher than { $other }’s { $other_card }, and may choose who deals first.
    }
ecarte-deal-first-dealer =
    .event = { $how ->
        [chosen] { $seat } had the choice and deals first; { $other } is elder.
        [left] { $seat } has to deal first, as { $other } preferred to be elder.
       *[drawn] { $seat } drew { $card }, higher than { $other }’s { $other_card }, and deals first.{ $rank ->
            [under] {" "}The ace ranks below the jack here.
           *[plain] {""}
        }
    }
ecarte-deal-draw-tie =
    .event = { $cards } rank equally, so { $seats } draw again.
ecarte-deal-alternate =
    .event = The players deal in turn: now { $seat } deals and { $other } is elder.
ecarte-deal-packets =
    .event = { $seat } deals { $first } cards to each player, starting with { $other }, and then { $second } to each in the same way.
ecarte-deal-turn-up =
    .event = The eleventh card is { $card }, so { $trump } are trumps. It stays face up and belongs to nobody.
ecarte-deal-talon =
    .no = The stock lies face down: { $seat } gets as many cards from the top of it as were discarded, without choosing.
    .event = The stock of { $n } cards is left face down.
ecarte-deal-elder-leads =
    .no = Elder, { $elder }, leads to the first trick; { $seat } plays second.
ecarte-propose-pass =
    .yes = { $seat } is elder and may propose an exchange with any hand; the stock holds { $n } cards.
    .no = { $elder }’s proposal is still open: { $dealer } accepts or refuses first, and only then may a card be played.
    .event = { $other } has to answer { $seat }’s proposal.
ecarte-propose-dealer-cannot =
    .no = Only elder may propose. { $seat } is the dealer and can only answer a proposal from { $elder }.
ecarte-propose-accept =
    .yes = { $seat } is the dealer and may accept the proposal. Then both players can exchange cards, and { $elder } decides afresh.
    .event = { $other } exchanges first, then { $seat }.
ecarte-propose-refuse =
    .yes = { $seat } may refuse. { $again ->
        [yes] After an exchange, a refusal carries no obligation.
        [any] At this table a refusal carries the obligation even now: { $seat } then has to make three tricks.
       *[no] It is the first proposal, so { $seat } then has to make three tricks.
    }
    .event = Both players play the cards they hold.
ecarte-stand-elder-leads =
    .yes = { $seat } is elder and { $again ->
        [must] cannot propose again, so play has to begin.
        [yes] may simply play.
        [any] may simply play; at this table even that means having to make three tricks.
       *[no] may simply play; as nothing has been proposed, that means having to make three tricks.
    }
    .event = { $seat } leads to the first trick.
ecarte-obligation-elder =
    .event = { $seat } has made no proposal and so has to make three tricks; otherwise { $price ->
        [failer-loses-two] it costs { $seat } two points.
        [both] { $seat } loses two points and { $other } gets two.
       *[opponent-gets-two] { $other } gets one point more.
    }
ecarte-obligation-dealer =
    .event = { $seat } has refused the first proposal and so has to make three tricks; otherwise { $price ->
        [failer-loses-two] it costs { $seat } two points.
        [both] { $seat } loses two points and { $other } gets two.
       *[opponent-gets-two] { $other } gets one point more.
    }
ecarte-obligation-none =
    .event = There has been an exchange already, so { $seat } is no longer under any obligation.
ecarte-opt-obligation-scope =
    .event = At this table a player who wants no further exchange is obliged even after an earlier one: { $seat } has to make three tricks.

## Exchanging

ecarte-exchange-elder-first =
    .yes = { $seat } is elder, exchanges first, and may discard { $most ->
        [one] one card
       *[other] one to { $most } cards
    }: here { $given ->
        [one] one
       *[other] { $given }
    }.
    .no = { $given ->
        [0] { $elder } asked for the exchange and so has to discard at least one card.
       *[other] Elder exchanges first, and that is { $elder }.
    }
    .event = { $n ->
        [one] { $seat } gets one new card in return.
       *[other] { $seat } gets { $n } new cards in return.
    }
ecarte-exchange-dealer-any-number =
    .yes = { $given ->
        [0] { $seat } may also keep all five cards.
       *[other] { $seat } is the dealer and may exchange { $fewest ->
            [0] up to { $most ->
                [one] one card
               *[other] { $most } cards
            }
           *[1] { $most ->
                [one] one card
               *[other] one to { $most } cards
            }
        }: here { $given ->
            [one] one
           *[other] { $given }
        }.
    }
    .event = { $n ->
        [0] { $seat } gets no new cards.
        [one] { $seat } gets one new card in return.
       *[other] { $seat } gets { $n } new cards in return.
    }
ecarte-exchange-discards-dead =
    .no = { $seat } has already discarded in this exchange, and discards do not come back.
    .event = { $n ->
        [one] The card discarded stays face down and does not come back in this deal.
       *[other] The { $n } cards discarded stay face down and do not come back in this deal.
    }
ecarte-turn-up-fixed =
    .event = The exchange changes nothing about trumps: they are still { $trump }.
ecarte-exchange-repeat =
    .yes = After an exchange { $seat } decides afresh and may propose again; the stock still holds { $n ->
        [one] one card
       *[other] { $n } cards
    }.
    .event = { $seat } decides afresh: play, or propose once more. The stock still holds { $n ->
        [one] one card
       *[other] { $n } cards
    }.
ecarte-exchange-talon-limit =
    .no = { $given ->
        [0] { $n ->
            [0] The stock is empty
            [one] The stock holds just one card, and that would have to be left for the dealer
           *[other] The stock holds only { $n } cards
        }: { $seat } cannot propose again and has to play.
       *[other] { $n ->
            [0] The stock is empty
            [one] The stock holds just one card
           *[other] The stock holds only { $n } cards
        }: that is not enough to replace { $given }.
    }
    .event = { $n ->
        [0] The stock is used up
       *[other] The stock is too small for another exchange
    }: { $seat } has to play now.
ecarte-opt-max-exchanges =
    .no = { $times ->
        [one] This table allows one exchange a deal and no more
       *[other] This table allows { $times } exchanges a deal at most
    }: { $seat } has to play.
    .event = { $times ->
        [one] This table allows one exchange a deal and no more
       *[other] This table allows { $times } exchanges a deal at most
    }: { $seat } has to play now.
ecarte-opt-dealer-min-discard =
    .no = At this table a dealer who accepts has to discard at least one card too.

## The king of trumps

ecarte-king-turned-up =
    .yes = The eleventh card, turned up, is { $turn_up }: { $seat } dealt, and may claim a point for it before { $elder } first decides.
    .event = { $card } is turned up, so the dealer gets a point: { $seat } now has { $score }.
ecarte-opt-king-turnup =
    .no = The point for the king turned up could be claimed only until { $elder } decided; now it is too late.
ecarte-king-announce =
    .yes = { $seat } holds { $king } and has not played a card yet: announcing it is worth a point.
    .no = { $settled ->
        [yes] { $seat } does not hold { $king } and cannot announce it.
       *[no] The king is announced only once it is settled that play begins; here there may still be an exchange.
    }
    .event = { $seat } announces { $card } and scores a point: now { $score }.
ecarte-king-optional =
    .yes = { $seat } holds { $king } and may keep quiet about it; but after this card { $later ->
        [yes] it can be announced only once a trick has been won.
       *[no] it will be too late to announce.
    }
ecarte-king-too-late =
    .no = { $afterwards ->
        [yes] { $seat } can announce now only after winning a trick.
       *[no] { $missed ->
            [yes] { $seat }’s time to announce had passed before the cards were taken back, and playing again does not bring it back.
           *[no] { $seat } has already played a card, and so the time to announce has passed.
        }
    }
ecarte-opt-king-window =
    .yes = { $seat } has won a trick and still holds { $king }: at this table it may now be announced after all.
    .no = At this table the king must be announced before the first lead, and { $lead } is already on the table.
    .event = { $seat } announces { $card } after winning a trick and scores a point: now { $score }.
ecarte-king-exclusive =
    .no = { $turned_king ->
        [yes] { $turn_up } lies face up on the table, so nobody can hold it.
       *[no] There is only one king point in a deal, and it has been scored.
    }
ecarte-king-wins-at-four =
    .event = { $seat } had four points and has five with the king: the game is won, and the tricks no longer count.
ecarte-opt-false-king =
    .no = { $seat } does not hold { $king }. At this table it can be announced all the same, but that gives { $other } a point.
    .event = { $seat } announced { $card } without holding it: { $other } gets a point and now has { $score }.

## The five tricks

ecarte-play-lead-free =
    .yes = { $seat } leads and may choose any card.
ecarte-play-next-lead =
    .no = { $turn } is to play now; { $seat } has to wait.
    .event = { $seat } has the trick and leads next.
ecarte-play-must-beat =
    .yes = { $card } is higher than { $lead } in the same suit.{ $rank ->
        [under] {" "}In Écarté the ace ranks below the jack.
        [over] {" "}The ace ranks above the ten in Écarté.
       *[plain] {""}
    }
    .no = { $follows ->
        [yes] { $card } does not beat { $lead }, and { $seat } must overtake: { $higher } { $higher_count ->
            [one] is
           *[other] are
        } higher.{ $rank ->
            [under] {" "}The ace ranks below the jack in Écarté.
            [over] {" "}The ace ranks above the ten in Écarté.
           *[plain] {""}
        }
       *[no] { $lead } was led, and { $seat } holds { $higher } and so must overtake. { $is_trump ->
            [yes] Only a player who is void in the suit may trump.
           *[no] { $card } does not even follow suit.
        }{ $rank ->
            [under] {" "}The ace ranks below the jack in Écarté.
            [over] {" "}The ace ranks above the ten in Écarté.
           *[plain] {""}
        }
    }
ecarte-play-must-follow-low =
    .yes = { $seat } has no { $led_one } above { $lead } and must follow suit all the same; { $suited_count ->
        [one] only { $suited } will do.
       *[other] { $suited } are all allowed.
    }{ $ranks ->
        [under] {" "}The ace does not help either: in Écarté it ranks below the jack.
        [over] {" "}The ace ranks above the ten in Écarté.
       *[plain] {""}
    }
    .no = { $seat } still holds { $suited } and must follow suit, even though that will not win the trick. { $is_trump ->
        [yes] Although { $card } is a trump, it has to wait until { $seat } is void in the suit.
       *[no] { $card } is of another suit.
    }{ $ranks ->
        [under] {" "}The ace ranks below the jack in Écarté.
        [over] {" "}The ace ranks above the ten in Écarté.
       *[plain] {""}
    }
ecarte-play-must-trump =
    .yes = { $seat } has no { $led_one } and must trump; any trump will do.
    .no = { $seat } has no { $led_one } but can trump, so { $trumps_count ->
        [one] { $trumps } must be played
       *[other] one of the trumps must be played ({ $trumps })
    }; discarding { $card } would break the rules.
ecarte-play-free-discard =
    .yes = { $trumped_lead ->
        [yes] { $seat } has no trump to follow with and may discard any card; the trick goes to { $other }.
       *[no] { $seat } has neither a { $led_one } nor a trump and may discard any card; the trick goes to { $other }.
    }
ecarte-play-trump-led =
    .yes = Trumps were led, and the duties are the same: overtake; failing that, follow suit; failing that, discard.
ecarte-play-trick-winner =
    .event = { $trumped ->
        [yes] { $seat } trumps { $other_card } with { $card } and now has { $n ->
            [one] one trick
           *[other] { $n } tricks
        }.
        [off] { $other_card } was a discard and cannot win: { $card } takes the trick, and { $seat } now has { $n ->
            [one] one trick
           *[other] { $n } tricks
        }.
       *[no] { $card } beats { $other_card }, and { $seat } now has { $n ->
            [one] one trick
           *[other] { $n } tricks
        }.{ $rank ->
            [under] {" "}The ace ranks below the jack.
            [over] {" "}The ace ranks above the ten.
           *[plain] {""}
        }
    }
ecarte-play-name-suit =
    .event = { $seat } names the suit, as is the custom: “{ $suit }”.
ecarte-opt-name-suit =
    .yes = { $named ->
        [hold] { $seat } may let the card stand, or insist on the suit named if the leader holds it.
       *[no] { $other } insisted on the suit named, and { $card } is of that suit.
    }
    .no = { $named ->
        [yes] You have to name the suit of the card you lead, and { $card } is of another. Here the word is binding: { $other } could let the card stand, or insist on the suit named if the leader holds it.
        [hold] Nobody can insist on the suit named: the leader holds none of it, so the card stands.
       *[no] { $other } insisted on the suit named, so that suit has to be led now; { $card } is of another suit.
    }
    .event = { $seat } leads { $card } and names { $suit }: { $other } may let the card stand, or insist on the suit named if the leader holds it.

## Revokes

ecarte-renonce-definition =
    .yes = The cards played show that { $other } played a card that was not allowed: that is a revoke, and { $seat } may claim it.
    .no = The cards played so far show no revoke; a revoke can be claimed only once it shows.
    .event = { $seat } answered { $lead } with { $card } while holding { $cards }: a revoke.
ecarte-renonce-take-back =
    .event = { $n ->
        [one] The card played is taken back
       *[other] All { $n } cards played are taken back
    }; none of the tricks count.
ecarte-renonce-expose =
    .event = { $seat } shows the whole hand: { $cards }.
ecarte-renonce-replay =
    .event = The deal starts again from the first trick, with { $seat } leading. If { $other } now makes all five tricks, they are worth only one point.
ecarte-renonce-vole-capped =
    .event = { $seat } makes all five tricks but, after the revoke, scores only one point: now { $score }.
ecarte-opt-renonce-replay =
    .event = At this table the cards are dealt again after a revoke, once more by { $seat }.
ecarte-opt-renonce-score =
    .event = { $points ->
        [0] { $seat } makes { $n } tricks, but after the revoke the stricter rule gives no points for them.
       *[other] { $seat } makes { $n } tricks; after the revoke the stricter rule gives just one point for them: now { $score }.
    }

## Points and the game

ecarte-score-three-tricks =
    .event = { $seat } has { $n } tricks and scores one point: now { $score }.
ecarte-score-vole =
    .event = { $seat } has all five tricks, the vole, and scores two points: now { $score }.
ecarte-score-extra-point =
    .event = { $other } was obliged to make three tricks and failed: { $seat } scores a point and the extra point, now { $score }.
ecarte-opt-vole-against-obliged =
    .event = { $seat } makes all five tricks against the obliged side, which at this table is three points: now { $score }.
ecarte-score-failed-declarer =
    .event = { $seat } was obliged to make three tricks, made { $n ->
        [0] none
        [one] only one
       *[other] only { $n }
    } and loses { $points ->
        [0] nothing, since the score cannot go below { $score }
        [one] one point: now { $score }
       *[other] { $points } points: now { $score }
    }.
ecarte-match-series =
    .event = Nobody has five points yet and the game goes on: { $seat } { $score }, { $other } { $other_score }.
ecarte-match-end-at-five =
    .event = { $seat } has { $score } points, { $other } { $points }: the game is over on the spot.
ecarte-stake-multiplier =
    .event = { $points ->
        [0] { $other } has no points
        [one] { $other } has just one point
       *[other] { $other } has { $points } points
    }: as agreed, the game counts { $n ->
        [one] single
        [2] double
       *[other] treble
    }.
ecarte-opt-pot =
    .event = { $seat } has won the game and takes the { $n } counters from the pot.

## Chouette

ecarte-chouette-order =
    .event = The draw lines everyone up: { $seats }. { $seat } holds the bank, and { $other } plays against it as punter.
ecarte-chouette-bank =
    .yes = The money comes before the play: the banker puts in a stake, and then everyone else bets against it.
    .event = { $seat } opens the bank with { $n }.
ecarte-opt-chouette =
    .yes = Instead of opening a new bank, the company may also break up.
    .event = { $seat } opens no further bank, and the chouette is over.
ecarte-chouette-over =
    .yes = The bets come to { $bets }, and the bank holds only { $bank }: with { $missing } more, they match.
    .no = { $side ->
        [yes] { $seat } has bet on { $banker } and so gives { $ponte } no further advice.
       *[no] The bets come to { $bets }, and the bank holds { $bank }. Exactly { $missing } { $missing ->
            [one] is
           *[other] are
        } missing, and at this table { $how ->
            [raise] the banker adds what is missing.
           *[side] one of the advisers covers the difference with a bet on { $banker }.
        }
    }
    .event = Against { $bank } in the bank, { $bets } have been bet: { $missing } too many. The excess must be covered before play.
ecarte-chouette-under =
    .yes = The bank holds { $bank }, and the bets come to only { $bets }: { $over } may come out, or stay in with no bet against { $over ->
        [one] it
       *[other] them
    }.
    .event = Against { $bank } in the bank, only { $bets } have been bet: the surplus is { $over }.
ecarte-chouette-roles =
    .yes = { $seat } advises { $ponte } and may give advice once before every decision.
    .no = { $seat } has already given advice on this decision.
ecarte-opt-adviser-binding =
    .yes = The majority of the punter’s side want this, and at this table that is binding.
    .no = At this table the majority of the punter’s side decides, and they want something else: { $instead }.
ecarte-chouette-banker-deals =
    .event = In chouette the dealer does not change: { $seat } always deals, and { $other } is always elder.
ecarte-chouette-ponte-wins =
    .event = { $seat } has won: every bet against the bank is paid at even money. { $seat } takes over the bank, { $ponte } becomes punter, and { $old } goes to the end of the line.
ecarte-chouette-banker-wins =
    .yes = { $seat } has won and may keep the bank, but then takes nothing out.
    .event = { $seat } keeps the bank, which now holds { $bank }; { $old } goes to the end of the line, and { $ponte } becomes punter.
ecarte-chouette-banker-cashes =
    .yes = { $seat } has just won and may take the money, but then has to give up the bank.
    .event = { $seat } takes { $n } from the bank and gives it up: { $banker } holds the next bank, { $ponte } plays against it, and { $seat } goes to the end of the line.

## Jeux de règle: advice, not duty

ecarte-jdr-advice =
    .event = { $n ->
        [0] This hand is not on the list of jeux de règle, so the old advice is to { $role ->
            [elder] propose. While the end is far off and before any exchange, that is better for about four such hands in five.
           *[dealer] accept. At the first proposal, while the end is far off, that is better for about four such hands in five; after an exchange it seldom is.
        }
       *[other] This hand is on the list of jeux de règle, so the old advice is to { $role ->
            [elder] play at once. With three trumps, though, it is usually better to propose while the end is far off and before any exchange.
           *[dealer] refuse. At the first proposal, while the end is far off, that is usually right, but never with one trump and four cards of a suit.
        }
    }
ecarte-jdr-v1 =
    .event = Three trumps or more: { $cards }.
ecarte-jdr-v2a =
    .event = Two trumps and three cards of one plain suit: { $cards }.
ecarte-jdr-v2b =
    .event = Two trumps and two cards of a plain suit with the king or queen: { $cards }.
ecarte-jdr-v2c =
    .event = Two trumps, a pair with jack or ace, and a jack of another suit: { $cards }.{ $depends ->
        [yes] {" "}If the pair has to hold both jack and ace, the hand does not qualify.
       *[no] {""}
    }
ecarte-jdr-v3a =
    .event = One trump and four cards of a plain suit with the king: { $cards }.
ecarte-jdr-v3b =
    .event = { $reading ->
        [literal-queen] One trump, three cards of a plain suit with the queen, and the king of another suit: { $cards }.
       *[queen-or-better] One trump, three cards of a plain suit with the queen or king, and the king of another suit: { $cards }.
    }{ $depends ->
        [yes] {" "}That is our reading; taken literally, the list asks for a queen, and then the hand does not qualify.
       *[no] {""}
    }
ecarte-jdr-v3c =
    .event = One trump, two cards of a plain suit, and the kings of the two others: { $cards }.
ecarte-jdr-v4a =
    .event = { $reading ->
        [kings-outside] No trump, a guarded queen, and the kings of the two other plain suits: { $cards }.
        [disjoint] No trump, a guarded queen, and two kings besides, one of which may be of the queen’s suit: { $cards }.
       *[overlap] No trump, a guarded queen, and two kings, one of which may itself be the guard: { $cards }.
    }{ $depends ->
        [yes] {" "}Under at least one other reading the hand does not qualify.
       *[no] {""}
    }
ecarte-jdr-v4b =
    .event = { $reading ->
        [exactly] No trump, exactly four court cards, exactly two of them queens: { $cards }.
       *[at-least] No trump, at least four court cards, at least two of them queens: { $cards }.
    }{ $depends ->
        [yes] {" "}Under the other reading the hand does not qualify.
       *[no] {""}
    }
