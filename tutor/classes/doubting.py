"""What phones send, believed nothing: sizes, kinds, wrong codes, and who asks too often."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tutor.classes import desk
from tutor.classes.limits import Limit
from tutor.core.complaints import Complaint
from tutor.core.languages import LANGUAGES
from tutor.core.plain import Plain
from tutor.store.classes import LENGTH, LONGEST_KEY, NOBODY, SIGNS, Crowd, Held, seat_of

LARGEST = 8_192
"""Bytes that a phone may send at once."""
WRONG_CODES, WRONG_CODES_IN_ALL = Limit(20, 60.0), Limit(60, 60.0)
"""Wrong codes from one address, and from everywhere: 86,400 a day of 887,503,681 codes."""
FEW = 3
"""Wrong codes of an address that are slips of the thumb: while others guess, its right code still opens the door."""
PRESSES, NEW_SEATS = Limit(30, 10.0), Limit(200, 10.0)
"""Questions of one phone, and new seats of one class."""
SEATS_FROM = Limit(300, 3600.0)
"""New seats in one class from one address: a school may stand behind one, and no address fills a class."""


class Wrong(Exception):
    """What a phone is told that asked for something that cannot be."""

    def __init__(self, why: str, status: int) -> None:
        """Say why."""
        super().__init__(why)
        self.why, self.status = why, status


async def sent(request: Request) -> dict[str, Any]:  # Any: whatever was sent
    """Return what a phone says, or refuse to read it."""
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


async def class_of(request: Request, said: Mapping[str, Plain]) -> tuple[Held, Crowd]:
    """Return the class that is asked for, unless somebody is guessing or asks too often."""
    code, key = text_in(said, "code", 2 * LENGTH).upper(), text_in(said, "seat", LONGEST_KEY)
    if key and PRESSES.over(key):
        raise Wrong("busy", 429)
    PRESSES.count(key)
    who = request.client.host if request.client else ""
    flooded = WRONG_CODES_IN_ALL.over("")
    guessing = WRONG_CODES.over(who) or (flooded and WRONG_CODES.done(who) > FEW)
    right = len(code) == LENGTH and set(code) <= set(SIGNS)
    held, there = await desk.phones().class_(code) if right else (None, NOBODY)
    # Whoever has a seat goes on; of a code alone nobody is told whether it is right.
    if guessing and (held is None or await _seat(held.id, key) is None):
        raise Wrong("tries", 429)
    if held is None:
        WRONG_CODES.count(who)
        WRONG_CODES_IN_ALL.count("")
        raise Wrong("tries", 429) if flooded else Wrong("code", 404)
    return held, there


async def _seat(room: str, key: str) -> str | None:
    return await desk.phones().desk.read(lambda connection: seat_of(connection, room, key))


def text_in(said: Mapping[str, Plain], name: str, longest: int) -> str:
    """Return a text that was sent, unless it is none or too long."""
    found = said.get(name, "")
    if not isinstance(found, str) or len(found) > longest:
        raise Wrong("bad", 400)
    return found


def lang_in(said: Mapping[str, Plain]) -> str:
    """Return the language that a phone asks for."""
    return str(said.get("lang")) if said.get("lang") in LANGUAGES else "en"


def answering(ask: Callable[[Request], Any]) -> Callable[[Request], Any]:  # Any: a coroutine of a response
    """Answer by what was asked, or by why not."""

    async def answered(request: Request) -> Response:
        try:
            return await ask(request)  # type: ignore[no-any-return]
        except Wrong as wrong:
            return JSONResponse({"wrong": wrong.why}, wrong.status)
        except Complaint as wrong:
            gone = wrong.key in ("class-none", "class-full", "class-no-seat", "class-shut", "class-sent-away")
            return JSONResponse({"wrong": wrong.key}, 409 if gone else 503)

    return answered
