# The page on Écarté's first decision.

ui-propose = Propose or play?
propose-lead = The first decision of Écarté, solved: stand or propose, accept or refuse, and what to throw.
propose-verdict-elder = { $verdict ->
    [keep] Play without proposing.
    [exchange] Propose.
   *[mix] Now the one, now the other: the solution proposes in { $often }.
}
propose-verdict-dealer = { $verdict ->
    [keep] Refuse and play.
    [exchange] Give cards.
   *[mix] Now the one, now the other: the solution gives cards in { $often }.
}
propose-worth-elder = Standing is worth { $keep } points, proposing { $exchange }. A proposal with this hand is accepted in { $accept }.
propose-worth-dealer = Once the elder hand has proposed, refusing is worth { $keep } points, giving cards { $exchange }. Against this hand the elder hand proposes in { $accept }.
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
propose-close = The two differ by less than a fiftieth of a point: it hardly matters.
propose-throw = Throw
propose-throw-after = { $n ->
    [one] Elder throws one: throw
   *[other] Elder throws { $n }: throw
}
propose-assumptions = Assumed: the score is level and far from its end, so that a point is a point; one exchange at most, in which each side throws one to five cards, elder first, and the dealer sees how many; three tricks score one point, all five two; who stands or refuses and fails gives two. { $king ->
    [held] Whoever holds the trump king when play begins announces it and scores one point; whoever throws it does not.
    [turned] The trump king is turned up: the dealer has the point for it whatever is decided; it is not counted here.
   *[off] The trump king scores nothing extra.
} Once the cards lie they are valued by the exact table for open hands: nobody learns anything from the play, and hidden play moves single hands. Both sides follow the solution.
propose-certificate = How good is this solution? Whoever knows it and does the best against it gains at most about { $most } points a deal more than by following it. Over all hands a deal is worth { $value } points to the elder hand; it stands with { $stands } of its hands, and { $refuses } of the proposals are refused.
propose-all = All hands
propose-all-text = Each field holds the hands with so many trumps and such a chance with open hands; the darker, the more often the solution keeps the hand.
propose-trumps = trumps
propose-kept-elder = stands
propose-kept-dealer = refuses
propose-share = share of all hands
propose-patterns = The nine patterns
propose-rule = A rule to remember
propose-often = ({ $share })
propose-loses = ({ $share }, at a loss of { $loss } points against the best)
propose-patterns-text = What the solution does with the hands that the list names, and what both choices are worth, on average over each pattern. For the dealer: once the elder hand has proposed.
propose-keeps = keeps the hand
propose-keep = kept, points
propose-exchange = exchanged, points
propose-rule-elder = As elder hand, the first line that fits decides (cards outside trumps: at least so many):
propose-rule-dealer = As dealer, after a proposal, the first line that fits decides (cards outside trumps: at least so many):
propose-keep-elder = play
propose-exchange-elder = propose
propose-keep-dealer = refuse
propose-exchange-dealer = give cards
propose-rule-rest = every other hand
propose-rule-cost = Against the other side’s solution this costs { $cost } points a decision on average. Keeping just the nine patterns costs { $list }, never keeping a hand { $never }.
propose-line = { $trumps ->
    [0] no trump
    [1] one trump
    [2] two trumps
    [3] three trumps
   *[4] four trumps or more
}{ $top ->
    [0] {""}
    [1] , the highest of all among them
   *[other] , one of the { $top } highest among them
}{ $kings ->
    [0] {""}
    [one] , a plain king
   *[other] , { $kings } plain kings
}{ $high ->
    [0] {""}
    [one] , a plain king or queen
   *[other] , { $high } plain kings or queens
}{ $longest ->
    [0] {""}
   *[other] , { $longest } cards of a plain suit
}
propose-more = Propose or play? The first decision, solved
error-odds-king-without-first = `--king-point` goes with `--first`: the odds themselves count tricks alone.
