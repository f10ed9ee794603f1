"""The people of a class as programs: a phone and a teacher's screen that ask what their scripts ask, when they ask it.

What a phone does when no answer comes (``classes/phone.js``) and how often a screen asks (``classes/class_board.js``)
is done here in the same way; neither knows which server answers.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from http import HTTPStatus

from tutor.bench.wire import Lost, Said, Way, fetched
from tutor.core.plain import Plain
from tutor.store.classes import OPEN, OVER

AGAIN = (0.4, 0.6, 0.8, 1.0, 1.2, 1.2, 2.0, 3.0)
"""Seconds until a phone asks again where no answer came."""
BALLOT_AGAIN, LONG = 0.5, 40
"""What was pressed waits no longer than that, unless so many questions had no answer."""
EVERY = 0.7
"""Seconds between two questions of a teacher's screen."""
THINKING = 10.0
"""Seconds in which a class presses, evenly spread."""
CHANGING = 0.2
"""How many change their mind once."""
CLEAR = {"code", "tries", "class-no-seat", "class-none"}
"""What a phone takes for a no; everything else is a connection that will come back."""

Spot = tuple[int, int]
"""A block and for which time it is asked."""


@dataclass(slots=True)
class Pressed:
    """One press of one phone."""

    spot: Spot
    choice: str
    press: int
    at: float
    heard: float = 0.0
    """When it was acknowledged; 0 where another press came before that."""
    sent: int = 0
    ok: bool = False


@dataclass
class Phone:
    """One phone: what it shows, what it pressed, and what went wrong."""

    way: Way
    code: str
    seat: str
    source: random.Random
    view: Said = field(default_factory=dict)
    presses: list[Pressed] = field(default_factory=list)
    failed: int = 0
    out: str = ""
    """Why it is not in the class any more."""
    thinking: asyncio.Task[None] | None = None
    sending: asyncio.Task[None] | None = None
    refused: Counter[str] = field(default_factory=Counter)

    def spot(self) -> Spot:
        """Return what is shown."""
        return int(self.view.get("block", -1)), int(self.view.get("turn", 0))

    def mine(self) -> Pressed | None:
        """Return the last press on what is shown."""
        return self.presses[-1] if self.presses and self.presses[-1].spot == self.spot() else None

    def through(self, spot: Spot) -> bool:
        """Whether it has pressed here for good, and knows that it was counted."""
        busy = [task for task in (self.thinking, self.sending) if task is not None and not task.done()]
        return bool(self.out) or (self.spot() == spot and not busy and self.mine() is not None)

    async def live(self) -> None:
        """Open the page, and ask what the class shows again and again."""
        for path in (f"/join?c={self.code}", "/join/classes/phone.css", "/join/classes/phone.js"):
            await fetched(self.way, path)
        while not self.out:
            wait = AGAIN[min(self.failed, len(AGAIN) - 1)]
            told = await self.ask("now", rev=self.view.get("rev", 0), lang="de")
            if told is not None and told.get("join"):
                await self.ask("seat", name="")
                continue
            if told is not None:
                wait = told["wait"] / 1000
                self._take(told)
            await asyncio.sleep(wait * (0.85 + 0.3 * self.source.random()))

    async def ask(self, what: str, **said: Plain) -> Said | None:
        """Ask the server; nothing where there was no answer, or it was no."""
        try:
            status, told = await self.way.ask(f"/join/{what}", {"code": self.code, "seat": self.seat, **said})
        except Lost:
            self.failed += 1
            return None
        if status == HTTPStatus.OK:
            self.failed = 0
            return told
        wrong = str(told.get("wrong", status))
        self.refused[wrong] += 1
        if wrong in CLEAR:
            self.out = wrong
        self.failed += 1
        return None

    def _take(self, told: Said) -> None:
        if "phase" not in told:
            return
        before, self.view = (self.spot(), self.view.get("phase")), told
        mine = self.mine()
        if mine is not None and not mine.heard:
            if told["press"] >= mine.press:  # it was kept, and the answer was lost
                mine.heard, mine.ok = time.perf_counter(), True
            else:
                self._send()
        if told["phase"] == OPEN and told["question"]["options"] and before != (self.spot(), OPEN):
            self.thinking = asyncio.create_task(self._think(self.spot(), told["question"]))

    async def _think(self, spot: Spot, question: Said) -> None:
        begun, times = time.perf_counter(), 2 if self.source.random() < CHANGING else 1
        for at in sorted(self.source.uniform(0, THINKING) for _ in range(times)):
            await asyncio.sleep(max(0.0, begun + at - time.perf_counter()))
            if self.spot() != spot or self.view["phase"] != OPEN:
                return
            choice = self._choice(question)
            press = max(time.time_ns() // 1_000_000, self.presses[-1].press + 1 if self.presses else 0)
            self.presses.append(Pressed(spot, choice, press, time.perf_counter()))
            self._send()

    def _choice(self, question: Said) -> str:
        ids = [str(option["id"]) for option in question["options"]]
        if question["kind"] != "many":
            return self.source.choice(ids)
        marked = set(self.source.sample(ids, self.source.randint(1, len(ids))))
        return "\n".join(one for one in ids if one in marked)

    def _send(self) -> None:
        if self.sending is None or self.sending.done():
            self.sending = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        while (mine := self.mine()) is not None and not mine.heard and not self.out:
            mine.sent += 1
            said = {"choice": mine.choice, "press": mine.press}
            told = await self.ask("ballot", block=mine.spot[0], turn=mine.spot[1], **said)
            if told is not None:
                mine.heard, mine.ok = time.perf_counter(), bool(told["ok"])
            elif not self.out:
                wait = AGAIN[min(self.failed, len(AGAIN) - 1)]
                most = wait if self.failed > LONG else min(wait, BALLOT_AGAIN)
                await asyncio.sleep(most * (0.85 + 0.3 * self.source.random()))


@dataclass(slots=True)
class Glance:
    """One answer to a teacher's screen."""

    asked: float
    heard: float
    spot: Spot
    answered: int
    counts: Mapping[str, int]


@dataclass
class Board:
    """A teacher's screen: the one that leads, or the one on the wall."""

    way: Way
    room: str
    mode: str = ""
    view: Said = field(default_factory=lambda: {"rev": 0})
    glances: list[Glance] = field(default_factory=list)
    failed: int = 0

    def spot(self) -> Spot:
        """Return what is shown."""
        return int(self.view.get("block", -1)), int(self.view.get("turn", 0))

    async def live(self) -> None:
        """Ask again and again who has answered what."""
        while self.view.get("phase") != OVER:
            await self.ask()
            await asyncio.sleep(EVERY)

    async def ask(self, what: str = "") -> None:
        """Ask once, or ask for a step."""
        asked = time.perf_counter()
        said = {"room": self.room, "mode": self.mode, "lang": "de", "what": what, "rev": self.view["rev"]}
        try:
            status, told = await self.way.ask("/join/teach", said)
        except Lost:
            status, told = 0, {}
        if status != HTTPStatus.OK:
            self.failed += 1
            return
        if told["rev"] >= self.view["rev"]:  # what was asked before a step may be answered after it
            self.view = told if "phase" in told else {**self.view, **told}
            glance = Glance(asked, time.perf_counter(), self.spot(), told["answered"], told["counts"])
            self.glances.append(glance)

    async def step(self, what: str) -> None:
        """Press a button until the class has gone on."""
        before = self.view["rev"]
        while self.view["rev"] == before:
            await self.ask(what)
            if self.view["rev"] == before:
                await asyncio.sleep(EVERY)
