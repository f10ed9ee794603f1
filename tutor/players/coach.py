"""A coach: what a good player would do here, by which principle, beside what else one might be tempted to do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from statistics import NormalDist
from typing import NamedTuple

from tutor.core.cards import BACK
from tutor.core.game import NO_FACTS, AnyGame, Facts, Situation
from tutor.core.moves import PLAY, Move, Seat
from tutor.core.rules import RuleId
from tutor.core.seats import player_of
from tutor.players.beside import beside
from tutor.players.known import NOTHING, Known
from tutor.players.people import habit
from tutor.players.players import FLOOR
from tutor.players.search import Estimate, ahead
from tutor.players.strategies import STRATEGIES, crazy_eights, decided, ecarte, gurke, knockout_whist
from tutor.players.strategies.sight import Advice, Sight

LEADS, FOLLOWS, SPEAKS = "lead", "follow", "speak"
"""What kind of decision it is: a card to an empty table, a card to what lies, or anything that is no card."""


ASKED: Mapping[str, str] = {
    knockout_whist.DOG: "wait",
    knockout_whist.EXCHANGE: "exchange",
    knockout_whist.STAY: "stay",
    crazy_eights.CALL: LEADS,
    ecarte.KING: "king",
    ecarte.BANK: "bank",
    gurke.DECLINE: "price",
}
"""What to ask of decisions with a question of their own, by principle."""


class Figure(NamedTuple):
    """By how much one move came out better than another in the same imagined courses, beyond the uncertainty."""

    better: Move
    worse: Move
    gain: float
    margin: float
    courses: int


class Counsel(NamedTuple):
    """What a coach says about one decision; words come from the messages of the principle."""

    move: Move
    rule: RuleId
    facts: Facts
    kind: str
    """What to ask before anything is shown: ``lead``, ``follow``, ``speak``, or a question of its own."""
    other: Move | None = None
    """What somebody might do instead; None where nothing true can be said of any other move."""
    instead: Facts = NO_FACTS
    """What would be so then: which half of the sentence holds."""


def counsel(
    game: AnyGame, seen: Situation, seat: Seat, moves: tuple[Move, ...], known: Known = NOTHING
) -> Counsel | None:
    """Return what to say to a seat at its decision; None in a game without a strategy."""
    strategy = STRATEGIES.get(game.key)
    if strategy is None or not moves:
        return None
    sight = Sight(seen, player_of(seen, seat), moves, known)
    told = decided(strategy, sight)
    if told is None:
        return None
    usual = SPEAKS if told.move.verb != PLAY else FOLLOWS if getattr(seen, "trick", ()) else LEADS
    kind = ASKED.get(told.rule, usual)
    said = Counsel(told.move, RuleId(told.rule), told.facts, kind)
    for other in _tempting(game, sight, told):
        instead = beside(game, sight, told, other)
        if instead is not None:
            return said._replace(other=other, instead=instead)
    return said


def _tempting(game: AnyGame, sight: Sight, told: Advice) -> Iterator[Move]:
    """Yield what else one might do: by the next best reasons, then by habit, then anything else.

    Of a card that may not be looked at nothing can be said.
    """
    if any(BACK in move.cards for move in sight.plays):
        return
    left = {told.rule}
    for _ in STRATEGIES[game.key]:
        next_best = decided(STRATEGIES[game.key], sight, left)
        if next_best is None:
            break
        yield next_best.move
        left.add(next_best.rule)
    yield habit(game, sight).move
    yield from sight.moves


def figure(estimates: tuple[Estimate, ...], move: Move) -> Figure | None:
    """Return how much better a move is than the next, or another than it; None where it cannot be told."""
    tried = {one.move: one for one in estimates if one.rounds >= FLOOR}
    mine = tried.pop(move, None)
    if mine is None or not tried:
        return None
    rival = max(tried.values(), key=lambda one: one.worth)
    by, error = ahead(mine, rival)
    margin = _sure(len(tried)) * error
    if not told_apart(abs(by), margin):
        return None
    better, worse = (mine, rival) if by > 0 else (rival, mine)
    return Figure(better.move, worse.move, abs(by), margin, min(mine.rounds, rival.rounds))


def told_apart(gain: float, margin: float) -> bool:
    """Return whether a gain is beyond its margin as both are told: of a hundred, and no margin is less than one.

    >>> told_apart(0.044, 0.042), told_apart(0.09, 0.06)
    (False, True)
    """
    return gain > margin and round(100 * gain) > max(1, round(100 * margin))


def preferred(told: Counsel, found: Figure | None) -> Move:
    """Return the move to advise: that of the principle, unless another came out better beyond the uncertainty."""
    return told.move if found is None else found.better


def _sure(rivals: int) -> float:
    """Return standard errors for 95 of 100 where the best of so many is looked at: one of many looks good by luck.

    >>> round(_sure(1), 2), round(_sure(9), 2)
    (1.96, 2.77)
    """
    return NormalDist().inv_cdf(1 - 0.025 / rivals)
