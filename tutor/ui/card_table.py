"""The card table on a page: seats, hands, trick and piles, every card of the hand to move a button.

What it shows is one JSON value; the script and the pictures are packaged files, so a click costs little more
than the positions of the cards.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, Literal

import streamlit as st
from streamlit.components.v2.types import ComponentRenderer


@cache
def _component() -> ComponentRenderer:
    """Registered at first use: Streamlit knows the packaged files only while an app is running."""
    return st.components.v2.component(
        "tutor.card_table", html='<div class="table"></div>', css="card_table.css", js="card_table.js"
    )


View = Mapping[str, Any]


def moves_of(view: View) -> Iterator[str]:
    """Every move id that can be pressed on a table."""
    for seat in view.get("seats") or ():
        if not seat.get("hidden"):
            yield from (card["move"] for card in seat.get("cards") or () if card.get("move"))
    yield from (action["id"] for action in view.get("actions") or ())


def card_table(
    view: View,
    *,
    key: str,
    on_press: Callable[[str], None] | None = None,
    height: int | Literal["content", "stretch"] = "content",
) -> str | None:
    """Shows a table and returns the move pressed since the last run, if any.

    `on_press` is called with the move before the page runs again. What the browser sends is believed
    only if it is a move of this table: a stale page or a forged message is dropped.
    """
    known = set(moves_of(view))

    def pressed() -> None:
        move = st.session_state[key].get("press")
        if on_press is not None and move in known:
            on_press(move)

    # In a list: of a mapping Streamlit would ask part by part whether it is a table of figures, and load pandas for it.
    result = _component()(key=key, data=[dict(view)], height=height, on_press_change=pressed)
    move = result.get("press")
    return move if isinstance(move, str) and move in known else None
