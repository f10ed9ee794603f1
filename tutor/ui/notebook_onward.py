"""The way on from a table at which a station ends, and whether somebody has played there."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import streamlit as st

from tutor.notebook.reading import Block, Notebook, Station
from tutor.ui.frame import address, escape_markdown, go, words
from tutor.ui.learner import visited


def played_name(key: str) -> str:
    """Return under which name this session remembers that a block was decided at: a table played to its end, say."""
    return f"{key}-played"


def following(block: Block, notebook: Notebook) -> tuple[Station, Station] | None:
    """Return the station that ends with a block and the one after it; nothing for any other block."""
    stations = [one for one in notebook.stations if one.id]
    for here, after in pairwise(stations):
        if [part for part in here.parts if isinstance(part, Block)][-1:] == [block]:
            return here, after
    return None


def onward_from(block: Block, notebook: Notebook, name: str, key: str) -> Callable[[], None] | None:
    """Return what offers the next station where nothing else follows a table on its page."""
    found = following(block, notebook)
    if found is None:
        return None
    here, after = found
    if any(part.source.strip() for part in here.parts[here.parts.index(block) + 1 :]):
        return None  # whoever reads on finds the way below

    def offered() -> None:
        label = words("course-next", title=escape_markdown(after.title))
        if st.button(
            label, icon=":material/arrow_forward:", icon_position="right", type="primary", key=f"{key}-onward"
        ):
            visited(name, here.id)
            go(address().but(station=after.id))
            st.rerun()

    return offered
