"""Changing a position: hands as text, or everything as text; what is wrong is said, and nothing is lost."""

from __future__ import annotations

import streamlit as st

from tutor.cases.transcript import Case, at, dump, load, read_case, write_case
from tutor.core.complaints import Complaint
from tutor.core.game import Situation
from tutor.core.plain import Plain
from tutor.ui.address import Address, pack
from tutor.ui.frame import address, complain, go, language, unfolded, words
from tutor.words import explain


def keep(case: Case) -> None:
    """Make a case the one in the address, and look at it with the eyes of whoever is to move there."""
    old = address()
    st.session_state.pop("judge-as", None)
    go(Address(game=case.game.key, at=pack(case), lang=old.lang, mode=old.mode, seat=old.seat))


def editor(case: Case, state: Situation) -> None:
    """Change the position: hands as text, or everything as text."""
    part = unfolded(words("ui-edit"), key="judge-edit")
    if part is None:
        return
    said = write_case(at(case, state) if case.game.movers(state) or case.moves else case)
    with part:
        hands, text = st.tabs([words("ui-edit-hands"), words("ui-edit-text")])
        with hands:
            edit_hands(case, said)
        with text:
            edit_text(said)


def edit_hands(case: Case, said: dict[str, Plain]) -> None:
    lang = language()
    held = said.get("position", {}).get("hands", {})
    mark = pack(case)[:24]
    with st.form("judge-hands", border=False):
        st.caption(words("ui-edit-help"))
        columns = st.columns(2)
        fresh = {}
        for n, seat in enumerate(case.seats):
            with columns[n % 2]:
                fresh[str(seat)] = st.text_input(
                    explain.seat_name(seat, lang), value=str(held.get(seat, "")), key=f"judge-hand-{seat}-{mark}"
                )
        if st.form_submit_button(words("ui-edit-apply"), icon=":material/gavel:"):
            position = {**said.get("position", {}), "hands": fresh}
            position.pop("in", None)
            position["pile"] = "rest"
            apply_text({**said, "position": position})


def edit_text(said: dict[str, Plain]) -> None:
    mark = str(hash(str(said)))
    with st.form("judge-text", border=False):
        text = st.text_area(
            words("ui-edit-text"), dump(said), height=320, key=f"judge-text-{mark}", label_visibility="collapsed"
        )
        if st.form_submit_button(words("ui-edit-apply"), icon=":material/gavel:"):
            try:
                apply_text(load(text))
            except Complaint as wrong:
                complain(wrong)


def apply_text(said: Plain) -> None:
    """Judge what was written; what is wrong with it is said, and nothing is lost."""
    try:
        case = read_case(said)
        run = case.play()
        if run.failure is not None:
            raise run.failure
    except Complaint as wrong:
        complain(wrong)
        return
    keep(case)
    st.rerun()
