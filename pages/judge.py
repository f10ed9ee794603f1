"""Any position: every possible move with its verdict; change the position, and the link is the position."""

import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import streamlit as st

from tutor.cases.transcript import Case, at, read_options
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, Situation
from tutor.core.moves import TABLE, read_move, seated
from tutor.shown.address import Address, pack, unpack, unpack_by_usual_rules
from tutor.shown.asked import Position, asked_position
from tutor.shown.draft import Draft, draft_of
from tutor.shown.labels import told_apart
from tutor.shown.table import button
from tutor.ui.card_table import Show
from tutor.ui.editor import EDIT, draft_as_said, edit_button, editing, editor, keep, under
from tutor.ui.frame import (
    PRINT,
    PROJECTOR,
    address,
    beside,
    carried,
    chosen_game,
    complain,
    escape_markdown,
    go,
    guarded,
    language,
    page_link,
    projector_css,
    remember,
    stage,
    title_of,
    toolbar,
    words,
)
from tutor.ui.notebook_put import to_notebook
from tutor.ui.paper import link_from, moment_task, on_paper
from tutor.ui.replayer import position
from tutor.ui.ruleset import game_picker, named, preset_picker, refused, rule_set, seat_picker
from tutor.ui.sharing import lock_badge, locked, opened, share
from tutor.ui.tools import print_view, projector_view, rest, what
from tutor.ui.whatif import what_if
from tutor.words import explain, library
from tutor.words.book.book import Book

LONGEST_MOVE = 1_000


def body() -> None:
    """Show the page."""
    where = carried()
    game, book = chosen_game(where)
    if where.case and not where.game and (found := library.lesson(where.case)) is not None:
        game, book = found[0], library.book(found[0].folder)
    try:
        where = opened("judge", where)
        asked = asked_position(game, book, where)
        problems = asked.problems
    except Complaint as wrong:
        if where.mode != PROJECTOR:
            head(game, book, where, None)
            mend(game, book, where, wrong)
            return
        raise
    case, run = asked.case, asked.run
    game, book = case.game, library.book(case.game.folder)
    where = where.but(game=game.key, preset=case.preset, options=dict(case.changes))
    remember("judge", address())
    if where.mode == PROJECTOR:
        projector_css()
        show_table(asked, where)
        return
    if where.mode == PRINT and not problems:
        task = moment_task(case, run.end, link_from("judge", address()), where.seat)
        on_paper(title_of(book), task, case)
        return
    head(game, book, where, case)
    if (problems or where.mode == EDIT) and not locked(where, case.seats):
        if problems and where.mode != EDIT:
            st.warning(words("ui-edit-problems"))
        edit(book, lambda: draft_as_said(case) if problems else draft_of(case, run.end), address())
        return
    for worth_knowing in game.notices(run.end) if game.notices is not None else ():
        st.caption(f":material/info: {escape_markdown(explain.notice(worth_knowing, language()))}")
    with stage("judge"):
        with beside("judge"):
            if locked(where, case.seats):
                with st.container(horizontal=True, gap="small", vertical_alignment="center"):
                    rule_set(book, case)
                    lock_badge(where, case.seats)
        if case.game.movers(run.end)[:1] == (TABLE,) and not locked(where, case.seats):
            with st.container(key="below-judge"):  # below the table, where there is room and where there is little
                by_chance(case, run.end)
        show_table(asked, where)
    if locked(where, case.seats):
        return
    if game.movers(run.end):
        moment = Address(game=game.key, at=asked.moment)
        if asked.decides:
            page_link("practise", moment, words("exercise-own"), icon=":material/school:")
        page_link("compare", moment, words("compare-open"), icon=":material/compare_arrows:")
        out = Address(game=game.key, at=asked.packed, seat=where.seat)
        page_link("play", out, words("play-it-out"), icon=":material/playing_cards:")


def mend(game: AnyGame, book: Book, where: Address, wrong: Complaint) -> None:
    """Say what is wrong with a link, and go on from what could be read of it, or from an empty table."""
    try:
        case = unpack(where.at) if where.at else None
        preset, options = read_options(game, where.preset or None, where.options)
    except Complaint:
        case, preset, options = None, "", None
    if where.at or where.case or where.mode != EDIT:
        complain(wrong)
    if case is not None and not where.lock:
        edit(book, lambda: draft_as_said(case), where)
    elif where.mode == EDIT and options is not None and not where.at:
        fewest, most = game.seats(options)
        empty = Case(game, preset, options, seated(min(max(fewest, 4), most)))
        edit(book, lambda: draft_as_said(empty), where)
    else:
        if where.at and not where.lock:
            by_usual_rules(where.at)
        page_link("judge", Address(game=game.key), words("edit-begin"), icon=":material/gavel:")


def by_usual_rules(packed: str) -> None:
    """Offer the position of a link whose rule set is not known here, where nothing else is wrong with it."""
    try:
        case = unpack_by_usual_rules(packed)
        if case.play().failure is not None:
            return
    except Complaint:
        return
    name = library.book(case.game.folder).title(f"{case.game.key}.preset.{case.preset}", language())
    where = Address(game=case.game.key, at=pack(case))
    page_link("judge", where, words("edit-usual-rules", name=name), icon=":material/arrow_forward:")


def edit(book: Book, begin: Callable[[], Draft], where: Address) -> None:
    """Show the editor under the rule set of what is being made."""
    draft = editing(begin, where)
    here = Address(game=draft.game.key, preset=draft.preset, options=dict(draft.changes))
    with st.container(horizontal=True, gap="small", vertical_alignment="center"):
        preset_picker(
            draft.game, book, here, key="edit", on_change=lambda asked: under(asked.preset, dict(asked.options))
        )
    editor()


def head(game: AnyGame, book: Book, where: Address, case: Case | None) -> None:
    """Show what is on the table as a title, and the tools."""
    shut = case is not None and locked(where, case.seats)
    with toolbar("judge"):
        if not shut:
            about(game, book, where, case)
        if case is not None and not shut:
            edit_button(where)
        on_table = () if case is None else (print_view(),)
        noted = () if case is None or shut else to_notebook("judge", where, case, asked=lambda: case)
        rest("judge", projector_view(), *on_table, share("judge", address()), *noted)
    refused()


def about(game: AnyGame, book: Book, where: Address, case: Case | None) -> None:
    """Say which game, position and rule set this is; pressed, each can be chosen anew, and whose hand is seen."""
    rules = named(game, book, where.preset, where.options)
    with what("judge", title_of(book), title_of_position(book, where), rules):
        game_picker(where, key="judge")
        if book.examples:
            pick(book, where)
        if case is not None:
            preset_picker(game, book, where, key="judge", on_change=lambda asked: judged_by(case, asked))
            seat_picker(case.seats, address(), key="judge")
        elif not where.at and where.mode != EDIT:
            preset_picker(game, book, Address(game=game.key), key="judge")


def judged_by(case: Case, asked: Address) -> None:
    """Judge the same position by another rule set; what cannot be is said and changes nothing."""
    try:
        preset, options = read_options(case.game, asked.preset or None, asked.options)
        other = replace(case, preset=preset, options=options)
        failure = other.play().failure
        if failure is not None:
            raise failure
    except Complaint as wrong:
        st.session_state["app.refused"] = wrong
    else:
        keep(other)


def told(book: Book) -> dict[str, str]:
    """Return the titles of the positions that the book tells."""
    return told_apart({one["id"]: one["title"][language()] for one in (*book.examples, *book.exercises)})


def chosen(book: Book, where: Address) -> str:
    """Return which of them is on the table; nothing where it is one of its reader's own."""
    return "" if where.at or where.mode == EDIT else where.case or next(iter(told(book)), "")


def title_of_position(book: Book, where: Address) -> str:
    """Return what the position is called."""
    return told(book).get(chosen(book, where), words("ui-position-own"))


def pick(book: Book, where: Address) -> None:
    """Start from an example, an exercise or a fresh deal."""
    names = {**told(book), "deal": words("ui-position-deal")}
    st.session_state["judge-from"] = chosen(book, where) or None

    def begin() -> None:
        id_ = st.session_state["judge-from"]
        if id_ == "deal":
            deal(where)
        else:
            go(Address(game=where.game, case=id_, lang=address().lang))

    st.selectbox(
        words("ui-position-from"),
        list(names),
        key="judge-from",
        format_func=lambda i: names.get(i, i),
        on_change=begin,
        placeholder=words("ui-position-own"),
    )


def deal(where: Address) -> None:
    """Shuffle and deal under the rule set in view."""
    from tutor.games import game as find

    game = find(where.game)
    preset, options = read_options(game, where.preset or None, where.options)
    fewest, most = game.seats(options)
    seats = seated(min(max(fewest, 4), most))
    state = game.start(options, seats)
    moves = []
    source = random.Random()
    while game.movers(state)[:1] == (TABLE,):
        moves.append(game.chance(state, source))
        state, _ = game.apply(state, moves[-1])
    case = Case(game, preset, options, seats, {}, tuple(moves))
    keep(at(case, state))


def show_table(asked: Position, where: Address) -> None:
    """Show the table; every card answers, and a legal move can be made."""
    case = asked.case
    shut = locked(where, case.seats)  # what came of a move would be a position in the address
    show = Show(where.mode, address=True, keys=where.mode == PROJECTOR, make=not shut, every=True)
    hidden = where.mode == PROJECTOR or shut
    below = None if hidden else lambda _: what_if(lambda: case, key="judge")
    on_make = None if shut else partial(make, case)
    position(case, where, show, key="judge-table", on_make=on_make, packed=asked.packed, below=below)


def make(case: Case, text: str) -> None:
    """Make the move that the browser sent, if it is one that can be made here; anything else is dropped."""
    try:
        move = read_move(text[:LONGEST_MOVE], case.seats, case.game.verbs)
        made = replace(case, moves=(*case.moves, move))
        if made.play().failure is None:
            keep(made)
    except Complaint:
        return


def by_chance(case: Case, state: Situation) -> None:
    """Let chance decide, or choose what it gives: a teacher's way to reach a case."""
    game, lang = case.game, language()
    st.caption(words("ui-chance"))
    possible = game.chances(state)
    st.button(
        words("ui-chance-random"),
        icon=":material/casino:",
        type="primary",
        key="judge-random",
        on_click=lambda: keep(replace(case, moves=(*case.moves, game.chance(state, random.Random())))),
    )
    if possible:
        move = st.selectbox(
            words("ui-chance-choose"),
            possible,
            format_func=lambda m: (
                button(game, state, m, lang) if not m.cards else ", ".join(explain.card_name(c, lang) for c in m.cards)
            ),
            index=None,
            key="judge-chance",
        )
        if move is not None:
            keep(replace(case, moves=(*case.moves, move)))
            st.rerun()


guarded(body)
