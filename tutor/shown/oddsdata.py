"""Figures of all hands for the odds pages, counted once and kept."""

from __future__ import annotations

import threading
from functools import cache, lru_cache
from typing import TYPE_CHECKING

import numpy as np

from tutor.core.plain import Plain

if TYPE_CHECKING:  # the odds bring a compiler along, and the first page does without
    from tutor.odds.hand import Situation
    from tutor.odds.hidden import Hidden

DEALS = 2000
"""Deals of hidden play; some tenths of a second."""
BINS = 30
"""A bin ends at two to one, so that its colour is true."""
_COUNTING = threading.Lock()
"""Whoever comes first compiles; the others wait for it instead of compiling again."""


@cache
def warm_odds() -> None:
    """Compile the kernels and count all hands once in a server; later pages have them at once."""
    _count_all()


def is_warm() -> bool:
    """Whether somebody has waited for it already."""
    return warm_odds.cache_info().currsize > 0


@cache
def warm_in_background() -> None:
    """Begin to compile and count while somebody reads the first page; the odds pages wait only for the rest."""
    threading.Thread(target=_count_all, name="odds", daemon=True).start()


def _count_all() -> None:
    from tutor.odds.atlas import atlas
    from tutor.odds.sure import sure_atlas

    with _COUNTING:
        atlas()
        sure_atlas()


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
