"""The players' part of ``tutor bench``: decisions by the thumb and rounds of search a second, in every game."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

from tutor.core.game import AnyGame, Situation
from tutor.core.moves import TABLE, seated
from tutor.core.play import Step, legal
from tutor.games import shelf
from tutor.players.memory import begin
from tutor.players.players import FLOOR, choose, level, played

SEED = 1
ROUNDS = 60
"""Rounds of search for every decision."""
SECONDS = 1.0
"""Processor time for each figure."""
THUMB, STRONG = level("thumb"), level("strong", ROUNDS)


def player_figures() -> Iterator[dict[str, object]]:
    """Yield the figures; each says what was done."""
    for game in shelf().values():
        yield _thumb(game)
        yield _search(game)


def _steps(game: AnyGame) -> Iterator[Step[Situation]]:
    """Games by the thumb without end, by the first rule set at a usual table."""
    options = next(iter(game.presets.values()))
    fewest, most = game.seats(options)
    seats = seated(min(max(fewest, 4), most))
    source = Random(SEED)
    while True:
        start = game.start(options, seats)
        yield from played(game, start, dict.fromkeys(seats, THUMB), source, dict.fromkeys(seats, source))


def _thumb(game: AnyGame) -> dict[str, object]:
    decisions, begun = 0, time.process_time()
    for step in _steps(game):
        decisions += step.move.seat != TABLE
        if (spent := time.process_time() - begun) >= SECONDS:
            break
    work = f"{decisions:,} decisions in {spent:.1f} s of one core"
    return {"name": f"by the thumb, {game.key}", "value": decisions / spent, "unit": "decisions/s", "work": work}


def _search(game: AnyGame) -> dict[str, object]:
    """Search in positions of those games where there is something to choose."""
    decisions, spent, source = 0, 0.0, Random(SEED)
    for step in _steps(game):
        seat = game.movers(step.before)[0]
        moves = () if seat == TABLE else legal(game, step.before)
        if not 1 < len(moves) <= ROUNDS / FLOOR:
            continue
        begun = time.process_time()
        memory = begin(game, step.before, seat)
        choose(game, game.seen_by(step.before, seat), memory, moves, STRONG, source)
        spent += time.process_time() - begun
        decisions += 1
        if spent >= SECONDS:
            break
    work = f"{decisions:,} decisions of {ROUNDS} rounds in {spent:.1f} s of one core"
    return {"name": f"search, {game.key}", "value": decisions * ROUNDS / spent, "unit": "rounds/s", "work": work}
