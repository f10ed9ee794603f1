"""The page of a phone: a template with its words, and the few files that it asks for."""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from functools import cache
from html import escape
from pathlib import Path
from string import Template

from starlette.requests import Request
from starlette.responses import Response

from tutor.classes.view import words_for
from tutor.core.languages import nearest
from tutor.paths import PACKAGE

PAGE = Path(__file__).with_name("page.html")
FILES = {
    "classes/phone.js": "text/javascript",
    "classes/phone_kept.js": "text/javascript",
    "classes/phone_shown.js": "text/javascript",
    "classes/phone_asks.js": "text/javascript",
    "classes/class_scene.js": "text/javascript",
    "common/dom.js": "text/javascript",
    "common/announce.js": "text/javascript",
    "common/queue.js": "text/javascript",
    "common/habits.js": "text/javascript",
    "common/aloud.js": "text/javascript",
    "classes/phone.css": "text/css",
}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'"
)
POLICY += "; form-action 'none'; frame-ancestors 'none'"
WORDS = (
    *(
        "type-code",
        "type-name",
        "go-in",
        "wait",
        "phone-over",
        "press-one",
        "press-many",
        "press-all",
        "sending",
        "counted",
    ),
    *("too-late", "stopped", "yours", "yours-none", "right-is", "allowed-is", "unknown-code", "too-many-tries", "gone"),
    *("full", "other-class", "mine", "legal", "illegal", "right", "wrong", "trick", "first", "connected", "since"),
    *(
        "lost",
        "question-of",
        "twin-number",
        "press-deal",
        "deal-over",
        "phone-title",
        "seat-number",
        "shut",
        "sent-away",
        "queue",
        "look-at",
        "rules-ask",
        "rules-how",
        "rules-go",
        "rules-read",
        "rules-many",
        "rules-later",
        "paragraph",
        "what-if",
        "what-if-table",
    ),
)


async def page(request: Request) -> Response:
    """Return the page of a phone."""
    asked = request.query_params.get("lang", "")
    said = asked or request.headers.get("accept-language", "en")
    lang = nearest(said)
    words = json.dumps({"lang": lang, **words_for(lang, WORDS)}, ensure_ascii=False).replace("<", "\\u003c")
    title = escape(words_for(lang, ("phone-title",))["phone-title"])
    return Response(
        _template().substitute(lang=lang, title=title, version=_version(), words=words),
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
def _template() -> Template:
    return Template(PAGE.read_text(encoding="utf-8"))


@cache
def _files() -> Mapping[str, bytes]:
    return {name: (PACKAGE / "assets" / name).read_bytes() for name in FILES}


@cache
def _version() -> str:
    return f"{zlib.crc32(b''.join(_files().values())):08x}"
