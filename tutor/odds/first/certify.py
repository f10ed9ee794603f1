"""How good a pair of strategies is: what the best answer of either side still gains.

What needs no talon is counted exactly, over every hand that the other side can hold.  The exchange is dealt, and every
throw of every hand is tried in every deal; none is left out.  From some deals the best answer is chosen; in *fresh*
deals that the choice has not seen it gains at least that much, up to the error named.  Chosen and valued by all these
deals together it looks better than it is, so no answer gains more than that, up to the same error.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from typing import NamedTuple, SupportsFloat

import numpy as np
import numpy.typing as npt

from tutor.core.plain import Plain
from tutor.odds.compiled import compiled
from tutor.odds.first.deals import THROWS, UNSEEN, Deals, Seed, deals, row_of
from tutor.odds.first.play import SLOTS, Plan, Reals, Sums, Tried, dealer_deals, elder_deals, hold, paid, try_all
from tutor.odds.first.solve import lay_out, stand_worth
from tutor.odds.first.stakes import POINTS, REFUSING, Stakes
from tutor.odds.first.table import Shares, round_throws, unpack
from tutor.odds.layouts import OPPONENTS
from tutor.odds.table import HAND, Counts

BATCH = 16
"""Deals between two drawings of the plans."""
PARTS = 4
"""The deals that choose come in so many parts, the fresh ones too: tasks, whose spread is the error."""


class Tally(NamedTuple):
    """Mean points of throws over many deals, times how often the other side comes to them."""

    elder: Sums
    """Shape (classes, 1, 32)."""
    dealer: Sums
    """Shape (classes, 5, 32)."""


class Exact(NamedTuple):
    """What is counted exactly, for each class over all hands of the other side."""

    refused: Sums
    """Elder's points of a refused proposal, times how often it is refused."""
    accepted: Sums
    """How often his proposal is accepted."""
    refusing: Sums
    """The dealer's points of refusing, times how often elder proposes."""
    proposed: Sums
    """How often elder proposes against this hand."""


class Choice(NamedTuple):
    """One side's choice in every class."""

    keep: Sums
    """Points of keeping the hand."""
    base: Sums
    """Points of exchanging beside those of the throws: where the proposal is refused."""
    often: Reals
    """How often the plan exchanges."""
    throws: Reals
    """What it throws."""


class Answer(NamedTuple):
    """What a best answer does: its throws, and in which classes it exchanges."""

    throws: Counts
    exchange: npt.NDArray[np.bool_]


class Worths(NamedTuple):
    """What every class is worth against the other side's strategy, in points of the one who holds it."""

    propose: Sums
    """Elder proposes and throws as he should."""
    accepted: Sums
    refuse: Sums
    """The dealer refuses; given that elder proposed."""
    accept: Sums
    """The dealer accepts and throws as he should."""
    proposed: Sums
    losses: Sums
    """What each of elder's throws loses against his best, once he is accepted; shape (classes, 32)."""


class Certificate(NamedTuple):
    """What is certified of a pair of strategies, and what each class is worth by the way."""

    facts: dict[str, Plain]
    packed: Shares
    """The pair; where it never exchanges a hand, which nobody ever sees, with the throw that is best."""
    worths: Worths


@compiled
def _meet(rows: Counts, made: Deals, propose: Reals, accept: Reals, out: Sums) -> None:
    """Let these classes meet every hand; ``out`` (4, classes): refused, accepted, refusing, proposed."""
    kept, rest = np.zeros(THROWS, np.int64), np.zeros(UNSEEN, np.int64)
    for at in range(len(rows)):
        hold(rows[at], made, kept, rest)
        own, codes, bits = kept[0], made.codes[rest], 1 << rest
        for one in range(UNSEEN):
            for two in range(one):
                for three in range(two):
                    three_codes = codes[one] + codes[two] + codes[three]
                    three_cards = bits[one] | bits[two] | bits[three]
                    for four in range(three):
                        for five in range(four):
                            other = row_of(three_cards | bits[four] | bits[five], made)
                            theirs = three_codes + codes[four] + codes[five]
                            out[0, at] += (1 - accept[other]) * paid(REFUSING, own + 2 * theirs, made)
                            out[1, at] += accept[other]
                            out[2, at] -= propose[other] * paid(REFUSING, theirs + 2 * own, made)
                            out[3, at] += propose[other]


def meet(packed: Shares, stakes: Stakes, every: int) -> Exact:
    """Count what is exact; the whole of a task, here or on another computer."""
    made, shares = deals(stakes), unpack(packed)
    rows = np.arange(0, len(made.hands), every)
    out = np.zeros((4, len(rows)))
    _meet(rows, made, shares.propose, shares.accept, out)
    return Exact(*(out / OPPONENTS))


@compiled
def _lay_out_all(shares: Reals, plan: Plan, seed: Seed) -> None:
    for row in range(shares.shape[0]):
        for number in range(shares.shape[1]):
            lay_out(shares[row, number], plan.throws[row, number], seed)


@compiled
def _elder_tally(rows: Counts, made: Deals, dealer: Plan, tried: Tried, count: int, gains: Sums, seed: Seed) -> None:
    kept, rest = np.zeros(THROWS, np.int64), np.zeros(UNSEEN, np.int64)
    for at in range(len(rows)):
        row = rows[at]
        hold(row, made, kept, rest)
        throws = tried.throws[row, 0, : tried.counts[row, 0]]
        elder_deals(made, dealer, throws, kept, rest, count, gains[at, 0], seed)


@compiled
def _dealer_tally(rows: Counts, made: Deals, elder: Plan, tried: Tried, count: int, gains: Sums, seed: Seed) -> None:
    kept, rest = np.zeros(THROWS, np.int64), np.zeros(UNSEEN, np.int64)
    for at in range(len(rows)):
        row = rows[at]
        hold(row, made, kept, rest)
        dealer_deals(made, elder, tried.throws[row], tried.counts[row], kept, rest, count, gains[at], seed)


def tally(packed: Shares, stakes: Stakes, every: int, count: int, seed: int) -> Tally:
    """Deal classes of both sides ``count`` times against the other side; the whole of a task.

    The dealer tries to throw nothing, too.
    """
    made, shares, bits = deals(stakes), unpack(packed), np.array([seed], np.uint64)
    classes = len(made.hands)
    rows = np.arange(0, classes, every)
    gains = Tally(np.zeros((len(rows), 1, THROWS)), np.zeros((len(rows), HAND, THROWS)))
    elder = Plan(shares.propose, np.zeros((classes, 1, SLOTS), np.uint8))
    dealer = Plan(shares.accept, np.zeros((classes, HAND, SLOTS), np.uint8))
    tried = try_all(classes, 1, 1), try_all(classes, HAND, 0)
    for _ in range(count // BATCH):
        _lay_out_all(shares.dealer, dealer, bits)
        _elder_tally(rows, made, dealer, tried[0], BATCH, gains.elder, bits)
        _lay_out_all(shares.elder, elder, bits)
        _dealer_tally(rows, made, elder, tried[1], BATCH, gains.dealer, bits)
    return Tally(*(one / (count // BATCH * BATCH) for one in gains))


def best_answer(side: Choice, gains: Sums, least: int = 1) -> Answer:
    """Choose the best of all throws of at least ``least`` cards, and whether to exchange."""
    throws = gains[..., least:].argmax(axis=-1) + least
    return Answer(throws, side.base + _of(gains, throws) > side.keep)


def _of(gains: Sums, throws: Counts) -> Sums:
    return np.asarray(np.take_along_axis(gains, throws[..., None], axis=-1).sum(axis=(1, 2)))


def worth(side: Choice, gains: Sums, answer: Answer | None = None) -> Sums:
    """Return what every class makes by the plan, or by another answer."""
    if answer:
        return np.where(answer.exchange, side.base + _of(gains, answer.throws), side.keep)
    exchanged = side.base + (gains * side.throws).sum(axis=(1, 2))
    return np.asarray((1 - side.often) * side.keep + side.often * exchanged)


def certify(
    packed: Shares,
    pool: Executor,
    *,
    stakes: Stakes = POINTS[False],
    every: int = 1,
    count: int = 256,
    seed: int = 2,
    advance: Callable[[], None] = lambda: None,
) -> Certificate:
    """Certify a pair of strategies, in all classes or ``every`` so many, with ``count`` deals of each in a part.

    ``advance`` hears of each part done.
    """
    counted = pool.submit(meet, packed, stakes, every)
    tasks = [pool.submit(tally, packed, stakes, every, count, seed << 8 | part) for part in range(2 * PARTS)]
    packed = Shares(*(one[::every] for one in packed))
    exact, shares = counted.result(), unpack(packed)
    stand, weights = stand_worth(stakes)[::every].astype(np.float64), deals().weights[::every]
    weights = weights / weights.sum()
    elder = Choice(stand, exact.refused, shares.propose, shares.elder)
    dealer = Choice(exact.refusing, np.zeros_like(stand), shares.accept, shares.dealer)
    facts, pooled = _gains(weights, elder, dealer, _in_turn(tasks), advance, left_out=1 - 1 / every)
    facts |= {
        "deals": 2 * PARTS * count * len(stand),
        "stands": _round(weights @ (1 - elder.often)),
        "refuses": _round(weights @ ((1 - dealer.often) * exact.proposed) / (weights @ exact.proposed)),
    }
    elder = elder._replace(throws=_or_best(elder, pooled.elder))
    dealer = dealer._replace(throws=_or_best(dealer, pooled.dealer))
    packed = packed._replace(elder=round_throws(elder.throws), dealer=round_throws(dealer.throws))
    return Certificate(facts, packed, _worths(elder, dealer, exact, pooled))


def _or_best(side: Choice, gains: Sums) -> Reals:
    best = np.arange(THROWS) == best_answer(side, gains).throws[..., None]
    return np.where((side.often == 0)[:, None, None], best.astype(np.float32), side.throws)


def _in_turn(tasks: list[Future[Tally]]) -> Iterator[Tally]:
    """Give each answer and forget it: together they would fill the memory."""
    while tasks:
        yield tasks.pop(0).result()


def _gains(
    weights: Sums,
    elder: Choice,
    dealer: Choice,
    dealt: Iterator[Tally],
    advance: Callable[[], None],
    *,
    left_out: float,
) -> tuple[dict[str, Plain], Tally]:
    """Say what a deal is worth to elder, and what best answers gain at least and at most; and the mean of all parts.

    The error of the gains is that of the deals and, where a share of the classes is left out, that of the choice too.
    """
    asked = {
        "elder_gain": (elder, 0, 1),
        "dealer_gain": (dealer, 1, 1),
        "dealer_gain_with_none": (dealer, 1, 0),
    }
    values: list[float] = []
    low: dict[str, list[Sums]] = {name: [] for name in asked}
    chosen: dict[str, Answer] = {}
    classes = len(weights)
    pooled = Tally(np.zeros((classes, 1, THROWS)), np.zeros((classes, HAND, THROWS)))

    def gain(side: Choice, answer: Answer, gains: Sums) -> Sums:
        return worth(side, gains, answer) - worth(side, gains)

    for part, one in enumerate(dealt):
        if part == PARTS:
            chosen = {name: best_answer(side, pooled[at] * 2, least) for name, (side, at, least) in asked.items()}
        for name, answer in chosen.items():
            side, at, _ = asked[name]
            low[name].append(gain(side, answer, one[at]))
        values.append(float(weights @ worth(elder, one.elder)))
        pooled = Tally(*(mean + more / (2 * PARTS) for mean, more in zip(pooled, one, strict=True)))
        advance()
    stood = float(weights @ ((1 - elder.often) * elder.keep))
    facts: dict[str, Plain] = {
        "value": _round(sum(values) / len(values)),
        "value_by_dealer": _round(stood - float(weights @ worth(dealer, pooled.dealer))),
        "error": _spread(values),
    }
    for name, (side, at, least) in asked.items():
        high = gain(side, best_answer(side, pooled[at], least), pooled[at])
        facts[name] = [_round(weights @ sum(low[name]) / PARTS), _round(weights @ high)]
    facts["gain_error"] = max(_error(weights, gains, left_out) for gains in low.values())
    return facts, pooled


def _error(weights: Sums, gains: Sequence[Sums], left_out: float) -> float:
    """Twice the standard error of a mean gain: of its deals, and of the classes that stand for all."""
    dealt = _spread([float(weights @ one) for one in gains])
    each = np.mean(gains, axis=0)
    chosen = 2 * float(np.sqrt(left_out * (weights**2 @ (each - weights @ each) ** 2)))
    return _round(np.hypot(dealt, chosen))


def _worths(elder: Choice, dealer: Choice, exact: Exact, pooled: Tally) -> Worths:
    proposed, throws = np.maximum(exact.proposed, 1e-12), pooled.elder[:, 0]
    return Worths(
        elder.base + (pooled.elder * elder.throws).sum(axis=(1, 2)),
        exact.accepted,
        exact.refusing / proposed,
        (pooled.dealer * dealer.throws).sum(axis=(1, 2)) / proposed,
        exact.proposed,
        (throws[:, 1:].max(axis=1, keepdims=True) - throws) / np.maximum(exact.accepted, 1e-12)[:, None],
    )


def _spread(parts: Sequence[float]) -> float:
    """Twice the standard error of the mean of some parts."""
    return _round(2 * float(np.std(parts, ddof=1)) / len(parts) ** 0.5)


def _round(points: SupportsFloat) -> float:
    return round(float(points), 4)
