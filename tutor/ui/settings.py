"""What a person chooses for themselves: language and suit colours; kept for the session."""

from __future__ import annotations

from collections.abc import Sequence

import streamlit as st

from tutor.shown.address import Address
from tutor.ui.frame import address, go, language, speak_anew, words
from tutor.words import explain


def colours() -> str:
    """Return whether suits have two colours or four."""
    return str(st.session_state.get("app.colours", "two"))


def settings() -> None:
    """A small menu: language, suit colours."""
    menu = st.popover(words("ui-display"), icon=":material/tune:", key="app.display", on_change="rerun")
    if not menu.open:  # few open it, and every page has it
        return
    with menu:
        chosen = st.segmented_control(
            words("ui-language"),
            ["de", "en"],
            default=language(),
            key="app.lang.choice",
            format_func=lambda code: {"de": "Deutsch", "en": "English"}[code],
            required=True,
        )
        if chosen and chosen != language():
            set_language(chosen)
            st.rerun()
        names = {"two": words("ui-colours-two"), "four": words("ui-colours-four")}
        st.session_state["app.colours"] = st.segmented_control(
            words("ui-colours"),
            ["two", "four"],
            default=colours(),
            key="app.colours.choice",
            format_func=lambda name: names[name],
            required=True,
        )


def seat_picker(seats: Sequence[str], where: Address, *, key: str) -> None:
    """Choose whose hand is seen; all of them by default."""
    lang = language()

    def label(seat: str) -> str:
        return words("ui-view-seat", seat=explain.seat_name(seat, lang, seats)) if seat else words("ui-view-all")

    st.session_state[f"{key}-seat"] = where.seat if where.seat in seats else ""
    st.selectbox(
        words("ui-view-from"),
        ["", *map(str, seats)],
        key=f"{key}-seat",
        label_visibility="collapsed",
        width=200,
        format_func=label,
        on_change=lambda: go(address().but(seat=st.session_state[f"{key}-seat"])),
    )


def set_language(lang: str) -> None:
    """Change the language of the interface, in the session and in the link."""
    st.session_state["app.lang"] = lang
    speak_anew()
    go(address().but(lang=lang))
