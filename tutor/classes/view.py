"""What the screens of a class show: a block as plain data, without what a learner may not see yet.

Knows no Streamlit: the same for phones, the teacher and the projector. Sentences are HTML of our own making.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from html import escape
from types import MappingProxyType

from tutor.cases.grading import grades
from tutor.cases.lessons import UNREADABLE, traps_by_move
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, Situation
from tutor.core.moves import PLAY, Move, Seat
from tutor.core.plain import Plain
from tutor.core.rules import ContradictoryRules, Verdict
from tutor.games import shelf
from tutor.notebook.asking import CHOICE, DEAL, NOTHING, SHOWN, Asked, asked_of, besides, in_steps, screens, steps
from tutor.notebook.blocks import compared, rule_ids
from tutor.notebook.reading import (
    Block,
    Cut,
    Heading,
    Notebook,
    Part,
    Station,
    notes_in,
    read,
    without_ids,
    without_notes,
)
from tutor.shown.labels import set_name
from tutor.shown.linetexts import app
from tutor.shown.spoken import spoken
from tutor.shown.table import button, fact_view, pile_view
from tutor.words import explain, library
from tutor.words.book.render import glyph, glyph_parts, markdown

Said = Mapping[str, Plain]


@lru_cache(maxsize=64)
def notebook_of(text: str) -> Notebook:
    """Read the notebook of a class once."""
    return read(text)


@lru_cache(maxsize=512)
def asked(text: str, number: int, lang: str) -> Asked:
    """Return what the block of this number asks; what cannot be read is only shown."""
    notebook = notebook_of(text)
    try:
        return asked_of(block_of(text, number)[1], notebook.game, lang)
    except Complaint:
        return Asked(SHOWN)


def block_of(text: str, number: int) -> tuple[Station, Block]:
    """Return a block of a notebook and its station."""
    return steps(notebook_of(text))[number]


@lru_cache(maxsize=512)
def question(text: str, number: int, lang: str) -> Said:
    """Return what is shown of a block before the reveal: no hand but the one's own, and no answer."""
    station, _ = block_of(text, number)
    here = asked(text, number, lang)
    text_ = _text(here, lang)
    view: dict[str, Plain] = {
        "kind": here.kind,
        "several": here.several,
        "title": station.title,
        "text": text_,
        "heard": spoken(text_),
    }
    screen = screens(notebook_of(text))[number]
    if screen.cut is not None and screen.cut.minutes:
        view["minutes"] = screen.cut.minutes
    if screen.block.kind == NOTHING:
        view |= _in_steps("prose", screen.before, notebook_of(text))
        return {**view, "text": "", "heard": screen.station.title, "after": "", "options": [], "scene": None}
    view["prose"] = prose(screen.before, notebook_of(text)) + _sets(screen.block, notebook_of(text), lang)
    if here.kind == SHOWN or here.case is None:
        view |= _in_steps("after", screen.after, notebook_of(text))
        return {**view, "options": [], "scene": _seen(here, lang)}
    # Where a deal is played every phone has a table of its own; the wall shows with which cards it begins.
    scene = _seen(here, lang) if _held(here) else _scene(here, lang)
    return {**view, "options": _options(here, lang), "scene": scene}


@lru_cache(maxsize=512)
def answer(text: str, number: int, lang: str) -> Said:
    """Return what is shown at the reveal: what is right, the reason for every choice, and its paragraph."""
    return _answered(text, number, lang, own=False)


@lru_cache(maxsize=512)
def own_answer(text: str, number: int, lang: str) -> Said:
    """Return the same as it is said to whoever was asked in that seat: on their own phone."""
    return _answered(text, number, lang, own=True)


def _answered(text: str, number: int, lang: str, *, own: bool) -> Said:
    here = asked(text, number, lang)
    said: dict[str, Plain] = {"right": list(here.right), "why": {}, "rules": {}, "explain": "", "grades": {}}
    if here.several:
        said["grades"] = grades(len(here.right), len(here.options), lang)
    said |= _in_steps("after", screens(notebook_of(text))[number].after, notebook_of(text))
    if here.remark:
        said["explain"] = html_of(here.remark, lang)
    for letter, one in (here.answers or {}).items():
        text_ = html_of(str(one["say"][lang]), lang) if one.get("say") else ""
        said["why"][letter] = {
            "legal": bool(one.get("right")),
            "text": text_,
            "heard": spoken(text_),
            "rule": "",
        }
    if here.case is not None and here.verdicts:
        you = str(here.seat or "") if own else ""
        traps = traps_by_move(here.case, here.state, here.verdicts, here.lesson or {}, lang)
        judged = reasons(here.case.game, here.state, here.verdicts, lang, you, traps)
        said |= {name: judged[name] for name in ("why", "rules")}
    return said


def reasons(
    game: AnyGame,
    state: Situation,
    judged: Sequence[Verdict],
    lang: str,
    you: str,
    traps: Mapping[str, str] = MappingProxyType({}),
) -> dict[str, Plain]:
    """Return which of these moves may be made, why or why not, and the paragraphs of it."""
    why = {str(one.move): _why(game, state, one, lang, you, traps.get(str(one.move), "")) for one in judged}
    rules = {rule: paragraph(game, rule, lang) for rule in {one["rule"] for one in why.values()} if rule}
    return {
        "right": [str(one.move) for one in judged if one.legal],
        "why": why,
        "rules": {rule: found for rule, found in rules.items() if found},
    }


def _sets(block: Block, notebook: Notebook, lang: str) -> str:
    """Return the names of the rule sets that a block compares: no card says whose answer is shown."""
    if block.kind != "compare":
        return ""
    try:
        cases = compared(block, notebook.game)
    except (*UNREADABLE, ContradictoryRules):
        return ""
    return f"<p><b>{escape(' · '.join(set_name(one, cases, lang) for one in cases))}</b></p>"


def _in_steps(name: str, parts: Sequence[Part], notebook: Notebook) -> dict[str, Plain]:
    """Return words under their name, and each step of them where they come in steps."""
    first, *later = (prose(one, notebook) for one in in_steps(parts))
    every = [first, *(f'<div class="step">{one}</div>' for one in later)]
    return {name: "".join(every), **({"steps": {name: every}} if later else {})}


def steps_left(said: Said, step: int) -> int:
    """Return how many presses more there are for what comes in steps."""
    return max((len(one) - 1 - step for one in said.get("steps", {}).values()), default=0)


def next_step(said: Said, step: int) -> str:
    """Return what comes with the next press; empty where nothing does."""
    return "".join(str(part) for one in said.get("steps", {}).values() for part in one[step + 1 : step + 2])


def up_to(said: Said, step: int) -> Said:
    """Return what is shown once so many presses were made; what comes later is not in it."""
    if "steps" not in said:
        return said
    shown = {name: "".join(one[: step + 1]) for name, one in said["steps"].items()}
    return {**{name: one for name, one in said.items() if name != "steps"}, **shown}


LINK = re.compile(r"</?a\b[^<>]*>")
TERM = re.compile(r'<button type="button" class="term"[^<>]*>([^<>]*)</button>')


@lru_cache(maxsize=256)
def prose(parts: tuple[Part, ...], notebook: Notebook) -> str:
    """Return the words of a lesson as HTML, without the notes of whoever holds it; no link leads out of a class."""
    game = shelf().get(notebook.game) or next(iter(shelf().values()))
    render = markdown(library.book(game.folder), notebook.lang, _speak, footnotes=True)
    html = "".join(
        _block_html(part, notebook, render) if isinstance(part, Block) else render(_said(part))
        for part in parts
        if part.source.strip() and not isinstance(part, Cut)
    )
    return TERM.sub(r"\1", LINK.sub("", html))


def _block_html(block: Block, notebook: Notebook, render: Callable[[str], str]) -> str:
    """Return a block that shares its screen with another one: a rule as its text, a table as its open cards."""
    lang = notebook.lang
    try:
        if block.kind == "rule":
            entries = [library.known_entry(id_)[1] for id_ in rule_ids(block)]
            return "".join(f"<h3>{escape(one.title[lang])}</h3>{render(one.text[lang])}" for one in entries)
        here = asked_of(block, notebook.game, lang)
    except Complaint:
        return ""
    seen = _seen(here if here.kind == CHOICE and _held(here) else replace(here, kind=SHOWN, seat=None), lang)
    if seen is None:
        return f"<p>{html_of(here.remark, lang)}</p>" if here.remark else ""
    rows = [(who, cards) for who, cards in (*seen["open"], *seen["trick"])]
    return "".join(
        f"<p><b>{escape(who)}</b> {' '.join(_face(*one) for one in cards)}</p>" for who, cards in rows if cards
    )


def _face(shown: str, css: str, name: str) -> str:
    return f'<span class="{css}" role="img" aria-label="{escape(name)}">{shown}</span>'


def _said(part: Part) -> str:
    source = without_notes(part.source)
    return without_ids(source) if isinstance(part, Heading) else source


@lru_cache(maxsize=256)
def notes(text: str, number: int, lang: str) -> Said:
    """Return what the teacher alone is shown of a block: the notes in its words, and what comes next."""
    every = screens(notebook_of(text))
    here = every[number]
    hint = app(lang, "notes-first-text")  # what a new notebook begins with is said to who writes, not to who leads
    found = [one for part in (*here.before, *here.after) for one in notes_in(part.source) if one != hint]
    coming = ""
    of = besides(here.station)
    following = number + 1 if of is None else of + 1
    if following < len(every) and besides(every[following].station) is None:
        after = asked(text, following, lang)
        titles = (every[following].station.title, html_of(_plain_question(after, lang), lang))
        coming = " · ".join(escape(one) if n == 0 else one for n, one in enumerate(titles) if one)
    return {"notes": [html_of(one, lang) for one in found], "next": coming}


def _plain_question(here: Asked, lang: str) -> str:
    if here.question or here.kind == SHOWN:
        return here.question
    seat = explain.seat_name(here.seat, lang, here.case.seats) if here.seat and here.case else ""
    return app(lang, "class-ask-move", seat=seat)


def html_of(text: str, lang: str) -> str:
    """Return a sentence with its cards as glyphs, everything else escaped."""
    parts = explain.tokens(explain.capitalised(text))
    return "".join(
        (escape(explain.plain("{?}", lang)) if part == "?" else glyph(part, lang, _speak)) if n % 2 else escape(part)
        for n, part in enumerate(parts)
    )


def _speak(written: str, lang: str) -> str:
    from tutor.core.cards import card

    return explain.card_name(card(written), lang)


def _text(here: Asked, lang: str) -> str:
    """Return the question; what the author says of the position stands behind the answer, if anything is asked."""
    if here.kind != SHOWN and here.question:
        return html_of(here.question, lang)
    if here.kind == SHOWN and (here.question or here.remark):
        return html_of(here.question or here.remark, lang)
    if here.kind == DEAL and here.case is not None and here.seat is not None:
        return html_of(app(lang, "class-ask-deal", seat=explain.seat_name(here.seat, lang, here.case.seats)), lang)
    if here.seat is not None and here.case is not None:
        seat = explain.seat_name(here.seat, lang, here.case.seats)
        return html_of(app(lang, "class-ask-move", seat=seat), lang)
    return escape(app(lang, "class-look"))


def _options(here: Asked, lang: str) -> list[dict[str, Plain]]:
    if here.answers is not None:
        return [
            {"id": letter, "label": html_of(str(one[lang]), lang), "name": explain.plain(str(one[lang]), lang)}
            for letter, one in here.answers.items()
        ]
    assert here.case is not None
    case, state = here.case, here.state
    return [option_of(case.game, state, verdict.move, lang) for verdict in here.verdicts]


def option_of(game: AnyGame, state: Situation, move: Move, lang: str) -> dict[str, Plain]:
    """Return a move as something to press: a card where it is nothing else."""
    name = explain.capitalised(button(game, state, move, lang))
    one: dict[str, Plain] = {"id": str(move), "name": name, "label": escape(name)}
    if move.verb == PLAY and len(move.cards) == 1 and not move.value:
        one["card"] = glyph_parts(move.card.text, lang, _speak)
    return one


def own_hand(game: AnyGame, state: Situation, seat: Seat, lang: str) -> list[Plain]:
    """Return the cards of one seat, for whoever sits there."""
    return [
        [explain.seat_name(hand.seat, lang, state.seats), [glyph_parts(one.text, lang, _speak) for one in hand.cards]]
        for hand in game.scene(state, seat).hands
        if hand.seat == seat and hand.cards
    ]


def _held(here: Asked) -> bool:
    """Whether a class is shown the hand that it holds, beside what it can press."""
    return here.kind == DEAL or (here.kind == CHOICE and here.seat is not None)


def _seen(here: Asked, lang: str) -> dict[str, Plain] | None:
    """Return the table of a block that asks nothing, all its cards in view, as its reader sees it."""
    if here.case is None:
        return None
    state, game = here.state, here.case.game
    shown = _scene(here, lang)
    if _held(here) and here.seat is not None:
        shown["open"] = own_hand(game, state, here.seat, lang)
        return shown
    shown["open"] = [
        [explain.seat_name(hand.seat, lang, state.seats), [glyph_parts(one.text, lang, _speak) for one in hand.cards]]
        for hand in game.scene(state, None).hands
        if hand.cards
    ]
    shown["hands"] = []
    return shown


def _scene(here: Asked, lang: str) -> dict[str, Plain]:
    """Return the table as the seat that is asked sees it; where none is asked, without any hand."""
    assert here.case is not None
    return scene_of(here.case.game, here.state, here.seat, lang)


def scene_of(game: AnyGame, state: Situation, seat: Seat | None, lang: str) -> dict[str, Plain]:
    """Return a table as a seat sees it, its own hand left out; without a seat no hand at all."""
    scene = game.scene(state, seat or state.seats[0])
    return {
        "seat": explain.seat_name(seat, lang, state.seats) if seat is not None else "",
        "hands": [
            [explain.seat_name(hand.seat, lang, state.seats), app(lang, "class-cards", n=hand.count)]
            for hand in scene.hands
            if hand.seat != seat
        ],
        "trick": [
            [explain.seat_name(whose, lang, state.seats), [glyph_parts(one.text, lang, _speak) for one in laid]]
            for whose, laid in scene.trick
        ],
        "facts": [[one.name, one.value] for one in (fact_view(game, state, *fact, lang) for fact in scene.facts)],
        "piles": [
            [
                str(explain.say(game.folder, lang, f"pile-{pile.name}")),
                app(lang, "class-cards", n=pile.count) if pile.count else app(lang, "class-empty"),
                glyph_parts(pile.top.text, lang, _speak) if pile.top is not None and pile.top.text != "?" else None,
                pile_view(game, state, pile, lang).note,
            ]
            for pile in scene.piles
        ],
    }


def _why(game: AnyGame, state: Situation, verdict: Verdict, lang: str, you: str, trap: str) -> dict[str, Plain]:
    said = explain.capitalised(explain.why(game, state, verdict, lang, you=you))
    return {
        "legal": verdict.legal,
        "text": html_of(said, lang),
        "more": html_of(trap, lang) if trap else "",
        "heard": explain.plain(f"{said} {trap}".strip(), lang),
        "rule": verdict.rule,
    }


def paragraph(game: AnyGame, rule: str, lang: str) -> dict[str, str] | None:
    """Return the text of a rule with its title; nothing of a rule that has none."""
    book = library.book(game.folder)
    entry = book.entries.get(rule)
    if entry is None:
        return None
    return {"title": entry.title[lang], "text": markdown(book, lang, _speak)(entry.text[lang])}


def words_for(lang: str, keys: Sequence[str]) -> dict[str, str]:
    """Return words of the app for a script, numbers and names left open."""
    holes = {"n": "\ue000", "of": "\ue001"}
    return {key: explain.say(explain.APP, lang, f"class-{key}", facts=holes) for key in keys}
