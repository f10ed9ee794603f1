"""Rule text on a page: text beside explanation, terms that explain themselves, links that keep the session."""

from collections.abc import Callable, Mapping
from functools import cache
from html import escape

import streamlit as st

from tutor.ui.shell import ComponentRenderer


@cache
def _component() -> ComponentRenderer:
    """Registered at first use: Streamlit knows the packaged files only while an app is running."""
    return st.components.v2.component(
        "tutor.rule_text", html='<div class="book"></div>', css="common/rule_text.css", js="common/rule_text.js"
    )


WORDS = {
    "de": {"copy": "Link auf diese Stelle kopieren", "copied": "Link kopiert"},
    "en": {"copy": "Copy link to this entry", "copied": "Link copied"},
}


def rule_text(
    html: str,
    *,
    key: str,
    highlight: str | None = None,
    on_go: Callable[[str], None] | None = None,
    link: str | None = None,
    lang: str = "de",
    words: Mapping[str, str] | None = None,
    heard: str = "",
    land: bool = False,
    reveal: bool = False,
    seen: bool = False,
) -> str | None:
    """Shows rule entries and returns the address of the `data-go` link pressed since the last run, if any.

    `html` is set as it is: it must come from our own renderer, which escapes what it does not know.
    `highlight` is the id of the entry to scroll to and to mark. `on_go` gets the address before the page runs again;
    addresses that are not in `html` are dropped. `link` is what the copy button of an entry copies: an address
    with `{id}` in it, relative to the page, such as `?game=getaway&rule={id}`; without it, the page with `#id`.
    `heard` is said to whoever listens when the text comes because of something they did. The entry takes the focus
    if somebody is to `land` there; what was waited for is brought into view: `reveal`; what is heard, whenever it
    changes: `seen`.
    """

    def known(where: object) -> bool:
        # An ampersand may stand in the HTML as it is or escaped; both are the same address to a browser.
        return isinstance(where, str) and any(f'data-go="{form}"' in html for form in (where, escape(where)))

    def gone() -> None:
        where = st.session_state[key].get("go")
        if on_go is not None and known(where):
            on_go(where)

    data = {
        "html": html,
        "highlight": highlight,
        "link": link,
        "lang": lang,
        "heard": heard,
        "land": land,
        "reveal": reveal,
        "seen": seen,
        "words": words or WORDS.get(lang, WORDS["en"]),
    }
    result = _component()(key=key, data=[data], on_go_change=gone)  # in a list, as in ``card_table``
    where = result.get("go")
    return where if known(where) else None
