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
    low: tuple[int, ...]
    """The ranks of the lowest cards, as many as must be laid."""
    free: tuple[int, ...]
    """The ranks of the cards that may answer: all that are held, but no aces where an ace must not answer one."""
    blocked: bool
    """Whether an ace is to be answered where no ace may answer one (gurke.play.ace-blocks)."""

    def shape(self, cards: Sequence[Card]) -> tuple[int, ...]:
        """Return the ranks of some cards, lowest first."""
        if len(cards) == 1:
            return (self.rank[cards[0]],)
        return tuple(sorted([self.rank[c] for c in cards]))

    def is_met_by(self, cards: Sequence[Card]) -> bool:
        """Whether these cards equal or beat the target, place by place."""
        if len(cards) != len(self.wanted) or (self.blocked and is_ace(self.options, cards[0])):
            return False
        if len(cards) == 1:
            return self.rank[cards[0]] >= self.wanted[0]
        return sets.covers(self.shape(cards), self.wanted)

    def is_met_in_part_by(self, cards: Sequence[Card]) -> bool:
        """Whether at least one of these cards reaches what lies in its place."""
        return any(mine >= theirs for mine, theirs in zip(self.shape(cards), self.wanted, strict=True))

    def is_lowest(self, cards: Sequence[Card]) -> bool:
        """Whether these cards are the lowest of the hand; which of equal ones makes no difference."""
        return self.shape(cards) == self.low

    @property
    def can_be_met(self) -> bool:
        """Whether the hand holds any answer."""
        return sets.can_cover(self.free, self.wanted)

    @property
    def cheapest(self) -> tuple[int, ...] | None:
        """The ranks of the cheapest answer, or None where there is none."""
        return sets.cheapest(self.free, self.wanted)


def need(state: State, player: int) -> Need:
    """Return what this player has to reach in the trick that lies."""
    options, hand = state.options, state.hands[player]
    rank = ranks(options, last=is_last(state))
    facing = target(state)
    blocked = options.ace_on_ace == "no" and is_ace(options, facing[0])
    held = tuple(sorted([rank[c] for c in hand]))
    free = tuple(sorted(rank[c] for c in hand if not is_ace(options, c))) if blocked else held
    wanted = tuple(sorted([rank[c] for c in facing]))
    return Need(options, rank, facing, wanted, held, held[: len(wanted)], free, blocked)
