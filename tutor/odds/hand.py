"""Reading a hand, a turn-up and a role, and numbering the cards for the kernels."""

import re
from collections.abc import Iterable
from typing import NamedTuple

from tutor.odds.layouts import RANKS, Own, own_hand
from tutor.odds.table import HAND, OPPONENT, OWN

RANK_NAMES = "789TAJQK"
"""The ranks from low to high: the ace stands between jack and ten."""
SUIT_NAMES = "SHDC"
ROLES = {"elder": OWN, "dealer": OPPONENT}
"""The elder hand leads; against the dealer the opponent leads."""

_GERMAN_SUITS = dict(zip("♠♥♦♣", SUIT_NAMES, strict=True))
_GERMAN_RANKS = {"D": "Q", "B": "J", "10": "T"}
_GERMAN = re.compile(r"([♠♥♦♣])(10|[KDBA789QJT])")
_ENGLISH = re.compile(r"(10|[KQJAT789])([SHDC])")


class Impossible(ValueError):
    """Why there is no such situation: a sentence, and a key with facts for those who say it in their own words."""

    def __init__(self, sentence: str, key: str, **facts: str | int) -> None:
        super().__init__(sentence)
        self.key = key
        self.facts = facts
        self.part = "hand"
        """Which of the three things said is wrong: the hand, the turn-up or the role."""

    def of(self, part: str) -> "Impossible":
        """Keep what it is wrong with."""
        self.part = part
        return self


class Situation(NamedTuple):
    """What one player knows before the first card: a hand, the turn-up and the role."""

    hand: tuple[str, ...]
    turn_up: str
    role: str

    @property
    def leader(self) -> int:
        """Who leads to the first trick, for the kernels."""
        return ROLES[self.role]

    @property
    def own(self) -> Own:
        """The hand as the kernels see it."""
        return own_hand((number(card, self.turn_up) for card in self.hand), RANK_NAMES.index(self.turn_up[0]))


def read_card(text: str) -> str:
    """Return one card as rank and suit, both a letter.

    >>> read_card("10h"), read_card("♠D"), read_card("QS")
    ('TH', 'QS', 'QS')
    """
    word = text.strip().upper()
    if found := _GERMAN.fullmatch(word):
        return _GERMAN_RANKS.get(found[2], found[2]) + _GERMAN_SUITS[found[1]]
    if found := _ENGLISH.fullmatch(word):
        return found[1].replace("10", "T") + found[2]
    if re.fullmatch(r"([2-6][SHDC])|([♠♥♦♣][2-6])", word):
        sentence = f"{text.strip()!r} is not in the pack: Écarté is played with sevens and higher."
        raise Impossible(sentence, "odds-not-in-pack", card=text.strip())
    raise Impossible(
        f"{text.strip()!r} is not a card; a card is written like QH or ♥D.", "odds-no-card", text=text.strip()
    )


def read_situation(hand: str | Iterable[str], turn_up: str, role: str) -> Situation:
    """Return a situation that can occur, or say in an ``Impossible`` why it cannot."""
    words = re.split(r"[\s,]+", hand.strip()) if isinstance(hand, str) else list(hand)
    cards = tuple(read_card(word) for word in words if word)
    try:
        turned = read_card(turn_up)
    except Impossible as wrong:
        raise wrong.of("turn_up") from None
    if len(cards) != HAND:
        raise Impossible(f"A hand has five cards; this one has {len(cards)}.", "odds-five-cards", n=len(cards))
    for card in cards:
        if cards.count(card) > 1:
            raise Impossible(f"{card} is in the hand twice; the pack holds each card once.", "odds-twice", card=card)
    if turned in cards:
        sentence = f"{turned} is the turn-up, so it cannot be in the hand."
        raise Impossible(sentence, "odds-turn-up-in-hand", card=turned).of("turn_up")
    if role not in ROLES:
        sentence = f"{role!r} is not a role; the roles are elder and dealer."
        raise Impossible(sentence, "odds-no-role", text=str(role)[:40]).of("role")
    return Situation(cards, turned, role)


def number(card: str, turn_up: str) -> int:
    """Return a card as the kernels number it: trumps are suit 0, ranks run from 0 (seven) to 7 (king)."""
    return _suits(turn_up).index(card[1]) * RANKS + RANK_NAMES.index(card[0])


def name(card: int, turn_up: str) -> str:
    """Return the card of a number.

    >>> name(number("QH", "7D"), "7D")
    'QH'
    """
    return RANK_NAMES[card % RANKS] + _suits(turn_up)[card // RANKS]


def _suits(turn_up: str) -> str:
    """The suits with trumps in front."""
    return turn_up[1] + SUIT_NAMES.replace(turn_up[1], "")
