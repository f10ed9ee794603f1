"""A first table: somebody plays a deal, and each rule is told the first time it comes up to them, one at a time."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from tutor.cases.transcript import Case
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, Situation
from tutor.core.moves import Move, Seat
from tutor.core.play import Step, verdicts
from tutor.players.against import NEXT_DEAL, OTHERS, OVER, YOU, Against
from tutor.players.players import LEVELS
from tutor.players.thinking import think

LEVEL = LEVELS["novice"]
"""The others at a first table: they never play otherwise, so a chosen deal tells the same rules on any machine."""
LONGEST = 400


def sit_down(case: Case, you: str, deal: int, without: Collection[str] = ()) -> Against:
    """Sit down at a deal; what has been made in the case is made, and some words are not offered.

    Raises ``Complaint`` for a seat that is not there, or a case that cannot be played.
    """
    if you not in case.seats:
        raise Complaint("no-such-seat", text=you[:40], seats=", ".join(case.seats))
    run = case.play()
    if run.failure is not None:
        raise run.failure
    game = Against(case.game, run.start, Seat(you), LEVEL, deal)
    game.steps = list(run.steps)
    game.unoffered = frozenset(without)
    return game


def told_at(
    game: AnyGame, start: Situation, steps: Sequence[Step[Situation]], you: Seat, rules: Sequence[str]
) -> dict[int, str]:
    """Return which rule is told after how many moves: at your turns and at the end, each once, one at a time.

    What your hand may do and may not is told at that very turn or not at all, for a turn later it may not be so; what
    happened may wait for its turn. Among several the first in ``rules`` is told.
    """
    found: dict[int, str] = {}
    happened: set[str] = set()
    untold = list(rules)
    for n, state in enumerate((start, *(step.after for step in steps))):
        if n:
            happened.update(event.rule for event in steps[n - 1].events)
        yours = game.movers(state)[:1] == (you,)
        if not yours and n < len(steps):
            continue
        here = {verdict.rule for verdict in verdicts(game, state, you)} if yours else set()
        rule = next((one for one in untold if one in here or one in happened), "")
        if rule:
            untold.remove(rule)
            found[n] = rule
    return found


def played_through(table: Against) -> Against:
    """Play the first deal as the others would, at your seat too, until it is over."""
    began = len(table.steps)
    while len(table.steps) - began < LONGEST:
        waits = table.waits_for()
        if waits in (OVER, NEXT_DEAL):
            break
        if waits == OTHERS:
            job = table.next_job()
            table.make(job if isinstance(job, Move) else think(job).move)
        elif waits == YOU:
            table.make(think(table.job(table.you, LEVEL)).move)
        else:
            table.go_on()
    return table


def never_told(table: Against, rules: Sequence[str]) -> list[str]:
    """Return the rules that do not come up in the first deal when it is played as the others would play it."""
    done = played_through(table)
    told = told_at(done.game, done.start, done.steps, done.you, rules).values()
    return [rule for rule in rules if rule not in told]


def search(
    case: Case, you: str, rules: Sequence[str], without: Collection[str], seeds: int
) -> Iterator[tuple[int, Mapping[int, str]]]:
    """Yield each deal that tells more of the rules, or as many sooner, with what is told after how many moves."""
    best = (-1, 0)
    for deal in range(seeds):
        done = played_through(sit_down(case, you, deal, without))
        told = told_at(done.game, done.start, done.steps, done.you, rules)
        found = (len(told), -max(told, default=0))
        if found > best:
            best = found
            yield deal, told
