"""What mattered in a game: decisions where another move was better by more than the uncertainty."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot
from typing import NamedTuple

from tutor.core.rules import RuleId
from tutor.players.against import Against
from tutor.players.match import SURE
from tutor.players.players import Level
from tutor.players.search import Budget, Estimate
from tutor.players.thinking import Job

LOOK_AGAIN = Level("strong", 0.0, Budget(500, 0.3))
FEWEST = 12
"""A move that was tried less often is not compared."""


class Moment(NamedTuple):
    """A decision that cost something."""

    step: int
    """How many moves had been made before it."""
    made: Estimate
    better: Estimate

    @property
    def gain(self) -> float:
        """By how much the other move was better."""
        return self.better.worth - self.made.worth

    @property
    def margin(self) -> float:
        """How far from it the truth may lie, 95 times in 100."""
        return SURE * hypot(self.better.error, self.made.error)


def decisions(game: Against) -> Iterator[tuple[int, Job]]:
    """Yield every decision that was yours, with what you knew then."""
    for n, step in enumerate(game.steps):
        if step.move.seat != game.you:
            continue
        then = game.until(n)
        job = then.job(game.you, LOOK_AGAIN)
        if len(job.moves) > 1 and step.move in job.moves:
            yield n, job


def moment(game: Against, step: int, estimates: Sequence[Estimate]) -> Moment | None:
    """Return what a decision cost, if that is more than the uncertainty."""
    tried = {one.move: one for one in estimates if one.rounds >= FEWEST}
    made = tried.get(game.steps[step].move)
    if made is None:
        return None
    found = Moment(step, made, max(tried.values(), key=lambda one: one.worth))
    return found if found.gain > found.margin else None


def rules_met(game: Against) -> tuple[RuleId, ...]:
    """Return every rule that decided something in a game, in the order met."""
    met: dict[RuleId, None] = {}
    for step in game.steps:
        if step.verdict is not None:
            met[step.verdict.rule] = None
        met.update(dict.fromkeys(event.rule for event in step.events))
    return tuple(met)
