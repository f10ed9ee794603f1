"""The pages of the app and how the menu groups them."""

from __future__ import annotations

from copy import copy
from functools import cache

import streamlit as st
from streamlit.navigation.page import Page
from streamlit.runtime.scriptrunner import get_script_run_ctx

from tutor.shown.pages import page_file, words_in
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


def titled(name: str, lang: str) -> str:
    """Return what stands in the tab over a page; an address that is no page leads to the first one."""
    keys = {page: key for some in NAVIGATION.values() for page, key, _ in some}
    return words_in(lang, "ui-tab", page=words_in(lang, keys.get(name, keys["start"])))


def _once(lang: str) -> dict[str, list[Page]]:
    """Return the pages, made once: looking for their files takes longer than many a page."""
    # A page made outside a run is no page.
    return _kept(lang) if get_script_run_ctx(suppress_warning=True) else _made(lang)


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


@cache
def warm() -> None:
    """Read every book once in a server."""
    library.read_all()
