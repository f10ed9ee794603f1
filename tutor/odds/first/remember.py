"""Rules short enough to remember: one count of the hand, one number to reach; found by trying every count there is.

A count gives each trump, each plain king, queen, jack and ace, and each card of the longest plain suit a small whole
number; who reaches the limit stands, or refuses.  A throw keeps trumps and the plain cards from some rank up, by how
many trumps there are.  Every such rule is tried against the solution of both games, and the one that loses least in
the sum of both is told in a sentence.
"""

import json
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tutor.core.plain import Plain
from tutor.odds.first.deals import deals
from tutor.odds.first.sample import deal_sample, pay_all
from tutor.odds.first.solution import SHIPPED
from tutor.odds.first.solve import stand_worth
from tutor.odds.first.stakes import POINTS
from tutor.odds.first.table import PARTS, STEPS, Shares, load
from tutor.odds.first.whole import Chosen, Reals, choices
from tutor.odds.layouts import RANKS
from tutor.odds.patterns import JACK, KING, QUEEN
from tutor.odds.table import HAND

ACE = JACK - 1
Whole = npt.NDArray[np.int64]


class Held(NamedTuple):
    """What a count looks at, for every class."""

    trumps: Whole
    kings: Whole
    queens: Whole
    jacks: Whole
    aces: Whole
    longest: Whole


class Count(NamedTuple):
    """How much each counts, and the limit from which the hand is kept."""

    trump: int
    king: int
    queen: int
    jack: int
    ace: int
    longest: int
    limit: int
    most_trumps: int
    """More trumps than these count no more."""
    needs_trump: bool
    """Without a trump the hand is exchanged whatever it counts."""


@cache
def held() -> Held:
    """Return what every class holds; kings to aces are plain ones."""
    hands = deals().hands.astype(np.int64)
    suits, ranks = hands // RANKS, hands % RANKS
    plain = suits > 0
    longest = np.array([(suits == suit).sum(axis=1) for suit in range(1, 4)]).max(axis=0)
    kings, queens, jacks, aces = ((plain & (ranks == rank)).sum(axis=1) for rank in (KING, QUEEN, JACK, ACE))
    return Held((~plain).sum(axis=1), kings, queens, jacks, aces, longest)


def keeps(count: Count) -> Chosen:
    """Say of each class whether the rule keeps it."""
    return np.asarray(
        (counted(count) >= count.limit) & ((held().trumps > 0) if count.needs_trump else np.True_), np.bool_
    )


def counted(count: Count) -> Whole:
    """Return what each class counts."""
    found = held()
    total = count.trump * np.minimum(found.trumps, count.most_trumps) + count.king * found.kings
    total += count.queen * found.queens + count.jack * found.jacks + count.ace * found.aces
    return np.asarray(total + count.longest * found.longest)


NUMBERS = {"elder": 2, "dealer": 3}
"""Different numbers that a sentence of fifteen words has room for."""


def counts_of(role: str) -> Iterator[Count]:
    """Yield every count that a sentence can say, without its limit."""
    for trump, king, queen, jack, ace in product(range(4), (1, 2, 3), range(3), range(3), range(2)):
        for longest, most, needs in product(range(3), (1, 2, 3, HAND), (False, True)):
            if len({trump, king, queen, jack, ace, longest} - {0}) <= NUMBERS[role]:
                yield Count(trump, king, queen, jack, ace, longest, 0, most, needs)


def search(role: str) -> list[tuple[float, Count]]:
    """Return the rules that lose least, without and with the king's point together, best first."""
    lost: Reals = np.zeros(len(held().trumps))
    for king_point in (False, True):
        found = choices(role, king_point)
        lost = lost + found.weights * (found.keep - found.exchange)
    best = []
    for count in counts_of(role):
        total = counted(count)
        gained = np.where(held().trumps > 0, lost, 0) if count.needs_trump else lost
        by_total = np.bincount(total, gained)
        kept = by_total[::-1].cumsum()[::-1]
        limit = int(kept.argmax())
        best.append((float(kept[limit]), count._replace(limit=limit)))
    return sorted(best, key=lambda one: -one[0])


# Throwing


class Throws(NamedTuple):
    """The lowest plain rank that is kept beside trumps, with no trump, one, two or more; 8 keeps none."""

    none: int
    one: int
    more: int


@cache
def throw_all(rule: Throws) -> Whole:
    """Return what every class throws: at least its last and lowest plain card, or its lowest trump."""
    hands = deals().hands.astype(np.int64)
    suits, ranks = hands // RANKS, hands % RANKS
    lowest = np.array([rule.none, rule.one, rule.more])[np.minimum(held().trumps, 2)][:, None]
    kept = (suits == 0) | (ranks >= lowest)
    none = kept.all(axis=1)
    value = ranks + RANKS * (suits == 0)
    kept[none, value[none].argmin(axis=1)] = False
    return np.asarray((~kept << np.arange(HAND)).sum(axis=1))


def search_throws(count: int, seed: int) -> Throws:
    """Return the rule that loses least: what is kept with no trump, one or more are three questions of their own."""
    best = Throws(KING, KING, KING)
    for place in range(len(best)):
        tried = [best._replace(**{best._fields[place]: rank}) for rank in (KING + 1, KING, QUEEN, JACK)]
        best = min(
            tried, key=lambda rule: sum(loss_of("elder", rule, king, count, seed).points for king in (False, True))
        )
    return best


# Told apart by fresh deals


class Loss(NamedTuple):
    """What a rule loses against the other side's solution, in points: elder's a deal, the dealer's a proposal."""

    points: float
    error: float
    """Twice the standard error."""


def loss_of(role: str, rule: Count | Throws, king_point: bool, count: int, seed: int) -> Loss:
    """Play a rule and the solution in the same fresh deals."""
    packed = load(SHIPPED[king_point])[0]
    other = packed
    if isinstance(rule, Throws):
        chosen = np.zeros_like(packed.elder)
        chosen[np.arange(len(chosen)), 0, throw_all(rule)] = PARTS
        other = packed._replace(elder=chosen)
    else:
        share = np.where(keeps(rule), 0, STEPS).astype(np.uint16)
        other = packed._replace(**{"propose" if role == "elder" else "accept": share})
    parts = []
    for part in range(16):
        paid = [_value(one, king_point, count // 16, (seed << 8) + part) for one in (packed, other)]
        lost = paid[0][0] - paid[1][0]
        parts.append(lost if role == "elder" else -lost / paid[0][1])
    return Loss(float(np.mean(parts)), 2 * float(np.std(parts, ddof=1)) / len(parts) ** 0.5)


def _value(packed: Shares, king_point: bool, count: int, seed: int) -> tuple[float, float]:
    """Return elder's points a deal and how often he proposes; the same seed deals the same cards."""
    sample = deal_sample(packed, count, seed)
    stakes = POINTS[king_point]
    propose, accept = (np.asarray(one / STEPS, np.float32) for one in (packed.propose, packed.accept))
    rows = len(packed.propose)
    spare = np.zeros((3, rows))
    paid = pay_all(sample, 0, count, np.array(stakes, np.float32), propose, accept, *spare) / count
    stood = float(((1 - propose[sample.elder]) * stand_worth(stakes)[sample.elder]).mean())
    return stood + paid, float(propose[sample.elder].mean())


TOLD = Path(__file__).with_name("remember.json")
"""The rules that are told, with their losses; made by ``python -m tutor.odds remember``."""
ROLES = ("elder", "dealer")


def found(deals_each: int, seed: int) -> dict[str, Plain]:
    """Search all three rules and measure them in fresh deals."""
    rules: dict[str, Count | Throws] = {role: search(role)[0][1] for role in ROLES}
    rules["throw"] = search_throws(deals_each, seed)
    told: dict[str, Plain] = {"deals": deals_each, "seed": seed}
    for name, rule in rules.items():
        losses = [
            loss_of("dealer" if name == "dealer" else "elder", rule, king, deals_each, seed + 1)
            for king in (False, True)
        ]
        told[name] = {"rule": list(rule), "losses": [[round(one, 4) for one in loss] for loss in losses]}
    return told


def told() -> dict[str, Any]:
    """Return what ships."""
    return dict(json.loads(TOLD.read_text(encoding="ascii")))
