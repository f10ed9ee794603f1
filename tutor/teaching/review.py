"""Review: when a rule comes back, and how sure it sits; the ``fsrs`` library decides, per rule, not per position."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import TYPE_CHECKING, Protocol

from tutor.cases.transcript import read_case, read_moves
from tutor.core.game import AnyGame
from tutor.core.moves import Seat
from tutor.core.plain import Plain
from tutor.core.play import verdicts
from tutor.games import shelf
from tutor.teaching.difficulty import Counted, begun, kind_of, learned
from tutor.teaching.exercises import DEALT, asked_about, exercise, name_of
from tutor.teaching.hints import deciding
from tutor.teaching.pace import Weights

if TYPE_CHECKING:
    from fsrs import Scheduler

SOON = timedelta(minutes=10)
"""What was missed comes back once in the same sitting."""
A_DAY = 86_400_000
MOST_A_DAY = 10
"""No more than so many are asked about on one day: a heap that grows helps nobody."""
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


@lru_cache(maxsize=256)
def _scheduler(weights: Weights = ()) -> Scheduler:
    from fsrs import Scheduler

    usual = Scheduler(learning_steps=(SOON,), relearning_steps=(SOON,), enable_fuzzing=False)
    if not weights:
        return usual
    return Scheduler(weights, learning_steps=(SOON,), relearning_steps=(SOON,), enable_fuzzing=False)


def scheduled(card: str, right: bool, at: datetime | None = None, weights: Weights = ()) -> tuple[str, int]:
    """Return what is kept of a rule after an answer, and when it comes back; by somebody's own pace, where known."""
    from fsrs import Card, Rating

    old = Card.from_json(card) if card else Card(card_id=0)
    new, _ = _scheduler(weights).review_card(old, Rating.Good if right else Rating.Again, at or datetime.now(UTC))
    return new.to_json(), int(new.due.timestamp() * 1000)


def not_asked_yet(at: datetime | None = None) -> tuple[str, int]:
    """Return what is kept of a rule that was met and not asked about, and when it comes: at once."""
    from fsrs import Card

    now = at or datetime.now(UTC)
    return Card(card_id=0, due=now).to_json(), int(now.timestamp() * 1000)


def due(kept: Iterable[Kept], at: datetime | None = None) -> list[Kept]:
    """Return what is to come by the end of the day, games by turns; no more than a day's measure, kept over visits.

    What was missed today comes once more all the same.
    """
    now = at or datetime.now(UTC)
    tonight = int((now + timedelta(hours=12)).timestamp() * 1000)
    every = list(kept)
    today = {one.rule for one in every if _asked_on(one) == now.date()}
    waiting = sorted((one for one in every if comes_back(one) and one.due <= tonight), key=lambda one: one.due)
    again = [one for one in waiting if one.rule in today]
    fresh = [one for one in waiting if one.rule not in today]
    return by_turns([*again, *fresh[: max(0, MOST_A_DAY - len(today))]][:MOST_A_DAY])


def comes_back(one: Kept) -> bool:
    """Whether a rule is asked about again: unless it rests, what was right comes too, later."""
    return not one.paused


def _asked_on(one: Kept) -> date | None:
    """Return the day on which a rule was asked about last."""
    said = json.loads(one.card).get("last_review") if one.asked else None
    return datetime.fromisoformat(said).date() if said else None


def by_turns(rules: Iterable[Kept]) -> list[Kept]:
    """Return rules so that no game comes twice in a row while another waits, each game's in its own order."""
    left: dict[str, list[Kept]] = {}
    for one in rules:
        left.setdefault(one.rule.partition(".")[0], []).append(one)
    found: list[Kept] = []
    last = ""
    while left:
        game = max((key for key in left if key != last), key=lambda key: len(left[key]), default=last)
        found.append(left[game].pop(0))
        last = game
        left = {key: rules for key, rules in left.items() if rules}
    return found


DAYS = 7


def week(kept: Iterable[Kept], at: datetime | None = None) -> list[int]:
    """Return how many rules come on each of the next seven days, today first; what is too much waits for the next."""
    now = at or datetime.now(UTC)
    every = list(kept)
    plan, waiting = [len(due(every, now))], 0
    ready = [one for one in every if comes_back(one)]
    waiting = sum(_day(one, now) <= 0 for one in ready) - plan[0]
    for day in range(1, DAYS):
        waiting = max(0, waiting) + sum(_day(one, now) == day for one in ready)
        plan.append(min(MOST_A_DAY, waiting))
        waiting -= plan[-1]
    return plan


def _day(one: Kept, now: datetime) -> int:
    """Return in how many days a rule comes back; by this evening is today."""
    evening = now + timedelta(hours=12)
    return max(0, -((int(evening.timestamp() * 1000) - one.due) // A_DAY))


def sureness(one: Kept, at: datetime | None = None, weights: Weights = ()) -> str:
    """Say whether a rule sits, is still open, or rests."""
    from fsrs import Card, State

    if one.paused:
        return RESTING
    card = Card.from_json(one.card)
    likely = _scheduler(weights).get_card_retrievability(card, at or datetime.now(UTC))
    return SURE if card.state is State.Review and likely >= LIKELY else OPEN


def exercise_for(game: AnyGame, one: Kept, counted: Mapping[tuple[str, str], Counted] | None = None) -> str:
    """Return the name of an exercise about a rule that was not set before.

    Of some the easiest where the rule was missed last or is new, the hardest where it sits; ``counted`` is how people
    answered, by rule and kind.
    """
    if one.rule in DEALT:
        return name_of(game, one.asked, one.rule)
    numbers = range(one.asked * FEW, (one.asked + 1) * FEW)
    hard = {n: how_hard(exercise(game, n, one.rule), counted or {}) for n in numbers}
    return name_of(game, (max if sureness(one) == SURE else min)(numbers, key=hard.__getitem__), one.rule)


FEW = 3
"""Of so many exercises about a rule the one that fits is set."""


def how_hard(one: Mapping[str, Plain], counted: Mapping[tuple[str, str], Counted]) -> int:
    """Return how hard an exercise is by all that is known: 1 to 5."""
    about = next((str(rule) for rule in one.get("covers") or ()), "")
    return learned(begun(one), counted.get((about, kind_of(one))))


def askable(rules: Iterable[str]) -> list[str]:
    """Return those of some rules, of any game, about which exercises can be made."""
    games = {one.key: one for one in shelf().values()}
    found = []
    for rule in rules:
        game = games.get(rule.partition(".")[0])
        if game is not None and rule in asked_about(game):
            found.append(rule)
    return found


def about(game: AnyGame, exercise: Mapping[str, Plain]) -> str:
    """Return the rule that an exercise is about, where exercises about it can be made; nothing otherwise.

    An exercise that names none is about the rule that decides what is to be marked, or what follows from its moves.
    """
    there = asked_about(game)
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
