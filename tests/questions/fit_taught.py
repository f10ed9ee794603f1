"""Learn which rule and which moment a text speaks of; it writes ``tutor/asking/taught.npz``, before ``fit.py``.

    uv run --with scikit-learn python tests/questions/fit_taught.py

It learns rules from everything that people say for them (wordings, titles, sentences, the wordings of moments) and
from the questions that are spent, moments from their wordings alone. Whoever learns from its answers asks
``without``: what it would say if the question had never been asked.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from figures import questions

from tutor.asking.index import index
from tutor.asking.likened import wordings_of
from tutor.asking.meaning import Vectors, digest
from tutor.asking.named import untitled
from tutor.asking.standing import moments_in
from tutor.asking.taught import (
    MOMENTS,
    PLACES,
    RULES,
    Head,
    Numbers,
    Taught,
    described,
    key_of,
    rarity_of,
    taught,
    write,
)
from tutor.asking.tidying import tidied
from tutor.words import library

SPENT = ("tuning", "kept", *(f"kept{number}" for number in range(2, 20)))
"""The sets of questions that are learned from."""
FOLDS = 4
"""So many times the rules are learned without a part of the sets, to know what is said to questions never seen."""
SENTENCES, WORDINGS, OF_MOMENTS, ASKED = 0.3, 1.0, 0.7, 2.0
"""What a text counts: a sentence of a rule, a wording or title, a wording of a moment, a question."""
LATER = 0.6
"""What it counts for the second rule that it speaks for."""
MOST_RULES = 2
FREE, FREE_MOMENTS = 5.0, 20.0
"""How little large weights are held against them, for rules and for moments."""
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
            meaning = found.meaning.read(text)
            if meaning is not None:
                yield Text(text, tuple(id_ for id_ in one["ids"] if id_ in found.at), ASKED, meaning, name)


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
def said(number: int) -> Numbers:
    """Return what one of the texts says."""
    one = texts()[number]
    return np.concatenate([described(one.text, rarity()), one.meaning]).astype(np.float32)


def learn_rules(without: Collection[str] = ()) -> dict[str, Head]:
    """Learn the rules of every game, without the questions of some sets."""
    heads = {}
    for game, _ in library.books():
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


def learn_moments() -> dict[str, Head]:
    """Learn the moments of every game."""
    heads = {}
    for game, _ in library.books():
        rows, keys = [], []
        for moment, text in wordings_of(moments_in(game.folder)):
            meaning = meant(text)
            if meaning is not None:
                rows.append(np.concatenate([described(tidied(text), rarity()), meaning]))
                keys.append(key_of(moment))
        if rows:
            heads[f"{MOMENTS}-{game.key}"] = learn(np.stack(rows), keys, np.ones(len(rows)), free=FREE_MOMENTS)
    return heads


def learn(rows: Numbers, keys: Sequence[int], weights: Sequence[float] | Numbers, *, free: float) -> Head:
    """Learn, and return the weights as whole numbers."""
    from sklearn.linear_model import LogisticRegression  # only whoever learns has it

    learned = LogisticRegression(C=free, max_iter=STEPS, tol=ENOUGH)
    names = np.array(keys, dtype=np.uint64)
    kinds, classes = np.unique(names, return_inverse=True)
    learned.fit(rows, classes, sample_weight=weights)
    of_pieces, of_meaning = learned.coef_[:, :PLACES], learned.coef_[:, PLACES:]
    steps = np.array([of_pieces.std() * COARSE, np.abs(of_meaning).max() * FINE])
    whole = np.hstack([of_pieces / steps[0], of_meaning / steps[1]]).T
    return Head(kinds, np.clip(np.round(whole), -127, 127).astype(np.int8), steps, learned.intercept_)


@cache
def without(name: str) -> Taught:
    """Return what is learned without the questions of a set, and of some others that are left out with it."""
    return _fold(SPENT.index(name) % FOLDS) if name in SPENT else taught()


@cache
def _fold(number: int) -> Taught:
    return Taught(rarity(), learn_rules(SPENT[number::FOLDS]))


def main() -> None:
    """Learn and write."""
    heads = {**learn_rules(), **learn_moments()}
    write(rarity(), heads)
    from tutor.asking.taught import FILE

    print(sum(len(one.keys) for one in heads.values()), "rules and moments,", f"{Path(FILE).stat().st_size:,} bytes")


if __name__ == "__main__":
    sys.exit(main())
