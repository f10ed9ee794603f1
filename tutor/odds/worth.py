"""How good the jeux de règle are: each pattern's chances over all the hands it names, and what the list misses."""

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tutor.odds.atlas import TURN_UP, atlas, class_cards, classes, reaches_two_to_one
from tutor.odds.hand import RANK_NAMES, ROLES, name
from tutor.odds.layouts import OPPONENTS, RANKS
from tutor.odds.patterns import OURS, PATTERNS, Holding, Readings, holding
from tutor.odds.sure import MISSING, sure_atlas
from tutor.odds.table import HAND, Counts

EXAMPLE_TURN_UP = "TH"
"""Example hands are written beside this turn-up, as in the rule texts."""

Chosen = npt.NDArray[np.bool_]

STAND = (-2, -2, -2, 1, 1, 2)
"""Elder's points for 0 to 5 tricks after playing without proposing: two to the opponent if he fails."""
REFUSED = (-2, -1, -1, 2, 2, 2)
"""Elder's points when the dealer refused: two to him if the dealer fails."""


def points_of(tricks: Iterable[int], role: str) -> Fraction:
    """Return what keeping the hand is worth to its player, in points, from how often he takes 0 to 5 tricks.

    >>> points_of([0, 0, 0, 65_780, 0, 0], "elder"), points_of([65_780, 0, 0, 0, 0, 0], "dealer")
    (Fraction(1, 1), Fraction(-2, 1))
    """
    paid = STAND if role == "elder" else [-points for points in reversed(REFUSED)]
    return Fraction(sum(count * points for count, points in zip(tricks, paid, strict=True)), OPPONENTS)


class Worth(NamedTuple):
    """What some hands are worth in one role; counts are out of 65,780, with open hands."""

    least: int
    mean: Fraction
    """The mean chance."""
    most: int
    reach: Fraction
    """The share of the hands that reaches two to one."""
    sure_reach: Fraction | None
    """The share that reaches it on own information only; None while a class of them is not computed."""
    weakest: tuple[str, ...]
    """A hand with the least chance, beside ``EXAMPLE_TURN_UP``."""
    strongest: tuple[str, ...]


class Row(NamedTuple):
    """One line of the table of patterns."""

    pattern: str
    hands: int
    """How many of the 169,911 hands show it."""
    elder: Worth
    dealer: Worth


class Missed(NamedTuple):
    """What the whole list names and what it misses, in one role."""

    named: int
    """Hands that show a pattern."""
    named_reach: Fraction
    """The share of these that reaches two to one."""
    reaching: int
    """Hands that reach two to one."""
    found: Fraction
    """The share of these that the list names."""
    missed_by_trumps: tuple[int, ...]
    """The others, with 0 to 5 trumps."""
    strongest_missed: tuple[str, ...]
    """A hand with the greatest chance that the list does not name, beside ``EXAMPLE_TURN_UP``."""


def example(row: int) -> tuple[str, ...]:
    """Return a hand of a class beside ``EXAMPLE_TURN_UP``."""
    turned = RANK_NAMES.index(EXAMPLE_TURN_UP[0])
    cards = (card + 1 if card < RANKS and turned <= card < TURN_UP else card for card in class_cards(classes()[0][row]))
    return tuple(name(card, EXAMPLE_TURN_UP) for card in cards)


@cache
def _holdings() -> tuple[Holding, ...]:
    return tuple(holding(class_cards(key)) for key in classes()[0].tolist())


@cache
def showing(pattern: str, readings: Readings = OURS) -> Chosen:
    """Say of each class whether it shows the pattern."""
    shows = PATTERNS[pattern]
    return np.array([bool(shows(hand, readings)) for hand in _holdings()])


def worth(chosen: Chosen, role: str) -> Worth:
    """Return what the chosen classes are worth."""
    leader = ROLES[role]
    rows = np.flatnonzero(chosen)
    weights, counts = atlas().weights[rows], atlas().opened[rows, leader]
    low, high = sure_atlas()[rows, leader].T
    sure = None if (high == MISSING).any() else _share(weights, reaches_two_to_one(low))
    return Worth(
        int(counts.min()),
        Fraction(int(weights @ counts), int(weights.sum()) * OPPONENTS),
        int(counts.max()),
        _share(weights, reaches_two_to_one(counts)),
        sure,
        example(int(rows[counts.argmin()])),
        example(int(rows[counts.argmax()])),
    )


def _share(weights: Counts, chosen: Chosen) -> Fraction:
    return Fraction(int(weights[chosen].sum()), int(weights.sum()))


def pattern_row(pattern: str, readings: Readings = OURS) -> Row:
    """Return the line of one pattern."""
    chosen = showing(pattern, readings)
    return Row(pattern, int(atlas().weights[chosen].sum()), worth(chosen, "elder"), worth(chosen, "dealer"))


def pattern_table(readings: Readings = OURS) -> list[Row]:
    """Return the whole table."""
    return [pattern_row(pattern, readings) for pattern in PATTERNS]


def named(readings: Readings = OURS) -> Chosen:
    """Say of each class whether it shows any pattern."""
    return np.asarray(np.logical_or.reduce([showing(pattern, readings) for pattern in PATTERNS]), np.bool_)


def missed(role: str, readings: Readings = OURS) -> Missed:
    """Return what the list names and misses."""
    weights, counts = atlas().weights, atlas().opened[:, ROLES[role]]
    on_list, reach = named(readings), reaches_two_to_one(counts)
    trumps = np.array([len(hand.trumps) for hand in _holdings()])
    return Missed(
        int(weights[on_list].sum()),
        _share(weights[on_list], reach[on_list]),
        int(weights[reach].sum()),
        _share(weights[reach], on_list[reach]),
        tuple(int(weights[reach & ~on_list & (trumps == held)].sum()) for held in range(HAND + 1)),
        example(int(np.where(on_list, -1, counts).argmax())),
    )
