"""Who may write where others reach the app: the link with the token, exchanged for a cookie, and a key for readers."""

from __future__ import annotations

from pathlib import Path

import pytest
from apart import finished

from tutor.classes.desk import phones
from tutor.front import Front, Message

Headers = dict[bytes, list[bytes]]


def answered(path: str, query: str = "", cookie: str = "", scheme: str = "http") -> tuple[int, Headers]:
    """Ask the middleware before an application that has just one page."""
    sent: list[Message] = []

    async def page(_scope: Message, _receive: object, send: object) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-type", b"text/html")]})
        await send({"type": "http.response.body", "body": b"<head></head>"})

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": "http", "path": path, "query_string": query.encode(), "scheme": scheme}
    finished(Front(page)({**scope, "headers": [(b"cookie", cookie.encode())]}, None, send))
    headers: Headers = {}
    for name, value in sent[0]["headers"]:
        headers.setdefault(name, []).append(value)
    return sent[0]["status"], headers


@pytest.fixture(autouse=True)
def shared(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path))
    phones.cache_clear()
    monkeypatch.setenv("TUTOR_PLACE", "shared")
    monkeypatch.setenv("TUTOR_TOKEN", "right")


def test_the_token_becomes_a_cookie_and_leaves_the_address() -> None:
    status, headers = answered("/base/notebooks", "token=right&lang=de")
    assert status == 303
    assert headers[b"location"] == [b"./notebooks?lang=de"]
    (cookie,) = headers[b"set-cookie"]
    assert cookie.startswith(b"tutor_teacher=right;")
    assert b"HttpOnly" in cookie
    assert b"SameSite=Lax" in cookie
    assert b"Secure" not in cookie
    assert b"Secure" in answered("/notebooks", "token=right", scheme="https")[1][b"set-cookie"][0]


@pytest.mark.parametrize("query", ["token=wrong", "token=", "", "token=right%00"])
def test_another_token_changes_nothing(query: str) -> None:
    status, headers = answered("/notebooks", query)
    assert status == 200
    assert all(not cookie.startswith(b"tutor_teacher") for cookie in headers[b"set-cookie"])


def test_a_server_without_a_token_lets_nobody_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TUTOR_TOKEN")
    assert answered("/notebooks", "token=")[0] == 200


def test_where_a_link_leads_is_never_another_host() -> None:
    for path in ("//evil.example/x", "/\r\nset-cookie: a=b", "/ä"):
        (where,) = answered(path, "token=right")[1][b"location"]
        assert where.startswith(b"./")
        assert b"\r" not in where


def test_a_browser_gets_its_key_once_and_on_ones_own_machine_none(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = (answered("/")[1][b"set-cookie"][0] for _ in range(2))
    assert first != second
    assert len(first.split(b";")[0]) > 30
    mine = first.split(b";")[0].decode()
    assert b"set-cookie" not in answered("/", cookie=f"a=b; {mine}")[1]
    assert b"set-cookie" in answered("/", cookie="tutor_learner=own")[1], "what was not given out is no key"
    monkeypatch.setenv("TUTOR_PLACE", "own")
    assert b"set-cookie" not in answered("/")[1]
