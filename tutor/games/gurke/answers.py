"""What a follower has to reach, and which of the cards held do it: worked out once, asked by several rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tutor.core.cards import Card
from tutor.games.gurke import sets
from tutor.games.gurke.options import Options
from tutor.games.gurke.state import State, is_last, target
from tutor.games.gurke.values import is_ace, ranks


class Need(NamedTuple):
    """What a player faces: the cards to reach, and this player's own ranks."""

    options: Options
    rank: Mapping[Card, int]
    target: tuple[Card, ...]
    wanted: tuple[int, ...]
    """The ranks of the target, lowest first."""
    held: tuple[int, ...]
    """The ranks of the hand, lowest first."""
    blocked: bool
    """Whether an ace is to be answered where no ace may answer one (gurke.play.ace-blocks)."""
    reach: frozenset[tuple[int, ...]]
    """Every answer to a set of several cards; empty for a single card."""

    @property
    def low(self) -> tuple[int, ...]:
        """The ranks of the lowest cards, as many as must be laid."""
        return sets.lowest(self.held, len(self.wanted))

    def shape(self, cards: Sequence[Card]) -> tuple[int, ...]:
        """Return the ranks of some cards, lowest first."""
        return tuple(sorted([self.rank[c] for c in cards]))

    def beats(self, cards: Sequence[Card]) -> bool:
        """Whether these cards equal or beat the target."""
        if len(self.wanted) > 1:
            return self.shape(cards) in self.reach
        if self.rank[cards[0]] < self.wanted[0]:
            return False
        return not (self.blocked and is_ace(self.options, cards[0]))

    def is_lowest(self, cards: Sequence[Card]) -> bool:
        """Whether these cards are the lowest of the hand; which of equal ones makes no difference."""
        if len(self.wanted) == 1:
            return self.rank[cards[0]] == self.held[0]
        return self.shape(cards) == self.low

    def cheapest(self, hand: Sequence[Card]) -> tuple[int, ...] | None:
        """Return the ranks of the cheapest answer, or None where there is none."""
        free = [c for c in hand if not (self.blocked and is_ace(self.options, c))]
        return sets.cheapest(tuple(sorted([self.rank[c] for c in free])), self.wanted)


def need(state: State, player: int) -> Need:
    """Return what this player has to reach in the trick that lies."""
    options = state.options
    rank = ranks(options, last=is_last(state))
    facing = target(state)
    held = tuple([rank[c] for c in state.hands[player]])
    if len(facing) == 1:  # the usual case, kept short
        blocked = options.ace_on_ace == "no" and is_ace(options, facing[0])
        return Need(options, rank, facing, (rank[facing[0]],), held, blocked, frozenset())
    wanted = tuple(sorted([rank[c] for c in facing]))
    return Need(options, rank, facing, wanted, held, False, frozenset(sets.answers(held, wanted)))
