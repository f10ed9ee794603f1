"""Markdown that takes time in proportion to its length, whoever wrote it.

The library looks for the end of a link anew from every bracket, and fills up short rows of wide tables. Both are given
a budget here; what goes beyond it stays text.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from markdown_it import MarkdownIt, helpers
from markdown_it.rules_block import StateBlock
from markdown_it.rules_block.table import table
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token
from markdown_it.utils import EnvType

BRACKETS, CELLS = "brackets", "cells"
STEPS_A_SIGN, CELLS_A_SIGN = 16, 0.25
"""How far brackets are looked for, and how many cells are made, for each sign of a text."""
STEPS, FEW_CELLS = 10_000, 400
"""What a short text may take in any case."""


class Bounded(MarkdownIt):
    """A reader of Markdown whose work is counted: it reads tables, and no HTML."""

    def __init__(self) -> None:
        """Put the counting versions of the two rules in their place."""
        super().__init__("commonmark", {"html": False})
        self.helpers: Any = SimpleNamespace(  # Any: the library keeps a module there
            parseLinkDestination=helpers.parseLinkDestination,
            parseLinkLabel=_label,
            parseLinkTitle=helpers.parseLinkTitle,
        )
        self.block.ruler.at("table", _table, {"alt": ["paragraph", "reference"]})
        self.enable("table")

    def parse(self, src: str, env: EnvType | None = None) -> list[Token]:
        """Read a text with a budget of its own."""
        env = {} if env is None else env
        env[BRACKETS] = STEPS + STEPS_A_SIGN * len(src)
        env[CELLS] = FEW_CELLS + int(CELLS_A_SIGN * len(src))
        return super().parse(src, env)


def _label(state: StateInline, start: int, disableNested: bool = False) -> int:  # noqa: N803  (the library's name)
    """Return where the label of a link ends, as long as there is something left to look for it with."""
    if state.env[BRACKETS] < 0:
        return -1
    end = helpers.parseLinkLabel(state, start, disableNested)
    state.env[BRACKETS] -= (state.posMax if end < 0 else end) - start
    return end


def _table(state: StateBlock, startLine: int, endLine: int, silent: bool) -> bool:  # noqa: N803
    """Read a table of no more cells than are left."""
    if startLine + 2 > endLine:
        return False
    columns = state.src[state.bMarks[startLine + 1] : state.eMarks[startLine + 1]].count("|") + 1
    last = startLine + 1 + int(state.env[CELLS] // columns)
    if not table(state, startLine, min(endLine, last), silent):
        return False
    if not silent:
        state.env[CELLS] -= columns * (state.line - startLine)
    return True
