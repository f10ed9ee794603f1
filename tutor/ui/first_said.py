"""How pages say what Écarté's first decision is worth: points at a neutral score, the chance to win at another."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from tutor.core.cards import card
from tutor.teaching import first_said
from tutor.ui.frame import language, words
from tutor.ui.numbers import grouped, percent, points
from tutor.ui.panel import rich_inline

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tutor.odds.first.solution import First, Weighted

MANY = 3
"""Throws that are named."""


def amount(value: float, unit: str) -> str:
    """Write what something is worth."""
    return first_said.amount(value, unit, language())


def verdict_said(found: First) -> str:
    """Say what to do; where the error leaves it open, that it hardly matters."""
    return first_said.verdict_said(found, language())


def count_said(opened: int, of: int) -> str:
    """Return in how many of all layouts the point is made with open hands, and in how many it is not."""
    counts = {"n": grouped(opened), "of": grouped(of), "against": grouped(of - opened)}
    return words("odds-count", **counts, rest="some" if opened < of else "none")


def worth_said(found: First) -> str:
    """Say what both choices are worth, and how often the solution makes them."""
    return first_said.worth_said(found, language())


def verdict_html(found: First) -> str:
    """Say what to do, what both choices are worth, and what to throw."""
    html = f'<p class="mark"><b>{escape(verdict_said(found))}</b></p><p>{escape(worth_said(found))}</p>'
    if found["mix"] == 0:
        html += f"<p>{escape(words('propose-never-' + found['role']))}</p>"
    for (first, last), throws in alike(found):
        title = words("propose-throw") if first == "all" else words("propose-throw-after", first=first, last=last)
        said = "; ".join(_throw_html(one, found) for one in throws[:MANY])
        html += f"<p><b>{escape(title)}</b> {said}</p>"
    return html


def alike(found: First) -> list[tuple[tuple[str, str], Sequence[Weighted]]]:
    """Return the throws by how many elder threw; neighbours that name the same cards stand together."""
    parts: list[tuple[tuple[str, str], Sequence[Weighted]]] = []
    for thrown, throws in found["discards"].items():
        if parts and _cards(parts[-1][1]) == _cards(throws):
            parts[-1] = ((parts[-1][0][0], thrown), parts[-1][1])
        else:
            parts.append(((thrown, thrown), throws))
    return parts


def _cards(throws: Sequence[Weighted]) -> list[list[str]]:
    return [one["cards"] for one in throws[:MANY]]


def _throw_html(one: Weighted, found: First) -> str:
    """Say one way to throw, how often, and what it loses where that is more than the error."""
    cards = rich_inline(" ".join(f"{{{card(text).text}}}" for text in one["cards"]))
    often = percent(one["share"], 0)
    if one["loss"] > 2 * found["error"]:
        unit = found["unit"]
        loss = percent(one["loss"]) if unit == "chance" else points(one["loss"]).lstrip("+")
        said = words("propose-loses", share=often, loss=words("propose-amount", unit=unit, value=loss))
    else:
        said = words("propose-often", share=often)
    return f"{cards} {escape(said)}"
