"""How fast one person forgets, learned from their own answers by the scheduler's own optimizer."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fsrs_rs_python import FSRSItem

History = Mapping[str, Sequence[tuple[int, bool]]]
"""By rule when it was asked about, in milliseconds since 1970, and whether the answer was right."""
Weights = tuple[float, ...]
ENOUGH = 100
"""Fewer answers given on a later day than the one before say more about the days than about the person."""
MORE = 50
"""So many answers on, it is learned anew."""
A_DAY = 86_400_000
AGAIN, GOOD = 1, 3
"""How the scheduler writes a wrong answer and a right one."""


def items(history: History) -> tuple[list[FSRSItem], int]:
    """Return what the optimizer learns from, every answer of a later day with all before it; and how many are right."""
    from fsrs_rs_python import FSRSItem, FSRSReview

    found, known = [], 0
    for answers in history.values():
        reviews, last = [], 0
        for at, right in answers:
            days = at // A_DAY - last // A_DAY if last else 0
            reviews.append(FSRSReview(GOOD if right else AGAIN, days))
            last = at
            if days:
                found.append(FSRSItem(list(reviews)))
                known += right
    return found, known


def answers_in(history: History) -> int:
    """Count all answers."""
    return sum(map(len, history.values()))


def fitted(history: History) -> Weights:
    """Return the numbers that tell best when this person forgets; none where the usual ones do as well.

    None as well where there are too few answers, or all of them are right.
    """
    from fsrs_rs_python import DEFAULT_PARAMETERS, FSRS

    there, known = items(history)
    if len(there) < ENOUGH or not 0 < known < len(there):
        return ()
    usual = list(DEFAULT_PARAMETERS)
    found = FSRS(usual).compute_parameters(there)
    better = FSRS(found).evaluate(there).log_loss < FSRS(usual).evaluate(there).log_loss
    return tuple(found) if better and allowed(found) else ()


def allowed(weights: Sequence[float]) -> bool:
    """Whether the scheduler takes these numbers."""
    from fsrs import Scheduler

    try:
        Scheduler(parameters=weights)
    except ValueError:
        return False
    return True


def written(weights: Weights) -> str:
    """Write the numbers as they are kept."""
    return json.dumps(weights)


def read(text: str) -> Weights:
    """Read numbers that were kept; none where they are of an older scheduler."""
    found = tuple(map(float, json.loads(text))) if text else ()
    return found if not found or allowed(found) else ()
