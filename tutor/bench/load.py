"""Many readers at once: what each waits for, over the very protocol of the browser, beside an empty page.

A step or a press at a table is answered by the browser, which then tells the server where its reader rests, and only
the table is made anew there. So the readers are measured twice: looking as readers do, and with every look a new page.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from websockets.asyncio.client import ClientConnection, connect

from tutor.bench.app import Trial, running
from tutor.paths import ROOT
from tutor.ui.frame import PLACE
from tutor.ui.shell import STREAM, BackMsg, ForwardMsg

SEED = 16
THINKING = 3.0
"""Seconds between two looks of a reader, on average."""
LASTING = 20.0
"""Seconds that the readers stay, once all of them are there."""
RERUNS = 15
IDLE = 0.03
"""Seconds of processor time in a second that are none."""
SAMPLE = "game=getaway&case=getaway.ex.six-tricks"

OFTEN, SELDOM = 10, 2
"""At a table the first of so many looks takes another page, in the book of rules the first of so many."""
QUESTIONS = ("must I follow suit", "when is the ace shown", "who picks up the trick", "what if I cannot follow")


class Look(NamedTuple):
    """What the browser asks for."""

    page: str
    query: str = ""
    widget: str = ""
    """The key of what the reader touched; only its part of the page is made anew."""
    said: str = ""


Looks = Callable[[int], Look]
"""From the number of a look to what is asked for."""

PAGES: dict[str, Looks] = {
    "judge": lambda n: Look("judge", f"{SAMPLE}&step={n % 20 + 1}"),
    "replay": lambda n: Look("replay", f"{SAMPLE}&step={n % 20 + 1}"),
    "rules": lambda n: Look("rules", "game=getaway" if n % 2 else "game=getaway&lang=en"),
    "odds": lambda n: Look("odds", "role=dealer" if n % 2 else ""),
}
"""Every look is a new page."""


def _rests(page: str, n: int) -> Look:
    """Say where the reader of a table rests: at the next step of a record, or at another card."""
    whole = PAGES[page](n // OFTEN)
    here = whole.query.rpartition("&")[0] + f"&step={n % 20 + 1}" if page == "replay" else whole.query + f"&move={n}"
    told = json.dumps({PLACE: f"?{here}"})
    return whole if n % OFTEN == 0 else Look(page, here, f"{page}-table", told)


def _asks(n: int) -> Look:
    """Turn over a page of the rules, or ask them something."""
    whole = PAGES["rules"](n // SELDOM)
    return whole if n % SELDOM == 0 else Look("rules", whole.query, "rules-search", QUESTIONS[n % len(QUESTIONS)])


READERS: dict[str, Looks] = {
    "judge": lambda n: _rests("judge", n),
    "replay": lambda n: _rests("replay", n),
    "rules": _asks,
    "odds": PAGES["odds"],
}
"""What goes over the wire when people read; a new hand of the odds is a new page each time."""
EMPTY: dict[str, Looks] = {"empty": lambda _: Look("")}
EMPTY_PAGE = "import streamlit as st\nst.button('press')\nst.write('an empty page')\n"


@dataclass(frozen=True, slots=True)
class Part:
    """What a message of the server put on the page."""

    widget: str = ""
    fragment: str = ""
    table: bool = False


@dataclass(slots=True)
class Reader:
    """One reader with one browser: what it has, and what it waited for."""

    wire: ClientConnection
    looks: Looks
    page: str = ""
    known: dict[str, Part] = field(default_factory=dict)
    shown: list[Part] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    sent: list[int] = field(default_factory=list)

    async def look(self, n: int) -> None:
        """Ask for a page, or say what was touched on it, and wait until the server is done."""
        ask = self._asked(self.looks(n))
        partly = bool(ask.rerun_script.fragment_id)
        begun, size, parts = time.perf_counter(), 0, []
        await self.wire.send(ask.SerializeToString())
        async for raw in self.wire:
            assert isinstance(raw, bytes)
            size += len(raw)
            told = ForwardMsg.FromString(raw)
            if told.HasField("navigation"):
                self.page = told.navigation.page_script_hash
            parts += self._put(told)
            if told.HasField("script_finished") and told.script_finished != ForwardMsg.FINISHED_EARLY_FOR_RERUN:
                break
        self.waits.append(time.perf_counter() - begun)
        self.sent.append(size)
        if partly:
            assert parts, "the part that was touched is no part of the page any more"
        else:
            self.shown = parts

    def _asked(self, look: Look) -> BackMsg:
        ask = BackMsg()
        state = ask.rerun_script
        state.page_name, state.query_string = look.page, look.query
        state.page_script_hash = self.page
        state.cached_message_hashes.extend(self.known)
        state.context_info.locale = "en-GB"
        state.context_info.url = "http://127.0.0.1/"
        if look.widget:
            part = next(part for part in self.shown if part.widget.endswith(f"-{look.widget}"))
            state.fragment_id = part.fragment
            touched = state.widget_states.widgets.add()
            touched.id = part.widget
            setattr(touched, "json_value" if part.table else "string_value", look.said)
        return ask

    def _put(self, told: ForwardMsg) -> list[Part]:
        """Keep what can be kept, as the browser does, and return what came on the page."""
        if told.HasField("ref_hash"):
            return [self.known[told.ref_hash]]
        if not told.HasField("delta"):
            return []
        kind = told.delta.new_element.WhichOneof("type") or ""
        widget = getattr(getattr(told.delta.new_element, kind, None), "id", "")
        part = Part(widget, told.delta.fragment_id, table=kind == "bidi_component")
        if told.metadata.cacheable:
            self.known[told.hash] = part
        return [part]


def joined(trial: Trial) -> connect:
    """Return a connection as a browser makes it."""
    return connect(
        f"ws://127.0.0.1:{trial.port}{STREAM}",
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
        await reader.look(which // OFTEN * OFTEN)
        n = which
        while not until.is_set():
            await asyncio.sleep(source.expovariate(1 / THINKING))
            n += 1
            await reader.look(n)
    return reader


async def _crowd(trials: Sequence[Trial], pages: dict[str, Looks], readers: int) -> dict[str, list[float]]:
    """Return what the readers of each page waited for, without their first look; each keeps to one of the servers."""
    over, names = asyncio.Event(), list(pages)
    homes = [trials[n // len(names) % len(trials)] for n in range(readers)]
    staying = [asyncio.create_task(_stay(homes[n], pages[names[n % len(names)]], n, over)) for n in range(readers)]
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


async def _alone(trial: Trial, looks: Looks, which: int = 0) -> tuple[float, int]:
    """Return processor milliseconds and bytes of a look that is repeated, so that nothing changes."""
    async with joined(trial) as wire:
        reader = Reader(wire, looks)
        for n in (0, which, which):
            await reader.look(n)
        await _idle(trial)
        begun = processor(trial.pid)
        for _ in range(RERUNS):
            await reader.look(which)
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


def load_figures(readers: Sequence[int], servers: int = 1) -> list[dict[str, object]]:
    """Measure each page alone, and then crowds of these sizes, spread over so many servers."""
    return [
        {"name": name, "value": value, "unit": unit, "work": work}
        for name, value, unit, work in _measured(readers, servers)
    ]


def _measured(readers: Sequence[int], servers: int) -> Iterator[tuple[str, float, str, str]]:
    with tempfile.TemporaryDirectory() as name, ExitStack() as started:
        folder = Path(name)
        (folder / "empty.py").write_text(EMPTY_PAGE, encoding="utf-8")
        command = (sys.executable, "-m", "streamlit", "run", str(folder / "empty.py"))
        empty = started.enter_context(running(folder / "empty.log", command, folder=ROOT))
        apps = [started.enter_context(running(folder / f"app{n}.log")) for n in range(servers)]
        for page, looks in [*EMPTY.items(), *PAGES.items()]:
            spent, sent = asyncio.run(_alone(empty if page == "empty" else apps[0], looks))
            work = f"{RERUNS} reruns in which nothing changes, one reader"
            yield f"{page}: processor time a rerun", spent, "ms", work
            yield f"{page}: sent a rerun", sent / 1000, "kB", work
        for page, part in (("judge", "the table"), ("replay", "the table"), ("rules", "a question")):
            spent, sent = asyncio.run(_alone(apps[0], READERS[page], 1))
            work = f"{RERUNS} times the same, one reader; the rest of the page stays"
            yield f"{page}: processor time for {part} alone", spent, "ms", work
            yield f"{page}: sent for {part} alone", sent / 1000, "kB", work
        for app in apps[1:]:  # the first has been warmed by what was measured alone
            for looks in READERS.values():
                asyncio.run(_alone(app, looks, 1))
        for many in readers:
            work = f"{many} readers, {servers} server(s), {THINKING:.0f} s of thinking, {LASTING:.0f} s, seed {SEED}"
            often = f"{work}; new pages: one look of {OFTEN} at a table, of {SELDOM} in the rules, each in the odds"
            yield from _waits("empty page", asyncio.run(_crowd([empty], EMPTY, many)), many, work)
            before = sum(memory(app.pid) for app in apps)
            yield from _waits("four pages as people look", asyncio.run(_crowd(apps, READERS, many)), many, often)
            yield from _waits("every look a new page", asyncio.run(_crowd(apps, PAGES, many)), many, work)
            more = sum(memory(app.pid) for app in apps) - before
            yield f"{many} readers: more memory", more / many, "MB a reader", work


def _waits(what: str, found: dict[str, list[float]], many: int, work: str) -> Iterator[tuple[str, float, str, str]]:
    every = [one for waits in found.values() for one in waits]
    for part, waits in [(what, every), *(found.items() if len(found) > 1 else ())]:
        if len(waits) < 2:  # few readers of a slow server
            continue
        name = part if part == what else f"{what}, {part}"
        looks = f"{len(waits)} looks of {work}"
        yield f"{many} readers, {name}, p50", 1000 * statistics.median(waits), "ms", looks
        yield f"{many} readers, {name}, p95", 1000 * statistics.quantiles(waits, n=20)[-1], "ms", looks
