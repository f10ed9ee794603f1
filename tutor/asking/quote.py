"""The sentence of a hit that answers, with the words of the question marked in it."""

from __future__ import annotations

from typing import NamedTuple

from tutor.asking.documents import Document, sentences
from tutor.asking.index import Index
from tutor.asking.lemmas import WORD, simple
from tutor.asking.question import FAINTLY, Question

LONG = 260
"""A sentence of more signs is cut where a word ends."""

OPENING, LEADING = 1.25, 0.5
"""What the first sentence is worth more, which says what the entry is about, and less, one that leads to a list."""


class Part(NamedTuple):
    """A piece of a sentence, marked where the question has the word."""

    text: str
    marked: bool


def quote(index: Index, question: Question, document: Document, lang: str) -> tuple[Part, ...]:
    """Return the sentence of a document that answers best, in the reader's language, in pieces."""
    weights: dict[str, float] = {}
    for term in question.terms:
        if term.weight != FAINTLY:
            for token, weight in term.tokens.items():
                weights[token] = max(weights.get(token, 0.0), weight * term.weight * index.rarity(token))
    asked = sentences(document, question.lang)
    read = sentences(document, lang)
    if not read:
        return ()
    if len(asked) == len(read):  # both languages say the same, sentence by sentence
        values = [_value(index, one, question.lang, weights) for one in asked]
    else:
        values = [_value(index, one, lang, weights) for one in read]
    values[0] *= OPENING
    values = [value * LEADING if one.endswith(":") else value for value, one in zip(values, read, strict=True)]
    best = max(range(len(read)), key=lambda n: (values[n], -n))
    return _marked(index, _cut(read[best]), lang, weights)


def _value(index: Index, sentence: str, lang: str, weights: dict[str, float]) -> float:
    return sum(weights.get(token, 0.0) for token in set(index.tokens(sentence, lang)))


def _cut(sentence: str) -> str:
    if len(sentence) <= LONG:
        return sentence
    return f"{sentence[:LONG].rpartition(' ')[0]} …"


def _marked(index: Index, sentence: str, lang: str, weights: dict[str, float]) -> tuple[Part, ...]:
    parts: list[Part] = []
    at = 0
    for word in WORD.finditer(sentence):
        said = simple(word[0])
        found = {index.lexicon.stem(said, lang), *(index.lexicon.stem(p, lang) for p in index.lexicon.parts(said))}
        if not any(weights.get(token, 0.0) for token in found):
            continue
        if word.start() > at:
            parts.append(Part(sentence[at : word.start()], marked=False))
        parts.append(Part(word[0], marked=True))
        at = word.end()
    parts.append(Part(sentence[at:], marked=False))
    return tuple(part for part in parts if part.text)
