"""How values stand to each other: the place of each, and how far it is below the best."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Numbers: TypeAlias = npt.NDArray[np.float64]


def ranks(values: Numbers) -> Numbers:
    """Return one over the place of each value, the greatest first; nought where it is nothing."""
    places = np.empty(len(values))
    places[np.argsort(-values, kind="stable")] = np.arange(1, len(values) + 1)
    return np.where(values > 0, 1 / places, 0.0)


def below(values: Numbers) -> Numbers:
    """Return how far each value is below the greatest."""
    return values - values.max() if len(values) else values
