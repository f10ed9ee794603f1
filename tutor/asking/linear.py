"""What signs say together for each of some names: a multinomial logistic regression over places that signs share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple
from zlib import crc32

import numpy as np
import numpy.typing as npt

from tutor.asking.places import Numbers

PLACES = 1 << 13
"""Signs share so many places, by a hash."""


def places_of(signs: Iterable[str]) -> list[int]:
    """Return the places of signs, each once."""
    return list({crc32(sign.encode()) % PLACES for sign in signs})


class Linear(NamedTuple):
    """What each sign says for each name, and what speaks for it before anything is said."""

    names: tuple[str, ...]
    weights: npt.NDArray[np.int8]
    """A row for each place, a column for each name."""
    step: float
    """What one of the whole numbers counts."""
    usual: Numbers

    def sums(self, signs: Iterable[str]) -> Numbers:
        """Return what signs say for each name, without what is usual."""
        summed: Numbers = self.weights[places_of(signs)].astype(int).sum(axis=0) * self.step
        return summed

    def likely(self, signs: Iterable[str]) -> Mapping[str, float]:
        """Return how likely each name is, as a logarithm."""
        return dict(zip(self.names, logs(self.sums(signs) + self.usual).tolist(), strict=True))


def both(one: Mapping[str, float], other: Mapping[str, float]) -> Mapping[str, float]:
    """Return how likely each name is where two that err in other things say how likely it is, as a logarithm."""
    return dict(zip(one, logs(np.array([one[name] + other[name] for name in one])).tolist(), strict=True))


def logs(sums: Numbers) -> Numbers:
    """Return how likely each of some things is by what speaks for it, as a logarithm."""
    below: Numbers = sums - sums.max()
    return below - float(np.log(np.exp(below).sum()))


def whole(names: Sequence[str], weights: Numbers, usual: Numbers) -> Linear:
    """Return weights as whole numbers."""
    step = float(np.abs(weights).max()) / 127
    return Linear(tuple(names), np.round(weights / step).astype(np.int8), step, usual)
