"""Figures of all hands for the odds pages, counted once and kept."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from tutor.core.plain import Plain

if TYPE_CHECKING:  # the odds read tables, and the first page does without
    from tutor.odds.hand import Situation
    from tutor.odds.hidden import Hidden

DEALS = 2000
"""Deals of hidden play; some tenths of a second, once its kernels are compiled."""
BINS = 30
"""A bin ends at two to one, so that its colour is true."""


@lru_cache(maxsize=500)
def hidden_play(situation: Situation) -> Hidden:
    """Return how often a hand makes the point when nobody sees the other one."""
    from tutor.odds.hidden import hidden

    return hidden(situation, DEALS)


@lru_cache(maxsize=500)
def histogram(role: str, count: int) -> tuple[list[dict[str, Plain]], float]:
    """Return the chances of all hands in bins, and the share of hands below this count.

    ``count`` is out of 65,780; bins are ``low``, ``high`` and ``share`` of the 169,911 hands.
    """
    from tutor.odds.atlas import HANDS, atlas
    from tutor.odds.hand import ROLES
    from tutor.odds.layouts import OPPONENTS

    counts, weights = atlas().opened[:, ROLES[role]], atlas().weights
    edges = np.linspace(0, OPPONENTS, BINS + 1)
    shares, _ = np.histogram(counts, bins=edges, weights=weights)
    bins = [
        {"low": float(low / OPPONENTS), "high": float(high / OPPONENTS), "share": float(share / HANDS)}
        for low, high, share in zip(edges, edges[1:], shares, strict=False)
    ]
    return bins, float(weights[counts < count].sum() / HANDS)
