"""The start page, a door: a box to ask in, five games to learn by playing, and the way back to where one was."""

import streamlit as st

from tutor.shown.address import Address, read_address
from tutor.ui.finder import finder
from tutor.ui.frame import address, guarded, open_page, words
from tutor.ui.panel import hero
from tutor.ui.reviewing import due_today
from tutor.ui.sharing import share
from tutor.ui.tile import tiles
from tutor.ui.tools import rest


def body() -> None:
    """Show the page."""
    with hero(words("ui-title"), words("ui-tagline")):
        rest("start", share("start", address().but(game="", preset="")))
    finder(Address(), key="start", hint=words("start-ask"))
    tiles()
    due_today()
    last = st.session_state.get("app.last")
    if last is not None:
        page, query = last
        if st.button(words("ui-continue"), icon=":material/history:"):
            open_page(page, read_address(query))


guarded(body)
