"""The book of one rule set: its opening, its sentences, its rules in the order of play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fnmatch import fnmatchcase
from typing import NamedTuple

from tutor.words.book.book import Book
from tutor.words.book.composing import composed
from tutor.words.book.entries import Entry


def usual(book: Book) -> dict[str, str]:
    """Return the first value of each option, as options.md has it."""
    return {
        entry.id.partition(".opt.")[2]: next(iter(entry.values)) for entry in book.of_kind("option") if entry.values
    }


def opening(book: Book, lang: str, chosen: Mapping[str, str] | None = None) -> str:
    """Say what one does in this game under a rule set."""
    text = composed(str(book.opening.get(lang) or ""), usual(book) if chosen is None else chosen)
    return " ".join(text.split())


class Section(NamedTuple):
    """A part of the book in the order of play."""

    title: Mapping[str, str]
    entries: tuple[Entry, ...]
    must: bool
    """Whether no rule set does without it."""


def sections(book: Book, entries: Sequence[Entry]) -> Iterator[Section]:
    """Arrange entries as the opening orders them, by play; as they stand in their chapters where it does not."""
    left = list(entries)
    for part in book.opening.get("order") or ():
        patterns = str(part["rules"]).split()
        found = []
        for pattern in patterns:
            named = [entry for entry in left if fnmatchcase(entry.id, f"{_key(book)}.{pattern}")]
            left = [entry for entry in left if entry not in named]
            found += named
        if found or part.get("must"):
            yield Section({"de": part["de"], "en": part["en"]}, tuple(found), bool(part.get("must")))
    chapter: list[Entry] = []
    for entry in left:
        if chapter and entry.chapter != chapter[0].chapter:
            yield Section(chapter[0].chapter, tuple(chapter), must=False)
            chapter = []
        chapter.append(entry)
    if chapter:
        yield Section(chapter[0].chapter, tuple(chapter), must=False)


def _key(book: Book) -> str:
    return book.folder.replace("_", "-")


def under(entry: Entry, chosen: Mapping[str, str]) -> Entry:
    """Return an entry as it reads under a rule set."""
    if not entry.carries:
        return entry
    text = {lang: composed(said, chosen) for lang, (said, _) in entry.carries.items()}
    why = {lang: composed(said, chosen) for lang, (_, said) in entry.carries.items()}
    return replace(entry, text=text, why=why)
