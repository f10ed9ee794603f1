"""Deals dealt once for every score: who held what, what would be taken after a refusal and after an exchange.

What both sides throw hardly depends on the score, but how often they exchange does.  So the throws are those of the
neutral solution, and then a deal says the same at every score; only what its outcome is worth differs.  A few bytes a
deal, read again and again, are enough to learn when to exchange: a hundred times cheaper than to deal anew.
"""

from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tutor.odds.compiled import compiled
from tutor.odds.first.deals import THROWS, Deals, Seed, chance, deals, part_sums, recognise, shuffle, size, word
from tutor.odds.first.play import Reals, Sums
from tutor.odds.first.stakes import EXCHANGING, REFUSING
from tutor.odds.first.table import PARTS, Shares
from tutor.odds.layouts import RANKS, SUITS
from tutor.odds.table import HAND, Bytes

OUTCOMES = HAND + 1
"""Ways the tricks can fall; an outcome is who holds the king times these, plus elder's tricks."""


class Sample(NamedTuple):
    """Many deals, one a row."""

    elder: npt.NDArray[np.uint16]
    """Elder's class."""
    dealer: npt.NDArray[np.uint16]
    refused: Bytes
    """The outcome if the dealer refuses."""
    exchanged: Bytes
    """The outcome after an exchange."""


@compiled
def draw_throw(parts: Bytes, seed: Seed) -> int:
    """Draw a throw from parts of 64."""
    at = chance(seed) * PARTS >> 32
    for throw in range(THROWS):
        at -= parts[throw]
        if at < 0:
            return throw
    return THROWS - 1


@compiled
def outcome(code: int, made: Deals) -> int:
    """Return the outcome of elder's code plus twice the dealer's."""
    return int(made.king[code & 0xFFFF] * OUTCOMES + made.tricks[word(code, made)])


@compiled
def _deal_all(
    made: Deals,
    elder_parts: Bytes,
    dealer_parts: Bytes,
    elder: npt.NDArray[np.uint16],
    dealer: npt.NDArray[np.uint16],
    refused: Bytes,
    exchanged: Bytes,
    turned: int,
    seed: Seed,
) -> None:
    mine, theirs = np.zeros(HAND, np.int64), np.zeros(HAND, np.int64)
    my_parts, their_parts = np.zeros(THROWS, np.int64), np.zeros(THROWS, np.int64)
    pack = np.zeros(SUITS * RANKS - 1, np.int64)
    for place in range(len(pack)):
        pack[place] = place + (place >= turned)
    for deal in range(len(elder)):
        shuffle(pack, 0, 4 * HAND, seed)
        row = recognise(pack[:HAND], made, mine, seed)
        other = recognise(pack[HAND:], made, theirs, seed)
        part_sums(mine, my_parts)
        part_sums(theirs, their_parts)
        elder[deal], dealer[deal] = row, other
        code = my_parts[THROWS - 1] + 2 * their_parts[THROWS - 1]
        refused[deal] = outcome(code, made)
        throw = draw_throw(elder_parts[row, 0], seed)
        number = size(throw)
        code -= my_parts[throw]
        for place in range(2 * HAND, 2 * HAND + number):
            code += made.codes[pack[place]]
        throw = draw_throw(dealer_parts[other, number - 1], seed)
        code -= 2 * their_parts[throw]
        for place in range(2 * HAND + number, 2 * HAND + number + size(throw)):
            code += 2 * made.codes[pack[place]]
        exchanged[deal] = outcome(code, made)


def deal_sample(packed: Shares, count: int, seed: int) -> Sample:
    """Deal so many times with these throws."""
    made = deals()
    sample = Sample(
        np.zeros(count, np.uint16), np.zeros(count, np.uint16), np.zeros(count, np.uint8), np.zeros(count, np.uint8)
    )
    turned = RANKS - 1
    _deal_all(made, packed.elder, packed.dealer, *sample, turned, np.array([seed], np.uint64))
    return sample


def keep_sample(path: Path, sample: Sample) -> None:
    """Write a sample as one file of bytes."""
    fresh = path.with_suffix(".part")
    with fresh.open("wb") as file:
        for one in sample:
            file.write(np.ascontiguousarray(one).data)
    fresh.replace(path)


def kept_sample(path: Path) -> Sample:
    """Read it back without copying it into memory."""
    count = path.stat().st_size // 6
    raw = np.memmap(path, np.uint8, "r")
    pairs = raw[: 4 * count].view(np.uint16)
    return Sample(pairs[:count], pairs[count:], raw[4 * count : 5 * count], raw[5 * count :])


@compiled
def pay_all(
    sample: Sample,
    first: int,
    end: int,
    pay: Reals,
    propose: Reals,
    accept: Reals,
    proposed: Sums,
    dealt: Sums,
    accepted: Sums,
) -> float:
    """Let these deals be played: add up elder's pay of proposing and what the dealer gains by accepting.

    Returns elder's pay wherever he proposes, added up.
    """
    total = 0.0
    for deal in range(first, end):
        row, other = sample.elder[deal], sample.dealer[deal]
        refused, exchanged = sample.refused[deal], sample.exchanged[deal]
        if_refused = pay[REFUSING, refused // OUTCOMES, refused % OUTCOMES]
        if_exchanged = pay[EXCHANGING, exchanged // OUTCOMES, exchanged % OUTCOMES]
        mine = if_refused + accept[other] * (if_exchanged - if_refused)
        proposed[row] += mine
        dealt[row] += 1
        accepted[other] += propose[row] * (if_refused - if_exchanged)
        total += propose[row] * mine
    return total
