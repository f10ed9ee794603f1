"""The tables that a reader keeps: rule sets of their own, wherever a rule set can be chosen."""

from __future__ import annotations

from urllib.parse import urlencode

import streamlit as st

from tutor.core.complaints import Complaint
from tutor.shown import own_rules
from tutor.shown.address import Address
from tutor.shown.own_rules import PAGE, Table
from tutor.store.keeping import new_key
from tutor.ui.frame import words
from tutor.ui.learner import learner, store


def called(where: Address) -> str:
    """Return what a table is called."""
    return where.table or words("house-nameless")


def _reader() -> str:
    """Return who keeps tables here; without a cookie they last as long as the session."""
    return learner() or str(st.session_state.setdefault("share.maker", new_key()))


def tables(game: str = "") -> list[Table]:
    """Return the tables that this reader keeps, the latest first; none where nothing can be reached."""
    who = _reader()
    try:
        return own_rules.tables(store(), who, game)
    except Complaint:
        return []


def keep(where: Address) -> None:
    """Keep a table; one of the same name and game gives way to it.

    Raises ``Complaint`` where it cannot be kept.
    """
    who = _reader()
    said = Address(
        game=where.game, preset=where.preset, options=where.options, table=where.table, decided=where.decided
    )
    for one in tables(where.game):
        if one.where.table == where.table:
            store().unseal(who, one.id)
    store().seal(who, f"{PAGE}?{urlencode(said.query())}")


def remove(one: Table) -> None:
    """Delete a table."""
    store().unseal(_reader(), one.id)
