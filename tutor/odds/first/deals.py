"""Dealing, the classes of hands, and what an open deal is worth, fast enough for billions of deals.

A card is a number, suit * 8 + rank, with trumps as suit 0; beside the turned card trumps are ranks 0 to 6, as in the
atlas.  Its *code* is a power of three in sixteen bits of its suit, so codes add up: elder's hand plus twice the
dealer's says suit by suit who holds what, and four small tables turn it into the word of the open table.
"""

from functools import cache
from math import comb
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tutor.odds.atlas import TURN_UP, classes
from tutor.odds.compiled import compiled
from tutor.odds.first.stakes import POINTS, Stakes
from tutor.odds.layouts import RANKS, SPREADS, SUITS, held_cards
from tutor.odds.table import HAND, OWN, START, Bytes, Counts, table

UNSEEN = 26
"""Cards that a player does not know before the exchange."""
THROWS = 1 << HAND
"""Ways to choose cards out of a hand, none of them too: a throw is a set of bits over the hand in the word's order."""
Seed = npt.NDArray[np.uint64]


class Deals(NamedTuple):
    """The tables that the kernels read."""

    codes: Counts
    """The code of each card; shape (32,)."""
    suits: npt.NDArray[np.int32]
    """One suit's code as word: the dealer's places, the length plus one (bits 8 to 11), elder's cards (from 12)."""
    frames: npt.NDArray[np.int32]
    """Where a frame's words begin, by elder's cards in the first three suits, three bits each."""
    places: npt.NDArray[np.int16]
    """The number of a set of the dealer's places."""
    tricks: Bytes
    """Elder's tricks for each word; shape (72,072,)."""
    king: Bytes
    """Who holds the trump king, by the code of trumps: 0 nobody, 1 elder, 2 the dealer."""
    pay: npt.NDArray[np.float32]
    """What elder is paid; shape (3, 3, 6): what was decided, who holds the king, tricks."""
    ranks: npt.NDArray[np.int32]
    """The share of a suit's cards in a hand's number; shape (4, 6, 256): suit, cards before it, cards."""
    rows: npt.NDArray[np.uint16]
    """The class of a hand's number."""
    hands: Bytes
    """The cards of each class in the word's order; shape (31,913, 5)."""
    rest: Bytes
    """The 26 unseen cards of each class."""
    weights: Counts
    """The hands that each class stands for, 1, 3 or 6."""


def deals(stakes: Stakes = POINTS[False]) -> Deals:
    """Return the tables of a game that is paid so."""
    return _deals()._replace(pay=np.array(stakes, np.float32))


@cache
def _deals() -> Deals:
    keys, weights = classes()
    hands = np.array([held_cards(int(key)) for key in keys], np.uint8)
    pack = set(range(SUITS * RANKS)) - {TURN_UP}
    rest = np.array([sorted(pack - set(hand)) for hand in hands.tolist()], np.uint8)
    made = table()
    return Deals(
        np.array([3 ** (card % RANKS) << 16 * (card // RANKS) for card in range(SUITS * RANKS)], np.int64),
        _suit_words(),
        _frame_starts(made.rank),
        made.rank,
        made.tricks[OWN, START[HAND] :],
        (np.arange(3**RANKS) // 3 ** (TURN_UP - 1) % 3).astype(np.uint8),
        np.zeros((3, 3, HAND + 1), np.float32),
        _suit_ranks(),
        _rows(hands),
        hands,
        rest,
        weights,
    )


def _suit_words() -> npt.NDArray[np.int32]:
    words = np.zeros(3**RANKS, np.int32)
    for code in range(3**RANKS):
        places = length = own = 0
        for rank in range(RANKS - 1, -1, -1):
            holder = code // 3**rank % 3
            if holder:
                places, length, own = places << 1 | holder - 1, length + 1, own + (holder == 1)
        words[code] = places | length + 1 << 8 | own << 12
    return words


def _frame_starts(rank: npt.NDArray[np.int16]) -> npt.NDArray[np.int32]:
    starts = np.zeros(1 << 9, np.int32)
    for first in range(HAND + 1):
        for second in range(HAND + 1 - first):
            for third in range(HAND + 1 - first - second):
                frame = 1
                for held in (second, third):
                    frame = frame << held + 1 | 1
                frame <<= HAND - first - second - third
                starts[first << 6 | second << 3 | third] = int(rank[frame]) * SPREADS
    return starts


def _suit_ranks() -> npt.NDArray[np.int32]:
    ranks = np.zeros((SUITS, HAND + 1, 1 << RANKS), np.int32)
    for suit in range(SUITS):
        for before in range(HAND + 1):
            for cards in range(1 << RANKS):
                held = [rank for rank in range(RANKS) if cards >> rank & 1]
                if before + len(held) <= HAND:
                    places = (comb(suit * RANKS + rank, before + i) for i, rank in enumerate(held, 1))
                    ranks[suit, before, cards] = sum(places)
    return ranks


def _rows(hands: Bytes) -> npt.NDArray[np.uint16]:
    rows = np.zeros(comb(SUITS * RANKS, HAND), np.uint16)
    for row, hand in enumerate(hands.tolist()):
        rows[sum(comb(card, i) for i, card in enumerate(sorted(hand), 1))] = row
    return rows


# Chance


_STEP, _FIRST, _SECOND = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)


@compiled
def chance(seed: Seed) -> int:
    """Return 32 random bits and move the seed on (splitmix64)."""
    seed[0] += _STEP
    bits = seed[0]
    bits = (bits ^ (bits >> _30)) * _FIRST
    bits = (bits ^ (bits >> _27)) * _SECOND
    return int((bits ^ (bits >> _31)) >> _32)


@compiled
def shuffle(cards: Counts, first: int, count: int, seed: Seed) -> None:
    """Deal random cards to the ``count`` places from ``first`` on; the order before does not matter."""
    left = len(cards) - first
    for place in range(first, first + count):
        other = place + (chance(seed) * left >> 32)
        left -= 1
        drawn = cards[other]
        cards[other] = cards[place]
        cards[place] = drawn


# Hands and words


_ORDERS = np.array([(1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1)], np.int64)


@compiled
def recognise(cards: Counts, made: Deals, codes: Counts, seed: Seed) -> int:
    """Return the class of five cards; ``codes`` receives their codes in the order of the class.

    Suits that look alike trade places by lot, so that no strategy can tell them apart.
    """
    held0, held1, held2, held3 = 0, 0, 0, 0
    for place in range(HAND):
        bit = 1 << (cards[place] & 7)
        suit = cards[place] >> 3
        if suit == 0:
            held0 |= bit
        elif suit == 1:
            held1 |= bit
        elif suit == 2:
            held2 |= bit
        else:
            held3 |= bit
    first, second, third = held1 << 2 | 1, held2 << 2 | 2, held3 << 2 | 3
    if held1 in (held2, held3) or held2 == held3:
        order = chance(seed) * 6 >> 32
        held = (0, held1, held2, held3)
        first, second, third = _ORDERS[order, 0], _ORDERS[order, 1], _ORDERS[order, 2]
        first, second, third = held[first] << 2 | first, held[second] << 2 | second, held[third] << 2 | third
    if first >> 2 < second >> 2:
        first, second = second, first
    if second >> 2 < third >> 2:
        second, third = third, second
    if first >> 2 < second >> 2:
        first, second = second, first
    count, number = 0, 0
    for index in range(SUITS):
        if index == 0:
            suit, held_here = 0, held0
        elif index == 1:
            suit, held_here = first & 3, first >> 2
        elif index == 2:
            suit, held_here = second & 3, second >> 2
        else:
            suit, held_here = third & 3, third >> 2
        number += made.ranks[index, count, held_here]
        for rank in range(RANKS - 1, -1, -1):
            if held_here >> rank & 1:
                codes[count] = made.codes[suit << 3 | rank]
                count += 1
    return int(made.rows[number])


_BITS = np.array([cards.bit_count() for cards in range(1 << RANKS)], np.int64)


@compiled
def row_of(held: int, made: Deals) -> int:
    """Return the class of a hand written as a bit a card."""
    trumps, first, second, third = held & 255, held >> 8 & 255, held >> 16 & 255, held >> 24
    if first < second:
        first, second = second, first
    if second < third:
        second, third = third, second
    if first < second:
        first, second = second, first
    before_first = _BITS[trumps]
    before_second = before_first + _BITS[first]
    number = made.ranks[0, 0, trumps] + made.ranks[1, before_first, first] + made.ranks[2, before_second, second]
    return int(made.rows[number + made.ranks[3, before_second + _BITS[second], third]])


@compiled
def word(code: int, made: Deals) -> int:
    """Return the word of elder's code plus twice the dealer's."""
    first, second = made.suits[code & 0xFFFF], made.suits[code >> 16 & 0xFFFF]
    third, fourth = made.suits[code >> 32 & 0xFFFF], made.suits[code >> 48]
    places = (first & 0xFF) << (second >> 8 & 15) | second & 0xFF
    places = places << (third >> 8 & 15) | third & 0xFF
    places = places << (fourth >> 8 & 15) | fourth & 0xFF
    return int(made.frames[(first >> 12) << 6 | (second >> 12) << 3 | third >> 12] + made.places[places])


@compiled
def part_sums(codes: Counts, sums: Counts) -> None:
    """Fill ``sums`` with the code of each throw."""
    sums[0] = 0
    for throw in range(1, THROWS):
        place = 0
        while not throw >> place & 1:
            place += 1
        sums[throw] = sums[throw & (throw - 1)] + codes[place]


_COUNTS = np.array([throw.bit_count() for throw in range(THROWS)], np.int64)


@compiled
def size(throw: int) -> int:
    """The number of cards in a throw."""
    return int(_COUNTS[throw])
