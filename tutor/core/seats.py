"""Players by number: a seat has a name, and the engines count the players clockwise from 0."""

from __future__ import annotations

from tutor.core.moves import Seat
from tutor.core.situation import Situation

NOBODY = -1
"""The number of no player."""


def player_of(state: Situation, seat: Seat) -> int:
    """Return the number of the player who sits there."""
    return state.seats.index(seat)
