"""What the choices of one hand are worth against the other side's strategy: counted where that can be, else dealt.

Every one of the 65,780 hands that the other side can hold is met, so who goes along and what keeping the hand brings
is counted, not estimated.  Only the cards drawn in an exchange are dealt by lot, again and again until the error is
small, the same cards for every throw.  Arrays do all of it; nothing is compiled.
"""

from functools import cache
from itertools import combinations
from math import sqrt
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tutor.odds.atlas import classes
from tutor.odds.first.deals import THROWS, UNSEEN, Deals, deals
from tutor.odds.first.stakes import EXCHANGING, REFUSING, Stakes
from tutor.odds.first.table import PARTS, STEPS, Shares
from tutor.odds.layouts import RANKS, SUITS
from tutor.odds.table import HAND, Counts

LEAST, MOST = 3, 24
"""Rounds of draws for each hand of the other side."""
DRAWN = 2 * HAND
"""Cards that an exchange may take from the talon."""

Sums = npt.NDArray[np.float64]


class Tried(NamedTuple):
    """One throw."""

    throw: int
    worth: float
    """Once the exchange is agreed, for the one who throws."""


class Weighed(NamedTuple):
    """What one hand is worth, to the one who holds it."""

    keep: float
    """The dealer refuses; counted.  Elder's standing is counted elsewhere and 0 here."""
    exchange: float
    """Elder proposes, or the dealer accepts, and throws as the strategy does."""
    error: float
    """Half the width of the interval that holds the true figure 19 times out of 20."""
    meets: float
    """How often the other side goes along: accepts, or proposes; counted."""
    tried: dict[int, list[Tried]]
    """The strategy's throws, by how many elder threw; 0 for elder's own."""


class Others(NamedTuple):
    """All hands that the other side can hold, one a row."""

    rows: Counts
    """Their classes."""
    codes: Counts
    """The codes of their cards, in the order of the class; shape (n, 5)."""
    left: npt.NDArray[np.uint8]
    """Which of the 26 unseen cards are left; shape (n, 21)."""


@cache
def _choices() -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.uint8]]:
    """Return all ways to choose five of 26, and what is left."""
    chosen = np.array(list(combinations(range(UNSEEN), HAND)), np.uint8)
    is_left = np.ones((len(chosen), UNSEEN), bool)
    np.put_along_axis(is_left, chosen.astype(np.int64), values=False, axis=1)
    return chosen, np.nonzero(is_left)[1].reshape(len(chosen), -1).astype(np.uint8)


def _others(rest: npt.NDArray[np.uint8], made: Deals, draw: np.random.Generator) -> Others:
    chosen, left = _choices()
    cards = rest[chosen].astype(np.int64)
    suits, ranks = cards // RANKS, cards % RANKS
    bits = np.stack([((suits == suit) << ranks).sum(axis=1) for suit in range(SUITS)], axis=1)
    # Suits that look alike trade places by lot, so that no strategy can tell them apart.
    plain = bits[:, 1:] << 2 | draw.random((len(bits), SUITS - 1)).argsort(axis=1)
    order = (-plain).argsort(axis=1)
    place = np.zeros((len(bits), SUITS), np.int64)
    np.put_along_axis(place, order + 1, np.arange(1, SUITS), axis=1)
    key = bits[:, 0]
    for at in range(SUITS - 1):
        key = key << RANKS | np.take_along_axis(bits[:, 1:], order[:, at : at + 1], axis=1)[:, 0]
    by_place = (np.take_along_axis(place, suits, axis=1) * RANKS - ranks).argsort(axis=1)
    codes = made.codes[np.take_along_axis(cards, by_place, axis=1)]
    return Others(np.searchsorted(classes()[0], key), codes, left)


def _paid(decided: int, code: Counts, made: Deals) -> Sums:
    """Return what elder is paid, for codes of both hands."""
    first, second = made.suits[code & 0xFFFF], made.suits[code >> 16 & 0xFFFF]
    third, fourth = made.suits[code >> 32 & 0xFFFF], made.suits[code >> 48]
    places = (first & 0xFF) << (second >> 8 & 15) | second & 0xFF
    places = places << (third >> 8 & 15) | third & 0xFF
    places = places << (fourth >> 8 & 15) | fourth & 0xFF
    words = made.frames[(first >> 12) << 6 | (second >> 12) << 3 | third >> 12] + made.places[places]
    return np.asarray(made.pay[decided, made.king[code & 0xFFFF], made.tricks[words]], np.float64)


_HOLDS = (np.arange(THROWS)[:, None] >> np.arange(HAND) & 1).astype(np.int64)
_SIZES = _HOLDS.sum(axis=1)


def _pick(shares: npt.NDArray[np.uint8], draw: np.random.Generator) -> Counts:
    """Draw a throw for each row of parts of 64."""
    at = draw.integers(0, PARTS, (len(shares), 1))
    return np.asarray((shares.cumsum(axis=1) <= at).sum(axis=1))


def _draw(left: npt.NDArray[np.uint8], codes: Counts, draw: np.random.Generator) -> Counts:
    """Return the codes of the first 0 to 10 cards of a shuffled talon, added up; shape (n, 11)."""
    left, every = left.copy(), np.arange(len(left))
    for place in range(DRAWN):
        other = draw.integers(place, left.shape[1], len(left))
        left[every, place], left[every, other] = left[every, other], left[every, place]
    sums = np.zeros((len(left), DRAWN + 1), np.int64)
    sums[:, 1:] = codes[left[:, :DRAWN]].cumsum(axis=1)
    return sums


class _Mean:
    """A mean over strata that are all met equally often, with its error."""

    def __init__(self, weights: Sums) -> None:
        self.weights = weights
        self.rounds = 0
        self.sums, self.squares = np.zeros(len(weights)), np.zeros(len(weights))

    def add(self, values: Sums) -> None:
        self.rounds += 1
        self.sums += values
        self.squares += values**2

    @property
    def mean(self) -> float:
        return float(self.weights @ self.sums) / self.rounds

    @property
    def error(self) -> float:
        spread = np.maximum(self.squares - self.sums**2 / self.rounds, 0) / (self.rounds - 1)
        return 1.96 * sqrt(float(self.weights**2 @ spread) / self.rounds)


def weigh(row: int, role: str, packed: Shares, stakes: Stakes, within: float, seed: int = 1) -> Weighed:
    """Weigh a hand's choices until the error is at most ``within``, or long enough."""
    made, draw = deals(stakes), np.random.default_rng([seed, row])
    codes = made.codes[made.hands[row]]
    others = _others(made.rest[row], made, draw)
    going = (packed.accept if role == "elder" else packed.propose)[others.rows] / STEPS
    theirs = others.codes.sum(axis=1)
    owed = codes.sum() + 2 * theirs if role == "elder" else theirs + 2 * codes.sum()
    refused = _paid(REFUSING, owed, made)
    meets = float(going.mean())
    met = np.flatnonzero(going)
    if not len(met):  # nobody ever goes along
        keep = float(refused.mean())
        return Weighed(0.0, keep, 0.0, 0.0, {}) if role == "elder" else Weighed(-keep, -keep, 0.0, 0.0, {})
    weights = going[met] / going[met].sum()
    met_others = Others(others.rows[met], others.codes[met], others.left[met])
    exchange = _elder if role == "elder" else _dealer
    found, tried = exchange(row, codes, met_others, weights, packed, made, draw, within)
    if role == "elder":
        base = float(((1 - going) * refused).mean())
        return Weighed(0.0, base + meets * found.mean, meets * found.error, meets, tried)
    return Weighed(-float(weights @ refused[met]), found.mean, found.error, meets, tried)


def _more(found: _Mean, within: float) -> bool:
    return found.rounds < LEAST or (found.rounds < MOST and found.error > within)


def _elder(
    row: int,
    codes: Counts,
    others: Others,
    weights: Sums,
    packed: Shares,
    made: Deals,
    draw: np.random.Generator,
    within: float,
) -> tuple[_Mean, dict[int, list[Tried]]]:
    parts = packed.elder[row, 0]
    throws = np.flatnonzero(parts)
    answers = {
        number: packed.dealer[others.rows, number - 1] for number in {int(_SIZES[throw]) for throw in throws.tolist()}
    }
    unseen = made.codes[made.rest[row]]
    found, each = _Mean(weights), {int(throw): _Mean(weights) for throw in throws}
    while _more(found, within):
        drawn = _draw(others.left, unseen, draw)
        total = np.zeros(len(weights))
        for throw, mean in each.items():
            number = int(_SIZES[throw])
            answer = _pick(answers[number], draw)
            after = number + _SIZES[answer]
            theirs = (others.codes * (1 - _HOLDS[answer])).sum(axis=1) - drawn[:, number]
            theirs += np.take_along_axis(drawn, after[:, None], axis=1)[:, 0]
            mine = (codes * (1 - _HOLDS[throw])).sum() + drawn[:, number]
            paid = _paid(EXCHANGING, mine + 2 * theirs, made)
            mean.add(paid)
            total += int(parts[throw]) / PARTS * paid
        found.add(total)
    return found, {0: [Tried(throw, mean.mean) for throw, mean in each.items()]}


def _dealer(
    row: int,
    codes: Counts,
    others: Others,
    weights: Sums,
    packed: Shares,
    made: Deals,
    draw: np.random.Generator,
    within: float,
) -> tuple[_Mean, dict[int, list[Tried]]]:
    unseen = made.codes[made.rest[row]]
    theirs_parts = packed.elder[others.rows, 0]
    found = _Mean(weights)
    sums = np.zeros((HAND + 1, THROWS, 2))
    while _more(found, within):
        drawn = _draw(others.left, unseen, draw)
        thrown = _pick(theirs_parts, draw)
        numbers = _SIZES[thrown]
        first = np.take_along_axis(drawn, numbers[:, None], axis=1)[:, 0]
        elder = (others.codes * (1 - _HOLDS[thrown])).sum(axis=1) + first
        total = np.zeros(len(weights))
        for number in range(1, HAND + 1):
            chosen = np.flatnonzero(numbers == number)
            parts = packed.dealer[row, number - 1]
            for throw in np.flatnonzero(parts).tolist():
                mine = (codes * (1 - _HOLDS[throw])).sum() - first[chosen] + drawn[chosen, number + _SIZES[throw]]
                paid = -_paid(EXCHANGING, elder[chosen] + 2 * mine, made)
                total[chosen] += int(parts[throw]) / PARTS * paid
                sums[number, throw] += weights[chosen] @ paid, weights[chosen].sum()
        found.add(total)
    tried = {
        number: [
            Tried(throw, float(sums[number, throw, 0] / sums[number, throw, 1]))
            for throw in np.flatnonzero(packed.dealer[row, number - 1]).tolist()
            if sums[number, throw, 1]
        ]
        for number in range(1, HAND + 1)
    }
    return found, tried
