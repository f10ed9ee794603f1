"""What one player can know of the other's hand: the cards it cannot hold, and the one that was shown."""

from __future__ import annotations

from typing import NamedTuple

from tutor.core.cards import Card
from tutor.games.ecarte.duties import asked
from tutor.games.ecarte.state import PACK, State, holds_king, other


class Unseen(NamedTuple):
    """The other hand as far as it can be told without looking."""

    known: tuple[Card, ...]
    """Cards it holds for certain: the king of trumps that was announced and is not played yet."""
    possible: tuple[Card, ...]
    """The further cards that may be in it."""


def unseen(state: State, player: int) -> Unseen:
    """Return what a player knows of the hand faced: every card not seen, unless a reply rules it out.

    Whoever could have beaten, followed or trumped had to (ecarte.play.must-beat), so a reply tells which cards
    were not held then. Nothing is concluded from what was chosen freely: a proposal, an exchange, a lead.
    """
    they = other(state, player)
    seen = {*state.hands[player], *state.discards[player], *(card for _, card in (*state.played, *state.trick))}
    if state.turn_up is not None:
        seen.add(state.turn_up)
    tricks = zip(state.played[::2], state.played[1::2], strict=True)
    replies = [(lead, reply) for (_, lead), (who, reply) in tricks if who == they]
    possible = tuple(
        card
        for card in PACK
        if card not in seen and all(reply in asked(state.trump, lead, (reply, card))[1] for lead, reply in replies)
    )
    announced = state.king == they and not (state.turn_up is not None and state.turn_up.rank == "K")
    known = tuple(card for card in possible if announced and holds_king((card,), state.trump))
    return Unseen(known, tuple(card for card in possible if card not in known))
