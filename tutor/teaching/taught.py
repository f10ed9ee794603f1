"""What a reader was taught so far: nothing else of a game is said to them, offered to them or marked for them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache

from tutor.core.cards import RANKS, SUITS, card
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.languages import LANGUAGES
from tutor.core.moves import PLAY
from tutor.words import explain, library

WHAT_IF, ODDS = "what-if", "odds"
PANELS = (WHAT_IF, ODDS)
"""What stands beside or below a table besides its answer."""
NOTHING: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Taught:
    """Everything that was taught up to some place of a text."""

    rules: frozenset[str] = NOTHING
    verbs: frozenset[str] = NOTHING
    """Kinds of move besides playing a card, which needs no teaching."""
    badges: frozenset[str] = NOTHING
    """What is noted at a seat or stands on the table as a fact."""
    panels: frozenset[str] = NOTHING
    words: frozenset[str] = NOTHING
    """Keys of the glossary."""

    def __or__(self, more: Taught) -> Taught:
        """Return both together."""
        return Taught(
            self.rules | more.rules,
            self.verbs | more.verbs,
            self.badges | more.badges,
            self.panels | more.panels,
            self.words | more.words,
        )

    def offers(self, verb: str) -> bool:
        """Whether a kind of move was taught."""
        return verb == PLAY or verb in self.verbs

    def tells(self, game: AnyGame, rule: str, text: str) -> bool:
        """Whether a sentence that rests on a rule can be told: the rule was taught, and every term in it."""
        return rule in self.rules and words_in(game.folder, text) <= self.words


def named(game: AnyGame, names: Iterable[str]) -> Taught:
    """Return what is taught under these names: each is all that bears it, a verb as well as a term.

    Raises ``Complaint`` for a name that nothing bears.
    """
    book = library.book(game.folder)
    found = Taught()
    for name in names:
        term = book.terms.get(name.lower())
        one = Taught(
            frozenset({name} & set(book.entries)),
            frozenset({name} & set(game.verbs)),
            frozenset({name} if is_fact(game, name) else ()),
            frozenset({name} & set(PANELS)),
            frozenset({term.key} if term else ()),
        )
        if one == Taught():
            raise Complaint("teaches-unknown", text=name[:80], nearest=_nearest(game, name))
        found |= one
    return found


def _nearest(game: AnyGame, name: str) -> str:
    """Return what is most like a name that nothing bears, of what this game has to teach."""
    from rapidfuzz import process

    book = library.book(game.folder)
    known = tuple(book.entries) if "." in name else (*PANELS, *game.verbs, *(term.key for term in book.glossary))
    return str(process.extractOne(name[: library.LONGEST_ID], known)[0])


def is_fact(game: AnyGame, name: str) -> bool:
    """Whether a name is that of something noted at a seat, or of a fact on the table."""
    return bool(re.fullmatch(r"[a-z][a-z-]*", name)) and any(
        name == "score" or explain.has(game.folder, lang, f"{kind}-{name}")
        for kind in ("tag", "fact")
        for lang in LANGUAGES
    )


def all_words(game: AnyGame) -> frozenset[str]:
    """Return every term of a game's glossary by its key: nothing is kept from whoever is taught in no order."""
    return frozenset(term.key for term in library.book(game.folder).glossary)


@lru_cache(maxsize=8192)
def words_in(folder: str, text: str) -> frozenset[str]:
    """Return the terms of a game's glossary that a text uses, by their keys."""
    terms = library.book(folder).terms
    return frozenset(terms[found.lower()].key for found in _pattern(folder).findall(text)) - _cards(folder)


@cache
def _cards(folder: str) -> frozenset[str]:
    """Return the terms in the names of cards, which everybody reads off the card."""
    terms, deck = library.book(folder).terms, [card(suit + rank) for suit in SUITS for rank in RANKS]
    said = [explain.card_name(one, lang) for one in deck for lang in LANGUAGES]
    names = " · ".join((*said, *(word for name in said for word in re.split(r"\W+", name))))
    return frozenset(terms[found.lower()].key for found in _pattern(folder).findall(names))


@lru_cache(maxsize=8)
def _pattern(folder: str) -> re.Pattern[str]:
    forms = sorted(library.book(folder).terms, key=len, reverse=True)
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, forms)) or '(?!)'})(?![\w-])", re.IGNORECASE)
