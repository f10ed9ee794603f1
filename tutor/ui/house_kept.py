"""The tables that a reader keeps: rule sets of their own, wherever a rule set can be chosen."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import parse_qsl, urlencode

import streamlit as st

from tutor.core.complaints import Complaint
from tutor.shown.address import Address, read_address
from tutor.store.keeping import new_key
from tutor.ui.frame import words
from tutor.ui.learner import learner, store

PAGE = "house"


class Table(NamedTuple):
    """A rule set of one's own that is kept."""

    id: str
    where: Address

    @property
    def name(self) -> str:
        """What it is called."""
        return self.where.table or words("house-nameless")


def _reader() -> str:
    """Return who keeps tables here; without a cookie they last as long as the session."""
    return learner() or str(st.session_state.setdefault("share.maker", new_key()))


def tables(game: str) -> list[Table]:
    """Return the tables that this reader keeps for a game, the latest first; none where nothing can be reached."""
    who = _reader()
    try:
        kept = store().sealed_by(who, PAGE)
    except Complaint:
        return []
    found = [Table(one.id, read_address(dict(parse_qsl(one.text.partition("?")[2])))) for one in kept]
    return [one for one in found if one.where.game == game]


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
