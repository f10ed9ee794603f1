"""Learn which rule and which moment a text speaks of; it writes ``tutor/asking/taught.npz``, before ``fit.py``.

    uv run --with scikit-learn python tests/questions/fit_taught.py

It learns rules from everything that people say for them (wordings, titles, sentences, the wordings of moments) and
from the questions that are spent; moments from their wordings, from texts written for each (``told_*.jsonl``) and from
the questions of which it was found which one they tell (``find_meant.py``). Whoever learns from its answers asks
``without``: what it would say if the question had never been asked.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from figures import HERE, SPENT, UNTOLD, questions

from tutor.asking import ruled
from tutor.asking.encoder import Vectors
from tutor.asking.heard import kinds_of, words
from tutor.asking.index import index
from tutor.asking.meaning import SIZE, digest
from tutor.asking.moment import stood_at
from tutor.asking.named import untitled
from tutor.asking.rulesets import RuleSet
from tutor.asking.standing import moments_in
from tutor.asking.taught import (
    ANSWERED,
    ANSWERS,
    MOMENTS,
    RULES,
    WHETHER,
    Head,
    Numbers,
    Taught,
    described,
    key_of,
    rarity_of,
    taught,
    told_of,
    write,
)
from tutor.asking.tidying import tidied
from tutor.asking.turned import TURNED, turned_back, upright
from tutor.asking.wordings import wordings_of
from tutor.core.game import AnyGame
from tutor.games import game as find_game
from tutor.games import shelf
from tutor.words import library

FOLDS = 3
"""So many times the rules are learned without a part of the sets, to know what is said to questions never seen."""
SENTENCES, WORDINGS, OF_MOMENTS, ASKED = 0.3, 1.0, 0.7, 2.0
"""What a text counts: a sentence of a rule, a wording or title, a wording of a moment, a question."""
LATER = 0.6
"""What it counts for the second rule that it speaks for."""
MOST_RULES = 2
FREE, FREE_MOMENTS, FREE_ANSWERS, FREE_ANSWERED = 5.0, 20.0, 10.0, 3.0
"""How little large weights are held against them, for rules, moments, answers and whether any text answers."""
STEPS, ENOUGH = 60, 1e-4
"""After how many steps, or how little gain, it stops."""
COARSE, FINE = 1.0, 1 / 63
"""How coarse the whole numbers are: a step for pieces, by their spread, and one for the meaning, by its largest."""


class Text(NamedTuple):
    """A text that speaks for some rules."""

    text: str
    ids: tuple[str, ...]
    weight: float
    meaning: Vectors
    source: str


@cache
def texts() -> tuple[Text, ...]:
    """Return everything that rules are learned from."""
    return tuple(_texts())


def _texts() -> Iterator[Text]:
    found = index()
    for number, (text, documents) in enumerate(found.texts):
        meaning = meant(text)
        if meaning is not None:
            ids = tuple(found.documents[one].id for one in documents)
            yield Text(text, ids, WORDINGS if number < found.named else SENTENCES, meaning, "")
    for game, _ in library.books():
        for moment, text in wordings_of(moments_in(game.folder)):
            meaning, about = meant(text), tuple(id_ for id_ in moment.get("about", ()) if id_ in found.at)
            if meaning is not None and about:
                yield Text(text, about, OF_MOMENTS, meaning, "")
    for name in SPENT:
        for one in questions(name):
            text = untitled(one["question"].lower())
            meaning = vector_of(text)
            if meaning is not None:
                yield Text(text, tuple(id_ for id_ in one["ids"] if id_ in found.at), ASKED, meaning, name)


@cache
def vector_of(text: str) -> Vectors | None:
    """Return the vector of a question, encoded once."""
    return index().meaning.read(text)


def meant(text: str) -> Vectors | None:
    """Return the vector of a text that has been prepared."""
    kept = index().meaning
    place = kept.places.get(digest(text))
    return None if place is None else kept.vector(place)


@cache
def rarity() -> Numbers:
    """Return how much each place tells."""
    return rarity_of(one.text for one in texts())


@cache
def things() -> tuple[str, ...]:
    """Return the things that are looked for in a text, by the words people use."""
    return tuple(sorted(words()))


@cache
def said(number: int) -> Numbers:
    """Return what one of the texts says."""
    one = texts()[number]
    return _row(one.text, one.meaning)


def learn_rules(without: Collection[str] = (), games: Collection[str] = ()) -> dict[str, Head]:
    """Learn the rules of some games, or of every game, without the questions of some sets."""
    heads = {}
    for game, _ in library.books():
        if games and game.key not in games:
            continue
        rows, keys, weights = [], [], []
        for number, one in enumerate(texts()):
            if one.source in without and one.source:
                continue
            own = [id_ for id_ in one.ids if id_.partition(".")[0] == game.key][:MOST_RULES]
            for later, id_ in enumerate(own):
                rows.append(number)
                keys.append(digest(id_))
                weights.append(one.weight * LATER**later)
        if rows:
            heads[f"{RULES}-{game.key}"] = learn(np.stack([said(row) for row in rows]), keys, weights, free=FREE)
    return heads


def learn_answered(without: Collection[str] = ()) -> dict[str, Head]:
    """Learn whether any text answers, from the questions of all sets but some."""
    return {ANSWERED: _learn_either(answered(), without)}


def learn_whether(without: Collection[str] = ()) -> dict[str, Head]:
    """Learn whether yes or no is asked for, from the questions that a text answers and whose answer is told."""
    return {WHETHER: _learn_either(whether(), without)}


class Either(NamedTuple):
    """A question of which something is so or not, and the set that it is from."""

    text: str
    so: bool
    source: str


@cache
def answered() -> tuple[Either, ...]:
    """Return of all questions whether any text answers."""
    return tuple(
        Either(untitled(one["question"].lower()), bool(one["ids"]), name) for name in SPENT for one in questions(name)
    )


@cache
def whether() -> tuple[Either, ...]:
    """Return of the questions that a text answers and whose answer is told whether yes or no is asked for."""
    return tuple(
        Either(upright(tidied(one["question"]))[0], one.get("answer") in TURNED, name)
        for name in SPENT
        for one in questions(name)
        if one["ids"] and (one.get("answer") or name not in UNTOLD)
    )


def _learn_either(many: Sequence[Either], without: Collection[str]) -> Head:
    found = [
        (one, meaning) for one in many if one.source not in without and (meaning := vector_of(one.text)) is not None
    ]
    rows = np.stack([_row(one.text, meaning) for one, meaning in found])
    return learn(rows, [int(one.so) for one, _ in found], np.ones(len(rows)), free=FREE_ANSWERED)


class Telling(NamedTuple):
    """A text that tells a moment, and the set of questions that it is from, if it is one."""

    key: int
    text: str
    said: str
    """What its meaning is read from."""
    row: Numbers
    source: str = ""


@cache
def tellings(folder: str) -> tuple[Telling, ...]:
    """Return everything that the moments of a game are learned from."""
    return tuple(_tellings(folder))


def _tellings(folder: str) -> Iterator[Telling]:
    keys = set()
    for moment, text in wordings_of(moments_in(folder)):
        keys.add(key_of(moment))
        meaning = meant(text)
        if meaning is not None:
            yield _telling(key_of(moment), tidied(text), text, meaning)
    for one in lines(f"told_{folder}"):
        meaning = vector_of(one["question"])
        if int(one["key"]) in keys and meaning is not None:
            yield _telling(int(one["key"]), tidied(one["question"]), one["question"], meaning)
    for one in lines("meant"):
        meaning = vector_of(one["said"]) if int(one["key"]) in keys else None
        if meaning is not None:
            yield _telling(int(one["key"]), one["text"], one["said"], meaning, one["set"])


def _telling(key: int, text: str, said: str, meaning: Vectors, source: str = "") -> Telling:
    return Telling(key, text, said, _row(text, meaning), source)


def _row(text: str, meaning: Vectors) -> Numbers:
    return np.concatenate([described(text, rarity()), told_of(text, things()), meaning]).astype(np.float32)


def lines(name: str) -> list[dict[str, Any]]:
    """Return what stands in a file, line by line; nothing where there is none."""
    file = HERE / f"{name}.jsonl"
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []


def learn_moments(without: Collection[str] = (), games: Collection[str] = (), *, asked: bool = True) -> dict[str, Head]:
    """Learn the moments of some games, or of every game, without the questions of some sets, or of all."""
    heads = {}
    for game, _ in library.books():
        if games and game.key not in games:
            continue
        many = [one for one in tellings(game.folder) if not one.source or (asked and one.source not in without)]
        if many:
            keys = [one.key for one in many]
            rows = np.stack([one.row for one in many])
            heads[f"{MOMENTS}-{game.key}"] = learn(rows, keys, np.ones(len(rows)), free=FREE_MOMENTS)
    return heads


class Stating(NamedTuple):
    """A text that asks what a rule answers, and the set of questions that it is from, if it is one."""

    key: int
    said: str
    row: Numbers
    weight: float
    source: str = ""


@cache
def statings(game: str) -> tuple[Stating, ...]:
    """Return everything that the answers of the rules of a game are learned from."""
    return tuple(_statings(find_game(game)))


def _statings(game: AnyGame) -> Iterator[Stating]:
    moments = {key_of(moment): moment for moment in moments_in(game.folder)}
    for one in tellings(game.folder):
        moment = moments[one.key]
        answer = "" if one.source else answered_at(game.key, one.key, frozenset(kinds_of(one.text)))
        for later, rule in enumerate(moment.get("about", ())[:MOST_RULES] if answer else ()):
            yield Stating(ruled.key_of(rule, answer), one.said, one.row, OF_MOMENTS * LATER**later)
    for name in SPENT:
        for question in questions(name):
            answer, ids = (
                str(question.get("answer") or ""),
                [i for i in question["ids"] if i.startswith(f"{game.key}.")],
            )
            text, turned = upright(tidied(question["question"]))
            meaning = vector_of(text)
            if answer not in TURNED or not ids or meaning is None:
                continue
            answer = turned_back(answer, turned)
            for later, rule in enumerate(ids[:MOST_RULES]):
                yield Stating(ruled.key_of(rule, answer), text, _row(text, meaning), ASKED * LATER**later, name)


@cache
def answered_at(name: str, key: int, kinds: frozenset[str]) -> str:
    """Return what the engine says to a moment that is asked about in these ways, where that is so in every rule set.

    A text that is told for a moment names none: what one rule set answers would speak against what others do.
    """
    game = find_game(name)
    moment = next(one for one in moments_in(game.folder) if key_of(one) == key)
    asks = {*moment.get("asks", ("may", "must"))}
    presets = [str(moment["preset"])] if "preset" in moment else moment.get("only", list(game.presets))
    stood = [stood_at(game, moment, "", {*kinds & asks} or asks, (RuleSet(preset),)) for preset in presets]
    said = {one.answer for one in stood if one is not None}
    return said.pop() if len(said) == 1 and "depends" not in said else ""


def learn_answers(without: Collection[str] = (), games: Collection[str] = ()) -> dict[str, Head]:
    """Learn what the rules of some games, or of every game, answer, without the questions of some sets."""
    heads = {}
    for game in games or shelf():
        many = [one for one in statings(game) if not one.source or one.source not in without]
        if many:
            keys, counts = [one.key for one in many], [one.weight for one in many]
            heads[f"{ANSWERS}-{game}"] = learn(np.stack([one.row for one in many]), keys, counts, free=FREE_ANSWERS)
    return heads


def learn(rows: Numbers, keys: Sequence[int], counts: Sequence[float] | Numbers, *, free: float) -> Head:
    """Learn, and return the weights as whole numbers."""
    from sklearn.linear_model import LogisticRegression  # only whoever learns has it

    learned = LogisticRegression(C=free, max_iter=STEPS, tol=ENOUGH)
    names = np.array(keys, dtype=np.uint64)
    kinds, classes = np.unique(names, return_inverse=True)
    learned.fit(rows, classes, sample_weight=counts)
    weights, usual = learned.coef_, learned.intercept_
    if len(kinds) == 2:  # of two, only what speaks for the second is learned
        weights, usual = np.vstack([0 * weights, weights]), np.array([0.0, usual[0]])
    of_pieces, of_meaning = weights[:, :-SIZE], weights[:, -SIZE:]
    steps = np.array([of_pieces.std() * COARSE, np.abs(of_meaning).max() * FINE])
    whole = np.hstack([of_pieces / steps[0], of_meaning / steps[1]]).T
    return Head(kinds, np.clip(np.round(whole), -127, 127).astype(np.int8), steps, usual)


def learn_all(without: Collection[str] = ()) -> dict[str, Head]:
    """Learn everything, without the questions of some sets."""
    return {
        **learn_rules(without),
        **learn_moments(without),
        **learn_answers(without),
        **learn_answered(without),
        **learn_whether(without),
    }


@cache
def without(name: str) -> Taught:
    """Return what is learned without the questions of a set, and of some others that are left out with it."""
    return _fold(SPENT.index(name) % FOLDS) if name in SPENT else taught()


FOLDED: dict[int, Taught] = {}
"""What was learned without each fold before, so that it need not be learned once more."""


def _fold(number: int) -> Taught:
    if number not in FOLDED:
        FOLDED[number] = Taught(rarity(), learn_all(SPENT[number::FOLDS]), things())
    return FOLDED[number]


def main() -> None:
    """Learn and write."""
    heads = learn_all()
    write(Taught(rarity(), heads, things()))
    from tutor.asking.taught import FILE

    print(sum(len(one.keys) for one in heads.values()), "rules and moments,", f"{Path(FILE).stat().st_size:,} bytes")


if __name__ == "__main__":
    sys.exit(main())
