"""What stands above a page: what it is, as a title that one can press, and one menu for the rest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import streamlit as st

from tutor.core.languages import LANGUAGES, WRITTEN
from tutor.place import LIGHT
from tutor.ui.frame import PRINT, PROJECTOR, address, escape_markdown, go, language, speak_anew, words
from tutor.ui.shell import DeltaGenerator


@dataclass(frozen=True, slots=True)
class Tool:
    """An entry of the menu."""

    words: str
    """Under which key its words are; it is the name of the entry too."""
    icon: str
    act: Callable[[], None]
    over: bool = True
    """Whether it opens over the page; else the page itself becomes another."""


def what(page: str, first: str, *more: str) -> DeltaGenerator:
    """Show what a page is about as a title; what is returned opens when it is pressed, to choose something else."""
    rest = "".join(f" · {escape_markdown(part)}" for part in more if part)
    return st.popover(f"**{escape_markdown(first)}**{rest}", key=f"what-{page}", type="tertiary", wrap=True)


def rest(page: str, *tools: Tool) -> None:
    """Show one menu with everything that is about the page and not about the game."""
    every = {tool.words: tool for tool in (*tools, display())}
    key = f"rest-{page}"

    def turned() -> None:
        tool = every[str(st.session_state[key])]
        if not tool.over:
            tool.act()

    chosen = st.menu_button(
        words("ui-rest"),
        list(every),
        key=key,
        icon=":material/more_horiz:",
        type="tertiary",
        format_func=lambda name: f":material/{every[name].icon}: {words(name)}",
        on_click=turned,
    )
    if chosen is not None and every[chosen].over:
        every[chosen].act()


def over_the_page(title: str, shown: Callable[[], None], *, wide: bool = False) -> None:
    """Open something over the page, and close what it was asked for in."""
    st.dialog(words(title), width="large" if wide else "small")(shown)()


def print_view() -> Tool:
    """Return the way to what is on the table as a sheet of paper."""
    return Tool("ui-print", "print", lambda: go(address().but(mode=PRINT, move="")), over=False)


def projector_view() -> Tool:
    """Return the way to the table on the wall."""
    return Tool("ui-projector", "cast", lambda: go(address().but(mode=PROJECTOR)), over=False)


# What a person chooses for themselves


def colours() -> str:
    """Return whether suits have two colours or four."""
    return str(st.session_state.get("app.colours", "two"))


LIGHTS = ("system", "day", "night")


def light() -> str:
    """Return whether pages are as the system is, by day or at night; what was chosen is kept in the browser."""
    kept = st.session_state.get("app.light") or st.context.cookies.get(LIGHT)
    return str(kept) if kept in LIGHTS else LIGHTS[0]


def display() -> Tool:
    """Return the choice of the language, of day or night and of the colours of the suits."""
    return Tool("ui-display", "tune", lambda: over_the_page("ui-display", _display))


def _display() -> None:
    chosen = st.segmented_control(
        words("ui-language"),
        LANGUAGES,
        default=language(),
        key="app.lang.choice",
        format_func=lambda code: WRITTEN[code].name,
        required=True,
    )
    lit = st.segmented_control(
        words("ui-light"),
        LIGHTS,
        default=light(),
        key="app.light.choice",
        format_func=lambda name: words(f"ui-light-{name}"),
        required=True,
    )
    names = {"two": words("ui-colours-two"), "four": words("ui-colours-four")}
    painted = st.segmented_control(
        words("ui-colours"),
        ["two", "four"],
        default=colours(),
        key="app.colours.choice",
        format_func=lambda name: names[name],
        required=True,
    )
    if chosen and chosen != language():
        set_language(chosen)
        st.rerun()
    if lit and lit != light():
        st.session_state["app.light"] = lit
        st.rerun()
    if painted and painted != colours():
        st.session_state["app.colours"] = painted
        st.rerun()


def set_language(lang: str) -> None:
    """Change the language of the interface, in the session and in the link."""
    st.session_state["app.lang"] = lang
    speak_anew()
    go(address().but(lang=lang))
