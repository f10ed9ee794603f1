"""The shelf of books: every game's texts, read once, beside its engine."""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable, Iterator, Mapping
from functools import cache

from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.plain import Plain
from tutor.games import shelf
from tutor.words.book.book import Book, open_book
from tutor.words.book.entries import Entry

_READING = threading.Lock()
LONGEST_ID = 100


def book(folder: str) -> Book:
    """Return one game's texts, read once; whoever asks while they are being read waits."""
    with _READING:
        return _opened(folder)


@cache
def _opened(folder: str) -> Book:
    return open_book(folder)


def read_all(wait: Callable[[], None] = lambda: None) -> None:
    """Read every book, each when it is time, and keep what was loaded out of the garbage collector's way."""
    gc.disable()
    try:
        for game in shelf().values():
            wait()
            book(game.folder)
        wait()
    finally:
        gc.enable()
    gc.collect()
    gc.freeze()


def books() -> Iterator[tuple[AnyGame, Book]]:
    """Yield every game on the shelf with its texts."""
    for game in shelf().values():
        yield game, book(game.folder)


def _named(id_: str) -> Iterator[tuple[AnyGame, Book]]:
    """Yield the game that an id begins with, and its texts; no other book is read for it."""
    for game in shelf().values():
        if id_.startswith(f"{game.key}."):
            yield game, book(game.folder)


def entry(id_: str) -> tuple[AnyGame, Entry] | None:
    """Return the entry of an id and the game it belongs to."""
    for game, texts in _named(id_):
        if id_ in texts.entries:
            return game, texts.entries[id_]
    return None


def lesson(id_: str) -> tuple[AnyGame, Mapping[str, Plain]] | None:
    """Return an example or exercise by its id, and its game."""
    for game, texts in _named(id_):
        found = texts.lesson(id_)
        if found is not None:
            return game, found
    return None


def nearest(id_: str) -> str:
    """Return the id that is most like one that does not exist."""
    from rapidfuzz import process

    best = process.extractOne(id_[:LONGEST_ID], _ids())
    return str(best[0]) if best else ""


@cache
def _ids() -> tuple[str, ...]:
    lessons = [one["id"] for _, texts in books() for one in (*texts.examples, *texts.exercises)]
    return (*(known for _, texts in books() for known in texts.entries), *lessons)


def known_entry(id_: str) -> tuple[AnyGame, Entry]:
    """Return the entry of an id.

    Raises ``Complaint`` that names the nearest id there is.
    """
    found = entry(id_)
    if found is None:
        raise Complaint("no-such-rule", text=id_, nearest=nearest(id_))
    return found
