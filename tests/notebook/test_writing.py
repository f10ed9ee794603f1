"""Writing without a browser: what a window sends is saved, refused or dropped, and nothing is overwritten."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import streamlit as st
from streamlit.testing.v1 import AppTest

from tutor.cases.transcript import read_case
from tutor.games import shelf
from tutor.notebook.blocks import known_lesson
from tutor.notebook.checking import findings
from tutor.notebook.reading import new, read, write
from tutor.paths import PACKAGE
from tutor.shown.address import Address
from tutor.shown.comparing import column
from tutor.store import keeping
from tutor.teaching.exercises import name_of
from tutor.ui import learner
from tutor.ui.learner import store
from tutor.ui.notebook_editor import Desk, difference, take
from tutor.ui.notebook_new import KINDS, appended, block_for, choices, fresh


@pytest.fixture(autouse=True)
def own_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path))
    monkeypatch.delenv("TUTOR_DATABASE", raising=False)
    monkeypatch.setenv("TUTOR_PLACE", "own")
    yield
    store().close()
    st.cache_resource.clear()


def opened(text: str = "---\ntitle: A\nlang: en\n---\n") -> Desk:
    return Desk.of(store().save(text), [])


def draft(here: Desk, text: object, **but: object) -> dict[str, object]:
    return {"n": here.ack + 1, "text": text, "seen": here.seen, "line": 1, "load": here.load, **but}


def test_what_is_typed_is_saved_and_acknowledged() -> None:
    here = opened()
    take(here, draft(here, "one"))
    take(here, draft(here, "two"))
    assert (here.ack, here.seen, here.trouble) == (2, 3, None)
    assert store().notebook(here.id).text == "two"
    assert [n for n, _ in store().versions(here.id)] == [3, 2, 1]


def test_the_desk_knows_the_line_that_is_written_in_and_begins_with_the_first() -> None:
    here = opened()
    take(here, draft(here, "one\ntwo", line=2))
    assert here.line == 2
    take(here, draft(here, "", line=0))
    assert here.line == 1


def test_a_second_window_is_told_and_overwrites_nothing() -> None:
    first = opened()
    second = Desk.of(store().notebook(first.id), [])
    take(first, draft(first, "from the first"))
    take(second, draft(second, "from the second"))
    assert second.conflict
    assert second.text == "from the second"
    assert store().notebook(first.id).text == "from the first"
    take(second, draft(second, "from the second, and on"))
    assert second.conflict, "nothing is saved before somebody has chosen"
    second.put(store().save(second.text, second.id, store().notebook(first.id).number))
    assert not second.conflict
    assert store().notebook(first.id, 2).text == "from the first"


def test_a_text_that_is_sent_twice_is_no_quarrel() -> None:
    here = opened()
    twice = draft(here, "once")
    take(here, twice)
    take(here, {**twice, "n": 2})
    assert here.trouble is None
    other = Desk.of(store().notebook(here.id, 1), [])
    take(other, draft(other, "once"))
    assert other.trouble is None
    assert other.seen == 2


@pytest.mark.parametrize(
    "said",
    [None, [], "text", {}, {"n": 1}, {"n": True, "text": "x", "seen": 1, "line": 1, "load": 1}, {"n": 1, "text": 7}],
)
def test_what_a_browser_should_not_send_is_dropped(said: object) -> None:
    here = opened()
    take(here, said)
    assert here.seen == 1
    assert here.trouble is None


def test_a_text_that_is_too_long_stays_in_the_window() -> None:
    here = opened()
    take(here, draft(here, "x" * 600_000))
    assert here.trouble is not None
    assert here.trouble.key == "file-too-big"
    assert store().notebook(here.id).number == 1


def test_the_list_and_the_desk_are_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "new_key", lambda: "_an__id_")
    here = opened("---\ntitle: My <b>own</b>\nlang: de\ngame: getaway\n---\n\n```{tabel}\n```\n")
    for lang in ("de", "en"):
        for query in ({}, {"notebook": here.id}, {"notebook": "no-such"}):
            app = AppTest.from_file(str(PACKAGE / "app.py"), default_timeout=120)
            app.query_params.update({**query, "lang": lang})
            app.switch_page("../pages/notebooks.py")
            app.query_params.update({**query, "lang": lang})
            app.run()
            assert not app.exception
            assert len(app.error) == (query.get("notebook") == "no-such")


def test_screens_can_be_cut_where_their_menu_is_open_and_not_before() -> None:
    here = opened("---\ntitle: A\nlang: en\ngame: getaway\n---\n\n```{exercise} getaway.x.01\n```\n")
    app = AppTest.from_file(str(PACKAGE / "app.py"), default_timeout=120)
    query = {"notebook": here.id, "lang": "en"}
    app.query_params.update(query)
    app.switch_page("../pages/notebooks.py")
    app.query_params.update(query)
    for menu_open in (False, True):
        app.session_state["notes-screens-menu"] = menu_open
        app.run()
        assert not app.exception
        assert ("notes-screen-split" in [one.key for one in app.button]) == menu_open


def test_whoever_asks_about_a_position_writes_the_question_first() -> None:
    script = """
from tutor.cases.transcript import read_case
from tutor.ui.ask_this import asking
from tutor.words import library
asking(read_case(library.lesson("getaway.x.03")[1]["case"]))
"""
    app = AppTest.from_string(script, default_timeout=120).run()
    assert not app.exception
    assert not app.success
    assert app.text_area
    assert app.button(key="ask-go")


def test_differences_are_shown_line_by_line() -> None:
    assert list(difference("a\nb\n", "a\nc\n")) == [("@", ""), (" ", "a"), ("-", "b"), ("+", "c")]
    assert list(difference("a", "a")) == []


@pytest.mark.parametrize("game", shelf())
@pytest.mark.parametrize("kind", KINDS)
def test_a_new_block_has_nothing_to_complain_about(game: str, kind: str) -> None:
    id_ = next(iter(choices(kind, game)), "")
    text = appended(new("x", "en", game), fresh(kind, game, id_))
    assert findings(read(text)) == []


def test_only_rule_sets_that_can_be_are_compared() -> None:
    assert fresh("compare", "getaway", "getaway.x.25") == "", "two packs fit no other rule set"
    here = read_case({**known_lesson("getaway.x.03")["case"], "moves": []})
    between = [column(here, name).rule_set for name in ("standard", "direction:counter-clockwise")]
    source = block_for("compare", Address(game="getaway"), here, between)
    assert findings(read(appended(new("x", "en", "getaway"), source))) == []
    assert "counter-clockwise" in source


def test_the_odds_of_a_page_become_a_block() -> None:
    source = block_for("odds", Address(hand="♥7 ♠K D B ♦7", turned="♥8", role="dealer"), None)
    notebook = read(appended(new("x", "en", "ecarte"), source))
    assert findings(notebook) == []
    assert write(notebook).endswith(source)


@pytest.mark.parametrize("game", shelf())
def test_an_exercise_of_random_play_becomes_a_block(game: str) -> None:
    for seed in range(6):
        name = name_of(shelf()[game], seed)
        source = block_for("practise", Address(game=game, case=name), None)
        assert findings(read(appended(new("x", "en", game), source))) == [], name


def test_only_the_teachers_link_lets_others_write(monkeypatch: pytest.MonkeyPatch) -> None:
    class Context:
        cookies: dict[str, str] = {}  # noqa: RUF012  # one reader after the other

    monkeypatch.setattr(learner.st, "context", Context)
    assert learner.may_write()
    monkeypatch.setenv("TUTOR_PLACE", "shared")
    assert not learner.may_write()
    monkeypatch.setenv("TUTOR_TOKEN", "")
    Context.cookies = {"tutor_teacher": ""}
    assert not learner.may_write(), "an empty token lets nobody in"
    monkeypatch.setenv("TUTOR_TOKEN", "right")
    Context.cookies = {"tutor_teacher": "wrong"}
    assert not learner.may_write()
    Context.cookies = {"tutor_teacher": "right"}
    assert learner.may_write()
