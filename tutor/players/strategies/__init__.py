"""How to play each game well: a handful of named principles in order, asked by players, search, coach and exercises."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from tutor.core.game import AnyGame, Situation
from tutor.core.moves import Move, Seat
from tutor.core.seats import player_of
from tutor.players.known import NOTHING, Known
from tutor.players.strategies import crazy_eights, ecarte, getaway, gurke, knockout_whist
from tutor.players.strategies.sight import Advice, Sight, Strategy

STRATEGIES: Mapping[str, Strategy] = {
    "getaway": getaway.STRATEGY,
    "knockout-whist": knockout_whist.STRATEGY,
    "crazy-eights": crazy_eights.STRATEGY,
    "ecarte": ecarte.STRATEGY,
    "gurke": gurke.STRATEGY,
}
"""By the key of the game."""


def advice(
    game: AnyGame,
    state: Situation,
    seat: Seat,
    moves: Sequence[Move],
    known: Known = NOTHING,
    without: Collection[str] = (),
) -> Advice | None:
    """Return what the strategy of a game advises this seat, and why; None in a game that has none.

    Principles named in ``without`` are not asked: so somebody plays who has never heard of them.
    """
    strategy = STRATEGIES.get(game.key)
    return None if strategy is None else decided(strategy, Sight(state, player_of(state, seat), moves, known), without)


def decided(strategy: Strategy, sight: Sight, without: Collection[str] = ()) -> Advice | None:
    """Return the advice of the first principle that applies."""
    for rule, principle in strategy.items():
        if rule not in without:
            told = principle(sight)
            if told is not None:
                return told
    return None
