"""What the solved first decision leaves out, told beside it: hidden hands and a second proposal."""

from html import escape

import streamlit as st

from tutor.core.cards import card, spell
from tutor.odds.first.closed import DEALS, Closed, closed, sampled
from tutor.odds.first.second import told
from tutor.odds.first.solution import First
from tutor.odds.hand import ROLES, Situation
from tutor.shown.address import Address
from tutor.ui.frame import link, words
from tutor.ui.numbers import grouped, percent, points
from tutor.ui.panel import rich_inline, show


@st.cache_data(show_spinner=False, max_entries=200)
def _closed(situation: Situation, king_point: bool) -> Closed:
    return closed(situation, king_point)


def try_hidden(situation: Situation, found: First) -> None:
    """Offer to play the hand out with nobody seeing the other one, and say what that comes to."""
    if not st.toggle(words("beyond-hidden"), key="propose-hidden", help=words("beyond-hidden-help")):
        return
    with st.spinner(words("beyond-hidden-playing", n=grouped(DEALS))):
        guessed = _closed(situation, found["king_point"])
    said = words(
        "beyond-hidden-said",
        role=found["role"],
        keep=points(guessed.keep_hidden),
        exchange=points(guessed.exchange_hidden),
        error=points(guessed.error).lstrip("+"),
        word=guessed.word,
        same="no" if guessed.flips else "yes",
        n=grouped(DEALS),
    )
    show(f"<p>{escape(said)}</p>", key="propose-hidden-said", heard=True)


def leaves_out(where: Address, role: str, king_point: bool) -> None:
    """Say what hidden hands and a second proposal change, over many hands."""
    st.header(words("beyond"))
    rows = [row for row in sampled() if row.role == role]
    turns = [row for row in rows if row.flips]
    shown = "".join(_row(row, where) for row in turns[:MOST])
    said = words("beyond-sample", role=role, **_sample_facts(rows))
    show(f"<p>{escape(said)}</p><ul>{shown}</ul>", key="propose-beyond-hidden")
    facts = told()[king_point]
    said = words(
        "beyond-again",
        comes=percent(facts["second_proposed"], 0),
        accepted=percent(facts["second_accepted"], 0),
        third=percent(facts["second_proposed"] * facts["second_accepted"], 1),
        once=points(facts["value_once"], 4),
        twice=points(facts["value_twice"], 4),
        stands=percent(facts["stands_twice"], 0),
        before=percent(facts["stands_once"], 0),
        turn=percent(facts[f"turn_{role}"], 0),
        role=role,
        most=points(max(facts[f"{one}_gain"][1] for one in ROLES), 3).lstrip("+"),
        deals=grouped(facts["deals"]),
    )
    show(f"<p>{escape(said)}</p>", key="propose-beyond-again")


MOST = 5
"""Hands shown whose answer turns."""


def _sample_facts(rows: list[Closed]) -> dict[str, str]:
    weight = sum(row.meets for row in rows) if rows[0].role == "dealer" else len(rows)

    def mean(what: str) -> str:
        total = sum(getattr(row, what) * (row.meets if row.role == "dealer" else 1) for row in rows)
        return points(total / weight, 2)

    return {
        "n": grouped(len(rows)),
        "keep": mean("keep"),
        "keep-hidden": mean("keep_hidden"),
        "exchange": mean("exchange"),
        "exchange-hidden": mean("exchange_hidden"),
        "turns": grouped(sum(row.flips for row in rows)),
        "open": grouped(sum(row.word == "even" for row in rows)),
    }


def _row(row: Closed, where: Address) -> str:
    held = [card(text) for text in row.hand.split()]
    up = card(row.turn_up)
    target = link("propose", where.but(hand=spell(held), turned=up.text))
    pictures = rich_inline(" ".join(f"{{{each.text}}}" for each in held))
    said = words(
        "beyond-turns",
        role=row.role,
        word=row.word,
        gap=points(abs(row.exchange_hidden - row.keep_hidden)).lstrip("+"),
        error=points(row.error).lstrip("+"),
        before=points(abs(row.exchange - row.keep)).lstrip("+"),
    )
    up_shown = rich_inline(f"{{{up.text}}}")
    return (
        f'<li><a href="#" data-go="{escape(target, quote=True)}">{pictures}</a> '
        f"({escape(words('beyond-turned-up'))} {up_shown}): {escape(said)}</li>"
    )
