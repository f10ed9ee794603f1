"""The jeux de règle, the hands that one should play without exchange: which hands they name.

Each pattern is a function that says which cards of a hand make it, or nothing; ``worth.py`` counts what they are
worth.  Where the German page can be read in more than one way, every reading is offered; ``Readings()`` takes those
that the rule texts take.  Cards are the kernels' numbers, so the patterns run over the atlas as it is.
"""

from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple

from tutor.odds.hand import RANK_NAMES
from tutor.odds.layouts import RANKS, SUITS

KING, QUEEN, JACK, ACE = (RANK_NAMES.index(rank) for rank in "KQJA")
PICTURES = (KING, QUEEN, JACK)

Cards = tuple[int, ...]


class Readings(NamedTuple):
    """How the page's words are read; the first of each list is ours."""

    v1: Literal["at-least", "exactly"] = "at-least"
    """Three trumps, or three and no more."""
    v2b: Literal["at-least", "exactly"] = "at-least"
    """Two cards of the suit or more, or two and no more."""
    v2c: Literal["either", "both"] = "either"
    """The pair has jack or ace, or jack and ace."""
    v3b: Literal["queen-or-better", "literal-queen"] = "queen-or-better"
    """The three have queen or king, or the queen itself."""
    v4a: Literal["kings-outside", "disjoint", "overlap"] = "kings-outside"
    """The kings are those of the two other suits; any two beside two other cards; or any two."""
    v4b: Literal["at-least", "exactly"] = "at-least"
    """Four pictures with two queens, or these numbers and no more."""


class Holding(NamedTuple):
    """A hand by suits."""

    trumps: Cards
    plain: tuple[Cards, Cards, Cards]

    @property
    def every_plain(self) -> Cards:
        """The cards of all three plain suits."""
        return tuple(card for suit in self.plain for card in suit)


def holding(cards: Iterable[int]) -> Holding:
    """Return a hand by suits."""
    suits: list[list[int]] = [[] for _ in range(SUITS)]
    for card in cards:
        suits[card // RANKS].append(card)
    trumps, first, second, third = (tuple(suit) for suit in suits)
    return Holding(trumps, (first, second, third))


def _has(suit: Cards, *ranks: int) -> bool:
    """Whether the suit has one of these ranks."""
    return any(card % RANKS in ranks for card in suit)


def _of(cards: Iterable[int], *ranks: int) -> Cards:
    """The cards of these ranks."""
    return tuple(card for card in cards if card % RANKS in ranks)


def _others(hand: Holding, suit: Cards) -> Cards:
    """The plain cards outside a suit."""
    return tuple(card for other in hand.plain if other is not suit for card in other)


# The patterns, as the page lists them


def v1(hand: Holding, readings: Readings) -> Cards:
    """Three trumps or more."""
    trumps = len(hand.trumps)
    return hand.trumps if trumps == 3 or (trumps > 3 and readings.v1 == "at-least") else ()


def v2a(hand: Holding, _: Readings) -> Cards:
    """Two trumps and three cards of one suit."""
    if len(hand.trumps) == 2:
        for suit in hand.plain:
            if len(suit) == 3:
                return hand.trumps + suit
    return ()


def v2b(hand: Holding, readings: Readings) -> Cards:
    """Two trumps and two or three cards of a suit, king or queen among them."""
    if len(hand.trumps) == 2:
        for suit in hand.plain:
            enough = len(suit) == 2 or (len(suit) > 2 and readings.v2b == "at-least")
            if enough and _has(suit, KING, QUEEN):
                return hand.trumps + suit
    return ()


def v2c(hand: Holding, readings: Readings) -> Cards:
    """Two trumps, two cards of a suit with jack or ace, and a jack of another suit."""
    if len(hand.trumps) == 2:
        for suit in hand.plain:
            found = len(_of(suit, JACK, ACE))
            jacks = _of(_others(hand, suit), JACK)
            if len(suit) == 2 and jacks and found >= (2 if readings.v2c == "both" else 1):
                return hand.trumps + suit + jacks
    return ()


def v3a(hand: Holding, _: Readings) -> Cards:
    """One trump and four cards of a suit, the king among them."""
    if len(hand.trumps) == 1:
        for suit in hand.plain:
            if len(suit) == 4 and _has(suit, KING):
                return hand.trumps + suit
    return ()


def v3b(hand: Holding, readings: Readings) -> Cards:
    """One trump, three cards of a suit with at least the queen, and a king of another suit."""
    enough = (QUEEN,) if readings.v3b == "literal-queen" else (QUEEN, KING)
    if len(hand.trumps) == 1:
        for suit in hand.plain:
            kings = _of(_others(hand, suit), KING)
            if len(suit) == 3 and _has(suit, *enough) and kings:
                return hand.trumps + suit + kings
    return ()


def v3c(hand: Holding, _: Readings) -> Cards:
    """One trump, two cards of a suit, and the kings of the two other suits."""
    if len(hand.trumps) == 1:
        for suit in hand.plain:
            kings = _of(_others(hand, suit), KING)
            if len(suit) == 2 and len(kings) == 2:
                return hand.trumps + suit + kings
    return ()


def v4a(hand: Holding, readings: Readings) -> Cards:
    """No trump, a queen with a card beside her, and two kings."""
    if not hand.trumps:
        for suit in hand.plain:
            kings = _of(_others(hand, suit) if readings.v4a == "kings-outside" else hand.every_plain, KING)
            beside = tuple(card for card in suit if readings.v4a != "disjoint" or card % RANKS != KING)
            if _has(suit, QUEEN) and len(beside) >= 2 and len(kings) >= 2:
                return beside + tuple(king for king in kings if king not in beside)
    return ()


def v4b(hand: Holding, readings: Readings) -> Cards:
    """No trump, four pictures or more, two queens or more among them."""
    pictures = _of(hand.every_plain, *PICTURES)
    queens = len(_of(pictures, QUEEN))
    if hand.trumps or len(pictures) < 4 or queens < 2:
        return ()
    return pictures if readings.v4b == "at-least" or (len(pictures) == 4 and queens == 2) else ()


OURS = Readings()
"""The readings that the rule texts take."""

PATTERNS: dict[str, Callable[[Holding, Readings], Cards]] = {
    "V1": v1,
    "V2a": v2a,
    "V2b": v2b,
    "V2c": v2c,
    "V3a": v3a,
    "V3b": v3b,
    "V3c": v3c,
    "V4a": v4a,
    "V4b": v4b,
}
"""The list of the German page, in its order."""


def matches(cards: Iterable[int], readings: Readings = OURS) -> dict[str, Cards]:
    """Return the patterns that a hand shows, each with the cards that make it."""
    hand = holding(cards)
    found = {pattern: shows(hand, readings) for pattern, shows in PATTERNS.items()}
    return {pattern: made for pattern, made in found.items() if made}
