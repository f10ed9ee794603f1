"""The solution over all hands: what each side should do, pattern by pattern, and a rule short enough to remember."""

from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tutor.odds.atlas import HANDS, atlas
from tutor.odds.first.deals import deals
from tutor.odds.first.matching import Kind
from tutor.odds.first.solution import game, solution
from tutor.odds.first.solve import stand_worth
from tutor.odds.first.stakes import POINTS, Score
from tutor.odds.first.table import STEPS
from tutor.odds.layouts import RANKS
from tutor.odds.patterns import OURS, PATTERNS, Readings
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


@cache
def trumps_held() -> npt.NDArray[np.int64]:
    """Return how many trumps each class holds."""
    return np.asarray((deals().hands < RANKS).sum(axis=1), np.int64)
