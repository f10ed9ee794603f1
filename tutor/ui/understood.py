"""What was understood of a question, above its answer: each fact is changed or taken away where it stands."""

from __future__ import annotations

from collections.abc import Sequence

import streamlit as st

from tutor.asking.corrected import also, read_corrections, write_corrections
from tutor.asking.facts import MOMENT, Choice, Fact
from tutor.core.cards import SUITS
from tutor.ui.frame import address, escape_markdown, go, language, words
from tutor.ui.hand_picker import index_of

LONGEST = 500
"""A longer question has no place in an address, so that its facts can only be read."""
LABEL = 104
"""How wide the names of facts are, in points: most are no longer, and the others go on below."""


def understood_table(facts: Sequence[Fact], question: str, *, key: str) -> None:
    """Show what was understood as a small table; a press on a fact opens what may be chosen instead."""
    able = len(question) <= LONGEST
    rows: dict[str, list[Fact]] = {}
    told = {fact.label for fact in facts if fact.said}
    for fact in facts:
        if fact.label in told:
            rows.setdefault(fact.label, []).append(fact)
        elif able and fact.rows:  # whatever was not said stands in one row, by its name
            rows.setdefault(words("ask-add"), []).append(fact._replace(text=fact.label))
    with st.container(key=f"{key}-understood", gap=None):
        st.caption(words("ask-understood"))
        for number, (label, parts) in enumerate(sorted(rows.items(), key=lambda row: row[0] == words("ask-add"))):
            row = st.container(
                horizontal=True, gap="small", vertical_alignment="center", key=f"{key}-understood-{number}"
            )
            with row:
                st.caption(label, width=LABEL)
                for fact in parts:
                    if fact.rows and able:
                        _fact(fact, question, key=f"{key}-fact-{fact.name}")
                    elif fact.said:
                        st.markdown(escape_markdown(fact.text), width="content")


def _fact(fact: Fact, question: str, *, key: str) -> None:
    """Show a fact as what it is; pressed, it opens its choices."""
    text = escape_markdown(fact.text)
    with st.popover(text if fact.said else f":gray[{text}]", key=key, type="tertiary"):
        for number, row in enumerate(fact.rows):
            values = [one.value for one in row]
            named = {one.value: one.text for one in row}
            chosen = [value for value in fact.chosen if value in values]
            place = f"{key}-{number}"
            st.session_state[place] = chosen if fact.several else next(iter(chosen), None)
            if fact.name == MOMENT:
                _sentences(fact, row, question, key=key)
                continue
            suit = f": {row[0].text}" if row[0].value in SUITS and len(fact.rows) > 1 else ""
            st.pills(
                f"{fact.label}{suit}",  # said before each choice: a voice leaves out the sign of a suit
                values,
                key=place,
                selection_mode="multi" if fact.several else "single",
                format_func=lambda value, named=named: _shown(value, named[value]),
                on_change=_choose,
                args=(fact, number, question, key),
                label_visibility="collapsed",
                wrap=True,
            )
        if fact.said and not fact.needed:
            st.button(
                words("ask-take-away"),
                key=f"{key}-away",
                icon=":material/close:",
                on_click=_change,
                args=(fact.name, "", question),
            )


def _sentences(fact: Fact, row: Sequence[Choice], question: str, *, key: str) -> None:
    """Offer whole sentences one below the other, where they have room."""
    named = {one.value: one.text for one in row}
    st.radio(
        fact.label,
        list(named),
        key=f"{key}-0",
        format_func=lambda value: escape_markdown(named[value]),
        on_change=_choose,
        args=(fact, 0, question, key),
        label_visibility="collapsed",
    )


def _shown(value: str, text: str) -> str:
    """Return a choice as it is printed: a card by its sign, anything else by its name."""
    return index_of(value, language()) if value[:1] in SUITS and value[1:] else escape_markdown(text)


def _choose(fact: Fact, number: int, question: str, key: str) -> None:
    """Put what was chosen in the place of a fact."""
    if fact.several:
        picked = [one for n in range(len(fact.rows)) for one in st.session_state.get(f"{key}-{n}") or ()]
    else:
        one = st.session_state.get(f"{key}-{number}")
        if one is None and fact.needed:
            return
        picked = [one] if one is not None else []
    _change(fact.name, " ".join(picked), question)


def _change(name: str, value: str, question: str) -> None:
    where = address()
    made = read_corrections(where.told) if where.ask == question else ()
    go(where.but(ask=question, told=write_corrections(also(made, name, value))))
