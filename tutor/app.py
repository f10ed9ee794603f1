"""The frame of the app: settings of the page, warm caches, navigation over ``pages/``; nothing else."""

from __future__ import annotations

import sys

import streamlit as st

from tutor.paths import PACKAGE
from tutor.ui.frame import PRINT, PROJECTOR, address, language, page_file, words
from tutor.ui.oddsdata import warm_in_background
from tutor.ui.style import BUILT, for_theme
from tutor.words import library

NAVIGATION = {
    # What everybody comes for is one press away; the rest is one more, under its group.
    "": (
        ("start", "ui-start", ":material/home:"),
        ("course", "ui-course", ":material/route:"),
        ("rules", "ui-rules", ":material/menu_book:"),
        ("replay", "ui-replay", ":material/play_circle:"),
        ("practise", "ui-practise", ":material/school:"),
        ("play", "ui-play", ":material/playing_cards:"),
        ("review", "ui-review", ":material/event_repeat:"),
    ),
    "ui-group-referee": (
        ("judge", "ui-judge", ":material/gavel:"),
        ("compare", "ui-compare", ":material/compare_arrows:"),
        ("disputes", "ui-disputes", ":material/forum:"),
    ),
    "ui-group-teach": (("notebooks", "ui-notebooks", ":material/edit_note:"),),
    "ui-group-ecarte": (
        ("odds", "ui-odds", ":material/bar_chart:"),
        ("jeux", "ui-jeux", ":material/table_chart:"),
        ("propose", "ui-propose", ":material/balance:"),
    ),
    "ui-group-sources": (
        ("originals", "ui-originals", ":material/library_books:"),
        # Not coverage.py: the folder is on the path of its pages, and numba would take it for the library.
        ("covered", "ui-coverage", ":material/fact_check:"),
    ),
}
"""The pages as (file, words, icon), by the words of their group."""


@st.cache_resource(show_spinner=False)
def warm() -> bool:
    """Read every book once in a server."""
    library.read_all()
    return True


# Streamlit looks for modules in this folder first, where ours (cards, rules, coverage) would hide those of libraries.
if str(PACKAGE) in sys.path:
    sys.path.remove(str(PACKAGE))
st.set_page_config(page_title="tutor", page_icon=str(PACKAGE / "assets" / "icon.svg"), layout="wide")
warm()
lang = language()
plain_view = address().mode in (PROJECTOR, PRINT)
pages = {
    words(group) if group else "": [
        st.Page(
            page_file(name),
            title=words(key),
            icon=icon,
            url_path="" if name == "start" else name,
            default=name == "start",
        )
        for name, key, icon in entries
    ]
    for group, entries in NAVIGATION.items()
}
page = st.navigation(pages, position="hidden" if plain_view else "top")
page.run()
st.html(f"<style>{for_theme()}{BUILT}</style>")
warm_in_background()
