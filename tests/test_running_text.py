"""What the books say is read as sentences: no code word, one name for one thing."""

import re

import pytest

from tutor.core.languages import LANGUAGES
from tutor.desk.checking import lesson_texts
from tutor.paths import CONTENT
from tutor.words import library
from tutor.words.book.book import Book
from tutor.words.book.composing import carried

BOOKS = [*library.books()]
CODE = re.compile(r"\b[a-z][\w.-]*=[\w+-]+")
INSTEAD = {
    "Vorlage|Die Seite nennt": "Quelle",
    "Blatt von \\d+|(?:zweites|mehr als ein|im|vom) Blatt|mehrere Blätter": "Paket",
    "Forderung": "Schuld",
    "anticlockwise|anti-clockwise|counterclockwise": "counter-clockwise",
    "mostly": "usually",
    "she or he|he or she": "they",
    "flown out": "out",
    "Mitspieler": "the people",
}
"""What a thing is not called, as a pattern, and what it is; a Blatt is the cards in a hand."""


def said(book: Book) -> list[tuple[str, str]]:
    """Every sentence of a book in both languages, with where it stands."""
    found = [("opening", said) for lang in LANGUAGES for _, said in carried(str(book.opening.get(lang, "")))]
    for entry in book.entries.values():
        found += [(entry.id, said) for pair in entry.carries.values() for text in pair for _, said in carried(text)]
        labels = [label[lang] for label in entry.values.values() for lang in LANGUAGES]
        texts = [text[lang] for text in (entry.title, entry.text, entry.why) for lang in LANGUAGES]
        found += [(entry.id, text) for text in (*texts, *labels)]
    for term in book.glossary:
        found += [(f"glossary {term.key}", term.meaning[lang]) for lang in LANGUAGES]
    for one in (*book.examples, *book.exercises):
        found += [(one["id"], str(text[lang])) for _, text in lesson_texts(one) for lang in LANGUAGES]
    return found


@pytest.mark.parametrize("book", [book for _, book in BOOKS], ids=[game.key for game, _ in BOOKS])
def test_no_code_word_stands_in_running_text(book):
    assert [f"{where}: {text}" for where, text in said(book) if CODE.search(text)] == []


def test_no_sentence_of_the_app_or_a_game_has_a_code_word():
    found = [
        f"{file.name}:{number}: {line}"
        for file in sorted(CONTENT.glob("*/*.ftl"))
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if CODE.search(line) and not line.startswith("#")
    ]
    assert found == []


@pytest.mark.parametrize("book", [book for _, book in BOOKS], ids=[game.key for game, _ in BOOKS])
def test_one_thing_has_one_name(book):
    found = [
        f"{where}: {wrong.group()} instead of {name}: {text}"
        for where, text in said(book)
        for other, name in INSTEAD.items()
        for wrong in re.finditer(rf"\b(?:{other})\b", text)
    ]
    assert found == []
