"""Many people who play at once on one server: what each waits for, and whether who leaves is still thought for.

They play over the very protocol of the browser, at a pace of their own, whatever is allowed.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import statistics
import tempfile
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import URL
from websockets.asyncio.client import ClientConnection

from tutor.bench.app import Trial, running
from tutor.bench.figure import Figure, figure, p95
from tutor.bench.load import joined, processor
from tutor.core.moves import TABLE
from tutor.core.plain import Plain
from tutor.games import shelf
from tutor.players.against import MAY, NEXT_DEAL, OVER, YOU
from tutor.players.thinking import LONGEST
from tutor.shown.line import unpacked
from tutor.store.keeping import Store
from tutor.ui.play_sitting import begun, fresh, written
from tutor.ui.shell import BackMsg, ForwardMsg

SEED = 13
LEVEL = "strong"
THINKING = 2.0
"""Seconds that somebody thinks about a move of their own, on average."""
LASTING = 60.0
"""Seconds that everybody plays, once all have sat down."""
UNTIL_LEFT = 2.0
"""Seconds after which the server should have noticed that all have left."""
AFTER = 5.0
"""Seconds after all have left in which the processors are watched."""
FOR_OTHERS_AIM = 1.0
TRIGGERS = "$$STREAMLIT_INTERNAL_KEY_{}__events"
"""Under this name Streamlit takes what a component says."""


class Wait(NamedTuple):
    """From a press to the next decision of one's own."""

    seconds: float
    decisions: int
    """How many moves of others lay between."""


@dataclass(slots=True)
class Person:
    """Somebody who plays, and what they waited for."""

    wire: ClientConnection
    game: str
    known: dict[str, ForwardMsg] = field(default_factory=dict)
    page: str = ""
    fragment: str = ""
    component: str = ""
    waits_for: str = ""
    line: Mapping[str, Plain] = field(default_factory=dict)
    waits: list[Wait] = field(default_factory=list)
    presses: int = 0
    over: bool = False

    async def play(self, source: random.Random, until: asyncio.Event) -> None:
        """Sit down, and play until the time or the game is over."""
        await self.send("")
        await self.my_turn()
        while not until.is_set() and self.waits_for != OVER:
            await asyncio.sleep(source.expovariate(1 / THINKING))
            first = self.line["most"] if isinstance(self.line["most"], int) else 0
            begun = time.perf_counter()
            self.presses += 1
            await self.send(self.choice(source))
            await self.my_turn()
            others = [step for step in self._since(first) if step]
            self.waits.append(Wait(time.perf_counter() - begun, len(others)))
        self.over = self.waits_for == OVER

    def choice(self, source: random.Random) -> str:
        """Return anything that may be done."""
        if self.waits_for in (MAY, NEXT_DEAL):
            return "go on"
        tries = self.line["tries"][-1]
        return str(source.choice([one["move"] for one in tries if one["legal"]]))

    def _since(self, first: int) -> list[str]:
        """Return which others have moved after that move of the whole game, the table left out."""
        steps = self.line["steps"][max(0, first + 1 - self.line["first"]) :]
        return [one["seat"] for one in steps if one.get("seat") not in (None, str(TABLE), "A")]

    async def send(self, said: str) -> None:
        """Open the page, or tell it what was pressed."""
        ask = BackMsg()
        state = ask.rerun_script
        state.page_name, state.query_string = "play", f"play={self.game}&lang=en"
        state.page_script_hash = self.page
        state.cached_message_hashes.extend(self.known)
        state.context_info.locale = "en-GB"
        state.context_info.url = "http://127.0.0.1/"
        if said:
            state.fragment_id = self.fragment
            widget = state.widget_states.widgets.add()
            widget.id = TRIGGERS.format(self.component)
            widget.json_trigger_value = json.dumps([{"event": "make", "value": said}])
        self.waits_for = ""
        await self.wire.send(ask.SerializeToString())

    async def my_turn(self) -> None:
        """Hear what the server says until the game waits for this person again and the page is whole."""
        async for raw in self.wire:
            assert isinstance(raw, bytes)
            told = ForwardMsg.FromString(raw)
            if told.ref_hash:
                told = self.known.get(told.ref_hash, told)
            elif told.metadata.cacheable:
                self.known[told.hash] = told
            if told.HasField("navigation"):
                self.page = told.navigation.page_script_hash
            elif told.HasField("delta") and told.delta.new_element.HasField("bidi_component"):
                self._hear(told)
            elif told.HasField("script_finished") and self.waits_for in (YOU, MAY, NEXT_DEAL, OVER):
                return

    def _hear(self, told: ForwardMsg) -> None:
        component = told.delta.new_element.bidi_component
        data = json.loads(component.json) if component.json else [{}]
        play = data[0].get("show", {}).get("play") if isinstance(data, list) and data else None
        if play:
            self.component, self.fragment = component.id, told.delta.fragment_id
            self.waits_for, self.line = play["waits"], unpacked(data[0]["packed"])


async def _sit(trial: Trial, game: str, which: int, until: asyncio.Event) -> Person:
    source = random.Random(SEED * 1000 + which)
    async with joined(trial) as wire:
        person = Person(wire, game)
        await asyncio.sleep(source.random() * THINKING)
        await person.play(source, until)
    return person


async def _evening(trial: Trial, games: list[str]) -> list[Person]:
    over = asyncio.Event()
    sitting = [asyncio.create_task(_sit(trial, game, n, over)) for n, game in enumerate(games)]
    await asyncio.wait(sitting, timeout=LASTING)
    over.set()
    return list(await asyncio.gather(*sitting))


async def _leave(trial: Trial, game: str, which: int) -> None:
    """Sit down, press once, and leave while the others are thinking."""
    async with joined(trial) as wire:
        person = Person(wire, game)
        await person.send("")
        await person.my_turn()
        if person.waits_for != OVER:
            await person.send(person.choice(random.Random(which)))


async def _left_in_the_middle(trial: Trial, games: list[str]) -> float:
    """Return the processors at work after everybody has pressed and left."""
    await asyncio.gather(*(_leave(trial, game, n) for n, game in enumerate(games)))
    await asyncio.sleep(UNTIL_LEFT)
    before = family(trial.pid)
    await asyncio.sleep(AFTER)
    return (family(trial.pid) - before) / AFTER


def family(pid: int) -> float:
    """Return the processor seconds of a process and of those that think for it."""
    spent = processor(pid)
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1])
            spent += processor(int(folder.name)) if parent == pid else 0
        except OSError:  # it has ended meanwhile
            continue
    return spent


def game_figures(many: int) -> list[Figure]:
    """Let one person play alone, then so many at once, and say what they waited for."""
    with tempfile.TemporaryDirectory() as name:
        where = URL.create("sqlite", database=str(Path(name) / "tutor.sqlite"))
        shown = where.render_as_string(hide_password=False)
        env = {**os.environ, "TUTOR_PLACE": "hosted", "TUTOR_DATABASE": shown, "TUTOR_DATA": name}
        store = Store(where)
        try:
            with running(Path(name) / "app.log", env=env) as trial:
                found: list[Figure] = []
                for people in dict.fromkeys((1, many)):
                    games = [_dealt(store, n) for n in range(people)]
                    found += _told(people, asyncio.run(_evening(trial, games)))
                busy = asyncio.run(_left_in_the_middle(trial, [_dealt(store, n) for n in range(many)]))
                work = f"{many} pressed and left; {AFTER:.0f} s, from {UNTIL_LEFT:.0f} s after the last"
                found.append({"name": "processors, after all have left", "value": busy, "unit": "cores", "work": work})
                # Who leaves in the middle of a message is no error.
                errors = [told for told in trial.tracebacks() if "WebSocketDisconnect" not in told]
                wrong = [told.strip().splitlines()[-1] for told in errors]
                work = "; ".join(dict.fromkeys(wrong)) or "none"
                return [*found, {"name": "errors in the log", "value": len(wrong), "unit": "", "work": work}]
        finally:
            store.close()


def _dealt(store: Store, n: int) -> str:
    """Keep a game that begins, of each kind in turn, and return its name."""
    games = list(shelf().values())
    game = games[n % len(games)]
    preset, options = next(iter(game.presets.items()))
    fewest, most = game.seats(options)
    case = fresh(game, preset, options, min(max(fewest, 3), most))
    return store.keep_game(f"person-{n}", written(begun(case, case.seats[0], LEVEL, SEED + n)))


def _told(people: int, found: list[Person]) -> Iterator[Figure]:
    waits = [wait for one in found for wait in one.waits]
    each = [wait.seconds / wait.decisions for wait in waits if wait.decisions]
    others = sum(wait.decisions for wait in waits)
    work = (
        f"{sum(one.presses for one in found)} presses, {others} moves of others who play {LEVEL}ly, "
        f"{people} of {len(shelf())} games in turn, {LASTING:.0f} s, {sum(one.over for one in found)} to the end"
    )
    yield figure(f"{people} at once: until one's own turn, p50", statistics.median(w.seconds for w in waits), "s", work)
    yield figure(f"{people} at once: until one's own turn, p95", p95([w.seconds for w in waits]), "s", work)
    yield figure(f"{people} at once: a move of others, p50", statistics.median(each), "s", work)
    yield figure(f"{people} at once: a move of others, p95", p95(each), "s", work, aim=LONGEST + FOR_OTHERS_AIM)
    yield figure(f"{people} at once: a move of others, the longest", max(each), "s", work, aim=LONGEST + FOR_OTHERS_AIM)
