"""What a class has answered, on the teacher's page: by question, by the number of the seat, and the rules to repeat."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from string import ascii_lowercase

import streamlit as st

from tutor.classes.afterwards import by_seat, to_repeat
from tutor.classes.results import results
from tutor.core.plain import Plain
from tutor.shown.address import Address
from tutor.store.classes import Held, ballots_of, choices, text_of
from tutor.ui.frame import page_link, words
from tutor.ui.learner import store

QUESTION, SEAT, RULE = "question", "seat", "rule"
CSV = {QUESTION: "class-csv", SEAT: "class-csv-seats", RULE: "class-csv-rules"}


def show_afterwards(held: Held) -> None:
    """Show what was answered, and each of its tables as a file."""
    text, ballots = text_of(store(), held.id), choices(store(), held.id)
    rows = results(text, held.lang, ballots)
    if not rows:
        st.caption(words("class-results-none"))
        return
    show_rules(to_repeat(text, held.lang, ballots), held.lang)
    st.subheader(words("class-by-seat"), anchor=False)
    show_seats(by_seat(text, held.lang, ballots_of(store(), held.id)))
    st.subheader(words("class-by-question"), anchor=False)
    show_results(rows)
    with st.container(horizontal=True, gap="small"):
        for by, name in CSV.items():
            st.link_button(words(name), f"join/results?room={held.id}&by={by}", icon=":material/download:")


def show_rules(rows: list[dict[str, Plain]], lang: str) -> None:
    """Show the rules to repeat, each with the way to its text."""
    st.subheader(words("class-to-repeat"), anchor=False)
    if not rows:
        st.caption(words("class-to-repeat-none"))
    for row in rows:
        with st.container(horizontal=True, gap="small", vertical_alignment="center"):
            where = Address(game=row["game"], rule=row["rule"], lang=lang)
            page_link("rules", where, str(row["title"]), icon=":material/menu_book:")
            st.caption(words("class-to-repeat-row", n=row["times"]))


def show_seats(rows: Mapping[int, Mapping[str, bool]]) -> None:
    """Show by the number of a seat which questions it had right."""
    asked = sorted(
        {one for row in rows.values() for one in row}, key=lambda one: (int(one.rstrip(ascii_lowercase)), one)
    )
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in asked)
    body = ""
    for seat, row in rows.items():
        cells = "".join(f"<td>{ {True: '✓', False: '✗', None: '–'}[row.get(one)] }</td>" for one in asked)
        body += f'<tr><th scope="row">{seat}</th>{cells}<td>{sum(row.values())} / {len(row)}</td></tr>'
    head = f'<tr><th scope="col">{escape(words("class-seat"))}</th>{head}<th></th></tr>'
    st.html(f'<table class="results">{head}{body}</table>')


def show_results(rows: list[dict[str, Plain]]) -> None:
    """Show what was answered as a table, a question after the other."""
    html, last = "", None
    for row in rows:
        place = (row["question"], row["time"])
        if place != last:
            html += f'<tr><th colspan="3" scope="rowgroup">{row["question"]}. {escape(str(row["text"]))}</th></tr>'
        last = place
        mark = "✓" if row["right"] else "✗"
        html += (
            f"<tr><td>{mark}</td><td>{escape(str(row['choice']))}</td><td>{row['chosen']} / {row['ballots']}</td></tr>"
        )
    st.html(f'<table class="results">{html}</table>')
