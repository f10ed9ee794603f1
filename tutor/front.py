"""The app as a web application: Streamlit's own, with nine things it has no setting for.

Each page says from its first byte in which language it is, and what it is called. No dialog lies over the page when
the server is gone, because tables go on by themselves. What a page needs later is asked for with it. Nothing is
painted before the page knows how wide it is. What opens over a page has a name for screen readers. One press leaves
one place in the browser's history. A few headers keep browsers from guessing. And where others can reach the app, a
browser is given a random key for its reader's progress, and the teacher's link is exchanged for a cookie. The phones
of a class have a small page of their own.
"""

from __future__ import annotations

import asyncio
import gzip
import hmac
import json
import os
import re
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager, suppress
from functools import partial
from html import escape
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import parse_qsl, quote, urlencode

import streamlit as st
from starlette.middleware import Middleware

from tutor.border import POLICY, refused
from tutor.classes.desk import phones
from tutor.classes.limits import PRESSING
from tutor.classes.readers import key_for
from tutor.classes.routes import routes
from tutor.core.complaints import Complaint
from tutor.core.languages import LANGUAGES, nearest
from tutor.packing import packed
from tutor.paths import PACKAGE
from tutor.place import LEARNER, TEACHER, TOKEN, at_home
from tutor.shown.pages import words_in
from tutor.ui.early import CONNECT, links
from tutor.ui.menu import titled
from tutor.ui.shell import BODY, CLOSED, HEAD, HOST_CONFIG, STATIC, TYPES, named
from tutor.ui.style import CSS
from tutor.words.library import read_all

Message = MutableMapping[str, Any]  # Any: what ASGI says in a message
Send = Callable[[Message], Awaitable[None]]
Receive = Callable[[], Awaitable[Message]]
Asgi = Callable[[Message, Receive, Send], Awaitable[None]]

HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
OF_THE_FILE = (b"content-length", b"etag", b"last-modified")
"""What is said of the file that is rewritten, and not of what comes out."""
PACKED = b"\x1f\x8b"
A_YEAR = 365 * 24 * 3600
SCRIPTS = {
    "night": "watchNight",
    "landmarks": "watchLandmarks",
    "ways": "watchWays",
    "history": "takeOver",
    "whole": "watchWhole",
}
"""The scripts of the page itself, and what each begins with: modules that are tested as such, put in without a name."""


def _put_in(script: str, begin: str) -> str:
    text = (PACKAGE / "assets" / "common" / f"{script}.js").read_text(encoding="utf-8")
    return f"{{{re.sub(r'(?m)^export ', '', text)}{begin}();}}"


LETTERS = "".join(
    f'<link rel="preload" href="./{path}" as="font" type="font/woff2" crossorigin>'
    for path in ("app/static/serif.woff2", *(f"static/media/{name}" for name in TYPES))
)
"""Both types of a page are fetched with its scripts: what comes after the words moves them."""
SCRIPT = named("".join(_put_in(*one) for one in SCRIPTS.items()))
ADDED = f"{LETTERS}<style>{CSS}</style><script>{CONNECT}{SCRIPT}</script>".encode()
"""At the top of the body: after the styles that Streamlit adds to the head, before those of a page."""


class Front:
    """Rewrites the page itself and the configuration that the browser asks for; everything else passes through."""

    def __init__(self, app: Asgi) -> None:
        """Stand before an application."""
        self.app = app

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] in ("http", "websocket") and (wrong := refused(scope, CLOSED)):
            await _turned_away(scope, send, *wrong)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if teacher := _exchanged(scope):
            await send({"type": "http.response.start", "status": 303, "headers": teacher})
            await send({"type": "http.response.body", "body": b""})
            return
        if _takes_packed(scope) and (file := await asyncio.to_thread(packed, STATIC, scope["path"], st.__version__)):
            await send({"type": "http.response.start", "status": 200, "headers": [*file[1], *HEADERS]})
            await send({"type": "http.response.body", "body": file[0]})
            return
        change: Callable[[bytes], bytes] | None = None
        start: Message = {}
        body = b""

        async def answer(message: Message) -> None:
            nonlocal change, start, body
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *HEADERS]
                change = _change_for(scope, dict(message["headers"]))
                if b"content-security-policy" not in dict(message["headers"]):
                    message["headers"].append((b"content-security-policy", POLICY.encode()))
                if change is not None and change is not _without_dialogs:
                    message["headers"] += await _key_for(scope)
                if change is None:
                    await send(message)
                else:
                    start = message
            elif change is None:
                await send(message)
            else:
                body += message.get("body", b"")
                if not message.get("more_body"):
                    # Browsers ask for it packed, and it is packed when it comes by here.
                    packed = body.startswith(PACKED)
                    changed = change(gzip.decompress(body) if packed else body)
                    changed = gzip.compress(changed) if packed else changed
                    kept = [(name, value) for name, value in start["headers"] if name.lower() not in OF_THE_FILE]
                    start["headers"] = [*kept, (b"content-length", str(len(changed)).encode())]
                    await send(start)
                    await send({"type": "http.response.body", "body": changed})

        await self.app(scope, receive, answer)


async def _turned_away(scope: Message, send: Send, status: int, why: str) -> None:
    """Answer whoever may not come in, before anything else looks at what they ask."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": why})
        return
    headers = [(b"content-type", b"text/plain; charset=utf-8"), *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": f"{why}\n".encode()})


def _takes_packed(scope: Message) -> bool:
    """Whether a whole file is asked for, and may come packed."""
    headers = dict(scope.get("headers", ()))
    whole = scope.get("method") == "GET" and b"range" not in headers
    return whole and b"gzip" in headers.get(b"accept-encoding", b"")


def _exchanged(scope: Message) -> list[tuple[bytes, bytes]]:
    """Return the answer to the teacher's link: a cookie, and the same page without the token in its address."""
    said = parse_qsl(scope.get("query_string", b"").decode("latin-1"), keep_blank_values=True)
    given, token = dict(said).get("token", ""), os.environ.get(TOKEN, "")
    if not token or not hmac.compare_digest(given.encode(), token.encode()):
        return []
    rest = urlencode([pair for pair in said if pair[0] != "token"])
    page = quote(scope["path"].rpartition("/")[2])
    where = f"./{page}{'?' if rest else ''}{rest}"
    return [(b"location", where.encode()), _cookie(TEACHER, token, scope), *HEADERS]


async def _key_for(scope: Message) -> list[tuple[bytes, bytes]]:
    """Give a browser a key unless it has one that was given out here; on one's own machine no key is needed."""
    if at_home():
        return []
    jar = SimpleCookie()
    with suppress(CookieError):
        jar.load(dict(scope["headers"]).get(b"cookie", b"").decode("latin-1"))
    said = jar[LEARNER].value if LEARNER in jar else ""
    who = (scope.get("client") or ("",))[0]
    with suppress(Complaint):  # without what lasts there is nothing to keep under a key
        if key := await asyncio.to_thread(lambda: key_for(said, who, phones().desk.store)):
            return [_cookie(LEARNER, key, scope)]
    return []


def _cookie(name: str, value: str, scope: Message) -> tuple[bytes, bytes]:
    """Return the header of a cookie that no script can read and no other site can use."""
    jar = SimpleCookie({name: value})
    secure = "yes" if scope.get("scheme") == "https" else ""  # a flag is there with any value and not with none
    jar[name].update({"path": "/", "max-age": str(A_YEAR), "httponly": "yes", "samesite": "Lax", "secure": secure})
    return b"set-cookie", jar[name].OutputString().encode()


def _change_for(scope: Message, headers: dict[bytes, bytes]) -> Callable[[bytes], bytes] | None:
    if headers.get(b"content-encoding", b"gzip") != b"gzip" or b"content-security-policy" in headers:
        return None  # a page with a policy of its own is none of Streamlit's
    path = str(scope["path"])
    if path.endswith(HOST_CONFIG):
        return _without_dialogs
    if headers.get(b"content-type", b"").startswith(b"text/html"):
        return partial(_dressed, path.rpartition("/")[2], _spoken(scope))
    return None


def _spoken(scope: Message) -> str:
    """Return the language that a page will be in: that of the link, else the first that the browser asks for."""
    said = dict(parse_qsl(scope.get("query_string", b"").decode("latin-1"))).get("lang")
    wanted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    return said if said in LANGUAGES else nearest(wanted)


def _without_dialogs(body: bytes) -> bytes:
    try:
        said = json.loads(body)
    except ValueError:
        return body
    return json.dumps({**said, "blockErrorDialogs": True}).encode()


def _dressed(page: str, lang: str, body: bytes) -> bytes:
    """Say of a page its language, its name and that it waits, and give it styles and scripts: a voice reads by them."""
    title = escape(titled(page, lang)).encode()
    waits = f"<style>:root{{--waits:{json.dumps(words_in(lang, 'ui-waits'), ensure_ascii=False)}}}</style>".encode()
    body = HEAD.sub(lambda found: b'<html lang="%b">%b<title>%b</title>' % (lang.encode(), found[1], title), body, 1)
    return body.replace(BODY, BODY + ADDED + waits + links(page).encode(), 1)


@asynccontextmanager
async def _begun(_app: st.App) -> AsyncIterator[None]:
    """Read the books while the browser fetches the page, but not while a class that was waiting presses."""
    threading.Thread(target=read_all, args=(PRESSING.over,), name="books", daemon=True).start()
    yield


app = st.App(
    PACKAGE / "app.py",
    lifespan=_begun,
    middleware=[Middleware(Front)],
    routes=routes(str(st.get_option("server.baseUrlPath") or "")),
)
