"""Tables of figures as whoever hears them needs them: named, and every cell between the heads of its row and column."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple, TypeAlias

Row: TypeAlias = Sequence[str]
"""Cells of HTML; the first says what the others are about."""


class Group(NamedTuple):
    """Rows under a head of their own."""

    title: str
    """HTML."""
    rows: Sequence[Row]


def table_html(name: str, heads: Sequence[str], rows: Iterable[Row | Group], css: str = "figures narrow") -> str:
    """Return a table; it scrolls by itself where the page is too narrow."""
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    parts: list[str] = []
    loose = ""
    for one in rows:
        if isinstance(one, Group):
            over = f'<tr><th scope="rowgroup" colspan="{len(heads)}">{one.title}</th></tr>'
            parts.append(f"<tbody>{over}{''.join(map(_row, one.rows))}</tbody>")
        else:
            loose += _row(one)
    if loose:
        parts.insert(0, f"<tbody>{loose}</tbody>")
    label = escape(name, quote=True)
    return (
        f'<div class="scroll" tabindex="0" role="group" aria-label="{label}"><table class="{css}" aria-label="{label}">'
        f"<thead><tr>{top}</tr></thead>{''.join(parts)}</table></div>"
    )


def _row(cells: Row) -> str:
    head, *others = cells
    return f'<tr><th scope="row">{head}</th>{"".join(f"<td>{cell}</td>" for cell in others)}</tr>'
