"""A notebook on the projector: a block a screen, texts in sentences that can be read from the last row."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from html import escape

import streamlit as st

from tutor.cases.lessons import UNREADABLE, lines, unreadable
from tutor.core.cards import card
from tutor.core.plain import Plain
from tutor.core.rules import ContradictoryRules
from tutor.notebook.asking import NOTHING
from tutor.notebook.asking import screens as lesson_screens
from tutor.notebook.blocks import case_of, compared, fields, left_out, lesson_of, odds_of, rule_ids, sat_down
from tutor.notebook.reading import Block, Cut, Heading, Notebook, Part, without_notes
from tutor.shown.address import Address
from tutor.shown.labels import set_name
from tutor.ui.card_table import Show, table
from tutor.ui.exercise import mark_of, order, position_of
from tutor.ui.frame import address, go, language, projector_css, titled, words
from tutor.ui.notebook_blocks import Reading, complaints, replayed, where_of
from tutor.ui.notebook_compared import compared_table
from tutor.ui.notebook_text import part_html
from tutor.ui.numbers import percent
from tutor.ui.panel import rich, speak
from tutor.ui.replayer import line_of, position
from tutor.ui.shell import ComponentRenderer
from tutor.words import explain, library
from tutor.words.book.render import glyph, markdown

LONGEST = 620
"""Signs of text on one screen: with more of them the letters would have to be smaller."""
SCREEN = '<div class="talk"><div class="screen" tabindex="0"></div><div class="hand"><span class="count"></span>'
SCREEN += "".join(
    f'<button type="button" class="{name}">{sign}</button>'
    for name, sign in (("back", "‹"), ("next", "›"), ("leave", "×"))
)
SCREEN += "</div></div>"


@cache
def _component() -> ComponentRenderer:
    return st.components.v2.component("tutor.talk", html=SCREEN, css="notes/talk.css", js="notes/talk.js")


@dataclass(frozen=True)
class Screen:
    """One screen of a talk: text, or a live table."""

    station: str
    html: str = ""
    block: Block | None = None


def screens(reading: Reading) -> list[Screen]:
    """Return the screens of a talk: those of the lesson, a long text on several, an answer after its question."""
    found: list[Screen] = []
    for one in lesson_screens(reading.notebook):
        own = _of_block(one.block, reading, one.station.id) if one.block.kind != NOTHING else ()
        found += _of_parts(one.before, reading, one.station.id)
        found += own
        found += _of_parts(one.after, reading, one.station.id)
    return found or [Screen("", f"<h1>{escape(reading.notebook.title)}</h1>")]


def _of_parts(parts: Sequence[Part], reading: Reading, station: str) -> Iterator[Screen]:
    """Yield the screens of what stands before or behind a block: words, and blocks that were joined to it."""
    text: list[Part] = []
    for part in parts:
        if isinstance(part, Block):
            yield from (Screen(station, html) for html in _pages(text, reading.notebook))
            text = []
            yield from _of_block(part, reading, station)
        else:
            text.append(part)
    yield from (Screen(station, html) for html in _pages(text, reading.notebook))


def _pages(parts: Sequence[Part], notebook: Notebook) -> Iterator[str]:
    """Yield texts as HTML, so much at a time as fits on a screen; a paragraph stays whole.

    What comes in steps comes below what was there, as long as there is room.
    """
    html, length, last = "", 0, ""
    for part in parts:
        if isinstance(part, Cut):
            if part.step and html not in ("", last):
                last = html
                yield html
            continue
        pieces = [part.source] if isinstance(part, Heading) else _pieces(part.source)
        for piece in pieces:
            if not piece.strip():
                continue
            if html and (length + len(piece) > LONGEST or (isinstance(part, Heading) and part.level == 2)):
                if html != last:
                    yield html
                html, length = "", 0
            html += part_html(replace(part, source=piece), notebook, {})
            length += len(piece)
    if html not in ("", last):
        yield html


def _pieces(source: str) -> list[str]:
    """Return the paragraphs of a text; with footnotes it stays whole, else they would lose their numbers."""
    text = without_notes(source)
    return [text] if "[^" in text else text.split("\n\n")


def _of_block(block: Block, reading: Reading, station: str) -> Iterator[Screen]:
    """Yield the screens of a block: texts as text, tables as tables, an answer after its question."""
    wrong = complaints(block, reading.notebook.head)
    if wrong:
        yield Screen(station, f"<p>{escape(explain.complaint(wrong[0].wrong, language()))}</p>")
        return
    if block.kind in TEXTS:
        yield from (Screen(station, html) for html in TEXTS[block.kind](block, reading))
        return
    said = fields(block)
    asks = f"<p>{rich(str(said['question']))}</p>" if said.get("question") and block.kind == "table" else ""
    if block.kind == "compare":
        cases = compared(block, reading.notebook.game)
        asks = f"<p>{escape(' · '.join(set_name(one, cases, language()) for one in cases))}</p>"
    yield Screen(station, asks, block=block)
    if said.get("say"):
        yield Screen(station, f"<p>{rich(str(said['say']))}</p>")
    if block.kind == "exercise":
        one = lesson_of(block, reading.notebook.game, language())
        if "choices" in one:
            yield Screen(station, _answer_html(one))


def _sit_html(block: Block, reading: Reading) -> str:
    told = sat_down(block, reading.notebook.game).told.values()
    return f"<ul>{''.join(f'<li>{rich(text)}</li>' for text in told)}</ul>"


def _rule_html(id_: str) -> str:
    game, entry = library.known_entry(id_)
    lang = language()
    render = markdown(library.book(game.folder), lang, speak)
    why = render(entry.why[lang])
    text = render(entry.text[lang])
    more = f'<div class="why">{why}</div>' if len(text) + len(why) < 2 * LONGEST else ""
    return f"<h3>{escape(entry.title[lang])}</h3><div>{text}</div>{more}"


def _odds_html(block: Block) -> list[str]:
    """Return a hand with its odds; one that is asked about stands before them by itself."""
    found, lang = odds_of(block), language()
    hand = " ".join(glyph(card(one).text, lang, speak) for one in str(found["hand"]).split())
    turned = glyph(card(str(found["turn_up"])).text, lang, speak)
    share = percent(int(found["open"]) / int(found["of"]))
    role = escape(words(f"odds-role-{found['role']}"))
    asked = f"<h3>{role}</h3><p>{hand}</p><p>{escape(words('odds-turn-up'))}: {turned}</p>"
    whole = f"{asked}<h2>{escape(words('odds-chance', p=share))}</h2>"
    return [asked, whole] if fields(block).get("ask") is True else [whole]


def _answer_html(one: Mapping[str, Plain]) -> str:
    lang = language()
    letters = dict(zip(order(one), "ABCDEFGH", strict=False))
    good = [(letters[n], choice) for n, choice in enumerate(one["choices"]) if choice.get("right")]
    right = "".join(f"<h2>{letter}: {rich(str(choice[lang]))}</h2>" for letter, choice in good)
    why = one.get("explain")
    return right + (f"<p>{rich(str(why[lang]))}</p>" if why else "")


# Showing


def talk(reading: Reading, where: Address) -> None:
    """Show the screen that the address asks for."""
    projector_css()
    every = screens(reading)
    wanted = int(where.screen) if where.screen.isascii() and where.screen.isdigit() else _first(every, where.station)
    here = min(wanted, len(every) - 1)
    shown = every[here]
    key = "course-talk"
    if "<h1" in shown.html:
        titled()

    def to() -> None:
        asked = st.session_state[key].get("to")
        if isinstance(asked, int) and 0 <= asked < len(every):
            go(address().but(screen=str(asked), station=every[asked].station, step="", move=""))

    def left() -> None:
        go(address().but(screen="", mode="", step="", move=""))

    names = {name: words(f"talk-{name}") for name in ("back", "next", "leave")}
    data = {"html": shown.html, "table": shown.block is not None, "at": here, "of": len(every), "words": names}
    data["lang"] = reading.notebook.lang
    _component()(key=key, data=[data], on_to_change=to, on_leave_change=left)
    if shown.block is not None:
        try:
            TABLES[shown.block.kind](shown.block, reading, f"talk-{here}", True)
        except (*UNREADABLE, ContradictoryRules) as wrong:
            st.warning(explain.complaint(unreadable(wrong), language()))


def _first(every: Sequence[Screen], station: str) -> int:
    return next((n for n, one in enumerate(every) if one.station == station), 0)


def _table(block: Block, reading: Reading, key: str, keys: bool) -> None:
    case = case_of(block, reading.notebook.game)
    position(case, where_of(case), Show("projector", keys=keys), key=key)


def _replay(block: Block, reading: Reading, key: str, keys: bool) -> None:
    told = replayed(block, reading)
    show = Show("projector", keys=keys, guess=reading.hidden)
    before, where = left_out(block), where_of(told.case)
    table(lambda near: line_of(told.case, where, run=told.replay, told=told, near=near, before=before), show, key=key)


def _exercise(block: Block, reading: Reading, key: str, keys: bool) -> None:
    lang = language()
    one = lesson_of(block, reading.notebook.game, lang)
    case = position_of(one)
    mark = mark_of(one, case)
    if mark is not None:
        position(case, where_of(case), Show("projector", keys=keys, mark=mark), key=key)
        return
    answers = (f"{letter}: {one['choices'][n][lang]}" for letter, n in zip("ABCDEFGH", order(one), strict=False))
    said = " · ".join((str(one["question"][lang]), *answers))
    told = lines({**one, "steps": [{"after": len(case.moves), "say": {lang: said}}]})[0]
    told = replace(told, id=f"talk-{told.id}")
    show = Show("projector", keys=keys, ask=False)
    table(lambda _near: line_of(case, where_of(case), run=told.replay, told=told, moment=True), show, key=key)


TABLES: Mapping[str, Callable[[Block, Reading, str, bool], object]] = {
    "table": _table,
    "play": _table,
    "replay": _replay,
    "exercise": _exercise,
    "compare": lambda block, reading, key, keys: compared_table(
        compared(block, reading.notebook.game), Show("projector", keys=keys), key
    ),
}
"""The kinds that are a live table on the wall, and whether keys step it; their answer, where they have one, is a screen
of its own."""
TEXTS: Mapping[str, Callable[[Block, Reading], Sequence[str]]] = {
    "rule": lambda block, _reading: [_rule_html(id_) for id_ in rule_ids(block)],
    "odds": lambda block, _reading: _odds_html(block),
    "sit": lambda block, reading: [_sit_html(block, reading)],
}
"""The kinds that are text on the wall: the HTML of each of their screens."""
