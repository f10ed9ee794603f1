"""The sure chance of a hand: what it can count on when it sees only its own cards.

The own side knows its five cards, the turn-up and the cards played so far; the opponent sees everything and answers
best.  The value of this game is the guaranteed chance, for no opponent can do better.  It is given between two whole
numbers out of 65,780, a lower bound that some plan reaches and an upper bound that no plan exceeds; usually they agree
or lie one apart, for best plans may be mixed and then the value need not be whole.

A first lead needs no mixing: the opponent sees it, so the best lead's value is the value.
"""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tutor.odds.atlas import TURN_UP, class_cards, class_row, classes
from tutor.odds.layouts import OPPONENTS, Own, count_hand, own_hand
from tutor.odds.solve import WHOLE, Room, bounds, room
from tutor.odds.table import HAND, OPPONENT, OWN, Counts
from tutor.odds.tree import Deal, deal

SHIPPED = Path(__file__).with_name("sure.npz")
"""The bounds of all classes, made by ``python -m tutor.odds sure-atlas`` and ``ship``."""
MISSING = -1
"""Stands in the table for a class that was not computed."""
ENTRIES = 1 << 16
"""Room to begin with; doubled when a hand needs more."""


class Bounds(NamedTuple):
    """A chance out of 65,780, enclosed."""

    low: int
    """Some plan is sure of this, rounded down."""
    high: int
    """No plan is sure of more than this, rounded up."""


@cache
def _room(entries: int) -> Room:
    """Room that all threads may share: a kernel holds the interpreter's lock from its first use to its last."""
    return room(entries // 4, entries)


def _bounds(game: Deal, lead: int, beat: int = -1) -> tuple[int, int]:
    entries = ENTRIES
    while True:
        low, high = bounds(game, lead, _room(entries), beat)
        if low >= 0:
            return low, high
        entries *= 2


def _whole(low: int, high: int) -> Bounds:
    return Bounds(low // WHOLE, -(-high // WHOLE))


def sure_lead(own: Own, card: int) -> Bounds:
    """Return the bounds after leading the card in this place of the word's order."""
    return _whole(*_bounds(deal(own), card))


def sure_hand(own: Own, leader: int) -> Bounds:
    """Return the bounds of a hand that leads (``OWN``) or is led to (``OPPONENT``)."""
    game = deal(own)
    if leader == OPPONENT:
        return _whole(*_bounds(game, -1))
    low = high = -1
    opened = count_hand(own).lead_opened
    for card in sorted(range(HAND), key=lambda place: -int(opened[place])):
        if int(opened[card]) * WHOLE > low:
            sure, at_most = _bounds(game, card, low)
            low, high = max(low, sure), max(high, at_most)
    return _whole(low, high)


# The shipped table


def sure_row(row: int) -> tuple[int, int, int, int]:
    """Return the bounds of one class of the atlas: low and high as elder, low and high as dealer."""
    own = own_hand(class_cards(int(classes()[0][row])), TURN_UP)
    return (*sure_hand(own, OWN), *sure_hand(own, OPPONENT))


def save(rows: Counts, path: Path = SHIPPED) -> None:
    """Write the bounds of all classes, shape (31,913, 4), ``MISSING`` where there are none."""
    low, high = rows[:, ::2], rows[:, 1::2]
    np.savez_compressed(path, high=high.astype(np.int32), gap=(high - low).astype(np.uint8))


@cache
def sure_atlas() -> Counts:
    """Return the shipped bounds; shape (31,913, 2, 2): class, who leads, low and high; ``MISSING`` where unknown."""
    with np.load(SHIPPED) as data:
        high, gap = data["high"].astype(np.int64), data["gap"].astype(np.int64)
    assert high.shape == gap.shape == (len(classes()[0]), 2)
    assert high.max() <= OPPONENTS
    return np.stack([high - gap, high], axis=2)


def sure_known(cards: Iterable[int], turn_up: int, leader: int) -> Bounds | None:
    """Return the shipped bounds of a hand, None where they were not computed."""
    low, high = sure_atlas()[class_row(cards, turn_up), leader].tolist()
    return None if high == MISSING else Bounds(low, high)
