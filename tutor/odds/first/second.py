"""The second proposal solved and told: what it changes in the first decision.

See ``again.py`` for how both sides learn it.
"""

import json
from functools import cache
from pathlib import Path
from time import process_time

import numpy as np
import numpy.typing as npt

from tutor.core.plain import Plain
from tutor.odds.atlas import classes
from tutor.odds.first.again import First, Learned, deal_twice, learn_again, tally
from tutor.odds.first.deals import THROWS, deals
from tutor.odds.first.play import Sums
from tutor.odds.first.sample import Sample
from tutor.odds.first.scores import learn, value
from tutor.odds.first.stakes import POINTS
from tutor.odds.first.table import PARTS, RARE, STEPS, Facts, load, round_throws
from tutor.odds.table import HAND, Bytes

TOLD = Path(__file__).with_name("second.json")
"""What a second proposal changes, made by ``python -m tutor.odds second``."""
LEARN, FRESH = 1 << 26, 1 << 25
"""Deals to learn the second decision from, and fresh ones to value it."""
CHUNK = 1 << 20
"""Deals of one weight in learning: later ones count more."""
ROUNDS = 2
"""How often both decisions are learned, each against the other as it was."""
PASSES = 4
"""How often the deals are gone through in which the first decision is learned anew."""


def _nothing(numbers: int) -> Learned:
    rows = len(classes()[0])
    shapes = ((rows, 2), (rows, numbers, THROWS), (rows, 2), (rows, numbers, THROWS))
    return Learned(*(np.zeros(shape, np.float32) for shape in shapes))


def _rounded(side: Learned) -> tuple[npt.NDArray[np.uint16], Bytes]:
    """Return the average strategy in whole parts; a class that never came up plays, or throws anything."""
    total = side.choice_sum.sum(axis=1)
    often = np.where(total > 0, side.choice_sum[:, 1] / np.where(total > 0, total, 1), 0)
    often = np.where(often < RARE, 0, np.where(often > 1 - RARE, 1, often))
    throws = side.throw_sum.copy()
    throws[throws.sum(axis=-1) == 0] = 1
    throws[..., 0] = 0
    return np.rint(often * STEPS).astype(np.uint16), round_throws(throws)


def learned(throws: First, king_point: bool, count: int, seed: int) -> First:
    """Return both sides' second decision, learned from so many deals."""
    made, bits = deals(POINTS[king_point]), np.array([seed], np.uint64)
    elder, dealer = _nothing(1), _nothing(HAND)
    for chunk in range(max(1, count // CHUNK)):
        learn_again(made, throws, elder, dealer, min(count, CHUNK), float(chunk + 1), bits)
    return First(*_rounded(elder), *_rounded(dealer))


def best_gains(throws: First, second: First, king_point: bool, count: int, seed: int) -> dict[str, list[float]]:
    """Return what best answers to the second decision gain, at least and at most, in points a second decision.

    Chosen in some deals and valued in fresh ones it is the least; chosen and valued in all of them, the most.
    """
    made = deals(POINTS[king_point])
    # Followed as positive regrets, the shares draw as the strategy does.
    none = np.zeros((1, 2), np.float32)
    mine, theirs = (Learned(none, np.asarray(one, np.float32), none, none) for one in (second.elder, second.dealer))
    halves = []
    for half in (0, 1):
        elder, dealer = (np.zeros((len(made.hands), numbers, THROWS)) for numbers in (1, HAND))
        tally(made, throws, second, count, elder, dealer, mine, theirs, np.array([seed << 1 | half], np.uint64))
        halves.append([elder / count, dealer / count])
    found = {}
    for side, (name, often, shares) in enumerate(
        (("elder", second.propose, second.elder), ("dealer", second.accept, second.dealer))
    ):
        choose, fresh = halves[0][side], halves[1][side]
        own = float(((fresh * shares / PARTS).sum(axis=-1).sum(axis=-1) * often / STEPS).sum())
        low = _best(choose, fresh) - own
        both = (choose + fresh) / 2
        mean = float(((both * shares / PARTS).sum(axis=-1).sum(axis=-1) * often / STEPS).sum())
        found[f"{name}_gain"] = [round(low, 4), round(_best(both, both) - mean, 4)]
    return found


def _best(choose: Sums, value_in: Sums) -> float:
    """Value in some deals the throws and exchanges that look best in others."""
    at = choose[..., 1:].argmax(axis=-1)[..., None] + 1
    goes = np.take_along_axis(choose, at, axis=-1).sum(axis=(1, 2)) > 0
    return float(np.take_along_axis(value_in, at, axis=-1).sum(axis=(1, 2))[goes].sum())


def twice(throws: First, second: First, king_point: bool, count: int, seed: int) -> tuple[Sample, float, float]:
    """Deal a sample in which cards may be exchanged twice; how often a second proposal comes and is accepted."""
    sample = Sample(
        np.zeros(count, np.uint16), np.zeros(count, np.uint16), np.zeros(count, np.uint8), np.zeros(count, np.uint8)
    )
    counts = np.zeros(2, np.int64)
    deal_twice(deals(POINTS[king_point]), throws, second, *sample, counts, np.array([seed], np.uint64))
    return sample, float(counts[0] / count), float(counts[1] / max(1, counts[0]))


def solved(king_point: bool, shipped: Path, learn_deals: int = LEARN, fresh: int = FRESH, seed: int = 1) -> Facts:
    """Solve both decisions in turn, and return what the second proposal changes."""
    begun = process_time()
    packed = load(shipped)[0]
    before = throws = second = First(packed.propose, packed.elder, packed.accept, packed.dealer)
    for one in range(ROUNDS):
        second = learned(throws, king_point, learn_deals, seed + one)
        deal = twice(throws, second, king_point, fresh, seed + 10 + one)[0]
        often = learn(deal, POINTS[king_point], [PASSES])[0]
        propose, accept = (np.rint(share * STEPS).astype(np.uint16) for share in often)
        throws = throws._replace(propose=propose, accept=accept)
    deal, proposed, accepted = twice(throws, second, king_point, fresh, seed + 20)
    facts: dict[str, Plain] = {"second_proposed": round(proposed, 3), "second_accepted": round(accepted, 3)}
    facts |= dict(best_gains(throws, second, king_point, fresh, seed + 30))
    facts |= {"value_once": load(shipped)[1]["value"], **_worth_of(deal, throws, king_point)}
    facts |= _turned(before, throws)
    facts |= {"king_point": king_point, "deals": learn_deals * ROUNDS, "fresh": fresh, "seed": seed}
    return facts | {"seconds": round(process_time() - begun)}


def _worth_of(deal: Sample, throws: First, king_point: bool) -> dict[str, Plain]:
    shares = (np.float32(each / STEPS) for each in (throws.propose, throws.accept))
    worth, error = value(deal, POINTS[king_point], *shares)
    return {"value_twice": round(worth, 4), "error_twice": round(error, 4)}


def _turned(before: First, after: First) -> dict[str, Plain]:
    """Say how often elder stands, and how many of all hands get another answer."""
    weights = classes()[1] / classes()[1].sum()
    facts: dict[str, Plain] = {
        f"stands_{name}": round(float(weights @ (1 - one.propose / STEPS)), 3)
        for name, one in (("once", before), ("twice", after))
    }
    for role, (old, new) in {
        "elder": (before.propose, after.propose),
        "dealer": (before.accept, after.accept),
    }.items():
        other = (old < STEPS / 2) != (new < STEPS / 2)
        facts[f"turn_{role}"] = round(float(weights @ other), 3)
    return facts


@cache
def told() -> tuple[Facts, ...]:
    """Return what ships: without and with the point for the trump king."""
    return tuple(json.loads(TOLD.read_text(encoding="ascii")))
