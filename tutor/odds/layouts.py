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

from tutor.odds.compiled import compiled
from tutor.odds.table import BARS, HAND, PLACES, START, Bytes, Counts, table

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


@compiled
def cut_gaps(held: int, turn_up: int, sizes: Counts) -> int:
    """Count the unknown cards in each gap of a hand into ``sizes`` and return its frame as a binary word.

    ``held`` has a bit for each card, read from the left like a word: the trump king is bit 31, the lowest card bit 0.
    """
    frame, gap = 0, 0
    for place in range(SUITS * RANKS - 1, -1, -1):
        if held >> place & 1:
            frame <<= 1
            gap += 1
        elif place != turn_up + (SUITS - 1) * RANKS:
            sizes[gap] += 1
        if place % RANKS == 0 and place:
            frame = frame << 1 | 1
            gap += 1
    return frame


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
    sizes = np.zeros(GAPS, np.int64)
    frame = cut_gaps(held, turn_up, sizes)
    return Own(held_cards(held), int(table().rank[frame]), tuple(sizes.tolist()))


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


@cache
def _first_changes() -> Bytes:
    """Return for each spread the first gap in which it differs from the one before."""
    rows = spreads()
    changes = np.zeros(SPREADS, np.uint8)
    changes[1:] = (rows[1:] != rows[:-1]).argmax(axis=1)
    return changes


@compiled
def weigh(sizes: Counts, rows: Bytes, changes: Bytes, choices: Counts, weights: Counts) -> None:
    """Fill ``weights`` (1,287 whole numbers): how many of the opponent's hands each spread stands for.

    Spreads come in the order of a dictionary, so the product over the gaps before the first change is kept.
    """
    products = np.ones(GAPS + 1, np.int64)
    fails_from = GAPS
    for spread in range(SPREADS):
        change = changes[spread]
        if fails_from < change:
            weights[spread] = 0
            continue
        fails_from = GAPS
        for gap in range(change, GAPS):
            products[gap + 1] = products[gap] * choices[sizes[gap], rows[spread, gap]]
            if products[gap + 1] == 0:
                fails_from = gap
                break
        weights[spread] = products[GAPS] if fails_from == GAPS else 0


@compiled
def count_odds(frame: int, weights: Counts, worth: Bytes, lead: Bytes, tricks: Counts, leads: Counts) -> None:
    """Add up the weights by tricks taken: ``tricks`` (2, 6) by leader, ``leads`` (5, 6) by the own card led."""
    first = frame * SPREADS
    for spread in range(SPREADS):
        weight = weights[spread]
        if weight:
            for leader in range(2):
                tricks[leader, worth[leader, START[HAND] + first + spread]] += weight
            for card in range(HAND):
                leads[card, lead[first + spread, card]] += weight


@compiled
def count_all(
    frames: Counts,
    sizes: Counts,
    rows: Bytes,
    changes: Bytes,
    choices: Counts,
    worth: Bytes,
    lead: Bytes,
    tricks: Counts,
    leads: Counts,
) -> None:
    """The same for many hands: frames (n,), sizes (n, 9), tricks (n, 2, 6), leads (n, 5, 6)."""
    weights = np.zeros(SPREADS, np.int64)
    for hand in range(len(frames)):
        weigh(sizes[hand], rows, changes, choices, weights)
        count_odds(frames[hand], weights, worth, lead, tricks[hand], leads[hand])


def spread_weights(sizes: Sequence[int]) -> Counts:
    """Return how many of the 65,780 hands of the opponent each spread stands for; shape (1,287,)."""
    weights = np.zeros(SPREADS, np.int64)
    weigh(np.array(sizes, np.int64), spreads(), _first_changes(), _choices(), weights)
    return weights


def count_hands(frames: npt.ArrayLike, sizes: npt.ArrayLike) -> Odds:
    """Return the odds of many hands: tricks (n, 2, 6) and leads (n, 5, 6)."""
    made = table()
    frames, sizes = np.asarray(frames, np.int64), np.asarray(sizes, np.int64)
    odds = Odds(np.zeros((len(frames), 2, HAND + 1), np.int64), np.zeros((len(frames), HAND, HAND + 1), np.int64))
    count_all(frames, sizes, spreads(), _first_changes(), _choices(), made.tricks, made.lead, odds.tricks, odds.lead)
    return odds


def count_hand(own: Own) -> Odds:
    """Return the odds of one hand, as the one that leads and as the one that is led to."""
    many = count_hands([own.frame], [own.sizes])
    return Odds(many.tricks[0], many.lead[0])


def count_shapes() -> tuple[int, int]:
    """Return how many words have no suit longer than eight cards, and in how many of them trumps are at most seven.

    >>> count_shapes()
    (68040, 66528)
    """
    possible = with_turn_up = 0
    for lengths in _lengths(2 * HAND, SUITS):
        if max(lengths) <= RANKS:
            possible += comb(2 * HAND, HAND)
            with_turn_up += comb(2 * HAND, HAND) * (lengths[0] < RANKS)
    return possible, with_turn_up


def _lengths(cards: int, suits: int) -> list[tuple[int, ...]]:
    if suits == 1:
        return [(cards,)]
    return [(first, *rest) for first in range(cards + 1) for rest in _lengths(cards - first, suits - 1)]
