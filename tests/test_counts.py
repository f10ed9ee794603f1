"""What once was wrong with the books, counted: chips, code words, fragments, headings, exercises for consequences.

``python tests/test_counts.py`` prints the table.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from tutor.core.game import AnyGame
from tutor.core.options import listed
from tutor.games import shelf
from tutor.words import library
from tutor.words.book.book import Book

RULES = ("aim", "component", "legality", "consequence", "advice", "etiquette", "history")
SHORT = 14
"""A rule with fewer words is a fragment."""


def games() -> Iterator[tuple[AnyGame, Book]]:
    for game in shelf().values():
        yield game, library.book(game.folder)


def nameless_chips(game: AnyGame, book: Book) -> int:
    """Entries that hold under one value of an option which the reader cannot be told."""
    said = [e.facts["option"].partition("=") for e in book.of_kind(*RULES) if "=" in e.facts.get("option", "")]
    return sum(id_ not in book.entries or value not in book.entries[id_].values for id_, _, value in said)


def code_words(game: AnyGame, book: Book) -> int:
    """Values of options as programs write them, in any text."""
    codes = {value for option in listed(game.options) for value in option.values if "-" in value}
    found = re.compile(rf"(?<![\w.#=-])(?:{'|'.join(sorted(map(re.escape, codes)))})(?![\w-])") if codes else None
    texts = [text for e in book.entries.values() for part in (e.text, e.why, e.title) for text in part.values()]
    spoken = ("face-up", "two-player", "by-suit", "counter-clockwise")
    return sum(word not in spoken for text in texts for word in (found.findall(text) if found else ()))


def fragments(game: AnyGame, book: Book) -> int:
    """Rules of fewer than fourteen words; a principle of play is a maxim, with its explanation beside it."""
    rules = (e for e in book.of_kind(*RULES) if ".well." not in e.id)
    return sum(len(re.findall(r"\w+|\{[^}]+\}", e.text["de"])) < SHORT for e in rules)


def unasked_gaps(game: AnyGame, book: Book) -> int:
    """Open questions whose heading asks nothing."""
    return sum(not title.endswith("?") for e in book.of_kind("gap") for title in e.title.values())


def unasked_consequences(game: AnyGame, book: Book) -> int:
    """Consequences that no exercise written by hand is about."""
    asked = {id_ for one in book.exercises for id_ in one.get("covers") or ()}
    return sum(e.id not in asked for e in book.of_kind("consequence"))


def longest_is_right(book: Book, lang: str) -> tuple[float, int, int]:
    """How often the right answer would be the longest by chance, how often it is, and of how many."""
    chance, longest, asked = 0.0, 0, 0
    for one in book.exercises:
        choices = one.get("choices") or ()
        if len(choices) > 1:
            asked += 1
            chance += 1 / len(choices)
            longest += bool(max(choices, key=lambda choice: len(choice[lang])).get("right"))
    return chance, longest, asked


COUNTS = (nameless_chips, code_words, fragments, unasked_gaps, unasked_consequences)


def test_what_was_wrong_stays_mended():
    told = {(game.key, count.__name__): count(game, book) for game, book in games() for count in COUNTS}
    assert {where: number for where, number in told.items() if number} == {}


def test_the_longest_answer_is_not_right_more_often_than_chance():
    for lang in ("de", "en"):
        told = [longest_is_right(book, lang) for _, book in games()]
        assert sum(one[1] for one in told) <= sum(one[0] for one in told), (lang, told)


if __name__ == "__main__":
    for game, book in games():
        print(game.key, {count.__name__: count(game, book) for count in COUNTS}, end=" ")
        print(f"{len(book.of_kind('consequence'))} consequences, {len(book.of_kind(*RULES))} rules", end=" ")
        print({lang: longest_is_right(book, lang) for lang in ("de", "en")}, len(book.exercises))
