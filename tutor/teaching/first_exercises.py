"""The exercises of links that were made before exercises were answered with the hands; they are asked as they were."""

from __future__ import annotations

import random

from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.options import AnyOptions
from tutor.core.plain import Plain
from tutor.teaching.questions import question_about
from tutor.teaching.reaching import (
    asked_at,
    met,
    nearest,
    reached,
    rules_of_number,
    springs_of,
)


def first_exercise(
    game: AnyGame, seed: int, rule: str, level: int, under: tuple[str, AnyOptions] | None
) -> dict[str, Plain]:
    """Return what a name that was given out first asks, without its name.

    Raises ``Complaint`` where nothing can be asked.
    """
    for about, number in rules_of_number(game, seed, rule, level):
        found = springs_of(game, about, level)
        if under is not None:
            found = nearest(found, under, others=bool(rule))
        source = random.Random(f"{about}/{level}/{seed}")
        for turn in range(len(found)):
            spring = found[(number + turn) % len(found)]
            moment = reached(game, spring, under, level)
            asked = None if moment is None else asked_at(game, about, moment, number, source)
            made = None if asked is None else question_about(asked, number % len(found) + number // len(found))
            if made is not None:
                return {"level": spring.level, **made}
        if under is None:
            raise Complaint("exercise-none", rule=about)
    if not rule and under is not None:
        for asked, meet in met(game, under, seed, level):
            made = question_about(asked, seed)
            if made is not None:
                return {"level": meet, **made}
    raise Complaint("exercise-not-under", rule=rule or game.key)
