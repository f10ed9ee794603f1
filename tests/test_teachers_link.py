"""Who may write where others reach the app: the link with the token, exchanged for a cookie, and a key for readers."""

from __future__ import annotations

import pytest
from apart import finished
from streamlit.testing.v1 import AppTest

from tutor.front import Front, Message
from tutor.paths import PACKAGE
from tutor.place import PASSED_ON, at_home, behind_a_proxy, is_teacher

Headers = dict[bytes, list[bytes]]


def answered(
    path: str, query: str = "", cookie: str = "", scheme: str = "http", passed: bytes = b""
) -> tuple[int, Headers]:
    """Ask the middleware before an application that has just one page."""
    sent: list[Message] = []

    async def page(_scope: Message, _receive: object, send: object) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-type", b"text/html")]})
        await send({"type": "http.response.body", "body": b"<head></head>"})

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": "http", "path": path, "query_string": query.encode(), "scheme": scheme}
    sent_along = [(b"cookie", cookie.encode()), *([(passed, b"10.0.0.7")] if passed else [])]
    finished(Front(page)({**scope, "headers": sent_along}, None, send))
    headers: Headers = {}
    for name, value in sent[0]["headers"]:
        headers.setdefault(name, []).append(value)
    return sent[0]["status"], headers


@pytest.fixture(autouse=True)
def shared(monkeypatch: pytest.MonkeyPatch) -> None:
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
    assert b"set-cookie" not in answered("/", cookie="a=b; tutor_learner=mine")[1]
    monkeypatch.setenv("TUTOR_PLACE", "own")
    assert b"set-cookie" not in answered("/")[1]


@pytest.mark.parametrize("passed", [b"x-forwarded-for", b"X-Forwarded-Proto", b"forwarded", b"x-real-ip"])
@pytest.mark.parametrize("token", ["", "right"])
def test_whoever_comes_through_a_proxy_is_not_the_owner_of_this_machine(
    passed: bytes, token: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TUTOR_PLACE", "own")
    monkeypatch.setenv("TUTOR_TOKEN", token)
    answered("/classes")
    assert (is_teacher(""), behind_a_proxy()) == (True, False)
    assert b"set-cookie" in answered("/classes", passed=passed)[1], "a reader like any other"
    answered("/classes")
    assert (is_teacher(""), is_teacher("x"), at_home(), behind_a_proxy()) == (False, False, False, True)
    assert capsys.readouterr().out.count("TUTOR_PLACE=shared") == 1


@pytest.mark.parametrize("name", ["classes", "notebooks"])
@pytest.mark.parametrize("lang", ["de", "en"])
def test_behind_a_proxy_the_page_says_what_to_set(name: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUTOR_PLACE", PASSED_ON)
    app = AppTest.from_file(str(PACKAGE / "app.py"), default_timeout=60)
    app.query_params["lang"] = lang
    app.switch_page(f"../pages/{name}.py").run()
    assert not app.exception
    assert [said.value for said in app.info if "TUTOR_PLACE=shared" in said.value]


def test_a_socket_that_was_passed_on_is_noticed_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUTOR_PLACE", "own")

    async def page(_scope: Message, _receive: object, _send: object) -> None:
        return None

    finished(Front(page)({"type": "websocket", "headers": [(b"x-forwarded-for", b"10.0.0.7")]}, None, None))
    assert not is_teacher("")
