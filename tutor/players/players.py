"""Players by name: random, thumb, beginner, club, strong; and a game played by them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, Situation
from tutor.core.moves import TABLE, Move, Seat
from tutor.core.plain import Plain
from tutor.core.play import Step, legal
from tutor.players.aims import aim
from tutor.players.memory import Memory, after, begin
from tutor.players.search import Budget, Estimate, ahead, search
from tutor.players.thumbs import Advice, advice, by_thumb, unasked

ENOUGH = 8
"""Where a search has fewer rounds than these for each move, it would only guess: the thumb decides."""
PLAYED_ON = 0.15
"""How often the thumb slips where a search plays on."""


class Choice(NamedTuple):
    """What a player does, and why."""

    move: Move
    rule: str = ""
    """The paragraph that advises this very move; empty where none does."""
    estimates: tuple[Estimate, ...] = ()
    """What a search thinks of every move, the one it likes best first."""


Expert: TypeAlias = Callable[[AnyGame, Plain, Memory, Sequence[Move], Budget, Random], Choice | None]
"""Somebody who knows a game better than a search: a choice from what a seat sees and remembers, None for no answer."""


class Level(NamedTuple):
    """How well somebody plays."""

    name: str
    slips: float = 0.0
    """How often anything allowed is done instead of what the thumb says."""
    budget: Budget | None = None
    """How long is thought about a move; None for no thought beyond the thumb."""
    expert: Expert | None = None
    """Who is asked before anything is searched."""


LEVELS: Mapping[str, Level] = {
    level.name: level
    for level in (
        Level("random", 1.0),
        Level("beginner", 0.3),
        Level("thumb"),
        Level("club", 0.0, Budget(60, 0.25)),
        Level("strong", 0.0, Budget(1200, 0.5)),
    )
}


def level(name: str, rounds: int | None = None) -> Level:
    """Return a level by name; with a number of rounds instead of its own budget it plays the same on any machine.

    Raises ``Complaint`` naming the levels there are.
    """
    found = LEVELS.get(name)
    if found is None:
        raise Complaint("no-such-word", field="players", text=name[:40], values=", ".join(LEVELS))
    if rounds is None or found.budget is None:
        return found
    return found._replace(budget=Budget(rounds))


def choose(
    game: AnyGame, seen: Situation, memory: Memory, moves: Sequence[Move], level: Level, random: Random
) -> Choice:
    """Choose one of the legal moves, from what the seat sees and remembers; each decision thinks anew."""
    advised = advice(game, seen, memory.seat, moves)
    if len(moves) == 1:
        return Choice(moves[0], advised.rule if advised else "")
    if level.budget is not None and level.expert is not None:
        known = level.expert(game, seen, memory, moves, level.budget, random)
        if known is not None:
            return known
    if level.budget is not None and (advised is None or level.budget.rounds >= ENOUGH * len(moves)):
        policy, goal = by_thumb(game, PLAYED_ON), aim(game)
        found = search(game, seen, memory, random, budget=level.budget, policy=policy, worth=goal.worth)
        return _sure(found, advised, goal.doubt)
    if advised is None or random.random() < level.slips:
        return Choice(moves[int(random.random() * len(moves))])
    return Choice(advised.move, advised.rule)


def _sure(found: tuple[Estimate, ...], advised: Advice | None, doubt: float) -> Choice:
    """Take what the search likes best; the advice stands where that is better by no more than the uncertainty."""
    best = max((one for one in found if one.rounds == found[0].rounds), key=lambda one: one.worth)
    if advised is None:
        return Choice(best.move, "", found)
    told = next((one for one in found if one.move == advised.move), best)
    by, error = ahead(best, told)
    if best is not told and by > doubt * error:
        return Choice(best.move, "", found)
    return Choice(advised.move, advised.rule, found)


def played(
    game: AnyGame, state: Situation, levels: Mapping[Seat, Level], table: Random, sources: Mapping[Seat, Random]
) -> Iterator[Step[Situation]]:
    """Let these players play on from a state, until the game is over; the table's chance has a source of its own."""
    memories = {seat: begin(game, state, seat) for seat in state.seats if levels[seat].budget is not None}
    while acting := game.movers(state):
        move = _next_move(game, state, acting, levels, memories, table, sources)
        following, events = game.apply(state, move)
        yield Step(state, move, None, events, following)
        # A search that begins right after a deal knows what begins with it.
        memories = {seat: after(game, memory, state, move, following) for seat, memory in memories.items()}
        state = following


def _next_move(
    game: AnyGame,
    state: Situation,
    acting: Sequence[Seat],
    levels: Mapping[Seat, Level],
    memories: Mapping[Seat, Memory],
    table: Random,
    sources: Mapping[Seat, Random],
) -> Move:
    """The move made next: something said out of turn, else that of whoever has to act."""
    for seat in acting[1:]:
        if levels[seat].slips < 1 and (word := unasked(legal(game, state, seat))) is not None:
            return word
    seat = acting[0]
    if seat == TABLE:
        return game.chance(state, table)
    memory = memories.get(seat) or Memory(seat, {})
    moves = legal(game, state)
    return choose(game, game.seen_by(state, seat), memory, moves, levels[seat], sources[seat]).move
