"""Disputes: what the text leaves open, who reads it how, and the moment where the readings part, played by each."""

from html import escape

import streamlit as st

from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.moves import TABLE
from tutor.core.options import differences
from tutor.shown.address import Address, pack
from tutor.shown.parting import following
from tutor.teaching.disputes import Reading, Side, open_questions, option_of, readings, sides
from tutor.teaching.seated import Dealt, Seatings, seatings
from tutor.teaching.whatif_said import move_said
from tutor.ui.card_table import Show
from tutor.ui.frame import address, chosen_game, go, guarded, language, link, remember, title_of, titled, toolbar, words
from tutor.ui.panel import citation_html, mark_html, rich, show
from tutor.ui.replayer import position
from tutor.ui.ruleset import game_picker, value_label
from tutor.ui.sharing import share
from tutor.ui.tables import table_html
from tutor.ui.tools import rest, what
from tutor.words import explain
from tutor.words.book.book import Book
from tutor.words.book.entries import Entry

NEXT_TO_EACH_OTHER = 3
"""So many tables stand in a row."""


def body() -> None:
    """Show the page."""
    where = address()
    if where.rule and not where.game:
        where = where.but(game=where.rule.partition(".")[0])
    game, book = chosen_game(where)
    remember("disputes", where)
    there = {gap.id: gap for gap in open_questions(game)}
    with toolbar("disputes"):
        with what("disputes", title_of(book)):
            game_picker(where, key="disputes")
        rest("disputes", share("disputes", address().but(game=game.key)))
    titled()
    st.markdown(f"# {words('ui-disputes')}")
    st.caption(words("disputes-intro"))
    if not there:
        st.info(words("disputes-none"))
        return
    if where.rule and where.rule not in there:
        raise Complaint("no-such-dispute", text=where.rule)
    gap = there[where.rule or next(iter(there))]
    pick(game, there, gap)
    show(citation_html(book, gap.id, Address(game=game.key), opened=True), key="disputes-text")
    found = sides(game, gap)
    who_reads(game, book, gap)
    sitting = seatings(game, gap)
    if found:
        play(game, book, gap, found)
    elif sitting is not None:
        sit(game, book, gap, sitting)
    else:
        st.info(words("disputes-no-table"))


def pick(game: AnyGame, there: dict[str, Entry], gap: Entry) -> None:
    """Choose what is open."""
    lang = language()
    st.session_state["disputes-gap"] = gap.id
    st.selectbox(
        words("disputes-which"),
        list(there),
        key="disputes-gap",
        format_func=lambda id_: there[id_].title[lang],
        on_change=lambda: go(Address(game=game.key, rule=st.session_state["disputes-gap"], lang=address().lang)),
    )


def who_reads(game: AnyGame, book: Book, gap: Entry) -> None:
    """List the readings, each with the rule sets that hold it."""
    option = option_of(game, gap)
    items = []
    for one in readings(game, gap):
        usual = (
            f" <small>({escape(explain.say(explain.APP, language(), 'disputes-usual'))})</small>"
            if one.value == option.default
            else ""
        )
        items.append(
            f"<li><b>{escape(title(game, book, gap, one))}</b>{usual}: {escape(holders(game, book, one))}</li>"
        )
    show(f"<h2>{escape(words('disputes-readings'))}</h2><ul>{''.join(items)}</ul>", key="disputes-readings")


def title(game: AnyGame, book: Book, gap: Entry, one: Reading) -> str:
    """Return a reading as its option calls it."""
    entry = book.entries[gap.facts["switch"]]
    label = entry.values.get(one.value)
    return (
        explain.plain(str(label[language()]), language())
        if label
        else value_label(game, book, option_of(game, gap).name, one.value)
    )


def holders(game: AnyGame, book: Book, one: Reading) -> str:
    """Name the rule sets that read it so."""
    lang = language()
    names = [book.title(f"{game.key}.preset.{name}", lang) for name in one.holders]
    facts = {"n": len(names), "presets": explain.listed(lang, names) if names else ""}
    return explain.say(explain.APP, lang, "disputes-held", facts=facts)


def play(game: AnyGame, book: Book, gap: Entry, found: list[Side]) -> None:
    """Play the same move by each reading, side by side."""
    lang = language()
    move = found[0].move
    key = "disputes-chance" if move.seat == TABLE else "disputes-same-move"
    what = explain.did(game, found[0].state, move, lang) if move.seat == TABLE else by(game, found[0], lang)
    show(f"<h2>{rich(words(key, what='…').replace('…', what))}</h2>", key="disputes-move")
    for first in range(0, len(found), NEXT_TO_EACH_OTHER):
        row = found[first : first + NEXT_TO_EACH_OTHER]
        for column, one in zip(st.columns(len(row), gap="medium"), row, strict=True):
            with column:
                side(game, book, gap, one, found)


def advised(game: AnyGame, one: Side, lang: str) -> str:
    """Say what the text advises here by a reading."""
    said = (rich(explain.happened(game, event, lang, one.state.seats)) for event in one.advice)
    return f"<ul>{''.join(f'<li>{sentence}</li>' for sentence in said)}</ul>"


def sit(game: AnyGame, book: Book, gap: Entry, there: Seatings) -> None:
    """Show what each reading deals to every number of players."""
    name = words("disputes-seats")
    rows = [[escape(title(game, book, gap, one.reading)), *map(dealt, one.dealt)] for one in there.rows]
    heads = [words("disputes-players"), *map(str, there.players)]
    show(f"<h2>{escape(name)}</h2>{table_html(name, heads, rows, 'figures')}", key="disputes-seats")


def dealt(one: Dealt | None) -> str:
    """Say what a number of players gets."""
    return escape(words("disputes-not-so-many") if one is None else words("disputes-dealt", **one._asdict()))


def by(game: AnyGame, one: Side, lang: str) -> str:
    """Return who makes which move."""
    facts = {"seat": one.move.seat, "what": move_said(game, one.state, one.move, lang)}
    return explain.say(explain.APP, lang, "whatif-by", facts=facts, seats=one.state.seats)


def side(game: AnyGame, book: Book, gap: Entry, one: Side, every: list[Side]) -> None:
    """Show the moment by one reading, and what comes of the move."""
    lang = language()
    where = Address(
        game=game.key, preset=one.case.preset, options=differences(one.case.options, game.presets[one.case.preset])
    )
    st.markdown(f"### {title(game, book, gap, one.reading)}")
    html = advised(game, one, lang) if any(other.advice != one.advice for other in every) else ""
    if one.verdict is not None:
        why = explain.why(game, one.state, one.verdict, lang)
        key = "disputes-allowed" if one.verdict.legal else "disputes-refused"
        said = explain.say(explain.APP, lang, key, facts={"why": explain.capitalised(why)})
        html += f"<p>{rich(said)}{mark_html(book, one.verdict.rule, where)}</p>"
    if one.verdict is None or one.verdict.legal:
        events = "".join(
            f"<li>{rich(explain.happened(game, event, lang, one.state.seats))}{mark_html(book, event.rule, where)}</li>"
            for event in one.events
        )
        then = following(game, one, every, lang)
        html += f"<ul>{events}</ul>" if events else "" if then else f"<p>{escape(words('disputes-nothing'))}</p>"
        html += f"<p>{rich(then)}</p>" if then else ""
    target = escape(link("judge", Address(game=game.key, at=pack(one.case), move=str(one.move))), quote=True)
    html += f'<p><a href="#" data-go="{target}">{escape(words("disputes-judge"))}</a></p>'
    show(html, key=f"disputes-said-{one.reading.value}")
    position(one.case, where, Show(mode="cell"), key=f"disputes-{gap.id}-{one.reading.value}")


guarded(body)
