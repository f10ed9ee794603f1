"""A decision with what the coach says there."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from playing import rule_sets, seats_for, wander

from tutor.core.cards import Card
from tutor.core.game import Game
from tutor.core.moves import TABLE, Move
from tutor.core.play import legal
from tutor.games import shelf
from tutor.players.coach import Counsel, counsel
from tutor.players.known import Known, after, fresh


class Here(NamedTuple):
    """A decision with what is advised and what is said of another move; the cards lie open."""

    game: Game
    state: Any
    me: int
    told: Counsel
    known: Known

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


def decisions(key: str, moves: int) -> Iterator[Here]:
    """Yield decisions of random games in every rule set with what the coach says there."""
    game = shelf()[key]
    for number, one in enumerate(rule_sets(key)):
        source = random.Random(number)
        start = game.start(one.options, seats_for(game, one.options, source, 5))
        known = fresh(start)
        for moment in wander(game, start, source, moves):
            acting = game.movers(moment.before)
            if acting[0] is not TABLE:
                state, seat = moment.before, acting[0]
                told = counsel(game, game.seen_by(state, seat), seat, tuple(legal(game, state)), known)
                if told is not None:
                    yield Here(game, state, state.seats.index(seat), told, known)
            known = after(game, known, moment.before, moment.move, moment.after)
