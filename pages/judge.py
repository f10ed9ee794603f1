"""Any position: every possible move with its verdict; change the position, and the link is the position."""

import random
from collections.abc import Sequence
from dataclasses import replace
from html import escape
from typing import Any

import streamlit as st

from tutor.cases.transcript import Case, at, read_case, read_options
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.moves import TABLE, Move, read_move, seated
from tutor.core.play import verdict_on
from tutor.core.play import verdicts as judge_all
from tutor.core.rules import Verdict
from tutor.ui.address import Address, pack, unpack
from tutor.ui.card_table import card_table
from tutor.ui.editor import editor, keep
from tutor.ui.frame import (
    PROJECTOR,
    address,
    chosen_game,
    escape_markdown,
    go,
    guarded,
    language,
    projector_css,
    remember,
    share,
    unfolded,
    words,
)
from tutor.ui.panel import all_verdicts, ledger_html, mark_html, rich, say, show, verdict_html
from tutor.ui.replayer import leave_projector, made_html, result_html, reveal_toggle
from tutor.ui.ruleset import game_picker, preset_picker, refused
from tutor.ui.settings import colours, seat_picker, settings
from tutor.ui.tableview import button, combinations, table_view
from tutor.words import explain, library
from tutor.words.book.book import Book


def asked_case(game: AnyGame, book: Book, where: Address) -> Case:
    """Return the position that the address asks for, under the rule set of the address.

    Raises ``Complaint`` where there is none, or where the rule set cannot be played from it.
    """
    if where.at:
        case = unpack(where.at)
    else:
        id_ = where.case or (book.showcase["id"] if book.examples else "")
        found = library.lesson(id_)
        if found is None:
            if where.case:
                raise Complaint("no-such-case", text=where.case, nearest=library.nearest(where.case))
            return Case(game, next(iter(game.presets)), next(iter(game.presets.values())), seated(4))
        case = read_case(found[1]["case"])
        if where.step.isdigit():
            case = replace(case, moves=case.moves[: int(where.step)])
        elif "question" not in found[1]:
            case = replace(case, moves=())
    if where.preset or where.options:
        preset, options = read_options(case.game, where.preset or None, where.options)
        case = replace(case, preset=preset, options=options)
    return case


def body() -> None:
    """Show the page."""
    where = address()
    game, book = chosen_game(where)
    if where.case and not where.game and (found := library.lesson(where.case)) is not None:
        game, book = found[0], library.book(found[0].folder)
    try:
        case = asked_case(game, book, where)
        game, book = case.game, library.book(case.game.folder)
        run = case.play()
        if run.failure is not None:
            raise run.failure
        problems = [] if case.moves else game.check(run.end)
    except Complaint:
        if where.mode != PROJECTOR:
            head(game, book, where, None)
        raise
    where = where.but(game=game.key, preset=case.preset, options=dict(case.changes))
    remember("judge", address())
    if where.mode == PROJECTOR:
        projector(case, run.end, where)
        return
    head(game, book, where, case)
    if problems:
        st.warning(words("ui-edit-problems"))
        for problem in problems:
            st.markdown(f"- {escape_markdown(explain.complaint(problem, language()))}")
        editor(case, run.end)
        return
    for found in game.notices(run.end) if game.notices is not None else ():
        st.caption(f":material/info: {escape_markdown(explain.notice(found, language()))}")
    left, right = st.columns([11, 8], gap="medium")
    with left:
        table(case, run.end, where)
    with right:
        answer(case, run, where)
    every_verdict(case, run.end, where)
    editor(case, run.end)


def projector(case: Case, state: Any, where: Address) -> None:
    """The table on one screen; what is legal shows when it is asked for."""
    projector_css()
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        revealed = bool(st.session_state.get("app.reveal"))
        judged = all_verdicts(case.game, state, acting_seat(case, state))
        chosen = next((v for v in judged if str(v.move) == where.move), None)
        if chosen is not None and revealed:
            say(rich(explain.why(case.game, state, chosen, language())), "beamer", live=True)
        reveal_toggle()
        leave_projector()
    table(case, state, where, reveal=revealed)


def head(game: AnyGame, book: Book, where: Address, case: Case | None) -> None:
    """Show game, rule set and tools."""
    left, right = st.columns([3, 2], vertical_alignment="center")
    with left, st.container(horizontal=True, gap="small", vertical_alignment="center"):
        game_picker(where, key="judge")
        if case is None:
            preset_picker(game, book, Address(game=game.key), key="judge")
        else:
            preset_picker(game, book, where, key="judge", on_change=lambda asked: under(case, asked))
    with right, st.container(horizontal=True, horizontal_alignment="right", gap="small"):
        st.button(
            words("ui-projector"),
            icon=":material/cast:",
            on_click=lambda: go(address().but(mode=PROJECTOR)),
            key="judge-projector",
        )
        settings()
        share("judge", address())
    refused()
    with st.container(horizontal=True, gap="small", vertical_alignment="center"):
        if book.examples:
            pick(book, where)
        if case is not None:
            seat_picker(case.seats, address(), key="judge")


def under(case: Case, asked: Address) -> None:
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


def pick(book: Book, where: Address) -> None:
    """Start from an example, an exercise or a fresh deal."""
    lang = language()
    names = {one["id"]: one["title"][lang] for one in (*book.examples, *book.exercises)}
    names["deal"] = words("ui-position-deal")
    st.session_state["judge-from"] = None if where.at else where.case or next(iter(names))

    def chosen() -> None:
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
        on_change=chosen,
        label_visibility="collapsed",
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


def table(case: Case, state: Any, where: Address, *, reveal: bool = True) -> None:
    """Show the table with the moves of one seat."""
    acting = case.game.movers(state)
    seat = acting_seat(case, state)
    view = table_view(
        case.game,
        state,
        lang=language(),
        verdicts=all_verdicts(case.game, state, seat) if acting else (),
        seat=next((s for s in case.seats if s == where.seat), None),
        mode=where.mode,
        colours=colours(),
        selected=where.move,
        reveal=reveal,
    )
    card_table(view, key="judge-table", on_press=lambda move: go(address().but(move=move)))


def acting_seat(case: Case, state: Any) -> Any:
    """Return whose moves are shown: the one whose turn it is, or another seat that was chosen."""
    acting = case.game.movers(state)
    if not acting or acting[0] is TABLE:
        return None
    chosen = st.session_state.get("judge-as")
    able = [s for s in case.seats if case.game.attempts(state, s)]
    return next((s for s in able if s == chosen), acting[0])


def answer(case: Case, run: Any, where: Address) -> None:
    """Show the verdict on what was pressed, or what there is to press."""
    game, state, lang = case.game, run.end, language()
    acting = game.movers(state)
    if run.steps and not where.move:
        last = run.steps[-1]
        show(made_html(case, last, where) + result_html(case, state) + ledger_html(game, state), key="judge-made")
    if not acting:
        st.caption(words("ui-game-over"))
        return
    if acting[0] is TABLE:
        by_chance(case, state)
        return
    able = [s for s in case.seats if game.attempts(state, s)]
    if len(able) > 1:
        st.session_state["judge-as"] = acting_seat(case, state)
        st.segmented_control(
            words("ui-act-as"),
            able,
            key="judge-as",
            format_func=lambda s: explain.seat_name(s, lang),
            required=True,
            on_change=lambda: go(address().but(move="")),
        )
    seat = acting_seat(case, state)
    judged = judge_all(game, state, seat)
    choose_cards(case, state, judged)
    chosen = asked_verdict(case, state, judged, where.move)
    if chosen is None:
        st.caption(words("ui-press-a-card", seat=explain.seat_name(seat, lang)))
        return
    show(verdict_html(game, state, chosen, where), key="judge-panel")
    tolerated = game.tolerates is not None and not chosen.legal and game.tolerates(state, chosen)
    if chosen.legal or tolerated:
        st.button(
            words("ui-make-move"),
            icon=":material/arrow_forward:",
            type="primary",
            key="judge-make",
            shortcut="n",
            on_click=lambda: keep(replace(case, moves=(*case.moves, chosen.move))),
        )


def asked_verdict(case: Case, state: Any, judged: Sequence[Verdict], text: str) -> Verdict | None:
    """Return the verdict on the move of the address; cards may be named in any order."""
    found = next((v for v in judged if str(v.move) == text), None)
    if found is not None or not text:
        return found
    try:
        return verdict_on(case.game, state, read_move(text, case.seats, case.game.verbs))
    except Complaint:
        return None  # a card of another moment: there is nothing to say of it here


def choose_cards(case: Case, state: Any, judged: Sequence[Verdict]) -> None:
    """Choose the cards of a move card by card where there are many ways: an exchange, a set."""
    lang = language()
    for verb, several in combinations(judged).items():
        held = sorted({c for v in several for c in v.move.cards}, key=lambda c: c.text)
        name = (
            explain.plain(explain.say(case.game.folder, lang, f"move-{verb}", "pick"), lang)
            if explain.has(case.game.folder, lang, f"move-{verb}", "pick")
            else words("ui-choose-cards")
        )
        picked = st.pills(
            name,
            held,
            selection_mode="multi",
            key=f"judge-cards-{verb}-{pack(case)[-16:]}",
            format_func=lambda c: explain.card_name(c, lang),
            wrap=True,
        )
        if not picked:
            continue
        wanted = Move(several[0].move.seat, verb, tuple(picked))
        try:
            found = verdict_on(case.game, state, wanted)
        except Complaint as wrong:
            st.caption(escape_markdown(explain.complaint(wrong, lang)))
            continue
        st.button(
            words("ui-choose-cards-ask"),
            key=f"judge-ask-{verb}",
            icon=":material/gavel:",
            on_click=lambda move=str(found.move): go(address().but(move=move)),
        )


def by_chance(case: Case, state: Any) -> None:
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


def every_verdict(case: Case, state: Any, where: Address) -> None:
    """List every possible move with its reason."""
    seat = acting_seat(case, state)
    found = all_verdicts(case.game, state, seat) if seat else ()
    if not found:
        return
    lang = language()
    part = unfolded(words("ui-all-moves"), key="judge-all-moves")
    if part is None:
        return
    with part:
        rows = []
        for verdict in sorted(found, key=lambda v: not v.legal):
            name = escape(button(case.game, state, verdict.move, lang))
            mark = words("ui-legal") if verdict.legal else words("ui-illegal")
            css = "yes" if verdict.legal else "no"
            why = rich(explain.why(case.game, state, verdict, lang))
            mark_link = mark_html(library.book(case.game.folder), verdict.rule, where)
            rows.append(f'<li class="{css}"><b>{name}</b> <i>{escape(mark)}</i><br>{why}{mark_link}</li>')
        show(f'<ul class="verdicts">{"".join(rows)}</ul>', key="judge-all")


guarded(body)
