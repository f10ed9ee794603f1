"""What a player can try in Crazy Eights, sensible or not, and what is said with it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tutor.core.cards import SUITS, Card
from tutor.core.moves import PLAY, Move, Seat, plays, word
from tutor.core.seats import player_of
from tutor.games.crazy_eights.state import CALLING, PLAYING, State, on_turn

DRAW, TAKE, PASS, OBJECT, CALL = "draw", "take", "pass", "object", "call"
VERBS = (PLAY, DRAW, TAKE, PASS, OBJECT, CALL)

SHOUT = "!"
"""The mark of a play that announces the last card: ``A ♥7 = !``, with a call ``A ♦8 = ♠ !``."""


def attempts(state: State, seat: Seat) -> Sequence[Move]:
    """Everything this seat could try: every card with and without a call, drawing, taking, passing, objecting."""
    if state.phase is CALLING and on_turn(state, seat):
        return [Move(seat, CALL, (), suit) for suit in SUITS]
    if state.phase is not PLAYING:
        return []
    options, hand = state.options, state.hands[player_of(state, seat)]
    lays = plays(seat, hand)
    lays += [calling for one in hand if one.rank == options.wild_rank for calling in calls(seat, one)]
    others = [word(seat, PASS), word(seat, DRAW)]
    if options.last_card == "on":
        others.append(word(seat, OBJECT))
        if len(hand) == 2:
            lays += [announced(move) for move in lays]
    if state.debt:
        others.append(word(seat, TAKE))
    return others + lays


def unlisted(state: State, move: Move) -> bool:
    """Whether somebody may ask about this: drawing one particular card."""
    return move.verb == DRAW and len(move.cards) == 1 and not move.value and state.phase is PLAYING


def picks_out(move: Move) -> bool:
    """Whether a particular card is to be drawn."""
    return move.verb == DRAW and bool(move.cards)


@cache
def calls(seat: Seat, one: Card) -> tuple[Move, ...]:
    """A card laid with a call, once for each suit."""
    return tuple(Move(seat, PLAY, (one,), suit) for suit in SUITS)


def announced(move: Move) -> Move:
    """Return a play together with the announcement of the last card."""
    return move._replace(value=f"{move.value} {SHOUT}".strip())


def is_announced(move: Move) -> bool:
    """Whether the last card is announced with this play."""
    return move.value.endswith(SHOUT)


def suit_named(move: Move) -> str:
    """Return the suit called with a move; empty where none is."""
    return move.value[0] if move.value and move.value[0] in SUITS else ""
