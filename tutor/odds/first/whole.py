"""The solution over all hands: what each side should do, pattern by pattern, and a rule short enough to remember."""

from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tutor.odds.atlas import HANDS, TURN_UP, atlas
from tutor.odds.first.deals import deals
from tutor.odds.first.matching import Kind
from tutor.odds.first.solution import game, solution
from tutor.odds.first.solve import stand_worth
from tutor.odds.first.stakes import POINTS, Score
from tutor.odds.first.table import STEPS
from tutor.odds.layouts import RANKS
from tutor.odds.patterns import KING, OURS, PATTERNS, QUEEN, Readings
from tutor.odds.worth import showing

Reals = npt.NDArray[np.float64]
Chosen = npt.NDArray[np.bool_]


class Choices(NamedTuple):
    """Both choices of every class, in one role; points of the one who holds the hand."""

    keep: Reals
    """What standing or refusing is worth."""
    exchange: Reals
    """What proposing or accepting is worth."""
    often: Reals
    """How often the solution keeps the hand."""
    weights: Reals
    """The share of all decisions; for the dealer a hand counts as often as it meets a proposal."""


@cache
def choices(role: str, king_point: bool = False) -> Choices:
    """Return both choices of every class."""
    found = solution(king_point)
    proposing, refusing, accepting = found.worths / STEPS
    weights = atlas().weights / HANDS
    if role == "elder":
        stand = stand_worth(POINTS[king_point]).astype(np.float64)
        return Choices(stand, proposing, 1 - found.shares.propose / STEPS, weights)
    weights = weights * found.meets[1] / STEPS
    return Choices(refusing, accepting, 1 - found.shares.accept / STEPS, weights / weights.sum())


def keeps_at(role: str, kind: Kind, score: Score | None) -> Reals:
    """Return how often the solution keeps each class, at a score or at a neutral one."""
    packed = game(kind, score).packed
    return np.asarray(1 - (packed.propose if role == "elder" else packed.accept) / STEPS, np.float64)


class Played(NamedTuple):
    """What the solution does with some hands."""

    often: float
    """How often it keeps them."""
    keep: float
    """What keeping them is worth on average."""
    exchange: float
    """What exchanging them is worth on average."""


def played(chosen: Chosen, role: str, king_point: bool = False) -> Played:
    """Return what the solution does with the chosen classes."""
    found = choices(role, king_point)
    weights = found.weights * chosen
    weights = weights / weights.sum()
    return Played(*(float(weights @ one) for one in (found.often, found.keep, found.exchange)))


def by_pattern(role: str, king_point: bool = False, readings: Readings = OURS) -> dict[str, Played]:
    """Return what the solution does with the hands of each jeu de règle."""
    return {pattern: played(showing(pattern, readings), role, king_point) for pattern in PATTERNS}


def follow_cost(role: str, king_point: bool = False, readings: Readings = OURS) -> dict[str, float]:
    """Return what it costs on each hand of a jeu de règle always to keep it, as the list advises; in points."""
    found = choices(role, king_point)
    lost = np.maximum(found.exchange - found.keep, 0)
    costs = {}
    for pattern in PATTERNS:
        weights = found.weights * showing(pattern, readings)
        costs[pattern] = float(weights @ lost / weights.sum())
    return costs


def cost(keeps: Chosen, role: str, king_point: bool = False) -> float:
    """Return the points it costs to keep these hands and exchange the others, against the other side's solution."""
    found = choices(role, king_point)
    best = np.maximum(found.keep, found.exchange)
    return float(found.weights @ (best - np.where(keeps, found.keep, found.exchange)))


# A rule to remember


MANY = 4
"""Trumps that need no closer counting."""


class Line(NamedTuple):
    """One line of the rule: what to do with a hand that has at least all this and that no line above it names."""

    keep: bool
    """Keep the hand, else exchange."""
    trumps: int
    """So many trumps, four meaning four or more."""
    top: int
    """The rank of the highest trump at least; -1 for any."""
    kings: int
    """Kings outside trumps."""
    high: int
    """Kings and queens outside trumps."""
    longest: int
    """Cards in the longest plain suit."""


class Features(NamedTuple):
    """What a line asks of every class."""

    trumps: npt.NDArray[np.int64]
    top: npt.NDArray[np.int64]
    kings: npt.NDArray[np.int64]
    high: npt.NDArray[np.int64]
    longest: npt.NDArray[np.int64]


@cache
def features() -> Features:
    """Return the features of every class; trumps' ranks as beside the turned king, so 6 is the highest there is."""
    hands = deals().hands.astype(np.int64)
    suits, ranks = hands // RANKS, hands % RANKS
    plain = suits > 0
    lengths = np.array([(suits == suit).sum(axis=1) for suit in range(1, 4)])
    return Features(
        np.minimum((~plain).sum(axis=1), MANY),
        np.where(plain, -1, ranks).max(axis=1),
        (plain & (ranks == KING)).sum(axis=1),
        (plain & (ranks >= QUEEN)).sum(axis=1),
        lengths.max(axis=0),
    )


def covers(line: Line) -> Chosen:
    """Say of each class whether it has what the line asks."""
    found = features()
    return np.asarray(
        (found.trumps == line.trumps)
        & (found.top >= line.top)
        & (found.kings >= line.kings)
        & (found.high >= line.high)
        & (found.longest >= line.longest)
    )


LINES = 9
"""Lines of a rule, with the last one for all other hands ten."""
WORTHWHILE = 0.0005
"""Points a deal that a line must gain to be worth remembering."""


def every_line() -> list[Line]:
    """Return all lines that a rule may have."""
    tops = (-1, *range(2, TURN_UP))
    return [
        Line(keep, trumps, top, kings, high, longest)
        for keep in (True, False)
        for trumps in range(MANY + 1)
        for top in (tops if trumps else (-1,))
        for kings in range(4)
        for high in (0, *range(kings + 1, 5))
        for longest in (0, 2, 3, 4)
    ]


@cache
def rule(role: str, king_point: bool = False) -> tuple[Line, ...]:
    """Search the rule: each new line goes on top of those found before, and is the one that gains most there."""
    found = choices(role, king_point)
    gain = found.weights * (found.keep - found.exchange)
    every = every_line()
    covered = {line: np.flatnonzero(covers(line)) for line in every if line.keep}
    keeps = np.zeros(len(gain), bool)
    chosen: list[Line] = []
    while len(chosen) < LINES:
        to_keep, to_exchange = np.where(keeps, 0, gain), np.where(keeps, -gain, 0)
        best = max(
            every, key=lambda one: (to_keep if one.keep else to_exchange)[covered[one._replace(keep=True)]].sum()
        )
        hands = covered[best._replace(keep=True)]
        if (to_keep if best.keep else to_exchange)[hands].sum() < WORTHWHILE:
            break
        keeps[hands] = best.keep
        chosen.append(best)
    return tuple(reversed(chosen))


def rule_keeps(lines: tuple[Line, ...]) -> Chosen:
    """Say of each class whether a rule keeps it: the first line that names the hand decides."""
    keeps = np.zeros(len(features().trumps), bool)
    for line in reversed(lines):
        keeps[covers(line)] = line.keep
    return keeps


@cache
def trumps_held() -> npt.NDArray[np.int64]:
    """Return how many trumps each class holds."""
    return np.asarray((deals().hands < RANKS).sum(axis=1), np.int64)
