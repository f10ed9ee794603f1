"""Every page in both languages without a browser, and what it says to a link that leads nowhere."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from urllib.parse import parse_qsl

import pytest
from streamlit import config
from streamlit.testing.v1 import AppTest

from tutor.cases.transcript import Case, at, read_case, write_case
from tutor.core.moves import TABLE, seated
from tutor.games import shelf
from tutor.paths import PACKAGE, PAGES
from tutor.shown.address import pack, pack_text
from tutor.shown.asked import cut
from tutor.ui.frame import WITH_A_CASE
from tutor.ui.menu import _kept, pages
from tutor.words import library

PAGE_NAMES = sorted(file.stem for file in PAGES.glob("*.py"))
OF_A_GAME = [name for name in ("course", "rules", "replay", "judge", "compare", "practise") if name in PAGE_NAMES]


def opened(name: str, query: Mapping[str, str]) -> AppTest:
    """Open a page by its link."""
    app = AppTest.from_file(str(PACKAGE / "app.py"), default_timeout=120)
    app.query_params.update(query)
    app.switch_page(f"../pages/{name}.py")
    app.query_params.update(query)
    return app.run()


def no_trouble(app: AppTest) -> None:
    assert not app.exception, [one.value for one in app.exception]
    assert not app.error, [one.value for one in app.error]


@pytest.mark.parametrize("name", PAGE_NAMES)
def test_every_page_in_both_languages(name: str) -> None:
    for lang in ("de", "en"):
        app = opened(name, {"lang": lang})
        no_trouble(app)
        assert app.main.children, "the page is empty"


def test_the_menu_that_somebody_asked_for_outside_a_run_is_not_kept() -> None:
    _kept.cache_clear()
    pages("de")
    no_trouble(opened("start", {"lang": "de"}))


@pytest.mark.parametrize("game", shelf())
@pytest.mark.parametrize("name", OF_A_GAME)
def test_every_game_on_every_page(name: str, game: str) -> None:
    no_trouble(opened(name, {"game": game, "lang": "de"}))


@pytest.mark.parametrize("game", shelf())
def test_every_rule_set_of_a_game(game: str) -> None:
    for preset in shelf()[game].presets:
        no_trouble(opened("rules", {"game": game, "preset": preset, "lang": "en"}))


@pytest.mark.parametrize(
    ("name", "query"),
    [
        ("rules", {"rule": "getaway.no.such"}),
        ("rules", {"rule": "<script>"}),
        ("rules", {"game": "bridge"}),
        ("rules", {"game": "getaway", "preset": "no-such"}),
        ("rules", {"game": "getaway", "o": "no-such:1"}),
        ("replay", {"case": "getaway.ex.no-such"}),
        ("replay", {"case": "getaway.ex.six-tricks", "step": "99"}),
        ("replay", {"case": "getaway.ex.six-tricks", "step": "²"}),
        ("replay", {"at": "damaged"}),
        ("judge", {"case": "getaway.x.no-such"}),
        ("judge", {"game": "getaway", "o": "draw-hand.target:any-player"}),
        ("judge", {"at": "damaged"}),
        ("compare", {"at": "damaged"}),
        ("compare", {"case": "no-such"}),
        ("compare", {"case": "getaway.ex.five-deal", "step": "²"}),
        ("compare", {"case": "getaway.ex.five-deal", "step": "999"}),
        ("propose", {"turned": "zz"}),
        ("practise", {"case": "getaway.x.no-such"}),
        ("practise", {"game": "bridge"}),
        ("practise", {"game": "ecarte", "case": "knockout-whist.x.v3"}),
        ("practise", {"at": "damaged"}),
    ],
    ids=lambda said: said if isinstance(said, str) else " ".join(f"{k}={v}" for k, v in said.items()),
)
def test_a_link_that_leads_nowhere(name: str, query: Mapping[str, str]) -> None:
    german, english = (one_sentence(opened(name, {**query, "lang": lang})) for lang in ("de", "en"))
    assert german != english


def one_sentence(app: AppTest) -> str:
    assert not app.exception
    (said,) = app.error
    assert len(said.value) > 20
    assert "\n" not in said.value
    assert app.get("page_link"), "there is a way on"
    return str(said.value)


def own_case(game: str) -> Case:
    """A position of one's own: a game just begun under another rule set than the first."""
    found = shelf()[game]
    preset, options = list(found.presets.items())[1]
    source, seats = Random(7), seated(max(2, found.seats(options)[0]))
    state = found.start(options, seats)
    while found.movers(state)[:1] == (TABLE,):
        state, _ = found.apply(state, found.chance(state, source))
    return at(Case(found, preset, options, seats), state)


@pytest.mark.parametrize("game", shelf())
def test_the_menu_keeps_game_rule_set_and_position_on_every_way(game: str) -> None:
    case = own_case(game)
    app = opened("judge", {"game": game, "at": pack(case), "lang": "en"})
    for name in ("practise", "judge", "notebooks", "replay", "rules", "compare", "course", "play", "judge"):
        app.query_params.clear()
        app.switch_page(f"../pages/{name}.py").run()
        no_trouble(app)
        shown = {key: app.query_params[key] for key in app.query_params}
        if name in WITH_A_CASE:
            assert shown["at"] == pack(case), name
        elif name == "practise":
            assert (shown["game"], shown["preset"]) == (game, case.preset)
            assert "Practise this position" in [one.proto.label for one in app.get("page_link")]


def test_a_position_whose_rule_set_is_gone_is_offered_under_the_usual_one() -> None:
    case = write_case(own_case("getaway"))
    for gone in ({"preset": "of-old"}, {"options": {"of-old": "yes"}}, {"options": {"packs": "nine"}}):
        app = opened("judge", {"game": "getaway", "at": pack_text(json.dumps({**case, **gone})), "lang": "en"})
        one_sentence(app)
        (way,) = [one.proto for one in app.get("page_link") if one.proto.label.startswith("This position under")]
        usual = opened("judge", dict(parse_qsl(way.query_string)))
        no_trouble(usual)
        assert usual.query_params["at"]


def test_a_position_of_ones_own_is_practised() -> None:
    case = read_case(library.lesson("getaway.ex.six-tricks")[1]["case"])
    there = {"game": "getaway", "at": pack(cut(case, "13")), "lang": "en"}
    assert "Practise this position" in [one.proto.label for one in opened("judge", there).get("page_link")]
    app = opened("practise", there)
    no_trouble(app)
    assert "practise-written" in [one.key for one in app.button]
    assert "practise-pick" not in [one.key for one in app.selectbox]


def test_practising_begins_under_the_rule_set_that_is_asked_for() -> None:
    wanted = [one["id"] for one in library.book("getaway").exercises if one["case"].get("preset") == "two-packs"]
    app = opened("practise", {"game": "getaway", "preset": "two-packs", "lang": "en"})
    no_trouble(app)
    assert app.selectbox(key="practise-pick").value == wanted[0]


@pytest.mark.parametrize(("number", "said"), [(0, "Not quite."), (1, "All correct.")])
def test_whoever_chooses_an_answer_is_told_whether_it_is_right(number: int, said: str) -> None:
    app = opened("practise", {"case": "getaway.x.27", "lang": "en"})
    app.radio(key="practise-choice-getaway.x.27").set_value(number).run()
    app.button(key="practise-check-getaway.x.27").click().run()
    no_trouble(app)
    assert any(f">{said}</p>" in one.proto.body for one in app.get("html"))


def test_help_comes_one_hint_at_a_time_and_the_twin_with_the_last() -> None:
    app = opened("practise", {"case": "getaway.x.01", "lang": "en"})
    twin = []
    while any(one.key == "practise-hints-more" for one in app.button):
        app.button(key="practise-hints-more").click().run()
        no_trouble(app)
        twin.append("Another position with the same rule" in [one.proto.label for one in app.get("page_link")])
    assert twin == [False, False, False, True]


@pytest.mark.parametrize("name", ["odds", "jeux"])
def test_charts_write_numbers_as_the_language_does(name: str) -> None:
    for lang, comma in (("de", True), ("en", False)):
        charts = opened(name, {"lang": lang}).get("vega_lite_chart")
        assert charts
        for chart in charts:
            assert (json.loads(chart.proto.spec).get("config", {}).get("locale") is not None) == comma


def test_a_position_that_is_being_made_is_no_example_any_more() -> None:
    link = {"case": "getaway.ex.six-tricks", "lang": "en"}
    for mode, named in (("", link["case"]), ("edit", None)):
        app = opened("judge", {**link, "mode": mode})
        no_trouble(app)
        assert app.selectbox(key="judge-from").value == named


@pytest.mark.parametrize("name", ["replay", "judge"])
def test_a_line_that_cannot_be_made_says_so_and_the_page_stands(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("this line is broken on purpose")

    monkeypatch.setattr("tutor.ui.replayer.line_of", broken)
    app = opened(name, {"case": "getaway.ex.six-tricks", "step": "3", "lang": "en"})
    assert [one.value for one in app.error] == ["This line cannot be shown. Nothing else on the page is missing."]
    assert app.selectbox, "the tools above the table are there"


def test_what_is_put_right_keeps_what_was_put_right_before() -> None:
    asked = "hearts 10 is led, i have heart 5 and king of spades, may i play the king"
    app = opened("rules", {"game": "knockout-whist", "ask": asked, "told": "lacked:♥", "lang": "en"})
    away = next(one for one in app.button if str(one.key).endswith("-fact-hand-away"))
    away.click().run()
    no_trouble(app)
    assert app.query_params["told"] == "lacked:♥;hand:"


def test_a_link_to_share_keeps_the_base_path() -> None:
    script = """
import streamlit as st
from tutor.shown.address import Address
from tutor.ui.frame import full_link
st.text(full_link("replay", Address(game="getaway", lang="en")))
"""
    before = config.get_option("server.baseUrlPath")
    config.set_option("server.baseUrlPath", "/lessons/")
    try:
        app = AppTest.from_string(script).run()
    finally:
        config.set_option("server.baseUrlPath", before)
    assert app.text[0].value == "http://localhost:8501/lessons/replay?game=getaway&lang=en"
