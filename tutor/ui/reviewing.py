"""Review on pages: what an answer does to what comes back, and what is due today."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import streamlit as st

from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.plain import Plain
from tutor.store.reviews import Reviewed, reviewed, reviews
from tutor.teaching.review import about, due, scheduled
from tutor.ui.address import Address
from tutor.ui.frame import page_link, words
from tutor.ui.learner import answered, learner, store


def mine() -> list[Reviewed]:
    """Return every rule that the reader was asked about; none where nothing can be kept."""
    key = learner()
    if not key:
        return []
    try:
        return reviews(store(), key)
    except Complaint as wrong:
        st.session_state["app.not-kept"] = wrong
        return []


def learned(game: AnyGame, exercise: Mapping[str, Plain]) -> Callable[[bool], None]:
    """Return what is done with an answer: it is kept, and the rule comes back when it is time."""

    def keep(right: bool) -> None:
        answered(str(exercise["id"]), right=right)
        key, rule = learner(), about(game, exercise)
        if key and rule:
            try:
                reviewed(store(), key, rule, scheduled, right=right)
            except Complaint as wrong:
                st.session_state["app.not-kept"] = wrong

    return keep


def due_today() -> None:
    """Show how many rules come back today, with the way there; nothing where there is none."""
    count = len(due(mine()))
    if count:
        page_link("review", Address(), words("review-due", n=count), icon=":material/event_repeat:")
