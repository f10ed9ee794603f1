"""How many cards everyone gets in each deal, and from how many packs."""

from __future__ import annotations

from functools import lru_cache

from tutor.core.cards import Card, pack
from tutor.core.rules import RuleId
from tutor.games.gurke.options import Options

SEVEN = RuleId("gurke.deal.seven")
SIX = RuleId("gurke.deal.six")
FIVE = RuleId("gurke.deal.fixed-five")
LOSING_CARD = RuleId("gurke.deal.loser-card")
LOSING_CARD_TO_SEVEN = RuleId("gurke.deal.vidargas-size")
ONE_FEWER = RuleId("gurke.deal.decreasing")
UP_AND_DOWN = RuleId("gurke.deal.pyramid")
ALL_THAT_GO_ROUND = RuleId("gurke.deal.max-even")

FIRST = {
    "fixed-7": 7,
    "fixed-6": 6,
    "fixed-5": 5,
    "loser-card-7": 7,
    "loser-card-5-7": 5,
    "decreasing-10": 10,
    "pyramid-6": 6,
}
"""The size of the first deal."""
CAP = 7
"""The most that a losing card of the Vidargas table can ask for."""
ONE_PACK_FEEDS = 8

RULES = {
    "fixed-7": SEVEN,
    "fixed-6": SIX,
    "fixed-5": FIVE,
    "loser-card-7": LOSING_CARD,
    "loser-card-5-7": LOSING_CARD_TO_SEVEN,
    "decreasing-10": ONE_FEWER,
    "pyramid-6": UP_AND_DOWN,
    "max-even": ALL_THAT_GO_ROUND,
}
"""The rule that sets the size."""


def packs(options: Options, players: int) -> int:
    """Return how many packs are needed: above eight players as many as hands of six need.

    >>> from tutor.games.gurke.presets import OGOREK
    >>> [packs(OGOREK, n) for n in (8, 9, 17, 18)]
    [1, 2, 2, 3]
    """
    if options.extra_packs == "none" or players <= ONE_PACK_FEEDS:
        return 1
    return -(-6 * players // 52)


def full_pack(options: Options, players: int) -> tuple[Card, ...]:
    """Return all cards of the partie."""
    return _full_pack(packs(options, players), int(options.jokers))


@lru_cache(maxsize=64)
def _full_pack(number: int, jokers: int) -> tuple[Card, ...]:
    return pack(packs=number, jokers=jokers)


def pyramid(peak: int) -> tuple[int, ...]:
    """Return the sizes of a whole pyramid: down from the peak, up to one less, down again, and so on.

    >>> pyramid(3)
    (3, 2, 1, 2, 1)
    """
    sizes = list(range(peak, 0, -1))
    for top in range(peak - 1, 1, -1):
        sizes += [*range(2, top + 1), *range(top - 1, 0, -1)]
    return tuple(sizes)


def wanted_size(options: Options, deal: int, previous: int) -> int:
    """Return the size that the rule asks for, before the pack is looked at; 0 asks for as many as there are.

    ``deal`` counts from 1, ``previous`` is the value of the last losing card. After the deal with
    one card the sequence begins anew (amb.is-after-one).
    """
    kind = options.hand_size
    if kind == "max-even":
        return 0
    if kind == "decreasing-10":
        return FIRST[kind] - (deal - 1) % FIRST[kind]
    if kind == "pyramid-6":
        sizes = pyramid(FIRST[kind])
        return sizes[(deal - 1) % len(sizes)]
    if not kind.startswith("loser-card") or not previous:
        return FIRST[kind]
    return min(previous, CAP) if kind == "loser-card-5-7" else previous


def hand_size(options: Options, deal: int, previous: int, players: int, available: int) -> int:
    """Return the size of this deal: what the rule asks for, cut to what the pack can give to everyone.

    >>> from tutor.games.gurke.presets import PRESETS
    >>> hand_size(PRESETS["agurk+loser-size"], 2, 11, 5, 52)
    10
    """
    most = available // players
    return min(wanted_size(options, deal, previous) or most, most)
