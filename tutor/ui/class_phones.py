"""The phones of a class: a small page of its own, and the four questions that it asks the server.

It needs neither session nor socket: every answer comes from the store, so that any server can give it, at any time.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from functools import cache, partial
from html import escape
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tutor.core.complaints import Complaint
from tutor.core.plain import Plain
from tutor.notebook.asking import readable
from tutor.notebook.results import as_csv, results
from tutor.paths import PACKAGE
from tutor.server import TEACHER
from tutor.store.classes import (
    GATHERING,
    LENGTH,
    LONGEST_CHOICE,
    LONGEST_KEY,
    NOBODY,
    OPEN,
    OVER,
    REVEALED,
    SIGNS,
    STEPS,
    STOPPED,
    Crowd,
    Held,
    Press,
    cast,
    choices,
    chosen,
    classes,
    counted,
    lead,
    look_in,
    seat_of,
    seen,
    standing,
    take_seat,
    text_of,
)
from tutor.store.keeping import Store, now
from tutor.store.together import Together
from tutor.ui.class_limits import Limit, Pressing
from tutor.ui.class_view import Said, answer, asked, block_of, question, words_for
from tutor.ui.learner import is_teacher
from tutor.words import explain

FRESH = 0.25
"""Seconds for which what a class shows is not asked for again: so many phones cost the store one look."""
HEARD_EVERY = 5.0
"""Seconds between two times that it is kept who is there."""
LARGEST = 8_192
"""Bytes that a phone may send at once."""
MOST_KNOWN, MOST_TEXTS, MOST_SHOWN, MOST_WARM = 1_000, 50, 200, 3
WRONG_CODES, WRONG_CODES_IN_ALL = Limit(20, 60.0), Limit(60, 60.0)
"""Wrong codes from one address, and from everywhere: 86,400 a day of 887,503,681 codes."""
PRESSES, NEW_SEATS = Limit(30, 10.0), Limit(200, 10.0)
"""Questions of one phone, and new seats of one class."""

PRESSING = Pressing()

FILES = {
    "phone.js": "text/javascript",
    "class_scene.js": "text/javascript",
    "dom.js": "text/javascript",
    "phone.css": "text/css",
}
POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'"
POLICY += "; form-action 'none'; frame-ancestors 'none'"
WORDS = (
    *("type-code", "type-name", "go-in", "wait", "phone-over", "press-one", "press-many", "sending", "counted"),
    *("too-late", "stopped", "yours", "yours-none", "right-is", "allowed-is", "unknown-code", "too-many-tries", "gone"),
    *("full", "other-class", "mine", "legal", "illegal", "right", "wrong", "trick", "first", "connected", "since"),
    *("lost", "question-of", "phone-title"),
)


class Wrong(Exception):
    """What a phone is told that asked for something that cannot be."""

    def __init__(self, why: str, status: int) -> None:
        """Say why."""
        super().__init__(why)
        self.why, self.status = why, status


@dataclass
class Phones:
    """What one server knows of the phones that ask it; nothing that matters, all of that is in the store."""

    desk: Together
    known: dict[str, tuple[float, Held | None, Crowd]] = field(default_factory=dict)
    asking: dict[str, asyncio.Task[tuple[Held | None, Crowd]]] = field(default_factory=dict)
    texts: dict[str, str] = field(default_factory=dict)
    shown: dict[tuple[str, str, int, str], Said] = field(default_factory=dict)
    heard: dict[tuple[str, str], int] = field(default_factory=dict)
    keeper: asyncio.Task[None] | None = None
    making: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def class_(self, code: str) -> tuple[Held | None, Crowd]:
        """Return the class with a code, as it was a moment ago at most, and who is in it."""
        last = self.known.get(code)
        if last is not None and last[0] + FRESH > time.monotonic():
            return last[1], last[2]
        task = self.asking.get(code)
        if task is None:
            task = self.asking[code] = asyncio.create_task(self._ask(code))
            task.add_done_callback(lambda _: self.asking.pop(code, None))
        return await asyncio.shield(task)

    async def _ask(self, code: str) -> tuple[Held | None, Crowd]:
        held, there = await self.desk.read(lambda connection: look_in(connection, code))
        if len(self.known) > MOST_KNOWN:
            self.known.clear()
        self.known[code] = (time.monotonic(), held, there)
        return held, there

    async def text(self, held: Held) -> str:
        """Return the notebook of a class; it never changes."""
        if held.id not in self.texts:
            if len(self.texts) > MOST_TEXTS:
                self.texts.clear()
            self.texts[held.id] = await asyncio.to_thread(text_of, self.desk.store, held.id)
        return self.texts[held.id]

    async def made(self, make: Callable[[str, int, str], Said], held: Held, lang: str) -> Said:
        """Return what is shown of the block in view; many who ask at once have it made once."""
        wanted = (make.__name__, held.id, held.block, lang)
        if wanted not in self.shown:
            text = await self.text(held)
            async with self.making:
                if wanted not in self.shown:
                    if len(self.shown) > MOST_SHOWN:
                        self.shown.clear()
                    language = _language(text, held, lang)
                    self.shown[wanted] = await asyncio.to_thread(make, text, held.block, language)
        return self.shown[wanted]

    def hear(self, room: str, seat: str) -> None:
        """Note that a phone is there; it is kept now and then, for all of them together."""
        self.heard[room, seat] = now()
        if self.keeper is None or self.keeper.done():
            self.keeper = asyncio.create_task(self._keep_heard())

    async def _keep_heard(self) -> None:
        while self.heard:
            heard, self.heard = self.heard, {}
            with suppress(Complaint):  # they will be heard of again
                await self.desk.write(partial(seen, heard=heard))
            await asyncio.sleep(HEARD_EVERY)


@cache
def phones() -> Phones:
    """Open the store once in a server."""
    return Phones(Together(Store()))


def warm() -> None:
    """Open the store, and look at what classes are asking: a server that comes back counts ballots at once."""
    with suppress(Complaint):  # whoever asks hears of it
        store = phones().desk.store
        asking = [held for held in classes(store) if held.phase in (OPEN, STOPPED)]
        if asking:
            PRESSING.noted()
        for held in sorted(asking, key=lambda one: one.changed)[-MOST_WARM:]:
            asked(text_of(store, held.id), held.block, held.lang)


# What they ask


async def now_(request: Request) -> Response:
    """Answer what a class shows, unless the phone has that already."""
    said = await _said(request)
    held, there = await _class(request, said)
    key, lang = _text(said, "seat", LONGEST_KEY), _lang(said)
    desk = phones()
    if said.get("rev") != held.revision:
        name, (choice, press) = await desk.desk.read(
            lambda connection: (seat_of(connection, held.id, key), chosen(connection, held, key))
        )
        if name is None:
            return JSONResponse({"join": True, "title": held.title})
    desk.hear(held.id, key)
    # The more phones there are, the less often each of them asks.
    view: dict[str, Plain] = {"rev": held.revision, "wait": 1_000 + 5 * there.here}
    if said.get("rev") == held.revision:
        return JSONResponse(view)
    view |= {**_place(held), "name": name, "choice": choice, "press": press}
    if held.phase not in (GATHERING, OVER):
        view["question"] = await desk.made(question, held, lang)
    if held.phase == REVEALED:
        view["answer"] = await desk.made(answer, held, lang)
    return JSONResponse(view)


async def seat(request: Request) -> Response:
    """Give a phone a seat."""
    said = await _said(request)
    held, _ = await _class(request, said)
    key, name = _text(said, "seat", LONGEST_KEY), str(said.get("name") or "")
    if len(key) < 16:
        raise Wrong("bad", 400)
    if NEW_SEATS.over(held.id):
        raise Wrong("busy", 429)
    NEW_SEATS.count(held.id)
    await phones().desk.write(lambda connection: take_seat(connection, held.id, key, name))
    return JSONResponse({"ok": True})


async def ballot(request: Request) -> Response:
    """Count what was chosen; it is answered once it is kept."""
    said = await _said(request)
    held, _ = await _class(request, said)
    key, choice = _text(said, "seat", LONGEST_KEY), _text(said, "choice", LONGEST_CHOICE)
    numbers = [said.get(name) for name in ("block", "turn", "press")]
    if not all(isinstance(n, int) and not isinstance(n, bool) and 0 <= n < 2**53 for n in numbers):
        raise Wrong("bad", 400)
    block, turn, press = (int(n) for n in numbers)  # type: ignore[arg-type]  # whole numbers, as was just seen
    text = await phones().text(held)
    if block >= held.blocks or turn > 10_000 or not readable(choice, asked(text, block, held.lang)):
        raise Wrong("bad", 400)
    one = Press(held.id, block, turn, key, choice, press)
    PRESSING.noted()
    counted = await phones().desk.write(lambda connection: cast(connection, one))
    return JSONResponse({"ok": counted, "press": press})


async def teach(request: Request) -> Response:
    """Lead a class, and answer the teacher's screens: who is there, what was chosen, and what is shown."""
    if not is_teacher(request.cookies.get(TEACHER, "")):
        raise Wrong("teacher", 403)
    said = await _said(request)
    id_, what, seen_ = _text(said, "room", LONGEST_KEY), _text(said, "what", 10), said.get("rev")
    desk = phones()
    if what in STEPS and isinstance(seen_, int):
        await asyncio.to_thread(lead, desk.desk.store, id_, what, seen_)
        desk.known.clear()
    held, there, chosen_ = await desk.desk.read(lambda connection: standing(connection, id_))
    hidden = said.get("mode") == "projector" and held.phase != REVEALED
    view: dict[str, Plain] = {"rev": held.revision, "counts": {} if hidden else counted(chosen_), **asdict(there)}
    if what or seen_ != held.revision:
        view |= _place(held)
        if held.phase not in (GATHERING, OVER):
            view["question"] = await desk.made(question, held, _lang(said))
            if not hidden:
                view["answer"] = await desk.made(answer, held, _lang(said))
    return JSONResponse(view)


async def table(request: Request) -> Response:
    """Return the results of a class for a spreadsheet."""
    if not is_teacher(request.cookies.get(TEACHER, "")):
        raise Wrong("teacher", 403)
    store, id_ = phones().desk.store, request.query_params.get("room", "")[:LONGEST_KEY]
    held, _, _ = await phones().desk.read(lambda connection: standing(connection, id_))
    text = await phones().text(held)
    said = await asyncio.to_thread(lambda: as_csv(results(text, held.lang, choices(store, id_))))
    headers = {"content-disposition": f'attachment; filename="class-{held.code}.csv"', "cache-control": "no-store"}
    return Response(said, media_type="text/csv", headers=headers)


def _place(held: Held) -> dict[str, Plain]:
    """Return where a class is, as every screen is told."""
    names = ("title", "phase", "block", "turn", "changed")
    return {**{name: getattr(held, name) for name in names}, "of": held.blocks}


async def page(request: Request) -> Response:
    """Return the page of a phone."""
    asked_ = request.query_params.get("lang", "")
    said = asked_ or request.headers.get("accept-language", "en")
    lang = "de" if said.lower().startswith("de") else "en"
    words = json.dumps({"lang": lang, **words_for(lang, WORDS)}, ensure_ascii=False).replace("<", "\\u003c")
    title = escape(words_for(lang, ("phone-title",))["phone-title"])
    version = _version()
    return Response(
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f'<link rel="icon" href="data:,"><link rel="stylesheet" href="join/phone.css?v={version}">'
        f'<script type="module" src="join/phone.js?v={version}"></script></head><body><main id="phone"></main>'
        f'<script type="application/json" id="words">{words}</script></body></html>',
        media_type="text/html",
        headers={"content-security-policy": POLICY, "cache-control": "no-cache"},
    )


async def file(request: Request) -> Response:
    """Return a file of that page."""
    name = request.path_params["name"]
    if name not in FILES:
        return Response(status_code=404)
    return Response(_files()[name], media_type=FILES[name], headers={"cache-control": "max-age=3600"})


@cache
def _files() -> Mapping[str, bytes]:
    return {name: (PACKAGE / "assets" / name).read_bytes() for name in FILES}


@cache
def _version() -> str:
    import zlib

    return f"{zlib.crc32(b''.join(_files().values())):08x}"


# Believing nothing


async def _said(request: Request) -> dict[str, Any]:  # Any: whatever was sent
    # Of another site a browser sends no JSON without asking first.
    if not request.headers.get("content-type", "").startswith("application/json"):
        raise Wrong("bad", 415)
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > LARGEST:
            raise Wrong("bad", 413)
    try:
        said = json.loads(body)
    except (ValueError, RecursionError):
        raise Wrong("bad", 400) from None
    if not isinstance(said, dict):
        raise Wrong("bad", 400)
    return said


async def _class(request: Request, said: Mapping[str, Plain]) -> tuple[Held, Crowd]:
    """Return the class that is asked for, unless somebody is guessing or asks too often."""
    code, key = _text(said, "code", 2 * LENGTH).upper(), _text(said, "seat", LONGEST_KEY)
    if key and PRESSES.over(key):
        raise Wrong("busy", 429)
    PRESSES.count(key)
    who = request.client.host if request.client else ""
    guessing = WRONG_CODES.over(who) or WRONG_CODES_IN_ALL.over("")
    right = len(code) == LENGTH and set(code) <= set(SIGNS)
    held, there = await phones().class_(code) if right else (None, NOBODY)
    # Whoever has a seat goes on; of a code alone nobody is told whether it is right.
    if guessing and (held is None or await _seat(held.id, key) is None):
        raise Wrong("tries", 429)
    if held is None:
        WRONG_CODES.count(who)
        WRONG_CODES_IN_ALL.count("")
        raise Wrong("code", 404)
    return held, there


async def _seat(room: str, key: str) -> str | None:
    return await phones().desk.read(lambda connection: seat_of(connection, room, key))


def _text(said: Mapping[str, Plain], name: str, longest: int) -> str:
    found = said.get(name, "")
    if not isinstance(found, str) or len(found) > longest:
        raise Wrong("bad", 400)
    return found


def _lang(said: Mapping[str, Plain]) -> str:
    return str(said.get("lang")) if said.get("lang") in explain.LANGUAGES else "en"


def _language(text: str, held: Held, lang: str) -> str:
    """Return the language of a question: the phone's where it comes from the books, else that of the class."""
    return lang if block_of(text, held.block)[1].argument else held.lang


def _answering(ask: Callable[[Request], Any]) -> Callable[[Request], Any]:  # Any: a coroutine of a response
    async def answered(request: Request) -> Response:
        try:
            return await ask(request)  # type: ignore[no-any-return]
        except Wrong as wrong:
            return JSONResponse({"wrong": wrong.why}, wrong.status)
        except Complaint as wrong:
            gone = wrong.key in ("class-none", "class-full", "class-no-seat")
            return JSONResponse({"wrong": wrong.key}, 409 if gone else 503)

    return answered


def routes(base: str) -> list[Route]:
    """Return the addresses of the phones, below the base path of the app."""
    at = f"/{base.strip('/')}/join".replace("//", "/")
    return [
        Route(at, page),
        Route(f"{at}/now", _answering(now_), methods=["POST"]),
        Route(f"{at}/seat", _answering(seat), methods=["POST"]),
        Route(f"{at}/ballot", _answering(ballot), methods=["POST"]),
        Route(f"{at}/teach", _answering(teach), methods=["POST"]),
        Route(f"{at}/results", _answering(table)),
        Route(f"{at}/{{name}}", file),
    ]
