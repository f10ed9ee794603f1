"""Finding a rule by a word or a question, in German or English, typing errors forgiven."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rapidfuzz import fuzz, utils

from tutor.words import library

ENOUGH = 68
"""Scores below this are chance."""


class Hit(NamedTuple):
    """One thing found."""

    game: str
    id: str
    title: Mapping[str, str]
    score: float
    kind: str


def search(text: str, game: str = "", limit: int = 8) -> list[Hit]:
    """Return entries, examples and games that answer a query, the best first."""
    query = utils.default_process(text)
    if len(query) < 2:
        return []
    hits = []
    for shelf_game, book in library.books():
        if game and shelf_game.key != game:
            continue
        names = " ".join(str(name) for name in book.about.get("search", ()))
        score = _score(query, names, "")
        if score >= ENOUGH:
            hits.append(Hit(shelf_game.key, shelf_game.key, book.about["title"], score + 5, "game"))
        for entry in book.entries.values():
            title = f"{entry.title['de']} {entry.title['en']} {entry.id.replace('.', ' ').replace('-', ' ')}"
            texts = " ".join((*entry.text.values(), *entry.why.values()))
            score = _score(query, title, texts)
            if score >= ENOUGH:
                hits.append(Hit(shelf_game.key, entry.id, entry.title, score, entry.kind))
        for one in book.examples:
            texts = " ".join(str(one.get("intro", {}).get(lang, "")) for lang in ("de", "en"))
            score = _score(query, f"{one['title']['de']} {one['title']['en']}", texts)
            if score >= ENOUGH:
                hits.append(Hit(shelf_game.key, one["id"], one["title"], score, "example"))
    return sorted(hits, key=lambda hit: -hit.score)[:limit]


def _score(query: str, title: str, text: str) -> float:
    """Score a query: words in the title count most, in the text less."""
    title, text = utils.default_process(title), utils.default_process(text)
    by_title = fuzz.token_set_ratio(query, title) if len(query) > 3 else 100.0 * (query in title.split())
    partial = fuzz.partial_ratio(query, title) if len(query) > 3 else 0
    words = query.split()
    found = sum(_has(word, text) for word in words) / len(words)
    return max(by_title, partial * 0.97, 92 * found if text else 0)


def _has(word: str, text: str) -> bool:
    return word in text or (len(word) > 4 and fuzz.partial_ratio(word, text) >= 88)
