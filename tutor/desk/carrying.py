"""Do the texts of a game hold under each of its rule sets? Part of `tutor check`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from tutor.core.game import AnyGame
from tutor.core.languages import LANGUAGES
from tutor.core.options import AnyOptions, listed, values
from tutor.words.book.arranging import opening, sections, under
from tutor.words.book.book import Book
from tutor.words.book.composing import Need, carried, ways
from tutor.words.book.entries import BookError, Entry
from tutor.words.holding import PARTS, chosen_rule, follows, holds, told

FEWEST_WORDS, MOST_WORDS = 60, 80
"""Of the opening of the game as the page tells it."""
LEAST_WORDS, LONGEST = 50, 120
"""Of the opening of any rule set."""


def carrying_findings(game: AnyGame, book: Book) -> Iterator[tuple[str, str]]:
    """Yield sentences that carry what no option is, and those that speak of an option without carrying it."""
    where = f"{book.folder}/opening.yaml"
    known = {option.name: option.values for option in listed(game.options)}
    texts = [(where, str(book.opening.get(lang) or "")) for lang in LANGUAGES]
    for entry in book.entries.values():
        texts += [(f"{entry.file}:{entry.line}", text) for pair in entry.carries.values() for text in pair]
    wrong = [(at, said) for at, text in texts for said in _unknown(text, known)]
    for entry in book.entries.values():
        for way in ways(entry.facts.get("needs", "")):
            wrong += [(f"{entry.file}:{entry.line}", said) for said in _strange(way, known)]
    wrong += [(where, f"speaks: {said}") for one in _speaking(book) for way in one[0] for said in _strange(way, known)]
    yield from wrong
    if not wrong:
        for name, options in game.presets.items():
            yield from under_findings(game, book, name, options)


def _unknown(text: str, known: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    try:
        for need, _ in carried(text):
            yield from _strange(need, known)
    except BookError as error:
        yield str(error)


def _strange(need: tuple[Need, ...], known: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    for one in need:
        for value in one.values:
            if value not in known.get(one.name, ()):
                yield f"there is no option {one.name}={value}"


def _speaking(book: Book) -> list[tuple[tuple[tuple[Need, ...], ...], Mapping[str, re.Pattern[str]]]]:
    """Return what words tell that a sentence speaks of an option, each with what must then be so."""
    return [
        (ways(str(one["needs"])), {lang: re.compile(str(one[lang])) for lang in LANGUAGES})
        for one in book.opening.get("speaks") or ()
    ]


def _homeless(game: AnyGame, book: Book, options: AnyOptions) -> list[Entry]:
    """Return the options that are rules here and have none to stand behind."""
    here = {entry.id for entry in book.of_kind(*PARTS["rules"]) if holds(game, entry, options)}
    options_here = [entry for entry in book.of_kind(*PARTS["options"]) if chosen_rule(game, entry, options)]
    return [entry for entry in options_here if not here & set(follows(entry))]


def under_findings(game: AnyGame, book: Book, name: str, options: AnyOptions) -> Iterator[tuple[str, str]]:
    """Yield what does not hold in the book of one rule set: sentences of another table, and parts that are missing."""
    where = f"{book.folder}/opening.yaml"
    chosen = values(options)
    usual = options == next(iter(game.presets.values()))
    fewest, most = (FEWEST_WORDS, MOST_WORDS) if usual else (LEAST_WORDS, LONGEST)
    said = [(where, lang, opening(book, lang, chosen)) for lang in LANGUAGES]
    for _, lang, text in said:
        count = len(text.split())
        if not fewest <= count <= most:
            yield where, f"under {name} the opening in {lang} has {count} words, not {fewest} to {most}"
    homeless = _homeless(game, book, options)
    for entry in homeless:
        yield f"{entry.file}:{entry.line}", f"under {name} none of the rules that {entry.id} follows is there"
    if homeless:
        return
    here = [under(entry, chosen) for entry in told(game, book, options)]
    headings = [section.title["en"] for section in sections(book, here)]
    for heading in {one for one in headings if headings.count(one) > 1}:
        yield where, f"under {name} the book has {heading} twice"
    for section in sections(book, here):
        if section.must and not section.entries:
            yield where, f"under {name} the book has a hole: {section.title['en']}"
    for entry in here:
        at = f"{entry.file}:{entry.line}"
        for lang in LANGUAGES:
            if not entry.text[lang] or not entry.why[lang]:
                yield at, f"under {name} nothing is left of {entry.id} in {lang}"
            said += [(at, lang, line) for text in (entry.text[lang], entry.why[lang]) for line in text.splitlines()]
    elsewhere = {lang: re.compile(str(pattern)) for lang, pattern in (book.opening.get("elsewhere") or {}).items()}
    for any_of, words in _speaking(book):
        if any(all(one.met(chosen) for one in way) for way in any_of):
            continue
        for at, lang, line in said:
            if words[lang].search(line) and not (lang in elsewhere and elsewhere[lang].search(line)):
                yield at, f"under {name} this does not hold: {line[:80]}"
