"""Information-set tree search: one tree over what a seat can tell apart, many imagined states.

After Cowling, Powley and Whitehouse, “Information Set Monte Carlo Tree Search” (2012), with a single
observer: below the first decision only the moves that are legal in the state imagined compete, and each is
weighed by how often it was available. At the first decision, where the question is which move is best and not
which to enjoy, every move is tried in the same imagined states with the same luck, so that moves are compared
in pairs; one that is clearly worse is dropped. Replies are tried one by one, the likeliest first. The tree ends
where chance speaks or the round leaves it; from there on the strategy plays, not always, to the
next deal; it knows what everybody at that table would.
What the others do out of sight is one branch, whatever it was.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import hypot, log, sqrt
from random import Random
from time import perf_counter
from typing import NamedTuple, TypeAlias

from tutor.core.cards import BACK
from tutor.core.game import AnyGame, AnyState, Situation
from tutor.core.moves import PLAY, TABLE, Move, Seat
from tutor.core.play import legal
from tutor.core.rules import Sieve, survivors
from tutor.players import known as common
from tutor.players.aims import Measure
from tutor.players.known import DEAL, Known
from tutor.players.memory import Memory, imagine

CURIOSITY = 0.6
"""How much a branch seldom tried draws; rewards lie between 0 and 1."""
WIDER = 12
"""After so many visits for each reply known, another one is tried."""
LONGEST = 60
"""A round that has not come to an end after so many moves is judged where it stands."""
FAIR = 12
"""No move is dropped before it was tried in so many states."""
CLEARLY = 3.0
"""Paired standard errors by which a move has to be behind to be dropped."""


Policy: TypeAlias = Callable[[Situation, Seat, Sequence[Move], Random, Known], Move]
"""(state, seat, legal moves, random source, what everybody knows) to the move made."""


class Budget(NamedTuple):
    """How long a search goes on: rounds, each for one move, and seconds if they run out first."""

    rounds: int
    seconds: float | None = None


class Estimate(NamedTuple):
    """What the search thinks of one move."""

    move: Move
    worth: float
    """Its mean, from 0 to 1."""
    error: float
    """The standard error of that mean, as far as the rounds are independent."""
    rounds: int
    values: tuple[float, ...] = ()
    """What came of it in the first, the second, the third … imagined state."""


def estimate(move: Move, values: Sequence[float]) -> Estimate:
    """Sum up what came of a move."""
    if not values:
        return Estimate(move, 0.0, 1.0, 0)
    return Estimate(move, *_mean(values), len(values), tuple(values))


def ahead(one: Estimate, other: Estimate) -> tuple[float, float]:
    """By how much one move is better than another in the states where both were tried, and the standard error."""
    if not one.values or not other.values:
        return one.worth - other.worth, hypot(one.error, other.error)
    return _mean([a - b for a, b in zip(one.values, other.values, strict=False)])


def _mean(values: Sequence[float]) -> tuple[float, float]:
    n = len(values)
    mean = sum(values) / n
    squares = sum([value * value for value in values])
    # As if one more round had come out as far away as can be: few rounds that agree prove little.
    return mean, sqrt((max(0.0, squares - n * mean * mean) + 0.25) / (n + 1) / n)


class _Node:
    __slots__ = ("available", "children", "sums", "visits")

    def __init__(self, players: int) -> None:
        self.visits = 0
        self.available = 0
        self.sums = [0.0] * players
        self.children: dict[Move, _Node] = {}


def search(
    game: AnyGame,
    seen: Situation,
    memory: Memory,
    random: Random,
    *,
    budget: Budget,
    policy: Policy,
    worth: Measure,
    only: Sequence[Move] = (),
) -> tuple[Estimate, ...]:
    """Estimate the legal moves of the seat that remembers, or only some; the best first: the one tried most often."""
    me = seen.seats.index(memory.seat)
    found: dict[Move, list[float]] = {move: [] for move in only or legal(game, seen, memory.seat)}
    tree = {move: _Node(len(seen.seats)) for move in found}
    course = _Course(game, seen, policy, worth, memory.known)
    until = None if budget.seconds is None else perf_counter() + budget.seconds
    left, compete = budget.rounds, list(found)
    while left >= len(compete):
        state = imagine(game, seen, memory, random)
        luck = random.getrandbits(32)
        for move in compete:
            found[move].append(course.run(tree[move], state, move, Random(luck))[me])
        left -= len(compete)
        compete = _still_competing(found, compete)
        if len(compete) == 1 or (until is not None and perf_counter() >= until):
            break
    told = [estimate(move, values) for move, values in found.items()]
    return tuple(sorted(told, key=lambda one: (-one.rounds, -one.worth)))


def _still_competing(found: Mapping[Move, list[float]], compete: list[Move]) -> list[Move]:
    """Drop what is clearly worse than the best, once all had a fair trial."""
    if len(found[compete[0]]) < FAIR:
        return compete
    best = found[max(compete, key=lambda move: sum(found[move]))]
    behind = {move: _mean([a - b for a, b in zip(best, found[move], strict=True)]) for move in compete}
    return [move for move, (by, error) in behind.items() if by <= CLEARLY * error]


class _Course(NamedTuple):
    """How one imagined state is played through."""

    game: AnyGame
    start: Situation
    policy: Policy
    worth: Measure
    known: Known

    def run(self, node: _Node, state: Situation, move: Move, random: Random) -> Sequence[float]:
        """Make the first move, go down its tree, grow it by one move, play on, and carry the result back."""
        game, path = self.game, [node]
        rules = game.rules(state.options)
        state, known = _made(game, self.known, state, move)
        while (acting := game.movers(state)) and (seat := acting[0]) is not TABLE:
            moves = survivors(rules, state, seat, game.attempts(state, seat))
            if not moves:
                break
            told = {_told(move): move for move in moves}
            likely = _told(self.policy(state, seat, moves, random, known))
            key, fresh = _reply(node, told, likely, state.seats.index(seat))
            if fresh:
                node.children[key] = _Node(len(node.sums))
            for each in told:
                if each in node.children:
                    node.children[each].available += 1
            node = node.children[key]
            path.append(node)
            state, known = _made(game, known, state, told[key])
            if fresh:
                break
        result = self.worth(self.start, _played_on(game, rules, state, random, self.policy, known))
        for node in path:
            node.visits += 1
            for player, reward in enumerate(result):
                node.sums[player] += reward
        return result


def _made(game: AnyGame, known: Known, state: Situation, move: Move) -> tuple[Situation, Known]:
    """Make a move before the eyes of the imagined table."""
    following, _ = game.apply(state, move)
    return following, common.after(game, known, state, move, following)


def _reply(node: _Node, told: Mapping[Move, Move], likely: Move, player: int) -> tuple[Move, bool]:
    """Return the reply to go on with, and whether it is a new one."""
    if likely not in node.children:
        return likely, True
    known = [key for key in told if key in node.children]
    if len(known) < len(told) and len(known) * WIDER <= node.visits:
        return next(key for key in told if key not in node.children), True
    return _most_promising(node, known, player), False


def _told(move: Move) -> Move:
    """The move as the others see it: what is laid aside stays face down."""
    return move if move.verb == PLAY or not move.cards else move._replace(cards=(BACK,) * len(move.cards))


def _most_promising(node: _Node, known: Sequence[Move], player: int) -> Move:
    best, most = None, -1.0
    for key in known:
        child = node.children[key]
        hope = child.sums[player] / child.visits + CURIOSITY * sqrt(log(child.available) / child.visits)
        if hope > most:
            best, most = key, hope
    assert best is not None
    return best


def _played_on(
    game: AnyGame, rules: Sequence[Sieve[AnyState]], state: Situation, random: Random, policy: Policy, known: Known
) -> Situation:
    """Play to the end of this deal, or until it takes too long."""
    movers, attempts = game.movers, game.attempts
    for _ in range(LONGEST):
        acting = movers(state)
        if not acting:
            return state
        seat = acting[0]
        if seat is TABLE:
            move = game.chance(state, random)
            if move.verb == DEAL:
                return state
        else:
            moves = survivors(rules, state, seat, attempts(state, seat))
            move = moves[0] if len(moves) == 1 else policy(state, seat, moves, random, known)
        state, known = _made(game, known, state, move)
    return state
