"""Who comes in, and who does not: other names, other sites, other people's keys, and what a text may show."""

from __future__ import annotations

import base64
import os
import re
import sys
from http.client import HTTPConnection
from pathlib import Path

import pytest
from apart import finished
from streamlit.testing.v1 import AppTest

from tutor.bench.app import HOST, running
from tutor.border import POLICY, signed
from tutor.classes import readers
from tutor.classes.limits import Limit
from tutor.classes.readers import key_for, reader_of
from tutor.core.complaints import Complaint
from tutor.front import Front, Message
from tutor.paths import PACKAGE
from tutor.shown.address import pack_text
from tutor.store import keeping
from tutor.store.keeping import OWN, Store

AT = "127.0.0.1:8501"


@pytest.fixture(autouse=True)
def own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUTOR_PLACE", "own")
    monkeypatch.delenv("TUTOR_HOSTS", raising=False)
    monkeypatch.delenv("TUTOR_ADDRESS", raising=False)


def asked(kind: str = "http", path: str = "/", server: str = "127.0.0.1", **headers: str) -> int:
    """Ask the app as a browser does; return the status, 101 for a socket that is opened."""
    sent: list[Message] = []

    async def app(scope: Message, _receive: object, send: object) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept"})
            return
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-type", b"text/plain")]})
        await send({"type": "http.response.body", "body": b"in"})

    async def send(message: Message) -> None:
        sent.append(message)

    said = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": kind, "path": path, "query_string": b"", "headers": said, "server": (server, 8501)}
    finished(Front(app)(scope, None, send))
    first = sent[0]
    return {"websocket.accept": 101, "websocket.close": 403}.get(first["type"]) or first["status"]


@pytest.mark.parametrize("host", [AT, "localhost:8501", "[::1]:8501", "LOCALHOST.", "127.0.0.1"])
def test_this_machine_is_asked_under_its_own_names(host: str) -> None:
    assert asked(host=host) == 200
    assert asked("websocket", "/_stcore/stream", host=host, origin=f"http://{host}") == 101


@pytest.mark.parametrize(
    "host", ["evil.example:8501", "127.0.0.1.evil.example", "me@127.0.0.1", "127.0.0.1:x", "", "192.168.0.7:8501"]
)
def test_a_name_that_was_bound_to_this_machine_by_others_opens_nothing(host: str) -> None:
    """DNS rebinding: host and origin agree, and both are foreign."""
    assert asked(host=host) == 421
    assert asked("websocket", "/_stcore/stream", host=host, origin=f"http://{host}") == 403


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1:9999", "http://localhost:8501", "x"]
)
def test_a_page_of_another_site_is_refused_before_anybody_looks_at_it(origin: str) -> None:
    for kind in ("http", "websocket"):
        assert asked(kind, host=AT, origin=origin) == 403


def test_a_shared_app_has_the_names_that_it_showed_and_those_that_are_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUTOR_PLACE", "shared")
    assert asked(host="192.168.0.7:8501") == 421
    assert asked(host="192.168.0.7:8501", server="192.168.0.7") == 200, "the address at which it was reached"
    monkeypatch.setenv("TUTOR_ADDRESS", "192.168.0.7:8501")
    assert asked(host="192.168.0.7:8501") == 200
    assert asked(host="cards.school.example") == 421
    monkeypatch.setenv("TUTOR_HOSTS", "cards.school.example, tables.school.example")
    assert asked(host="cards.school.example", origin="https://cards.school.example") == 200
    assert asked(host="tables.school.example:443") == 200
    assert asked(host="school.example") == 421


@pytest.mark.parametrize("header", ["x_forwarded_for", "x_forwarded_proto", "forwarded", "x_real_ip"])
def test_a_header_that_anybody_can_send_takes_nothing_from_the_owner(header: str) -> None:
    assert asked(host=AT, **{header: "10.0.0.7"}) == 403
    assert asked("websocket", host=AT, **{header: "10.0.0.7"}) == 403
    assert os.environ["TUTOR_PLACE"] == "own"
    assert asked(host=AT) == 200


@pytest.mark.parametrize("base", ["", "/cards"])
def test_what_tells_of_the_server_is_closed(base: str) -> None:
    assert asked(path=f"{base}/_stcore/metrics", host=AT) == 404


# Readers


def test_a_key_counts_only_where_it_was_given_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path))
    store = Store()
    cookie = key_for("", "10.0.0.7", store)
    key = reader_of(cookie, store)
    assert len(key) == 22
    assert key_for(cookie, "10.0.0.7", store) == "", "it keeps what it has"
    for said in (OWN, signed(OWN, "guessed"), f"{OWN}.", key, "x" * 22, cookie[:-1], f"{cookie}x", "", "."):
        assert reader_of(said, store) == ""
    old = "k" * 22
    store.visited(old, "course:getaway", "escape")
    assert reader_of(old, store) == old, "a key of before, under which something is kept, stays"
    assert reader_of(key_for(old, "10.0.0.7", store), store) == old
    monkeypatch.setattr(readers, "FRESH_KEYS", Limit(2, 3600.0))
    given = [key_for("", "10.0.0.8", store) for _ in range(4)]
    assert [bool(one) for one in given] == [True, True, False, False]
    store.close()


def test_what_is_kept_of_a_reader_has_an_end_and_of_the_owner_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path))
    monkeypatch.setattr(keeping, "MOST_ROWS", dict.fromkeys(keeping.MOST_ROWS, 2))
    store = Store()
    for keep in (
        lambda who, n: store.keep_game(who, f"S ♠{n}"),
        lambda who, n: store.seal(who, f"S ♠{n}"),
        lambda who, n: store.visited(who, "n", f"s{n}"),
        lambda who, n: store.answered(who, f"x{n}", right=True),
    ):
        for n in range(4):
            keep(OWN, n)
        keep("reader", 0)
        keep("reader", 1)
        with pytest.raises(Complaint, match="store-full"):
            keep("reader", 2)
    with pytest.raises(Complaint):
        store.keep_game("other", "x" * 300_000)
    store.close()


# What a text may show

PICTURE = "![x](http://foreign.example/x.png)"
NOTEBOOK = f"""---
title: "{PICTURE}"
lang: en
game: getaway
---

# {PICTURE}

## {PICTURE} <iframe src="http://foreign.example"></iframe> {{#one}}

{PICTURE} <img src="http://foreign.example/x.png"> [a](javascript:alert(1)) <http://foreign.example>

## {PICTURE} two

## my__station

Text.
"""


def said_by(app: AppTest) -> list[str]:
    """Return everything on a page that is read as Markdown: labels too."""
    found = [str(one.label) for one in app.button]
    for kind in (app.markdown, app.info, app.warning, app.error, app.success, app.caption, app.title, app.header):
        found += [str(one.value) for one in kind]
    return found


@pytest.mark.parametrize("station", ["", "one", "my__station"])
@pytest.mark.parametrize("mode", ["", "all"])
def test_a_text_shows_no_picture_of_another_host(
    station: str, mode: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path))
    app = AppTest.from_file(str(PACKAGE / "app.py"), default_timeout=120)
    query = {"text": pack_text(NOTEBOOK), "station": station, "mode": mode, "lang": "en"}
    app.switch_page("../pages/course.py")
    app.query_params.update({name: value for name, value in query.items() if value})
    app.run()
    assert not app.exception
    assert not [one for one in app.error if "went wrong" in str(one.value)]
    said = said_by(app)
    assert mode or [one for one in said if "foreign" in one], "the title is there"
    assert [one for one in said if re.search(r"(?<!\\)!?(?<!\\)\[x(?<!\\)\]\(", one)] == []


# The server itself, heard from below

HOOK = """\
import os, sys
def heard(event, said):
    names = ("getaddrinfo", "gethostbyname", "gethostbyaddr")
    if event in ("socket.connect", "socket.sendto", *(f"socket.{name}" for name in names)):
        with open(os.environ["HEARD"], "a") as out:
            print(event, said[1] if event in ("socket.connect", "socket.sendto") else said[0], file=out)
sys.addaudithook(heard)
"""


def knock(port: int, path: str, **headers: str) -> int:
    asked_ = HTTPConnection(HOST, port, timeout=20)
    try:
        asked_.putrequest("GET", path, skip_host="Host" in headers)
        for name, value in headers.items():
            asked_.putheader(name, value)
        asked_.endheaders()
        return asked_.getresponse().status
    finally:
        asked_.close()


def socket_opened(port: int, **headers: str) -> int:
    key = base64.b64encode(os.urandom(16)).decode()
    upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key}
    return knock(port, "/_stcore/stream", **upgrade, **headers)


def test_the_server_asks_nobody_for_anything_whoever_knocks(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(HOOK, encoding="utf-8")
    heard = tmp_path / "heard"
    heard.touch()
    env = {**os.environ, "PYTHONPATH": str(tmp_path), "HEARD": str(heard), "TUTOR_DATA": str(tmp_path / "data")}
    env.pop("TUTOR_PLACE", None)
    with running(tmp_path / "log", (sys.executable, "-m", "tutor", "run"), env=env) as app:
        here = f"{HOST}:{app.port}"
        asked_ = HTTPConnection(HOST, app.port, timeout=20)
        asked_.request("GET", "/rules?game=getaway")
        answer = asked_.getresponse()
        assert (answer.status, answer.headers["content-security-policy"]) == (200, POLICY)
        asked_.close()
        assert socket_opened(app.port, Origin=f"http://{here}", Host=here) == 101
        assert socket_opened(app.port, Origin="http://evil.example", Host=here) == 403
        assert socket_opened(app.port, Origin="http://evil.example", Host="evil.example") == 403
        assert knock(app.port, "/", Host="evil.example") == 421
        assert knock(app.port, "/_stcore/metrics", Host=here) == 404
        assert knock(app.port, "/", Host=here, **{"X-Forwarded-For": "10.0.0.7"}) == 403
        assert knock(app.port, "/", Host=here) == 200
    said = heard.read_text(encoding="utf-8").splitlines()
    foreign = [one for one in said if not re.search(r"127\.0\.0\.1|localhost|::1|None| b?''| /", one)]
    assert foreign == []
