"""A box to ask in: what answers stands below it, and the rest of the page is not sent again."""

from __future__ import annotations

import streamlit as st

from tutor.asking.corrected import read_corrections
from tutor.asking.reply import SILENT, reply
from tutor.asking.unanswered import keep
from tutor.core.complaints import Complaint
from tutor.place import at_home
from tutor.shown.address import Address, unpack
from tutor.ui.answers import answers_html
from tutor.ui.frame import address, follow_pending, go, language, words
from tutor.ui.panel import show
from tutor.ui.understood import understood_table
from tutor.ui.whatif import so_far

OF_THEIR_OWN = ("", "rules")
"""The pages that have a box where one looks for it."""
WITH_A_VIEW = ("judge", "replay")
"""The pages whose position a question may be about; in an exercise that would be the answer."""


@st.fragment
def finder(where: Address, *, key: str, hint: str = "", view: str = "") -> None:
    """Ask about the game in view, or about all of them where there is none; ``view`` is the position as text."""
    follow_pending()
    now, box = address(), f"{key}-search"
    if now.ask:
        st.session_state[box] = now.ask
    text = st.text_input(
        words("ui-ask"),
        key=box,
        placeholder=hint or words("ui-ask-hint"),
        label_visibility="collapsed",
        icon=":material/search:",
        on_change=_asked_anew,
        args=(box,),
    )
    if text and text.strip():
        changes = tuple(sorted(where.options.items()))
        made = read_corrections(now.told) if now.ask == text else ()
        told = reply(text, where.game, language(), where.preset, view, changes, made)
        with st.container(key=f"{key}-answers"):
            if told.facts:
                understood_table(told.facts, text, key=key)
            show(answers_html(told, where), key=f"{key}-hits", heard=told.first if made else False)
            if told.kind == SILENT and at_home():
                _offer_to_keep(text, where.game, key)


def _asked_anew(box: str) -> None:
    """Let the address forget a question, and what was corrected in it, when another one is asked."""
    where = address()
    if where.ask:
        go(where.but(ask=st.session_state[box], told=""))


def _offer_to_keep(text: str, game: str, key: str) -> None:
    """Keep a question that found nothing for whoever writes the wordings; on one's own machine alone."""
    if st.button(words("ask-keep-unanswered"), key=f"{key}-keep", icon=":material/bookmark_add:") and keep(
        text, game, language()
    ):
        st.caption(words("ask-kept"))


def ask_anywhere(page: str, where: Address) -> None:
    """Put the box at the foot of a page that has none; not where a view is locked to one seat."""
    if page in OF_THEIR_OWN or where.lock or where.sealed:
        return
    with st.container(key="ask-anywhere"):
        finder(where, key="anywhere", view=_in_view(page, where))


def _in_view(page: str, where: Address) -> str:
    """Return the position in view as text; nothing where there is none, or it cannot be read."""
    if page == "play":
        return _at_my_turn()
    if page not in WITH_A_VIEW or not where.at:
        return ""
    try:
        case = unpack(where.at)
    except Complaint:
        return ""
    return str(so_far(case, where.step) if page == "replay" else case)


def _at_my_turn() -> str:
    """Return the game that is played here while its player is to move; else it would tell of hidden hands."""
    sitting = st.session_state.get("play.sitting")
    if sitting is None or sitting.game.you not in sitting.game.game.movers(sitting.game.state)[:1]:
        return ""
    return str(sitting.record)
