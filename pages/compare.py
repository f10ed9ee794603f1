"""One position under several rule sets side by side: which verdicts flip, and by which paragraph."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from html import escape

import streamlit as st

from tutor.cases.transcript import Case, at, read_case
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, AnyState
from tutor.core.moves import TABLE, seated
from tutor.core.options import AnyOptions, differences
from tutor.core.plain import Plain
from tutor.core.play import verdicts
from tutor.core.rules import Verdict
from tutor.ui.address import Address, pack, unpack
from tutor.ui.card_table import Show, table
from tutor.ui.frame import (
    address,
    beside,
    chosen_game,
    go,
    guarded,
    language,
    page_link,
    remember,
    share,
    stage,
    toolbar,
    words,
)
from tutor.ui.line import Line, line
from tutor.ui.linetexts import Telling
from tutor.ui.notebook_put import to_notebook
from tutor.ui.panel import mark_html, rich, show
from tutor.ui.ruleset import game_picker, value_label
from tutor.ui.settings import settings
from tutor.ui.tableview import button
from tutor.words import explain, library
from tutor.words.book.book import Book

MOST = 6


@dataclass(frozen=True, slots=True)
class Column:
    """The position under one rule set, or why it cannot be."""

    preset: str
    options: AnyOptions
    state: AnyState = None
    verdicts: Mapping[str, Verdict] | None = None
    why_not: Complaint | None = None


def asked_moment(game: AnyGame, book: Book, where: Address) -> Case:
    """Return the position of the address as a moment without moves.

    Raises ``Complaint`` where there is none.
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
            case = replace(case, moves=case.moves[: _telling(case)])
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


def column(case: Case, preset: str) -> Column:
    """Judge the position under one rule set."""
    options = case.game.presets[preset]
    try:
        state = replace(case, preset=preset, options=options).start()
        problems = case.game.check(state)
        if problems:
            raise Complaint(problems[0].key, **problems[0].facts)
        found = {str(v.move): v for v in verdicts(case.game, state)}
    except Complaint as wrong:
        return Column(preset, options, why_not=wrong)
    return Column(preset, options, state, found)


def chosen_presets(case: Case, where: Address) -> list[str]:
    """Return the rule sets of the address; by default the position's own and the first that judges it otherwise.

    Raises ``Complaint`` for one that is not there.
    """
    presets = case.game.presets
    asked = [p.strip() for p in where.presets.split(",") if p.strip()]
    for preset in asked:
        if preset not in presets:
            raise Complaint("no-such-preset", text=preset, presets=", ".join(presets))
    if asked:
        return list(dict.fromkeys(asked))[:MOST]
    own = case.preset if case.preset in presets else next(iter(presets))
    here = column(case, own)
    others = [column(case, preset) for preset in presets if preset != own]
    able = [one for one in others if one.verdicts is not None]
    telling = (one for one in able if any(row.flips for row in compared(case.game, [here, one])))
    other = next(telling, next(iter(able or others), None))
    return [own] if other is None else [own, other.preset]


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
        title = escape(book.title(f"{game.key}.preset.{one.preset}", lang))
        differs = differences(one.options, base)
        notes = " · ".join(escape(value_label(game, book, name, str(v))) for name, v in differs.items())
        cannot = f"<p>{escape(explain.complaint(one.why_not, lang))}</p>" if one.why_not is not None else ""
        heads.append(f"<th>{title}<br><small>{notes}</small>{cannot}</th>")
    body = ""
    for row in rows:
        cells = "".join(
            _cell(game, book, one, verdict, where, flips=row.flips)
            for one, verdict in zip(columns, row.found, strict=True)
        )
        body += f"<tr{' class=flips' if row.flips else ''}><th>{escape(row.name)}</th>{cells}</tr>"
    alone = sum(one.verdicts is not None for one in columns) < 2
    verdict = words("ui-compare-alone") if alone else words("ui-compare-flips", n=sum(row.flips for row in rows))
    table = f'<table class="compare"><tr><th></th>{"".join(heads)}</tr>{body}</table>'
    return f'<p class="result">{escape(verdict)}</p><div class="scroll" tabindex="0" role="group">{table}</div>'


def _cell(game: AnyGame, book: Book, one: Column, verdict: Verdict | None, where: Address, *, flips: bool) -> str:
    lang = language()
    if one.why_not is not None:
        return "<td>–</td>"
    if verdict is None:
        return f"<td>{escape(words('ui-compare-none'))}</td>"
    css, mark = ("yes", words("ui-legal")) if verdict.legal else ("no", words("ui-illegal"))
    there = where.but(preset=one.preset, options={})
    why = rich(explain.why(game, one.state, verdict, lang)) if flips else ""
    return f'<td><span class="{css}"><b>{escape(mark)}</b></span>{mark_html(book, verdict.rule, there)}<br>{why}</td>'


def body() -> None:
    """Show the page."""
    where = address()
    if where.case and not where.game and (found := library.lesson(where.case)) is not None:
        where = where.but(game=found[0].key)
    game, book = chosen_game(where)
    case = asked_moment(game, book, where)
    game, book = case.game, library.book(case.game.folder)
    where = where.but(game=game.key)
    remember("compare", where)
    lang = language()
    presets = chosen_presets(case, where)
    with toolbar("compare"):
        game_picker(where, key="compare")
        position_picker(book, where)
        settings()
        share("compare", address())
        to_notebook("compare", where.but(presets=",".join(presets)), case)
    columns = [column(case, preset) for preset in presets]
    rows = compared(game, columns)
    with stage("compare"):
        with beside("compare"):
            st.session_state["compare-presets"] = presets
            st.multiselect(
                words("ui-compare-which"),
                list(game.presets),
                key="compare-presets",
                max_selections=MOST,
                format_func=lambda p: book.title(f"{game.key}.preset.{p}", lang),
                on_change=lambda: go(
                    address().but(game=game.key, presets=",".join(st.session_state["compare-presets"]))
                ),
            )
            st.caption(words("ui-compare-press"))
        shown = next((one for one in columns if one.verdicts is not None), None)
        if shown is not None:
            table(
                lambda _near: compared_line(case, columns, shown, rows, where), Show(address=True), key="compare-table"
            )
    show(comparison_html(game, book, columns, rows, where), key="compare-verdicts")
    page_link("judge", Address(game=game.key, at=pack(case)), words("ui-open-judge"), icon=":material/gavel:")


def compared_line(case: Case, columns: Sequence[Column], shown: Column, rows: Sequence[Row], where: Address) -> Line:
    """Return the position with what each rule set says of every move."""
    lang = language()
    game = case.game
    book = library.book(game.folder)
    said: dict[str, list[Mapping[str, Plain]]] = {}
    for one in columns:
        title = book.title(f"{game.key}.preset.{one.preset}", lang)
        for move, verdict in (one.verdicts or {}).items():
            why = explain.capitalised(explain.why(game, one.state, verdict, lang))
            said.setdefault(move, []).append({"title": title, "l": int(verdict.legal), "w": why, "r": verdict.rule})
    here = replace(case, preset=shown.preset, options=shown.options)
    flips = {row.move for row in rows if row.flips}
    return line(here, Telling(lang, where=where), beside=said, differs=flips)


def position_picker(book: Book, where: Address) -> None:
    """Choose the position to compare."""
    lang = language()
    names = {one["id"]: one["title"][lang] for one in (*book.exercises, *book.examples)}
    st.session_state["compare-from"] = (
        None if where.at else where.case or (book.showcase["id"] if book.examples else None)
    )
    st.selectbox(
        words("ui-position-from"),
        list(names),
        key="compare-from",
        format_func=lambda i: names.get(i, i),
        label_visibility="collapsed",
        placeholder=words("ui-position-own"),
        on_change=lambda: go(
            Address(game=where.game, case=st.session_state["compare-from"], presets=where.presets, lang=where.lang)
        ),
    )


guarded(body)
