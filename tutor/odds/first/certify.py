"""How good a pair of strategies is: what the best answer of either side still gains.

What needs no talon is counted exactly, over every hand that the other side can hold.  The exchange is dealt: a first
look at all throws, then many deals for the plan's own throws and the best others, from which the best answer is chosen;
then *fresh* deals that the choice has not seen.  Valued by the fresh deals an answer cannot look better than it is, so
the gain is at least that much, up to the error named; valued by the deals that chose it, it looks better than it is, so
the gain is about that much at most.
"""

from typing import Any, NamedTuple

import numpy as np

from tutor.odds.atlas import HANDS
from tutor.odds.compiled import compiled
from tutor.odds.first.deals import THROWS, UNSEEN, Deals, Seed, deals, recognise, word
from tutor.odds.first.play import SLOTS, Plan, Reals, Sums, Tried, dealer_deals, elder_deals, hold, try_all
from tutor.odds.first.solve import lay_out, stand_worth
from tutor.odds.first.table import Shares
from tutor.odds.layouts import OPPONENTS
from tutor.odds.table import HAND, Counts

BATCH = 16
"""Deals between two drawings of the plans."""
CANDIDATES = 5
"""Throws that stay after the first look, beside those of the plan."""


class Tally(NamedTuple):
    """Mean points of throws over many deals, times how often the other side comes to them."""

    elder: Sums
    """Shape (classes, 1, 32)."""
    dealer: Sums
    """Shape (classes, 5, 32)."""


class Worths(NamedTuple):
    """What every class is worth against the other side's strategy, in points of the one who holds it."""

    stand: Sums
    """Elder stands."""
    propose: Sums
    """Elder proposes and throws as he should."""
    accepted: Sums
    """How often his proposal is accepted."""
    refuse: Sums
    """The dealer refuses; given that elder proposed."""
    accept: Sums
    """The dealer accepts and throws as he should."""
    proposed: Sums
    """How often elder proposes against this hand."""


class Certificate(NamedTuple):
    """What is certified of a pair of strategies, and what each class is worth by the way."""

    facts: dict[str, Any]
    worths: Worths
    gains: Sums
    """Elder's mean points of each throw looked at closely, times how often he is accepted; −∞ for the others."""


@compiled
def _meet(made: Deals, propose: Reals, accept: Reals, out: Sums, seed: Seed) -> None:
    """Let every class meet every hand; ``out`` (4, classes): refused, accepted, refusing, proposed."""
    kept, rest, theirs = np.zeros(THROWS, np.int64), np.zeros(UNSEEN, np.int64), np.zeros(HAND, np.int64)
    hand = np.zeros(HAND, np.int64)
    for row in range(len(made.hands)):
        hold(row, made, kept, rest)
        for first in range(UNSEEN):
            for second in range(first):
                for third in range(second):
                    for fourth in range(third):
                        for fifth in range(fourth):
                            hand[0], hand[1], hand[2] = rest[first], rest[second], rest[third]
                            hand[3], hand[4] = rest[fourth], rest[fifth]
                            other = recognise(hand, made, theirs, seed)
                            code = kept[0] + 2 * (theirs[0] + theirs[1] + theirs[2] + theirs[3] + theirs[4])
                            points = made.refused[word(code, made)] + made.king[code & 0xFFFF]
                            out[0, row] += (1 - accept[other]) * points
                            out[1, row] += accept[other]
                            out[2, other] -= made.weights[row] * propose[row] * points
                            out[3, other] += made.weights[row] * propose[row]


def meet(made: Deals, shares: Shares, seed: Seed) -> Sums:
    """Return what is exact, as means: points refused, share accepted, points of refusing, share proposed."""
    out = np.zeros((4, len(made.hands)))
    _meet(made, shares.propose, shares.accept, out, seed)
    out[2:] /= made.weights
    return np.asarray(out / OPPONENTS)


@compiled
def _lay_out_all(shares: Reals, plan: Plan, seed: Seed) -> None:
    for row in range(shares.shape[0]):
        for number in range(shares.shape[1]):
            lay_out(shares[row, number], plan.throws[row, number], seed)


@compiled
def _elder_tally(made: Deals, dealer: Plan, tried: Tried, count: int, gains: Sums, seed: Seed) -> None:
    kept, rest = np.zeros(THROWS, np.int64), np.zeros(UNSEEN, np.int64)
    for row in range(len(made.hands)):
        hold(row, made, kept, rest)
        throws = tried.throws[row, 0, : tried.counts[row, 0]]
        elder_deals(made, dealer, throws, kept, rest, count, gains[row, 0], seed)


@compiled
def _dealer_tally(made: Deals, elder: Plan, tried: Tried, count: int, gains: Sums, seed: Seed) -> None:
    kept, rest = np.zeros(THROWS, np.int64), np.zeros(UNSEEN, np.int64)
    for row in range(len(made.hands)):
        hold(row, made, kept, rest)
        dealer_deals(made, elder, tried.throws[row], tried.counts[row], kept, rest, count, gains[row], seed)


def tally(made: Deals, shares: Shares, tried: tuple[Tried, Tried], count: int, seed: Seed) -> Tally:
    """Deal every class of both sides ``count`` times against the other side's strategy."""
    classes = len(made.hands)
    gains = Tally(np.zeros((classes, 1, THROWS)), np.zeros((classes, HAND, THROWS)))
    elder = Plan(shares.propose, np.zeros((classes, 1, SLOTS), np.uint8))
    dealer = Plan(shares.accept, np.zeros((classes, HAND, SLOTS), np.uint8))
    for _ in range(count // BATCH):
        _lay_out_all(shares.dealer, dealer, seed)
        _elder_tally(made, dealer, tried[0], BATCH, gains.elder, seed)
        _lay_out_all(shares.elder, elder, seed)
        _dealer_tally(made, elder, tried[1], BATCH, gains.dealer, seed)
    return Tally(*(one / (count // BATCH * BATCH) for one in gains))


def _candidates(gains: Sums, plan: Reals, tried: Tried) -> Tried:
    """The plan's own throws and the best others."""
    seen = np.full(gains.shape, -np.inf)
    allowed = tried.throws[0, 0, : tried.counts[0, 0]].astype(np.int64)
    seen[..., allowed] = gains[..., allowed]
    rank = np.argsort(np.argsort(-seen, axis=-1, kind="stable"), axis=-1, kind="stable")
    chosen = (rank < CANDIDATES) | (plan > 0)
    order = np.argsort(~chosen, axis=-1, kind="stable")
    return Tried(order.astype(np.uint8), chosen.sum(axis=-1).astype(np.uint8))


def _looked_at(gains: Sums, tried: Tried) -> Sums:
    """The gains of the throws tried, −∞ for the others."""
    chosen = np.zeros(gains.shape, bool)
    places = np.arange(THROWS) < tried.counts[..., None]
    np.put_along_axis(chosen, tried.throws.astype(np.int64), places, axis=-1)
    return np.where(chosen, gains, -np.inf)


def _best(gains: Sums, tried: Tried) -> tuple[Counts, Sums]:
    """The best of the throws tried and its gain."""
    seen = _looked_at(gains, tried)
    best = seen.argmax(axis=-1)
    return best, np.take_along_axis(seen, best[..., None], axis=-1)[..., 0]


def certify(
    shares: Shares, *, king_point: bool = False, least: int = 1, look: int = 1024, count: int = 4096, seed: int = 2
) -> Certificate:
    """Certify a pair of strategies."""
    made, stand = deals(king_point), stand_worth(king_point).astype(np.float64)
    classes, weights = len(made.hands), made.weights / HANDS
    bits = np.array([seed], np.uint64)
    refused, accepted, refusing, proposed = meet(made, shares, bits)
    everything = (try_all(classes, 1, 1), try_all(classes, HAND, least))
    seen = tally(made, shares, everything, look, bits)
    tried = (
        _candidates(seen.elder, shares.elder, everything[0]),
        _candidates(seen.dealer, shares.dealer, everything[1]),
    )
    choosing = tally(made, shares, tried, count, bits)
    fresh = tally(made, shares, tried, count, bits)

    plan = {
        "elder": refused + (fresh.elder * shares.elder).sum(axis=(1, 2)),
        "dealer": (fresh.dealer * shares.dealer).sum(axis=(1, 2)),
    }
    value = float(weights @ ((1 - shares.propose) * stand + shares.propose * plan["elder"]))
    stood = float(weights @ ((1 - shares.propose) * stand))
    mirrored = stood - float(weights @ ((1 - shares.accept) * refusing + shares.accept * plan["dealer"]))

    best, high = _best(choosing.elder, tried[0])
    low = np.take_along_axis(fresh.elder, best[..., None], axis=-1)[..., 0]
    propose_high, propose_low = refused + high.sum(axis=1), refused + low.sum(axis=1)
    elder_low = float(weights @ np.where(propose_high > stand, propose_low, stand)) - value
    elder_high = float(weights @ np.maximum(propose_high, stand)) - value

    best, high = _best(choosing.dealer, tried[1])
    low = np.take_along_axis(fresh.dealer, best[..., None], axis=-1)[..., 0]
    accept_high, accept_low = high.sum(axis=1), low.sum(axis=1)
    dealer_low = float(weights @ np.where(accept_high > refusing, accept_low, refusing)) + mirrored - stood
    dealer_high = float(weights @ np.maximum(accept_high, refusing)) + mirrored - stood

    pooled = Tally(*((one + two) / 2 for one, two in zip(choosing, fresh, strict=True)))
    worths = Worths(
        stand,
        refused + (pooled.elder * shares.elder).sum(axis=(1, 2)),
        accepted,
        refusing / np.maximum(proposed, 1e-12),
        (pooled.dealer * shares.dealer).sum(axis=(1, 2)) / np.maximum(proposed, 1e-12),
        proposed,
    )
    facts = {
        "value": round(value, 4),
        "value_by_dealer": round(mirrored, 4),
        "elder_gain": [round(elder_low, 4), round(elder_high, 4)],
        "dealer_gain": [round(dealer_low, 4), round(dealer_high, 4)],
        "error": round(float(2 * 1.5 * np.sqrt((weights**2).sum() / count)), 4),
        "deals": classes * count,
        "stands": round(float(weights @ (1 - shares.propose)), 4),
        "refuses": round(float(weights @ ((1 - shares.accept) * proposed) / (weights @ proposed)), 4),
    }
    return Certificate(facts, worths, _looked_at(pooled.elder, tried[0])[:, 0])
