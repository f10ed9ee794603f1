"""What a player can try in Knock-Out Whist, sensible or not."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.core.cards import BACK, SUITS
from tutor.core.moves import PLAY, Move, Seat, play, plays
from tutor.core.seats import player_of
from tutor.games.knockout_whist.state import ORDERS, Phase, State

NAME, ORDER, DISCARD, DONE, KNOCK, PAY, LEAVE = "trump", "order", "discard", "done", "knock", "pay", "leave"
VERBS = (PLAY, NAME, ORDER, DISCARD, DONE, KNOCK, PAY, LEAVE)
NO_TRUMP = "none"
TRUMPS = (*SUITS, NO_TRUMP)

BETWEEN = (Phase.DEAL, Phase.CUT)
"""Phases between two hands, when somebody may want to name trumps too soon."""


def attempts(state: State, seat: Seat) -> Sequence[Move]:
    """Everything this seat could try: every card, a knock, naming, exchanging, paying."""
    player, phase = player_of(state, seat), state.phase
    if phase is Phase.PLAY:
        return _plays(state, player, seat)
    if not state.alive[player]:
        return ()
    if phase is Phase.PAY:
        return (Move(seat, PAY), Move(seat, LEAVE))
    if phase in BETWEEN:
        return _namings(seat) if state.number > 1 else ()
    if phase is Phase.TRUMP:
        return (*_namings(seat), *_plays(state, player, seat))
    if phase is Phase.ORDER:
        return (*(Move(seat, ORDER, (), order) for order in ORDERS), *_plays(state, player, seat))
    if phase is Phase.EXCHANGE:
        hand = (BACK,) if player in state.blind else state.hands[player]
        return (*(Move(seat, DISCARD, (one,)) for one in hand), Move(seat, DONE), *_plays(state, player, seat))
    return ()


def _namings(seat: Seat) -> tuple[Move, ...]:
    """Every way of naming trumps, no trumps included."""
    return tuple(Move(seat, NAME, (), trump) for trump in TRUMPS)


def _plays(state: State, player: int, seat: Seat) -> Sequence[Move]:
    """Every card in hand, and a knock where somebody at the table is a dog; a blind card is a back."""
    hand = state.hands[player]
    lays = [play(seat, BACK) for _ in hand] if player in state.blind else plays(seat, hand)
    return [*lays, Move(seat, KNOCK)] if hand and state.dogs else lays
