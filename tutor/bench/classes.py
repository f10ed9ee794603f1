"""A class at the table: many phones, one teacher, and in the middle of every round a server is killed.

The phones may have one server, or several on one database: then every question goes to the next one, as a plain proxy
passes it on.
"""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import signal
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path

from sqlalchemy import URL, make_url

from tutor.bench.app import HOST, free_port, running
from tutor.bench.class_people import THINKING, Board, Phone, Pressed, Spot
from tutor.bench.figure import Figure, figure, p95
from tutor.bench.load import memory, processor
from tutor.bench.postgres import private
from tutor.bench.wire import Way
from tutor.notebook.asking import SHOWN, asked_of, steps
from tutor.notebook.reading import read
from tutor.place import PLACE, TEACHER, TOKEN
from tutor.store.classes import REVEALED, Held, choices, open_class
from tutor.store.keeping import Store
from tutor.words.library import books

SEED = 15
GAME = "getaway"
KILLED_AT = 0.35
"""How much of the time for pressing is over when a server is killed."""
PATIENCE = 180.0
"""Seconds until a round in which somebody still waits is given up."""
ACKNOWLEDGED_AIM, SEEN_AIM = 300.0, 1.5
PRIVATE = "private"
"""In place of the address of a database: a PostgreSQL that is started for the class and gone afterwards."""


class Stuck(RuntimeError):
    """A round that does not come to its end."""


@dataclass
class Server:
    """One server at its port, which is killed and started again."""

    folder: Path
    env: dict[str, str]
    port: int = field(default_factory=free_port)
    starts: list[float] = field(default_factory=list)
    """Seconds of processor time of every start."""
    spent: float = 0.0
    """Seconds of processor time since then, of the lives that are over."""
    pid: int = 0
    life: ExitStack = field(default_factory=ExitStack)

    def start(self) -> None:
        """Start, and wait until it answers."""
        log = self.folder / f"server-{self.port}-{len(self.starts)}.log"
        self.pid = self.life.enter_context(running(log, env=self.env, port=self.port)).pid
        self.starts.append(processor(self.pid))

    def kill(self) -> None:
        """Kill it as a power cut does."""
        self.spent = self.worked()
        os.kill(self.pid, signal.SIGKILL)
        self.life.close()

    def worked(self) -> float:
        """Return the seconds of processor time for all it did but starting."""
        return self.spent + processor(self.pid) - self.starts[-1]


@dataclass
class Outage:
    """When a server was away, and in which round."""

    down: float
    up: float


@dataclass
class Class:
    """A class that is held on these servers, and what is noticed."""

    servers: list[Server]
    held: Held
    cookie: str
    tell: Callable[[str], None]
    phones: list[Phone] = field(default_factory=list)
    boards: list[Board] = field(default_factory=list)
    outages: list[Outage] = field(default_factory=list)
    memory: float = 0.0
    """Megabytes that all servers held more once all phones were there and half had pressed."""
    strange: int = 0
    """How often a phone showed at the reveal what it had not chosen."""
    lasted: float = 0.0
    worked: float = 0.0
    own: float = 0.0
    """Seconds of processor time, of the servers and of the phones."""

    def ways(self, cookie: str = "") -> Callable[[], Way]:
        """Return how somebody reaches the servers: by lines of their own to one, by those of a proxy to several."""
        ports = [server.port for server in self.servers]
        proxy = Way(ports, cookie)
        return lambda: proxy if len(ports) > 1 else Way(ports, cookie)

    def people(self) -> list[Phone | Board]:
        """Return everybody who asks the servers."""
        return [*self.phones, *self.boards]

    async def hold(self, many: int, rounds: int) -> None:
        """Hold it: ask, kill, reveal, go on."""
        way, teachers = self.ways(), self.ways(f"{TEACHER}={self.cookie}")
        for n in range(many):
            source = random.Random(SEED * 10_000 + n)
            seat = f"{source.getrandbits(128):032x}"
            self.phones.append(Phone(way(), self.held.code, seat, source))
        self.boards = [Board(teachers(), self.held.id), Board(teachers(), self.held.id, "projector")]
        leads = self.boards[0]
        await leads.ask()
        before = await self._warmed()
        begun, worked, own = time.perf_counter(), sum(one.worked() for one in self.servers), time.process_time()
        living = [asyncio.create_task(one.live()) for one in self.people()]
        try:
            await self._until(lambda: all(one.out or "phase" in one.view for one in self.phones), "joining")
            for number in range(rounds):
                await self._round(number, before)
            await leads.step("next")
        finally:
            for task in living:
                task.cancel()
            for ended in await asyncio.gather(*living, return_exceptions=True):
                if isinstance(ended, Exception):
                    raise ended
        self.lasted, self.own = time.perf_counter() - begun, time.process_time() - own
        self.worked = sum(one.worked() for one in self.servers) - worked
        for one in self.people():
            one.way.close()

    async def _warmed(self) -> float:
        """Let every server show the first question once, and return the megabytes that they hold then."""
        leads, first = self.boards[0], self.phones[0]
        await first.ask("seat", name="")
        await leads.step("next")
        for server in self.servers:
            alone = Way([server.port])
            await alone.ask("/join/now", {"code": self.held.code, "seat": first.seat, "rev": 0, "lang": "de"})
            alone.close()
        await leads.step("back")
        return self._memory()

    def _memory(self) -> float:
        return sum(memory(server.pid) for server in self.servers)

    async def _round(self, number: int, before: float) -> None:
        leads, server = self.boards[0], self.servers[number % len(self.servers)]
        await leads.step("next")
        spot = leads.spot()
        await asyncio.sleep(THINKING * KILLED_AT)
        if not number:
            self.memory = self._memory() - before
        down = time.perf_counter()
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        self.outages.append(Outage(down, time.perf_counter()))
        await self._until(lambda: all(one.through(spot) for one in self.phones), f"answers of round {number + 1}")
        there = [one for one in self.phones if not one.out]
        await self._until(lambda: leads.view["answered"] >= len(there), f"the teacher in round {number + 1}")
        await leads.step("reveal")
        revealed = (spot, REVEALED)
        await self._until(lambda: all((one.spot(), one.view["phase"]) == revealed for one in there), "the reveal")
        for one in there:
            mine = one.mine()
            self.strange += mine is None or (one.view["choice"], one.view["press"]) != (mine.choice, mine.press)
        self.tell(self._row(number, spot))

    def _row(self, number: int, spot: Spot) -> str:
        """Return how a round went: ballots with no server away, and the others."""
        heard = [(press.at, press.heard) for press in self.lasting() if press.spot == spot]
        said, away = f"round {number + 1}", self.outages[-1]
        for part, torn in [("no server away", False), ("a server away", True)]:
            waits = [b - a for a, b in heard if self.torn(a, b) == torn]
            if waits:
                said += f"; {part}: {len(waits)} ballots, p50 {1000 * statistics.median(waits):.0f} ms"
                said += f", p95 {1000 * p95(waits):.0f} ms"
        return f"{said}; it was away {away.up - away.down:.2f} s"

    async def _until(self, done: Callable[[], bool], what: str) -> None:
        give_up = time.perf_counter() + PATIENCE
        while not done():
            if time.perf_counter() > give_up:
                raise Stuck(f"{what}: not over after {PATIENCE:.0f} s.")
            await asyncio.sleep(0.05)

    # What came out

    def lasting(self) -> list[Pressed]:
        """Return the presses that were acknowledged; one that another press overtook is not waited for."""
        return [press for one in self.phones for press in one.presses if press.heard]

    def torn(self, begun: float, ended: float) -> bool:
        """Whether a server was away in between."""
        return any(begun < one.up and ended > one.down for one in self.outages)

    def seen(self, press: Pressed) -> float:
        """Return the seconds from a press until the teacher's screen had it at the latest.

        What is asked after the acknowledgement knows of it for certain.
        """
        glances = self.boards[0].glances
        return next((one.heard for one in glances if one.asked >= press.heard), float("inf")) - press.at

    def expected(self) -> dict[tuple[int, int], Counter[str]]:
        """Return what has to be there: the last choice of every phone, by block and time."""
        found: dict[tuple[int, int], Counter[str]] = {}
        for one in self.phones:
            last = {press.spot: press.choice for press in one.presses if press.ok}
            for spot, choice in last.items():
                found.setdefault(spot, Counter())[choice] += 1
        return found


def class_figures(
    many: int, rounds: int, servers: int, database: str, tell: Callable[[str], None] = lambda _: None
) -> list[Figure]:
    """Hold a class of so many phones for so many rounds, say after each how it went, and in the end how all did.

    Raises ``NotThere`` where a PostgreSQL of its own is wanted, and there is none.
    """
    with tempfile.TemporaryDirectory() as name, ExitStack() as ends:
        if database == PRIVATE:
            database = ends.enter_context(private())
        folder = Path(name)
        where = make_url(database) if database else URL.create("sqlite", database=str(folder / "tutor.sqlite"))
        token = secrets.token_urlsafe(16)
        shown = where.render_as_string(hide_password=False)
        env = {**os.environ, PLACE: "hosted", TOKEN: token, "TUTOR_DATABASE": shown, "TUTOR_DATA": name}
        store = Store(where)
        ends.callback(store.close)
        text = _lesson(rounds)
        notebook = read(text)
        group = []
        for _ in range(servers):
            group.append(Server(folder, env))
            ends.push(group[-1].life)
            group[-1].start()
        held = open_class(store, notebook.title, notebook.lang, text, len(steps(notebook)))
        found = Class(group, held, _cookie(group[0].port, token), tell)
        asyncio.run(found.hold(many, rounds))
        wanted, kept = found.expected(), {spot: Counter(said) for spot, said in choices(store, held.id).items()}
        lost = sum((one - kept.get(spot, Counter())).total() for spot, one in wanted.items())
        more = sum((one - wanted.get(spot, Counter())).total() for spot, one in kept.items())
        logs = "".join(log.read_text("utf-8", "replace") for log in folder.glob("server-*.log"))
        work = f"{many} phones, {rounds} rounds, {servers} × {where.get_backend_name()}, seed {SEED}"
        return list(_told(found, lost, more, logs.count("Traceback"), work))


def _lesson(rounds: int) -> str:
    """Return a notebook with so many questions."""
    game, book = next(one for one in books() if one[0].key == GAME)
    text = f"---\ntitle: A class\nlang: de\ngame: {game.key}\n---\n## Fragen {{#one}}\n\n"
    every = [f"```{{exercise}} {one['id']}\n```\n\n" for one in book.exercises]
    asking = []
    for block in every:
        alone = read(text + block)
        if asked_of(steps(alone)[0][1], alone.game, "de").kind != SHOWN:
            asking.append(block)
    return text + "".join(asking[n % len(asking)] for n in range(rounds))


def _cookie(port: int, token: str) -> str:
    """Open the teacher's link, and return the cookie that it is exchanged for."""
    asked = HTTPConnection(HOST, port, timeout=20)
    try:
        asked.request("GET", f"/notebooks?token={token}")
        given = asked.getresponse().headers["set-cookie"] or ""
    finally:
        asked.close()
    return given.partition(";")[0].partition("=")[2]


def _told(found: Class, lost: int, more: int, errors: int, work: str) -> Iterator[Figure]:
    every = found.lasting()
    acknowledged = [(press.at, press.heard) for press in every]
    seen = [(press.at, press.at + found.seen(press)) for press in every]
    for part, torn in [("", None), (", no server away", False), (", a server away meanwhile", True)]:
        waits = [b - a for a, b in acknowledged if torn is None or found.torn(a, b) == torn]
        looks = [b - a for a, b in seen if torn is None or found.torn(a, b) == torn]
        if waits:
            said = f"{len(waits)} ballots of {work}"
            yield figure(f"acknowledged{part}, p50", 1000 * statistics.median(waits), "ms", said)
            yield figure(f"acknowledged{part}, p95", 1000 * p95(waits), "ms", said, aim=ACKNOWLEDGED_AIM)
        if looks:
            said = f"{len(looks)} ballots of {work}"
            yield figure(f"seen by the teacher{part}, from the press, p95", p95(looks), "s", said, aim=SEEN_AIM)
    yield figure("lost", lost, "ballots", f"in the store, of {work}", aim=0)
    yield figure("doubled or made up", more, "ballots", f"in the store, of {work}", aim=0)
    yield figure("shown at the reveal, but not chosen", found.strange, "times", work, aim=0)
    out = Counter(one.out for one in found.phones if one.out)
    yield figure("phones that fell out", out.total(), "phones", f"{dict(out) or 'none'}, {work}", aim=0)
    again = sum(max(0, press.sent - 1) for one in found.phones for press in one.presses)
    yield figure("sent again", again, "ballots", work)
    refused = sum((one.refused for one in found.phones), Counter[str]())
    yield figure("refused", refused.total(), "questions", f"{dict(refused) or 'none'}, {work}")
    yield figure("errors in the logs", errors, "", work, aim=0)
    away = statistics.median(one.up - one.down for one in found.outages)
    yield figure("a server away", away, "s", f"median of {len(found.outages)} kills and starts")
    yield figure("memory a phone", 1000 * found.memory / len(found.phones), "kB", f"all servers together, {work}")
    ways = {id(one.way): one.way.asked for one in found.people()}
    lasted = f"in {found.lasted:.0f} s of {work}"
    yield figure("questions", sum(ways.values()) / found.lasted, "a second", lasted)
    yield figure("processors, servers", found.worked / found.lasted, "cores", f"without starting, {lasted}")
    starts = [spent for server in found.servers for spent in server.starts]
    yield figure("processor, a start", statistics.median(starts), "s", f"median of {len(starts)} starts")
    yield figure("processor, the phones themselves", found.own / found.lasted, "cores", lasted)
