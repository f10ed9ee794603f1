"""A first table: somebody plays a deal, and each rule is told the first time it comes up to them, one at a time."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

from tutor.cases.transcript import Case
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, Situation
from tutor.core.moves import Move, Seat
from tutor.core.play import Step, verdicts
from tutor.players.against import NEXT_DEAL, OTHERS, OVER, YOU, Against
from tutor.players.players import LEVELS, Level
from tutor.players.thinking import think

LEVEL = LEVELS["novice"]
"""The others at a first table: they never play otherwise, so a chosen deal tells the same rules on any machine."""
LONGEST = 400


def sit_down(case: Case, you: str, deal: int, without: Collection[str] = (), level: Level = LEVEL) -> Against:
    """Sit down at a deal; what has been made in the case is made, and some words are not offered.

    Raises ``Complaint`` for a seat that is not there, or a case that cannot be played.
    """
    if you not in case.seats:
        raise Complaint("no-such-seat", text=you[:40], seats=", ".join(case.seats))
    run = case.play()
    if run.failure is not None:
        raise run.failure
    game = Against(case.game, run.start, Seat(you), level, deal)
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


def played_through(table: Against, deals: int = 1) -> Against:
    """Play so many deals as the others would, at your seat too, or until it is over."""
    while len(table.steps) < LONGEST * deals:
        waits = table.waits_for()
        deals -= waits == NEXT_DEAL
        if waits == OVER or not deals:
            break
        one_more(table)
    return table


def one_more(table: Against) -> None:
    """Let whoever is to move, or to speak, do so as the others would."""
    waits = table.waits_for()
    if waits == OTHERS:
        job = table.next_job()
        table.make(job if isinstance(job, Move) else think(job).move)
    elif waits == YOU:
        table.make(think(table.job(table.you, LEVEL)).move)
    else:
        table.go_on()


def begun_at(table: Against, moves: int) -> None:
    """Let so many moves be made before you take your seat."""
    while len(table.steps) < moves and table.waits_for() != OVER:
        one_more(table)


def within_turns(
    table: Against, rules: Sequence[str], turns: int, deals: int
) -> Iterator[tuple[int, int, Mapping[int, str]]]:
    """Yield (moves before you sit down, your turns until all is told, what is told) of a deal played through."""
    done = played_through(table, deals)
    states = [done.start, *(step.after for step in done.steps)]
    yours = [n for n, state in enumerate(states) if done.game.movers(state)[:1] == (done.you,)]
    for place, begin in enumerate(yours):
        last = yours[place + turns] if place + turns < len(yours) else len(done.steps)
        told = told_at(done.game, states[begin], done.steps[begin:last], done.you, rules)
        if set(told.values()) == set(rules):
            needed = sum(begin <= n <= begin + max(told) for n in yours)
            yield begin, needed, {begin + n: rule for n, rule in told.items()}


def search(
    table: Callable[[int], Against], rules: Sequence[str], seeds: int, turns: int = 0, deals: int = 1
) -> Iterator[tuple[int, int, Mapping[int, str]]]:
    """Yield each (deal, moves before you sit down, what is told) that is better than those before.

    Better is what tells more of the rules, or as many sooner; where you have so many turns, all of them have to be
    told within those.
    """
    best = (-1, 0)
    for deal in range(seeds):
        if turns:
            for begin, needed, told in within_turns(table(deal), rules, turns, deals):
                if (len(told), -needed) > best:
                    best = (len(told), -needed)
                    yield deal, begin, told
            continue
        done = played_through(table(deal))
        told = told_at(done.game, done.start, done.steps, done.you, rules)
        found = (len(told), -max(told, default=0))
        if found > best:
            best = found
            yield deal, 0, told
