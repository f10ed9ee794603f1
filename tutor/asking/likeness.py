"""How like a question is to those that people usually ask, letter by letter.

Short runs of letters see what stems do not: slips of the pen, compounds, forms that no stemmer knows, and small words.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from tutor.asking.lemmas import words_of

RUNS = (3, 4)
"""How many letters stand in a run."""
LATER = 0.85
"""What a saying tells for the second entry that it names, against the first."""
UNSEEN = 9.0
"""How much a run tells that no saying has."""


def runs_of(text: str) -> Counter[str]:
    """Return the runs of letters in a text, each word with its edges.

    >>> sorted(runs_of("ob"))
    ['_ob', '_ob_', 'ob_']
    """
    found: Counter[str] = Counter()
    for word in words_of(text):
        edged = f"_{word}_"
        for size in RUNS:
            found.update(edged[start : start + size] for start in range(max(1, len(edged) - size + 1)))
    return found


class Likeness:
    """Everything people say for an entry, ready to be compared with a question."""

    def __init__(self, said: Iterable[tuple[str, tuple[int, ...]]], documents: int) -> None:
        """Learn from texts, each with the numbers of the documents that answer it, the best first."""
        rows: dict[str, list[int]] = defaultdict(list)
        counts: dict[str, list[int]] = defaultdict(list)
        places = []
        texts = 0
        for text, answering in said:
            for place, document in enumerate(answering):
                places.append((texts, document, LATER**place))
            for run, count in runs_of(text).items():
                rows[run].append(texts)
                counts[run].append(count)
            texts += 1
        self._documents = documents
        self._text_of, self.document_of = (np.array([place[n] for place in places], dtype=np.int64) for n in (0, 1))
        self._share = np.array([place[2] for place in places])
        self._tells = {run: math.log(1 + texts / (len(found) + 0.5)) for run, found in rows.items()}
        self._found = {
            run: (np.array(found, dtype=np.int64), self._tells[run] * np.sqrt(np.array(counts[run], dtype=float)))
            for run, found in rows.items()
        }
        squares = np.zeros(texts)
        for found, weights in self._found.values():
            squares[found] += weights**2
        self._lengths = np.sqrt(np.maximum(squares, 1.0))

    def each(self, text: str) -> npt.NDArray[np.float64]:
        """Return how like the question is to each text, once for each document that the text is said for."""
        shared = np.zeros(len(self._lengths))
        square = 0.0
        for run, count in runs_of(text).items():
            weight = self._tells.get(run, UNSEEN) * math.sqrt(count)
            square += weight**2
            if run in self._found:
                found, weights = self._found[run]
                shared[found] += weight * weights
        like = shared / (self._lengths * math.sqrt(max(square, 1.0)))
        each: npt.NDArray[np.float64] = like[self._text_of] * self._share
        return each

    def best(self, each: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        """Return for each document how like the likest thing said for it is, from 0 to 1."""
        best = np.zeros(self._documents)
        np.maximum.at(best, self.document_of, each)
        return best

    def to(self, text: str) -> list[float]:
        """Return for each document how like the question is to the likest thing said for it, from 0 to 1."""
        return [float(value) for value in self.best(self.each(text))]
