"""Learn what each feature of a candidate weighs: ``python tests/questions/fit.py`` writes what is shipped.

It learns from the questions that are spent, and ships their vectors as what was asked before. ``--judge`` leaves out
one set at a time, learns from the others and counts how many right answers of that set come first and among three,
before and after; nothing is written.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from figures import SPENT, questions
from fit_taught import lines, vector_of, without

from tutor.asking.answer import candidates, signals_of
from tutor.asking.index import index
from tutor.asking.named import untitled
from tutor.asking.places import Numbers
from tutor.asking.question import Question, read_question
from tutor.asking.ranking import CANDIDATES, FILE, NAMES, features, plain, worded
from tutor.asking.spent import NAMES as ASKED_BEFORE
from tutor.asking.spent import Spent, write
from tutor.asking.taught import NAMES as LEARNED
from tutor.asking.taught import PLACES, Taught
from tutor.asking.tidying import tidied
from tutor.asking.turned import TURNED, turned_back, upright

LESS = {"tuning": 0.3}
"""What a question of a set counts, if not one; on those for tuning the score was made, and looks better than it is."""
CALM = 2.0
"""How much large weights are held against them."""
STEPS, STEP = 500, 0.05
FADE, FADE_SQUARES = 0.9, 0.999
DECIMALS = 4
NOTHING = Spent(np.zeros((0, 0), dtype=np.float32), (), ())
UNTAUGHT = Taught(np.ones(PLACES), {})


class Asked(NamedTuple):
    """A question with its candidates as the score has them in order."""

    features: Numbers
    right: npt.NDArray[np.bool_]
    weight: float


class Described(NamedTuple):
    """A question, what was read in it, and the entries that could answer it."""

    asked: Asked
    question: Question
    ids: list[str]


def before(*names: str) -> Spent:
    """Return the questions of some sets as what was asked before, those that no text answers too."""
    told = {(one["set"], one["number"]): int(one["key"]) for one in lines("meant")}
    rows = [
        (vector, one, told.get((name, number), 0))
        for name in names
        for number, one in enumerate(questions(name))
        if (vector := vector_of(untitled(one["question"].lower()))) is not None
    ]
    return Spent(
        np.stack([vector for vector, _, _ in rows]),
        tuple(one["game"] or "" for _, one, _ in rows),
        tuple(tuple(id_ for id_ in one["ids"] if id_ in index().at) for _, one, _ in rows),
        tuple(upright_answer(one) for _, one, _ in rows),
        tuple(key for _, _, key in rows),
    )


def upright_answer(one: Mapping[str, Any]) -> str:
    """Return whether yes or no answers a question, asked without its denial; nothing where neither does."""
    answer = str(one.get("answer") or "")
    return turned_back(answer, upright(tidied(one["question"]))[1]) if answer in TURNED else ""


def asked(name: str) -> Iterator[Described]:
    """Yield the questions of a set that have an answer, without what was asked before."""
    found = index()
    for one in questions(name):
        if not one["ids"]:
            continue
        question = read_question(found, one["question"], one["game"] or "", one["lang"] or "")
        signals = signals_of(found, question)
        numbers = [number for number, _ in candidates(signals)[:CANDIDATES]]
        ids = [found.documents[number].id for number in numbers]
        right = np.array([id_ in one["ids"] for id_ in ids])
        if numbers:
            values = features(found, question, signals, numbers, NOTHING, UNTAUGHT)
            yield Described(Asked(values, right, LESS.get(name, 1.0)), question, ids)


def with_before(many: Sequence[Described], known: Spent, learned: Taught) -> list[Asked]:
    """Return the questions with what was asked before and learned without each of them."""
    own = len(NAMES) - len(ASKED_BEFORE) - len(LEARNED)
    filled = []
    for one, question, ids in many:
        vector = vector_of(plain(question))
        about = learned.features(worded(question), ids)
        near = known.features(vector, question.game, ids, itself=False)
        filled.append(one._replace(features=np.hstack([one.features[:, :own], about, near])))
    return filled


def learn(many: Sequence[Asked]) -> Numbers:
    """Return the weights under which a right candidate is most likely the first: a softmax over each question."""
    many = [one for one in many if one.right.any()]
    size = (len(many), CANDIDATES, len(NAMES))
    values, there, right = np.zeros(size), np.zeros(size[:2], dtype=bool), np.zeros(size[:2])
    for row, one in enumerate(many):
        count = len(one.right)
        values[row, :count], there[row, :count], right[row, :count] = one.features, True, one.right
    spread = values[there].std(axis=0)
    spread[spread < 1e-6] = 1.0
    values = (values - values[there].mean(axis=0)) / spread * there[:, :, None]
    counts = np.array([one.weight for one in many])
    weights, slope, squares = (np.zeros(len(NAMES)) for _ in range(3))
    for step in range(1, STEPS + 1):
        sums = np.where(there, values @ weights, -np.inf)
        chance = np.exp(sums - sums.max(axis=1, keepdims=True))
        chance /= chance.sum(axis=1, keepdims=True)
        wanted = chance * right
        wanted /= np.maximum(wanted.sum(axis=1, keepdims=True), 1e-12)
        off = (chance - wanted) * counts[:, None]
        gradient = np.einsum("nk,nkf->f", off, values) / counts.sum() + CALM * weights / len(many)
        slope = FADE * slope + (1 - FADE) * gradient
        squares = FADE_SQUARES * squares + (1 - FADE_SQUARES) * gradient**2
        weights -= STEP * slope / (1 - FADE**step) / (np.sqrt(squares / (1 - FADE_SQUARES**step)) + 1e-8)
    learned: Numbers = weights / spread
    return learned


def judged(many: Sequence[Asked], weights: Numbers | None) -> dict[str, int]:
    """Return how many questions have a right candidate first and among three; without weights by the score."""
    places = []
    for one in many:
        order = np.arange(len(one.right)) if weights is None else np.argsort(-(one.features @ weights), kind="stable")
        right = np.flatnonzero(one.right[order])
        places.append(int(right[0]) if right.size else CANDIDATES)
    return {"first": sum(place < 1 for place in places), "three": sum(place < 3 for place in places)}


def main(*words: str) -> None:
    """Learn and write, or judge."""
    sets = {name: list(asked(name)) for name in SPENT}
    if "--judge" in words:
        for name, own in sets.items():
            known = before(*(other for other in sets if other != name))
            others = [one for other in sets if other != name for one in with_before(sets[other], known, without(other))]
            many = with_before(own, known, without(name))
            print(name, len(many), "before", judged(many, None), "after", judged(many, learn(others)), flush=True)
        return
    known = before(*SPENT)
    save(known, [one for name, many in sets.items() for one in with_before(many, known, without(name))])


def save(known: Spent, many: Sequence[Asked]) -> None:
    """Learn from these questions and write the weights, and what was asked before."""
    write(known, index().meaning)
    kept: dict[str, Any] = {name: round(float(value), DECIMALS) for name, value in zip(NAMES, learn(many), strict=True)}
    FILE.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    print(f"{len(kept)} weights, {FILE.stat().st_size:,} bytes; {len(known.games)} questions")


if __name__ == "__main__":
    main(*sys.argv[1:])
