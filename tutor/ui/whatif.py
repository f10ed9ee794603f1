"""What if: beside an answer, the changes that would turn it round; nothing is tried before it is asked for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from html import escape
from zlib import crc32

import streamlit as st

from tutor.cases.transcript import Case, at
from tutor.core.complaints import Complaint
from tutor.core.moves import TABLE
from tutor.core.play import verdicts
from tutor.core.rules import Verdict
from tutor.shown.address import Address, pack
from tutor.shown.table import button
from tutor.teaching.whatif import Question, changes
from tutor.teaching.whatif_said import nothing, sentence
from tutor.ui.frame import address, escape_markdown, language, link, words
from tutor.ui.panel import rich, show
from tutor.words import explain


def so_far(case: Case, step: str) -> Case:
    """Return a record up to the step at which its reader is."""
    return replace(case, moves=case.moves[: int(step) if step.isascii() and step.isdigit() else 0])


@st.fragment
def what_if(make: Callable[[], Case], touched: str = "", *, key: str) -> None:
    """Offer to ask what would turn an answer round.

    ``make`` returns the case with the moves up to where one looks; ``touched`` is the move that was pressed on a
    table that is not in the address.
    """
    if "app.go" in st.session_state:  # a link was followed: that is for the whole page
        st.rerun()
    asked = f"{key}-whatif"
    pressed = st.button(words("whatif-title"), icon=":material/alt_route:", key=f"{asked}-ask")
    if not pressed and not st.session_state.get(asked):
        return
    st.session_state[asked] = True
    try:
        question = _chosen(make(), address().move or touched, asked)
        if question is not None:
            _answer(question, asked)
    except Complaint as wrong:
        st.info(escape_markdown(explain.complaint(wrong, language())), icon=":material/info:")


def what_if_here(case: Case, touched: str = "", *, key: str) -> None:
    """Offer it where a player is to move: in a text nobody asks for a button that has nothing to say."""
    run = case.play()
    if run.failure is None and case.game.movers(run.end)[:1] not in ((), (TABLE,)):
        what_if(lambda: case, touched, key=key)


def _chosen(case: Case, touched: str, key: str) -> Question | None:
    """Return the question about the move that was touched on the table last, or that is chosen here."""
    run = case.play()
    if run.failure is not None:
        raise run.failure
    game, state = case.game, run.end
    acting = game.movers(state)
    if not acting or acting[0] == TABLE:
        raise Complaint("whatif-over" if not acting else "whatif-chance")
    judged = {str(one.move): one for seat in acting for one in verdicts(game, state, seat)}
    lang = language()

    def label(one: Verdict) -> str:
        answer = words("ui-legal" if one.legal else "ui-illegal")
        who = f"{explain.seat_name(one.move.seat, lang, case.seats)}: " if len(acting) > 1 else ""
        return f"{who}{button(game, state, one.move, lang)} – {answer}"

    labels = {text: label(one) for text, one in judged.items()}
    # A list that is kept shows its old label: where an answer is another one, it is another list.
    chosen = f"{key}-move-{crc32(repr(labels).encode())}"
    new = touched != st.session_state.get(f"{key}-touched") or chosen not in st.session_state
    st.session_state[f"{key}-touched"] = touched
    if new and touched in judged:
        st.session_state[chosen] = touched
    elif st.session_state.get(chosen) not in judged:
        st.session_state[chosen] = next((text for text, one in judged.items() if not one.legal), None)
    text = st.selectbox(words("whatif-which"), list(judged), key=chosen, format_func=labels.__getitem__)
    if text is None:
        return None
    steps = run.steps
    past, moves = tuple(made.before for made in steps), tuple(made.move for made in steps)
    return Question(at(case, state), state, judged[text], past, moves)


def _answer(question: Question, key: str) -> None:
    """Show the changes, each with the way to the table where it is so."""
    lang = language()
    items = ""
    for change in changes(question):
        where = Address(game=question.game.key, at=pack(change.case), move=str(change.verdict.move))
        target = escape(link("judge", where), quote=True)
        items += (
            f"<li>{rich(sentence(question, change, lang))} "
            f'<a href="#" data-go="{target}">{escape(words("whatif-open"))}</a></li>'
        )
    title = words("whatif-make-illegal" if question.verdict.legal else "whatif-make-legal")
    found = f'<ol class="whatif">{items}</ol>' if items else f"<p>{rich(nothing(question, lang))}</p>"
    show(f"<h3>{escape(title)}</h3>{found}", key=f"{key}-answer")
