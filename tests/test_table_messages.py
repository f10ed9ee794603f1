"""What the browser sends to a table is believed only as far as it can be read."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import streamlit as st
from test_pages import no_trouble, opened

from tutor.core.plain import Plain
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
