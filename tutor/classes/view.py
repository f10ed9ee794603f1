"""What the screens of a class show: a block as plain data, without what a learner may not see yet.

Knows no Streamlit: the same for phones, the teacher and the projector. Sentences are HTML of our own making.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from html import escape

from tutor.cases.grading import grades
from tutor.cases.lessons import traps_by_move
from tutor.core.complaints import Complaint
from tutor.core.plain import Plain
from tutor.core.rules import Verdict
from tutor.games import shelf
from tutor.notebook.asking import SHOWN, Asked, asked_of, screens, steps
from tutor.notebook.reading import Block, Heading, Notebook, Part, Station, named, notes_in, read, without_notes
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
    view["prose"] = prose(screen.before, notebook_of(text))
    if here.kind == SHOWN or here.case is None:
        after = prose(screen.after, notebook_of(text))
        return {**view, "after": after, "options": [], "scene": _seen(here, lang)}
    return {**view, "options": _options(here, lang), "scene": _scene(here, lang)}


@lru_cache(maxsize=512)
def answer(text: str, number: int, lang: str) -> Said:
    """Return what is shown at the reveal: what is right, the reason for every choice, and its paragraph."""
    here = asked(text, number, lang)
    said: dict[str, Plain] = {"right": list(here.right), "why": {}, "rules": {}, "explain": "", "grades": {}}
    if here.several:
        said["grades"] = grades(len(here.right), len(here.options), lang)
    said["after"] = prose(screens(notebook_of(text))[number].after, notebook_of(text))
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
    for verdict in here.verdicts:
        said["why"][str(verdict.move)] = _why(here, verdict, lang)
    for rule in {why["rule"] for why in said["why"].values() if why["rule"]}:
        found = _rule(here, rule, lang)
        if found:
            said["rules"][rule] = found
    return said


LINK = re.compile(r"</?a\b[^<>]*>")
TERM = re.compile(r'<button type="button" class="term"[^<>]*>([^<>]*)</button>')


@lru_cache(maxsize=256)
def prose(parts: tuple[Part, ...], notebook: Notebook) -> str:
    """Return the words of a lesson as HTML, without the notes of whoever holds it; no link leads out of a class."""
    game = shelf().get(notebook.game) or next(iter(shelf().values()))
    render = markdown(library.book(game.folder), notebook.lang, _speak, footnotes=True)
    html = "".join(render(_said(part)) for part in parts if part.source.strip())
    return TERM.sub(r"\1", LINK.sub("", html))


def _said(part: Part) -> str:
    source = without_notes(part.source)
    if not isinstance(part, Heading):
        return source
    return "\n".join(named(line.rstrip())[0] if "{#" in line else line for line in source.split("\n"))


@lru_cache(maxsize=256)
def notes(text: str, number: int, lang: str) -> Said:
    """Return what the teacher alone is shown of a block: the notes in its words, and what comes next."""
    every = screens(notebook_of(text))
    here = every[number]
    found = [one for part in (*here.before, *here.after) for one in notes_in(part.source)]
    coming = ""
    if number + 1 < len(every):
        after = asked(text, number + 1, lang)
        titles = (every[number + 1].station.title, html_of(_plain_question(after, lang), lang))
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
    found: list[dict[str, Plain]] = []
    for verdict in here.verdicts:
        move = verdict.move
        name = explain.capitalised(button(here.case.game, here.state, move, lang))
        one: dict[str, Plain] = {"id": str(move), "name": name, "label": escape(name)}
        if move.verb == "play" and len(move.cards) == 1 and not move.value:
            one["card"] = glyph_parts(move.card.text, lang, _speak)
        found.append(one)
    return found


def _seen(here: Asked, lang: str) -> dict[str, Plain] | None:
    """Return the table of a block that asks nothing, all its cards in view, as its reader sees it."""
    if here.case is None:
        return None
    state, game = here.state, here.case.game
    shown = _scene(here, lang)
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
    game, state = here.case.game, here.state
    scene = game.scene(state, here.seat or here.case.seats[0])
    return {
        "seat": explain.seat_name(here.seat, lang, state.seats) if here.seat is not None else "",
        "hands": [
            [explain.seat_name(hand.seat, lang, state.seats), app(lang, "class-cards", n=hand.count)]
            for hand in scene.hands
            if hand.seat != here.seat
        ],
        "trick": [
            [explain.seat_name(seat, lang, state.seats), [glyph_parts(one.text, lang, _speak) for one in laid]]
            for seat, laid in scene.trick
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


def _why(here: Asked, verdict: Verdict, lang: str) -> dict[str, Plain]:
    assert here.case is not None
    said = explain.capitalised(explain.why(here.case.game, here.state, verdict, lang))
    trap = traps_by_move(here.case, here.state, (verdict,), here.lesson or {}, lang).get(str(verdict.move), "")
    return {
        "legal": verdict.legal,
        "text": html_of(said, lang),
        "more": html_of(trap, lang) if trap else "",
        "heard": explain.plain(f"{said} {trap}".strip(), lang),
        "rule": verdict.rule,
    }


def _rule(here: Asked, rule: str, lang: str) -> dict[str, str] | None:
    assert here.case is not None
    book = library.book(here.case.game.folder)
    entry = book.entries.get(rule)
    if entry is None:
        return None
    return {"title": entry.title[lang], "text": markdown(book, lang, _speak)(entry.text[lang])}


def words_for(lang: str, keys: Sequence[str]) -> dict[str, str]:
    """Return words of the app for a script, numbers and names left open."""
    holes = {"n": "\ue000", "of": "\ue001"}
    return {key: explain.say(explain.APP, lang, f"class-{key}", facts=holes) for key in keys}
