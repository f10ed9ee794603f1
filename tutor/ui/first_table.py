"""A table in a text at which its reader sits down and plays; a rule is told when it first comes up to them."""

from __future__ import annotations

import json
from dataclasses import replace

import streamlit as st

from tutor.core.complaints import Complaint
from tutor.notebook.sitting import Table
from tutor.players.against import NEXT_DEAL, OTHERS, OVER
from tutor.players.thinking import NotWanted
from tutor.shown.address import Address
from tutor.teaching.first_table import sit_down, told_at
from tutor.ui.frame import complain, follow_pending, page_link, words
from tutor.ui.play_sitting import Sitting, keep, others, play_on, read, thinkers
from tutor.ui.play_table import again_here, show_table

AT_ONCE, PATIENCE = 0.15, 0.5
"""Seconds that the others play before the table is shown, and between one look at it and the next."""
CALM = "slow"


@st.fragment
def first_table(one: Table, name: str, key: str) -> None:
    """Show the table; ``name`` is under which the game is found again."""
    follow_pending()
    thinkers().ready()
    try:
        sitting = _sitting(one, name, key)
        play_on(sitting, AT_ONCE)
        waits = sitting.game.waits_for()
        show_table(sitting, _told(one, sitting), one.shows)
        with st.container(horizontal=True, gap="small", vertical_alignment="center"):
            _back_button(sitting, key)
            if waits in (OVER, NEXT_DEAL):
                _after(one, sitting, name, key)
        keep(sitting)
        if waits == OTHERS:
            play_on(sitting, PATIENCE)
            keep(sitting)
            again_here()
    except NotWanted:
        st.stop()
    except Complaint as wrong:
        complain(wrong)


def _told(one: Table, sitting: Sitting) -> dict[int, str]:
    """Return what is told after so many moves, and at the end what is to be said then."""
    game = sitting.game
    found = told_at(game.game, game.start, game.steps, game.you, tuple(one.told))
    texts = {n: one.told[rule] for n, rule in found.items()}
    if game.waits_for() in (OVER, NEXT_DEAL):
        end = len(game.steps)
        texts[end] = " ".join(filter(None, (texts.get(end), one.after or words("sit-over"))))
    return texts


def _sitting(one: Table, name: str, key: str) -> Sitting:
    """Return the game at this table: the one of this session, else the one that was kept, else a new one."""
    found = st.session_state.get(f"{key}-sitting")
    if isinstance(found, Sitting):
        return found
    kept = next((each for each in others() if json.loads(each.text).get("table") == name), None)
    try:
        sitting = read(kept.text) if kept is not None else None
    except Complaint:  # it was played under an older version
        sitting = None
    if sitting is None or kept is None:
        sitting = _begun(one, name)
    else:
        sitting.id, sitting.kept = kept.id, kept.text
        sitting.game.unoffered = frozenset(one.without)
    st.session_state[f"{key}-sitting"] = sitting
    return sitting


def _begun(one: Table, name: str) -> Sitting:
    """Sit down anew."""
    game = sit_down(one.case, one.you, one.deal, one.without)
    return Sitting(replace(one.case, moves=()), game, since=len(game.steps), pace=CALM, table=name, calls=0)


def _after(one: Table, sitting: Sitting, name: str, key: str) -> None:
    """Offer to play the deal once more, or a game of one's own."""
    if st.button(words("sit-again"), icon=":material/replay:", key=f"{key}-again"):
        fresh = _begun(one, name)
        fresh.id, fresh.calls = sitting.id, sitting.calls + 1
        st.session_state[f"{key}-sitting"] = fresh
        again_here()
    where = Address(game=one.case.game.key, preset=one.case.preset, options=dict(one.case.changes))
    page_link("play", where, words("sit-free"), icon=":material/playing_cards:")


def _back_button(sitting: Sitting, key: str) -> None:
    """Offer to take back; nothing else has been taught here."""
    mine = any(step.move.seat == sitting.game.you for step in sitting.game.steps)
    st.button(
        words("play-back"),
        icon=":material/undo:",
        key=f"{key}-back",
        disabled=not mine,
        on_click=_back,
        args=(sitting,),
    )


def _back(sitting: Sitting) -> None:
    sitting.game.back()
    sitting.since = len(sitting.game.steps)
    sitting.calls += 1
