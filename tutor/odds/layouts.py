"""How often each way the opponent's cards can lie occurs, and the exact odds of a hand.

Own five cards and the turn-up are known, so 26 cards are not, and the opponent holds any five of them: 65,780 hands,
all equally likely.  Own cards cut each suit into *gaps* (above the highest, between two, below the lowest): five cards
in four suits always leave nine.  Only the number of the opponent's cards in each gap matters for the play, because the
cards of one gap are neighbours in rank with no own card between them.  So the 65,780 hands fall into at most 1,287
*spreads* (five cards over nine gaps), and a spread stands for a product of binomials of them: so many ways to choose
its cards out of each gap.  The products add up to 65,780 exactly, and every figure below is a sum of them.

The turn-up matters only through the card that it takes out of its gap.

Cards are numbers here: suit * 8 + rank, with trumps as suit 0 and ranks 0 (seven) to 7 (king) in the order of the game.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from math import comb
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tutor.odds.table import BARS, HAND, OWN, PLACES, START, Bytes, Counts, table

RANKS = 8
SUITS = 4
GAPS = HAND + SUITS
"""Gaps that five own cards leave in four suits: 9."""
SPREADS = PLACES[HAND]
"""Ways to spread five cards over nine gaps: 1,287."""
NEEDED = HAND // 2 + 1
"""Tricks that make the point: three."""
OPPONENTS = comb(26, 5)
"""Hands that the opponent may hold: 65,780."""


class Own(NamedTuple):
    """An own hand as the kernels see it."""

    cards: tuple[int, ...]
    """The five cards in the word's order: trumps first, from high to low within a suit."""
    frame: int
    """The number of its frame, 0 to 55: how its cards fall into suits."""
    sizes: tuple[int, ...]
    """The unknown cards in each of the nine gaps; they add up to 26."""


class Odds(NamedTuple):
    """What five cards are worth against all 65,780 hands of the opponent, both sides seeing all cards."""

    tricks: Counts
    """How often the own side takes 0 to 5 tricks; shape (2, 6): who leads, tricks.  Each row adds up to 65,780."""
    lead: Counts
    """The same after leading each card, the rest in open play; shape (5, 6): card in the word's order, tricks."""

    @property
    def opened(self) -> Counts:
        """How often three tricks or more are taken, for each leader."""
        return np.asarray(self.tricks[..., NEEDED:].sum(axis=-1))

    @property
    def lead_opened(self) -> Counts:
        """How often three tricks or more are taken after leading each card."""
        return np.asarray(self.lead[..., NEEDED:].sum(axis=-1))


def cut_gaps(held: int, turn_up: int) -> tuple[int, tuple[int, ...]]:
    """Return a hand's frame as a binary word, and how many unknown cards lie in each gap.

    ``held`` has a bit for each card, read from the left like a word: the trump king is bit 31, the lowest card bit 0.
    """
    frame, sizes = 0, [0]
    for place in range(SUITS * RANKS - 1, -1, -1):
        if held >> place & 1:
            frame <<= 1
            sizes.append(0)
        elif place != turn_up + (SUITS - 1) * RANKS:
            sizes[-1] += 1
        if place % RANKS == 0 and place:
            frame = frame << 1 | 1
            sizes.append(0)
    return frame, tuple(sizes)


def held_bits(cards: Iterable[int]) -> int:
    """Return a hand as the number whose bits are its cards, trumps in front."""
    return sum(1 << (SUITS - 1 - card // RANKS) * RANKS + card % RANKS for card in cards)


def held_cards(held: int) -> tuple[int, ...]:
    """Return the cards of such a number in the word's order."""
    return tuple(
        (SUITS - 1 - place // RANKS) * RANKS + place % RANKS
        for place in range(SUITS * RANKS - 1, -1, -1)
        if held >> place & 1
    )


def own_hand(cards: Iterable[int], turn_up: int) -> Own:
    """Return a hand with its frame and its gaps; ``turn_up`` is the rank of the turned trump."""
    held = held_bits(cards)
    frame, sizes = cut_gaps(held, turn_up)
    return Own(held_cards(held), int(table().rank[frame]), sizes)


@cache
def spreads() -> Bytes:
    """Return all ways to spread five cards over the nine gaps, in the order of the table; shape (1,287, 9)."""
    rows = np.zeros((SPREADS, GAPS), np.uint8)
    length = 2 * HAND + BARS
    row = 0
    for places in range(1 << length):
        if places.bit_count() == HAND:
            gap = 0
            for symbol in range(length - 1, -1, -1):
                if places >> symbol & 1:
                    rows[row, gap] += 1
                else:
                    gap += 1
            row += 1
    rows.flags.writeable = False
    return rows


@cache
def _choices() -> Counts:
    """Return binomials: ways to choose 0 to 5 cards out of a gap of 0 to 8."""
    return np.array([[comb(size, chosen) for chosen in range(HAND + 1)] for size in range(RANKS + 1)], np.int64)


def weigh(sizes: npt.ArrayLike) -> Counts:
    """Return how many of the opponent's hands each spread stands for, for hands with these gaps; shape (n, 1,287)."""
    rows, choices, sizes = spreads(), _choices(), np.asarray(sizes, np.int64)
    weights = np.ones((len(sizes), SPREADS), np.int64)
    for gap in range(GAPS):
        weights *= choices[sizes[:, gap]][:, rows[:, gap]]
    return weights


def spread_weights(sizes: Sequence[int]) -> Counts:
    """Return how many of the 65,780 hands of the opponent each spread stands for; shape (1,287,)."""
    return np.asarray(weigh([sizes])[0])


def _by_tricks(worth: Bytes) -> npt.NDArray[np.float64]:
    """Say of each row whether it is worth 0 to 5 tricks, as numbers: sums become products, exact far below 2**53."""
    return np.asarray(worth[..., None] == np.arange(HAND + 1), np.float64)


def count_hands(frame: int, sizes: npt.ArrayLike) -> Odds:
    """Return the odds of hands with the same frame: tricks (n, 2, 6) and leads (n, 5, 6)."""
    made, weights = table(), weigh(sizes).astype(np.float64)
    first = frame * SPREADS
    worths = [made.tricks[leader, START[HAND] + first :][:SPREADS] for leader in range(2)]
    leads = made.lead[first : first + SPREADS].T
    tricks, lead = (
        np.stack([weights @ _by_tricks(one) for one in many], axis=1).astype(np.int64) for many in (worths, leads)
    )
    return Odds(tricks, lead)


def count_with_highest(frame: int, sizes: npt.ArrayLike) -> Counts:
    """Return how often the own side leads and takes 0 to 5 tricks while the opponent holds the highest unknown trump.

    That card lies in the first gap; each of a gap's cards is among those chosen equally often.  Shape (n, 6).
    """
    sizes = np.asarray(sizes, np.int64)
    weights = weigh(sizes) * spreads()[:, 0] // np.maximum(sizes[:, :1], 1)
    worth = table().tricks[OWN, START[HAND] + frame * SPREADS :][:SPREADS]
    return np.asarray(weights @ _by_tricks(worth), np.int64)


def count_hand(own: Own) -> Odds:
    """Return the odds of one hand, as the one that leads and as the one that is led to."""
    many = count_hands(own.frame, [own.sizes])
    return Odds(many.tricks[0], many.lead[0])
