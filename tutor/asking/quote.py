"""The sentence of a hit that answers, with the words of the question marked in it."""

from __future__ import annotations

import re
from typing import NamedTuple

from tutor.asking.documents import Document, sentences
from tutor.asking.index import Index
from tutor.asking.lemmas import WORD, simple
from tutor.asking.question import FAINTLY, Question

LONG = 260
"""A sentence of more signs is cut where a word ends."""

MEANT = 0.8
"""What nearness in meaning counts for a sentence, against the best by its words."""
OPENING, LEADING = 1.25, 0.5
"""What the first sentence is worth more, which says what the entry is about, and less, one that leads to a list."""


LEANS = {
    "de": re.compile(
        r"(?:dann|das|dies\w*|so|sonst|andernfalls|dabei|dafür|danach|damit|er|sie|es|ihm|ihr|also|auch|aber|doch|deren|nur)\b",
        re.IGNORECASE,
    ),
    "en": re.compile(
        r"(?:then|that|this|these|so|otherwise|they|it|its|he|she|such|also|but|after that|in that case|only)\b",
        re.IGNORECASE,
    ),
}
"""How a sentence begins that says nothing without the one before."""
LIMITS = {
    "de": re.compile(r"(?:aber|nur|außer|sonst|andernfalls|doch|nicht aber|ausgenommen|ausnahme)\b", re.IGNORECASE),
    "en": re.compile(r"(?:but|only|except|unless|otherwise|however|not so)\b", re.IGNORECASE),
}
"""How a sentence begins that limits the one before."""


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
    near = _near(index, question, asked if len(asked) == len(read) else read)
    values = [value + MEANT * max(values, default=0.0) * like for value, like in zip(values, near, strict=True)]
    values[0] *= OPENING
    says = {":": LEADING, "?": 0.0}  # what a gap asks is no answer
    values = [value * says.get(one[-1:], 1.0) for value, one in zip(values, read, strict=True)]
    best = max(range(len(read)), key=lambda n: (values[n], -n))
    return _marked(index, _cut(read[best]), lang, weights)


def quoted(index: Index, question: Question, document: Document, lang: str) -> str:
    """Return the sentence that answers, with the neighbour it leans on: what "then" follows, what "but" limits."""
    best = "".join(part.text for part in quote(index, question, document, lang))
    read = sentences(document, lang)
    if best not in read:  # cut, or none
        return best
    place = read.index(best)
    before = [read[place - 1]] if place and LEANS[lang].match(best) else []
    after = [read[place + 1]] if place + 1 < len(read) and LIMITS[lang].match(read[place + 1]) else []
    return " ".join([*before, best, *after])


def _near(index: Index, question: Question, read: list[str]) -> list[float]:
    asked = index.meaning.read(question.said)
    return [0.0 if asked is None else max(0.0, index.meaning.of_text(asked, one)) for one in read]


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
