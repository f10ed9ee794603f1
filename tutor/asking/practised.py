"""Which rule and which moment a question speaks of, by all of its words at once: layers that practised on questions.

The encoder (``encoder.py``) learned from what is said for rules and moments and never met a question. Here its last
layers learned once more, from the questions that are spent as well (``tests/questions/fit_practised.py``). What
``taught.py`` weighs word by word they read as a sentence; they err in other questions, so both count.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from tutor.asking.encoder import Layers, Vectors, packed
from tutor.asking.meaning import encoder

FILE = Path(__file__).with_name("practised.npz")
KEYS = "-keys"
"""What the name of a head has at its end where its keys are kept."""
LAST_OF_ALL = "even"
"""The name of the weights by which what was read is made even."""


class Practised:
    """The layers and, for each head, what tells its keys apart."""

    def __init__(self, kept: Mapping[str, npt.NDArray[Any]]) -> None:
        """Take the weights by their names."""
        self._keys = {name.removesuffix(KEYS): [int(key) for key in kept[name]] for name in kept if name.endswith(KEYS)}
        self._layers = Layers(kept, [name for name in kept if not name.endswith((KEYS, "-step", "mark"))])

    def read(self, text: str) -> Vectors:
        """Return what the layers make of a text that says something."""
        return self._read(encoder().pieces(text))

    @lru_cache(maxsize=64)  # noqa: B019 - there is one of it, as long as the program runs
    def _read(self, pieces: tuple[int, ...]) -> Vectors:
        state = self._layers.through(encoder().below(pieces), encoder().last)
        read: Vectors = self._layers.even(state.mean(axis=1), LAST_OF_ALL)[0]
        return read

    def likely(self, name: str, text: str) -> Mapping[int, float]:
        """Return how likely a text tells each key of a head, as a logarithm; nothing where there is no such head."""
        if name not in self._keys:
            return {}
        sums = self._layers.times(self.read(text), name)
        sums -= sums.max()
        logs = sums - np.log(np.exp(sums).sum())
        return dict(zip(self._keys[name], logs.tolist(), strict=True))


def write(
    weights: Mapping[str, Vectors], keys: Mapping[str, npt.NDArray[np.uint64]], mark: int, path: Path = FILE
) -> None:
    """Write layers and heads, with the mark of the encoder that they stand on."""
    of_heads = {f"{name}{KEYS}": one for name, one in keys.items()}
    np.savez_compressed(path, mark=np.uint64(mark), **packed(weights), **of_heads)  # type: ignore[arg-type]


@cache
def practised(path: Path = FILE) -> Practised | None:
    """Return the layers that are shipped, read with the first question; nothing where the encoder is another."""
    with np.load(path) as kept:
        return Practised({name: kept[name] for name in kept}) if int(kept["mark"]) == encoder().mark else None
