"""A moment of any game: its rule set and who sits there, and what can be wrong with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol, TypeAlias

from tutor.core.complaints import Complaint
from tutor.core.moves import Seat

Facts: TypeAlias = Mapping[str, object]
"""What a sentence may name: cards, suits, seats, moves, numbers, words, and lists of them."""

NO_FACTS: Facts = MappingProxyType({})


class Situation(Protocol):
    """What the state of any game has: its rule set and who sits at the table."""

    @property
    def options(self) -> Any:  # Any: each game has a dataclass of its own
        """The options it is played under; of which kind, the game alone knows."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The players, clockwise."""


class Problem(NamedTuple):
    """One thing that is impossible in a position set up by hand: a key for the words, and facts."""

    key: str
    facts: Facts = NO_FACTS

    def complaint(self, seats: Sequence[Seat]) -> Complaint:
        """Return it as something to raise, said of this table."""
        return Complaint(self.key, **self.facts).at(seats)
