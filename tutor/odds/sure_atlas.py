"""Computing the sure chance of every class: chunks of classes, done in any order, kept as they come.

Finished chunks are appended to a file, one line each, so a run that was stopped goes on where it was; a last line cut
short is ignored and done again.  The chunks run on all cores of this computer, or as the same tasks on a Dask cluster.
"""

import json
import os
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path

import numpy as np
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tutor.odds.atlas import classes
from tutor.odds.sure import MISSING, SHIPPED, save, sure_row
from tutor.odds.table import Counts

CHUNK = 64
"""Classes in a task: about a second of work."""

Row = tuple[int, int, int, int]
"""The bounds of a class: low and high as elder, low and high as dealer."""


def solve_chunk(first: int, size: int = CHUNK) -> list[Row]:
    """Return the bounds of ``size`` classes from ``first`` on; the whole of a task, here or on another computer."""
    return [sure_row(row) for row in range(first, min(first + size, len(classes()[0])))]


def finished(journal: Path) -> Counts:
    """Return the bounds in a journal, shape (31,913, 4), ``MISSING`` where a class is not done yet."""
    rows = np.full((len(classes()[0]), 4), MISSING, np.int64)
    for line in journal.read_text(encoding="ascii").splitlines() if journal.exists() else []:
        try:
            chunk = json.loads(line)
        except json.JSONDecodeError:
            continue
        rows[chunk["first"] : chunk["first"] + len(chunk["bounds"])] = chunk["bounds"]
    return rows


@contextmanager
def workers(count: int | None, scheduler: str | None) -> Iterator[Executor]:
    """Give an executor: ``count`` processes here (all cores by default), or the cluster at ``scheduler``."""
    if scheduler is None:
        with ProcessPoolExecutor(count or os.cpu_count(), get_context("spawn")) as pool:
            yield pool
        return
    from distributed import Client

    with Client(scheduler) as client, client.get_executor(pure=False) as cluster:
        yield cluster


def compute(
    journal: Path,
    *,
    count: int | None = None,
    scheduler: str | None = None,
    size: int = CHUNK,
    tasks: int | None = None,
) -> None:
    """Do the chunks that the journal does not hold yet, at most ``tasks`` of them, and append each as it comes."""
    rows = finished(journal)
    total = range(0, len(rows), size)
    missing = [first for first in total if (rows[first : first + size] == MISSING).any()]
    if journal.exists() and not journal.read_bytes().endswith(b"\n"):
        _append(journal, "\n")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress, workers(count, scheduler) as pool:
        bar = progress.add_task("sure chances, chunks", total=len(total), completed=len(total) - len(missing))
        asked: dict[Future[list[Row]], int] = {
            pool.submit(solve_chunk, first, size): first for first in missing[:tasks]
        }
        for answer in as_completed(asked):
            _append(journal, json.dumps({"first": asked[answer], "bounds": answer.result()}) + "\n")
            progress.advance(bar)


def _append(journal: Path, text: str) -> None:
    with journal.open("a", encoding="ascii") as file:
        file.write(text)


def ship(journal: Path, path: Path = SHIPPED) -> int:
    """Write the table that the app reads; return how many classes are still missing."""
    rows = finished(journal)
    save(rows, path)
    return int((rows[:, 1] == MISSING).sum())
