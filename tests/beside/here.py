"""A decision with what the coach says there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tutor.core.cards import Card
from tutor.core.game import Game
from tutor.core.moves import Move
from tutor.players.coach import Counsel


class Here(NamedTuple):
    """A decision with what is advised and what is said of another move; the cards lie open."""

    game: Game
    state: Any
    me: int
    told: Counsel

    @property
    def other(self) -> Move:
        assert self.told.other is not None
        return self.told.other

    @property
    def said(self) -> dict[str, Any]:
        return {**self.told.facts, **self.told.instead}

    @property
    def two(self) -> tuple[Card, Card]:
        """The card advised and the other one."""
        return self.told.move.cards[0], self.other.cards[0]

    @property
    def mine(self) -> tuple[Card, ...]:
        return self.state.hands[self.me]

    @property
    def theirs(self) -> list[tuple[Card, ...]]:
        return [hand for p, hand in enumerate(self.state.hands) if p != self.me]

    def of(self, suit: str) -> list[Card]:
        return [card for card in self.mine if card.suit == suit]


Holds = Callable[[Here], bool]
