"""Questions that were asked before: what the nearest of them was about, a new one may well be about.

Kept are the vectors of the questions that are spent, with the entries that answer each, none where no text does; their
words are not needed and stay with the tests. The file is made together with the weights, by ``uv run python
tests/questions/fit.py``.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tutor.asking.encoder import Vectors
from tutor.asking.meaning import STEPS, Meaning
from tutor.asking.places import Numbers

FILE = Path(__file__).with_name("spent.npz")
NEAREST = 20
"""So many of the nearest questions vote for what answers them."""
SHARPLY = 10.0
"""How much more the nearer of two questions counts."""
ITSELF = 0.999
"""A question as near as this is the very question that is asked."""
FEW_ANSWERED, FEW_SILENT = 5, 3
"""So many questions near a new one tell whether a text speaks of such things."""
NAMES = ("spent-best", "spent-votes", "spent-votes-root", "spent-often")


class Spent(NamedTuple):
    """Questions whose answer is known: a vector each (a row), the game asked about, the entries that answer, if any."""

    vectors: Vectors
    games: tuple[str, ...]
    ids: tuple[tuple[str, ...], ...]

    def features(self, asked: Vectors | None, game: str, wanted: Sequence[str], *, itself: bool = True) -> Numbers:
        """Return a row for each wanted entry: how near a question is that it answers, its share of votes, how often.

        Without ``itself`` the very question does not count: weights are learned as if it had never been asked.
        """
        found = np.zeros((len(wanted), len(NAMES)))
        if asked is None or not self.games:
            return found
        near = self.vectors @ asked
        counts = [
            n for n, one in enumerate(self.games) if self.ids[n] and game in ("", one) and (itself or near[n] < ITSELF)
        ]
        if not counts:
            return found
        nearest = sorted(counts, key=lambda n: -near[n])[:NEAREST]
        best, votes = dict[str, float](), defaultdict[str, float](float)
        shares = np.exp(SHARPLY * (near[nearest] - near[nearest[:1]]))
        # Where even the nearest is far away, all of them tell little.
        shares *= max(float(near[nearest[0]]), 0.0) ** 2 / shares.sum()
        for n, share in zip(nearest, shares, strict=True):
            for id_ in self.ids[n]:
                best.setdefault(id_, float(near[n]))
                votes[id_] += float(share)
        often = Counter(id_ for n in counts for id_ in self.ids[n])
        for row, id_ in enumerate(wanted):
            found[row] = best.get(id_, 0.0), votes[id_], votes[id_] ** 0.5, np.log1p(often[id_])
        return found

    def answered_and_not(self, asked: Vectors | None) -> tuple[float, float, float, float]:
        """Return how near the nearest question is that a text answers, and the nearest few; then those that none does.

        Of those that a text answers the mean of five is told, of the others that of three.
        """
        if asked is None or not self.games:
            return 0.0, 0.0, 0.0, 0.0
        near = self.vectors @ asked
        has_answer = np.array([bool(each) for each in self.ids])
        told: list[float] = []
        for some, few in ((near[has_answer], FEW_ANSWERED), (near[~has_answer], FEW_SILENT)):
            nearest = np.sort(some)[::-1][:few]
            told += [float(nearest[0]), float(nearest.mean())] if nearest.size else [0.0, 0.0]
        best, few_best, silent, few_silent = told
        return best, few_best, silent, few_silent


def write(spent: Spent, meaning: Meaning, path: Path = FILE) -> None:
    """Write the questions, with the mark of the vectors that they can be compared with."""
    most = np.abs(spent.vectors).max(axis=1, keepdims=True)
    vectors = np.round(spent.vectors / most * STEPS).astype(np.int8)
    ids = np.array([" ".join(each) for each in spent.ids])
    np.savez_compressed(path, vectors=vectors, games=np.array(spent.games), ids=ids, mark=np.uint64(meaning.mark))


@cache
def spent(meaning: Meaning, path: Path = FILE) -> Spent:
    """Return the questions that are shipped, read with the first question; none whose vectors are of another kind."""
    with np.load(path) as kept:
        if int(kept["mark"]) != meaning.mark:
            return Spent(np.zeros((0, 0), dtype=np.float32), (), ())
        vectors: Vectors = kept["vectors"].astype(np.float32)
        vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
        ids = tuple(tuple(str(each).split()) for each in kept["ids"])
        return Spent(vectors, tuple(str(game) for game in kept["games"]), ids)
