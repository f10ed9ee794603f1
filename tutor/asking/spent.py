"""Questions that were asked before: what the nearest of them was about, a new one may well be about.

Kept are the vectors of the questions that are spent, with the entries that answer each, none where no text does,
whether with yes or no, and which moment each tells where that is known; their words are not needed and stay with the
tests. The file is made together with the weights, by ``uv run python tests/questions/fit.py``.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from tutor.asking.encoder import Vectors
from tutor.asking.meaning import STEPS, Meaning
from tutor.asking.places import Numbers

FILE = Path(__file__).with_name("spent.npz")
Places: TypeAlias = npt.NDArray[np.int64]
NONE: Places = np.zeros(0, dtype=np.int64)
NEAREST = 20
"""So many of the nearest questions vote for what answers them."""
SHARPLY = 10.0
"""How much more the nearer of two questions counts."""
ITSELF = 0.999
"""A question as near as this is the very question that is asked."""
FEW_ANSWERED, FEW_SILENT = 5, 3
"""So many questions near a new one tell whether a text speaks of such things."""
VOTERS, VOTERS_SHARPLY = 40, 15.0
"""So many of the nearest questions vote for a moment and for its answer, the nearer the more."""
NAMES = ("spent-best", "spent-votes", "spent-votes-root", "spent-often")


class Vote(NamedTuple):
    """A question that was asked before: how much it counts, what answers it, with yes or no, which moment it tells."""

    weight: float
    ids: frozenset[str]
    answer: str
    moment: int


class Votes(NamedTuple):
    """How the nearest questions that were asked before vote."""

    every: tuple[Vote, ...]

    def for_answer(self, rules: Collection[str], answer: str) -> float:
        """Return the share of those with yes or no that one of these rules answers so."""
        told = [one for one in self.every if one.answer]
        return _share(told, [one for one in told if one.answer == answer and not one.ids.isdisjoint(rules)])

    def for_moment(self, key: int) -> float:
        """Return the share of those that tell this moment."""
        return _share(self.every, [one for one in self.every if one.moment == key])


def _share(every: Iterable[Vote], some: Iterable[Vote]) -> float:
    return sum(one.weight for one in some) / (sum(one.weight for one in every) or 1.0)


@dataclass(frozen=True, eq=False)
class Spent:
    """Questions whose answer is known: a vector each (a row), the game asked about, the entries that answer, if any."""

    vectors: Vectors
    games: tuple[str, ...]
    ids: tuple[tuple[str, ...], ...]
    answers: tuple[str, ...] = ()
    """yes or no where that is the answer, to the question as it would be asked without a denial."""
    moments: tuple[int, ...] = ()
    """The key of the moment that each tells, 0 where none is known."""

    def votes(self, asked: Vectors | None, game: str) -> Votes:
        """Return how the nearest questions about a game vote."""
        if asked is None or not self.answers:
            return Votes(())
        voters = self._voters(asked, self._of_game.get(game, NONE))
        return Votes(
            tuple(Vote(weight, frozenset(self.ids[n]), self.answers[n], self.moments[n]) for n, weight in voters)
        )

    def game(self, asked: Vectors | None) -> tuple[str, float]:
        """Return the game that most of the nearest questions are about which a text answers, and its share."""
        if asked is None or not self.games:
            return "", 0.0
        shares = defaultdict[str, float](float)
        for n, weight in self._voters(asked, self._of_some_game):
            shares[self.games[n]] += weight
        game, most = max(shares.items(), key=lambda one: one[1], default=("", 0.0))
        return game, most / (sum(shares.values()) or 1.0)

    @cached_property
    def _has_answer(self) -> npt.NDArray[np.bool_]:
        return np.array([bool(each) for each in self.ids])

    @cached_property
    def _of_some_game(self) -> Places:
        """The questions about a game that a text answers."""
        return np.flatnonzero(self._has_answer & (np.array(self.games) != ""))

    @cached_property
    def _of_game(self) -> Mapping[str, Places]:
        """The questions about each game, and about any with no name."""
        games = np.array(self.games)
        return {"": np.arange(len(games)), **{one: np.flatnonzero(games == one) for one in {*self.games} - {""}}}

    def _voters(self, asked: Vectors, numbers: Places) -> list[tuple[int, float]]:
        """Return the nearest of some questions, each with what it counts."""
        near = self.vectors[numbers] @ asked
        nearest = np.argsort(-near)[:VOTERS]
        weights = np.exp(VOTERS_SHARPLY * (near[nearest] - near[nearest].max(initial=-1.0)))
        return list(zip(numbers[nearest].tolist(), weights.tolist(), strict=True))

    def features(self, asked: Vectors | None, game: str, wanted: Sequence[str], *, itself: bool = True) -> Numbers:
        """Return a row for each wanted entry: how near a question is that it answers, its share of votes, how often.

        Without ``itself`` the very question does not count: weights are learned as if it had never been asked.
        """
        found = np.zeros((len(wanted), len(NAMES)))
        if asked is None or not self.games:
            return found
        near = self.vectors @ asked
        counts = self._of_game.get(game, NONE)
        counts = counts[self._has_answer[counts] & (itself or near[counts] < ITSELF)]
        if not counts.size:
            return found
        nearest = counts[np.argsort(-near[counts], kind="stable")][:NEAREST]
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
        told: list[float] = []
        for some, few in ((near[self._has_answer], FEW_ANSWERED), (near[~self._has_answer], FEW_SILENT)):
            nearest = np.sort(some)[::-1][:few]
            told += [float(nearest[0]), float(nearest.mean())] if nearest.size else [0.0, 0.0]
        best, few_best, silent, few_silent = told
        return best, few_best, silent, few_silent


def write(spent: Spent, meaning: Meaning, path: Path = FILE) -> None:
    """Write the questions, with the mark of the vectors that they can be compared with."""
    most = np.abs(spent.vectors).max(axis=1, keepdims=True)
    vectors = np.round(spent.vectors / most * STEPS).astype(np.int8)
    ids = np.array([" ".join(each) for each in spent.ids])
    moments, told = np.unique(np.array(spent.moments, dtype=np.uint64), return_inverse=True)
    np.savez_compressed(
        path,
        vectors=vectors,
        games=np.array(spent.games),
        ids=ids,
        answers=np.array(spent.answers),
        moments=moments,
        told=told.astype(np.uint16),
        mark=np.uint64(meaning.mark),
    )


@cache
def spent(meaning: Meaning, path: Path = FILE) -> Spent:
    """Return the questions that are shipped, read with the first question; none whose vectors are of another kind."""
    with np.load(path) as kept:
        if int(kept["mark"]) != meaning.mark:
            return Spent(np.zeros((0, 0), dtype=np.float32), (), ())
        vectors: Vectors = kept["vectors"].astype(np.float32)
        vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
        ids = tuple(tuple(str(each).split()) for each in kept["ids"])
        games, answers = (tuple(map(str, kept[name])) for name in ("games", "answers"))
        return Spent(vectors, games, ids, answers, tuple(map(int, kept["moments"][kept["told"]])))
