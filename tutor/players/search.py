"""Information-set tree search: one tree over what a seat can tell apart, a new imagined state in every round.

After Cowling, Powley and Whitehouse, “Information Set Monte Carlo Tree Search” (2012), with a single
observer: in every round only the moves that are legal in the state imagined compete, and each is weighed by
how often it was available. The tree ends where chance speaks or the round leaves it; from there on the rules
of thumb play, not always, to the next deal. What the others do out of sight is one branch, whatever it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from time import perf_counter
from typing import NamedTuple

from tutor.core.cards import BACK
from tutor.core.game import AnyGame, AnyState, Situation
from tutor.core.moves import PLAY, TABLE, Move, Seat
from tutor.core.play import legal
from tutor.core.rules import Sieve, survivors
from tutor.players.aims import Measure
from tutor.players.memory import DEAL, Memory, imagine
from tutor.players.thumbs import Policy

CURIOSITY = 0.6
"""How much a branch seldom tried draws; rewards lie between 0 and 1."""
LONGEST = 60
"""A round that has not come to an end after so many moves is judged where it stands."""


class Budget(NamedTuple):
    """How long a search goes on: rounds, and seconds if they run out first."""

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


class _Node:
    __slots__ = ("available", "children", "squares", "sums", "visits")

    def __init__(self, players: int) -> None:
        self.visits = 0
        self.available = 0
        self.sums = [0.0] * players
        self.squares = [0.0] * players
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
) -> tuple[Estimate, ...]:
    """Estimate every legal move of the seat that remembers, the best first: the one tried most often."""
    root = _Node(len(seen.seats))
    rules = game.rules(seen.options)
    until = None if budget.seconds is None else perf_counter() + budget.seconds
    for _ in range(budget.rounds):
        _round(game, rules, root, seen, imagine(game, seen, memory, random), memory.seat, random, policy, worth)
        if until is not None and perf_counter() >= until:
            break
    me = seen.seats.index(memory.seat)
    found = [_estimate(move, node, me) for move, node in root.children.items()]
    found += [Estimate(move, 0.0, 1.0, 0) for move in legal(game, seen, memory.seat) if move not in root.children]
    return tuple(sorted(found, key=lambda one: (-one.rounds, -one.worth)))


def _estimate(move: Move, node: _Node, me: int) -> Estimate:
    n = node.visits
    mean = node.sums[me] / n
    spread = max(0.0, node.squares[me] / n - mean * mean)
    # As if one more round had come out as far away as can be: few rounds that agree prove little.
    return Estimate(move, mean, sqrt((n * spread + 0.25) / (n + 1) / n), n)


def _round(
    game: AnyGame,
    rules: Sequence[Sieve[AnyState]],
    root: _Node,
    start: Situation,
    state: Situation,
    me: Seat,
    random: Random,
    policy: Policy,
    worth: Measure,
) -> None:
    """Go down the tree once in one imagined state, grow it by one move, play on, and carry the result back."""
    path, node = [root], root
    seat = me  # at the root the seat that thinks acts, whoever else may
    while True:
        moves = survivors(rules, state, seat, game.attempts(state, seat))
        if not moves:
            break
        told = {_told(move): move for move in moves} if seat != me else {move: move for move in moves}
        fresh = [key for key in told if key not in node.children]
        for key in told:
            if key not in fresh:
                node.children[key].available += 1
        if fresh:
            likely = policy(state, seat, moves, random)
            key = likely if seat == me else _told(likely)
            if key not in fresh:
                key = fresh[int(random.random() * len(fresh))]
            node.children[key] = child = _Node(len(root.sums))
            child.available = 1
        else:
            key = _most_promising(node, told, state.seats.index(seat))
        node = node.children[key]
        path.append(node)
        state, _ = game.apply(state, told[key])
        acting = game.movers(state)
        if fresh or not acting or acting[0] is TABLE:
            break
        seat = acting[0]
    result = worth(start, _played_on(game, rules, state, random, policy))
    for node in path:
        node.visits += 1
        for player, reward in enumerate(result):
            node.sums[player] += reward
            node.squares[player] += reward * reward


def _told(move: Move) -> Move:
    """The move as the others see it: what is laid aside stays face down."""
    return move if move.verb == PLAY or not move.cards else move._replace(cards=(BACK,) * len(move.cards))


def _most_promising(node: _Node, told: dict[Move, Move], player: int) -> Move:
    best, most = None, -1.0
    for key in told:
        child = node.children[key]
        hope = child.sums[player] / child.visits + CURIOSITY * sqrt(log(child.available) / child.visits)
        if hope > most:
            best, most = key, hope
    assert best is not None
    return best


def _played_on(
    game: AnyGame, rules: Sequence[Sieve[AnyState]], state: Situation, random: Random, policy: Policy
) -> Situation:
    """Play to the end of this deal, or until it takes too long."""
    movers, attempts, apply = game.movers, game.attempts, game.apply
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
            move = moves[0] if len(moves) == 1 else policy(state, seat, moves, random)
        state, _ = apply(state, move)
    return state
