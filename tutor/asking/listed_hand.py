"""Whether a hand is one of the jeux de règle: five cards, or its trumps counted and the others named.

What the list says is asked of the engine (``tutor/games/ecarte/jeux.py``). Which suit is trumps matters to no pattern
but by which cards are of it, so where it is not told any suit stands for it of which no card is named.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from tutor.asking.completing import Judged
from tutor.asking.named import Named
from tutor.asking.rulesets import RuleSet
from tutor.asking.turned import TURNED
from tutor.cases.transcript import Case, read_case
from tutor.core.cards import SUITS, Card, card, pack, spell
from tutor.core.game import AnyGame
from tutor.core.options import AnyOptions
from tutor.games.ecarte.jeux import GAP_JDR_READINGS, JDR_ADVICE, considered, matches
from tutor.games.ecarte.options import Options
from tutor.games.ecarte.state import RANKS

GAME = "ecarte"
HAND = 5
EXCHANGE = "exchange"
LISTED, ADVISED = "listed", ("stand", "refuse", EXCHANGE)
"""What may be asked: whether the list has a hand, or whether one had better do so."""
MANY = 3
"""So many trumps are a hand to play on, whatever the others are."""


class Listed(NamedTuple):
    """A hand, and what is asked about it."""

    trump: str
    """The suit of trumps, told or chosen."""
    told: bool
    """Whether it is told."""
    trumps: int
    """How many of them the hand has."""
    hand: tuple[Named, ...]
    """The cards that are named."""
    asks: str
    """One of ``LISTED`` and ``ADVISED``."""

    @property
    def whole(self) -> bool:
        """Whether every card is named, the trumps as well."""
        return len(self.hand) == HAND

    @property
    def can_be(self) -> bool:
        """Whether there is such a hand; what was put right by hand may be none."""
        mine = sum(one.suit == self.trump for one in self.hand)
        named = all(one.suit and one.rank in RANKS for one in self.hand) and len({*self.hand}) == len(self.hand)
        whole = len(self.hand) - mine + self.trumps
        return named and mine in (0, self.trumps) and (whole == HAND or (self.trumps >= MANY and whole < HAND))


def judge_listed(game: AnyGame, listed: Listed, presets: Sequence[RuleSet]) -> Judged | None:
    """Return what the list says to a hand; nothing where rule sets differ, or where it says nothing of it."""
    if not listed.can_be:
        return None
    hand = _completed(listed)
    said = {_said(hand, listed.trump, one.options(game)) for one in presets}
    if len({answer for answer, _ in said}) != 1:
        return None
    answer, rules = min(said)
    if listed.asks == EXCHANGE:
        if answer == "no":
            return None  # of other hands the list says nothing
        answer = TURNED[answer]
    return Judged(listed.asks, answer, rules, _position(listed, hand))


def _said(hand: tuple[Card, ...], trump: str, options: AnyOptions) -> tuple[str, tuple[str, ...]]:
    """Return whether the list has a hand, with the patterns that it fits, or nearly fits; and whether others say so."""
    assert isinstance(options, Options)
    every = considered(hand, trump, options)
    found = [one for one in every if one.cards]
    rules = [str(one.rule) for one in found] or list(_nearly(hand, trump, options))
    plain = any(all(fits for _, fits in one.others) for one in found)  # by every reading
    other = any(fits for one in every for _, fits in one.others)
    gap = [] if plain or not (found or other) else [str(GAP_JDR_READINGS)]
    return "yes" if found else "no", (*rules, *([] if found else [str(JDR_ADVICE)]), *gap)


def _completed(listed: Listed) -> tuple[Card, ...]:
    """Return five cards as they are told; those that no pattern looks at are low."""
    named = {card(one.suit + one.rank) for one in listed.hand}
    low = list(reversed(RANKS))
    trumps = [one for rank in low if (one := card(listed.trump + rank)) not in named]
    hand = sorted(named, key=str) + trumps[: listed.trumps - sum(one.suit == listed.trump for one in named)]
    plain = (card(suit + rank) for rank, suit in product(low, SUITS) if suit != listed.trump)
    hand += [one for one in plain if one not in hand][: HAND - len(hand)]
    return tuple(sorted(hand, key=pack().index))


def _nearly(hand: tuple[Card, ...], trump: str, options: Options) -> Iterator[str]:
    """Yield the patterns that the hand would fit with one other card beside its trumps."""
    near = {
        str(match.rule)
        for place, other in product(range(len(hand)), (card(suit + rank) for suit, rank in product(SUITS, RANKS)))
        if trump not in (hand[place].suit, other.suit) and other not in hand
        for match in matches((*hand[:place], other, *hand[place + 1 :]), trump, options)
    }
    yield from (str(one.rule) for one in considered(hand, trump, options) if str(one.rule) in near)


def _position(listed: Listed, hand: tuple[Card, ...]) -> Case:
    """Return a position in which somebody has this hand and decides."""
    rest = [card(suit + rank) for suit, rank in product(SUITS, RANKS) if card(suit + rank) not in hand]
    turn_up = next(one for one in reversed(rest) if one.suit == listed.trump)
    others = [one for one in rest if one != turn_up][:HAND]
    dealer = listed.asks == "refuse"
    hands = {"V": spell(others if dealer else hand), "G": spell(hand if dealer else others)}
    position = {"phase": "answer" if dealer else "propose", "turn_up": str(turn_up), "hands": hands}
    return read_case({"game": GAME, "players": ["V", "G"], "dealer": "G", "position": position})


__all__ = ["ADVISED", "EXCHANGE", "HAND", "LISTED", "MANY", "Listed", "judge_listed"]
