"""All hands at once: 31,913 classes stand for the 169,911 hands that can be dealt beside one turn-up.

With the turn-up gone seven trumps and 24 plain cards are left: C(31, 5) = 169,911 hands.  Which trump was turned
matters only through the seven that remain, so these are numbered 0 to 6 from the lowest, whichever they are; and the
three plain suits are alike, so a hand's figures do not change when they trade places.  A *class* is a hand with its
plain suits sorted; it stands for 1, 3 or 6 hands.  Sums over classes with these weights are sums over all hands, so
every mean is an exact fraction.
"""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import cache
from itertools import chain
from math import comb
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tutor.odds.layouts import (
    NEEDED,
    OPPONENTS,
    RANKS,
    SUITS,
    Odds,
    count_hands,
    count_with_highest,
    cut_gaps,
    held_cards,
)
from tutor.odds.table import FRAMES, HAND, Counts, table

HANDS = comb(31, 5)
"""Hands that can be dealt beside a given turn-up: 169,911."""
TWO_TO_ONE = Fraction(2, 3)
"""The chance at which standing pays: two to one."""
TURN_UP = 7
"""Classes are written as if the trump king were turned, so that the seven other trumps are 0 to 6."""

SHIPPED = Path(__file__).with_name("atlas.npz")
"""The counts of all classes, made by ``python -m tutor.odds tables``."""


class Atlas(NamedTuple):
    """All classes and their odds, one row a class."""

    keys: Counts
    """The classes in rising order, each as a number that ``class_key`` makes from a hand; shape (31,913,)."""
    weights: Counts
    """The hands that each class stands for, 1, 3 or 6; they add up to 169,911."""
    tricks: Counts
    """How often 0 to 5 tricks are taken, open hands; shape (31,913, 2, 6): class, who leads, tricks."""

    @property
    def opened(self) -> Counts:
        """How often three tricks or more are taken, open hands; shape (31,913, 2): class, who leads."""
        return np.asarray(self.tricks[..., NEEDED:].sum(axis=-1))

    def mean(self, counts: npt.ArrayLike) -> Fraction:
        """Return the mean chance over all hands, from one count out of 65,780 for each class."""
        return Fraction(int(self.weights @ np.asarray(counts)), HANDS * OPPONENTS)

    def share(self, chosen: npt.ArrayLike) -> Fraction:
        """Return the share of all hands whose class is chosen."""
        return Fraction(int(self.weights[np.asarray(chosen)].sum()), HANDS)


def reaches_two_to_one(counts: npt.ArrayLike) -> npt.NDArray[np.bool_]:
    """Say for each count out of 65,780 whether it is two to one or better."""
    return np.asarray(np.asarray(counts) * TWO_TO_ONE.denominator >= OPPONENTS * TWO_TO_ONE.numerator)


def class_key(cards: Iterable[int], turn_up: int) -> int:
    """Return the class of a hand as a number: eight bits a suit, trumps in front, plain suits from the largest down."""
    suits = [0] * SUITS
    for card in cards:
        suit, rank = divmod(card, RANKS)
        suits[suit] |= 1 << (rank - 1 if suit == 0 and rank > turn_up else rank)
    return _key(suits[0], *sorted(suits[1:], reverse=True))


def _key(*suits: int) -> int:
    key = 0
    for suit in suits:
        key = key << RANKS | suit
    return key


def class_cards(key: int) -> tuple[int, ...]:
    """Return the hand of this class beside the turned king, in the word's order."""
    return held_cards(int(key))


@cache
def classes() -> tuple[Counts, Counts]:
    """Return the keys of all classes in rising order, and the hands that each stands for (1, 3 or 6)."""
    subsets: list[list[int]] = [[] for _ in range(HAND + 1)]
    for ranks in range(1 << RANKS):
        if ranks.bit_count() <= HAND:
            subsets[ranks.bit_count()].append(ranks)
    weights = {}
    for plain in _sorted_suits(subsets):
        trumps = HAND - sum(ranks.bit_count() for ranks in plain)
        for ranks in subsets[trumps]:
            if ranks < 1 << TURN_UP:
                weights[_key(ranks, *plain)] = (1, 3, 6)[len(set(plain)) - 1]
    keys = sorted(weights)
    return np.array(keys, np.int64), np.array([weights[key] for key in keys], np.int64)


def _sorted_suits(subsets: list[list[int]]) -> Iterator[tuple[int, int, int]]:
    """Yield three plain suits of at most five cards together, the largest number first."""
    for first in chain(*subsets):
        for second in chain(*subsets[: HAND + 1 - first.bit_count()]):
            if second <= first:
                for third in chain(*subsets[: HAND + 1 - first.bit_count() - second.bit_count()]):
                    if third <= second:
                        yield first, second, third


class Counted(NamedTuple):
    """Everything counted for all classes."""

    odds: Odds
    with_highest: Counts
    """How often the elder hand takes 0 to 5 tricks while the dealer holds the highest trump left; shape (31,913, 6)."""


def count_classes() -> Counted:
    """Count all classes anew: a few seconds."""
    keys, _ = classes()
    cut = [cut_gaps(int(key), TURN_UP) for key in keys]
    frames, sizes = table().rank[[frame for frame, _ in cut]], np.array([sizes for _, sizes in cut], np.int64)
    rows = len(keys)
    counted = Counted(
        Odds(np.zeros((rows, 2, HAND + 1), np.int64), np.zeros((rows, HAND, HAND + 1), np.int64)),
        np.zeros((rows, HAND + 1), np.int64),
    )
    for frame in range(FRAMES[HAND]):
        chosen = np.flatnonzero(frames == frame)
        odds = count_hands(frame, sizes[chosen])
        counted.odds.tricks[chosen], counted.odds.lead[chosen] = odds
        counted.with_highest[chosen] = count_with_highest(frame, sizes[chosen])
    return counted


def save_counted(counted: Counted, path: Path = SHIPPED) -> None:
    """Write what was counted, without the leads, which no page asks of all hands.

    The counts of a row add up to 65,780, so the first of each is left out.
    """
    np.savez_compressed(
        path,
        tricks=counted.odds.tricks[..., 1:].astype(np.uint32),
        with_highest=counted.with_highest.astype(np.uint32),
    )


@cache
def atlas() -> Atlas:
    """Return the odds of all classes, as they ship."""
    with np.load(SHIPPED) as kept:
        tricks = kept["tricks"].astype(np.int64)
    return Atlas(*classes(), np.concatenate([OPPONENTS - tricks.sum(axis=-1, keepdims=True), tricks], axis=-1))


def with_highest() -> Counts:
    """Return how often elder takes 0 to 5 tricks while the dealer holds the highest trump left, as it ships."""
    with np.load(SHIPPED) as kept:
        return np.asarray(kept["with_highest"], np.int64)


def class_row(cards: Iterable[int], turn_up: int) -> int:
    """Return where the class of a hand stands in the atlas."""
    return int(np.searchsorted(classes()[0], class_key(cards, turn_up)))
