"""What is said beside a game that is played: the score."""

from __future__ import annotations

from html import escape

import streamlit as st

from tutor.shown.linetexts import Telling
from tutor.ui.frame import language, words
from tutor.ui.panel import show
from tutor.ui.play_sitting import Sitting
from tutor.words import explain


def cast(sitting: Sitting) -> None:
    """Say who sits at the other seats and how they play."""
    lang, seats = language(), sitting.case.seats
    there = sitting.game.people
    if len(tempers := {person.temper for person in there.values()}) == 1 and not _elsewhere(sitting):
        temper = explain.say(sitting.case.game.folder, lang, tempers.pop())
        st.caption(words("play-each", n=len(there), temper=f"{temper[:1].lower()}{temper[1:]}"))
        return
    who = []
    for seat, person in there.items():
        name = explain.seat_name(seat, lang, seats)
        named = person.name if name == person.name else words("play-cast-seat", seat=name, name=person.name)
        temper = explain.say(sitting.case.game.folder, lang, person.temper)
        who.append(words("play-cast-one", name=named, temper=f"{temper[:1].lower()}{temper[1:]}"))
    if who:
        st.caption(words("play-cast", who="; ".join(who)))


def _elsewhere(sitting: Sitting) -> bool:
    """Whether somebody sits at the table under another name than their own."""
    lang, seats = language(), sitting.case.seats
    return any(explain.seat_name(seat, lang, seats) != one.name for seat, one in sitting.game.people.items())


def score_sheet(sitting: Sitting, *, opened: bool) -> None:
    """Show what stood written after every deal."""
    game, lang = sitting.game, language()
    ends = [*game.deals()[1:], len(game.steps)]
    rows = []
    for number, n in enumerate(ends, 1):
        state = game.steps[n - 1].after if n else game.start
        hands = sitting.case.game.scene(state, game.you).hands
        if any(hand.score is not None for hand in hands):
            rows.append([str(number), *(str(hand.score if hand.score is not None else "–") for hand in hands)])
    if not rows or (len(rows) == 1 and not opened):
        return
    seats, folder = sitting.case.seats, sitting.case.game.folder
    telling = Telling(lang, seat=game.you, you=True)
    row = explain.say(folder, lang, "score-sheet", "row")  # a game that keeps scores says what is counted, and when
    heads = "".join(
        f"<th scope='col'>{escape(text)}</th>" for text in (row, *(telling.name(seat, seats) for seat in seats))
    )
    cells = "".join(
        f"<tr><th scope='row'>{escape(deal)}</th>{''.join(f'<td>{escape(cell)}</td>' for cell in scores)}</tr>"
        for deal, *scores in rows
    )
    named = f"{words('play-score')}: {explain.say(folder, lang, 'score-sheet')}"
    show(
        f'<section aria-label="{escape(words("play-score"))}">'
        f"<details{' open' if opened else ''}><summary>{escape(named)}</summary>"
        f"<table aria-label='{escape(words('play-score'), quote=True)}'><thead><tr>{heads}</tr></thead>"
        f"<tbody>{cells}</tbody></table></details></section>",
        key="play-score",
    )
