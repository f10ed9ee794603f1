"""Words as fingerprints: how much a paragraph speaks of the same things as our own text."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Mapping

from tutor.originals.cutting import folded
from tutor.words.book.book import Book

_WORD = re.compile(r"[a-z]{4,}|\d+")
_STEM = 6

Weights = Mapping[str, float]


def stems(text: str) -> Counter[str]:
    """Count the beginnings of the words of a text, and its numbers.

    >>> sorted(stems("Stiche, Stichen und 52 Karten"))
    ['52', 'karten', 'stiche']
    """
    return Counter(word[:_STEM] for word in _WORD.findall(folded(text)))


def rarity(texts: Iterable[Counter[str]]) -> Weights:
    """Return how telling each word is: the fewer texts it is in, the more."""
    every = list(texts)
    found: Counter[str] = Counter(word for text in every for word in text)
    return {word: math.log((1 + len(every)) / count) for word, count in found.items()}


def vector(words: Counter[str], weights: Weights) -> Mapping[str, float]:
    """Return the weighted words of a text, of length 1; empty where none of them tells anything."""
    known = {word: weights[word] * math.sqrt(count) for word, count in words.items() if weights.get(word)}
    length = math.sqrt(sum(weight * weight for weight in known.values()))
    return {word: weight / length for word, weight in known.items()} if length else {}


def kinship(ours: Mapping[str, float], theirs: Mapping[str, float]) -> float:
    """Return how much two texts share, from 0 to 1: the cosine of their weighted words."""
    short, long = (ours, theirs) if len(ours) < len(theirs) else (theirs, ours)
    return sum(weight * long[word] for word, weight in short.items() if word in long)


def entry_words(book: Book, id_: str) -> str:
    """Return our German words on one entry or example: its title and its text."""
    entry = book.entries.get(id_)
    if entry is not None:
        return f"{entry.title['de']} {entry.text['de']}"
    lesson = book.lesson(id_) or {}
    said = [(lesson.get("title") or {}).get("de"), (lesson.get("intro") or {}).get("de")]
    said += [(step.get("say") or {}).get("de") for step in lesson.get("steps") or ()]
    return " ".join(str(text) for text in said if text)


def book_words(book: Book) -> Counter[str]:
    """Return the words of a whole book: its German texts and its names."""
    texts = [f"{entry.title['de']} {entry.text['de']}" for entry in book.entries.values()]
    texts += [str(name) for name in book.about.get("search") or ()]
    return stems(" ".join(texts))
