"""How hard an exercise is: how many rules meet, and how tempting the mistake is; then what people answered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from tutor.core.moves import TABLE
from tutor.core.plain import Plain
from tutor.teaching.questions import Asked

LEVELS = 5
LIKELY: Mapping[int, float] = {1: 0.9, 2: 0.8, 3: 0.65, 4: 0.5, 5: 0.35}
"""How many of ten people get an exercise of a level right, before anybody was asked."""
BEGUN = 8
"""What is thought at first counts as much as so many answers."""
CHOSEN = "choose"
"""The kind of an exercise with answers to choose from that names none."""


class Counted(Protocol):
    """How often something was answered."""

    @property
    def asked(self) -> int:
        """How often altogether."""

    @property
    def right(self) -> int:
        """How often rightly."""


def difficulty(asked: Asked, made: dict[str, Plain]) -> int:
    """Return a level from 1 to 5."""
    return min(LEVELS, 1 + weight(asked, made) // 3)


def weight(asked: Asked, made: dict[str, Plain]) -> int:
    """Count what has to be thought of: rules that decide, what happens besides, how near the mistakes are."""
    moment = asked.moment
    meeting = {one.rule for one in asked.judged} if "check" not in made or "illegal" in made.get("check", {}) else set()
    if moment.move.seat != TABLE:
        meeting |= {event.rule for event in moment.events}
    near = sum(not one.legal and len(one.rules) == 1 for one in asked.judged)
    return len(meeting) + near


def kind_of(exercise: Mapping[str, Plain]) -> str:
    """Return which kind of question an exercise is, made or written."""
    return str(exercise.get("kind") or ("mark" if "legal" in exercise else CHOSEN))


def begun(exercise: Mapping[str, Plain]) -> int:
    """Return how hard an exercise was thought to be; 0 where nobody has said so."""
    return int(exercise.get("grade") or exercise.get("level") or 0)


def learned(level: int, counted: Counted | None) -> int:
    """Return how hard it is, seen that people have answered: a few answers move it little, many decide.

    >>> from collections import namedtuple
    >>> Answers = namedtuple("Answers", "asked right")
    >>> learned(3, None), learned(3, Answers(1, 0)), learned(3, Answers(20, 1)), learned(3, Answers(20, 20))
    (3, 3, 5, 1)
    """
    if counted is None or not counted.asked or level not in LIKELY:
        return level
    right = (LIKELY[level] * BEGUN + counted.right) / (BEGUN + counted.asked)
    return min(LIKELY, key=lambda one: (abs(LIKELY[one] - right), abs(one - level)))
