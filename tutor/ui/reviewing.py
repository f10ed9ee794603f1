"""Review on pages: what an answer does to what comes back, and what is due today."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

import streamlit as st

from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.plain import Plain
from tutor.shown.address import Address
from tutor.store.answers import (
    Tally,
    What,
    by_exercise,
    by_kind,
    history,
    keep_pace,
    pace,
    told,
    what_asked,
)
from tutor.store.reviews import Reviewed, met, reviewed, reviews
from tutor.teaching.difficulty import begun, kind_of
from tutor.teaching.pace import MORE, Weights, answers_in, fitted, read, written
from tutor.teaching.review import about, askable, due, not_asked_yet, scheduled
from tutor.ui.frame import page_link, words
from tutor.ui.learner import answered, learner, store


def mine() -> list[Reviewed]:
    """Return every rule that the reader was asked about or has met; none where nothing can be kept."""
    key = learner()
    if not key:
        return []
    try:
        kept = reviews(store(), key)
    except Complaint as wrong:
        st.session_state["app.not-kept"] = wrong
        return []
    there = set(askable(one.rule for one in kept))  # a rule may have gone with a new version
    return [one for one in kept if one.rule in there]


def learned(game: AnyGame, exercise: Mapping[str, Plain], name: str = "") -> Callable[[bool], None]:
    """Return what is done with an answer: it is kept under a name, and the rule comes back when it is time."""

    def keep(right: bool) -> None:
        called = name or str(exercise["id"])
        answered(called, right=right)
        key, rule = learner(), about(game, exercise)
        if key and rule:
            try:
                told(store(), {called: What(rule, kind_of(exercise), begun(exercise))})
                reviewed(store(), key, rule, partial(scheduled, weights=weights()), right=right)
            except Complaint as wrong:
                st.session_state["app.not-kept"] = wrong

    return keep


def hand_over(rules: Iterable[str]) -> int:
    """Let rules that were met come up in review; return how many were not there before.

    Only those about which something can be asked; where nothing can be kept, none.
    """
    key, found = learner(), askable(rules)
    if not key or not found:
        return 0
    try:
        return met(store(), key, found, *not_asked_yet())
    except Complaint as wrong:
        st.session_state["app.not-kept"] = wrong
        return 0


def weights() -> Weights:
    """Return how fast this reader forgets, as it was learned last; nothing before."""
    key = learner()
    return read(pace(store(), key)[0]) if key else ()


def learn_pace() -> int:
    """Learn anew how fast this reader forgets, where there are enough new answers; return from how many it is known."""
    key = learner()
    if not key:
        return 0
    try:
        said, answers = pace(store(), key)
        mine_ = history(store(), key)
        if answers_in(mine_) >= answers + MORE:
            said, answers = written(fitted(mine_)), answers_in(mine_)
            keep_pace(store(), key, said, answers)
    except Complaint as wrong:
        st.session_state["app.not-kept"] = wrong
        return 0
    return answers if read(said) else 0


def counted() -> dict[tuple[str, str], Tally]:
    """Return how people answered here, by rule and kind; nothing where nothing can be read."""
    try:
        return by_kind(by_exercise(store()), what_asked(store()))
    except Complaint as wrong:
        st.session_state["app.not-kept"] = wrong
        return {}


def count_due() -> int:
    """Return how many rules come back today."""
    return len(due(mine()))


def due_today() -> None:
    """Show how many rules come back today, with the way there; nothing where there is none."""
    if count := count_due():
        page_link("review", Address(), words("review-due", n=count), icon=":material/event_repeat:")
