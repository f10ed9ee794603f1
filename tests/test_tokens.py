"""One hand in everything: what Streamlit draws itself has the colours that our own styles and charts have."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tutor.paths import PACKAGE, ROOT
from tutor.ui.style import CSS, DARK, SHEETS
from tutor.ui.tokens import DAY, NIGHT, SCALE

COMMON = PACKAGE / "assets" / "common"
THEME = tomllib.loads((ROOT / ".streamlit" / "config.toml").read_text("utf-8"))["theme"]
SAME = {
    "primaryColor": "ok",
    "backgroundColor": "paper",
    "secondaryBackgroundColor": "shade",
    "textColor": "ink",
    "blueColor": "ok",
    "greenColor": "ok",
    "redColor": "stop",
}


@pytest.mark.parametrize(("name", "tokens"), [("light", DAY), ("dark", NIGHT)])
def test_the_theme_is_made_of_the_tokens(name: str, tokens: dict[str, str]) -> None:
    assert {key: THEME[name][key] for key in SAME} == {key: tokens[token] for key, token in SAME.items()}
    charts = [tokens[token] for token in ("ok", "amber", "mark", "stop", "faint")]
    assert THEME[name]["chartCategoricalColors"] == charts


LINE = PACKAGE / "assets" / "line"


@pytest.mark.parametrize("name", ["line", "card_table"])
def test_a_table_has_the_colours_of_its_page(name: str) -> None:
    """What a token says is not written out again; what is asked for is a token, Streamlit's, or the table's own."""
    text = (LINE / f"{name}.css").read_text("utf-8")
    own = set(
        re.findall(r"--([\w-]+):", "".join((LINE / f"{one}.css").read_text("utf-8") for one in ("line", "card_table")))
    )
    scripts = (*LINE.glob("*.js"), LINE.parent / "classes" / "wall_fit.js")  # a wall gives a table its room
    given = set(re.findall(r'"--([\w-]+)"', "".join(one.read_text("utf-8") for one in scripts)))
    asked = {one for one in re.findall(r"var\(--([\w-]+)", text) if not one.startswith("st-")}
    assert asked - own - given - {*SCALE, *DAY, "below"} == set()
    said = {DAY[one] for one in ("ok", "stop", "shade", "gold", "felt", "felt-edge", "mark", "amber")}
    assert [colour for colour in said if colour in text] == []
    assert SCALE["round"] not in re.findall(r"border-radius: ([^;]+);", text)


WRITTEN_OUT = re.compile(r"font(?:-size)?:[^;]*?(?<![\w.-])(\.?\d*\.?\d+)em")
BY_HEIGHT = '[data-mode="projector"]'
"""A projected screen is measured by its height."""


@pytest.mark.parametrize("name", ["line", "card_table"])
def test_type_at_a_table_has_the_steps_of_the_one_scale(name: str) -> None:
    lines = (LINE / f"{name}.css").read_text("utf-8").splitlines()
    assert [line for line in lines if BY_HEIGHT not in line and {*WRITTEN_OUT.findall(line)} - {"1"}] == []


SPACE = re.compile(r"(?<![\w-])(?:(?:row-|column-)?gap|(?:padding|margin)[\w-]*): ?([^;}]+)")
ROOT_SIZE = 16


OF_PHONES = "phone"
"""A page of its own without our tokens: it weighs as little as it can."""
SHEETS_OF_PAGES = sorted(one for one in (PACKAGE / "assets").rglob("*.css") if one.stem != OF_PHONES)


@pytest.mark.parametrize("sheet", SHEETS_OF_PAGES, ids=lambda one: str(one.stem))
def test_space_that_is_a_step_of_the_one_scale_says_so(sheet: Path) -> None:
    steps = [value for key, value in SCALE.items() if key.startswith("gap-")]
    written_out = {*steps, *(f"{float(one.removesuffix('rem')) * ROOT_SIZE:g}px" for one in steps)}
    lines = sheet.read_text("utf-8").splitlines()
    said = [
        line
        for line in lines
        if BY_HEIGHT not in line
        for one in SPACE.findall(line)
        if {*one.replace("!important", "").split()} & written_out
    ]
    assert said == []


def test_every_token_that_the_styles_of_a_page_ask_for_is_there() -> None:
    asked = set(re.findall(r"var\(--([\w-]+)", "".join((COMMON / f"{one}.css").read_text("utf-8") for one in SHEETS)))
    there = {*SCALE, *DAY}
    assert asked - there - {"gone", "brand", "tone", "below", "waits"} == set()
    assert all(f"--{name}:" in CSS for name in there)
    by_night = dict(re.findall(r"--([\w-]+):([^;}]+)", DARK))
    assert {**DAY, **by_night} == NIGHT
    assert CSS.index(DARK) > CSS.index(f"--paper:{DAY['paper']}"), "at night the later word counts"


def test_the_red_of_cards_is_written_once_for_pages_and_once_for_phones() -> None:
    written = {
        str(file.relative_to(PACKAGE / "assets"))
        for file in (PACKAGE / "assets").rglob("*.css")
        if DAY["card-red"] in file.read_text("utf-8")
    }
    assert written == {"classes/phone.css"}
    assert f"--card-red: {DAY['card-red']};" in (PACKAGE / "assets" / "classes" / "phone.css").read_text("utf-8")


ON_PHONES = {"paper": "paper", "ink": "ink", "quiet": "quiet", "green": "ok", "red": "stop", "card-red": "card-red"}
"""What the phones of a class call a colour, and what the pages call it."""


def test_the_phones_of_a_class_have_the_colours_of_the_pages_by_day_and_at_night() -> None:
    by_day, by_night = re.findall(r":root \{([^}]*)\}", (PACKAGE / "assets/classes/phone.css").read_text("utf-8"))
    day = dict(re.findall(r"--([\w-]+): (#\w+)", by_day))
    night = day | dict(re.findall(r"--([\w-]+): (#\w+)", by_night))
    for mine, theirs in ON_PHONES.items():
        assert (day[mine], night[mine]) == (DAY[theirs], NIGHT[theirs]), mine
