"""Cards: what they are and how they are written, and nothing about what they are worth.

A card knows its rank and its suit and has no order, because rank order belongs to a game.
It is written suit first in German letters (``♥D`` is the queen of hearts), and read from
the German pages' way (``herzD``) and the English one (``QH``) too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import ClassVar

SUITS = "♠♥♦♣"
RANKS = ("A", "K", "D", "B", "10", "9", "8", "7", "6", "5", "4", "3", "2")
"""The ranks in their usual written order: ace, king, queen (Dame), jack (Bube), numbers."""

JOKER = "JK"
NO_SUIT = ""

COPIES = "abcdefgh"
"""Marks of equal cards from several packs: ``♥5a``, ``♥5b``."""

_GERMAN_SUITS = {"pik": "♠", "herz": "♥", "karo": "♦", "kreuz": "♣"}
_ENGLISH_SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_ENGLISH_RANKS = {"Q": "D", "J": "B", "T": "10"}

_SUIT_FIRST = re.compile(
    r"(?P<suit>[♠♥♦♣]|pik|herz|karo|kreuz)[ -]?(?P<rank>10|[AKDBQJT2-9])(?P<copy>[a-h]?)", re.IGNORECASE | re.ASCII
)
_RANK_FIRST = re.compile(r"(?P<rank>10|[AKQJT2-9])(?P<suit>[SHDC])")
_JOKER = re.compile(r"JK(?P<copy>[1-9])")


class NotACard(ValueError):
    """A text that was to be a card and is none."""

    def __init__(self, text: str) -> None:
        """Keep the text."""
        self.text = text
        super().__init__(f"{text[:80]!r} is not a card; a card is written like ♥D, herzD or QH")


class Card:
    """One playing card; equal cards are one object, so comparing them is cheap."""

    __slots__ = ("copy", "rank", "suit", "text")

    rank: str
    """The rank as a German letter or number; ``JK`` is a joker."""
    suit: str
    """The suit sign; empty for a joker."""
    copy: int
    """0 in a single pack; 1, 2, … tell equal cards of several packs, and jokers, apart."""
    text: str
    """The card as it is written."""

    _known: ClassVar[dict[tuple[str, str, int], Card]] = {}

    def __new__(cls, rank: str, suit: str, copy: int = 0) -> Card:
        """Return the one object for this card."""
        known = cls._known.get((rank, suit, copy))
        if known is None:
            known = object.__new__(cls)
            mark = str(copy) if rank == JOKER else COPIES[copy - 1] if copy else ""
            for name, value in (("rank", rank), ("suit", suit), ("copy", copy), ("text", f"{suit}{rank}{mark}")):
                object.__setattr__(known, name, value)
            cls._known[rank, suit, copy] = known
        return known

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse: a card never changes."""
        raise AttributeError(f"a card does not change: {self.text}")

    def __reduce__(self) -> tuple[type[Card], tuple[str, str, int]]:
        """Keep one object per card through pickling."""
        return (Card, (self.rank, self.suit, self.copy))

    def __repr__(self) -> str:
        """Return code that makes this card."""
        return f"card({self.text!r})"

    def __str__(self) -> str:
        """Return the card as it is written."""
        return self.text

    @property
    def face(self) -> str:
        """The card without the mark of its pack: what a player sees."""
        return f"{self.suit}{self.rank}" if self.suit else self.rank


def card(text: str) -> Card:
    """Read one card.

    Raises ``ValueError`` quoting the text when it is no card.

    >>> card("♥D"), card("herzD"), card("QH"), card("10S"), card("JK1")
    (card('♥D'), card('♥D'), card('♥D'), card('♠10'), card('JK1'))
    """
    word = text.strip()
    if joker := _JOKER.fullmatch(word):
        return Card(JOKER, NO_SUIT, int(joker["copy"]))
    if found := _SUIT_FIRST.fullmatch(word):
        suit = found["suit"].lower()
        rank = found["rank"].upper()
        copy = COPIES.index(found["copy"].lower()) + 1 if found["copy"] else 0
        return Card(_ENGLISH_RANKS.get(rank, rank), _GERMAN_SUITS.get(suit, suit), copy)
    if found := _RANK_FIRST.fullmatch(word.upper()):
        return Card(_ENGLISH_RANKS.get(found["rank"], found["rank"]), _ENGLISH_SUITS[found["suit"]])
    raise NotACard(text)


def cards(text: str) -> tuple[Card, ...]:
    """Read several cards; after a suit sign, ranks alone go on in that suit.

    Raises ``ValueError`` quoting the first word that is no card.

    >>> " ".join(map(str, cards("♠A K 7 ♥D herz5 2")))
    '♠A ♠K ♠7 ♥D ♥5 ♥2'
    """
    found: list[Card] = []
    suit = NO_SUIT
    for word in text.replace(",", " ").split():
        try:
            one = card(word)
        except NotACard:
            if not suit:
                raise
            try:
                one = card(suit + word)
            except NotACard:
                raise NotACard(word) from None
        suit = one.suit
        found.append(one)
    return tuple(found)


def spell(hand: Iterable[Card]) -> str:
    """Write several cards so that ``cards`` reads them back, each suit sign once in a row.

    The sign stays where rank and mark alone would be an English card: a third ``♥6`` is no six of clubs.

    >>> spell(cards("♠A ♠K ♥D")), spell(cards("♥6a ♥6b ♥6c"))
    ('♠A K ♥D', '♥6a 6b ♥6c')
    """
    words: list[str] = []
    suit = NO_SUIT
    for one in hand:
        bare = one.text[1:]
        again = one.suit and one.suit == suit and not (one.copy and _RANK_FIRST.fullmatch(bare.upper()))
        words.append(bare if again else one.text)
        suit = one.suit
    return " ".join(words)


def pack(ranks: Iterable[str] = RANKS, *, packs: int = 1, jokers: int = 0) -> tuple[Card, ...]:
    """Return the cards of one or several packs; equal cards carry a copy mark.

    >>> len(pack()), len(pack(packs=2)), len(pack(jokers=3))
    (52, 104, 55)
    """
    copies = (0,) if packs == 1 else tuple(range(1, packs + 1))
    ranks = tuple(ranks)
    plain = tuple(Card(rank, suit, copy) for copy in copies for suit in SUITS for rank in ranks)
    return plain + tuple(Card(JOKER, NO_SUIT, n + 1) for n in range(jokers))


BACK = Card("?", NO_SUIT)
"""A card that cannot be seen from here."""

_PLACE = {BACK.rank: 99} | {rank: n for n, rank in enumerate(RANKS)} | {JOKER: -1}


def tidy(hand: Iterable[Card]) -> tuple[Card, ...]:
    """Sort a hand as one holds it: by suit, then from the ace down."""
    return tuple(sorted(hand, key=_place_in_hand))


@cache
def _place_in_hand(one: Card) -> tuple[int, int, int]:
    return SUITS.find(one.suit), _PLACE[one.rank], one.copy
