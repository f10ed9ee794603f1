"""A table in a text at which its reader sits down and plays; a rule is told when it first comes up to them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import streamlit as st

from tutor.core.complaints import Complaint
from tutor.notebook.sitting import Table
from tutor.players.against import NEXT_DEAL, OTHERS, OVER, YOU
from tutor.players.people import LADDER
from tutor.players.players import LEVELS
from tutor.players.thinking import NotWanted
from tutor.shown.address import Address
from tutor.store.keeping import Kept
from tutor.teaching.experts import equipped
from tutor.teaching.first_table import LEVEL
from tutor.ui.frame import complain, follow_pending, page_link, words
from tutor.ui.notebook_onward import played_name
from tutor.ui.play_coach import advice_panel
from tutor.ui.play_says import score_sheet
from tutor.ui.play_sitting import Sitting, keep, others, play_on, read, thinkers
from tutor.ui.play_table import again_here, show_table

AT_ONCE, PATIENCE = 0.15, 0.5
"""Seconds that the others play before the table is shown, and between one look at it and the next."""
CALM = "slow"
STILL_HERE, ANEW = "sit-still-here", "sit-anew"


@st.fragment
def first_table(one: Table, names: Sequence[str], key: str, onward: Callable[[], None] | None = None) -> None:
    """Show the table; the game is kept under the first of the names, and found again under any of them.

    ``onward`` leads on where nothing follows on the page: whoever has played is not to look for the way below.
    """
    name = names[0]
    follow_pending()
    thinkers().ready()
    try:
        sitting = _sitting(one, names, key)
        play_on(sitting, AT_ONCE)
        waits = sitting.game.waits_for()
        _found_again(one, sitting, name, key)
        told = _told(one, sitting)
        show_table(sitting, _said(one, sitting, told), one.taught_with(told.values()), ends=not one.whole)
        with st.container(horizontal=True, gap="small", vertical_alignment="center"):
            if one.whole and waits not in (OVER, NEXT_DEAL):  # there would be nothing to ask
                _coach_button(sitting, key)
            _back_button(sitting, key)
            if waits in (OVER, NEXT_DEAL):
                if onward is not None and not one.whole:
                    onward()
                _after(one, sitting, name, key)
        if one.whole:
            _whole(sitting, key)
        _keep(one, sitting)
        if waits in (OVER, NEXT_DEAL) and one.turns and not st.session_state.get(played_name(key)):
            st.session_state[played_name(key)] = True
            st.rerun()  # what follows on the page has waited for this
        if waits == OTHERS:
            play_on(sitting, PATIENCE)
            _keep(one, sitting)
            again_here()
    except NotWanted:
        st.stop()
    except Complaint as wrong:
        complain(wrong)


def _told(one: Table, sitting: Sitting) -> dict[int, str]:
    """Return which rule is told after so many moves."""
    return one.told_in(sitting.game)


def _said(one: Table, sitting: Sitting, told: Mapping[int, str]) -> dict[int, str]:
    """Return what is told after so many moves, and at the end what is to be said then."""
    game = sitting.game
    texts = {n: one.told[rule] for n, rule in told.items()}
    if game.waits_for() == OVER or (game.waits_for() == NEXT_DEAL and not one.whole):
        end = len(game.steps)
        texts[end] = " ".join(filter(None, (texts.get(end), one.after or words("sit-over"))))
    return texts


def _keep(one: Table, sitting: Sitting) -> None:
    """Keep a game that would be missed; a table of a few turns is set again at once."""
    if not one.turns:
        keep(sitting)


# Finding the game again


def _sitting(one: Table, names: Sequence[str], key: str) -> Sitting:
    """Return the game at this table: the one of this session, else the one that was kept, else a new one."""
    found = st.session_state.get(f"{key}-sitting")
    if isinstance(found, Sitting):
        return found
    kept = None if one.turns else _kept_under(names)
    try:
        sitting = read(kept.text) if kept is not None else None
    except Complaint:  # it was played under an older version
        sitting = None
        st.session_state[f"{key}-found"] = ANEW
    if sitting is None or kept is None:
        sitting = _begun(one, names[0])
    else:
        sitting.id, sitting.kept, sitting.table = kept.id, kept.text, names[0]
        one.limited(sitting.game)
        if _own(sitting):
            st.session_state[f"{key}-found"] = STILL_HERE
    st.session_state[f"{key}-sitting"] = sitting
    st.session_state[f"{key}-moves"] = _own(sitting)
    return sitting


def _kept_under(names: Sequence[str]) -> Kept | None:
    """Return the game that was kept under the first of these names, else under the next."""
    found = {str(json.loads(each.text).get("table")): each for each in reversed(others())}
    return next((found[name] for name in names if name in found), None)


def _own(sitting: Sitting) -> int:
    """Return how many moves are the reader's own."""
    return sum(step.move.seat == sitting.game.you for step in sitting.game.steps)


def _found_again(one: Table, sitting: Sitting, name: str, key: str) -> None:
    """Say until the next move that a game of another day is still here, or could not be kept."""
    found = st.session_state.get(f"{key}-found")
    if found is None or _own(sitting) != st.session_state[f"{key}-moves"]:
        st.session_state.pop(f"{key}-found", None)
        return
    with st.container(horizontal=True, gap="small", vertical_alignment="center"):
        st.caption(words(found))
        if found == STILL_HERE and st.button(words("sit-afresh"), icon=":material/replay:", key=f"{key}-afresh"):
            _put(_begun(one, name, sitting.game.level.name), sitting, key)


def _begun(one: Table, name: str, level: str = "", further: int = 0) -> Sitting:
    """Sit down anew: at the deal of the table, or so many further."""
    level = level or (LADDER[0] if one.whole else LEVEL.name)
    playing = equipped(LEVELS[level], one.case.game.key)
    game = one.sit(playing, further)
    since = len(game.steps) - (len(game.steps) > 0)  # what led here is seen as well
    fresh = Sitting(replace(one.case, moves=()), game, since=since, pace=CALM, table=name, calls=0)
    fresh.id = name if one.turns else ""
    return fresh


def _put(fresh: Sitting, sitting: Sitting, key: str) -> None:
    """Put another game in the place of one, and make this part of the page anew."""
    fresh.id, fresh.calls = sitting.id, sitting.calls + 1
    fresh.pace = sitting.pace
    st.session_state[f"{key}-sitting"] = fresh
    st.session_state.pop(f"{key}-found", None)
    again_here()


# What can be done besides playing


def _after(one: Table, sitting: Sitting, name: str, key: str) -> None:
    """Offer what comes after a deal: the next one, the same once more, harder opponents, a game of one's own."""
    here = Address(game=one.case.game.key, preset=one.case.preset, options=dict(one.case.changes))
    if not one.whole:
        if st.button(words("sit-again"), icon=":material/replay:", key=f"{key}-again"):
            _put(_begun(one, name), sitting, key)
        if not one.turns:
            page_link("play", here, words("sit-free"), icon=":material/playing_cards:")
        return
    if sitting.game.waits_for() == NEXT_DEAL:
        st.button(words("play-next-deal"), type="primary", key=f"{key}-deal", on_click=_next_deal, args=(sitting,))
        return
    level, further = sitting.game.level.name, sitting.game.seed - one.deal + 1
    if st.button(words("sit-more"), type="primary", icon=":material/replay:", key=f"{key}-more"):
        _put(_begun(one, name, level, further), sitting, key)
    harder = LADDER[LADDER.index(level) + 1 :][:1]
    if harder and st.button(words("sit-harder"), icon=":material/trending_up:", key=f"{key}-harder"):
        _put(_begun(one, name, harder[0], further), sitting, key)
    page_link("house", here, words("sit-house"), icon=":material/home:")


def _next_deal(sitting: Sitting) -> None:
    sitting.since = len(sitting.game.steps)
    sitting.game.go_on()
    sitting.calls += 1


def _coach_button(sitting: Sitting, key: str) -> None:
    """Offer the coach, who speaks when asked."""
    st.button(
        words("play-what-now"),
        icon=":material/lightbulb:",
        key=f"{key}-coach",
        disabled=sitting.game.waits_for() != YOU,
        on_click=lambda: st.session_state.update({f"{key}-asks": True}),
    )


def _whole(sitting: Sitting, key: str) -> None:
    """Show what belongs to a whole game: the answer of the coach, and the score."""
    if st.session_state.pop(f"{key}-asks", False) and sitting.game.waits_for() == YOU:
        st.dialog(words("play-what-now"))(lambda: _coach(sitting))()
    score_sheet(sitting, opened=sitting.game.waits_for() in (NEXT_DEAL, OVER))


def _coach(sitting: Sitting) -> None:
    follow_pending()
    advice_panel(sitting)


def _back_button(sitting: Sitting, key: str) -> None:
    """Offer to take back; nothing else has been taught here."""
    st.button(
        words("play-back"),
        icon=":material/undo:",
        key=f"{key}-back",
        disabled=not sitting.game.decided(),
        on_click=_back,
        args=(sitting,),
    )


def _back(sitting: Sitting) -> None:
    sitting.game.back()
    sitting.since = len(sitting.game.steps)
    sitting.calls += 1
