"""Two checkouts side by side: the same work on the same machine, in turn, and the ratio with its spread.

Machines are noisy, so single figures of two runs cannot be compared; pairs measured one after the other can.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from tutor.core.complaints import Complaint
from tutor.paths import ROOT

PAIRS = 5
SECONDS = 0.6
"""Of self-play for each game."""
WORKER = Path(__file__).with_name("worker.py")


class Ratio(NamedTuple):
    """One measure of this checkout and of another one: the medians, and how the pairs compare."""

    name: str
    unit: str
    here: float
    there: float
    low: float
    middle: float
    high: float
    """Ratios here : there, the smallest, the median and the largest of the pairs."""


def compared(other: str) -> list[Ratio]:
    """Measure both checkouts in turn.

    Raises ``Complaint`` where the other folder is no checkout, or cannot be measured.
    """
    there = Path(other).resolve()
    if not (there / "tutor").is_dir() or not (there / "content").is_dir():
        raise Complaint("not-a-checkout", file=other)
    found = []
    rows = [(_measured(ROOT), _measured(there)) for _ in range(PAIRS)]
    for name, (_, unit) in rows[0][0].items():
        both = [(mine[name][0], theirs[name][0]) for mine, theirs in rows if name in theirs]
        if both:
            ratios = sorted(mine / theirs for mine, theirs in both)
            here, away = (statistics.median(column) for column in zip(*both, strict=True))
            found.append(Ratio(name, unit, here, away, ratios[0], statistics.median(ratios), ratios[-1]))
    return found


def _measured(checkout: Path) -> dict[str, tuple[float, str]]:
    """Run the worker on one checkout, with the Python and the libraries of this one."""
    env = {**os.environ, "PYTHONPATH": str(checkout)}
    done = subprocess.run(
        [sys.executable, str(WORKER), str(SECONDS)], cwd=checkout, env=env, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Complaint("not-a-checkout", file=f"{checkout}: {(done.stderr.splitlines() or [''])[-1][:120]}")
    return {name: (value, unit) for name, value, unit in json.loads(done.stdout)}


def ratios_table(found: list[Ratio]) -> None:
    """Print the ratios."""
    from rich.console import Console
    from rich.table import Table

    table = Table("figure", "here", "there", "here : there", "of the pairs", box=None, pad_edge=False)
    for one in found:
        spread = f"{one.low:.2f} … {one.high:.2f}"
        table.add_row(
            one.name, f"{one.here:,.3g} {one.unit}", f"{one.there:,.3g} {one.unit}", f"{one.middle:.2f}", spread
        )
    Console(width=120).print(table)
