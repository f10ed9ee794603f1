"""Pages in our own words, built like the German ones, for tests that have no copy of those."""

from __future__ import annotations

import re
from functools import cache
from itertools import cycle, islice
from pathlib import Path

from tutor.originals.fingerprint import entry_words
from tutor.originals.lines import ITEM
from tutor.originals.outline import claims, read_outline
from tutor.words import library
from tutor.words.book.book import Book

ORIGINALS = Path(__file__).resolve().parents[2] / "shared" / "originals"
"""Where the pages themselves are, on machines that have them."""

BOOKS: dict[str, Book] = {game.key: book for game, book in library.books()}

FILLER = ("Dazu", "steht", "hier", "nichts", "und", "deshalb", "füllen", "beliebige", "Wörter", "den", "Absatz")


def plain(text: str) -> str:
    """Return Markdown as plain words."""
    text = re.sub(r"\[\[([^\]|]+)(?:\|[^\]]+)?\]\]", r"\1", text)
    text = re.sub(r"\[([^\]]+)\]\(#[^)]+\)", r"\1", text)
    return " ".join(re.sub(r"[{}*_|]", " ", text).split())


@cache
def own_page(key: str) -> str:
    """Return a page of a game as text: the headings of the real one, every paragraph as long, the words ours."""
    book = BOOKS[key]
    outline = read_outline(book)
    claimed = claims(book, outline)
    lines = [outline.title, ""]
    for number, section in enumerate(outline.sections):
        lines += [section.heading.rstrip(" …"), ""]
        for turn, spot in enumerate(section.spots):
            said = [plain(entry_words(book, id_)) for id_ in claimed.by_spot[spot.label]]
            ours = " ".join(said).split()
            ours = ours[turn % 3 :] or FILLER[(number + turn) % 7 :]
            text = " ".join(islice(cycle(ours), spot.words)).rstrip(".,:;!?") + "."
            lines += [f"  • {text}" if spot.kind == ITEM else text[0].upper() + text[1:], ""]
    lines += ["© Wir selbst, 2024. Version aktualisiert am: 1. Mai 2024", "", "HomeA-ZSitemapZiele", ""]
    return "\n".join(lines)
