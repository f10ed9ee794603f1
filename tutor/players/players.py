"""Players by name: from one who plays anything to one who searches; and a game played by them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, Situation
from tutor.core.moves import TABLE, Move, Seat
from tutor.core.plain import Plain
from tutor.core.play import Step, legal
from tutor.players import known as common
from tutor.players.aims import aim
from tutor.players.known import NOTHING, Known
from tutor.players.memory import Memory, after, begin
from tutor.players.people import LADDER, PEOPLE, Person, habit
from tutor.players.search import FAIR, Budget, Estimate, Policy, ahead, search
from tutor.players.strategies import STRATEGIES, advice, decided
from tutor.players.strategies.sight import Advice, Sight
from tutor.players.thumbs import THUMBS, unasked

FLOOR = FAIR
"""With fewer courses than these for each move nothing can be told: no figure is given, and the strategy decides."""
PLAYED_ON = 0.1
"""How often anything is played, and not what the strategy says, where a search plays on."""


class Choice(NamedTuple):
    """What a player does, and why."""

    move: Move
    rule: str = ""
    """The principle that advises this very move; empty where none does."""
    estimates: tuple[Estimate, ...] = ()
    """What a search thinks of every move, the one it likes best first."""
    hurried: bool = False
    """Whether there was no time for enough courses, so that the strategy decided alone."""


Expert: TypeAlias = Callable[[AnyGame, Plain, Memory, Sequence[Move], Advice, Budget, Random], Choice | None]
"""Somebody who knows a game better than a search: a choice from what a seat sees, remembers and is advised to do."""


class Level(NamedTuple):
    """How well somebody plays."""

    name: str
    slips: float = 0.0
    """How often anything allowed is done instead of what the strategy says."""
    budget: Budget | None = None
    """How long is thought about a move; None for no thought beyond the strategy."""
    expert: Expert | None = None
    """Who is asked before anything is searched."""
    without: frozenset[str] = frozenset()
    """Principles that this player has never heard of."""
    watches: bool = True
    """Whether what everybody could know is known here: voids, cards picked up, cards gone."""
    people: tuple[Person, ...] = ()
    """Who plays at this level; each errs in a way of their own."""
    plain: bool = False
    """Whether the old rule of thumb is followed, also where a search plays on, and no strategy."""
    sees: bool = False
    """Whether all hands lie open to this player; never for somebody one plays against."""


STRONG = Budget(1200, 0.5)
LEVELS: Mapping[str, Level] = {
    level.name: level
    for level in (
        Level("random", 1.0),
        Level("thumb", plain=True),
        Level("novice", 0.3, plain=True),
        *(Level(name, people=tuple(one for one in PEOPLE if one.level == name)) for name in LADDER[:-1]),
        Level("strong", 0.0, STRONG, people=tuple(one for one in PEOPLE if one.level == LADDER[-1])),
        # For matches alone: the strong one as it was before there was a strategy, and what open hands would reach.
        Level("before", 0.0, STRONG, plain=True),
        Level("open", 0.0, STRONG, sees=True),
    )
}


def as_person(level: Level, person: Person) -> Level:
    """Return a level as this one of its people plays."""
    return level._replace(without=person.without, watches=person.watches, people=())


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
    advised = advised_to(game, seen, memory, moves, level)
    if len(moves) == 1:
        return Choice(moves[0], advised.rule if advised else "")
    if level.budget is not None and level.expert is not None and advised is not None:
        known = level.expert(game, seen, memory, moves, advised, level.budget, random)
        if known is not None:
            return known
    if level.budget is not None and (advised is None or level.budget.rounds >= FLOOR * len(moves)):
        policy, goal = by_strategy(game, PLAYED_ON, plain=level.plain), aim(game)
        found = search(game, seen, memory, random, budget=level.budget, policy=policy, worth=goal.worth, only=moves)
        return _sure(found, advised, goal.doubt)
    if advised is None or random.random() < level.slips:
        return Choice(moves[int(random.random() * len(moves))])
    return Choice(advised.move, advised.rule, hurried=level.budget is not None)


def advised_to(game: AnyGame, seen: Situation, memory: Memory, moves: Sequence[Move], level: Level) -> Advice | None:
    """Return what somebody of this level would do without a search, and why."""
    if level.plain and game.key in THUMBS:
        return Advice(*THUMBS[game.key](seen, seen.seats.index(memory.seat), moves))
    known = memory.known if level.watches else NOTHING
    told = advice(game, seen, memory.seat, moves, known, level.without)
    if told is None and game.key in STRATEGIES:
        return habit(game, Sight(seen, seen.seats.index(memory.seat), moves, known))
    return told


def by_strategy(game: AnyGame, slips: float, *, plain: bool = False) -> Policy:
    """Return the policy of following the strategy, or the old rule of thumb, and now and then whatever is allowed."""
    strategy, thumb = STRATEGIES.get(game.key), THUMBS.get(game.key) if plain else None

    def policy(state: Situation, seat: Seat, moves: Sequence[Move], random: Random, known: Known) -> Move:
        if strategy is None or random.random() < slips:
            return moves[int(random.random() * len(moves))]
        if thumb is not None:
            return thumb(state, state.seats.index(seat), moves).move
        told = decided(strategy, Sight(state, state.seats.index(seat), moves, known))
        return moves[0] if told is None else told.move

    return policy


def _sure(found: tuple[Estimate, ...], advised: Advice | None, doubt: float) -> Choice:
    """Take what the search likes best; the advice stands where that is better by no more than the uncertainty."""
    best = max((one for one in found if one.rounds == found[0].rounds), key=lambda one: one.worth)
    if advised is None:
        return Choice(best.move, "", found)
    if found[0].rounds < FLOOR:
        return Choice(advised.move, advised.rule, hurried=True)
    told = next((one for one in found if one.move == advised.move), best)
    by, error = ahead(best, told)
    if best is not told and by > doubt * error:
        return Choice(best.move, "", found)
    return Choice(advised.move, advised.rule, found)


def played(
    game: AnyGame, state: Situation, levels: Mapping[Seat, Level], table: Random, sources: Mapping[Seat, Random]
) -> Iterator[Step[Situation]]:
    """Let these players play on from a state, until the game is over; the table's chance has a source of its own."""
    levels = {seat: _somebody(one, sources[seat]) for seat, one in levels.items()}
    memories = {seat: begin(game, state, seat) for seat in state.seats if levels[seat].budget is not None}
    known = common.fresh(state)
    while acting := game.movers(state):
        memory = memories.get(acting[0]) or Memory(acting[0], {}, known)
        move = _next_move(game, state, acting, levels, memory, table, sources)
        following, events = game.apply(state, move)
        yield Step(state, move, None, events, following)
        # A search that begins right after a deal knows what begins with it.
        memories = {seat: after(game, memory, state, move, following) for seat, memory in memories.items()}
        known = common.after(game, known, state, move, following)
        state = following


def _somebody(level: Level, random: Random) -> Level:
    """Return a level as one of its people plays, where it has any."""
    return as_person(level, random.choice(level.people)) if level.people else level


def _next_move(
    game: AnyGame,
    state: Situation,
    acting: Sequence[Seat],
    levels: Mapping[Seat, Level],
    memory: Memory,
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
    moves = legal(game, state)
    seen = state if levels[seat].sees else game.seen_by(state, seat)
    return choose(game, seen, memory, moves, levels[seat], sources[seat]).move
