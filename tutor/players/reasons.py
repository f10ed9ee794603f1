"""Why somebody did what they did, as far as it may be said: nothing that only their own hand tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tutor.core.game import NO_FACTS, AnyGame, Facts, Situation
from tutor.core.moves import PLAY, Move
from tutor.players.known import NOTHING, Known
from tutor.players.memory import Memory
from tutor.players.players import Level, advised_to
from tutor.players.strategies.sight import Sight

PRINCIPLE, UNWATCHED, HABIT, LAST, ANYTHING, THOUGHT, NOTHING_SAID = (
    "principle",
    "unwatched",
    "habit",
    "last",
    "anything",
    "thought",
    "",
)


class Reason(NamedTuple):
    """What may be said of a move that was made."""

    kind: str
    """By a principle; by one that applies only to somebody who does not watch; by habit; the last card; or by none."""
    rule: str = ""
    facts: Facts = NO_FACTS


def reason(game: AnyGame, before: Situation, move: Move, moves: Sequence[Move], known: Known, level: Level) -> Reason:
    """Return why a move was made, by what whoever made it goes by.

    Whether anything else was allowed is told of the last card alone, where everybody sees it.
    """
    seat = move.seat
    hand = Sight(before, before.seats.index(seat), moves).hand
    if move.verb == PLAY and len(hand) == len(move.cards):
        return Reason(LAST)
    seen = game.seen_by(before, seat)
    told = advised_to(game, seen, Memory(seat, {}, known), moves, level)
    if told is not None and told.move == move:
        if not told.rule:
            return Reason(HABIT, "", told.facts)
        there = advised_to(game, seen, Memory(seat, {}, known), moves, level._replace(watches=True))
        same = level.watches or known is NOTHING or (there is not None and there[:2] == told[:2])
        return Reason(PRINCIPLE if same else UNWATCHED, told.rule, told.facts)
    if len(moves) == 1:
        return Reason(NOTHING_SAID)
    return Reason(ANYTHING if level.budget is None else THOUGHT)
