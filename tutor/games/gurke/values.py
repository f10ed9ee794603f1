"""What a card is worth: its rank, its points, and whether it counts as an ace, which are three different things.

Each depends on the table, and rank and points on whether it is the last trick: the Polish ace
falls to the bottom there, the Vidargas table flattens only points, the Icelandic ♣6 changes both.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from tutor.core.cards import BACK, JOKER, RANKS, Card, pack
from tutor.core.rules import RuleId
from tutor.games.gurke.options import Options

FACE_VALUE = RuleId("gurke.score.value")
SIX_OF_CLUBS = RuleId("gurke.score.c6-21")
BLACK_SEVEN = RuleId("gurke.score.black7")
JOKER_15 = RuleId("gurke.score.joker-15")
ACE_ONE = RuleId("gurke.score.ace-one")
FLAT_11 = RuleId("gurke.score.flat-11")

PLAIN = {rank: len(RANKS) + 1 - place for place, rank in enumerate(RANKS)}
"""Two to ten at their numbers, jack 11, queen 12, king 13, ace 14 (gurke.rank.ace-high)."""
ACE = PLAIN["A"]
ABOVE = ACE + 1
"""The rank of what stands above the aces."""
TOP = ACE + 2
"""The rank of ♠7 where it stands above ♣7 too."""
FLAT = 11
COURTS = ("K", "D", "B")

_MOST_PACKS = 8
_CARDS = (*pack(jokers=9), *(c for n in range(2, _MOST_PACKS + 1) for c in pack(packs=n)))

_SPECIAL_RANKS: Mapping[str, Mapping[str, int]] = {
    "none": {},
    "c6": {"♣6": ABOVE},
    "b7-equal": {"♠7": ABOVE, "♣7": ABOVE},
    "s7-over-c7": {"♠7": TOP, "♣7": ABOVE},
}
_SPECIAL_POINTS: Mapping[str, Mapping[str, int]] = {
    "none": {},
    "c6": {"♣6": 21},
    "b7-equal": {"♠7": 21, "♣7": 21},
    "s7-over-c7": {"♠7": 16, "♣7": 15},
}


def ranks(options: Options, *, last: bool = False) -> Mapping[Card, int]:
    """Return the rank of every card, in the last trick or before it."""
    return _ranks(options.special, options.joker_as, last and options.ace_low_last == "yes")


@lru_cache(maxsize=64)
def _ranks(special: str, joker_as: str, low: bool) -> Mapping[Card, int]:
    ace = 1 if low else ACE
    joker = ace if joker_as == "ace" else ABOVE
    found = {BACK: 0}
    for one in _CARDS:
        plain = joker if one.rank == JOKER else ace if one.rank == "A" else PLAIN[one.rank]
        found[one] = _SPECIAL_RANKS[special].get(one.face, plain)
    return found


def points(options: Options, card: Card) -> int:
    """Return what it costs to lose with this card (gurke.score.value)."""
    special = _SPECIAL_POINTS[options.special].get(card.face)
    if special is not None:
        return special
    if card.rank == JOKER and options.joker_as == "above-ace":
        return ABOVE
    if is_ace(options, card) and options.ace_low_last == "yes":
        return 1
    worth = ACE if card.rank == JOKER else PLAIN[card.rank]
    return min(worth, FLAT) if options.flat11 == "yes" else worth


def priced_by(options: Options, card: Card) -> RuleId:
    """Return the rule that sets the price of this card."""
    if card.face in _SPECIAL_POINTS[options.special]:
        return SIX_OF_CLUBS if options.special == "c6" else BLACK_SEVEN
    if card.rank == JOKER and options.joker_as == "above-ace":
        return JOKER_15
    if is_ace(options, card) and options.ace_low_last == "yes":
        return ACE_ONE
    if options.flat11 == "yes" and points(options, card) == FLAT:
        return FLAT_11
    return FACE_VALUE


def is_ace(options: Options, card: Card) -> bool:
    """Whether this card counts as an ace; a joker does where jokers are further aces."""
    return card.rank == "A" or (card.rank == JOKER and options.joker_as == "ace")


def is_court(card: Card) -> bool:
    """Whether this is a king, queen or jack; an ace is no court card."""
    return card.rank in COURTS
