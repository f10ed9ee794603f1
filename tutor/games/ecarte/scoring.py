"""Points in Écarté: the tricks of a deal, the obligation and its price, and the end at five."""

from __future__ import annotations

from tutor.core.game import Event
from tutor.core.rules import RuleId
from tutor.core.seats import NOBODY
from tutor.games.ecarte.chouette import settled
from tutor.games.ecarte.renonce import GAP_RENONCE, capped
from tutor.games.ecarte.state import ENOUGH, TARGET, Phase, State, other

MATCH_END_AT_FIVE = RuleId("ecarte.match.end-at-five")
MATCH_SERIES = RuleId("ecarte.match.series")
RENONCE_VOLE_CAPPED = RuleId("ecarte.renonce.vole-capped")
OPT_RENONCE_SCORE = RuleId("ecarte.opt.renonce-score")
OPT_VOLE_AGAINST_OBLIGED = RuleId("ecarte.opt.vole-against-obliged")
GAP_VOLE_AGAINST_OBLIGED = RuleId("ecarte.gap.vole-against-obliged")
GAP_FAILED_DECLARER = RuleId("ecarte.gap.failed-declarer")
SCORE_EXTRA_POINT = RuleId("ecarte.score.extra-point")
GAP_POINT_WITHOUT_OBLIGATION = RuleId("ecarte.gap.point-without-obligation")
SCORE_VOLE = RuleId("ecarte.score.vole")
SCORE_THREE_TRICKS = RuleId("ecarte.score.three-tricks")
SCORE_FAILED_DECLARER = RuleId("ecarte.score.failed-declarer")
GAP_EXACTLY_FIVE = RuleId("ecarte.gap.exactly-five")
STAKE_MULTIPLIER = RuleId("ecarte.stake.multiplier")
GAP_MULTIPLIER = RuleId("ecarte.gap.multiplier")
OPT_POT = RuleId("ecarte.opt.pot")

Events = list[Event]


def add(state: State, player: int, points: int, why: Event, events: Events, *, wins: RuleId | None = None) -> State:
    """Give points to a player, or take them off; five end the Partie at once."""
    reached = state.score[player] + points
    if state.options.allow_negative == "no":
        reached = max(reached, 0)
    score = tuple(reached if p == player else n for p, n in enumerate(state.score))
    gained = abs(reached - state.score[player])  # below nothing nobody falls where the score ends there
    facts = {**why.facts, "points": gained, "score": reached, "other_score": score[other(state, player)]}
    events.append(why._replace(facts=facts))
    following = state._replace(score=score)
    if reached < TARGET or _single_deal(state):
        return following
    if wins:
        events.append(Event(wins, {"seat": state.seats[player], "score": reached}))
    return won(following, player, wins or MATCH_END_AT_FIVE, events)


def _single_deal(state: State) -> bool:
    """Whether the deal alone decides, by its tricks (ecarte.opt.chouette-unit=deal)."""
    return state.company is not None and state.options.chouette_unit == "deal"


def deal_over(state: State, events: Events) -> State:
    """Count the tricks of a finished deal."""
    winner = state.elder if state.won[state.elder] >= ENOUGH else state.dealer
    following = _tricks_counted(state, winner, events)
    if _single_deal(state):
        return settled(following, winner, events)
    if following.phase is not Phase.PLAY:
        return following
    events.append(Event(MATCH_SERIES, _standing(following)))
    return following._replace(phase=Phase.DEAL, before=state.score, turn=NOBODY)


def _standing(state: State) -> dict[str, object]:
    elder, dealer = state.elder, state.dealer
    return {
        "seat": state.seats[elder],
        "score": state.score[elder],
        "other": state.seats[dealer],
        "other_score": state.score[dealer],
    }


def _tricks_counted(state: State, winner: int, events: Events) -> State:
    """Give the winner of three or more tricks what they are worth, and an obliged loser what it costs."""
    loser, options = other(state, winner), state.options
    failed = state.obliged == loser
    if failed and options.fail_rule == "failer-loses-two":
        return _deducted(state, loser, events)
    vole = state.won[winner] == 5
    points, rule, gap = _worth(state, failed=failed, vole=vole)
    left = capped(state, winner, points, vole=vole, against_obliged=failed)
    facts = {"seat": state.seats[winner], "other": state.seats[loser], "n": state.won[winner]}
    if left != points:
        rule, gap = RENONCE_VOLE_CAPPED, GAP_RENONCE
        if options.renonce_score == "hoyle":
            rule = OPT_RENONCE_SCORE
    following = add(state, winner, left, Event(rule, facts, gap), events)
    if failed and options.fail_rule == "both" and following.phase is Phase.PLAY:
        return _deducted(following, loser, events)
    return following


def _worth(state: State, *, failed: bool, vole: bool) -> tuple[int, RuleId, RuleId | None]:
    """Return the points for the tricks, the rule that gives them, and the gap it rests on."""
    if failed:
        if vole and state.options.vole_against_obliged == "3":
            return (3, OPT_VOLE_AGAINST_OBLIGED, GAP_VOLE_AGAINST_OBLIGED)
        return (2, SCORE_EXTRA_POINT, GAP_VOLE_AGAINST_OBLIGED if vole else GAP_FAILED_DECLARER)
    if vole:
        return (2, SCORE_VOLE, None)
    return (1, SCORE_THREE_TRICKS, GAP_POINT_WITHOUT_OBLIGATION if state.obliged == NOBODY else None)


def _deducted(state: State, loser: int, events: Events) -> State:
    facts = {"seat": state.seats[loser], "other": state.seats[other(state, loser)], "n": state.won[loser]}
    return add(state, loser, -2, Event(SCORE_FAILED_DECLARER, facts, GAP_FAILED_DECLARER), events)


def won(state: State, winner: int, rule: RuleId, events: Events) -> State:
    """The Partie is over the instant somebody has five; a chouette settles its bets and goes on."""
    loser = other(state, winner)
    reached, left = state.score[winner], state.score[loser]
    facts = {"seat": state.seats[winner], "other": state.seats[loser], "score": reached, "points": left}
    gap = GAP_EXACTLY_FIVE if reached > TARGET else None
    events.append(Event(MATCH_END_AT_FIVE, facts, gap))
    if state.company is not None:
        return settled(state, winner, events)
    worth = 1
    if state.options.stakes == "graded":
        worth = multiplier(left)
        facts = {"seat": state.seats[winner], "other": state.seats[loser], "n": worth, "points": left}
        events.append(Event(STAKE_MULTIPLIER, facts, GAP_MULTIPLIER))
    if state.options.pot == "on":
        events.append(Event(OPT_POT, {"seat": state.seats[winner], "n": len(state.seats)}))
    return state._replace(phase=Phase.OVER, turn=NOBODY, winner=winner, worth=worth, ended_by=rule)


def multiplier(points: int) -> int:
    """Return what a Partie is worth by the loser's points: single, double, treble.

    >>> [multiplier(n) for n in (4, 3, 2, 1, 0, -2)]
    [1, 1, 2, 2, 3, 3]
    """
    if points <= 0:
        return 3
    return 2 if points <= 2 else 1
