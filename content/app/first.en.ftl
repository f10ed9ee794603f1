# The page on Écarté's first decision.

ui-propose = Propose or play?
propose-lead = Écarté’s first decision, solved: whether to stand or propose, accept or refuse, and what to discard.
propose-verdict-elder = { $verdict ->
    [keep] Play without proposing.
    [exchange] Propose.
   *[even] As far as anyone can tell, both are equally good. The solution proposes { $often } of the time.
}
propose-verdict-dealer = { $verdict ->
    [keep] Refuse and play.
    [exchange] Give cards.
   *[even] As far as anyone can tell, both are equally good. The solution gives cards { $often } of the time.
}
propose-worth-elder = Standing is worth { $keep }, proposing { $exchange } (± { $error }). With this hand the solution proposes { $often } of the time; a proposal is accepted { $accept } of the time.
propose-worth-dealer = Once elder has proposed, refusing is worth { $keep }, giving cards { $exchange } (± { $error }). The solution gives cards { $often } of the time; against this hand elder proposes { $accept } of the time.
propose-never-elder = The solution never proposes with this hand. If you do so anyway, this is the best discard:
propose-never-dealer = The solution never gives cards with this hand. If you do so anyway, this is the best discard:
propose-king = Point for the trump king
propose-exact = How exact is that?
propose-exact-text = If the other side follows the solution, elder can gain { $elder-low } to { $elder-high } points a deal with the best answer to it, and the dealer { $dealer-low } to { $dealer-high }. Whatever does not depend on further cards is counted exactly. The exchanged cards are dealt at random, { $deals } deals for each side, and every discard is tried in every deal; none of these deals was used to find the solution. The lower bound is measured in fresh deals that played no part in choosing the answer, to about ± { $gain_error }; the upper bound is measured in all the deals together, so it tends to be too high: chance makes some discards look better than they are. The value of a deal is accurate to about ± { $error }.
propose-none = Our rules also let the dealer keep all five cards; in the game that was solved, the dealer discards one to five. If keeping all five were allowed here, the best answer would gain the dealer at most { $most } points a deal; without that freedom it gains at most { $without }.
propose-curve-text = How the solution grew more exact: what the best answer to it gained, in points a deal, after so many sweeps through all hands and so many seconds of computing. Every line but the last is measured on every eighth hand.
propose-sweeps = sweeps
propose-seconds = seconds
propose-gain-elder = elder
propose-gain-dealer = dealer
propose-throw = Discard
propose-throw-after = { $first ->
    [1] { $last ->
        [1] If elder discards one card, discard
        [5] Whatever elder discards, discard
       *[other] If elder discards 1 to { $last } cards, discard
    }
   *[other] { $last ->
        [5] If elder discards { $first } cards or more, discard
       *[other] If elder discards { $first } to { $last } cards, discard
    }
}
propose-assumptions = Assumed: { $score ->
    [said] the score is { $at } (elder first), and all that counts is who wins the game of five points;
   *[neutral] the score is level and the end is far off, so every point is worth the same;
} at most one exchange, in which each side discards one to five cards, elder first, and the dealer sees how many; three tricks score one point, all five score two; standing or refusing and then failing to win three tricks costs two. { $king ->
    [held] A player who holds the trump king when play begins announces it and scores one point; a king that was discarded scores nothing.
    [turned] The trump king is turned up: the dealer has the point for it whatever is decided, so it is not counted here.
   *[off] The trump king scores nothing extra.
} Once both hands are settled, they are valued exactly, as if played open, so nobody learns anything from the play; played hidden, some would be worth slightly more or less. Both sides follow the solution.
propose-certificate = How good is this solution? { $unit ->
    [chance] A player who knows it and answers it as well as possible wins at most about { $most } of games more than by following it. From here elder wins { $value } of games, over all hands;
   *[points] A player who knows it and answers it as well as possible gains at most about { $most } points a deal more than by following it. Over all hands a deal is worth { $value } points to elder;
} elder stands on { $stands } of hands, and { $refuses } of proposals are refused.
propose-all = All hands
propose-all-text = Each cell stands for the hands with that number of trumps and that chance with open hands; the darker the cell, the more often the solution keeps the hand.
propose-trumps = trumps
propose-kept-elder = stands
propose-kept-dealer = refuses
propose-share = share of all hands
propose-patterns = The nine patterns
propose-rule = A rule to remember
propose-often = ({ $share })
propose-loses = ({ $share }; costs { $loss } compared with the best choice)
propose-patterns-text = What the solution does with the hands that the list names, and what both choices are worth, on average over each pattern. For the dealer, the figures hold once elder has proposed.
propose-keeps = keeps the hand
propose-keep = kept, points
propose-exchange = exchanged, points
propose-rule-elder = Elder: trumps, court cards, longest plain suit: two each, aces one; with trump, stand on 11+.
propose-rule-dealer = Dealer: trumps three (maximum six), kings and queens two, jacks and aces one; refuse on 8+.
propose-keep-elder = play
propose-exchange-elder = propose
propose-keep-dealer = refuse
propose-exchange-dealer = give cards
propose-rule-cost = Compared with the solution, this costs { $cost } points { $what ->
    [proposal] a proposal
   *[deal] a deal
} (± { $error }).
propose-more = Propose or play? The first decision, solved
error-odds-king-without-first = `--king-point` goes with `--first`: the odds themselves count only tricks.
error-odds-score-without-first = `--score` goes with `--first`: the odds themselves count only tricks.
error-odds-no-score = At { $elder }:{ $dealer } there is nothing left to decide: each side has 0 to 4 points, and five win the game.
error-odds-not-a-score = “{ $text }” is not a score; write a score like 4:3, elder’s points first.
error-odds-turned-king-score = The king is turned up, so the dealer has a point for it already: the dealer’s score must be 1 to 4.
error-odds-score-unsolved = At { $elder }:{ $dealer } the first decision has not been solved.
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
    [all] discards
   *[other] discards against { $after }
}
first-certificate = { $unit ->
    [chance] A player who knows the solution and answers it as well as possible wins at most about { $most } games in a hundred more than by following it.
   *[points] A player who knows the solution and answers it as well as possible gains at most about { $most } points a deal more than by following it.
}
propose-amount = { $unit ->
    [chance] { $value } of games
   *[points] { $value } points
}
propose-score = Score (elder : dealer)
propose-neutral = level, far from the end
propose-score-help = Near the end, what counts is winning the game, not scoring a point. Each score is solved on its own.
propose-exact-score = If the other side follows the solution, elder’s best answer wins an extra { $elder-low } to { $elder-high } of games and the dealer’s an extra { $dealer-low } to { $dealer-high }; this is measured on every 31st hand in { $deals } fresh deals for each side, to about ± { $gain_error }, and every discard is tried in each of them. Both sides discard as they do while the end is far off; how often to exchange is learned for each score. The value of a point here comes from the later scores and is known to within { $later }; overall, the chance of winning is known to within { $all }.
propose-scores-elder = How often elder stands, at every score
propose-scores-dealer = How often the dealer refuses, at every score
propose-scores-text-elder = The share of hands on which the solution stands. While the end is still far off it is { $neutral }.
propose-scores-text-dealer = The share of proposals that the solution refuses. While the end is still far off it is { $neutral }.
propose-elder-points = elder’s points
propose-dealer-points = the dealer’s points
propose-most = a best answer gains at most
propose-turned = What changes at this score
propose-turned-text = At { $at }, { $share } of all hands call for a different answer than they do while the end is still far off. Examples, always with the same turn-up:
propose-turned-row = { $now } instead of { $before }
propose-rule-throw = Discarding: keep trumps and kings, and queens with two trumps or more; discard the rest.
propose-rule-why = Court cards and aces count in plain suits only; for elder every card of the longest plain suit counts, and without a trump elder proposes. The idea behind these rules: if your strength is in trumps, propose, since you keep them in an exchange; if it lies in the plain suits, stand. These rules are the best of their kind, and each was measured against the other side’s solution in { $deals } fresh deals. For comparison, standing on the nine patterns alone costs elder { $list } points a deal, and never standing costs { $never }.
