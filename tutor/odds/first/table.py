"""The strategies as a packed table."""

import json
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from tutor.core.plain import Plain

GAMES = {"plain": False, "king": True}
"""The two games by the name of their files: without and with the point for the trump king."""
PARTS = 64
"""A strategy over throws is so many equal parts."""
RARE = 0.03
"""Throws drawn less often than this are noise of the sampling and left out."""
STEPS = 1000
"""Steps of how often a hand is exchanged."""

Facts: TypeAlias = dict[str, Plain]
"""What is known of a table, as its file says it."""
Numbers = npt.NDArray[Any]  # Any: shares, chances and counts have numbers of their own sizes


class Shares(NamedTuple):
    """A pair of strategies."""

    propose: Numbers
    """How often elder proposes; shape (classes,)."""
    elder: Numbers
    """How often he throws what; shape (classes, 1, 32)."""
    accept: Numbers
    """How often the dealer accepts; shape (classes,)."""
    dealer: Numbers
    """How often he throws what, by how many elder threw; shape (classes, 5, 32)."""


def round_throws(shares: Numbers) -> npt.NDArray[np.uint8]:
    """Write shares as parts of 64 that add up, rare throws left out."""
    kept = np.where(shares < np.minimum(RARE, shares.max(axis=-1, keepdims=True)), 0, shares)
    exact = kept / kept.sum(axis=-1, keepdims=True) * PARTS
    parts = np.floor(exact).astype(np.int64)
    missing = PARTS - parts.sum(axis=-1, keepdims=True)
    order = np.argsort(np.argsort(parts - exact, axis=-1, kind="stable"), axis=-1, kind="stable")
    return np.asarray(parts + (order < missing), np.uint8)


def pack(shares: Shares) -> Shares:
    """Return the same pair in whole numbers."""
    propose, accept = (np.rint(one * STEPS).astype(np.uint16) for one in (shares.propose, shares.accept))
    return Shares(propose, round_throws(shares.elder), accept, round_throws(shares.dealer))


def unpack(packed: Shares) -> Shares:
    """Return the strategies of a packed pair."""
    return Shares(
        np.asarray(packed.propose / STEPS, np.float32),
        np.asarray(packed.elder / PARTS, np.float32),
        np.asarray(packed.accept / STEPS, np.float32),
        np.asarray(packed.dealer / PARTS, np.float32),
    )


def save(path: Path, packed: Shares, facts: Facts, **more: Numbers) -> None:
    """Write a packed pair with what is known of it."""
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **packed._asdict(), **more, facts=np.array(json.dumps(facts)))


def load(path: Path) -> tuple[Shares, Facts]:
    """Read it back."""
    with np.load(path) as kept:
        return Shares(*(kept[name] for name in Shares._fields)), json.loads(str(kept["facts"]))
