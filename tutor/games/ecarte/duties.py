"""The duties in replying to a lead, each a ruling of its own: beat, else follow low, else trump, else anything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import TypeAlias

from tutor.core import tricks
from tutor.core.cards import Card
from tutor.core.moves import PLAY, Move, Seat
from tutor.core.moves import play as lay
from tutor.core.rules import Ruling, Sieve, rulings
from tutor.games.ecarte.options import STANDARD
from tutor.games.ecarte.state import STRENGTH, Phase, State

Moves: TypeAlias = Sequence[Move]
Case: TypeAlias = tuple[str, str]


def _replying(state: State, moves: Moves) -> bool:
    return state.phase is Phase.PLAY and bool(state.trick) and bool(moves) and moves[0][1] == PLAY


@cache
def _duty(rule: str, led: str, trump: str) -> Callable[[Move], Case]:
    """That trumping is no alternative to following rests on a reading (A11)."""

    def case(move: Move) -> Case:
        return (rule, "ecarte.gap.trump-or-follow" if move.card.suit == trump != led else "")

    return case


def must_beat(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Hold a higher card of the suit led? Then beat with one of those."""
    if not _replying(state, moves):
        return None
    lead = state.trick[0][1]
    strength = STRENGTH[lead.rank]
    higher = [m for m in tricks.of_suit(moves, lead.suit) if STRENGTH[m[2][0].rank] > strength]
    if not higher:
        return None
    keep = [*higher, *(m for m in moves if m[1] != PLAY)]
    case = _duty("ecarte.play.must-beat", lead.suit, state.trump)
    return Ruling("ecarte.play.must-beat", keep, grants=True, about=PLAY, case=case)


def must_follow_low(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Cannot beat, but hold the suit led? Then follow with any card of it; no trumping."""
    if not _replying(state, moves):
        return None
    lead = state.trick[0][1]
    suited = tricks.of_suit(moves, lead.suit)
    strength = STRENGTH[lead.rank]
    if not suited or any(STRENGTH[m[2][0].rank] > strength for m in suited):
        return None
    keep = [*suited, *(m for m in moves if m[1] != PLAY)]
    case = _duty("ecarte.play.must-follow-low", lead.suit, state.trump)
    return Ruling("ecarte.play.must-follow-low", keep, grants=True, about=PLAY, case=case)


def must_trump(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """None of the suit led, but a trump? Then trump, with any."""
    if not _replying(state, moves):
        return None
    if tricks.of_suit(moves, state.trick[0][1].suit):
        return None
    trumps = tricks.of_suit(moves, state.trump)
    if not trumps:
        return None
    keep = [*trumps, *(m for m in moves if m[1] != PLAY)]
    return Ruling("ecarte.play.must-trump", keep, grants=True, about=PLAY)


def free_discard(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Neither the suit led nor a trump? Then any card may go, and the trick is the leader's."""
    if not _replying(state, moves):
        return None
    if tricks.of_suit(moves, state.trick[0][1].suit) or tricks.of_suit(moves, state.trump):
        return None
    return Ruling("ecarte.play.free-discard", moves, grants=True, about=PLAY)


def trump_led(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """When trumps are led the same order holds: higher, else lower, else anything."""
    if not _replying(state, moves) or state.trick[0][1].suit != state.trump:
        return None
    return Ruling("ecarte.play.trump-led", moves, grants=True, about=PLAY)


DUTIES: tuple[Sieve[State], ...] = (must_beat, must_follow_low, must_trump, free_discard)
"""The duties in replying, in their order."""


@lru_cache(maxsize=50_000)
def asked(trump: str, lead: Card, held: tuple[Card, ...]) -> tuple[str, tuple[Card, ...]]:
    """Return which duty speaks to a lead with these cards in hand, and what it lets through."""
    two = (Seat("leader"), Seat("follower"))
    state = State(
        STANDARD, two, Phase.PLAY, ((), held), dealer=1, elder=0, turn_up=Card("7", trump), turn=1, trick=((0, lead),)
    )
    ruling = rulings(DUTIES, state, two[1], [lay(two[1], card) for card in held])[-1]
    return ruling.rule, tuple(move.card for move in ruling.keep)
