"""The duties in replying to a lead, each a ruling of its own: beat, else follow low, else trump, else anything."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from tutor.core.cards import Card
from tutor.core.moves import PLAY, Move, Seat, plays
from tutor.core.rules import Case, RuleId, Ruling, Sieve, grant, rulings
from tutor.core.seats import NOBODY
from tutor.core.tricks import of_suit
from tutor.games.ecarte.options import STANDARD
from tutor.games.ecarte.state import STRENGTH, Phase, State

GAP_TRUMP_OR_FOLLOW = RuleId("ecarte.gap.trump-or-follow")
MUST_BEAT = RuleId("ecarte.play.must-beat")
MUST_FOLLOW_LOW = RuleId("ecarte.play.must-follow-low")
MUST_TRUMP = RuleId("ecarte.play.must-trump")
FREE_DISCARD = RuleId("ecarte.play.free-discard")
TRUMP_LED = RuleId("ecarte.play.trump-led")

Moves: TypeAlias = Sequence[Move]


def _replying(state: State) -> bool:
    return state.phase is Phase.PLAY and bool(state.trick)


def _duty(rule: RuleId, state: State, keep: Moves, moves: Moves) -> Ruling:
    """Return the ruling of a duty; that trumping is no alternative to following rests on a reading (A11)."""
    trump = state.trump if state.trump != state.led else ""

    def case(move: Move) -> Case:
        return Case(rule, GAP_TRUMP_OR_FOLLOW if move.card.suit == trump else None)

    return Ruling(rule, [*keep, *_spoken(moves)], grants=True, about=PLAY, case=case)


def _spoken(moves: Moves) -> list[Move]:
    """Return the moves that lay no card."""
    return [move for move in moves if move.verb != PLAY]


def _higher(state: State, moves: Moves) -> list[Move]:
    """Return the plays that are higher in the suit led."""
    lead = state.trick[0][1]
    return [move for move in of_suit(moves, lead.suit) if STRENGTH[move.card.rank] > STRENGTH[lead.rank]]


def must_beat(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Hold a higher card of the suit led? Then beat with one of those."""
    if not _replying(state):
        return None
    higher = _higher(state, moves)
    return _duty(MUST_BEAT, state, higher, moves) if higher else None


def must_follow_low(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Cannot beat, but hold the suit led? Then follow with any card of it; no trumping."""
    if not _replying(state) or _higher(state, moves):
        return None
    suited = of_suit(moves, state.led)
    return _duty(MUST_FOLLOW_LOW, state, suited, moves) if suited else None


def must_trump(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """None of the suit led, but a trump? Then trump, with any."""
    if not _replying(state) or of_suit(moves, state.led):
        return None
    trumps = of_suit(moves, state.trump)
    return grant(MUST_TRUMP, [*trumps, *_spoken(moves)], PLAY) if trumps else None


def free_discard(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Neither the suit led nor a trump? Then any card may go, and the trick is the leader's."""
    if not _replying(state) or of_suit(moves, state.led) or of_suit(moves, state.trump):
        return None
    return grant(FREE_DISCARD, moves, PLAY)


def trump_led(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """When trumps are led the same order holds: higher, else lower, else anything."""
    if not _replying(state) or state.led != state.trump:
        return None
    return grant(TRUMP_LED, moves, PLAY)


DUTIES: tuple[Sieve[State], ...] = (must_beat, must_follow_low, must_trump, free_discard)
"""The duties in replying, in their order."""


@lru_cache(maxsize=50_000)
def asked(trump: str, lead: Card, held: tuple[Card, ...]) -> tuple[RuleId, tuple[Card, ...]]:
    """Return which duty speaks to a lead with these cards in hand, and what it lets through."""
    two = (Seat("leader"), Seat("follower"))
    state = State(STANDARD, two, Phase.PLAY, ((), held), turn_up=Card("7", trump), trick=((NOBODY, lead),))
    ruling = rulings(DUTIES, state, two[1], plays(two[1], held))[-1]
    return ruling.rule, tuple(move.card for move in ruling.keep)
