"""Many readers at once: what each waits for, over the very protocol of the browser, beside an empty page."""

from __future__ import annotations

import asyncio
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from websockets.asyncio.client import ClientConnection, connect

from tutor.bench.app import Trial, running
from tutor.paths import ROOT

SEED = 16
THINKING = 3.0
"""Seconds between two looks of a reader, on average."""
LASTING = 20.0
"""Seconds that the readers stay, once all of them are there."""
RERUNS = 15
IDLE = 0.03
"""Seconds of processor time in a second that are none."""
SAMPLE = "game=getaway&case=getaway.ex.six-tricks"

Looks = Callable[[int], tuple[str, str]]
"""From the number of a look to the page and its query."""

PAGES: dict[str, Looks] = {
    "judge": lambda n: ("judge", f"{SAMPLE}&step={n % 20 + 1}"),
    "replay": lambda n: ("replay", f"{SAMPLE}&step={n % 20 + 1}"),
    "rules": lambda n: ("rules", "game=getaway" if n % 2 else "game=getaway&lang=en"),
    "odds": lambda n: ("odds", "role=dealer" if n % 2 else ""),
}
EMPTY: dict[str, Looks] = {"empty": lambda _: ("", "")}
EMPTY_PAGE = "import streamlit as st\nst.button('press')\nst.write('an empty page')\n"


@dataclass(slots=True)
class Reader:
    """One reader with one browser: what it has, and what it waited for."""

    wire: ClientConnection
    looks: Looks
    page: str = ""
    known: set[str] = field(default_factory=set)
    waits: list[float] = field(default_factory=list)
    sent: list[int] = field(default_factory=list)

    async def look(self, n: int) -> None:
        """Ask for a page and wait until it is whole."""
        ask = BackMsg()
        state = ask.rerun_script
        state.page_name, state.query_string = self.looks(n)
        state.page_script_hash = self.page
        state.cached_message_hashes.extend(self.known)
        state.context_info.locale = "en-GB"
        state.context_info.url = "http://127.0.0.1/"
        begun, size = time.perf_counter(), 0
        await self.wire.send(ask.SerializeToString())
        async for raw in self.wire:
            assert isinstance(raw, bytes)
            size += len(raw)
            told = ForwardMsg.FromString(raw)
            if told.metadata.cacheable:
                self.known.add(told.hash)
            if told.HasField("navigation"):
                self.page = told.navigation.page_script_hash
            if told.HasField("script_finished") and told.script_finished != ForwardMsg.FINISHED_EARLY_FOR_RERUN:
                break
        self.waits.append(time.perf_counter() - begun)
        self.sent.append(size)


def joined(trial: Trial) -> connect:
    """Return a connection as a browser makes it."""
    return connect(
        f"ws://127.0.0.1:{trial.port}/_stcore/stream",
        subprotocols=["streamlit"],  # type: ignore[list-item]
        max_size=None,
        open_timeout=60,
        ping_interval=None,
        compression=None,
    )


async def _stay(trial: Trial, looks: Looks, which: int, until: asyncio.Event) -> Reader:
    source = random.Random(SEED * 1000 + which)
    async with joined(trial) as wire:
        reader = Reader(wire, looks)
        await asyncio.sleep(source.random() * THINKING)
        await reader.look(which)
        n = which
        while not until.is_set():
            await asyncio.sleep(source.expovariate(1 / THINKING))
            n += 1
            await reader.look(n)
    return reader


async def _crowd(trial: Trial, pages: dict[str, Looks], readers: int) -> dict[str, list[float]]:
    """Return what the readers of each page waited for, without their first look."""
    over, names = asyncio.Event(), list(pages)
    staying = [asyncio.create_task(_stay(trial, pages[names[n % len(names)]], n, over)) for n in range(readers)]
    await asyncio.sleep(LASTING + THINKING)
    over.set()
    found: dict[str, list[float]] = {name: [] for name in names}
    for n, task in enumerate(staying):
        found[names[n % len(names)]] += (await task).waits[1:]
    return found


async def _idle(trial: Trial) -> None:
    """Wait until a server that was started does nothing of its own any more: counting and compiling are no rerun."""
    spent = -1.0
    while (now := processor(trial.pid)) - spent > IDLE:
        spent = now
        await asyncio.sleep(1)


async def _alone(trial: Trial, looks: Looks) -> tuple[float, int]:
    """Return processor milliseconds and bytes of a rerun in which nothing changes."""
    async with joined(trial) as wire:
        reader = Reader(wire, looks)
        for _ in range(3):
            await reader.look(0)
        await _idle(trial)
        begun = processor(trial.pid)
        for _ in range(RERUNS):
            await reader.look(0)
        spent = processor(trial.pid) - begun
    return 1000 * spent / RERUNS, int(statistics.median(reader.sent[-RERUNS:]))


def processor(pid: int) -> float:
    """Return the processor time that a process has had, in seconds."""
    parts = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Return the megabytes that a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="utf-8").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def load_figures(readers: Sequence[int]) -> list[dict[str, object]]:
    """Measure each page alone, and then crowds of these sizes."""
    return [
        {"name": name, "value": value, "unit": unit, "work": work} for name, value, unit, work in _measured(readers)
    ]


def _measured(readers: Sequence[int]) -> Iterator[tuple[str, float, str, str]]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "empty.py").write_text(EMPTY_PAGE, encoding="utf-8")
        command = (sys.executable, "-m", "streamlit", "run", str(folder / "empty.py"))
        with running(folder / "empty.log", command, folder=ROOT) as empty, running(folder / "app.log") as app:
            for page, looks in [*EMPTY.items(), *PAGES.items()]:
                spent, sent = asyncio.run(_alone(empty if page == "empty" else app, looks))
                work = f"{RERUNS} reruns in which nothing changes, one reader"
                yield f"{page}: processor time a rerun", spent, "ms", work
                yield f"{page}: sent a rerun", sent / 1000, "kB", work
            for many in readers:
                work = f"{many} readers, {THINKING:.0f} s of thinking, {LASTING:.0f} s, seed {SEED}"
                yield from _waits("empty page", asyncio.run(_crowd(empty, EMPTY, many)), many, work)
                before = memory(app.pid)
                yield from _waits("four pages", asyncio.run(_crowd(app, PAGES, many)), many, work)
                yield f"{many} readers: more memory", (memory(app.pid) - before) / many, "MB a reader", work


def _waits(what: str, found: dict[str, list[float]], many: int, work: str) -> Iterator[tuple[str, float, str, str]]:
    every = [one for waits in found.values() for one in waits]
    for part, waits in [(what, every), *(found.items() if len(found) > 1 else ())]:
        name = part if part == what else f"{what}, {part}"
        looks = f"{len(waits)} looks of {work}"
        yield f"{many} readers, {name}, p50", 1000 * statistics.median(waits), "ms", looks
        yield f"{many} readers, {name}, p95", 1000 * statistics.quantiles(waits, n=20)[-1], "ms", looks
