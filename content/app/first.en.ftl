# The page on Écarté's first decision.

ui-propose = Propose or play?
propose-lead = The first decision of Écarté, solved: stand or propose, accept or refuse, and what to throw.
propose-verdict-elder = { $verdict ->
    [keep] Play without proposing.
    [exchange] Propose.
   *[even] Both are equally good, as far as is known. The solution proposes in { $often }.
}
propose-verdict-dealer = { $verdict ->
    [keep] Refuse and play.
    [exchange] Give cards.
   *[even] Both are equally good, as far as is known. The solution gives cards in { $often }.
}
propose-worth-elder = Standing brings { $keep }, proposing { $exchange } (± { $error }). With this hand the solution proposes in { $often }; a proposal is accepted in { $accept }.
propose-worth-dealer = Once the elder hand has proposed, refusing brings { $keep }, giving cards { $exchange } (± { $error }). The solution gives cards in { $often }; against this hand the elder hand proposes in { $accept }.
propose-never-elder = The solution never proposes with this hand. If you do all the same, this is the best throw:
propose-never-dealer = The solution never gives cards with this hand. If you do all the same, this is the best throw:
propose-king = Point for the trump king
propose-exact = How exact is that?
propose-exact-text = If the other side follows the solution, an elder hand with the best answer to it gains { $elder-low } to { $elder-high } points a deal, a dealer { $dealer-low } to { $dealer-high }. What needs no further card is counted exactly. The exchange is dealt at random, { $deals } deals for each side, and every throw is tried in every one; none of them was used to find the solution. The lower bound is measured in fresh deals that had no part in choosing the answer, to about ± { $gain_error }; the upper one in all of them together, so it is rather too high: chance makes some throws look better than they are. The worth of a deal is good to about ± { $error }.
propose-none = Our rules let the dealer throw no card, too; what is solved is the game with one to five. If it were allowed here, the best answer would gain the dealer at most { $most } points a deal; without that freedom it is at most { $without }.
propose-curve-text = How the solution became more exact: what the best answer gained after so many sweeps through all hands and so many seconds of computing, in points a deal; above the last line measured on every eighth hand.
propose-sweeps = sweeps
propose-seconds = seconds
propose-gain-elder = elder
propose-gain-dealer = dealer
propose-throw = Throw
propose-throw-after = { $first ->
    [1] { $last ->
        [1] The elder hand throws one card: throw
        [5] Whatever the elder hand throws: throw
       *[other] The elder hand throws 1 to { $last } cards: throw
    }
   *[other] { $last ->
        [5] The elder hand throws { $first } cards or more: throw
       *[other] The elder hand throws { $first } to { $last } cards: throw
    }
}
propose-assumptions = Assumed: { $score ->
    [said] the score is { $at } (elder first), and what counts is who wins the game of five points;
   *[neutral] the score is level and far from its end, so that a point is a point;
} one exchange at most, in which each side throws one to five cards, elder first, and the dealer sees how many; three tricks score one point, all five two; who stands or refuses and fails gives two. { $king ->
    [held] Whoever holds the trump king when play begins announces it and scores one point; whoever throws it does not.
    [turned] The trump king is turned up: the dealer has the point for it whatever is decided; it is not counted here.
   *[off] The trump king scores nothing extra.
} Once the cards lie they are valued by the exact table for open hands: nobody learns anything from the play, and hidden play moves single hands. Both sides follow the solution.
propose-certificate = How good is this solution? { $unit ->
    [chance] Whoever knows it and answers it best wins at most about { $most } of games more than with it. From here the elder hand wins { $value } of games, over all hands;
   *[points] Whoever knows it and answers it best wins at most about { $most } points a deal more than with it. Over all hands a deal is worth { $value } points to the elder hand;
} the elder hand stands on { $stands } of its hands, and { $refuses } of proposals are refused.
propose-all = All hands
propose-all-text = Each field holds the hands with so many trumps and such a chance with open hands; the darker, the more often the solution keeps the hand.
propose-trumps = trumps
propose-kept-elder = stands
propose-kept-dealer = refuses
propose-share = share of all hands
propose-patterns = The nine patterns
propose-rule = A rule to remember
propose-often = ({ $share })
propose-loses = ({ $share }, loss against the best: { $loss })
propose-patterns-text = What the solution does with the hands that the list names, and what both choices are worth, on average over each pattern. For the dealer: once the elder hand has proposed.
propose-keeps = keeps the hand
propose-keep = kept, points
propose-exchange = exchanged, points
propose-rule-elder = Elder: With a trump: trumps, pictures, longest plain suit two each, aces one; stand from eleven.
propose-rule-dealer = Dealer: Trumps three (two count), king and queen two, jack and ace one: refuse from eight.
propose-keep-elder = play
propose-exchange-elder = propose
propose-keep-dealer = refuse
propose-exchange-dealer = give cards
propose-rule-cost = That costs { $cost } points { $what ->
    [proposal] a proposal
   *[deal] a deal
} (± { $error }).
propose-more = Propose or play? The first decision, solved
error-odds-king-without-first = `--king-point` goes with `--first`: the odds themselves count tricks alone.
error-odds-score-without-first = `--score` goes with `--first`: the odds themselves count tricks alone.
error-odds-no-score = At { $elder }:{ $dealer } nobody decides any more: each side has 0 to 4 points, and five win the game.
error-odds-not-a-score = “{ $text }” is not a score; a score is written like 4:3, elder’s points first.
error-odds-turned-king-score = The king is turned up, so the dealer has a point for it already: the dealer’s score is 1 to 4.
error-odds-score-unsolved = At { $elder }:{ $dealer } the first decision is not solved.
first-amount = { $unit ->
    [chance] { $value }% of games
   *[points] { $value } points
}
first-keep-elder = standing
first-keep-dealer = refusing
first-exchange-elder = proposing
first-exchange-dealer = giving cards
first-verdict = so
first-often-elder = solution proposes in
first-often-dealer = solution gives cards in
first-meets-elder = is accepted in
first-meets-dealer = elder proposes in
first-throw = { $after ->
    [all] throws
   *[other] throws against { $after }
}
first-certificate = { $unit ->
    [chance] Whoever knows the solution and answers it best wins at most about { $most } games in a hundred more than with it.
   *[points] Whoever knows the solution and answers it best wins at most about { $most } points a deal more than with it.
}
propose-amount = { $unit ->
    [chance] { $value } of games
   *[points] { $value } points
}
propose-score = Score (elder : dealer)
propose-neutral = level, far from the end
propose-score-help = Close to the end it is the game that counts, not the point. Each score is solved by itself.
propose-exact-score = If the other side follows the solution, the elder hand’s best answer wins { $elder-low } to { $elder-high } of games more, the dealer’s { $dealer-low } to { $dealer-high }; measured on every 31st hand in { $deals } fresh deals for each side, to about ± { $gain_error }, and in each of them every throw is tried. Cards are thrown as while the end is far off; how often to exchange is learned for each score. What a point is worth here comes from the later scores and is known to { $later }; all together the chance to win is known to { $all }.
propose-scores-elder = How often the elder hand stands, at every score
propose-scores-dealer = How often the dealer refuses, at every score
propose-scores-text-elder = The share of hands on which the solution stands. While the end is still far off it is { $neutral }.
propose-scores-text-dealer = The share of proposals that the solution refuses. While the end is still far off it is { $neutral }.
propose-elder-points = the elder hand’s points
propose-dealer-points = the dealer’s points
propose-most = a best answer gains at most
propose-turned = What changes at this score
propose-turned-text = At { $at }, { $share } of all hands get another answer than while the end is still far off. Examples, always beside the same turn-up:
propose-turned-row = { $now } instead of { $before }
propose-rule-throw = Throwing: Keep trumps and kings, with two trumps queens too; throw the rest.
propose-rule-why = Pictures and aces count in plain suits alone, and each card of the longest plain suit counts; without a trump, elder proposes. Why it is so: strength in trumps proposes, strength beside them stands, since trumps are kept in an exchange. Found among all such sentences, and measured against the other side’s solution in { $deals } fresh deals each. For comparison: to stand on the nine patterns alone costs elder { $list } points a deal, never to stand { $never }.
