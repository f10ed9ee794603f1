"""Learn to read positions: ``uv run --with scikit-learn python tests/questions/fit_roles.py``.

It learns from questions in which each card was marked by hand (``marked.jsonl``): the part that each plays, what is
asked of them, whether the hand is told whole. ``--judge`` leaves out a fifth of the sets at a time and counts what is
read as it was marked.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

import numpy as np
from figures import HERE

from tutor.asking.index import index
from tutor.asking.linear import PLACES, Linear, both, places_of, whole
from tutor.asking.marked import NOTHING, PART, WHOLE
from tutor.asking.named import Named, named_in
from tutor.asking.question import read_question
from tutor.asking.reply import mended
from tutor.asking.roles import FILE, Reader, around, asking, before, read_parts, tokens, write
from tutor.asking.sentence import read_file
from tutor.paths import ROOT

FREE_ROLES, FREE_ASKS = 0.2, 0.15
"""How little large weights are held against them."""
STEPS, ENOUGH = 100, 1e-3
APART = 5
"""So many parts of the sets are left out, one after the other."""
KEPT = ROOT / ".cache" / "learned"
"""Where the layers are that learned without each part (``fit_sentence.py``)."""


class Marked(NamedTuple):
    """A question in which each card was marked."""

    source: str
    text: str
    game: str
    named: tuple[Named, ...]
    asks: str
    roles: str
    whole: bool
    answer: str


@cache
def marked() -> tuple[Marked, ...]:
    """Return the questions that were marked, as they are read."""
    return tuple(_marked())


def _marked() -> Iterator[Marked]:
    for line in (HERE / "marked.jsonl").read_text("utf-8").splitlines():
        one: Mapping[str, str] = json.loads(line)
        question = read_question(index(), one["question"], one["game"], one["lang"])
        text = mended(question)
        named = tuple(named_in(text))
        if named and (not one["roles"] or len(named) == len(one["roles"])):  # else its cards are read otherwise by now
            game, is_whole = question.game or "", "W" in one["flags"]
            yield Marked(one["set"], text, game, named, _asks(one), one["roles"], is_whole, one["answer"])


def _asks(one: Mapping[str, str]) -> str:
    """Return what is asked as one word; whether a card is named again where it is asked about, its part says."""
    asks = "card" if one["asks"] == "that" else one["asks"]
    return one["kind"] if one["kind"] in (NOTHING, "beats") else f"{one['kind']} {asks}"


@cache
def signs_of(one: Marked) -> list[list[int]]:
    """Return the places of the signs of each card, as it was marked."""
    said = tokens(one.text, one.named)
    return [
        [
            *places_of(around(said, one.named, number, one.game)),
            *places_of(before(one.named, number, one.roles[:number])),
        ]
        for number in range(len(one.roles))
    ]


@cache
def asking_of(one: Marked) -> list[int]:
    """Return the places of the signs of what is asked."""
    return places_of(asking(one.text, one.named, one.game))


def learn(many: Sequence[Marked]) -> Reader:
    """Return the weights under which what was marked is likely."""
    told = [one for one in many if one.roles]
    cards = [(places, role) for one in told for places, role in zip(signs_of(one), one.roles, strict=True)]
    return Reader(
        _fitted([places for places, _ in cards], [role for _, role in cards], FREE_ROLES),
        _fitted([asking_of(one) for one in many], [one.asks for one in many], FREE_ASKS),
        _fitted([asking_of(one) for one in told], [WHOLE if one.whole else PART for one in told], FREE_ASKS),
    )


def _fitted(rows: Sequence[Sequence[int]], names: Sequence[str], free: float) -> Linear:
    from scipy.sparse import csr_matrix
    from sklearn.linear_model import LogisticRegression  # only whoever learns has it

    ends = np.cumsum([0, *map(len, rows)])
    matrix = csr_matrix((np.ones(ends[-1]), np.concatenate(rows), ends), shape=(len(rows), PLACES))
    matrix.sum_duplicates()
    learned = LogisticRegression(C=free, max_iter=STEPS, tol=ENOUGH)
    learned.fit(matrix, names)
    weights, usual = learned.coef_.T, learned.intercept_
    if len(learned.classes_) == 2:  # of two, only what speaks for the second is learned
        weights, usual = np.hstack([0 * weights, weights]), np.array([0.0, usual[0]])
    return whole([str(one) for one in learned.classes_], weights, usual)


def apart(many: Sequence[Marked], parts: Sequence[int] = range(APART)) -> Iterator[tuple[Reader, list[Marked]]]:
    """Yield for each of these parts of the sets what is learned without it, and its questions."""
    for part in parts:
        left, layers = left_out(many, part), KEPT / f"sentence-{part}.npz"
        learned = learn([one for one in many if one.source not in left])
        learned = learned._replace(sentence=read_file(layers) if layers.exists() else None)
        yield learned, [one for one in many if one.source in left]


def left_out(many: Sequence[Marked], part: int) -> frozenset[str]:
    """Return the sets that are left out when a part is."""
    return frozenset(sorted({one.source for one in many})[part::APART])


def main(*words: str) -> None:
    """Learn and write, or judge."""
    if "--judge" in words:
        judge(marked())
        return
    write(learn(marked()))
    lines = (HERE / "marked.jsonl").read_text("utf-8").count("\n")
    print(len(marked()), "of", lines, "questions,", f"{FILE.stat().st_size:,} bytes")


def judge(many: Sequence[Marked]) -> None:
    """Print how many cards, positions and askings are read as they were marked."""
    cards = right = positions = read_whole = asked = 0
    for learned, left in apart(many):
        for one in left:
            seen = learned.seen(one.text, one.named, one.game)
            what = learned.asks.likely(asking(one.text, one.named, one.game))
            what = what if seen is None else both(what, seen.asks)
            asked += max(what, key=lambda name: what[name]) == one.asks
            if one.roles:
                more = () if seen is None else seen.roles
                read = read_parts(learned.roles, one.text, one.named, one.game, more).roles
                right += sum(map(str.__eq__, read, one.roles))
                cards += len(one.roles)
                positions += 1
                read_whole += read == one.roles
    print(f"{right} of {cards} cards, {read_whole} of {positions} positions, {asked} of {len(many)} askings")


if __name__ == "__main__":
    main(*sys.argv[1:])
