"""Learn what each feature of a candidate weighs: ``python tests/questions/fit.py`` writes what is shipped.

It learns from the questions that are spent. ``--judge`` leaves out one set at a time, learns from the others and
counts how many right answers of that set come first and among three, before and after; nothing is written.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from figures import questions

from tutor.asking.answer import candidates, signals_of
from tutor.asking.index import index
from tutor.asking.question import read_question
from tutor.asking.ranking import CANDIDATES, FILE, NAMES, features

SPENT = {"tuning": 0.3, "kept": 1.0, "kept2": 1.0, "kept3": 1.0, "kept4": 1.0, "kept5": 1.0, "kept6": 1.0, "kept7": 1.0}
"""What a question of each set counts; on those for tuning the score was made, and looks better than it is."""
CALM = 2.0
"""How much large weights are held against them."""
STEPS, STEP = 500, 0.05
FADE, FADE_SQUARES = 0.9, 0.999
DECIMALS = 4

Numbers = npt.NDArray[np.float64]


class Asked(NamedTuple):
    """A question with its candidates as the score has them in order."""

    features: Numbers
    right: npt.NDArray[np.bool_]
    weight: float


def asked(name: str) -> Iterator[Asked]:
    """Yield the questions of a set that have an answer."""
    found = index()
    for one in questions(name):
        if not one["ids"]:
            continue
        question = read_question(found, one["question"], one["game"] or "", one["lang"] or "")
        signals = signals_of(found, question)
        numbers = [number for number, _ in candidates(signals)[:CANDIDATES]]
        right = np.array([found.documents[number].id in one["ids"] for number in numbers])
        if numbers:
            yield Asked(features(found, question, signals, numbers), right, SPENT[name])


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
        for name, many in sets.items():
            others = [one for other, rest in sets.items() if other != name for one in rest]
            print(name, len(many), "before", judged(many, None), "after", judged(many, learn(others)))
        return
    weights = learn([one for many in sets.values() for one in many])
    kept: dict[str, Any] = {name: round(float(value), DECIMALS) for name, value in zip(NAMES, weights, strict=True)}
    FILE.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    print(f"{len(kept)} weights, {FILE.stat().st_size:,} bytes")


if __name__ == "__main__":
    main(*sys.argv[1:])
