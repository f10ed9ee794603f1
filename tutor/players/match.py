"""Matches: the same deals played with the seats rotated, and what each kind of player brings home."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from tutor.core.game import AnyGame
from tutor.core.moves import TABLE, Seat, seated
from tutor.players.aims import aim
from tutor.players.known import DEAL
from tutor.players.players import Level, played

SURE = 1.96
"""Standard errors to either side of a mean for 95 of 100."""
ENDLESS = 2_000
"""A deal that is not over after so many moves is counted as it stands."""


class Mean(NamedTuple):
    """A mean over deals, and how far from it the truth may lie, 95 times in 100."""

    value: float
    margin: float


class Result(NamedTuple):
    """What came of a match."""

    unit: str
    means: Mapping[str, Mean]
    """What each kind of player brings home in a deal."""
    differences: Mapping[tuple[str, str], Mean]
    """By how much one kind does better than another on the same deals."""
    decisions: int


class Deal(NamedTuple):
    """What came of one deal, played once from every seat."""

    number: int
    brought: Mapping[str, float]
    """What each kind of player brought home, on the mean of its seats."""
    decisions: int


def match(
    game: AnyGame, options: object, players: Sequence[Level], *, numbers: Iterable[int], seed: int
) -> Iterator[Deal]:
    """Play the deals with these numbers, each once from every seat; nothing but number and seed decides."""
    for number in numbers:
        brought: dict[str, list[float]] = {player.name: [] for player in players}
        decisions = 0
        for turn in range(len(players)):
            sitting = [players[(place + turn) % len(players)] for place in range(len(players))]
            points, made = _one(game, options, sitting, f"{seed}/{number}", turn)
            decisions += made
            for level, n in zip(sitting, points, strict=True):
                brought[level.name].append(n)
        yield Deal(number, {kind: fmean(values) for kind, values in brought.items()}, decisions)


def result(game: AnyGame, deals: Sequence[Deal]) -> Result:
    """Sum up what came of these deals."""
    kinds = list(deals[0].brought)
    found = {kind: [deal.brought[kind] for deal in deals] for kind in kinds}
    apart = {
        (one, other): _mean([a - b for a, b in zip(found[one], found[other], strict=True)])
        for place, one in enumerate(kinds)
        for other in kinds[place + 1 :]
    }
    means = {kind: _mean(values) for kind, values in found.items()}
    return Result(aim(game).unit, means, apart, sum(deal.decisions for deal in deals))


def _one(game: AnyGame, options: object, sitting: Sequence[Level], seed: str, turn: int) -> tuple[Sequence[float], int]:
    """Play one deal, or one game where a single deal decides nothing; return points and decisions."""
    seats = seated(len(sitting))
    state = start = game.start(options, seats)
    levels: Mapping[Seat, Level] = dict(zip(seats, sitting, strict=True))
    sources = {seat: Random(f"{seed}/{turn}/{seat}") for seat in seats}
    whole, dealt, decisions = aim(game).whole, False, 0
    for number, step in enumerate(played(game, state, levels, Random(seed), sources)):
        if step.move.seat == TABLE and step.move.verb == DEAL:
            if dealt and not whole:
                break
            dealt = True
        decisions += step.move.seat != TABLE
        state = step.after
        if number > ENDLESS:
            break
    return aim(game).points(start, state), decisions


def _mean(values: Sequence[float]) -> Mean:
    margin = SURE * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return Mean(fmean(values), margin)
