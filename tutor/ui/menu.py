"""The pages of the app and how the menu groups them."""

from __future__ import annotations

from copy import copy
from functools import cache

import streamlit as st

from tutor.shown.pages import page_file, words_in
from tutor.ui.shell import Page, runs
from tutor.words import library

NAVIGATION = {
    # What everybody comes for is one press away; the rest is one more, under its group.
    "": (
        ("start", "ui-start", ":material/home:"),
        ("course", "ui-course", ":material/route:"),
        ("play", "ui-play", ":material/playing_cards:"),
        ("rules", "ui-rules", ":material/menu_book:"),
        ("practise", "ui-practise", ":material/school:"),
    ),
    "ui-group-more": (
        ("house", "house-title", ":material/table_restaurant:"),
        ("review", "ui-review", ":material/event_repeat:"),
        ("replay", "ui-replay", ":material/play_circle:"),
        ("judge", "ui-judge", ":material/gavel:"),
        ("compare", "ui-compare", ":material/compare_arrows:"),
        ("disputes", "ui-disputes", ":material/forum:"),
        ("notebooks", "ui-notebooks", ":material/edit_note:"),
        ("classes", "class-nav", ":material/groups:"),
        ("answered", "answered-title", ":material/insights:"),
        ("odds", "ui-odds", ":material/bar_chart:"),
        ("jeux", "ui-jeux", ":material/table_chart:"),
        ("propose", "ui-propose", ":material/balance:"),
        ("originals", "ui-originals", ":material/library_books:"),
        # Not coverage.py: the folder is on the path of its pages, and numba would take it for the library.
        ("covered", "ui-coverage", ":material/fact_check:"),
    ),
}
"""The pages as (file, words, icon), by the words of their group."""


def pages(lang: str) -> dict[str, list[Page]]:
    """Return the pages under the words of their groups; a run changes its own copies."""
    return {group: [copy(page) for page in some] for group, some in _once(lang).items()}


def page_of(name: str) -> Page:
    """Return a page to link to: for one that is named by its file, Streamlit looks for the file at every run."""
    path = "" if name == "start" else name
    return next(page for some in _once("en").values() for page in some if page.url_path == path)


def titled(name: str, lang: str, game: str = "") -> str:
    """Return what stands in the tab: the page, and of which game; an address that is no page leads to the first one."""
    keys = {page: key for some in NAVIGATION.values() for page, key, _ in some}
    page = words_in(lang, keys.get(name, keys["start"]))
    return words_in(lang, "ui-tab", page=f"{page} · {game}" if game else page)


def _once(lang: str) -> dict[str, list[Page]]:
    """Return the pages, made once: looking for their files takes longer than many a page."""
    # A page made outside a run is no page.
    return _kept(lang) if runs() else _made(lang)


def _made(lang: str) -> dict[str, list[Page]]:
    return {
        words_in(lang, group) if group else "": [
            st.Page(
                page_file(name),
                title=words_in(lang, key),
                icon=icon,
                url_path="" if name == "start" else name,
                default=name == "start",
            )
            for name, key, icon in entries
        ]
        for group, entries in NAVIGATION.items()
    }


_kept = cache(_made)


REST = "app.way"
"""Which of the other pages was asked for at the lower edge."""


def ways_below(here: str, lang: str) -> None:
    """Put the menu of a phone: what everybody comes for stands at its lower edge, all other pages behind one more."""
    first, others = NAVIGATION[""], NAVIGATION["ui-group-more"]
    at = next((n for n, (name, *_) in enumerate(first) if name == (here or "start")), len(first))
    with st.container(key="ways-below", horizontal=True, gap=None):
        for name, key, icon in first:
            st.page_link(page_of(name), label=words_in(lang, key), icon=icon)
        titles = {name: (words_in(lang, key), icon) for name, key, icon in others}
        st.menu_button(
            words_in(lang, "ui-group-more"),
            list(titles),
            key=REST,
            icon=":material/menu:",
            type="tertiary",
            format_func=lambda name: f"{titles[name][1]} {titles[name][0]}",
            on_click=_asked_for,
        )
        # A script makes it a landmark, and says where one is.
        told, elsewhere = words_in(lang, "ui-ways"), " data-elsewhere" if at == len(first) else ""
        st.html(f'<i hidden data-ways="{told}" data-here="{at}" data-of="{len(first) + 1}"{elsewhere}></i>')


def _asked_for() -> None:
    """Have the next run open what was chosen: this one would first build the page that is left."""
    st.session_state["app.go"] = (str(st.session_state[REST]), {})


@cache
def warm() -> None:
    """Read every book once in a server."""
    library.read_all()
