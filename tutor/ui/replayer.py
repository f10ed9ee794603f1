"""Lines on a page: from a record, an example or a position to the table that plays it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import streamlit as st

from tutor.cases.lessons import Line as Told
from tutor.cases.transcript import Case
from tutor.core.game import AnyGame, Situation
from tutor.core.moves import Seat
from tutor.core.play import Replay
from tutor.shown.address import Address, pack
from tutor.shown.line import Line, line, window
from tutor.shown.linetexts import Telling
from tutor.teaching.taught import ODDS, Taught
from tutor.ui.card_table import Rest, Show, kept, table
from tutor.ui.frame import escape_markdown, language, link, words
from tutor.ui.originals import copy_of, reading_of, with_cards
from tutor.ui.panel import fact
from tutor.ui.sharing import locked
from tutor.ui.worth import worth_html
from tutor.words import explain
from tutor.words.book.entries import Entry


@dataclass(frozen=True, slots=True)
class Place:
    """Where a replay begins: its step and the card that was pressed."""

    step: int
    move: str
    guess: bool
    set: Callable[[int, str], None]
    """(step, pressed move): show that; a table that keeps its own place never asks for it."""


def own_paragraph(game: AnyGame, entry: Entry) -> str:
    """Return the reader's own paragraph of the source page on which an entry rests, where they keep a copy."""
    copy = copy_of(game.key) if entry.sources else None
    if copy is None:
        return ""
    read = reading_of(copy, game.folder)
    number = read.place(entry.id)
    return f"<p>{with_cards(read.aligned.blocks[number].text)}</p>" if number is not None else ""


def line_of(
    case: Case,
    where: Address,
    *,
    run: Replay[Situation] | None = None,
    told: Told | None = None,
    near: int = 0,
    moment: bool = False,
    packed: str = "",
    taught: Taught | None = None,
    own: Seat | None = None,
    before: int = 0,
) -> Line:
    """Return the line of a case, made once for everybody who looks at it alike.

    ``packed`` names the case where its name is known; nothing is shown that is not in ``taught``, where that is said.
    A text may have said that a seat is its reader's ``own``, and leave out so many moves ``before``.
    """
    seat = next((s for s in case.seats if s == where.seat), None)
    lang = language()
    copy = copy_of(case.game.key)
    telling = Telling(
        lang,
        where=Address(game=where.game, preset=where.preset, options=where.options, lang=where.lang),
        seat=seat,
        own=own if own in case.seats else None,
        worth=worth_html if taught is None or ODDS in taught.panels else None,
        original=own_paragraph if copy is not None else None,
        taught=taught,
    )
    first = window(len(case.moves), near)[0]
    name = "\n".join(
        (
            told.id if told else "",
            packed or pack(case),
            lang,
            where.lang,
            str(seat),
            str(first),
            str(moment),
            str(hash(copy) if copy else ""),
            str(hash(taught) if taught else ""),
            str(telling.own or ""),
            str(before),
        )
    )
    said = told.steps if told else {}
    return kept(name, lambda: line(case, telling, run=run, said=said, near=near, moment=moment, before=before))


def replayer(told: Told, place: Place, where: Address, *, key: str) -> None:
    """Show a small table inside a text; it keeps its own place."""
    badge(told)
    table(
        lambda near: line_of(told.case, where, run=told.replay, told=told, near=near),
        Show(mode="cell"),
        key=f"{key}-table",
        step=min(max(place.step, 0), len(told.replay.steps)),
        move=place.move,
    )


def replay_page(told: Told, where: Address, step: int, below: Callable[[Rest], None] | None = None) -> None:
    """Show a record on its own page: step and pressed card are in the address."""
    shut = locked(where, told.case.seats)
    judge = where.but(step="", move="", seat="", mode="", guess="")
    if not judge.case and not judge.at:
        judge = judge.but(at=pack(told.case))
    said = None if shut else told  # what was written for all to read may name what this seat cannot see
    table(
        # An example is told by its id; a record of one's own has none.
        lambda near: line_of(told.case, where, run=told.replay, told=said, near=near, packed=told.id),
        Show(
            where.mode,
            address=True,
            keys=True,
            guess=where.guess == "1",
            every=True,
            judge="" if shut else link("judge", judge),
            out="" if shut else link("play", judge),
        ),
        key="replay-table",
        step=step,
        move=where.move,
        below=below,
    )


def position(
    case: Case,
    where: Address,
    show: Show,
    *,
    key: str,
    on_make: Callable[[str], None] | None = None,
    on_answer: Callable[[bool], None] | None = None,
    packed: str = "",
    below: Callable[[Rest], None] | None = None,
    taught: Taught | None = None,
    own: Seat | None = None,
) -> None:
    """Show the end of a case, and say what led there."""
    table(
        lambda _near: line_of(case, where, moment=True, packed=packed, taught=taught, own=own),
        show,
        key=key,
        move=where.move,
        on_make=on_make,
        on_answer=on_answer,
        below=below,
    )


def badge(told: Told, *, shut: bool = False, own: bool = False) -> None:
    """Say what is wrong with a record, unless only one seat's view is shown; of one's own, that it is in order too.

    What the app itself shows is in order, and nobody has to be told.
    """
    if told.checked:
        if own:
            fact(words("ui-checked"), "verified")
        return
    first = min((finding.step for finding in told.findings), default=0)
    st.badge(words("ui-not-checked", n=max(first, 0) + 1), icon=":material/error:", color="red")
    failure = told.replay.failure
    if failure is not None and not shut and told.findings[0].step == len(told.replay.steps):
        st.error(escape_markdown(explain.complaint(failure, language(), told.case.seats)))
