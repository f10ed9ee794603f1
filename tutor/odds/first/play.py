"""One class of hands at a time, dealt many times: what each of its throws is worth against the other side's strategy.

Every throw is tried on the same cards, so that chance favours none of them.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tutor.odds.compiled import compiled
from tutor.odds.first.deals import THROWS, Deals, Seed, chance, part_sums, recognise, shuffle, size, word
from tutor.odds.first.stakes import EXCHANGING, REFUSING
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
def deal_next(deal: int, before: int, rest: Counts, made: Deals, theirs: Counts, seed: Seed) -> int:
    """Deal the other hand and the talon, or beside the same hands another talon; return the other hand's class."""
    if deal % TALONS:
        shuffle(rest, HAND, 2 * HAND, seed)
        return before
    shuffle(rest, 0, 3 * HAND, seed)
    return recognise(rest, made, theirs, seed)


@compiled
def exchanged(codes: Counts, throw: int, rest: Counts, first: int, made: Deals) -> int:
    """Return the code of a hand that threw and drew, from the ``first`` unseen card on."""
    code = 0
    for place in range(HAND):
        if not throw >> place & 1:
            code += codes[place]
    for place in range(size(throw)):
        code += made.codes[rest[first + place]]
    return code


@compiled
def paid(decided: int, code: int, made: Deals) -> float:
    """Return what elder is paid once the cards lie, by what was decided."""
    return float(made.pay[decided, made.king[code & 0xFFFF], made.tricks[word(code, made)]])


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
    other, refused = 0, 0.0
    start = chance(seed)
    for deal in range(count):
        other = deal_next(deal, other, rest, made, theirs, seed)
        accepts = dealer.exchange[other]
        if accepts < 1:
            refused += (1 - accepts) * paid(REFUSING, kept[0] + 2 * theirs.sum(), made)
        if accepts > 0:
            drawn = 0
            for number in range(1, HAND + 1):
                drawn += made.codes[rest[HAND + number - 1]]
                throw = dealer.throws[other, number - 1, (start + deal) % SLOTS]
                base[number] = drawn + 2 * exchanged(theirs, throw, rest, HAND + number, made)
            for throw in tried:
                gains[throw] += accepts * paid(EXCHANGING, kept[throw] + base[size(throw)], made)
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
    other, refuse = 0, 0.0
    start = chance(seed)
    for deal in range(count):
        other = deal_next(deal, other, rest, made, theirs, seed)
        proposes = elder.exchange[other]
        if proposes > 0:
            refuse -= proposes * paid(REFUSING, theirs.sum() + 2 * kept[0], made)
            thrown = elder.throws[other, 0, (start + deal) % SLOTS]
            number = size(thrown)
            base[0] = exchanged(theirs, thrown, rest, HAND, made)
            for place in range(HAND):
                base[place + 1] = base[place] + 2 * made.codes[rest[HAND + number + place]]
            for throw in tried[number - 1, : counts[number - 1]]:
                gains[number - 1, throw] -= proposes * paid(EXCHANGING, 2 * kept[throw] + base[size(throw)], made)
    return refuse
