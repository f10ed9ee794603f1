"""The order of what was found, by weights learned from questions whose answer is known.

The score of ``answer.py`` says what is a candidate at all. Of the best candidates each is described by some small
numbers, its features: how well words, letters and meaning fit, what kind of entry it is, what the question denies.
Their weighed sum is the order; the weights stand in ``ranking.json`` and are made by ``uv run python
tests/questions/fit.py``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tutor.asking.documents import Document
from tutor.asking.index import Index, index
from tutor.asking.intents import SHOW_ME
from tutor.asking.likeness import LATER
from tutor.asking.named import untitled
from tutor.asking.places import Numbers, below, ranks
from tutor.asking.question import Question
from tutor.asking.rules_meant import presets_told
from tutor.asking.spent import NAMES as ASKED_BEFORE
from tutor.asking.spent import Spent, spent
from tutor.asking.standing import moments_in
from tutor.asking.taught import NAMES as LEARNED
from tutor.asking.taught import Taught, taught
from tutor.asking.wordings import wordings_of
from tutor.games import shelf
from tutor.words import library

FILE = Path(__file__).with_name("ranking.json")
CANDIDATES = 40
"""So many of the best are put in order; what is asked for is hardly ever further down."""
VOTES = 40
"""So many of the nearest texts vote for what they speak for."""
SHARPLY, ROUNDLY = 14.0, 10.0
"""How much more the nearer of two texts counts, in meaning and letter by letter."""
VERY_WORDS = 0.999
"""A question as like as this to what people say for an entry is that very question."""

_SHOW_ME = re.compile(SHOW_ME)


DENIED = re.compile(
    r"\b(?:nicht|kein\w*|nie|niemals|ohne|weder|koa|net|nix|not|no|never|none|without|neither|can't|cannot|\w+n't)\b"
)
EXCEPT = re.compile(
    r"\b(?:außer\w*|ausnahm\w*|trotz\w*|obwohl|selbst wenn|auch wenn|sogar|nur wenn|es sei denn|statt|anders"
    r"|except\w*|exempt\w*|although|though|even (?:if|though|when)|unless|despite|instead|still|only if)\b"
)
FIRST = re.compile(r"\b(?:erste[rnsm]?|anfang\w*|beginn\w*|first|start\w*|begin\w*|open\w*)\b")
LAST = re.compile(r"\b(?:letzte[rnsm]?|ende|schluss|zuletzt|last|final|end)\b")
TWO = re.compile(
    r"\b(?:zu zweit|zwei (?:spieler\w*|leute|personen)|nur noch zwei|two (?:players|of us|left)|heads up)\b"
)
SIGNS = (DENIED, EXCEPT, FIRST, LAST, TWO)


@dataclass(slots=True)
class Signals:
    """What each way of looking makes of every document."""

    score: Mapping[int, float]
    words: Mapping[int, float]
    covered: Mapping[int, float]
    told: Mapping[int, float]
    decided: Mapping[int, float]
    like: Numbers
    alike: Numbers
    """How like each text is, letter by letter, once for each document."""
    meant: npt.NDArray[np.float32] | None
    """How near each text is in meaning, once for each document; nothing where nothing is said."""
    suits: Numbers
    """How much more usual than for others it is to ask for each document so."""


@dataclass(frozen=True, slots=True)
class Ranking:
    """What each feature weighs."""

    names: tuple[str, ...]
    weights: Numbers

    def order(self, found: Index, question: Question, signals: Signals, numbers: Sequence[int]) -> list[int]:
        """Return the candidates in the order of what their features weigh together."""
        wording = max((signals.like[number] for number in numbers), default=0.0) >= VERY_WORDS
        if len(numbers) < 2 or wording or question.aim or _SHOW_ME.search(question.text):
            return list(numbers)
        values = features(found, question, signals, numbers) @ self.weights
        return [numbers[place] for place in np.argsort(-values, kind="stable")]


@cache
def ranking(path: Path = FILE) -> Ranking | None:
    """Return the learned weights, read with the first question; nothing where they are of other features."""
    kept = json.loads(path.read_text("utf-8"))
    if tuple(kept) != NAMES:
        return None
    return Ranking(NAMES, np.array(list(kept.values())))


def votes(each: npt.NDArray[np.floating], document_of: npt.NDArray[np.int64], documents: int, sharp: float) -> Numbers:
    """Return the share of the nearest texts that speak for each document."""
    found = np.zeros(documents)
    if each.size:
        most = min(VOTES, each.size)
        nearest = np.argpartition(-each, most - 1)[:most]
        share = np.exp(sharp * (each[nearest] - each[nearest].max()))
        np.add.at(found, document_of[nearest], share / share.sum())
    return found


KINDS = ("option", "preset", "gap", "page", "term", "example", "exercise", "game")


def features(
    found: Index,
    question: Question,
    signals: Signals,
    numbers: Sequence[int],
    asked_before: Spent | None = None,
    learned: Taught | None = None,
) -> Numbers:
    """Return the features of some documents for a question, a row each.

    Whoever learns from a question gives what was ``asked_before`` and ``learned`` without it; it does not count among
    those.
    """
    at = np.array(numbers)
    size = len(found.documents)
    documents = [found.documents[number] for number in numbers]

    def of(values: Mapping[int, float]) -> Numbers:
        return np.array([values.get(number, 0.0) for number in numbers])

    columns: list[Numbers] = []
    score = np.log1p(of(signals.score))
    columns += [below(score), ranks(score)]
    words = of(signals.words)
    columns += [words / max(words.max(), 1e-9), ranks(words), np.log1p(words)]
    columns += [of(signals.covered)]
    told = of(signals.told)
    columns += [told / max(told.max(), 1e-9), np.log1p(told), of(signals.decided)]
    like = signals.like[at]
    columns += [like, below(like), ranks(like)]
    likely = votes(signals.alike, found.likeness.document_of, size, ROUNDLY)[at]
    columns += [likely, np.sqrt(likely)]
    if signals.meant is None:
        columns += [np.zeros(len(at))] * 9
    else:
        kept = found.meaning
        near = kept.best(signals.meant)[at].astype(float)
        said = kept.best(signals.meant, kept.said)[at].astype(float)
        read = kept.best(signals.meant, kept.read_out)[at].astype(float)
        nearly = votes(signals.meant, kept.document_of, size, SHARPLY)[at]
        columns += [near, below(near), ranks(near), said, below(said), read, below(read), nearly, np.sqrt(nearly)]
    columns += [np.log(signals.suits[at])]
    columns += _shares(found, question, numbers)
    columns += [np.array([float(one.kind == kind) for one in documents]) for kind in KINDS]
    columns += [np.array([float(not one.usual) for one in documents])]
    columns += [np.array([float(one.game == question.game) for one in documents])]
    columns += _signs(question, documents)
    columns += _asking(found, question, at)
    columns += _moments(found, question, at)
    columns += _variant(question, documents)
    before = spent(found.meaning) if asked_before is None else asked_before
    near_to = found.meaning.read(plain(question))
    ids = [one.id for one in documents]
    columns += list((taught() if learned is None else learned).features(worded(question), ids).T)
    columns += list(before.features(near_to, question.game, ids, itself=asked_before is None).T)
    return np.column_stack(columns)


SENTENCE = 3
"""A question has so many words."""
_IN_THE_GAME = re.compile(r"\b(?:in|bei|beim|at|for) (?:getaway|gurke|[eé]cart[eé])\b")


def plain(question: Question) -> str:
    """Return a question as it is compared with others; a few key words are none, and nothing is returned for them."""
    return worded(question) if len(question.words) >= SENTENCE else ""


def worded(question: Question) -> str:
    """Return what was typed in small letters, without the name of its game and with its slips mended."""
    spaced = len(question.said.split()) < len(question.words)  # spaces were missing
    text = _IN_THE_GAME.sub(" ", untitled(" ".join(question.words) if spaced else question.text))
    return " ".join(question.mended.get(word, word) for word in text.split())


def _shares(found: Index, question: Question, numbers: Sequence[int]) -> list[Numbers]:
    """Return how much of the question stands in title and text of each document, and how much of both in it."""
    terms = [
        (term.weight * max(found.rarity(token) for token in term.tokens), term.tokens)
        for term in question.terms
        if term.tokens
    ]
    everything = sum(weight for weight, _ in terms) or 1.0
    asked = {token for _, tokens in terms for token in tokens}
    rows = []
    for number in numbers:
        title, body = found.stems(number, question.lang)
        of_title = sum(weight * max((tokens[t] for t in tokens if t in title), default=0.0) for weight, tokens in terms)
        of_body = sum(weight * max((tokens[t] for t in tokens if t in body), default=0.0) for weight, tokens in terms)
        whole = sum(found.rarity(token) for token in title) or 1.0
        text = sum(found.rarity(token) for token in body) or 1.0
        rows.append(
            (
                of_title / everything,
                of_body / everything,
                sum(found.rarity(token) for token in title & asked) / whole,
                sum(found.rarity(token) for token in body & asked) / text,
                np.log1p(len(body)),
            )
        )
    return list(np.array(rows).T)


def _signs(question: Question, documents: Sequence[Document]) -> list[Numbers]:
    """Return for each sign whether question and document both have it, and whether the document alone."""
    text = " ".join(question.said.lower().split())
    asked = np.array([float(bool(sign.search(text))) for sign in SIGNS])
    has = np.array([_signs_of(one.id, question.lang) for one in documents])
    return list(np.stack([has * asked, has * (1 - asked)], axis=2).reshape(len(documents), -1).T)


@cache
def _signs_of(id_: str, lang: str) -> tuple[float, ...]:
    document = index().document(id_)
    text = f"{document.title[lang]} {document.body[lang]}".lower()
    return tuple(float(bool(sign.search(text))) for sign in SIGNS)


_CLAUSE = re.compile(r"[.?!;:,]+\s+|\s[-–]\s")
SHORTEST = 3


def asking(text: str) -> str:
    """Return the clause that asks: the last one of some words.

    >>> asking("Herz liegt, ich hab keins. darf ich Pik legen? danke")
    'darf ich Pik legen'
    """
    clauses = [one for one in _CLAUSE.split(text) if len(one.split()) >= SHORTEST]
    return clauses[-1] if len(clauses) > 1 else ""


def _asking(found: Index, question: Question, at: npt.NDArray[np.int64]) -> list[Numbers]:
    """Return how near the clause that asks is in meaning, where others stand before it."""
    nothing = [np.zeros(len(at))] * 4
    clause = asking(question.said)
    if not clause:
        return nothing
    asked = found.meaning.read(clause)
    if asked is None:
        return nothing
    each = found.meaning.each(asked)
    near = found.meaning.best(each)[at].astype(float)
    share = votes(each, found.meaning.document_of, len(found.documents), SHARPLY)[at]
    return [near, below(near), share, np.sqrt(share)]


class Moments(NamedTuple):
    """The wordings of a game's moments, with the documents that each is about."""

    texts: tuple[str, ...]
    rows: npt.NDArray[np.int64]
    documents: npt.NDArray[np.int64]
    shares: Numbers


@cache
def _moments_of(folder: str) -> Moments:
    found = index()
    texts: list[str] = []
    places: list[tuple[int, int, float]] = []
    for moment, text in wordings_of(moments_in(folder)):
        for place, id_ in enumerate(moment.get("about", ())):
            if id_ in found.at:
                places.append((len(texts), found.at[id_], LATER**place))
        texts.append(text)
    rows, documents = (np.array([place[n] for place in places], dtype=np.int64) for n in (0, 1))
    return Moments(tuple(texts), rows, documents, np.array([place[2] for place in places]))


def _moments(found: Index, question: Question, at: npt.NDArray[np.int64]) -> list[Numbers]:
    """Return how near the moments are that are about each document."""
    nothing = [np.zeros(len(at))] * 4
    asked = found.meaning.read(question.said)
    game = shelf().get(question.game)
    if asked is None or game is None:
        return nothing
    moments = _moments_of(game.folder)
    if not moments.texts:  # a game of somebody's own has none
        return nothing
    near = found.meaning.of_texts(asked, moments.texts)
    each = near[moments.rows] * moments.shares
    best = np.zeros(len(found.documents))
    np.maximum.at(best, moments.documents, each)
    share = votes(each, moments.documents, len(found.documents), SHARPLY)[at]
    best = best[at]
    return [best, np.where(best > 0, best - best.max(), 0.0), share, np.sqrt(share)]


def _variant(question: Question, documents: Sequence[Document]) -> list[Numbers]:
    """Return whether each document holds in a rule set that the question names, or does not, or is that rule set."""
    found = np.zeros((len(documents), 4))
    game = shelf().get(question.game)
    if game is None:
        return list(found.T)
    told = presets_told(library.book(game.folder).situation or {}, question.said)
    first = next(iter(game.presets))
    for row, one in enumerate(documents):
        entry = library.entry(one.id)
        if entry is None:
            continue
        found[row, 3] = "general" in entry[1].facts
        if not told:
            continue
        id_, _, value = entry[1].facts.get("option", one.id if ".opt." in one.id else "").partition("=")
        attribute = id_.removeprefix(f"{game.key}.opt.").replace(".", "__").replace("-", "_")
        if attribute and hasattr(game.presets[told[0]], attribute):
            there = str(getattr(game.presets[told[0]], attribute))
            if value:
                found[row, 0 if there == value else 1] = 1.0
            elif there != str(getattr(game.presets[first], attribute)):
                found[row, 0] = 1.0
        found[row, 2] = any(one.id.endswith(f".preset.{name}") for name in told)
    return list(found.T)


NAMES = (
    *("score", "score-rank", "words", "words-rank", "words-much", "covered", "told", "told-much", "decided"),
    *("like", "like-below", "like-rank", "like-votes", "like-votes-root"),
    *("near", "near-below", "near-rank", "said", "said-below", "read", "read-below", "votes", "votes-root"),
    *("suits", "in-title", "in-body", "of-title", "of-body", "long"),
    *(f"kind-{kind}" for kind in KINDS),
    *("unusual", "same-game"),
    *(f"{sign}-{who}" for sign in ("denied", "except", "first", "last", "two") for who in ("both", "alone")),
    *("asking", "asking-below", "asking-votes", "asking-votes-root"),
    *("moment", "moment-below", "moment-votes", "moment-votes-root"),
    *("holds-there", "holds-not-there", "that-rule-set", "general"),
    *LEARNED,
    *ASKED_BEFORE,
)
