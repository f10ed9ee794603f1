"""The screens of a lesson beside its text: what wall, phone and paper show, and how it is cut."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

import streamlit as st

from tutor.cases.lessons import UNREADABLE
from tutor.classes.view import question
from tutor.core.complaints import Complaint
from tutor.core.plain import Plain
from tutor.core.rules import ContradictoryRules
from tutor.notebook import screening
from tutor.notebook.asking import Screen, screens
from tutor.notebook.reading import Notebook, read, write
from tutor.shown.address import Address
from tutor.ui.frame import words
from tutor.ui.notebook_blocks import Reading
from tutor.ui.notebook_editor import Desk
from tutor.ui.notebook_sheet import on_screen
from tutor.ui.panel import say

PAGE, WALL, PHONE, PAPER = "page", "wall", "phone", "paper"
WAYS = (PAGE, WALL, PHONE, PAPER)
LONGEST = 90
"""Minutes of one screen."""


def chosen_way() -> str:
    """Return whether page, wall, phone or paper is looked at beside the text."""
    found = st.segmented_control(
        words("notes-look"),
        WAYS,
        default=PAGE,
        key="notes-look",
        format_func=lambda one: words(f"notes-look-{one}"),
        label_visibility="collapsed",
    )
    return str(found or PAGE)


def look(notebook: Notebook, line: int, way: str) -> None:
    """Show the screen in which the cursor stands as wall, phone or paper show it."""
    found = screening.every(notebook)
    if not found:
        st.info(words("class-nothing-in-it"))
        return
    number = screening.screen_at(notebook, line)
    one = found[number]
    st.caption(words("notes-screen-of", n=number + 1, of=len(found)))
    if one.cut is not None and one.cut.hidden:
        st.info(words("notes-screen-hidden"), icon=":material/visibility_off:")
        return
    if way == PAPER:
        say(_paper(one, notebook), "lookpaper")
        return
    shown = screens(notebook)
    place = next((n for n, each in enumerate(shown) if each.first == one.first), 0)
    try:
        view = question(write(notebook), place, notebook.lang)
    except (*UNREADABLE, ContradictoryRules):
        st.warning(words("notes-screen-wrong"), icon=":material/report:")
        return
    say(_screen(view), f"look{way}")


def _screen(view: Plain) -> str:
    """Return what is asked before the reveal, small."""
    scene = view["scene"] or {}
    facts = "".join(f"<span>{escape(name)}: <b>{escape(value)}</b></span> " for name, value in scene.get("facts", ()))
    laid = "".join(
        f"<p><b>{escape(who)}</b> {''.join(_card(one) for one in cards)}</p>"
        for who, cards in (*scene.get("trick", ()), *scene.get("open", ()))
    )
    options = "".join(
        _card(one["card"]) if one.get("card") else f'<span class="said">{one["label"]}</span>'
        for one in view["options"]
    )
    parts = (view["prose"], f"<h3>{view['text']}</h3>" if view["text"] else "", f'<p class="facts">{facts}</p>')
    return f'{"".join(parts)}{laid}<p class="options">{options}</p>{view.get("after") or ""}'


def _card(face: tuple[str, str, str]) -> str:
    shown, css, name = face
    return f'<span class="{css}" role="img" aria-label="{escape(name)}">{shown}</span> '


def _paper(screen: Screen, notebook: Notebook) -> str:
    one = on_screen(screen, Reading(notebook), Address())
    if one is None:
        return f"<p>{escape(words('notes-paper-none'))}</p>"
    boxes = f"<ul>{''.join(f'<li>{box}</li>' for box in one.boxes)}</ul>" if one.boxes else ""
    asked = f"<h3>{one.question}</h3>" if one.question else ""
    return f"{one.before}{asked}{one.position}{boxes}"


def screens_menu(here: Desk, save: Callable[[Desk, str], None]) -> None:
    """Offer to split, join, move, hide and time the screen in which the cursor stands."""
    menu = st.popover(
        words("notes-screens"), icon=":material/view_carousel:", key="notes-screens-menu", on_change="rerun"
    )
    if not menu.open:
        return
    with menu:
        try:
            notebook = read(here.text)
        except Complaint:
            return
        found = screening.every(notebook)
        if not found:
            st.caption(words("class-nothing-in-it"))
            return
        number = screening.screen_at(notebook, here.line)
        st.caption(words("notes-screen-of", n=number + 1, of=len(found)) + " " + screening.title_of(found[number]))
        _buttons(here, notebook, number, save)
        _said(here, notebook, number, save)


def _buttons(here: Desk, notebook: Notebook, number: int, save: Callable[[Desk, str], None]) -> None:
    found = screening.every(notebook)
    ways: dict[str, tuple[str, bool, Callable[[], str]]] = {
        "split": ("content_cut", True, lambda: screening.split(notebook, here.line)),
        "step": ("playlist_add", True, lambda: screening.in_steps(notebook, here.line)),
        "join": ("merge", screening.can_join(notebook, number), lambda: screening.join(notebook, number)),
        "up": ("arrow_upward", number > 0, lambda: screening.move(notebook, number - 1)),
        "down": ("arrow_downward", number + 1 < len(found), lambda: screening.move(notebook, number)),
    }
    for name, (icon, can, change) in ways.items():
        st.button(
            words(f"notes-screen-{name}"),
            icon=f":material/{icon}:",
            key=f"notes-screen-{name}",
            disabled=not can,
            on_click=lambda change=change: save(here, change()),
        )


def _said(here: Desk, notebook: Notebook, number: int, save: Callable[[Desk, str], None]) -> None:
    cut = screening.every(notebook)[number].cut
    hidden, minutes = (cut.hidden, cut.minutes) if cut is not None else (False, 0)
    key = f"notes-screen-{here.load}-{number}"

    def change() -> None:
        told = bool(st.session_state[f"{key}-hidden"]), int(st.session_state[f"{key}-minutes"] or 0)
        save(here, screening.said(notebook, number, hidden=told[0], minutes=told[1]))

    st.toggle(words("notes-screen-hide"), value=hidden, key=f"{key}-hidden", on_change=change)
    st.number_input(words("notes-screen-minutes"), 0, LONGEST, value=minutes, key=f"{key}-minutes", on_change=change)
