"""Streamlit's scripts and styles come packed, are packed once, and are what they were."""

import gzip

import pytest
from apart import finished

from tutor import packing
from tutor.front import STATIC, Front, Message
from tutor.packing import packed


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch):
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path))
    monkeypatch.setenv("TUTOR_PLACE", "own")
    packing._packed.cache_clear()
    yield
    packing._packed.cache_clear()


def largest():
    return max(STATIC.rglob("*.js"), key=lambda file: file.stat().st_size)


def asked(path: str, *headers: tuple[bytes, bytes], method: str = "GET") -> tuple[dict[bytes, bytes], bytes]:
    sent: list[Message] = []

    async def app(_scope, _receive, send):
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-type", b"text/javascript")]})
        await send({"type": "http.response.body", "body": b"as it lies there"})

    async def send(message):
        sent.append(message)

    scope = {"type": "http", "method": method, "path": path, "headers": list(headers), "query_string": b""}
    finished(Front(app)(scope, None, send))
    return dict(sent[0]["headers"]), b"".join(one.get("body", b"") for one in sent[1:])


TAKES = (b"accept-encoding", b"gzip, br")


@pytest.mark.parametrize("base", ["", "/cards"])
def test_a_script_comes_packed_and_is_what_it_was(base, tmp_path):
    file = largest()
    path = f"{base}/static/{file.relative_to(STATIC)}"
    headers, body = asked(path, TAKES)
    assert gzip.decompress(body) == file.read_bytes()
    assert len(body) < file.stat().st_size * 0.5
    assert (headers[b"content-encoding"], headers[b"content-length"]) == (b"gzip", str(len(body)).encode())
    assert b"immutable" in headers[b"cache-control"]
    assert headers[b"x-content-type-options"] == b"nosniff"
    assert len(list(tmp_path.rglob("*.gz"))) == 1


def test_it_is_packed_once(monkeypatch):
    path = f"/static/{largest().relative_to(STATIC)}"
    first = asked(path, TAKES)[1]
    packing._packed.cache_clear()  # another start
    monkeypatch.setattr(packing.gzip, "compress", lambda *_, **__: pytest.fail("packed again"))
    assert asked(path, TAKES)[1] == first


def test_what_was_spoiled_meanwhile_is_packed_anew(tmp_path):
    path = f"/static/{largest().relative_to(STATIC)}"
    first = asked(path, TAKES)[1]
    packing._packed.cache_clear()
    (kept,) = tmp_path.rglob("*.gz")
    kept.write_bytes(first[: len(first) // 2])
    assert asked(path, TAKES)[1] == first


def test_everything_else_goes_by():
    path = f"/static/{largest().relative_to(STATIC)}"
    for said in (asked(path), asked(path, TAKES, (b"range", b"bytes=0-9")), asked(path, TAKES, method="HEAD")):
        assert said[1] == b"as it lies there"
    for strange in ("/static/../../config.py", "/static/nowhere.js", "/static/a\\b.js", "/app/x.js", "/static/x\0.js"):
        assert asked(strange, TAKES)[1] == b"as it lies there"
        assert packed(STATIC, strange, "1") is None
