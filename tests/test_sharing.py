"""Links of positions: short, read for ever, and told when they are damaged; their QR codes are read as a phone does."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random

import pytest
import streamlit as st
import zxingcpp
from PIL import Image, ImageFilter
from playing import rule_sets, seats_for, wander
from streamlit.testing.v1 import AppTest

from tutor.cases.transcript import Case, read_case, write_case
from tutor.core.complaints import Complaint
from tutor.games import shelf
from tutor.paths import PACKAGE
from tutor.shown.address import Address, pack, unpack
from tutor.store.keeping import OWN
from tutor.store.moving import removed
from tutor.ui.frame import WITH_A_CASE
from tutor.ui.learner import store
from tutor.ui.menu import NAVIGATION
from tutor.ui.sharing import MODULE, opened, qr, shut
from tutor.words import library

EARLIER = (
    "eNqrVkpPzE1VslJKTy1JLE-sVNJRKshJrEwtKlayilbyA3JdgThYKRYonl-cWZKZn6dkVa2UkZiXUgxi-AG1Ppq5wFLh0cylhgZg"
    "5WABb6DAMmOwVhB_sZFSrY5SSVFmcjbYXJByI4ih5alFQCV-SrW1AKb1Lt0"
)
"""A link as the first version wrote it."""
TODAY = "-qyYyrmPxB4YlyGRDA4T7vEG2GMNdtdgIaBdqVC81ghgKSzC1tQA"


def test_links_that_people_have_made_are_read():
    assert write_case(unpack(EARLIER)) == write_case(unpack(TODAY))
    assert pack(unpack(EARLIER)) == TODAY


@pytest.mark.parametrize("link", [EARLIER, TODAY])
def test_a_link_cut_anywhere_is_one_complaint(link):
    for length in range(1, len(link)):
        with pytest.raises(Complaint):
            unpack(link[:length]).start()


@pytest.mark.parametrize("key", tuple(shelf()))
def test_a_position_in_a_link_is_short_and_its_code_is_read_from_a_blurred_screen(key):
    source = Random(7)
    rules = rule_sets(key)[0]
    seats = seats_for(rules.game, rules.options, source, 4)
    for made in list(wander(rules.game, rules.game.start(rules.options, seats), source, 12))[-2:]:
        case = Case(rules.game, rules.preset, rules.options, seats, {"position": rules.game.write(made.after)})
        packed = pack(case)
        assert unpack(packed).start() == case.start()
        assert len(packed) < 260
        url = f"http://192.168.178.20:8501/judge?game={key}&at={packed}&lang=de"
        picture, width = qr(url)
        seen = Image.open(io.BytesIO(picture)).convert("L")
        assert seen.width == width
        assert MODULE >= 5
        blurred = seen.filter(ImageFilter.GaussianBlur(1.5))
        assert [found.text for found in zxingcpp.read_barcodes(blurred)] == [url]


# The view of one seat alone


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Address]:
    """The link to North's view of a position of one's own, on one's own machine."""
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path))
    monkeypatch.setenv("TUTOR_PLACE", "own")
    monkeypatch.delenv("TUTOR_DATABASE", raising=False)
    st.cache_resource.clear()
    yield shut("judge", Address(game="getaway", at=TODAY, seat="N", move="E ♠A", mode="projector", lang="en"))
    st.cache_resource.clear()


def test_the_seat_in_the_link_or_else_the_one_asked_about_can_be_locked():
    script = """
from tutor.shown.address import Address
from tutor.ui.sharing import share
share("judge", Address(game="getaway", seat={seat!r}, lang="en"), {asked}).act()
"""
    for seat, asked, offered in (("N", None, 1), ("", 'lambda: "N"', 1), ("", None, 0)):
        app = AppTest.from_string(script.format(seat=seat, asked=asked)).run()
        assert not app.exception
        assert len(app.toggle) == offered


def test_a_locked_link_holds_a_key_in_place_of_the_position(kept):
    assert set(kept.query()) == {"game", "sealed", "lang"}
    assert len(kept.sealed) < 30
    seen = opened("judge", kept.but(seat="E", step="1", lock=""))
    assert (seen.at, seen.seat, seen.lock, seen.step, seen.move) == (TODAY, "N", "1", "", "")
    assert shut("judge", Address(game="getaway", at=TODAY, seat="N")).sealed == kept.sealed
    assert shut("judge", Address(game="getaway", at=TODAY, seat="E")).sealed != kept.sealed
    named = Address(game="getaway", case="getaway.ex.six-tricks", seat="N")
    assert shut("judge", named) == named.but(lock="1"), "an example is no secret"


def in_the_menu(app: AppTest) -> list[str]:
    """Return the entries of the menu for the rest, without their pictures; the other menu leads through the app."""
    [mine] = [one.proto for one in app.get("menu_button") if one.proto.label != "More"]
    return [one.partition(": ")[2] for one in mine.options]


def leads_away_alone(app: AppTest, *secrets: str) -> bool:
    """Whether what leads to other pages is the menu of the app, and takes nothing of the view along."""
    ways = [one.proto for one in app.get("page_link")]
    assert [one.page for one in ways] == ["" if name == "start" else name for name, *_ in NAVIGATION[""]]
    assert not [one.query_string for one in ways if one.query_string]
    for name in {*WITH_A_CASE, "practise"}:
        app.query_params.clear()
        app.switch_page(f"../pages/{name}.py").run()
        assert not app.error
        said = str(app.query_params)
        if any(one in said for one in ("sealed", *secrets)):
            return False
    return True


def test_a_locked_view_opens_by_its_key_and_cannot_be_opened_further(kept):
    app = judge({**kept.query(), "seat": "E", "mode": "edit"})
    assert not app.error
    assert any("View of North" in one.value for one in app.caption)
    assert not app.button
    assert in_the_menu(app) == ["Projector view", "Print view", "Share", "Display"]
    assert [one.key for one in app.selectbox] == []
    assert "at" not in app.query_params
    assert leads_away_alone(app, TODAY)


def test_a_key_opens_the_page_it_was_made_for_alone(kept):
    record = shut("replay", Address(game="getaway", at=TODAY, seat="N", step="3", guess="1", lang="en"))
    assert set(record.query()) == {"game", "sealed", "step", "guess", "lang"}
    seen = opened("replay", record.but(step="5", seat="E"))
    assert (seen.at, seen.seat, seen.lock, seen.step, seen.guess) == (TODAY, "N", "1", "5", "1")
    for name, where in (("judge", record), ("practise", record), ("replay", kept)):
        with pytest.raises(Complaint):
            opened(name, where)
    early = store().seal(OWN, "game=getaway&seat=N&lock=1")
    assert opened("judge", Address(sealed=early)).seat == "N"


@pytest.mark.parametrize(("name", "seat"), [("replay", "N"), ("practise", "E")])
def test_a_locked_record_or_exercise_cannot_be_opened_further(kept, name, seat):
    own = pack(read_case(library.lesson("getaway.x.03")[1]["case"]))
    where = shut(name, Address(game="getaway", at=own, seat=seat, lang="en"))
    app = judge({**where.query(), "seat": "S", "lock": ""}, name)
    assert not app.error
    assert any("View of" in one.value for one in app.caption)
    assert not [one.key for one in app.button if "hints" not in str(one.key)]
    assert set(in_the_menu(app)) <= {"Projector view", "Print view", "Share", "Display"}
    assert [one.key for one in app.selectbox] == []
    assert "at" not in app.query_params
    assert leads_away_alone(app, own)


def test_a_key_that_is_gone_is_one_sentence_and_the_way_to_a_position(kept):
    removed(store(), OWN)
    app = judge(kept.query())
    (said,) = app.error
    assert said.value.startswith("This view is not saved here")
    assert any(one.proto.query_string for one in app.get("page_link")), "besides the menu of the app"


def judge(query: Mapping[str, str], name: str = "judge") -> AppTest:
    app = AppTest.from_file(str(PACKAGE / "app.py"), default_timeout=120)
    app.query_params.update(query)
    app.switch_page(f"../pages/{name}.py")
    app.query_params.update(query)
    return app.run()
