"""Under which rules an entry is read in an answer: those told or in view, or else the first rule set that has it.

A sentence that does not hold at the table in question is never said as if it did: the rule set that has it is named,
or that it is an option which is off.
"""

from __future__ import annotations

from functools import lru_cache

from tutor.asking.documents import Document, Words, plain
from tutor.core.game import AnyGame
from tutor.core.languages import LANGUAGES
from tutor.core.options import AnyOptions, values
from tutor.words import explain, library
from tutor.words.book.arranging import under
from tutor.words.book.entries import Entry
from tutor.words.explain import APP
from tutor.words.holding import OFF, PARTS, holds, in_use

HERE: Words = dict.fromkeys(LANGUAGES, "")
"""What is said of a sentence that holds at this table: nothing."""
NAMED, OFF_HERE = "ask-in-preset", "ask-off-here"


@lru_cache(maxsize=4096)
def _read(id_: str, here: tuple[AnyOptions, ...]) -> tuple[Words, str, Words] | None:
    """Return how an entry reads, how that is introduced, and the name of the rule set that has it."""
    found = library.entry(id_)
    if found is None:
        return None
    game, entry = found
    first = next(iter(game.presets.values()))
    for options in [one for one in here if isinstance(one, type(first))] or [first]:
        if _has(game, entry, options):
            return _text(entry, options), "", HERE
    for name, options in game.presets.items():
        if _has(game, entry, options):
            named = library.entry(f"{game.key}.preset.{name}")
            return _text(entry, options), NAMED, named[1].title if named else HERE
    return _text(entry, None), OFF_HERE, HERE


def _has(game: AnyGame, entry: Entry, options: AnyOptions) -> bool:
    if entry.kind in PARTS["options"]:
        return values(options).get(entry.id.partition(".opt.")[2], "") not in OFF and in_use(game, entry, options)
    return holds(game, entry, options)


def _text(entry: Entry, options: AnyOptions | None) -> Words:
    text = entry.text if options is None else under(entry, values(options)).text
    return {lang: plain(text[lang] or entry.text[lang], lang) for lang in LANGUAGES}


def as_read(document: Document, here: tuple[AnyOptions, ...]) -> Document:
    """Return a document as it reads under the first of these options that has it, or where it holds at all."""
    found = _read(document.id, here)
    return document if found is None else document._replace(body=found[0])


def has(id_: str, here: tuple[AnyOptions, ...]) -> bool:
    """Whether an entry holds under one of these options; what is no entry of a game always does."""
    found = _read(id_, here)
    return found is None or not found[1]


def introduced(document: Document, here: tuple[AnyOptions, ...], lang: str, sentence: str) -> str:
    """Return a sentence of a document, after the rule set that has it where none of these options has."""
    found = _read(document.id, here)
    if found is None or not found[1] or not sentence:
        return sentence
    return explain.say(APP, lang, found[1], facts={"name": found[2][lang], "text": sentence})
