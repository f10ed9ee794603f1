"""What stands before the app reaches every browser, packed or not."""

import gzip
from typing import Any

import pytest
from apart import finished

from tutor.front import ADDED, Front, Message

PAGE = b"<html><head><title>x</title></head><body></body></html>"


def served(body: bytes, headers: list[tuple[bytes, bytes]]) -> tuple[dict[bytes, bytes], bytes]:
    """Let a page through, and return what a browser gets."""
    sent: list[Message] = []

    async def app(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body[:9], "more_body": True})
        await send({"type": "http.response.body", "body": body[9:]})

    async def receive() -> Message:
        return {}

    async def send(message: Message) -> None:
        sent.append(message)

    finished(Front(app)({"type": "http", "path": "/judge", "headers": []}, receive, send))
    return dict(sent[0]["headers"]), b"".join(one.get("body", b"") for one in sent[1:])


@pytest.mark.parametrize("packed", [False, True])
def test_a_page_is_changed_packed_or_not(packed: bool) -> None:
    coding = [(b"content-encoding", b"gzip")] if packed else []
    headers, body = served(
        gzip.compress(PAGE) if packed else PAGE,
        [(b"content-type", b"text/html; charset=utf-8"), (b"etag", b"old"), (b"content-length", b"1"), *coding],
    )
    assert int(headers[b"content-length"]) == len(body)
    assert b"etag" not in headers
    assert headers[b"x-content-type-options"] == b"nosniff"
    assert b"<body>" + ADDED in (gzip.decompress(body) if packed else body)


def test_everything_else_goes_by() -> None:
    headers, body = served(PAGE, [(b"content-type", b"image/png"), (b"etag", b"old")])
    assert body == PAGE
    assert headers[b"etag"] == b"old"
