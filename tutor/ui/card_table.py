"""The card table on a page: a line of play that the browser plays by itself, or a mere picture of cards.

The line goes to the browser once; stepping, moving cards, marking and answering cost the server nothing.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from urllib.parse import parse_qs

import streamlit as st

from tutor.core.complaints import Complaint
from tutor.core.plain import Plain
from tutor.shown.line import Line
from tutor.shown.once import once
from tutor.ui.frame import PLACE, address, complain, follow, go, rested, words
from tutor.ui.shell import ComponentRenderer
from tutor.ui.tools import colours


@cache
def _component() -> ComponentRenderer:
    """Registered at first use: Streamlit knows the packaged files only while an app is running."""
    return st.components.v2.component(
        "tutor.card_table",
        html='<div class="line"><div class="table"></div></div>',
        css="line/line.css",
        js="line/line.js",
    )


@dataclass(frozen=True, slots=True)
class Show:
    """How a line is shown, and what may be done with it."""

    mode: str = ""
    """``projector`` for one screen, ``cell`` for a small table inside a text."""
    address: bool = False
    """Whether step and pressed move are kept in the address."""
    keys: bool = False
    """Whether the arrow keys of the page step."""
    guess: bool = False
    """Whether what follows is hidden until it was guessed."""
    reveal: bool | str = True
    """Whether cards are lit or not; ``press``: once one was pressed."""
    make: bool = False
    """Whether a legal move can be made from here."""
    every: bool = False
    """Whether every possible move is listed."""
    ask: bool = True
    """Whether a press is answered."""
    mark: Mapping[str, Plain] | None = None
    """An exercise: its name, its question, the moves to be marked, remarks on tempting ones, and an explanation."""
    judge: str = ""
    """Where a step can be judged, as an address to which the step is added."""
    out: str = ""
    """Where a step can be played out, likewise."""
    play: Mapping[str, Plain] | None = None
    """A game that is being played: whose hand is yours, the pace, what is waited for, and which part of it this is."""


@dataclass(frozen=True, slots=True)
class Rest:
    """Where the reader of a table rests."""

    step: str
    move: str
    """The move that was pressed."""
    told: bool
    """Whether an exercise was answered."""


LONGEST_PLACE = 1_000


def table(
    make: Callable[[int], Line],
    show: Show,
    *,
    key: str,
    step: int = 0,
    move: str = "",
    on_make: Callable[[str], None] | None = None,
    on_answer: Callable[[bool], None] | None = None,
    below: Callable[[Rest], None] | None = None,
) -> None:
    """Show a line; ``make`` returns the window of it around a step.

    What the browser sends is believed only as far as it can be read: ``on_make`` has to judge the move it gets.
    ``on_answer`` hears whether an exercise was answered without a mistake, each time it is checked.
    ``below`` shows what belongs under the table, anew wherever its reader comes to rest.
    """
    with st.container(key=f"line-{show.mode or 'page'}-{key}"):
        _table(make, show, key, step, move, on_make, on_answer, below)


@st.fragment
def _table(
    make: Callable[[int], Line],
    show: Show,
    key: str,
    step: int,
    move: str,
    on_make: Callable[[str], None] | None,
    on_answer: Callable[[bool], None] | None,
    below: Callable[[Rest], None] | None,
) -> None:
    near, again = f"{key}-window", f"{key}-again"

    def said(name: str) -> str:
        found = st.session_state[key].get(name)
        return found if isinstance(found, str) else ""

    def placed() -> None:
        if show.address:
            rested(said(PLACE))

    def windowed() -> None:
        asked = st.session_state[key].get("window")
        if isinstance(asked, int):
            st.session_state[near] = (step, asked)

    def gone() -> None:
        if said("go"):
            follow(said("go"))
            st.session_state[again] = True

    def made() -> None:
        if on_make is not None:
            on_make(said("make"))
            st.session_state[again] = True

    def answered() -> None:
        st.session_state.setdefault(f"{key}-told", set()).add(_asked(show))
        if on_answer is not None:
            on_answer(said("answered") == "right")

    def left() -> None:
        go(address().but(mode=""))
        st.session_state[again] = True

    try:
        # Asked for once, a part of a long record stays until the page is made anew at another step.
        since, asked = st.session_state.get(near, (step, step))
        line = make(asked if since == step else step)
    except Complaint as wrong:
        complain(wrong)
        return
    except Exception:
        logging.getLogger(__name__).exception("a line failed")
        st.error(words("ui-line-failed"), icon=":material/info:")
        return
    data = {
        "id": line.id,
        "packed": line.packed,
        "at": {"step": step, "move": move},
        "show": {**asdict(show), "colours": colours(), "tell": on_answer is not None, "rests": below is not None},
        "failed": words("ui-line-failed"),
    }
    # In a list: of a mapping Streamlit would ask part by part whether it is a table of figures, and load pandas for it.
    _component()(
        key=key,
        data=[data],
        on_place_change=placed,
        on_window_change=windowed,
        on_go_change=gone,
        on_make_change=made,
        on_leave_change=left,
        on_answered_change=answered,
    )
    if st.session_state.pop(again, False):
        st.rerun()
    if below is not None:
        below(_rest(show, said(PLACE), told=_asked(show) in st.session_state.get(f"{key}-told", ())))


def _asked(show: Show) -> str:
    """Return the name of the exercise at a table; where there is none, none."""
    return str(show.mark["name"]) if show.mark else ""


def _rest(show: Show, place: str, *, told: bool) -> Rest:
    """Return where the reader of a table rests; a table that is in the address has it there."""
    if show.address:
        return Rest(address().step, address().move, told)
    query = parse_qs(place[:LONGEST_PLACE].removeprefix("?"))
    if query.get("of", [""])[0] != _asked(show):  # at the exercise before
        return Rest("", "", told)
    return Rest(query.get("step", [""])[0], query.get("move", [""])[0], told)


def page_anew(key: str) -> None:
    """Make the whole page anew as soon as the table of this key has heard what it was told."""
    st.session_state[f"{key}-again"] = True


def game_table(line: Line, show: Show, *, key: str, step: int, on_make: Callable[[str], None]) -> None:
    """Show a game that is being played, inside the fragment of its page; ``step`` is where the cards begin to come."""

    def made() -> None:
        said = st.session_state[key].get("make")
        if isinstance(said, str):
            on_make(said)

    def gone() -> None:
        said = st.session_state[key].get("go")
        if isinstance(said, str):
            follow(said)
            st.session_state[f"{key}-gone"] = True

    data = {
        "id": line.id,
        "packed": line.packed,
        "at": {"step": step, "move": ""},
        "show": {**asdict(show), "colours": colours()},
    }
    with st.container(key=f"line-play-{key}"):
        _component()(key=key, data=[data], on_make_change=made, on_go_change=gone)
    if st.session_state.pop(f"{key}-gone", False):
        st.rerun()


def card_table(view: Mapping[str, Plain], *, key: str) -> None:
    """Show cards as a picture: nothing on it can be pressed."""
    _component()(key=key, data=[{"view": dict(view)}])


kept: Callable[[str, Callable[[], Line]], Line] = once(64)
"""The line of this name; what does not change is made once for everybody."""
