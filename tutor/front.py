"""The app as a web application: Streamlit's own, with four things it has no setting for.

No dialog lies over the page when the server is gone, because tables go on by themselves. Nothing is painted before the
page knows how wide it is. What opens over a page has a name for screen readers. And a few headers keep browsers from
guessing.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import streamlit as st
from starlette.middleware import Middleware

from tutor.paths import PACKAGE

Message = MutableMapping[str, Any]
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
WAIT = (
    b"<style>[data-testid=stMainBlockContainer]{animation:first 0s 15s both;"
    b"max-width:none!important;width:100%!important}"
    b"@keyframes first{from{visibility:hidden}to{visibility:visible}}</style>"
)
LANDMARKS = b"<script>" + (PACKAGE / "assets" / "landmarks.js").read_bytes() + b"</script>"


class Front:
    """Rewrites the page itself and the configuration that the browser asks for; everything else passes through."""

    def __init__(self, app: Asgi) -> None:
        """Stand before an application."""
        self.app = app

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        change: Callable[[bytes], bytes] | None = None
        start: Message = {}
        body = b""

        async def answer(message: Message) -> None:
            nonlocal change, start, body
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *HEADERS]
                change = _change_for(scope["path"], dict(message["headers"]))
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


def _change_for(path: str, headers: dict[bytes, bytes]) -> Callable[[bytes], bytes] | None:
    if headers.get(b"content-encoding", b"gzip") != b"gzip":
        return None
    if path.endswith("/_stcore/host-config"):
        return _without_dialogs
    if headers.get(b"content-type", b"").startswith(b"text/html"):
        return _waiting
    return None


def _without_dialogs(body: bytes) -> bytes:
    try:
        said = json.loads(body)
    except ValueError:
        return body
    return json.dumps({**said, "blockErrorDialogs": True}).encode()


def _waiting(body: bytes) -> bytes:
    return body.replace(b"</head>", WAIT + LANDMARKS + b"</head>", 1)


app = st.App(PACKAGE / "app.py", middleware=[Middleware(Front)])
