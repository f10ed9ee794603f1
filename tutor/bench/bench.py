"""How fast it is: figures measured here and now, each with the work it did.

Where two figures are compared, both were measured in turn in the same run.
"""

from __future__ import annotations

import os
import platform
import random
import time
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from tutor.bench.app import NotUp
from tutor.bench.clicks import in_the_browser
from tutor.bench.figure import Figure, figure, rounded
from tutor.bench.odds import odds_figures
from tutor.bench.players import player_figures
from tutor.cases.lessons import lines
from tutor.core.game import AnyGame, Situation
from tutor.core.moves import TABLE, Move, seated
from tutor.core.play import random_moves
from tutor.core.rules import judge
from tutor.games import shelf
from tutor.shown.line import Line, line, unpacked
from tutor.shown.linetexts import Telling
from tutor.words import explain, library

if TYPE_CHECKING:
    pass

SEED = 1
SELFPLAY_SECONDS = 1.0
"""Processor time for each number of players."""
VERDICT_AIM = 20.0
VERDICT_POSITIONS = 200
LINE_KB, LINE_MS = 80.0, 150.0


def figures(*, browser: bool) -> list[Figure]:
    """Measure everything; without a browser, what needs one says so."""
    found = [_machine()]
    for game in shelf().values():
        found += _verdicts(game)
    for game in shelf().values():
        found += _selfplay(game)
    found += _line()
    found += player_figures()
    found += odds_figures()
    if not browser:
        return [*found, _left_out("click and first page", "not asked for")]
    try:
        return [*found, *in_the_browser()]
    except (LookupError, ImportError, NotUp) as why:
        return [*found, _left_out("click and first page", str(why))]


def figures_table(found: Sequence[Figure]) -> None:
    """Print the figures."""
    from rich.console import Console
    from rich.table import Table

    table = Table("figure", "measured", "aim", "the work", box=None, pad_edge=False)
    for one in found:
        aim = one.get("aim")
        sign = "at least" if one.get("more_is_better") else "at most"
        said = "" if aim is None else f"{sign} {aim:,g} ({'met' if one['met'] else 'not met'})"
        value = one["value"]
        measured = value if isinstance(value, str) else f"{rounded(value)} {one['unit']}".strip()
        table.add_row(one["name"], measured, said, one["work"])
    Console(width=max(140, Console().width)).print(table)


def _left_out(name: str, why: str) -> Figure:
    return {"name": name, "value": "left out", "unit": "", "work": why}


def _machine() -> Figure:
    """What it runs on, and how busy that is: other work makes every figure worse."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    cores = os.cpu_count() or 1
    busy = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    return {
        "name": "machine",
        "value": python,
        "unit": "",
        "work": f"{platform.machine()}, {cores} cores; {busy} programs wanted to run in the last minute",
    }


# The engine


def _verdicts(game: AnyGame) -> Iterator[Figure]:
    """Judge everything that can be tried with the fullest hands, and say why in words."""
    positions = _full_hands(game)
    tried = sum(len(attempts) for _, attempts in positions)
    rules = [game.rules(state.options) for state, _ in positions]

    def verdicts() -> None:
        for sieves, (state, attempts) in zip(rules, positions, strict=True):
            judge(sieves, state, attempts[0].seat, attempts)

    judged = [
        (state, verdict)
        for sieves, (state, attempts) in zip(rules, positions, strict=True)
        for verdict in judge(sieves, state, attempts[0].seat, attempts)
    ]

    def sentences() -> None:
        for state, verdict in judged:
            explain.why(game, state, verdict, "en")

    work = f"{tried:,} moves tried in {len(positions)} positions, best of 5"
    yield figure(
        f"verdict with its rules, {game.key}", _best(verdicts) / tried * 1e6, "µs a move", work, aim=VERDICT_AIM
    )
    yield figure(f"its sentence in words, {game.key}", _best(sentences) / tried * 1e6, "µs a move", work)


def _full_hands(game: AnyGame) -> list[tuple[Situation, Sequence[Move]]]:
    """Return positions of random games in which there is most to try."""
    source = random.Random(SEED)
    options = next(iter(game.presets.values()))
    seats = seated(_players(game, options)[1])
    met: list[tuple[Situation, Sequence[Move]]] = []
    while len(met) < 10 * VERDICT_POSITIONS:
        for state, move in random_moves(game, game.start(options, seats), source):
            if move.seat is not TABLE:
                met.append((state, game.attempts(state, move.seat)))
    return sorted(met, key=lambda one: -len(one[1]))[:VERDICT_POSITIONS]


def _best(work: Callable[[], object], rounds: int = 5) -> float:
    """Return the least processor time, in seconds: what else the machine does only ever adds to it."""
    found = []
    for _ in range(rounds):
        begun = time.process_time()
        work()
        found.append(time.process_time() - begun)
    return min(found)


def _players(game: AnyGame, options: object) -> tuple[int, int, int]:
    """Return the fewest players, a usual table, and the most."""
    fewest, most = game.seats(options)
    return fewest, min(max(fewest, 4), most), most


def _selfplay(game: AnyGame) -> Iterator[Figure]:
    """Play random legal games on one core."""
    options = next(iter(game.presets.values()))
    for players in dict.fromkeys(_players(game, options)):
        seats = seated(players)
        source = random.Random(SEED)
        decisions = games = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < SELFPLAY_SECONDS:
            for _, move in random_moves(game, game.start(options, seats), source):
                decisions += move.seat is not TABLE
            games += 1
        yield figure(
            f"self-play, {game.key}, {players} players",
            decisions / spent,
            "decisions/s",
            f"{decisions:,} decisions in {games:,} games, {spent:.1f} s of one core",
        )


def _line() -> Iterator[Figure]:
    """Make the six-trick line with everything that every seat could try, as it goes to the browser."""
    found = library.lesson("getaway.ex.six-tricks")
    assert found is not None
    told = lines(found[1])[0]

    def make() -> Line:
        return line(told.case, Telling("de"), run=told.replay, said=told.steps)

    packed = make()
    tried = sum(map(len, unpacked(packed.packed)["tries"]))
    work = f"{tried:,} verdicts in words in {packed.steps} steps"
    yield figure("a line of six tricks, on the wire", len(packed.packed) / 1000, "kB", work, aim=LINE_KB)
    yield figure("a line of six tricks, made in", _best(make) * 1000, "ms", f"{work}, best of 5", aim=LINE_MS)
