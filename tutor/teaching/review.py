"""Review: when a rule comes back, and how sure it sits; the ``fsrs`` library decides, per rule, not per position."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING, Protocol

from tutor.cases.transcript import read_case, read_moves
from tutor.core.game import AnyGame
from tutor.core.moves import Seat
from tutor.core.plain import Plain
from tutor.core.play import verdicts
from tutor.games import shelf
from tutor.teaching.exercises import name_of
from tutor.teaching.hints import deciding
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


def not_asked_yet(at: datetime | None = None) -> tuple[str, int]:
    """Return what is kept of a rule that was met and not asked about, and when it comes: at once."""
    from fsrs import Card

    now = at or datetime.now(UTC)
    return Card(card_id=0, due=now).to_json(), int(now.timestamp() * 1000)


def due(kept: Iterable[Kept], at: datetime | None = None) -> list[Kept]:
    """Return what was missed or not asked yet and is to come by the end of the day, the longest waiting first."""
    now = at or datetime.now(UTC)
    tonight = int((now + timedelta(hours=12)).timestamp() * 1000)
    found = [one for one in kept if comes_back(one) and one.due <= tonight]
    return sorted(found, key=lambda one: one.due)[:MOST_A_DAY]


def comes_back(one: Kept) -> bool:
    """Whether a rule is asked about again: it was missed, or was met and never asked about."""
    return not one.paused and (one.missed > 0 or one.asked == 0)


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


def askable(rules: Iterable[str]) -> list[str]:
    """Return those of some rules, of any game, about which exercises can be made."""
    games = {one.key: one for one in shelf().values()}
    found = []
    for rule in rules:
        game = games.get(rule.partition(".")[0])
        if game is not None and rule in springs(game.folder):
            found.append(rule)
    return found


def about(game: AnyGame, exercise: Mapping[str, Plain]) -> str:
    """Return the rule that an exercise is about, where exercises about it can be made; nothing otherwise.

    An exercise that names none is about the rule that decides what is to be marked, or what follows from its moves.
    """
    there = springs(game.folder)
    named = [str(rule) for rule in exercise.get("covers") or ()]
    return next((rule for rule in named or deciding_here(exercise) if rule in there), "")


def deciding_here(exercise: Mapping[str, Plain]) -> list[str]:
    """Return the rules that decide an exercise, the most important first; none where the engine is not asked."""
    case = read_case(exercise["case"])
    if "legal" in exercise:
        state = case.play().end
        seat = Seat(str(exercise["seat"])) if exercise.get("seat") else None
        judged = verdicts(case.game, state, seat)
        return [str(deciding(judged))] if judged else []
    more = (exercise.get("check") or {}).get("moves") or ()
    case = replace(case, moves=(*case.moves, *read_moves(case.game, case.seats, more)))
    steps = case.play().steps if more else ()
    return [str(event.rule) for event in steps[-1].events] if steps else []
