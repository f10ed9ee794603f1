"""Every block of every course on its page, without a browser; and what a page says to a link that leads nowhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import streamlit as st
from streamlit.testing.v1 import AppTest
from streamlit.testing.v1.element_tree import Button

from tutor.notebook.courses import courses
from tutor.paths import PACKAGE
from tutor.place import OWN as HOME
from tutor.place import PLACE
from tutor.shown.address import pack_text
from tutor.store.keeping import OWN as ME
from tutor.store.keeping import Store
from tutor.store.reviews import reviews
from tutor.ui import notebook_reader
from tutor.ui.learner import store
from tutor.ui.notebook_blocks import show_block
from tutor.ui.notebook_reader import stations_of


def opened(**query: str) -> AppTest:
    """Open a notebook by its link."""
    app = AppTest.from_file(str(PACKAGE / "app.py"), default_timeout=240)
    app.query_params.update(query)
    app.switch_page("../pages/course.py")
    app.query_params.update(query)
    return app.run()


@pytest.fixture
def all_near(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every block at once, as for a reader who has seen the whole page."""
    monkeypatch.setattr(notebook_reader, "when_near", lambda block, reading, key, **_: show_block(block, reading, key))


@pytest.mark.parametrize("course", courses(), ids=lambda one: one.file)
def test_the_last_station_leads_to_a_game(course) -> None:
    """Whoever knows the rules wants to play."""
    last = stations_of(course.notebook)[-1].id
    app = opened(game=course.game, lang=course.lang, station=last)
    ways = [one.proto for one in app.get("page_link") if "at=" not in one.proto.query_string]
    assert [one.page for one in ways if f"game={course.game}" in one.query_string] == ["play", "practise", "rules"]


@pytest.mark.usefixtures("all_near")
@pytest.mark.parametrize("course", courses(), ids=lambda one: one.file)
@pytest.mark.parametrize("hidden", ["", "1"], ids=["open", "for learners"])
def test_every_block_of_every_course(course, hidden: str) -> None:
    app = opened(game=course.game, lang=course.lang, mode="all", guess=hidden)
    assert not app.exception, [one.value for one in app.exception]
    assert not app.error, [one.value for one in app.error]
    assert not app.warning, [one.value for one in app.warning]
    tables = [block for block in course.notebook.blocks if block.kind != "rule"]
    assert len(app.get("bidi_component")) >= len(tables)


@pytest.mark.parametrize("course", courses(), ids=lambda one: one.file)
@pytest.mark.parametrize("mode", ["print", "projector"])
def test_every_course_before_a_class(course, mode: str) -> None:
    app = opened(game=course.game, lang=course.lang, mode=mode)
    assert not app.exception
    assert not app.error


@pytest.mark.usefixtures("all_near")
@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_lesson_in_another_language_than_the_readers(lang: str) -> None:
    own = "{exercise}\nquestion: Was nun?\nhands: {N: ♥6 ♠2, E: ♥D ♠3}\n"
    text = f"---\ntitle: Stunde\nlang: de\ngame: getaway\n---\n\n## Eins\n\n```{own}legal: [♥Z]\n```\n\nDas Ende.\n"
    app = opened(text=pack_text(text), lang=lang)
    assert not app.exception
    assert not app.error
    (wrong,) = {one.value for one in app.warning}
    assert wrong.startswith("Zeile 9:" if lang == "de" else "Line 9:")


@pytest.fixture
def own_store(tmp_path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    """Somebody at their own machine, of whom nothing is kept yet."""
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path))
    monkeypatch.setenv(PLACE, HOME)
    st.cache_resource.clear()
    yield store()
    store().close()
    st.cache_resource.clear()


@pytest.mark.usefixtures("all_near")
def test_what_was_missed_in_a_notebook_comes_back_in_review(own_store: Store) -> None:
    position = "position: {hands: {N: ♥6 ♠2, E: ♥D ♠3}, power: N, number: 10}\nmoves: [N ♥6]\n"
    choices = "choices: [{right: true, text: ♥D}, ♠3]\ncheck: {moves: [E ♥D]}\n"
    own = f"{{exercise}}\nquestion: Was nun?\nplayers: [N, E]\n{position}{choices}"
    text = f"---\ntitle: Stunde\nlang: de\ngame: getaway\n---\n\n## Eins\n\n```{own}```\n"
    app = opened(text=pack_text(text), lang="de")
    assert not what_ifs(app)
    app.radio[0].set_value(1).run()
    next(one for one in app.button if "Prüfen" in one.label).click().run()
    assert not app.exception
    (kept,) = reviews(own_store, ME)
    assert (kept.asked, kept.missed) == (1, 1)
    assert kept.rule.startswith("getaway.")
    what_ifs(app)[0].click().run()
    assert not app.exception
    assert [one for one in app.selectbox if one.label == "Welcher Zug?"]


@pytest.mark.usefixtures("all_near")
@pytest.mark.parametrize("hidden", ["", "1"])
def test_what_if_stands_under_a_table_unless_its_answers_are_still_hidden(hidden: str) -> None:
    position = "position: {hands: {N: ♥6 ♠2, E: ♥D ♠3}, power: N, number: 10}\nmoves: [N ♥6]\n"
    text = f"---\ntitle: Stunde\nlang: de\ngame: getaway\n---\n\n```{{table}}\nplayers: [N, E]\n{position}```\n"
    app = opened(text=pack_text(text), lang="de", guess=hidden)
    assert not app.exception
    assert bool(what_ifs(app)) != bool(hidden)


def what_ifs(app: AppTest) -> list[Button]:
    return [one for one in app.button if one.label == "Was wäre, wenn?"]


@pytest.mark.parametrize(
    "query",
    [
        {"text": "damaged"},
        {"text": "eJzzSM3JyVcozy_KSVHwVgAAJvgE5g" * 3},
        {"notebook": "no-such-notebook"},
        {"game": "bridge"},
        {"game": "getaway", "station": "no-such-station"},
        {"game": "getaway", "station": "<script>"},
        {"game": "getaway", "mode": "projector", "screen": "99999"},
        {"game": "getaway", "mode": "projector", "screen": "²"},
    ],
    ids=lambda said: " ".join(f"{k}={v[:12]}" for k, v in said.items()),
)
def test_a_link_that_leads_nowhere(query: dict[str, str], tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path))
    app = opened(**query, lang="en")
    assert not app.exception
    assert len(app.error) == ("screen" not in query)
    assert all("\n" not in one.value for one in app.error)
