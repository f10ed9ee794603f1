"""What a principle looks at: one seat's own cards, what lies open, and what everybody can know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from tutor.core.cards import Card
from tutor.core.game import NO_FACTS, AnyState, Facts
from tutor.core.moves import PLAY, Move
from tutor.core.rules import RuleId
from tutor.players.known import BIT, NOTHING, Cards, Known, bits


class Advice(NamedTuple):
    """A move, the principle that recommends it, and what in this position makes it apply."""

    move: Move
    rule: str
    facts: Facts = NO_FACTS


class Sight:
    """A decision of one seat; nothing in it is hidden from that seat."""

    __slots__ = ("hand", "known", "me", "moves", "own", "plays", "state")

    state: AnyState
    me: int
    moves: Sequence[Move]
    known: Known
    hand: tuple[Card, ...]
    own: Cards
    """One's own hand as a set."""
    plays: list[Move]
    """What may be laid, of the moves."""

    def __init__(self, state: AnyState, me: int, moves: Sequence[Move], known: Known = NOTHING) -> None:
        """Look at a state, which may show more than this seat sees: only what is its own or lies open is asked for."""
        self.state, self.me, self.moves, self.known = state, me, moves, known
        self.hand = state.hands[me] if me < len(state.hands) else ()
        self.own = bits(self.hand)
        self.plays = [move for move in moves if move[1] == PLAY]

    def unseen(self, deck: Cards) -> Cards:
        """Return which cards of the pack may be in other hands: not one's own, not gone."""
        return deck & ~self.known.gone & ~self.own

    def said(self, *verbs: str) -> Move | None:
        """Return the move with the first of these words that may be said."""
        return next((move for verb in verbs for move in self.moves if move.verb == verb), None)


Principle: TypeAlias = Callable[[Sight], Advice | None]
"""What a good player would say here, or None where it does not apply."""
Strategy: TypeAlias = Mapping[RuleId, Principle]
"""Principles by name, in the order in which they are asked."""


Beside: TypeAlias = Callable[[Sight, Advice, Move], "Facts | None"]
"""What would be so with another move than the one advised; None where there is nothing to say."""


def bit(move: Move) -> Cards:
    """Return the card of a play as a set."""
    return BIT[move.cards[0]]
