"""Everything that can answer, as documents: rules, options, rule sets, gaps, examples, exercises, terms, odds."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from tutor.core.cards import NotACard, card
from tutor.core.game import AnyGame
from tutor.core.languages import LANGUAGES
from tutor.core.plain import Plain
from tutor.words import explain, library
from tutor.words.book.book import Book
from tutor.words.book.entries import Entry

ODDS, JEUX = "odds", "jeux"
"""Ids of the two pages that count and compare."""

PAGES = {"ecarte": (ODDS, JEUX)}
"""Pages that answer questions about a game and are no entry."""

_CARD = re.compile(r"\{([^{}\s]{2,4})\}")
_TERM = re.compile(r"\[\[([^\]|]+)(?:\|[^\]]+)?\]\]")
_LINK = re.compile(r"\[([^\]\[]+)\]\(#[^)]*\)")
_SIGNS = re.compile(r"[*`]|^\s*(?:[-#>]\s+|\|)|\|$|^[\s|:-]+$", re.MULTILINE)

Words = Mapping[str, str]


class Document(NamedTuple):
    """One thing that can answer."""

    id: str
    game: str
    kind: str
    title: Words
    body: Words
    """What it says, by language, in plain words."""
    why: Words
    rest: Words
    """What else it may be found by: its chapter, values of an option, names of examples."""
    usual: bool = True
    """Whether it holds in the first rule set of its game."""


def plain(text: str, lang: str) -> str:
    """Return Markdown of the content as plain words, cards by name.

    >>> plain("Auf {♥D} folgt ein [[Stich]], siehe [Farbe](#a.b).", "de")
    'Auf Herz-Dame folgt ein Stich, siehe Farbe.'
    """

    def name(found: re.Match[str]) -> str:
        try:
            return explain.card_name(card(found[1]), lang)
        except NotACard:
            return found[1]

    return _SIGNS.sub("", _LINK.sub(r"\1", _TERM.sub(r"\1", _CARD.sub(name, text)))).strip()


_END = re.compile(r"(?<=[.!?])\s+|\n+")


def sentences(document: Document, lang: str) -> list[str]:
    """Return the sentences of a document."""
    text = document.body[lang] or document.rest[lang]
    return [one.strip() for one in _END.split(text) if one.strip()]


def documents() -> Iterator[Document]:
    """Yield every document of every game."""
    for game, book in library.books():
        yield _game(game, book)
        for entry in book.entries.values():
            yield _entry(game, entry)
        for kind, lessons in (("example", book.examples), ("exercise", book.exercises)):
            for one in lessons:
                yield _lesson(game, kind, one)
        for term in book.glossary:
            name = {lang: f"{term.name[lang]}" for lang in LANGUAGES}
            forms = dict.fromkeys(LANGUAGES, " ".join(term.forms))
            yield Document(f"{game.key}.term.{term.key}", game.key, "term", name, term.meaning, _NOTHING, forms)
        for page in PAGES.get(game.key, ()):
            title = {lang: explain.say(explain.APP, lang, f"ui-{page}") for lang in LANGUAGES}
            yield Document(page, game.key, "page", title, _NOTHING, _NOTHING, _NOTHING)


_NOTHING: Words = dict.fromkeys(LANGUAGES, "")


def _game(game: AnyGame, book: Book) -> Document:
    about = book.about
    body = {lang: f"{about['tagline'][lang]} {about['players'][lang]}" for lang in LANGUAGES}
    note = about.get("name_note") or _NOTHING
    return Document(game.key, game.key, "game", about["title"], body, note, _NOTHING)


def _entry(game: AnyGame, entry: Entry) -> Document:
    rest = {lang: " ".join(label[lang] for label in entry.values.values()) for lang in LANGUAGES}
    chapter = {lang: entry.chapter.get(lang, "") for lang in LANGUAGES}
    kind = {"preset": "preset", "gap": "gap", "option": "option", "switch": "option"}.get(entry.kind, "rule")
    return Document(
        entry.id,
        game.key,
        kind,
        entry.title,
        {lang: plain(entry.text[lang], lang) for lang in LANGUAGES},
        {lang: plain(entry.why[lang], lang) for lang in LANGUAGES},
        {lang: f"{chapter[lang]} {rest[lang]}" for lang in LANGUAGES},
        _usual(game, entry),
    )


def _usual(game: AnyGame, entry: Entry) -> bool:
    """Whether the option that an entry hangs on has this value in the first rule set."""
    id_, _, value = entry.facts.get("option", "").partition("=")
    if not value:
        return True
    attribute = id_.removeprefix(f"{game.key}.opt.").replace(".", "__").replace("-", "_")
    return str(getattr(next(iter(game.presets.values())), attribute, value)) == value


def _lesson(game: AnyGame, kind: str, one: Mapping[str, Plain]) -> Document:
    asked = one.get("intro") or one.get("question") or _NOTHING
    why = one.get("explain") or _NOTHING
    body, reason = ({lang: plain(str(part[lang]), lang) for lang in LANGUAGES} for part in (asked, why))
    return Document(one["id"], game.key, kind, one["title"], body, reason, _NOTHING)
