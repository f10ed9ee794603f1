"""Which page a text is: by its headings, and by the words it shares with our own texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tutor.core.complaints import Complaint
from tutor.originals.cutting import SAME, alike
from tutor.originals.fingerprint import book_words, kinship, rarity, stems, vector
from tutor.originals.lines import Line
from tutor.originals.outline import Outline
from tutor.words.book.book import Book

ENOUGH = 0.3
"""A text with less in common with every page is none of them."""
TELLING = 0.22
"""Headings or words of a page must make up so much of it; its name alone proves nothing."""


class Likeness(NamedTuple):
    """How much a text has of one page."""

    headings: float
    """The share of the page's headings that stand in it."""
    words: float
    """How much its words are those of our texts on the page, from 0 to 1."""
    names: float
    """The share of its paragraphs that name the game."""

    @property
    def score(self) -> float:
        """All three as one number."""
        return 0.5 * self.headings + self.words + 0.2 * self.names


def likenesses(
    lines: Sequence[Line], books: Mapping[str, Book], outlines: Mapping[str, Outline]
) -> dict[str, Likeness]:
    """Compare a text with every page."""
    words = {key: book_words(book) for key, book in books.items()}
    weights = rarity(words.values())
    theirs = vector(stems(" ".join(line.text for line in lines)), weights)
    short = [line.text for line in lines if len(line.text) <= 110]
    return {
        key: Likeness(
            _headings(short, outlines[key], [o for k, o in outlines.items() if k != key]),
            kinship(vector(words[key], weights), theirs),
            _names(lines, books[key]),
        )
        for key in books
    }


def recognise(lines: Sequence[Line], books: Mapping[str, Book], outlines: Mapping[str, Outline], name: str = "") -> str:
    """Return the key of the page that a text is.

    Raises ``Complaint`` where it is none of them, naming those there are.
    """
    found = likenesses(lines, books, outlines)
    best = max(found, key=lambda key: found[key].score)
    if found[best].score < ENOUGH or max(found[best].headings, found[best].words) < TELLING:
        pages = ", ".join(str(book.about["title"]["de"]) for book in books.values())
        raise Complaint("original-unknown", file=name, pages=pages)
    return best


def _headings(short: Sequence[str], outline: Outline, others: Sequence[Outline]) -> float:
    """Return the share of a page's own headings that stand in a text; those of other pages do not count."""
    shared = Counter(heading for other in others for heading in set(other.headings))
    own = [heading for heading in dict.fromkeys(outline.headings) if not shared[heading]]
    found = sum(any(alike(heading, text) >= SAME for text in short) for heading in own)
    return found / len(own) if own else 0.0


def _names(lines: Sequence[Line], book: Book) -> float:
    """Return how often a text names the game, as a share of its lines; a third is as good as all."""
    names = {str(title).lower() for title in book.about["title"].values()}
    names |= {str(name).lower() for name in book.about.get("search") or () if len(str(name)) > 4}
    named = sum(any(name in line.text.lower() for name in names) for line in lines)
    return min(1.0, 3 * named / len(lines))
