"""Help with an exercise, in steps: a question, a fact, the paragraph, the case worked out."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

import streamlit as st

from tutor.core.game import AnyGame, Situation
from tutor.core.plain import Plain
from tutor.core.rules import RuleId, Verdict
from tutor.shown.address import Address
from tutor.shown.spoken import spoken
from tutor.shown.table import button
from tutor.shown.unseen import covered
from tutor.teaching.difficulty import kind_of
from tutor.teaching.exercises import name_of
from tutor.teaching.hints import FACT, PARAGRAPH, QUESTION, Hint, about, fact, hints, question
from tutor.teaching.moments import springs
from tutor.ui.frame import language, page_link, words
from tutor.ui.panel import citation_html, rich, show
from tutor.words import explain
from tutor.words.book.book import Book

A_START = 1_000
"""New exercises begin with one of so many."""


def help_in_steps(
    game: AnyGame,
    book: Book,
    one: Plain,
    state: Situation,
    judged: Sequence[Verdict],
    known: frozenset[str] | None = None,
) -> None:
    """Hints one after another, each asked for; earlier ones stay, and nothing counts them.

    Where only so many cards are ``known``, no other is named, and nothing leads to another exercise.
    """
    rule = next((RuleId(id_) for id_ in one.get("covers") or () if id_ in book.entries), None)
    kind = kind_of(one)
    steps = hints(judged) if "legal" in one else about(rule, kind) if rule is not None else []
    key = f"practise-hints-{one['id']}"
    shown = int(st.session_state.get(key, 0))
    if not steps:
        return
    st.space("small")
    parts = [hint_html(game, book, hint, state, judged, known, kind) for hint in steps[:shown]]
    if parts:
        show("".join(parts), key="practise-hints-shown", heard=spoken(parts[-1]))
    if known is None and shown == len(steps) and steps[-1].rule in springs(game.folder):
        twin = name_of(game, crc32(one["id"].encode()) % A_START, steps[-1].rule)
        page_link("practise", Address(game=game.key, case=twin), words("hint-twin"), icon=":material/content_copy:")
    if shown < len(steps):
        more = len(steps) if shown == len(steps) - 2 else shown + 1  # the twin comes with the case worked out
        st.button(
            words("hint-more" if shown else "hint-ask"),
            icon=":material/lightbulb:",
            key="practise-hints-more",
            on_click=lambda: st.session_state.update({key: more}),
        )


def hint_html(
    game: AnyGame,
    book: Book,
    hint: Hint,
    state: Situation,
    judged: Sequence[Verdict],
    known: frozenset[str] | None,
    kind: str = "",
) -> str:
    """Return one step of help."""
    lang = language()
    if hint.kind == QUESTION:
        seat = judged[0].move.seat if judged else None
        return f"<p>{rich(question(game, hint.rule, seat, lang, state.seats, kind))}</p>"
    if hint.kind == FACT:
        return f"<p>{rich(fact(hint, lang, state.seats))}</p>"
    if hint.kind == PARAGRAPH:
        return citation_html(book, hint.rule, Address(game=game.key), opened=True)
    reasons = [(v.move, explain.why(game, state, v, lang)) for v in hint.verdicts]
    return "".join(
        f"<p><b>{rich(button(game, state, move, lang))}</b>: {rich(why if known is None else covered(why, known))}</p>"
        for move, why in reasons
    )
