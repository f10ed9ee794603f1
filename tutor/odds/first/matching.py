"""The first decision at every score, as it ships: how often both sides exchange, and the chances to win from there."""

import json
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

import numpy as np

from tutor.odds.first.stakes import END, SCORES, Score
from tutor.odds.first.table import Facts

Kind: TypeAlias = Literal["off", "held", "turned"]
"""What the trump king does: nothing, a point for whoever holds him, or turned up and scored already."""
TURNED = 1 / 8
"""How often the card turned up is a king."""
SHIPPED = Path(__file__).with_name("scores.npz")
"""All scores that are solved, made by ``python -m tutor.odds scores``."""


class Solved(NamedTuple):
    """How often both sides exchange at one score, in steps of a thousandth, and what is known of it."""

    propose: np.ndarray[Any, np.dtype[np.uint16]]
    accept: np.ndarray[Any, np.dtype[np.uint16]]
    facts: Facts


class Chance(NamedTuple):
    """Elder's chance to win the game at a score, and how far from it the truth may lie."""

    chance: float
    error: float


@cache
def facts_of_all() -> dict[str, Facts]:
    """Return what is known of every score that is solved, by its name."""
    with np.load(SHIPPED) as kept:
        return dict(json.loads(str(kept["facts"])))


def name_of(kind: Kind, score: Score) -> str:
    """Return the name of a deal in the file.

    >>> name_of("held", (4, 3))
    'held.4-3'
    """
    return f"{kind}.{score[0]}-{score[1]}"


def solved_at(kind: Kind, score: Score) -> bool:
    """Say whether a score is solved."""
    return name_of(kind, score) in facts_of_all()


@cache
def pair_at(kind: Kind, score: Score) -> Solved:
    """Return a solved score, read once in a process."""
    name = name_of(kind, score)
    with np.load(SHIPPED) as kept:
        return Solved(kept[f"{name}.propose"], kept[f"{name}.accept"], facts_of_all()[name])


def bound(facts: Facts) -> Chance:
    """Return the value of a deal with its error: what best answers gain, chance, and the scores that follow."""
    gains = max(0.0, *pair(facts["elder_gain"]), *pair(facts["dealer_gain"]))
    more = sum(float(str(facts[name])) for name in ("gain_error", "error", "later_error"))
    return Chance(float(str(facts["value"])), gains + more)


def pair(both: object) -> tuple[float, float]:
    """Return the two ends of what is gained."""
    low, high = both if isinstance(both, list) else (0, 0)
    return float(str(low)), float(str(high))


def match_of(known: dict[str, Facts], king_point: bool) -> dict[Score, Chance]:
    """Return elder's chance to win at every score that is solved, before a card is turned up."""
    found: dict[Score, Chance] = {}
    for elder, dealer in SCORES:
        dealt = known.get(name_of("held" if king_point else "off", (elder, dealer)))
        if dealt is None:
            continue
        chance = bound(dealt)
        if king_point:
            up = Chance(0.0, 0.0)
            if dealer + 1 < END:
                turned = known.get(name_of("turned", (elder, dealer + 1)))
                if turned is None:
                    continue
                up = bound(turned)
            chance = Chance(*(TURNED * one + (1 - TURNED) * other for one, other in zip(up, chance, strict=True)))
        found[elder, dealer] = chance
    return found


@cache
def match(king_point: bool) -> dict[Score, Chance]:
    """Return the same of what ships."""
    return match_of(facts_of_all(), king_point)


def elder_chances(kind: Kind) -> dict[Score, float]:
    """Return elder's chance at the scores that can follow a deal of this kind."""
    return {score: chance for score, (chance, _) in match(kind != "off").items()}
