"""What mattered in a game: decisions where another move was better beyond the uncertainty, and what it might change."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from tutor.core.moves import Move
from tutor.core.rules import RuleId
from tutor.players.against import MAY, NEXT_DEAL, OVER, YOU, Against
from tutor.players.match import SURE
from tutor.players.players import Choice, Level
from tutor.players.search import FAIR, Budget, Estimate, ahead, estimate
from tutor.players.thinking import Job
from tutor.players.thumbs import unasked

LOOK_AGAIN = Level("strong", 0.0, Budget(500, 0.3))
BRIEFLY = Budget(60, 0.1)
"""How long is thought where a deal is played on."""
LONGEST = 300
"""More moves are not played on."""


class Moment(NamedTuple):
    """A decision that cost something."""

    step: int
    """How many moves had been made before it."""
    made: Estimate
    better: Estimate

    @property
    def gain(self) -> float:
        """By how much the other move was better in the same imagined deals."""
        return ahead(self.better, self.made)[0]

    @property
    def margin(self) -> float:
        """How far from it the truth may lie, 95 times in 100."""
        return SURE * ahead(self.better, self.made)[1]


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
    tried = {one.move: one for one in estimates if one.rounds >= FAIR}
    made = tried.get(game.steps[step].move)
    if made is None:
        return None
    found = Moment(step, made, max(tried.values(), key=lambda one: one.worth))
    return found if found.gain > found.margin else None


def measured_again(one: Moment, job: Job, ask: Callable[[Job], Choice], time: int) -> Moment:
    """Return what a decision cost in fresh courses, with which nobody has chosen anything yet."""
    moves = (one.made.move, one.better.move)
    tried = {each.move: each for each in ask(job._replace(moves=moves, seed=f"{job.seed}/{time}")).estimates}
    nothing = estimate(one.made.move, ())
    return Moment(one.step, tried.get(one.made.move, nothing), tried.get(one.better.move, nothing))


def moments_that_mattered(
    cost: Sequence[tuple[Moment, Job]], most: int, ask: Callable[[Job], Choice]
) -> Iterator[Moment]:
    """Yield the decisions that cost most, each as measured in courses that had no part in choosing it.

    Whatever looked dearest among many looked so by luck, too: it has to show again in fresh courses, and what is told
    comes from others still.
    """
    told = 0
    for one, job in sorted(cost, key=lambda each: -each[0].gain)[: 2 * most]:
        again = measured_again(one, job, ask, 1)
        if told < most and again.gain > again.margin:
            told += 1
            yield measured_again(one, job, ask, 2)


# What it would have changed


def end_of_deal(game: Against, step: int) -> int:
    """Return how many moves had been made when the deal of this move was over, or where the game stands now."""
    return next((n for n in game.deals() if n > step), len(game.steps))


def otherwise(game: Against, step: int, move: Move, ask: Callable[[Job], Choice]) -> Against:
    """Play the deal once to its end from another move: the same players and the same chance, one of them for you."""
    there = game.until(step)
    there.make(move)
    level = game.level if game.level.budget is None else game.level._replace(budget=BRIEFLY)
    while len(there.steps) < step + LONGEST and (waiting := there.waits_for()) not in (OVER, NEXT_DEAL):
        if waiting == MAY:
            word = unasked(there.words())
            there.go_on() if word is None else there.make(word)
            continue
        job = there.job(there.you, level) if waiting == YOU else there.next_job()
        if isinstance(job, Job):
            there.make(ask(job._replace(level=level)).move)
        else:
            there.make(job)
    return there


# What was met


def rules_met(game: Against) -> tuple[RuleId, ...]:
    """Return every rule that decided something in a game, in the order met."""
    met: dict[RuleId, None] = {}
    for step in game.steps:
        if step.verdict is not None:
            met[step.verdict.rule] = None
        met.update(dict.fromkeys(event.rule for event in step.events))
    return tuple(met)
