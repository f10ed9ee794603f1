"""Jeux de règle: hands on which old advice says to play without an exchange; advice, never legality.

Nine patterns, by the number of trumps. Some words of the list can be read in more than one way; each
reading is an option, and every match tells which of its words are open.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from tutor.core.cards import BACK, SUITS, Card
from tutor.core.game import Event
from tutor.core.moves import Seat
from tutor.core.rules import RuleId
from tutor.core.seats import player_of
from tutor.games.ecarte.options import Options
from tutor.games.ecarte.state import Phase, State

JDR_V1 = RuleId("ecarte.jdr.v1")
JDR_V2A = RuleId("ecarte.jdr.v2a")
JDR_V2B = RuleId("ecarte.jdr.v2b")
JDR_V2C = RuleId("ecarte.jdr.v2c")
JDR_V3A = RuleId("ecarte.jdr.v3a")
JDR_V3B = RuleId("ecarte.jdr.v3b")
JDR_V3C = RuleId("ecarte.jdr.v3c")
JDR_V4A = RuleId("ecarte.jdr.v4a")
JDR_V4B = RuleId("ecarte.jdr.v4b")
OPT_JDR_V2C = RuleId("ecarte.opt.jdr-v2c")
OPT_JDR_V3B = RuleId("ecarte.opt.jdr-v3b")
OPT_JDR_V4A = RuleId("ecarte.opt.jdr-v4a")
OPT_JDR_V4B = RuleId("ecarte.opt.jdr-v4b")
GAP_SAME_LIST = RuleId("ecarte.gap.same-list")
JDR_ADVICE = RuleId("ecarte.jdr.advice")
GAP_JDR_READINGS = RuleId("ecarte.gap.jdr-readings")

Plain: TypeAlias = Mapping[str, tuple[Card, ...]]
"""The cards of each plain suit held."""
Found: TypeAlias = tuple[Card, ...]
"""The cards that make the match; empty where there is none."""

PICTURES = ("K", "D", "B")


class Match(NamedTuple):
    """One pattern that a hand fits."""

    pattern: str
    """The end of its rule id: ``v1``, ``v2a`` …"""
    rule: RuleId
    cards: Found
    """The cards that make it; the rest of the hand is free."""
    option: str = ""
    """The option whose word is open to readings here; empty where the text is plain."""
    reading: str = ""
    """The reading that this table takes."""
    others: tuple[tuple[str, bool], ...] = ()
    """The other readings, and whether the hand fits the pattern by each."""


def _of_rank(cards: Sequence[Card], *ranks: str) -> Found:
    return tuple([card for card in cards if card.rank in ranks])


def _v1(trumps: Found, plain: Plain, reading: str) -> Found:
    """Three trumps or more."""
    return trumps if len(trumps) >= 3 else ()


def _v2a(trumps: Found, plain: Plain, reading: str) -> Found:
    """Two trumps and three cards of one plain suit."""
    if len(trumps) == 2:
        for suit in plain.values():
            if len(suit) == 3:
                return (*trumps, *suit)
    return ()


def _v2b(trumps: Found, plain: Plain, reading: str) -> Found:
    """Two trumps, and two cards of a plain suit of which one is queen or king."""
    if len(trumps) == 2:
        for suit in plain.values():
            high = _of_rank(suit, "K", "D")
            if len(suit) >= 2 and high:
                return (*trumps, *suit[:2]) if high[0] in suit[:2] else (*trumps, suit[0], high[0])
    return ()


def _v2c(trumps: Found, plain: Plain, reading: str) -> Found:
    """Two trumps, a pair with jack or ace, and a jack of another plain suit."""
    if len(trumps) == 2:
        for sign, pair in plain.items():
            fits = len(pair) == 2 and len(_of_rank(pair, "B", "A")) >= (2 if reading == "both" else 1)
            if fits:
                for other, suit in plain.items():
                    jack = _of_rank(suit, "B")
                    if other != sign and jack:
                        return (*trumps, *pair, *jack)
    return ()


def _v3a(trumps: Found, plain: Plain, reading: str) -> Found:
    """One trump and four cards of a plain suit with the king."""
    if len(trumps) == 1:
        for suit in plain.values():
            if len(suit) == 4 and _of_rank(suit, "K"):
                return (*trumps, *suit)
    return ()


def _v3b(trumps: Found, plain: Plain, reading: str) -> Found:
    """One trump, three cards of a plain suit with the queen or better, and the king of another."""
    if len(trumps) == 1:
        ranks = ("D",) if reading == "literal-queen" else ("D", "K")
        for sign, suit in plain.items():
            if len(suit) == 3 and _of_rank(suit, *ranks):
                for other, side in plain.items():
                    king = _of_rank(side, "K")
                    if other != sign and king:
                        return (*trumps, *suit, *king)
    return ()


def _v3c(trumps: Found, plain: Plain, reading: str) -> Found:
    """One trump, two cards of a plain suit, and the bare kings of the two others."""
    if len(trumps) == 1 and len(plain) == 3:
        for sign, pair in plain.items():
            sides = [suit for other, suit in plain.items() if other != sign]
            if len(pair) == 2 and all(len(side) == 1 and side[0].rank == "K" for side in sides):
                return (*trumps, *pair, *sides[0], *sides[1])
    return ()


def _v4a(trumps: Found, plain: Plain, reading: str) -> Found:
    """No trump, two cards of a suit with the queen, and two kings: in the other suits, by our reading."""
    if trumps:
        return ()
    kings = tuple(card for suit in plain.values() for card in _of_rank(suit, "K"))
    for sign, suit in plain.items():
        queen = _of_rank(suit, "D")
        if not queen or len(suit) < 2:
            continue
        outside = tuple(king for king in kings if king.suit != sign)
        companions = tuple(card for card in suit if card.rank not in ("D", "K"))
        if reading == "kings-outside" and len(outside) == 2:
            return _guarded(suit, queen, outside)
        if reading == "disjoint" and len(kings) >= 2 and companions:
            return (*queen, companions[0], *kings[:2])
        if reading == "overlap" and len(kings) >= 2:
            return tuple(dict.fromkeys((*_guarded(suit, queen, ()), *kings[:2])))
    return ()


def _guarded(suit: Found, queen: Found, kings: Found) -> Found:
    """The queen, one card of her suit beside her, and the kings."""
    return (*queen, next(card for card in suit if card not in queen), *kings)


def _v4b(trumps: Found, plain: Plain, reading: str) -> Found:
    """No trump, four pictures among them two queens."""
    if trumps:
        return ()
    hand = [card for suit in plain.values() for card in suit]
    pictures, queens = _of_rank(hand, *PICTURES), _of_rank(hand, "D")
    if reading == "exactly":
        return pictures if len(pictures) == 4 and len(queens) == 2 else ()
    return pictures if len(pictures) >= 4 and len(queens) >= 2 else ()


Pattern: TypeAlias = Callable[[Found, Plain, str], Found]

PATTERNS: tuple[tuple[str, RuleId, Pattern], ...] = (
    ("v1", JDR_V1, _v1),
    ("v2a", JDR_V2A, _v2a),
    ("v2b", JDR_V2B, _v2b),
    ("v2c", JDR_V2C, _v2c),
    ("v3a", JDR_V3A, _v3a),
    ("v3b", JDR_V3B, _v3b),
    ("v3c", JDR_V3C, _v3c),
    ("v4a", JDR_V4A, _v4a),
    ("v4b", JDR_V4B, _v4b),
)
"""The list in the order of the text."""

OPEN: Mapping[str, tuple[str, RuleId, tuple[str, ...]]] = {
    "v2c": ("jdr-v2c", OPT_JDR_V2C, ("either", "both")),
    "v3b": ("jdr-v3b", OPT_JDR_V3B, ("queen-or-better", "literal-queen")),
    "v4a": ("jdr-v4a", OPT_JDR_V4A, ("kings-outside", "disjoint", "overlap")),
    "v4b": ("jdr-v4b", OPT_JDR_V4B, ("at-least", "exactly")),
}
"""Patterns with a word that is open: the option, its id, and the readings, ours first."""


def split(hand: Sequence[Card], trump: str) -> tuple[Found, dict[str, Found]]:
    """Return the trumps and the plain suits of a hand."""
    plain = {suit: tuple([c for c in hand if c.suit == suit]) for suit in SUITS if suit != trump}
    return tuple([c for c in hand if c.suit == trump]), {suit: cards for suit, cards in plain.items() if cards}


@lru_cache(maxsize=256)
def readings_of(options: Options) -> Mapping[str, str]:
    """Return the reading that a table takes of each open pattern."""
    return {"v2c": options.jdr_v2c, "v3b": options.jdr_v3b, "v4a": options.jdr_v4a, "v4b": options.jdr_v4b}


def fits(hand: Sequence[Card], trump: str, readings: Mapping[str, str]) -> dict[str, Found]:
    """Return the patterns that a hand fits, each with the cards that make it."""
    trumps, plain = split(hand, trump)
    found = ((name, test(trumps, plain, readings.get(name, ""))) for name, _, test in PATTERNS)
    return {name: cards for name, cards in found if cards}


def matches(hand: Sequence[Card], trump: str, options: Options) -> tuple[Match, ...]:
    """Return the patterns that a hand fits by this table's readings, and what the other readings say.

    >>> from tutor.core.cards import cards
    >>> [m.pattern for m in matches(cards("♥9 ♥7 ♠9 ♠8 ♠7"), "♥", Options())]
    ['v2a']
    """
    return tuple(match for match in considered(hand, trump, options) if match.cards)


def considered(hand: Sequence[Card], trump: str, options: Options) -> tuple[Match, ...]:
    """Return every pattern with this hand's cards for it, none where it does not fit, and the readings of its words."""
    trumps, plain = split(hand, trump)
    taken = readings_of(options)
    found = []
    for name, rule, test in PATTERNS:
        cards = test(trumps, plain, taken.get(name, ""))
        if name not in OPEN:
            found.append(Match(name, rule, cards))
            continue
        option, _, values = OPEN[name]
        others = tuple((value, bool(test(trumps, plain, value))) for value in values if value != taken[name])
        found.append(Match(name, rule, cards, option, taken[name], others))
    return tuple(found)


def hints(state: State, seat: Seat) -> tuple[Event, ...]:
    """What the old list says to this seat at its decision to exchange or to play."""
    if state.turn_up is None or state.phase not in (Phase.PROPOSE, Phase.ANSWER):
        return ()
    player = player_of(state, seat)
    if state.company is not None and player in state.company.order[2:]:
        player = state.elder  # an adviser looks at the ponte's hand
    if player != (state.elder if state.phase is Phase.PROPOSE else state.dealer) or BACK in state.hands[player]:
        return ()
    found = matches(state.hands[player], state.trump, state.options)
    role = "elder" if player == state.elder else "dealer"
    common: dict[str, object] = {"seat": state.seats[player], "role": role, "trump": state.trump, "n": len(found)}
    gap = GAP_SAME_LIST if role == "dealer" else None
    events = [Event(JDR_ADVICE, common, gap)]
    for match in found:
        depends = "no" if all(fits for _, fits in match.others) else "yes"
        facts = {**common, "cards": match.cards, "reading": match.reading or "plain", "depends": depends}
        events.append(Event(match.rule, facts, GAP_JDR_READINGS if depends == "yes" else None))
    return tuple(events)
