"""One class of hands at a time, dealt many times: what each of its throws is worth against the other side's strategy.

Every throw is tried on the same cards, so that chance favours none of them.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tutor.odds.compiled import compiled
from tutor.odds.first.deals import THROWS, Deals, Seed, chance, part_sums, recognise, shuffle, size, word
from tutor.odds.table import HAND, Bytes, Counts

SLOTS = 8
"""Throws that a strategy lays out for the next deals."""
TALONS = 2
"""Deals of the talon beside the same two hands."""

Reals = npt.NDArray[np.float32]
Sums = npt.NDArray[np.float64]


class Plan(NamedTuple):
    """What one side does in the next deals."""

    exchange: Reals
    """How often elder proposes, or the dealer accepts; shape (classes,)."""
    throws: Bytes
    """Throws drawn from the strategy, by how many elder threw for the dealer; shape (classes, 1 or 5, 8)."""


class Tried(NamedTuple):
    """The throws that are tried; all of them, or those that are not clearly bad."""

    throws: Bytes
    """Shape (classes, 1 or 5, 32)."""
    counts: Bytes
    """How many these are; shape (classes, 1 or 5)."""


def try_all(classes: int, numbers: int, least: int) -> Tried:
    """Return lists of all throws of at least ``least`` cards."""
    throws = np.zeros((classes, numbers, THROWS), np.uint8)
    throws[..., : THROWS - least] = np.arange(least, THROWS)
    return Tried(throws, np.full((classes, numbers), THROWS - least, np.uint8))


@compiled
def hold(row: int, made: Deals, kept: Counts, rest: Counts) -> None:
    """Take up a class: the code of what each throw keeps, and the unseen cards."""
    codes = np.zeros(HAND, np.int64)
    for place in range(HAND):
        codes[place] = made.codes[made.hands[row, place]]
    part_sums(codes, kept)
    for throw in range(THROWS // 2):
        kept[throw], kept[THROWS - 1 - throw] = kept[THROWS - 1 - throw], kept[throw]
    for place in range(len(rest)):
        rest[place] = made.rest[row, place]


@compiled
def elder_deals(
    made: Deals,
    dealer: Plan,
    tried: Bytes,
    kept: Counts,
    rest: Counts,
    count: int,
    gains: Sums,
    seed: Seed,
) -> float:
    """Add elder's points of each throw tried to ``gains``, times how often the dealer accepts; return those refused."""
    theirs, base = np.zeros(HAND, np.int64), np.zeros(HAND + 1, np.int64)
    other, whole, accepts, refused = 0, 0, np.float32(0), 0.0
    start = chance(seed)
    for deal in range(count):
        fresh = deal % TALONS == 0
        shuffle(rest, 0 if fresh else HAND, 3 * HAND if fresh else 2 * HAND, seed)
        if fresh:
            other = recognise(rest, made, theirs, seed)
            whole = theirs[0] + theirs[1] + theirs[2] + theirs[3] + theirs[4]
            accepts = dealer.exchange[other]
        if accepts < 1:
            code = kept[0] + 2 * whole
            refused += (1 - accepts) * (made.refused[word(code, made)] + made.king[code & 0xFFFF])
        if accepts > 0:
            slot = (start + deal) % SLOTS
            drawn = 0
            for number in range(1, HAND + 1):
                drawn += made.codes[rest[HAND + number - 1]]
                throw = dealer.throws[other, number - 1, slot]
                now = whole
                for place in range(HAND):
                    if throw >> place & 1:
                        now -= theirs[place]
                for place in range(size(throw)):
                    now += made.codes[rest[HAND + number + place]]
                base[number] = drawn + 2 * now
            for index in range(len(tried)):
                throw = tried[index]
                code = kept[throw] + base[size(throw)]
                gains[throw] += accepts * (made.exchanged[word(code, made)] + made.king[code & 0xFFFF])
    return refused


@compiled
def dealer_deals(
    made: Deals,
    elder: Plan,
    tried: Bytes,
    counts: Bytes,
    kept: Counts,
    rest: Counts,
    count: int,
    gains: Sums,
    seed: Seed,
) -> float:
    """Add the dealer's points of each throw tried to ``gains``, by elder's number; return those of refusing.

    All are times how often elder proposes.
    """
    theirs, base = np.zeros(HAND, np.int64), np.zeros(HAND + 1, np.int64)
    other, whole, proposes, refuse = 0, 0, np.float32(0), 0.0
    start = chance(seed)
    for deal in range(count):
        fresh = deal % TALONS == 0
        shuffle(rest, 0 if fresh else HAND, 3 * HAND if fresh else 2 * HAND, seed)
        if fresh:
            other = recognise(rest, made, theirs, seed)
            whole = theirs[0] + theirs[1] + theirs[2] + theirs[3] + theirs[4]
            proposes = elder.exchange[other]
        if proposes <= 0:
            continue
        now = whole
        code = now + 2 * kept[0]
        refuse -= proposes * (made.refused[word(code, made)] + made.king[code & 0xFFFF])
        thrown = elder.throws[other, 0, (start + deal) % SLOTS]
        number = size(thrown)
        for place in range(HAND):
            if thrown >> place & 1:
                now -= theirs[place]
        for place in range(number):
            now += made.codes[rest[HAND + place]]
        base[0] = now
        for place in range(HAND):
            base[place + 1] = base[place] + 2 * made.codes[rest[HAND + number + place]]
        for index in range(counts[number - 1]):
            throw = tried[number - 1, index]
            code = 2 * kept[throw] + base[size(throw)]
            gains[number - 1, throw] -= proposes * (made.exchanged[word(code, made)] + made.king[code & 0xFFFF])
    return refuse
