"""What stands before the app reaches every browser, packed or not."""

import gzip
import html
import re
from pathlib import Path
from typing import Any

import pytest
import streamlit
from apart import finished

from tutor.front import ADDED, Front, Message
from tutor.paths import PACKAGE
from tutor.ui.early import CHARTS, HAVE, links
from tutor.ui.menu import NAVIGATION, titled
from tutor.ui.shell import ALWAYS, CHART, COMPONENT, COMPONENTS, STATIC

NAMED = ["" if page == "start" else page for group in NAVIGATION.values() for page, *_ in group]
PAGE = b"<html><head><title>x</title></head><body></body></html>"


HTML = (b"content-type", b"text/html; charset=utf-8")


def served(
    body: bytes, headers: list[tuple[bytes, bytes]], path: str = "/judge", query: str = "", wanted: str = ""
) -> tuple[dict[bytes, bytes], bytes]:
    """Let a page through, and return what a browser gets that asks for it in the ``wanted`` languages."""
    sent: list[Message] = []

    async def app(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body[:9], "more_body": True})
        await send({"type": "http.response.body", "body": body[9:]})

    async def receive() -> Message:
        return {}

    async def send(message: Message) -> None:
        sent.append(message)

    asked = [(b"accept-language", wanted.encode())] if wanted else []
    scope = {"type": "http", "path": path, "query_string": query.encode(), "headers": asked}
    finished(Front(app)(scope, receive, send))
    return dict(sent[0]["headers"]), b"".join(one.get("body", b"") for one in sent[1:])


@pytest.mark.parametrize("packed", [False, True])
def test_a_page_is_changed_packed_or_not(packed: bool) -> None:
    coding = [(b"content-encoding", b"gzip")] if packed else []
    headers, body = served(
        gzip.compress(PAGE) if packed else PAGE,
        [HTML, (b"etag", b"old"), (b"content-length", b"1"), *coding],
    )
    assert int(headers[b"content-length"]) == len(body)
    assert b"etag" not in headers
    assert headers[b"x-content-type-options"] == b"nosniff"
    assert b"<body>" + ADDED in (gzip.decompress(body) if packed else body)


def test_everything_else_goes_by() -> None:
    headers, body = served(PAGE, [(b"content-type", b"image/png"), (b"etag", b"old")])
    assert body == PAGE
    assert headers[b"etag"] == b"old"


WRITTEN = (Path(streamlit.__file__).parent / "static" / "index.html").read_bytes()
EVERY_PAGE = ["", *(name for some in NAVIGATION.values() for name, *_ in some if name != "start")]
LANGUAGES = {
    "": ("", "en"),
    "lang=de": ("en-GB,en;q=0.9", "de"),
    "lang=en": ("de-AT,de;q=0.9", "en"),
    "game=gurke": ("de-AT,de;q=0.9,en;q=0.8", "de"),
    "lang=xx": ("fr,de;q=0.5", "en"),
}


@pytest.mark.parametrize(("query", "wanted", "lang"), [(query, *said) for query, said in LANGUAGES.items()])
@pytest.mark.parametrize("base", ["/", "/cards/"])
def test_language_and_title_are_true_from_the_first_byte(query: str, wanted: str, lang: str, base: str) -> None:
    titles = set()
    for page in EVERY_PAGE:
        _, body = served(WRITTEN, [HTML], base + page, query, wanted)
        assert re.findall(r"<html lang=\"(\w+)\">", body.decode()) == [lang], page
        (title,) = re.findall("<title>(.*?)</title>", body.decode())
        assert title == html.escape(titled(page, lang))
        assert title.endswith(" · Kartenregeln" if lang == "de" else " · Card rules")
        titles.add(title)
    assert len(titles) == len(EVERY_PAGE)


def test_an_address_that_is_no_page_has_the_name_of_the_first() -> None:
    _, body = served(WRITTEN, [HTML], "/<nonsense>", "", "de")
    assert b"<title>Start \xc2\xb7 Kartenregeln</title>" in body


def test_what_a_page_asks_for_early_is_there() -> None:
    assets = Path(PACKAGE) / "assets"
    for page in NAMED:
        asked = re.findall(r'href="\./([^"]+)"', links(page))
        assert len(asked) == len(set(asked)), page
        for stem in (*ALWAYS, *([COMPONENT] if page in HAVE else []), *([CHART] if page in CHARTS else [])):
            assert any(one.startswith(f"static/js/{stem}.") for one in asked), (page, stem)
        for one in asked:
            served = STATIC.parent / one if one.startswith("static/") else assets / one.split("/", 3)[3]
            assert served.is_file(), one
        assert any(one.startswith(COMPONENTS) for one in asked) == (page in HAVE)
    assert {*HAVE, *CHARTS} <= set(NAMED)


def test_a_table_asks_for_its_cards_early() -> None:
    asked = links("judge")
    assert all(f"/line/{one}" in asked for one in ("line.js", "cards.js", "line.css", "card_table.css", "deck.svg"))
