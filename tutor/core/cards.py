"""Cards: what they are and how they are written, and nothing about what they are worth.

A card knows its rank and its suit and has no order, because rank order belongs to a game.
It is written suit first in German letters (``♥D`` is the queen of hearts), and read as people
write it: ``herzD``, ``QH``, ``HQ``, ``Q♥``, "queen of hearts", "Herz-Dame", ``♠AKD``.
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
_OTHER_SIGNS = str.maketrans({"♤": "♠", "♡": "♥", "♢": "♦", "♧": "♣", "\ufe0e": None, "\ufe0f": None})
_SUIT_NAMES = {
    name: suit
    for suit, names in {
        "♠": "pik schippe schippen spade spades",
        "♥": "herz coeur cœur heart hearts",
        "♦": "karo diamond diamonds",
        "♣": "kreuz treff club clubs",
    }.items()
    for name in names.split()
}
_RANK_NAMES = {
    name: rank
    for rank, names in {
        "A": "ass as ace",
        "K": "könig koenig king",
        "D": "dame queen",
        "B": "bube bauer jack knave",
        "10": "zehn ten",
        "9": "neun nine",
        "8": "acht eight",
        "7": "sieben seven",
        "6": "sechs six",
        "5": "fünf fuenf five",
        "4": "vier four",
        "3": "drei three",
        "2": "zwei two deuce",
    }.items()
    for name in names.split()
}
_ENGLISH_SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_ENGLISH_RANKS = {"Q": "D", "J": "B", "T": "10"}

_SUIT_FIRST = re.compile(
    r"(?P<suit>[♠♥♦♣]|pik|herz|karo|kreuz)[ -]?(?P<rank>10|[AKDBQJT2-9])(?P<copy>[a-h]?)", re.IGNORECASE | re.ASCII
)
_RANK_FIRST = re.compile(r"(?P<rank>10|[AKQJT2-9])(?P<suit>[SHDC])")
_LETTERS_FIRST = re.compile(r"(?P<suit>[SHDC])(?P<rank>10|[AKDBQJT2-9])")
_SIGN_LAST = re.compile(r"(?P<rank>10|[AKDBQJT2-9])(?P<suit>[♠♥♦♣])", re.IGNORECASE)
_SEVERAL = re.compile(r"(?P<suit>[♠♥♦♣SHDC])(?P<ranks>(?:10|[AKDBQJT2-9]){2,})", re.IGNORECASE | re.ASCII)
_RANKS_ALONE = re.compile(r"(?:10|[AKDBQJT2-9]){2,}", re.IGNORECASE | re.ASCII)
_ONE_RANK = re.compile(r"10|[AKDBQJT2-9]", re.IGNORECASE)
_RANK = "|".join(sorted(_RANK_NAMES, key=len, reverse=True))
_SUIT = "|".join(sorted(_SUIT_NAMES, key=len, reverse=True))
_OF = re.compile(rf"\b(?P<rank>{_RANK}|10|[AKQJ2-9])\s+of\s+(?P<suit>{_SUIT})\b", re.IGNORECASE)
_OF_NOTHING = re.compile(rf"\b(?:{_RANK}|10|[AKQJ2-9])\s+of\s+\S+", re.IGNORECASE)
_NAMED = re.compile(rf"\b(?P<suit>{_SUIT})\s*(?:-\s*)?(?P<rank>{_RANK})\b", re.IGNORECASE)
_HYPHENED = re.compile(rf"\b(?P<suit>{_SUIT})(?:\s*-\s*|\s+)(?P<rank>10|[AKDBQJ2-9])\b", re.IGNORECASE)
_BETWEEN = re.compile(r"[,;/•()\[\]]|\s(?:and|und|&|[-–*])(?=\s)")
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

    >>> card("♥D"), card("herzD"), card("QH"), card("HQ"), card("Q♥"), card("10S"), card("JK1")
    (card('♥D'), card('♥D'), card('♥D'), card('♥D'), card('♥D'), card('♠10'), card('JK1'))
    """
    word = text.strip()
    if joker := _JOKER.fullmatch(word):
        return Card(JOKER, NO_SUIT, int(joker["copy"]))
    if found := _SUIT_FIRST.fullmatch(word):
        suit = found["suit"].lower()
        rank = found["rank"].upper()
        copy = COPIES.index(found["copy"].lower()) + 1 if found["copy"] else 0
        return Card(_ENGLISH_RANKS.get(rank, rank), _GERMAN_SUITS.get(suit, suit), copy)
    bare = word.upper()
    if word in (bare, word.lower()) and (found := _LETTERS_FIRST.fullmatch(bare)):  # ``Da`` is a queen
        return Card(_ENGLISH_RANKS.get(found["rank"], found["rank"]), _ENGLISH_SUITS[found["suit"]])
    if found := _RANK_FIRST.fullmatch(bare) or _SIGN_LAST.fullmatch(bare):
        return Card(_ENGLISH_RANKS.get(found["rank"], found["rank"]), _ENGLISH_SUITS.get(found["suit"], found["suit"]))
    raise NotACard(text)


def in_signs(text: str) -> str:
    """Write the cards that a text names in words as signs, and part what only stands side by side.

    >>> in_signs("ace of spades, 3 of hearts and Pik-Dame"), in_signs("♠AKD J♥"), in_signs("Herz 10")
    ('♠A  ♥3  ♠D', '♠A ♠K ♠D J♥', '♥10')
    """
    text = _BETWEEN.sub(" ", text.translate(_OTHER_SIGNS))
    if not text.isascii() or len(text) > 3:  # a short word is no name
        for named in (_OF, _NAMED, _HYPHENED):
            text = named.sub(_as_sign, text)
    return " ".join(_apart(word) for word in text.split(" "))


def _as_sign(found: re.Match[str]) -> str:
    rank = found["rank"].lower()
    return f"{_SUIT_NAMES[found['suit'].lower()]}{_RANK_NAMES.get(rank, rank.upper())}"


def _apart(word: str) -> str:
    found = _SEVERAL.fullmatch(word)
    if found is None or _SUIT_FIRST.fullmatch(word) or _RANK_FIRST.fullmatch(word.upper()):
        return word
    suit = _ENGLISH_SUITS.get(found["suit"].upper(), found["suit"])
    return " ".join(f"{suit}{rank}" for rank in _ONE_RANK.findall(found["ranks"]))


def cards(text: str) -> tuple[Card, ...]:
    """Read several cards; after a suit, ranks alone go on in that suit.

    Raises ``ValueError`` quoting the first word that is no card.

    >>> " ".join(map(str, cards("♠A K 7 ♥D herz5 2 ♣KQ, ace of diamonds; J♠ ♥: 98")))
    '♠A ♠K ♠7 ♥D ♥5 ♥2 ♣K ♣D ♦A ♠B ♥9 ♥8'
    """
    found: list[Card] = []
    suit = begun = NO_SUIT
    signs = in_signs(text)
    for word in signs.split():
        if not begun and word.rstrip(":") in _SIGNS_AND_NAMES:
            suit, begun = _SIGNS_AND_NAMES[word.rstrip(":")], word
            continue
        for one in _in_suit(word, suit, signs):
            suit, begun = one.suit, ""
            found.append(one)
    if begun or (not found and text.strip()):
        raise NotACard(begun or text.strip())
    return tuple(found)


_TYPED = (
    re.compile(r"(?P<one>[♠♥♦♣](?:10|[AKDBQJ2-9])[a-h]?)(?!\w)"),
    re.compile(r"(?<!\w)(?P<one>(?:10|[AKDBQJ2-9])[♠♥♦♣])(?!\w)"),
    re.compile(rf"(?:\bthe\s+)?{_OF.pattern}", re.IGNORECASE),
    _NAMED,
    re.compile(rf"\b(?P<suit>{_SUIT})-(?P<rank>10|[2-9])\b", re.IGNORECASE),
)


def in_braces(text: str) -> str:
    """Put the cards that somebody typed into a sentence into braces, those in braces stay.

    >>> in_braces("The queen of hearts beats ♥J, {♠A} does not."), in_braces("Herz-Dame vor Pik-10 und 9♣.")
    ('{♥D} beats {♥B}, {♠A} does not.', '{♥D} vor {♠10} und {♣9}.')
    """
    for typed in _TYPED:
        parts = re.split(r"(\{[^{}]*\})", text)
        parts[::2] = [typed.sub(_braced, part) for part in parts[::2]]
        text = "".join(parts)
    return text


def _braced(found: re.Match[str]) -> str:
    said = found.groupdict()
    return f"{{{card(said.get('one') or _as_sign(found))}}}"


def without_braces(text: str, lang: str) -> str:
    """Write the cards of a sentence as somebody would type them: in the letters of a language, without braces.

    >>> without_braces("{♥D} beats {♥B}.", "en"), without_braces("{♥D} vor {JK1}.", "de")
    ('♥Q beats ♥J.', '♥D vor {JK1}.')
    """
    return re.sub(r"\{([♠♥♦♣](?:10|[AKDB2-9])[a-h]?)\}(?!\w)", lambda one: in_letters(one[1], lang), text)


_SIGNS_AND_NAMES = {sign: sign for sign in SUITS} | _SUIT_NAMES | {n.capitalize(): s for n, s in _SUIT_NAMES.items()}


def _in_suit(word: str, suit: str, text: str) -> tuple[Card, ...]:
    """Read one word of a text after cards of a suit: a card, a rank, or several ranks."""
    try:
        return (card(word),)
    except NotACard:
        if not suit:
            raise NotACard(_typed(word, text)) from None
    several = _RANKS_ALONE.fullmatch(word) and not _SUIT_FIRST.fullmatch(suit + word)
    try:
        return tuple(card(suit + rank) for rank in (_ONE_RANK.findall(word) if several else [word]))
    except NotACard:
        raise NotACard(_typed(word, text)) from None


def _typed(word: str, text: str) -> str:
    """Return what somebody typed around a word that is no card: the whole of ``ace of swords``."""
    return next((found[0] for found in _OF_NOTHING.finditer(text) if word in found[0].split()), word)


def suit_called(text: str) -> str:
    """Return the sign of a suit that is named somehow, or nothing.

    >>> suit_called("spades"), suit_called("Herz"), suit_called("♦"), suit_called("swords")
    ('♠', '♥', '♦', '')
    """
    word = text.translate(_OTHER_SIGNS).strip().lower()
    return word if word in SUITS else _SUIT_NAMES.get(word) or _ENGLISH_SUITS.get(word.upper(), NO_SUIT)


def in_letters(text: str, lang: str) -> str:
    """Write cards in the letters of a language; what is no card, and what stands before the first suit, stays.

    >>> in_letters("B ♥D B 10 ♠8a", "en"), in_letters("♥D", "de")
    ('B ♥Q J 10 ♠8a', '♥D')
    """
    if lang != "en":
        return text
    words, suit = [], NO_SUIT
    for word in text.split(" "):
        suit = word[0] if word[:1] in tuple(SUITS) else suit
        court = _GERMAN_COURT.fullmatch(word) if suit else None
        if court is not None:
            sign = suit if court["copy"] in _LIKE_SUITS else court["sign"]
            word = f"{sign}{'Q' if court['rank'] == 'D' else 'J'}{court['copy']}"  # noqa: PLW2901
        words.append(word)
    return " ".join(words)


_GERMAN_COURT = re.compile(r"(?P<sign>[♠♥♦♣]?)(?P<rank>[DB])(?P<copy>[a-h]?)")
_LIKE_SUITS = ("c", "d", "h")
"""Marks with which a rank alone would be an English card."""


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
