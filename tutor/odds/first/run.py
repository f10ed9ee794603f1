"""Solving, with a file that keeps what was learned: a run that was stopped goes on where it was."""

from pathlib import Path
from time import monotonic, process_time

import numpy as np
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from tutor.odds.first.deals import THROWS, deals
from tutor.odds.first.play import Plan, try_all
from tutor.odds.first.solve import Side, dealer_sweep, elder_sweep, new_side, stand_worth
from tutor.odds.first.table import Shares, pack, save
from tutor.odds.table import HAND

COUNT = 16
"""Deals a class and sweep."""
SAVE_EVERY = 120
"""Seconds between two writings of the file."""


def learn(journal: Path, sweeps: int, *, king_point: bool = False, least: int = 1, seed: int = 1) -> None:
    """Go on to so many sweeps; write the average strategies beside the journal at every doubling and at the end."""
    made, stand = deals(king_point), stand_worth(king_point)
    classes = len(made.hands)
    elder, dealer, bits, done, spent = _resume(journal, classes, seed)
    elder_tries, dealer_tries = try_all(classes, 1, 1), try_all(classes, HAND, least)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:
        bar = progress.add_task("sweeps", total=sweeps, completed=done)
        saved, started = monotonic(), process_time() - spent
        for sweep in range(done + 1, sweeps + 1):
            keep = sweep / (sweep + 1)
            elder_sweep(made, elder, dealer.plan, elder_tries, stand, COUNT, keep, keep**2, bits)
            dealer_sweep(made, elder.plan, dealer, dealer_tries, COUNT, keep, keep**2, bits)
            progress.advance(bar)
            spent = process_time() - started
            if sweep == sweeps or (sweep & (sweep - 1) == 0 and sweep >= 32):
                average = Shares(*_average(elder), *_average(dealer))
                save(journal.with_suffix(f".{sweep}.npz"), pack(average), {"sweeps": sweep, "seconds": round(spent)})
            if sweep == sweeps or monotonic() - saved > SAVE_EVERY:
                _keep(journal, elder, dealer, bits, sweep, spent)
                saved = monotonic()


def _average(side: Side) -> tuple[np.ndarray, np.ndarray]:
    """The average strategy; where a hand was never exchanged, the throws of the last sweep."""
    total = side.choice_sum.sum(axis=1)
    exchange = side.choice_sum[:, 1] / np.maximum(total, 1e-30)
    positive = np.maximum(side.throw, 0)
    last = positive / np.maximum(positive.sum(axis=-1, keepdims=True), 1e-30)
    last[positive.sum(axis=-1) == 0, THROWS - 1] = 1
    sums = side.throw_sum.sum(axis=-1, keepdims=True)
    return exchange, np.where(sums > 1e-6, side.throw_sum / np.maximum(sums, 1e-30), last)


def _keep(journal: Path, elder: Side, dealer: Side, bits: np.ndarray, sweep: int, spent: float) -> None:
    arrays = {"bits": bits, "sweep": np.array(sweep), "spent": np.array(spent)}
    for name, side in (("elder", elder), ("dealer", dealer)):
        for field, value in zip(side._fields[:-1], side[:-1], strict=True):
            arrays[f"{name}_{field}"] = value
        arrays[f"{name}_exchange"], arrays[f"{name}_throws"] = side.plan
    fresh = journal.with_suffix(".part")
    with fresh.open("wb") as file:
        np.savez(file, allow_pickle=False, **arrays)
    fresh.replace(journal)


def _resume(journal: Path, classes: int, seed: int) -> tuple[Side, Side, np.ndarray, int, float]:
    if not journal.exists():
        return new_side(classes, 1), new_side(classes, HAND), np.array([seed], np.uint64), 0, 0.0
    with np.load(journal) as kept:
        sides = [
            Side._make(
                [
                    *(kept[f"{name}_{field}"] for field in Side._fields[:-1]),
                    Plan(kept[f"{name}_exchange"], kept[f"{name}_throws"]),
                ]
            )
            for name in ("elder", "dealer")
        ]
        return sides[0], sides[1], kept["bits"], int(kept["sweep"]), float(kept["spent"])
