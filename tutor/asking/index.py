"""One index over everything that can answer: BM25 over weighted fields, and the sayings that name an answer."""

from __future__ import annotations

import math
import re
import threading
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from functools import cache, cached_property, lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tutor.asking.concepts import alike
from tutor.asking.documents import Document, documents, sentences
from tutor.asking.intents import Ways
from tutor.asking.lemmas import NUMBERS, Lexicon, words_of
from tutor.asking.likeness import Likeness
from tutor.asking.meaning import Meaning, Text
from tutor.asking.places import Numbers
from tutor.asking.stopwords import SILENT
from tutor.core.languages import LANGUAGES
from tutor.words import library
from tutor.words.book.book import everyday_of
from tutor.words.book.everyday import Saying
from tutor.words.explain import APP


class Field(NamedTuple):
    """A field of a document: what a word in it weighs, and how much its length matters."""

    weight: float
    length: float


FIELDS = {
    "title": Field(3.0, 0.6),
    "body": Field(1.7, 0.5),
    "why": Field(0.8, 0.6),
    "rest": Field(1.3, 0.5),
    "said": Field(1.5, 0.5),
}
SATURATION = 1.6
PAIR = "_"
"""Joins two words that stand beside each other."""

_RANGE = re.compile(r"(\w+) (?:bis|to|–|-) (\w+)")


class Said(NamedTuple):
    """One text of a saying, as it is looked for."""

    tokens: Mapping[str, float]
    """What it is found by, with how much each tells."""
    all: float
    """How much all of them tell."""
    game: str
    saying: Saying


class Fitting(NamedTuple):
    """The documents that have a token, and how well it fits each."""

    numbers: npt.NDArray[np.int64]
    fit: Numbers


class Index:
    """The documents, the words in them, and how well a word fits each document."""

    def __init__(self) -> None:
        """Read all books and index them."""
        self.documents = tuple(documents())
        self.ids = tuple(document.id for document in self.documents)
        self.games = np.array([document.game for document in self.documents])
        self.at = {document.id: number for number, document in enumerate(self.documents)}
        everyday = [("", saying) for saying in everyday_of(APP)]
        for game, book in library.books():
            everyday += [(game.key, saying) for saying in book.everyday]
        self.lexicon = Lexicon({lang: self._words(lang, everyday) for lang in LANGUAGES})
        texts = ((text, one.rules) for _, one in everyday for lang in LANGUAGES for text in one.said[lang])
        kinds = {entry.id: entry.kind for _, book in library.books() for entry in book.entries.values()}
        self.ways = Ways(texts, kinds)
        self._fits = self._posted(self._said_of(everyday))
        self.said = tuple(self._sayings(everyday))
        self.said_whole = np.array([said.all for said in self.said])
        """How much all of each saying tells."""
        said_with: dict[str, list[int]] = defaultdict(list)
        for number, said in enumerate(self.said):
            for token in said.tokens:
                said_with[token].append(number)
        self.said_with = {token: np.array(numbers) for token, numbers in said_with.items()}
        """The sayings that each token stands in."""
        named = tuple(self._named(everyday))
        self.likeness = Likeness(named, len(self.documents))
        self.named = len(named)
        self.texts = (*named, *self._sentences())
        self.alike = {stem: tuple(filter(self.knows, others)) for stem, others in alike(self.lexicon).items()}

    @cached_property
    def meaning(self) -> Meaning:
        """How near in meaning a question is to each document; loaded with the first question."""
        return Meaning(self.texts, len(self.documents), named=self.named)

    def _words(self, lang: str, everyday: list[tuple[str, Saying]]) -> set[str]:
        found: set[str] = set()
        for document in self.documents:
            for field in (document.title, document.body, document.why, document.rest):
                found.update(words_of(field[lang]))
        for _, saying in everyday:
            for text in (*saying.said[lang], *saying.words):
                found.update(words_of(text))
        return found

    def _named(self, everyday: list[tuple[str, Saying]]) -> Iterator[tuple[str, tuple[int, ...]]]:
        """Yield everything that people say, and every title, with the documents that it names."""
        for _, saying in everyday:
            named = tuple(self.at[id_] for id_ in saying.rules if id_ in self.at)
            for lang in LANGUAGES:
                yield from ((text, named) for text in saying.said[lang] if named)
        for number, document in enumerate(self.documents):
            if document.kind != "game":  # its name is part of many questions
                yield from ((document.title[lang], (number,)) for lang in LANGUAGES)

    def _sentences(self) -> Iterator[Text]:
        """Yield every sentence of everything that a question may be near in meaning, besides wordings and titles."""
        for number, document in enumerate(self.documents):
            if document.kind not in ("game", "page"):
                for lang in LANGUAGES:
                    yield from ((sentence, (number,)) for sentence in sentences(document, lang))

    def _said_of(self, everyday: list[tuple[str, Saying]]) -> dict[str, dict[str, str]]:
        """Return by id everything that people say for it."""
        found: dict[str, dict[str, str]] = {}
        for _, saying in everyday:
            for id_ in saying.rules:
                there = found.setdefault(id_, dict.fromkeys(LANGUAGES, ""))
                for lang in LANGUAGES:
                    there[lang] += " ; ".join(("", *saying.said[lang]))
        return found

    def _posted(self, said: dict[str, dict[str, str]]) -> dict[str, Fitting]:
        """Return for each token how well it fits each document that has it."""
        counts: list[list[Counter[str]]] = []
        lengths = dict.fromkeys(FIELDS, 0)
        for document in self.documents:
            row = []
            for name in FIELDS:
                field = said.get(document.id, {}) if name == "said" else getattr(document, name)
                tokens = [token for lang, text in field.items() for token in self.tokens(text, lang)]
                row.append(Counter(tokens))
                lengths[name] += len(tokens)
            counts.append(row)
        usual = {name: max(1.0, total / len(counts)) for name, total in lengths.items()}
        weighed: dict[str, dict[int, float]] = defaultdict(dict)
        for number, row in enumerate(counts):
            for (name, field), found in zip(FIELDS.items(), row, strict=True):
                size = 1 - field.length + field.length * found.total() / usual[name]
                for token, count in found.items():
                    there = weighed[token]
                    there[number] = there.get(number, 0.0) + field.weight * count / size
        self._rarity = {token: self._rare(len(there)) for token, there in weighed.items()}
        fitting = {}
        for token, there in weighed.items():
            value = np.array([*there.values()])
            fitting[token] = Fitting(np.array([*there]), self._rarity[token] * value / (SATURATION + value))
        return fitting

    def _rare(self, count: int) -> float:
        return math.log(1 + (len(self.documents) - count + 0.5) / (count + 0.5))

    def _sayings(self, everyday: list[tuple[str, Saying]]) -> Iterator[Said]:
        for game, saying in everyday:
            for lang in LANGUAGES:
                for text in saying.said[lang]:
                    found = {token: self.rarity(token) for token in self.tokens(text, lang, parts=False)}
                    if not found:
                        words = words_of(text)
                        found = {token: self.rarity(token) for token in (self.lexicon.stem(w, lang) for w in words)}
                    yield Said(found, sum(found.values()), game, saying)

    def tokens(self, text: str, lang: str, *, parts: bool = True) -> Iterator[str]:
        """Yield what a text is found by: stems, parts of compounds, numbers, those between "two to seven" too."""
        words = words_of(text)
        before = ""
        for word in words:
            if word in SILENT[lang]:
                continue
            token = self.lexicon.stem(word, lang)
            yield token
            if not parts:
                continue
            if before:
                yield before + PAIR + token
            before = token
            if lang == "de" and len(word) > 6:
                for part in self.lexicon.parts(word):
                    yield self.lexicon.stem(part, lang)
        for low, high in _RANGE.findall(" ".join(words)):
            first, last = (int(w) if w.isdigit() else NUMBERS.get(w, 0) for w in (low, high))
            if 0 < first < last < 20:
                yield from (f"n{number}" for number in range(first + 1, last))

    @lru_cache(maxsize=4_000)  # noqa: B019 - there is one of it, as long as the program runs
    def stems(self, number: int, lang: str) -> tuple[frozenset[str], frozenset[str]]:
        """Return the words that stand in a document's title and text, as they are found."""
        document = self.documents[number]
        title, body = (
            frozenset(self.tokens(part[lang], lang, parts=False)) for part in (document.title, document.body)
        )
        return title, body

    def fits(self, token: str) -> Fitting:
        """Return how well one token fits each document that has it."""
        return self._fits.get(token, NOWHERE)

    def stands(self, token: str) -> bool:
        """Whether any document has this token."""
        return token in self._fits

    def document(self, id_: str) -> Document:
        """Return the document of an id."""
        return self.documents[self.at[id_]]

    def knows(self, token: str) -> bool:
        """Whether any document or saying has this token."""
        return self.stands(token) or token in self.said_with

    def rarity(self, token: str) -> float:
        """Return how much a token tells: the rarer, the more."""
        return self._rarity.get(token, RARE)


NOWHERE = Fitting(np.zeros(0, dtype=np.int64), np.zeros(0))
RARE = 5.0
"""How much a token tells that no text has."""

_BUILDING = threading.Lock()


@cache
def _index() -> Index:
    return Index()


def index() -> Index:
    """Return the index, built once; whoever asks while it is being built waits."""
    with _BUILDING:
        return _index()
