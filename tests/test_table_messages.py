"""What the browser sends to a table is believed only as far as it can be read."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
import streamlit as st
from playing import wander
from test_pages import no_trouble, opened

from tutor.cases.transcript import Case
from tutor.core.moves import seated
from tutor.core.plain import Plain
from tutor.games import shelf
from tutor.shown.address import pack
from tutor.shown.line import OVERLAP, WINDOW, unpacked
from tutor.ui import card_table

MARKUP = "<img src=x onerror=alert(1)>"
WRONG_TYPES = (None, True, 7, 1.5, [], [1], {"a": 1})
HOSTILE = (
    *(("place", value) for value in (*WRONG_TYPES, MARKUP, f"?step={MARKUP}&move={MARKUP}", "?" + "a=1&" * 10_000)),
    *(("window", value) for value in (None, 1.5, "3", MARKUP, [], {}, -1, -(10**30), 10**30)),
    *(("go", value) for value in (*WRONG_TYPES, "/no-such", "/../app", f"/{MARKUP}", "//elsewhere.example", "\0")),
    *(
        ("make", value)
        for value in (*WRONG_TYPES, "", MARKUP, "N ♠A = " + "x" * 10_000, "Z ♠A", "N \0", "table shuffle")
    ),
    *(("answered", value) for value in (*WRONG_TYPES, MARKUP)),
)


@pytest.mark.parametrize("name", ["replay", "judge"])
def test_a_stale_or_hostile_message_is_dropped(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[str] = []

    def browser(*, key: str, data: list[dict[str, Plain]], **on: Callable[[], None]) -> None:
        lines.append(data[0]["id"])
        if len(lines) > 1:
            return
        for what, value in HOSTILE:
            st.session_state[key] = {what: value}
            on[f"on_{what}_change"]()

    monkeypatch.setattr(card_table, "_component", lambda: browser)
    query = {"case": "getaway.ex.six-tricks", "step": "3", "lang": "en"}
    app = opened(name, query)
    no_trouble(app)
    assert len(lines) > 1, "the page was made anew after the messages"
    assert set(lines) == {lines[0]}, "the same line lies there"
    assert dict(app.query_params) == query
    assert MARKUP not in str(app.main)


@pytest.mark.parametrize(("name", "made"), [("replay", False), ("judge", True)])
def test_a_record_is_looked_at_and_no_move_is_made_in_it(
    name: str, made: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    offered: list[bool] = []

    def browser(*, key: str, data: list[dict[str, Plain]], **on: Callable[[], None]) -> None:
        offered.append(data[0]["show"]["make"])
        st.session_state[key] = {}

    monkeypatch.setattr(card_table, "_component", lambda: browser)
    no_trouble(opened(name, {"case": "getaway.ex.six-tricks", "step": "3", "lang": "en"}))
    assert set(offered) == {made}


def long_record(steps: int) -> str:
    """Return a random game of Gurke of so many steps, as a link has it."""
    game = shelf()["gurke"]
    preset, options = next(iter(game.presets.items()))
    seats = seated(3)
    for seed in range(100):
        moves = [one.move for one in wander(game, game.start(options, seats), random.Random(seed), steps)]
        if len(moves) == steps:
            return pack(Case(game, preset, options, seats, {}, tuple(moves)))
    raise AssertionError("no game is so long")


def test_the_part_of_a_long_record_that_was_asked_for_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = 2 * WINDOW + OVERLAP
    parts: list[int] = []
    asked: list[int] = []

    def browser(*, key: str, data: list[dict[str, Plain]], **on: Callable[[], None]) -> None:
        parts.append(unpacked(str(data[0]["packed"]))["first"])
        for step in asked:
            st.session_state[key] = {"window": step}
            on["on_window_change"]()
        asked.clear()

    monkeypatch.setattr(card_table, "_component", lambda: browser)
    asked.append(steps)
    app = opened("replay", {"game": "gurke", "at": long_record(steps), "step": "10", "lang": "en"})
    for _ in range(2):
        app.run()
    no_trouble(app)
    assert (parts[0], set(parts[1:])) == (0, {steps - WINDOW})
    app.query_params["step"] = str(WINDOW)
    app.run()
    assert parts[-1] == WINDOW - OVERLAP, "opened elsewhere"
