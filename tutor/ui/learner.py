"""Who learns and who may write: whoever sits at their own machine, else a key in the browser and the teacher's link."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TypeVar

import streamlit as st

from tutor.classes.readers import LONGEST_KEY, reader_of
from tutor.core.complaints import Complaint
from tutor.paths import data_folder
from tutor.place import LEARNER, TEACHER, at_home, is_teacher
from tutor.store.keeping import OWN as ME
from tutor.store.keeping import Progress, Store

Found = TypeVar("Found")


@st.cache_resource(show_spinner=False)
def _opened(_where: str) -> Store:
    return Store()


def store() -> Store:
    """Return what lasts.

    Raises ``Complaint`` where it cannot be reached.
    """
    return _opened(os.environ.get("TUTOR_DATABASE") or str(data_folder()))


def learner() -> str:
    """Return the key of whoever reads; empty where their browser keeps none."""
    if at_home():
        return ME
    said = str(st.context.cookies.get(LEARNER, ""))[:LONGEST_KEY]
    known: dict[str, str] = st.session_state.setdefault("app.learner", {})
    if said and said not in known:
        known[said] = _kept(lambda: reader_of(said, store()), "")
    return known.get(said, "")


def may_write() -> bool:
    """Whether this reader may write notebooks: on their own machine, or with the teacher's link."""
    return is_teacher(str(st.context.cookies.get(TEACHER, "")))


# A lesson goes on without what lasts: what cannot be kept is said once and stops nobody.


def _kept(ask: Callable[[], Found], instead: Found) -> Found:
    try:
        return ask()
    except Complaint as wrong:
        st.session_state["app.not-kept"] = wrong
        return instead


def keeps() -> bool:
    """Whether what this reader does lasts longer than the page."""
    return bool(learner())


def progress(notebook: str) -> Progress:
    """Return how far the reader is in a notebook; where their browser keeps nothing, in this session."""
    key = learner()
    if not key:
        return Progress(frozenset(station for name, station in _seen() if name == notebook), dict(_said()))
    return _kept(lambda: store().progress(key, notebook), Progress()) if notebook else Progress()


def _seen() -> set[tuple[str, str]]:
    """Return the stations that this session has shown, each with its notebook."""
    found: set[tuple[str, str]] = st.session_state.setdefault("course.visited", set())
    return found


def _said() -> dict[str, bool]:
    """Return the exercises answered in this session by whoever has no key, and whether rightly."""
    found: dict[str, bool] = st.session_state.setdefault("course.answered", {})
    return found


def visited(notebook: str, station: str) -> None:
    """Keep that a station is being read."""
    key = learner()
    known = _seen()
    if notebook and (notebook, station) not in known:
        known.add((notebook, station))
        if key:
            _kept(lambda: store().visited(key, notebook, station), None)


def answered(exercise: str, *, right: bool) -> None:
    """Keep that an exercise was answered."""
    key = learner()
    if key:
        _kept(lambda: store().answered(key, exercise, right=right), None)
    else:
        _said()[exercise] = right
