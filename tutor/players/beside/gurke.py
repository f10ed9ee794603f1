"""Gurke: which card another move would give up, and which it would leave for the end."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.game import Facts
from tutor.core.moves import PLAY, Move
from tutor.games.gurke.values import is_ace, ranks
from tutor.players.strategies import gurke as well
from tutor.players.strategies.gurke import MIDDLE, reaches
from tutor.players.strategies.sight import Advice, Beside, Sight


def _heights(sight: Sight, told: Advice, other: Move) -> tuple[int, int] | None:
    """The ranks of two single cards; None where one of them is a set."""
    if other.verb != PLAY or len(other.cards) != 1 or len(told.move.cards) != 1:
        return None
    rank = ranks(sight.state.options)
    return rank[told.move.card], rank[other.card]


def _exchange(sight: Sight, told: Advice, other: Move) -> Facts | None:
    if other.verb != told.move.verb:
        return None
    rank = ranks(sight.state.options)
    given = tuple(c for c in other.cards if c not in told.move.cards and rank[c] not in MIDDLE)
    left = tuple(c for c in told.move.cards if c not in other.cards and rank[c] in MIDDLE)
    if given:
        return {"how": "gives", "given": given}
    return {"how": "keeps", "left": left} if left else None


def _decline(sight: Sight, told: Advice, other: Move) -> Facts | None:
    return {"how": told.facts["what"]} if told.facts["what"] else None


def _ace(sight: Sight, told: Advice, other: Move) -> Facts | None:
    if any(is_ace(sight.state.options, c) for c in other.cards):
        return {"how": "ace"}
    return _reach(sight, told, other)


def _lead(sight: Sight, told: Advice, other: Move) -> Facts | None:
    found = _heights(sight, told, other)
    if found is None or found[0] == found[1]:
        return None
    return {"how": "lower" if found[1] < found[0] else "higher"}


def _reach(sight: Sight, told: Advice, other: Move) -> Facts | None:
    found = _heights(sight, told, other)
    if found is None or found[0] == found[1]:
        return None
    if not reaches(sight, other):
        return {"how": "short"}
    return {"how": "lower" if found[1] < found[0] else "higher"}


def _late(sight: Sight, told: Advice, other: Move) -> Facts | None:
    """A lower card would go; where the higher one is low itself, being left with it costs little."""
    found = _heights(sight, told, other)
    if found is None or found[1] >= found[0] or found[0] < MIDDLE.start:
        return None
    return {"how": "lower"}


def _low(sight: Sight, told: Advice, other: Move) -> Facts | None:
    found = _heights(sight, told, other)
    return {"how": "higher"} if found is not None and found[1] > found[0] else None


BESIDE: Mapping[str, Beside] = {
    well.EXCHANGE: _exchange,
    well.DECLINE: _decline,
    well.ACE_LAST: _ace,
    well.LEAD_HIGH: _lead,
    well.LEAD_LATE: _late,
    well.REACH: _reach,
    well.GO_HIGH: _late,
    well.GIVE_LOW: _low,
}
