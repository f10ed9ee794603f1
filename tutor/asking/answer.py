"""Answering: the documents that fit a question, the best first, each with the sentence that answers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from tutor.asking.documents import Document
from tutor.asking.encoder import Vectors
from tutor.asking.index import Index, index
from tutor.asking.intents import intents_of
from tutor.asking.likeness import LATER
from tutor.asking.named import untitled
from tutor.asking.places import Numbers
from tutor.asking.question import Question, read_question
from tutor.asking.ranking import CANDIDATES, Signals, asking, ranking, worded
from tutor.asking.situation import deciding, read_situation
from tutor.words import library

MOST = 10

KINDS = {"rule": 1.0, "option": 0.97, "gap": 1.0, "preset": 0.9, "page": 1.0, "term": 0.4, "example": 0.25}
KINDS |= {"exercise": 0.3, "game": 0.6}
ASIDE = 0.92
"""What an option or a rule set weighs where it is asked what holds; where it is asked for a variant, the other way."""
SHOWN, TOLD = 10.0, 0.5
"""What examples weigh more, and everything else less, where an example is asked for."""
LIKE = 3.0
"""How much it matters how like a question is, letter by letter, to what people say for an entry."""
MEANING, UNSAID = 2.0, 1.0
"""How much nearness in meaning multiplies what the words found, and what it counts where no word is shared."""
NEAR = 0.3
"""Less than this is chance."""
UNUSUAL = 0.93
"""What a rule weighs that does not hold in the first rule set."""
ELSEWHERE = 0.3
"""What another game weighs when one is in view."""
SAID, AGAIN = 0.8, 0.15
"""What a saying that names a rule weighs against its words alone; a second saying for the same."""
ASKED = 5.0
"""What a saying weighs that asks for a page: who says chances wants them counted."""
DECIDED = 10.0
"""What the rule weighs that decides in the situation described, and the aim where nothing else is asked."""
ASKED_SO = 0.15
"""How much it matters that an entry is usually asked for in this way: who, how many, may I."""
COVERED = 0.4
"""How much it matters that every word of the question is there."""
ALONE = 0.5
"""How like a question of small words alone must be to what people say for an entry to be answered by it."""
LEAST = 0.1
"""Hits below this share of the best are chance."""


class Hit(NamedTuple):
    """One thing found."""

    id: str
    game: str
    kind: str
    title: Mapping[str, str]
    score: float


class Answer(NamedTuple):
    """What was understood and what answers it, the best first."""

    question: Question
    hits: tuple[Hit, ...]


def ask(text: str, game: str = "", lang: str = "", *, most: int = MOST) -> Answer:
    """Return everything that answers a question, the best first."""
    found = index()
    question = read_question(found, text, game, lang)
    found.meaning.ahead((said_whole(question), asking(question.said), worded(question), question.said))
    signals = signals_of(found, question)
    if not signals.score:
        return Answer(question, ())
    ranked = _ordered(found, question, signals)
    best = ranked[0][1]
    hits: list[Hit] = []
    titles: set[tuple[str, str]] = set()
    for number, score in ranked:
        document = found.documents[number]
        if score < LEAST * best or len(hits) == most:
            break
        same = (document.game, document.title["de"])
        if same in titles:  # a rule set and the example that shows it: one thing
            continue
        titles.add(same)
        hits.append(Hit(document.id, document.game, document.kind, document.title, round(score, 3)))
    return Answer(question, tuple(hits))


HAND = 5
"""Somebody who names so many cards tells a whole hand: its cards are no words to learn an order from."""


def _ordered(found: Index, question: Question, signals: Signals) -> list[tuple[int, float]]:
    """Return what was found in its order; the best is given the best score, whatever it was found by."""
    ranked = candidates(signals)
    learned = ranking()
    if learned is None or len(question.cards) >= HAND:
        return ranked
    first = learned.order(found, question, signals, [number for number, _ in ranked[:CANDIDATES]])
    return [(number, score) for number, (_, score) in zip(first, ranked, strict=False)] + ranked[CANDIDATES:]


def candidates(signals: Signals) -> list[tuple[int, float]]:
    """Return what was found with its score, the best first."""
    return sorted(signals.score.items(), key=lambda pair: (-pair[1], pair[0]))


def signals_of(found: Index, question: Question) -> Signals:
    """Return how well each document answers, and what each way of looking makes of it."""
    scores, covered, everything = _by_terms(found, question)
    words = dict(scores)
    for number in scores:
        scores[number] *= 1 - COVERED + COVERED * covered[number] / everything if everything else 1.0
    told: dict[int, float] = {}
    for said, weight in question.sayings:
        for place, id_ in enumerate(said.saying.rules):
            at = found.at.get(id_)
            if at is not None:
                value = weight * LATER**place
                best_so_far = told.get(at, 0.0)
                told[at] = max(best_so_far, value) + AGAIN * min(best_so_far, value)
    for at, value in told.items():
        scores[at] = scores.get(at, 0.0) + (ASKED if found.documents[at].kind == "page" else SAID) * value
    decided: dict[int, float] = {}
    for answering in (_decided(question), *_aims(question)):
        for place, id_ in enumerate(answering):
            at = found.at.get(id_)
            if at is not None:
                scores[at] = scores.get(at, 0.0) + DECIDED * LATER**place
                decided[at] = max(decided.get(at, 0.0), LATER**place)
    intents = intents_of(question.text)
    alike = found.likeness.each(untitled(" ".join(question.words)))
    like = found.likeness.best(alike)
    meant = _meant(found, question)
    near = np.zeros(len(found.documents)) if question.aim or meant is None else _near(found, meant)
    if not scores and not question.unknown:  # nothing but small words: what if I can't play
        scores = {number: float(value) for number, value in enumerate(like) if value >= ALONE}
    if not question.terms:  # nearness alone is chance where no word tells anything
        near = np.where([number in scores for number in range(len(near))], near, 0.0)
    score = np.zeros(len(found.documents))
    score[[*scores]] = [*scores.values()]
    suits = found.ways.suits(found.ids, intents)
    whole = (
        (score + UNSAID * near)
        * np.exp(MEANING * near)
        * _priors(found, question.game, frozenset(intents))
        * _liked(found, question, like)
        * suits**ASKED_SO
    )
    some = np.flatnonzero((score > 0) | (near > 0)).tolist()
    ranked = dict(zip(some, whole[some].tolist(), strict=True))
    share = {number: value / everything for number, value in covered.items()} if everything else {}
    return Signals(ranked, words, share, told, decided, like, alike, meant, suits)


def _by_terms(found: Index, question: Question) -> tuple[dict[int, float], dict[int, float], float]:
    """Return how well the words of a question fit each document, how much of them it covers, and how much all tell."""
    scores, covered, everything = np.zeros(len(found.documents)), np.zeros(len(found.documents)), 0.0
    for term in question.terms:
        best, rarity = np.zeros(len(found.documents)), 0.0
        for token, weight in term.tokens.items():
            rarity = max(rarity, weight * found.rarity(token))
            numbers, fit = found.fits(token)
            best[numbers] = np.maximum(best[numbers], fit * weight)
        everything += term.weight * rarity
        scores += best * term.weight
        covered[best > 0] += term.weight * rarity
    some = np.flatnonzero(scores).tolist()
    return (
        dict(zip(some, scores[some].tolist(), strict=True)),
        dict(zip(some, covered[some].tolist(), strict=True)),
        everything,
    )


def _meant(found: Index, question: Question) -> Vectors | None:
    """Return how near each text is in meaning; nothing where nothing is said."""
    asked = found.meaning.read(said_whole(question))
    return None if asked is None else found.meaning.each(asked)


def said_whole(question: Question) -> str:
    """Return what was typed, with the spaces that were missing and without the name of its game."""
    spaced = len(question.said.split()) < len(question.words)
    return untitled(" ".join(question.words) if spaced else question.said)


def _near(found: Index, meant: Vectors) -> Numbers:
    """Return how near each document is to the question in meaning; nothing for what is near by chance."""
    near = found.meaning.best(meant).astype(float)
    kept: Numbers = np.where(near >= NEAR, near, 0.0)
    return kept


def _decided(question: Question) -> tuple[str, ...]:
    """Return the rules by which the engine decides where cards on the table and in hand are named."""
    for game, book in library.books():
        if game.key == question.game and book.situation:
            described = read_situation(question.text, suits=book.situation["suits"])
            return deciding(game, book.situation, described) if described else ()
    return ()


def _aims(question: Question) -> list[tuple[str, ...]]:
    """Return what says what the game is about, of every game where none is in view, if nothing else is asked."""
    found = []
    for game, book in library.books():
        if question.aim and question.game in ("", game.key):
            aims = [entry.id for entry in book.entries.values() if entry.kind == "aim"]
            found.append((*aims[:1], game.key))
    return found


def _liked(found: Index, question: Question, like: Numbers) -> Numbers:
    """Return what likeness makes of documents of the game asked about; what a game is about is decided already."""
    if question.aim:
        return np.ones(len(like))
    liked: Numbers = np.exp(LIKE * like)
    return np.where(found.games == question.game, liked, 1.0) if question.game else liked


@lru_cache(maxsize=64)
def _priors(found: Index, game: str, intents: frozenset[str]) -> Numbers:
    """Return what each document weighs before any word is looked at, for a game and ways of asking."""
    return np.array([_prior(document, game, intents) for document in found.documents])


def _prior(document: Document, game: str, intents: frozenset[str]) -> float:
    value = KINDS[document.kind]
    if intents and document.kind in ("option", "preset"):
        value *= 1 / ASIDE if "variant" in intents else ASIDE
    if "example" in intents:
        value *= SHOWN if document.kind == "example" else TOLD
    if not document.usual:
        value *= UNUSUAL
    if game and document.game != game:
        value *= ELSEWHERE
    return value
