"""A box to ask in: what answers stands below it, and the rest of the page is not sent again."""

from __future__ import annotations

import streamlit as st

from tutor.asking.reply import reply
from tutor.shown.address import Address
from tutor.ui.answers import answers_html
from tutor.ui.frame import follow_pending, language, words
from tutor.ui.panel import show


@st.fragment
def finder(where: Address, *, key: str, hint: str = "") -> None:
    """Ask about the game in view, or about all of them where there is none."""
    follow_pending()
    text = st.text_input(
        words("ui-ask"),
        key=f"{key}-search",
        placeholder=hint or words("ui-ask-hint"),
        label_visibility="collapsed",
        icon=":material/search:",
    )
    if text and text.strip():
        with st.container(key=f"{key}-answers"):
            show(answers_html(reply(text, where.game, language(), where.preset), where), key=f"{key}-hits")
