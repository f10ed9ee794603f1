"""A locked exercise: what is legal is asked from one seat's view, and nothing leads out of it."""

from __future__ import annotations

import streamlit as st

from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.moves import TABLE
from tutor.core.play import verdicts
from tutor.shown.address import Address
from tutor.shown.unseen import seen_cards
from tutor.teaching.exercises import of_position
from tutor.ui.card_table import Show
from tutor.ui.exercise import marks
from tutor.ui.exercise_asked import case_of
from tutor.ui.exercise_help import help_in_steps
from tutor.ui.frame import PRINT, address, beside, stage, title_of, toolbar
from tutor.ui.paper import link_from, moment_task, on_paper
from tutor.ui.replayer import position
from tutor.ui.reviewing import learned
from tutor.ui.ruleset import rule_set
from tutor.ui.sharing import lock_badge, share
from tutor.ui.tools import print_view, rest
from tutor.words import library
from tutor.words.book.book import Book


def locked_exercise(game: AnyGame, book: Book, where: Address) -> None:
    """Ask what is legal from one seat's view; what an author says of the position may name what this seat cannot see.

    Raises ``Complaint`` where there is nothing to be marked.
    """
    case, _ = case_of(game, book, where)
    seat = next((one for one in case.seats if one == where.seat), TABLE)
    one = of_position(case, seat) if seat != TABLE else None
    if one is None:
        raise Complaint("exercise-no-choice")
    game, book = case.game, library.book(case.game.folder)
    one["id"] = f"{game.key}.own.{address().sealed or where.case}"  # its usual name is made from all hands
    run = case.play()
    if where.mode == PRINT:
        on_paper(title_of(book), moment_task(case, run.end, link_from("practise", address()), seat), case)
        return
    with toolbar("practise"):
        rest("practise", print_view(), share("practise", address()))
    judged = verdicts(game, run.end, seat)
    with stage("practise"):
        with beside("practise"), st.container(horizontal=True, gap="small"):
            rule_set(book, case)
            lock_badge(where, case.seats)
        show = Show(mark=marks(game, one, run.end, judged, seat))
        position(
            case,
            Address(game=game.key, seat=str(seat)),
            show,
            key=f"practise-{one['id']}",
            on_answer=learned(game, one),
        )
    help_in_steps(game, book, one, run.end, judged, seen_cards(game, run, seat)[-1])
