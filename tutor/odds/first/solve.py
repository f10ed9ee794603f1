"""Both players learn the first decision by playing it against each other, sweep after sweep.

Linear counterfactual regret minimisation with dealt chances.  A sweep gives every class of one role a few random deals;
each deal tries every throw of that hand on the same cards against a plan that the other side draws from its strategy.
What a throw would have gained is added to its regret; the next strategy follows the positive regrets; and what counts
in the end is the average of the strategies, later sweeps more than earlier ones.  Regrets may fall below zero: cut off
there, as often done, they would keep the luck of bad throws and forget their bad luck, and with few deals a sweep the
strategies come to rest five times later.  Sampling makes them noisy, not wrong: how good the average is,
``certify.py`` finds out with other deals.
"""

from functools import cache
from typing import NamedTuple

import numpy as np

from tutor.odds.atlas import TURN_UP, atlas, classes, with_highest
from tutor.odds.compiled import compiled
from tutor.odds.first.deals import THROWS, UNSEEN, Deals, Seed, chance, deals
from tutor.odds.first.play import SLOTS, Plan, Reals, Sums, Tried, dealer_deals, elder_deals, hold
from tutor.odds.first.stakes import DEALER, ELDER, NOBODY, STOOD, Stakes
from tutor.odds.layouts import OPPONENTS
from tutor.odds.table import HAND, OWN, Bytes


class Side(NamedTuple):
    """What one player has learned."""

    choice: Reals
    """Regrets of keeping the hand and of exchanging; shape (classes, 2)."""
    throw: Reals
    """Regrets of the throws, by how many elder threw for the dealer; shape (classes, 1 or 5, 32)."""
    choice_sum: Reals
    """Strategies added up, from which the average follows."""
    throw_sum: Reals
    plan: Plan


def new_side(classes: int, numbers: int) -> Side:
    """Return a player who knows nothing yet."""
    return Side(
        np.zeros((classes, 2), np.float32),
        np.zeros((classes, numbers, THROWS), np.float32),
        np.zeros((classes, 2), np.float32),
        np.zeros((classes, numbers, THROWS), np.float32),
        Plan(np.full(classes, 0.5, np.float32), np.full((classes, numbers, SLOTS), THROWS - 1, np.uint8)),
    )


@cache
def stand_tricks() -> Sums:
    """Return how often elder takes 0 to 5 tricks by standing, by who holds the king; shape (classes, 3, 6)."""
    counts = np.zeros((len(classes()[0]), 3, HAND + 1), np.int64)
    held_against = with_highest()
    counts[:, NOBODY] = atlas().tricks[:, OWN] - held_against
    counts[:, DEALER] = held_against
    held = (deals().hands == TURN_UP - 1).any(axis=1)
    counts[held] = 0
    counts[held, ELDER] = atlas().tricks[held, OWN]
    return np.asarray(counts / OPPONENTS)


def stand_worth(stakes: Stakes) -> Reals:
    """Return what elder is paid for standing, exactly, for each class."""
    return np.asarray((stand_tricks() * np.array(stakes[STOOD])).sum(axis=(1, 2)), np.float32)


@compiled
def follow(regrets: Reals, tried: Bytes, share: Reals) -> None:
    """Follow the positive regrets; where there are none, every throw alike."""
    total = np.float32(0)
    share[:] = 0
    for throw in tried:
        total += max(np.float32(0), regrets[throw])
    for throw in tried:
        share[throw] = max(np.float32(0), regrets[throw]) / total if total > 0 else np.float32(1) / len(tried)


@compiled
def lay_out(share: Reals, throws: Bytes, seed: Seed) -> None:
    """Draw throws at even distances through the strategy, from a random start."""
    at = chance(seed) / 4294967296.0
    passed, slot, last = 0.0, 0, 0
    for throw in range(THROWS):
        if share[throw] > 0:
            last = throw
            passed += share[throw] * SLOTS
            while slot < SLOTS and at + slot < passed:
                throws[slot] = throw
                slot += 1
    while slot < SLOTS:
        throws[slot] = last
        slot += 1


@compiled
def _learn_throw(
    regrets: Reals,
    sums: Reals,
    tried: Bytes,
    share: Reals,
    gains: Sums,
    count: int,
    keep: float,
    forget: float,
    reach: float,
) -> float:
    """Add to the regrets what each throw gains over the strategy; return the strategy's worth."""
    worth = 0.0
    for throw in tried:
        worth += share[throw] * gains[throw] / count
    for throw in tried:
        regrets[throw] = regrets[throw] * keep + gains[throw] / count - worth
        sums[throw] = sums[throw] * forget + share[throw] * reach
    return worth


@compiled
def _learn_choice(
    regrets: Reals, sums: Reals, stay: float, exchange: float, share: float, keep: float, forget: float
) -> float:
    """The same for the first choice; return how often to exchange from now on."""
    worth = (1 - share) * stay + share * exchange
    regrets[0] = regrets[0] * keep + stay - worth
    regrets[1] = regrets[1] * keep + exchange - worth
    sums[0] = sums[0] * forget + (1 - share)
    sums[1] = sums[1] * forget + share
    total = max(np.float32(0), regrets[0]) + max(np.float32(0), regrets[1])
    return max(np.float32(0), regrets[1]) / total if total > 0 else 0.5


@compiled
def elder_sweep(
    made: Deals,
    elder: Side,
    dealer: Plan,
    tried: Tried,
    stand: Reals,
    count: int,
    keep: float,
    forget: float,
    seed: Seed,
) -> float:
    """Give elder every class ``count`` deals; return what the strategies were worth to elder in them."""
    kept, rest = np.zeros(THROWS, np.int64), np.zeros(UNSEEN, np.int64)
    gains, share = np.zeros(THROWS, np.float64), np.zeros(THROWS, np.float32)
    total, weight = 0.0, 0.0
    for row in range(len(made.hands)):
        hold(row, made, kept, rest)
        throws = tried.throws[row, 0, : tried.counts[row, 0]]
        gains[:] = 0
        refused = elder_deals(made, dealer, throws, kept, rest, count, gains, seed)
        reach = elder.plan.exchange[row]
        follow(elder.throw[row, 0], throws, share)
        propose = refused / count + _learn_throw(
            elder.throw[row, 0], elder.throw_sum[row, 0], throws, share, gains, count, keep, forget, reach
        )
        total += made.weights[row] * (stand[row] * (1 - reach) + propose * reach)
        weight += made.weights[row]
        elder.plan.exchange[row] = _learn_choice(
            elder.choice[row], elder.choice_sum[row], stand[row], propose, reach, keep, forget
        )
        follow(elder.throw[row, 0], throws, share)
        lay_out(share, elder.plan.throws[row, 0], seed)
    return total / weight


@compiled
def dealer_sweep(
    made: Deals, elder: Plan, dealer: Side, tried: Tried, count: int, keep: float, forget: float, seed: Seed
) -> None:
    """Give the dealer every class ``count`` deals."""
    kept, rest = np.zeros(THROWS, np.int64), np.zeros(UNSEEN, np.int64)
    gains, share = np.zeros((HAND, THROWS), np.float64), np.zeros(THROWS, np.float32)
    for row in range(len(made.hands)):
        hold(row, made, kept, rest)
        gains[:] = 0
        refuse = dealer_deals(made, elder, tried.throws[row], tried.counts[row], kept, rest, count, gains, seed)
        accept = 0.0
        reach = dealer.plan.exchange[row]
        for number in range(HAND):
            throws = tried.throws[row, number, : tried.counts[row, number]]
            follow(dealer.throw[row, number], throws, share)
            accept += _learn_throw(
                dealer.throw[row, number],
                dealer.throw_sum[row, number],
                throws,
                share,
                gains[number],
                count,
                keep,
                forget,
                reach,
            )
            follow(dealer.throw[row, number], throws, share)
            lay_out(share, dealer.plan.throws[row, number], seed)
        dealer.plan.exchange[row] = _learn_choice(
            dealer.choice[row], dealer.choice_sum[row], refuse / count, accept, reach, keep, forget
        )
