"""A second proposal: what becomes of the first decision when cards may be exchanged once more.

After the first exchange nobody owes three tricks, so a second no costs nothing: elder proposes again or plays, the
dealer gives cards or plays, and cards change hands only where both want it.  Both sides learn this against each other
on deals that come out of the first exchange, each knowing the five cards now held; the cards thrown before, and how
many the other side threw, are not used.  The throws of the first exchange stay those of the solution with one exchange;
how often both go along at first is learned anew, as at the scores.  A third proposal is not looked at.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tutor.odds.compiled import compiled
from tutor.odds.first.deals import THROWS, Deals, Seed, chance, part_sums, recognise, shuffle, size
from tutor.odds.first.play import Reals, Sums, paid
from tutor.odds.first.sample import draw_throw, outcome
from tutor.odds.first.stakes import EXCHANGING
from tutor.odds.first.table import STEPS
from tutor.odds.layouts import RANKS, SUITS
from tutor.odds.table import HAND, Bytes, Counts


class Learned(NamedTuple):
    """What one side has learned of the second decision."""

    choice: Reals
    """Regrets of playing and of exchanging again; shape (classes, 2)."""
    throw: Reals
    """Regrets of the throws; shape (classes, 1 or 5, 32)."""
    choice_sum: Reals
    """Strategies added up, from which the average follows."""
    throw_sum: Reals


class First(NamedTuple):
    """What both do at first, in whole parts."""

    propose: npt.NDArray[np.uint16]
    elder: Bytes
    accept: npt.NDArray[np.uint16]
    dealer: Bytes


@compiled
def _follow(regrets: Reals, share: Reals) -> None:
    """Follow the positive regrets of the throws of one to five cards; where there are none, each alike."""
    total = np.float32(0)
    share[0] = 0
    for throw in range(1, THROWS):
        total += max(np.float32(0), regrets[throw])
    for throw in range(1, THROWS):
        share[throw] = max(np.float32(0), regrets[throw]) / total if total > 0 else np.float32(1) / (THROWS - 1)


@compiled
def _goes(regrets: Reals) -> float:
    """How often to exchange, by the positive regrets."""
    keep, exchange = max(np.float32(0), regrets[0]), max(np.float32(0), regrets[1])
    return exchange / (keep + exchange) if keep + exchange > 0 else 0.5


@compiled
def _pick(share: Reals, seed: Seed) -> int:
    """Draw a throw from shares."""
    at = chance(seed) / 4294967296.0
    last = 1
    for throw in range(1, THROWS):
        if share[throw] > 0:
            last = throw
            at -= share[throw]
            if at < 0:
                return throw
    return last


@compiled
def _pack() -> Counts:
    """The pack without the turned card."""
    pack = np.arange(SUITS * RANKS - 1)
    for place in range(RANKS - 1, len(pack)):
        pack[place] = place + 1
    return pack


@compiled
def _exchange_once(
    made: Deals, throws: First, pack: Counts, mine: Counts, theirs: Counts, row: int, other: int, seed: Seed
) -> int:
    """Let both throw and draw for the first time; their new cards lie at the pack's head.  Return how many drew."""
    elder_throw = draw_throw(throws.elder[row, 0], seed)
    dealer_throw = draw_throw(throws.dealer[other, size(elder_throw) - 1], seed)
    at = 2 * HAND
    for side in range(2):
        codes = mine if side == 0 else theirs
        throw = elder_throw if side == 0 else dealer_throw
        for place in range(HAND):
            if throw >> place & 1:
                for held in range(side * HAND, side * HAND + HAND):
                    if made.codes[pack[held]] == codes[place]:
                        pack[held], pack[at] = pack[at], pack[held]
                        at += 1
                        break
    return at


@compiled
def _dealt(made: Deals, throws: First, pack: Counts, mine: Counts, theirs: Counts, rows: Counts, seed: Seed) -> int:
    """Deal until cards are exchanged; return where the talon goes on.  ``rows``: classes before and after."""
    while True:
        shuffle(pack, 0, 4 * HAND, seed)
        rows[0] = recognise(pack[:HAND], made, mine, seed)
        rows[1] = recognise(pack[HAND : 2 * HAND], made, theirs, seed)
        if (chance(seed) * STEPS >> 32) < throws.propose[rows[0]] and (chance(seed) * STEPS >> 32) < throws.accept[
            rows[1]
        ]:
            at = _exchange_once(made, throws, pack, mine, theirs, rows[0], rows[1], seed)
            # What was thrown lies among the cards from the eleventh on: the talon goes on behind it.
            rows[2] = recognise(pack[:HAND], made, mine, seed)
            rows[3] = recognise(pack[HAND : 2 * HAND], made, theirs, seed)
            return at


@compiled
def _tried(
    made: Deals,
    elder: Learned,
    dealer: Learned,
    rows: Counts,
    pack: Counts,
    at: int,
    mine: Counts,
    theirs: Counts,
    shares: Reals,
    gains: Reals,
    seed: Seed,
) -> float:
    """Try every throw of both sides on these cards: ``gains`` (2, 32) in elder's points; return those of playing.

    ``shares`` (3, 32) receives elder's strategy, the dealer's after the throw that elder drew, and its size in
    the third row.
    """
    my_parts, their_parts = np.zeros(THROWS, np.int64), np.zeros(THROWS, np.int64)
    part_sums(mine, my_parts)
    part_sums(theirs, their_parts)
    whole, wholes = my_parts[THROWS - 1], their_parts[THROWS - 1]
    _follow(elder.throw[rows[2], 0], shares[0])
    drawn = 0
    for number in range(1, HAND + 1):
        drawn += made.codes[pack[at + number - 1]]
        _follow(dealer.throw[rows[3], number - 1], shares[1])
        reply = _pick(shares[1], seed)
        base = drawn + whole + 2 * (wholes - their_parts[reply])
        for place in range(at + number, at + number + size(reply)):
            base += 2 * made.codes[pack[place]]
        for throw in range(1, THROWS):
            if size(throw) == number:
                gains[0, throw] = paid(EXCHANGING, base - my_parts[throw], made)
    mine_thrown = _pick(shares[0], seed)
    number = size(mine_thrown)
    _follow(dealer.throw[rows[3], number - 1], shares[1])
    base = whole - my_parts[mine_thrown]
    for place in range(at, at + number):
        base += made.codes[pack[place]]
    sums = np.zeros(HAND + 1, np.int64)
    for place in range(HAND):
        sums[place + 1] = sums[place] + 2 * made.codes[pack[at + number + place]]
    for throw in range(1, THROWS):
        gains[1, throw] = paid(EXCHANGING, base + sums[size(throw)] + 2 * (wholes - their_parts[throw]), made)
    shares[2, 0] = number
    return paid(EXCHANGING, whole + 2 * wholes, made)


@compiled
def learn_again(
    made: Deals, throws: First, elder: Learned, dealer: Learned, count: int, weight: float, seed: Seed
) -> None:
    """Let both sides learn from ``count`` deals of a weight."""
    pack, rows = _pack(), np.zeros(4, np.int64)
    mine, theirs = np.zeros(HAND, np.int64), np.zeros(HAND, np.int64)
    shares, gains = np.zeros((3, THROWS), np.float32), np.zeros((2, THROWS), np.float32)
    for _ in range(count):
        at = _dealt(made, throws, pack, mine, theirs, rows, seed)
        kept = _tried(made, elder, dealer, rows, pack, at, mine, theirs, shares, gains, seed)
        number = int(shares[2, 0])
        proposes, accepts = _goes(elder.choice[rows[2]]), _goes(dealer.choice[rows[3]])
        for side in range(2):
            row = rows[2 + side]
            slot = 0 if side == 0 else number - 1
            sign = 1.0 if side == 0 else -1.0
            own, meets = (proposes, accepts) if side == 0 else (accepts, proposes)
            learned = elder if side == 0 else dealer
            worth = 0.0
            for throw in range(1, THROWS):
                worth += shares[side, throw] * gains[side, throw]
            for throw in range(1, THROWS):
                learned.throw[row, slot, throw] += weight * meets * sign * (gains[side, throw] - worth)
                learned.throw_sum[row, slot, throw] += weight * own * shares[side, throw]
            gain = meets * sign * (worth - kept)
            learned.choice[row, 0] -= weight * own * gain
            learned.choice[row, 1] += weight * (1 - own) * gain
            learned.choice_sum[row, 0] += weight * (1 - own)
            learned.choice_sum[row, 1] += weight * own


@compiled
def tally(
    made: Deals,
    throws: First,
    second: First,
    count: int,
    elder: Sums,
    dealer: Sums,
    shares_of: Learned,
    dealer_of: Learned,
    seed: Seed,
) -> None:
    """Add up over fresh deals what each throw gains over playing, times how often the other side goes along."""
    pack, rows = _pack(), np.zeros(4, np.int64)
    mine, theirs = np.zeros(HAND, np.int64), np.zeros(HAND, np.int64)
    shares, gains = np.zeros((3, THROWS), np.float32), np.zeros((2, THROWS), np.float32)
    for _ in range(count):
        at = _dealt(made, throws, pack, mine, theirs, rows, seed)
        kept = _tried(made, shares_of, dealer_of, rows, pack, at, mine, theirs, shares, gains, seed)
        number = int(shares[2, 0])
        proposes, accepts = second.propose[rows[2]] / STEPS, second.accept[rows[3]] / STEPS
        for throw in range(1, THROWS):
            elder[rows[2], 0, throw] += accepts * (gains[0, throw] - kept)
            dealer[rows[3], number - 1, throw] -= proposes * (gains[1, throw] - kept)


@compiled
def deal_twice(
    made: Deals,
    throws: First,
    second: First,
    elder: npt.NDArray[np.uint16],
    dealer: npt.NDArray[np.uint16],
    refused: Bytes,
    exchanged: Bytes,
    counts: Counts,
    seed: Seed,
) -> None:
    """Deal a sample as ``sample.py`` does, with the second exchange; ``counts``: second proposals, those accepted."""
    pack = _pack()
    mine, theirs = np.zeros(HAND, np.int64), np.zeros(HAND, np.int64)
    for deal in range(len(elder)):
        shuffle(pack, 0, 4 * HAND, seed)
        row = recognise(pack[:HAND], made, mine, seed)
        other = recognise(pack[HAND : 2 * HAND], made, theirs, seed)
        elder[deal], dealer[deal] = row, other
        refused[deal] = outcome(mine.sum() + 2 * theirs.sum(), made)
        at = _exchange_once(made, throws, pack, mine, theirs, row, other, seed)
        row = recognise(pack[:HAND], made, mine, seed)
        other = recognise(pack[HAND : 2 * HAND], made, theirs, seed)
        code = mine.sum() + 2 * theirs.sum()
        if (chance(seed) * STEPS >> 32) < second.propose[row]:
            counts[0] += 1
            if (chance(seed) * STEPS >> 32) < second.accept[other]:
                counts[1] += 1
                throw = draw_throw(second.elder[row, 0], seed)
                number = size(throw)
                for place in range(HAND):
                    if throw >> place & 1:
                        code += made.codes[pack[at]] - mine[place]
                        at += 1
                throw = draw_throw(second.dealer[other, number - 1], seed)
                for place in range(HAND):
                    if throw >> place & 1:
                        code += 2 * (made.codes[pack[at]] - theirs[place])
                        at += 1
        exchanged[deal] = outcome(code, made)
