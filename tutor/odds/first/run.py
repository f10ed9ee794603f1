"""Solving both games in pieces, certifying what comes out, and writing the tables that ship.

Everything is kept in one folder, so a run that was stopped goes on where it was.  The two games, and the parts of a
certificate, are tasks on all cores of this computer, or the same tasks on a Dask cluster.  More tasks than that there
are not: all turned ranks are one game, and within a game each sweep needs the one before it.
"""

import json
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import NamedTuple

import numpy as np
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from tutor.core.plain import Plain
from tutor.odds.atlas import classes
from tutor.odds.first.certify import PARTS, Certificate, certify
from tutor.odds.first.deals import THROWS, Seed, deals
from tutor.odds.first.play import Plan, Reals, try_all
from tutor.odds.first.solve import Side, dealer_sweep, elder_sweep, new_side, stand_worth
from tutor.odds.first.stakes import POINTS, Stakes
from tutor.odds.first.table import GAMES, STEPS, Shares, load, pack, save
from tutor.odds.sure_atlas import workers
from tutor.odds.table import HAND

COUNT = 16
"""Deals a class and sweep."""
PIECE = 16
"""Sweeps in a task: some ten seconds of work."""
EARLIEST = 8
"""Sweeps of the first table on the curve; there is one at every doubling."""
EVERY = 8
"""Tables on the curve are certified by every eighth class, the one that ships by all of them."""
CURVE = ("sweeps", "seconds", "elder_gain", "dealer_gain", "deals")
"""What is kept of each."""
MOST = 255
"""The greatest loss that is written down, in thousandths of a point."""


class Learned(NamedTuple):
    """What both sides know after some sweeps."""

    elder: Side
    dealer: Side
    bits: Seed
    """Where chance stands."""
    sweep: int
    seconds: float
    """Processor time so far."""


@dataclass(frozen=True)
class Run:
    """A run of the whole: where it is kept, what does the work, and who hears how far it is."""

    folder: Path
    pool: Executor
    progress: Progress
    sweeps: int
    count: int
    """Deals a class in each part of the last certificate."""
    seed: int


def go_on(learned: Learned, stakes: Stakes, until: int) -> Learned:
    """Learn until so many sweeps are done; the whole of a task, here or on another computer."""
    elder, dealer, bits, done, seconds = learned
    made, stand = deals(stakes), stand_worth(stakes)
    tries = try_all(len(made.hands), 1, 1), try_all(len(made.hands), HAND, 1)
    begun = process_time()
    for sweep in range(done + 1, until + 1):
        keep = sweep / (sweep + 1)
        elder_sweep(made, elder, dealer.plan, tries[0], stand, COUNT, keep, keep**2, bits)
        dealer_sweep(made, elder.plan, dealer, tries[1], COUNT, keep, keep**2, bits)
    return Learned(elder, dealer, bits, until, seconds + process_time() - begun)


def stops(done: int, sweeps: int) -> list[int]:
    """Return the sweeps at which a piece ends.

    >>> stops(0, 40), stops(16, 40)
    ([8, 16, 32, 40], [32, 40])
    """
    return [at for at in sorted({EARLIEST, *range(PIECE, sweeps, PIECE), sweeps}) if done < at <= sweeps]


def on_the_curve(sweeps: int) -> list[int]:
    """Return the sweeps whose tables are kept: every doubling, and the last.

    >>> on_the_curve(40)
    [8, 16, 32, 40]
    """
    doublings = [EARLIEST << times for times in range(20)]
    return [at for at in doublings if at < sweeps] + [sweeps]


def solve(
    folder: Path,
    *,
    sweeps: int = 512,
    count: int = 256,
    seed: int = 1,
    processes: int | None = None,
    scheduler: str | None = None,
) -> None:
    """Learn both games, certify their tables and write the solved ones; what the folder holds is not done again."""
    folder.mkdir(parents=True, exist_ok=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress, workers(processes, scheduler) as pool, ThreadPoolExecutor() as games:
        run = Run(folder, pool, progress, sweeps, count, seed)
        for game in [games.submit(_solve_game, run, name) for name in GAMES]:
            game.result()


def _solve_game(run: Run, game: str) -> None:
    learn(run, game)
    curve = [_certified(run, game, at) for at in on_the_curve(run.sweeps)[:-1]]
    _finish(run, game, curve)


def learn(run: Run, game: str) -> None:
    """Learn one game piece by piece, and keep a table at every doubling."""
    journal = run.folder / f"{game}.journal.npz"
    learned = _resume(journal, run.seed)
    bar = run.progress.add_task(f"{game}: sweeps", total=run.sweeps, completed=learned.sweep)
    for stop in stops(learned.sweep, run.sweeps):
        learned = run.pool.submit(go_on, learned, POINTS[GAMES[game]], stop).result()
        if stop in on_the_curve(run.sweeps):
            facts = {"sweeps": stop, "seconds": round(learned.seconds)}
            save(_table(run, game, stop), pack(_average(learned)), facts)
        _keep(journal, learned)
        run.progress.update(bar, completed=stop)


def _table(run: Run, game: str, sweeps: int) -> Path:
    return run.folder / f"{game}.{sweeps}.npz"


def _certify(run: Run, game: str, sweeps: int, *, every: int, count: int) -> Certificate:
    packed, facts = load(_table(run, game, sweeps))
    bar = run.progress.add_task(f"{game}: certificate at {sweeps} sweeps", total=2 * PARTS)
    found = certify(
        packed,
        run.pool,
        stakes=POINTS[GAMES[game]],
        every=every,
        count=count,
        advance=lambda: run.progress.advance(bar),
    )
    return found._replace(facts=facts | found.facts)


def _certified(run: Run, game: str, sweeps: int) -> dict[str, Plain]:
    """Return one point of the curve."""
    kept = run.folder / f"{game}.{sweeps}.json"
    if not kept.exists():
        facts = _certify(run, game, sweeps, every=EVERY, count=run.count).facts
        kept.write_text(json.dumps({name: facts[name] for name in CURVE}), encoding="ascii")
    return dict(json.loads(kept.read_text(encoding="ascii")))


def _finish(run: Run, game: str, curve: list[dict[str, Plain]]) -> None:
    """Write the last table with its certificate, the curve before it, and what each hand is worth."""
    solved = run.folder / f"{game}.solved.npz"
    if solved.exists() and load(solved)[1]["sweeps"] == run.sweeps:
        return
    facts, packed, worths = _certify(run, game, run.sweeps, every=1, count=run.count)
    curve = [*curve, {name: facts[name] for name in CURVE}]
    losses = np.where(packed.elder[:, 0] > 0, np.minimum(worths.losses * STEPS, MOST), 0)
    save(
        solved,
        packed,
        facts | {"king_point": GAMES[game], "curve": curve},
        worths=np.rint(np.array([worths.propose, worths.refuse, worths.accept]) * STEPS).astype(np.int16),
        meets=np.rint(np.array([worths.accepted, worths.proposed]) * STEPS).astype(np.uint16),
        losses=np.rint(losses).astype(np.uint8),
    )


def _average(learned: Learned) -> Shares:
    """The average strategies."""
    return Shares(*_average_of(learned.elder), *_average_of(learned.dealer))


def _average_of(side: Side) -> tuple[Reals, Reals]:
    """One side's average; where a hand was never exchanged, the throws of the last sweep."""
    total = side.choice_sum.sum(axis=1)
    exchange = side.choice_sum[:, 1] / np.maximum(total, 1e-30)
    positive = np.maximum(side.throw, 0)
    last = positive / np.maximum(positive.sum(axis=-1, keepdims=True), 1e-30)
    last[positive.sum(axis=-1) == 0, THROWS - 1] = 1
    sums = side.throw_sum.sum(axis=-1, keepdims=True)
    return exchange, np.where(sums > 1e-6, side.throw_sum / np.maximum(sums, 1e-30), last)


def _keep(journal: Path, learned: Learned) -> None:
    arrays = {"bits": learned.bits, "sweep": np.array(learned.sweep), "seconds": np.array(learned.seconds)}
    for name, side in (("elder", learned.elder), ("dealer", learned.dealer)):
        for field, value in zip(side._fields[:-1], side[:-1], strict=True):
            arrays[f"{name}_{field}"] = value
        arrays[f"{name}_exchange"], arrays[f"{name}_throws"] = side.plan
    fresh = journal.with_suffix(".part")
    with fresh.open("wb") as file:
        np.savez(file, allow_pickle=False, **arrays)
    fresh.replace(journal)


def _resume(journal: Path, seed: int) -> Learned:
    if not journal.exists():
        rows = len(classes()[0])
        return Learned(new_side(rows, 1), new_side(rows, HAND), np.array([seed], np.uint64), 0, 0.0)
    with np.load(journal) as kept:
        elder, dealer = (
            Side._make(
                [
                    *(kept[f"{name}_{field}"] for field in Side._fields[:-1]),
                    Plan(kept[f"{name}_exchange"], kept[f"{name}_throws"]),
                ]
            )
            for name in ("elder", "dealer")
        )
        return Learned(elder, dealer, kept["bits"], int(kept["sweep"]), float(kept["seconds"]))
