"""Every way two Écarté hands can lie against each other, and how many tricks each is worth.

**A word.**  Write down the cards still in play, own (o) and the opponent's (x), suit by suit, trumps first and from
high to low within a suit, with a bar between suits: ``ox|oo|xx|xoxo`` and so on.  The rules of play ask only who holds
the higher card of a suit and who has none of it, so the word says all that matters: two layouts with the same word are
worth the same number of tricks, move by move.

**How many words.**  With k cards each a word has 2k + 3 symbols.  It is read as two numbers: the *frame* (k own cards
and 3 bars: which of the k + 3 symbols are bars) and the *places* (which of the 2k + 3 symbols are the opponent's).
Five cards each give 56 frames x 1,287 places = 72,072 words.  In 68,040 of them no suit is longer than eight cards;
the others never occur and are filled in all the same, because leaving them out would cost more than it saves.

**Why it is exact.**  A trick takes one own card and one of the opponent's out of the word and leaves a word with
k - 1 cards each.  So the table for k follows from the table for k - 1 by trying every lead and every legal reply:
plain backward induction, nothing estimated, only small whole numbers.
"""

from functools import cache
from math import comb
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tutor.odds.compiled import compiled

Counts = npt.NDArray[np.int64]
Bytes = npt.NDArray[np.uint8]

HAND = 5
"""Cards in a hand, and tricks in a deal."""
BARS = 3
"""Bars between the four suits of a word."""
OWN, OPPONENT = 0, 1
"""Who leads; ``OWN`` for the elder hand, ``OPPONENT`` when the own side deals."""

FRAMES = tuple(comb(k + BARS, BARS) for k in range(HAND + 1))
"""Frames of a word with k cards each: 1, 4, 10, 20, 35, 56."""
PLACES = tuple(comb(2 * k + BARS, k) for k in range(HAND + 1))
"""Places of the opponent's cards in such a word: 1, 5, 21, 84, 330, 1,287."""
START = tuple(sum(FRAMES[j] * PLACES[j] for j in range(k)) for k in range(HAND + 2))
"""Where the words with k cards each begin in the table; the last is the table's length, 85,533."""

SHIPPED = Path(__file__).with_name("table.npz")
"""The table as data, made by ``python -m tutor.odds tables``."""


class Table(NamedTuple):
    """The worth of every word, both sides seeing all cards."""

    tricks: Bytes
    """The own side's tricks, 0 to k, with best play by both; shape (2, 85,533): who leads, word."""
    floor: Bytes
    """The same when the own side plays its worst: it gets these tricks whatever it does; shape (2, 85,533)."""
    lead: Bytes
    """The own side's tricks after each own lead, for five cards each; shape (72,072, 5), cards in the word's order."""
    rank: npt.NDArray[np.int16]
    """How many smaller numbers have as many binary ones; shape (8,192,).  Numbers subsets of one size from 0."""


# The rules of play


@compiled
def wins_trick(lead_suit: int, lead_height: int, reply_suit: int, reply_height: int) -> bool:
    """Whether the reply takes the trick: higher in the suit led, or a trump (suit 0) on another suit."""
    if reply_suit == lead_suit:
        return reply_height > lead_height
    return reply_suit == 0


@compiled
def legal_replies(lead_suit: int, lead_height: int, suits: Bytes, heights: Bytes, held: int) -> int:
    """The replies allowed, as a set of bits among ``held``: beat, else follow low, else trump, else anything."""
    higher, lower, trumps = 0, 0, 0
    for card in range(len(suits)):
        if held >> card & 1:
            if suits[card] == lead_suit:
                if heights[card] > lead_height:
                    higher |= 1 << card
                else:
                    lower |= 1 << card
            elif suits[card] == 0:
                trumps |= 1 << card
    if higher:
        return higher
    if lower:
        return lower
    return trumps or held


# Building the table


@compiled
def _drop(bits: int, place: int) -> int:
    """The number without the binary digit at ``place``."""
    return bits >> (place + 1) << place | bits & ((1 << place) - 1)


@compiled
def _number_subsets(rank: npt.NDArray[np.int16]) -> None:
    seen = np.zeros(16, np.int16)
    for bits in range(len(rank)):
        ones = 0
        for place in range(16):
            ones += bits >> place & 1
        rank[bits] = seen[ones]
        seen[ones] += 1


@compiled
def _read(frame: int, places: int, k: int, suits: Bytes, heights: Bytes, slots: Bytes) -> None:
    """Read a word from its left end: row 0 the own cards, row 1 the opponent's; ``slots`` are places in the frame."""
    symbol = k + BARS
    suit, own, opponent = 0, 0, 0
    for height in range(2 * k + BARS - 1, -1, -1):
        if places >> height & 1:
            suits[1, opponent], heights[1, opponent] = suit, height
            opponent += 1
            continue
        symbol -= 1
        if frame >> symbol & 1:
            suit += 1
        else:
            suits[0, own], heights[0, own], slots[own] = suit, height, symbol
            own += 1


@compiled
def _after_trick(
    k: int, frame: int, places: int, own: int, opponent: int, heights: Bytes, slots: Bytes, rank: npt.NDArray[np.int16]
) -> int:
    """The word left when own card ``own`` and the opponent's card ``opponent`` are gone."""
    high = max(heights[0, own], heights[1, opponent])
    low = min(heights[0, own], heights[1, opponent])
    places = _drop(_drop(places, high), low)
    frame = _drop(frame, slots[own])
    return START[k - 1] + int(rank[frame]) * PLACES[k - 1] + int(rank[places])


@compiled
def _play_word(
    k: int,
    frame: int,
    places: int,
    tricks: Bytes,
    floor: Bytes,
    rank: npt.NDArray[np.int16],
    suits: Bytes,
    heights: Bytes,
    slots: Bytes,
    lead: Bytes,
) -> None:
    """Fill in one word from the words one trick shorter; ``lead`` receives the worth of each own lead."""
    word = START[k] + rank[frame] * PLACES[k] + rank[places]
    _read(frame, places, k, suits, heights, slots)
    everything = (1 << k) - 1
    best, worst = 0, HAND
    for own in range(k):
        lead_suit, lead_height = suits[0, own], heights[0, own]
        replies = legal_replies(lead_suit, lead_height, suits[1, :k], heights[1, :k], everything)
        reached = HAND
        for opponent in range(k):
            if replies >> opponent & 1:
                lost = wins_trick(lead_suit, lead_height, suits[1, opponent], heights[1, opponent])
                left = _after_trick(k, frame, places, own, opponent, heights, slots, rank)
                leader = 1 if lost else 0
                reached = min(reached, 1 - leader + tricks[leader, left])
                worst = min(worst, 1 - leader + floor[leader, left])
        lead[own] = reached
        best = max(best, reached)
    tricks[0, word], floor[0, word] = best, worst

    best, worst = HAND, HAND
    for opponent in range(k):
        lead_suit, lead_height = suits[1, opponent], heights[1, opponent]
        replies = legal_replies(lead_suit, lead_height, suits[0, :k], heights[0, :k], everything)
        reached = 0
        for own in range(k):
            if replies >> own & 1:
                won = wins_trick(lead_suit, lead_height, suits[0, own], heights[0, own])
                left = _after_trick(k, frame, places, own, opponent, heights, slots, rank)
                leader = 0 if won else 1
                reached = max(reached, 1 - leader + tricks[leader, left])
                worst = min(worst, 1 - leader + floor[leader, left])
        best = min(best, reached)
    tricks[1, word], floor[1, word] = best, worst


@compiled
def _fill(tricks: Bytes, floor: Bytes, lead: Bytes, rank: npt.NDArray[np.int16]) -> None:
    """Fill the whole table, the shortest words first."""
    suits, heights, slots = np.zeros((2, HAND), np.uint8), np.zeros((2, HAND), np.uint8), np.zeros(HAND, np.uint8)
    spare = np.zeros(HAND, np.uint8)
    for k in range(1, HAND + 1):
        for frame in range(1 << (k + BARS)):
            if _ones(frame) != BARS:
                continue
            for places in range(1 << (2 * k + BARS)):
                if _ones(places) == k:
                    _play_word(k, frame, places, tricks, floor, rank, suits, heights, slots, spare)
                    if k == HAND:
                        lead[rank[frame] * PLACES[k] + rank[places]] = spare


@compiled
def _ones(bits: int) -> int:
    """The number of binary ones."""
    ones = 0
    while bits:
        bits &= bits - 1
        ones += 1
    return ones


def build() -> Table:
    """Build the table: some hundredths of a second once the kernels are compiled."""
    made = Table(
        np.zeros((2, START[-1]), np.uint8),
        np.zeros((2, START[-1]), np.uint8),
        np.zeros((FRAMES[HAND] * PLACES[HAND], HAND), np.uint8),
        np.zeros(1 << (2 * HAND + BARS), np.int16),
    )
    _number_subsets(made.rank)
    _fill(made.tricks, made.floor, made.lead, made.rank)
    return made


def save(made: Table, path: Path = SHIPPED) -> None:
    """Write the table that ships, so that a first answer needs no compiler."""
    np.savez_compressed(path, **made._asdict())


@cache
def table() -> Table:
    """Return the table that ships, read once in a process."""
    with np.load(SHIPPED) as kept:
        made = Table(*(kept[name] for name in Table._fields))
    for array in made:
        array.flags.writeable = False
    return made
