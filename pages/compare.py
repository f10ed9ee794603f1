"""One position under several rule sets side by side: which verdicts flip, and by which paragraph."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from html import escape

import streamlit as st

from tutor.cases.transcript import Case, at, read_case, read_options
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.moves import TABLE, seated
from tutor.core.options import differences, listed
from tutor.core.plain import Plain
from tutor.core.play import verdicts
from tutor.core.rules import Verdict
from tutor.games import shelf
from tutor.shown.address import Address, pack, unpack
from tutor.shown.asked import cut
from tutor.shown.comparing import MOST, OWN, Column, column, own_column, side_by_side, telling, what_else
from tutor.shown.labels import told_apart
from tutor.shown.line import Line, line
from tutor.shown.linetexts import Telling
from tutor.shown.protocol import Beside
from tutor.shown.table import button
from tutor.ui.card_table import Show, table
from tutor.ui.frame import (
    address,
    beside,
    carried,
    chosen_game,
    go,
    guarded,
    language,
    link,
    page_link,
    remember,
    stage,
    title_of,
    toolbar,
    unfolded,
    words,
)
from tutor.ui.house_kept import called, tables
from tutor.ui.notebook_put import to_notebook
from tutor.ui.panel import mark_html, rich, show
from tutor.ui.replayer import own_paragraph
from tutor.ui.ruleset import game_picker, value_label
from tutor.ui.sharing import share
from tutor.ui.tools import rest, what
from tutor.words import explain, library
from tutor.words.book.book import Book

OPENINGS = 12
"""So many exercises and examples are tried for one in which something flips."""


def asked_moment(game: AnyGame, where: Address) -> Case:
    """Return the position of the address as a moment without moves.

    Raises ``Complaint`` where there is none.
    """
    if where.at:
        case = unpack(where.at)
    else:
        id_ = where.case or opening(game.key)
        found = library.lesson(id_)
        if found is None:
            if where.case:
                raise Complaint("no-such-case", text=where.case, nearest=library.nearest(where.case))
            return Case(game, next(iter(game.presets)), next(iter(game.presets.values())), seated(4))
        case = moment_of(found[1], where.step)
    if where.preset or where.options:
        preset, options = read_options(case.game, where.preset or None, where.options)
        case = replace(case, preset=preset, options=options)
    return moment(case)


def moment_of(lesson: Mapping[str, Plain], step: str = "") -> Case:
    """Return the case of a lesson at a step, or where it has something to tell.

    Raises ``Complaint`` where it has no such step.
    """
    case = read_case(lesson["case"])
    if step:
        return moment(cut(case, step))
    return moment(case if "question" in lesson else replace(case, moves=case.moves[: _telling(case)]))


def moment(case: Case) -> Case:
    """Return the end of a case as a position without moves."""
    run = case.play()
    if run.failure is not None:
        raise run.failure
    return at(case, run.end) if case.moves else case


def _telling(case: Case) -> int:
    """Return the first step at which somebody has both legal and illegal moves."""
    run = case.play()
    for n, step in enumerate(run.steps):
        judged = verdicts(case.game, step.before) if step.move.seat is not TABLE else ()
        if {v.legal for v in judged if v.move.verb == "play"} == {True, False}:
            return n
    return 0


def chosen_columns(case: Case, where: Address) -> list[str]:
    """Return the rule sets and options of the address; by default the position's own and one that judges otherwise."""
    asked = [name.strip() for name in where.presets.split(",") if name.strip()]
    return list(dict.fromkeys(asked))[:MOST] or telling(case)


@cache
def opening(key: str) -> str:
    """Return the first case of a game in which a rule set or an option flips a verdict."""
    book = library.book(shelf()[key].folder)
    for one in (*book.exercises[:OPENINGS], *book.examples[:OPENINGS]):
        try:
            case = moment_of(one)
            if next(what_else(case, own_column(case)), None) is not None:
                return str(one["id"])
        except Complaint:
            continue
    return ""


def title_of_column(game: AnyGame, book: Book, one: Column) -> str:
    """Return what stands above a column: a rule set, or the option that is changed."""
    option, colon, value = one.name.partition(":")
    if colon:
        return value_label(game, book, option, value)
    for own in tables(game.key):
        if one.changes and (own.where.preset or next(iter(game.presets)), own.where.options) == (
            one.preset,
            one.changes,
        ):
            return called(own.where)
    title = book.title(f"{game.key}.preset.{one.preset}", language())
    return " · ".join([title, *(value_label(game, book, name, value) for name, value in one.changes.items())])


@dataclass(frozen=True, slots=True)
class Row:
    """One move under every rule set that can judge the position."""

    move: str
    name: str
    found: tuple[Verdict | None, ...]
    flips: bool


def compared(game: AnyGame, columns: Sequence[Column]) -> list[Row]:
    """Return a row for each move, those whose verdict flips first.

    A move that means something else (another neighbour's hand), or that is not there at all, is a difference too.
    """
    able = [one for one in columns if one.verdicts is not None]
    rows = []
    for move in dict.fromkeys(move for one in able for move in one.verdicts or {}):
        found = tuple((one.verdicts or {}).get(move) for one in columns)
        there = [(v, one.state) for v, one in zip(found, columns, strict=True) if v is not None]
        names = list(dict.fromkeys(button(game, state, v.move, language()) for v, state in there))
        flips = len({v.legal for v, _ in there}) > 1 or len(names) > 1 or len(there) < len(able)
        rows.append(Row(move, " / ".join(names), found, flips))
    return sorted(rows, key=lambda row: not row.flips)


def comparison_html(game: AnyGame, book: Book, columns: Sequence[Column], rows: Sequence[Row], where: Address) -> str:
    """Return the verdicts as a table; a row whose verdict flips is marked."""
    lang = language()
    base = columns[0].options
    heads = []
    for one in columns:
        title = escape(title_of_column(game, book, one))
        differs = differences(one.options, base)
        single = ":" in one.name
        notes = " · ".join(escape(value_label(game, book, n, str(v))) for n, v in differs.items() if not single)
        cannot = f"<p>{escape(explain.complaint(one.why_not, lang))}</p>" if one.why_not is not None else ""
        under = f"<br><small>{notes}</small>" if notes else ""
        heads.append(f"<th scope=col>{title}{under}{cannot}</th>")
    body = ""
    for row in rows:
        cells = "".join(
            _cell(game, book, one, verdict, where, flips=row.flips)
            for one, verdict in zip(columns, row.found, strict=True)
        )
        body += f"<tr{' class=flips' if row.flips else ''}><th scope=row>{escape(row.name)}</th>{cells}</tr>"
    alone = sum(one.verdicts is not None for one in columns) < 2
    verdict = words("ui-compare-alone") if alone else words("ui-compare-flips", n=sum(row.flips for row in rows))
    named = f'aria-label="{escape(words("compare-table"), quote=True)}"'
    top = f"<thead><tr><th scope=col>{escape(words('compare-move'))}</th>{''.join(heads)}</tr></thead>"
    table = f'<table class="compare" {named}>{top}<tbody>{body}</tbody></table>'
    return f'<p class="result">{escape(verdict)}</p><div class="scroll" tabindex="0" role="group" {named}>{table}</div>'


def _cell(game: AnyGame, book: Book, one: Column, verdict: Verdict | None, where: Address, *, flips: bool) -> str:
    lang = language()
    if one.why_not is not None:
        return f'<td><span role="img" aria-label="{escape(words("compare-cannot"), quote=True)}">–</span></td>'
    if verdict is None:
        return f"<td>{escape(words('ui-compare-none'))}</td>"
    css, mark = ("yes", words("ui-legal")) if verdict.legal else ("no", words("ui-illegal"))
    there = where.but(preset=one.preset, options=dict(one.changes))
    why = rich(explain.why(game, one.state, verdict, lang)) if flips else ""
    return f'<td><span class="{css}"><b>{escape(mark)}</b></span>{mark_html(book, verdict.rule, there)}<br>{why}</td>'


def body() -> None:
    """Show the page."""
    where = carried()
    if where.case and not where.game and (found := library.lesson(where.case)) is not None:
        where = where.but(game=found[0].key)
    game, book = chosen_game(where)
    case = asked_moment(game, where)
    game, book = case.game, library.book(case.game.folder)
    where = where.but(game=game.key)
    remember("compare", where)
    presets = chosen_columns(case, where)
    columns = side_by_side([column(case, name) for name in presets])
    with toolbar("compare"):
        with what("compare", title_of(book), title_of_position(book, where)):
            game_picker(where, key="compare")
            position_picker(book, where)
        which(game, book, presets)
        able = [one.rule_set for one in columns if one.verdicts is not None]
        rest("compare", share("compare", address()), *to_notebook("compare", where, case, able, asked=lambda: case))
    rows = compared(game, columns)
    with stage("compare"):
        with beside("compare"):
            st.caption(words("ui-compare-press"))
        shown = next((one for one in columns if one.verdicts is not None), None)
        if shown is not None:
            table(
                lambda _near: compared_line(case, columns, shown, rows, where), Show(address=True), key="compare-table"
            )
    show(comparison_html(game, book, columns, rows, where), key="compare-verdicts")
    anything_else(case, presets, where)
    page_link("judge", Address(game=game.key, at=pack(case)), words("ui-open-judge"), icon=":material/gavel:")


def which(game: AnyGame, book: Book, presets: list[str]) -> None:
    """Choose the rule sets and options that stand beside each other."""
    with st.popover(words("ui-compare-which"), icon=":material/compare_arrows:", key="compare-which"):
        st.session_state["compare-presets"] = presets
        st.multiselect(
            words("ui-compare-which"),
            choices(game, presets),
            key="compare-presets",
            max_selections=MOST,
            format_func=lambda name: choice_label(game, book, name),
            on_change=lambda: go(address().but(game=game.key, presets=",".join(st.session_state["compare-presets"]))),
            label_visibility="collapsed",
        )


def choices(game: AnyGame, chosen: Sequence[str]) -> list[str]:
    """Return what can be a column: every rule set, and every value of every option."""
    single = [f"{option.name}:{value}" for option in listed(game.options) for value in option.values]
    return list(dict.fromkeys([*game.presets, *single, *chosen]))


def choice_label(game: AnyGame, book: Book, name: str) -> str:
    """Return a column as it is chosen."""
    option, colon, value = name.partition(":")
    if name == OWN:
        return words("compare-own")
    return value_label(game, book, option, value) if colon else book.title(f"{game.key}.preset.{name}", language())


def anything_else(case: Case, presets: Sequence[str], where: Address) -> None:
    """Say which rule sets and single options flip a verdict here, each with what it flips and its paragraph."""
    part = unfolded(words("compare-else"), key="compare-else")
    if part is None:
        return
    game, lang = case.game, language()
    book = library.book(game.folder)
    here = own_column(case)
    items = ""
    for other, flipped in what_else(case, here):
        _, theirs = flipped[0]
        name = escape(button(game, other.state, theirs.move, lang))
        mark = words("ui-legal") if theirs.legal else words("ui-illegal")
        why = rich(explain.why(game, other.state, theirs, lang))
        more = f" {escape(words('compare-else-more', n=len(flipped) - 1))}" if len(flipped) > 1 else ""
        beside_it = [*(p for p in presets if p != other.name)][: MOST - 1]
        there = escape(link("compare", where.but(presets=",".join([*beside_it, other.name]))), quote=True)
        paragraph = mark_html(book, theirs.rule, where.but(preset=other.preset, options=dict(other.changes)))
        items += (
            f'<li><a href="#" data-go="{there}"><b>{escape(title_of_column(game, book, other))}</b></a>: '
            f"{name} – {escape(mark)}.{paragraph}<br>{why}{more}</li>"
        )
    with part:
        show(f"<ul>{items}</ul>" if items else f"<p>{escape(words('compare-else-nothing'))}</p>", key="compare-all")


def compared_line(case: Case, columns: Sequence[Column], shown: Column, rows: Sequence[Row], where: Address) -> Line:
    """Return the position with what each rule set says of every move."""
    lang = language()
    game = case.game
    book = library.book(game.folder)
    said: dict[str, list[Beside]] = {}
    for one in columns:
        title = title_of_column(game, book, one)
        for move, verdict in (one.verdicts or {}).items():
            why = explain.capitalised(explain.why(game, one.state, verdict, lang))
            said.setdefault(move, []).append(Beside(title, verdict.legal, why, verdict.rule))
    here = replace(case, preset=shown.preset, options=shown.options)
    flips = {row.move for row in rows if row.flips}
    return line(here, Telling(lang, where=where, original=own_paragraph), beside=said, differs=flips)


def told(book: Book) -> dict[str, str]:
    """Return the titles of the positions that the book tells."""
    return told_apart({one["id"]: one["title"][language()] for one in (*book.exercises, *book.examples)})


def chosen(where: Address) -> str:
    """Return which of them is compared; nothing where it is one of its reader's own."""
    return "" if where.at else where.case or opening(where.game)


def title_of_position(book: Book, where: Address) -> str:
    """Return what the position is called."""
    return told(book).get(chosen(where), words("ui-position-own"))


def position_picker(book: Book, where: Address) -> None:
    """Choose the position to compare."""
    names = told(book)
    st.session_state["compare-from"] = chosen(where) or None
    st.selectbox(
        words("ui-position-from"),
        list(names),
        key="compare-from",
        format_func=lambda i: names.get(i, i),
        placeholder=words("ui-position-own"),
        on_change=lambda: go(
            Address(game=where.game, case=st.session_state["compare-from"], presets=where.presets, lang=where.lang)
        ),
    )


guarded(body)
