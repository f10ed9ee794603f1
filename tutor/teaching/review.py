"""Review: when a rule comes back, and how sure it sits; the ``fsrs`` library decides, per rule, not per position."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING, Protocol

from tutor.core.game import AnyGame
from tutor.core.plain import Plain
from tutor.teaching.exercises import name_of
from tutor.teaching.moments import springs

if TYPE_CHECKING:
    from fsrs import Scheduler

SOON = timedelta(minutes=10)
"""What was missed comes back once in the same sitting."""
MOST_A_DAY = 10
"""No more than so many are called due at once: a heap that grows helps nobody."""
SURE, OPEN, RESTING = "sure", "open", "resting"
LIKELY = 0.9
"""A rule sits if its answer is as likely as this."""


class Kept(Protocol):
    """What is kept of a rule."""

    @property
    def rule(self) -> str:
        """Its id."""

    @property
    def card(self) -> str:
        """What the scheduler keeps."""

    @property
    def due(self) -> int:
        """When it comes back, in milliseconds since 1970."""

    @property
    def asked(self) -> int:
        """How often it was asked."""

    @property
    def missed(self) -> int:
        """How often the answer was wrong."""

    @property
    def paused(self) -> bool:
        """Whether it rests."""


@cache
def _scheduler() -> Scheduler:
    from fsrs import Scheduler

    return Scheduler(learning_steps=(SOON,), relearning_steps=(SOON,), enable_fuzzing=False)


def scheduled(card: str, right: bool, at: datetime | None = None) -> tuple[str, int]:
    """Return what is kept of a rule after an answer, and when it comes back."""
    from fsrs import Card, Rating

    old = Card.from_json(card) if card else Card(card_id=0)
    new, _ = _scheduler().review_card(old, Rating.Good if right else Rating.Again, at or datetime.now(UTC))
    return new.to_json(), int(new.due.timestamp() * 1000)


def due(kept: Iterable[Kept], at: datetime | None = None) -> list[Kept]:
    """Return what was missed and is to come back by the end of the day, the longest waiting first."""
    now = at or datetime.now(UTC)
    tonight = int((now + timedelta(hours=12)).timestamp() * 1000)
    found = [one for one in kept if one.missed and not one.paused and one.due <= tonight]
    return sorted(found, key=lambda one: one.due)[:MOST_A_DAY]


def sureness(one: Kept, at: datetime | None = None) -> str:
    """Say whether a rule sits, is still open, or rests."""
    from fsrs import Card, State

    if one.paused:
        return RESTING
    card = Card.from_json(one.card)
    likely = _scheduler().get_card_retrievability(card, at or datetime.now(UTC))
    return SURE if card.state is State.Review and likely >= LIKELY else OPEN


def exercise_for(game: AnyGame, one: Kept) -> str:
    """Return the name of an exercise about a rule that was not set before."""
    return name_of(game, one.asked, one.rule)


def about(game: AnyGame, exercise: Mapping[str, Plain]) -> str:
    """Return the rule that an exercise is about, where exercises about it can be made; nothing otherwise."""
    there = springs(game.folder)
    return next((str(rule) for rule in exercise.get("covers") or () if rule in there), "")
