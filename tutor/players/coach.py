"""A coach: what a good player would do here, by which principle, beside what else one might be tempted to do."""

from __future__ import annotations

from typing import NamedTuple

from tutor.core.game import AnyGame, Facts, Situation
from tutor.core.moves import PLAY, Move, Seat
from tutor.core.rules import RuleId
from tutor.core.seats import player_of
from tutor.players.known import NOTHING, Known
from tutor.players.match import SURE
from tutor.players.players import FLOOR
from tutor.players.search import Estimate, ahead
from tutor.players.strategies import STRATEGIES, decided
from tutor.players.strategies.sight import Sight

LEADS, FOLLOWS, SPEAKS = "lead", "follow", "speak"
"""What kind of decision it is: a card to an empty table, a card to what lies, or anything that is no card."""


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
    """What to ask before anything is shown: ``lead``, ``follow`` or ``speak``."""
    other: Move | None = None
    """What somebody would do who had never heard of this principle; None where nothing else of its kind is allowed."""


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
    kind = SPEAKS if told.move.verb != PLAY else FOLLOWS if getattr(seen, "trick", ()) else LEADS
    return Counsel(told.move, RuleId(told.rule), told.facts, kind, _tempting(game, sight, told.move, told.rule))


def _tempting(game: AnyGame, sight: Sight, move: Move, rule: str) -> Move | None:
    """Return the next best reason's move of the same kind, where it is another one; else the first such move."""
    left = {rule}
    for _ in STRATEGIES[game.key]:
        told = decided(STRATEGIES[game.key], sight, left)
        if told is None:
            break
        if told.move != move and (told.move.verb == PLAY) == (move.verb == PLAY):
            return told.move
        left.add(told.rule)
    return next((one for one in sight.moves if one != move and (one.verb == PLAY) == (move.verb == PLAY)), None)


def figure(estimates: tuple[Estimate, ...], move: Move) -> Figure | None:
    """Return how much better a move is than the next, or another than it; None where it cannot be told."""
    tried = {one.move: one for one in estimates if one.rounds >= FLOOR}
    mine = tried.pop(move, None)
    if mine is None or not tried:
        return None
    rival = max(tried.values(), key=lambda one: one.worth)
    by, error = ahead(mine, rival)
    if abs(by) <= SURE * error:
        return None
    better, worse = (mine, rival) if by > 0 else (rival, mine)
    return Figure(better.move, worse.move, abs(by), SURE * error, min(mine.rounds, rival.rounds))
