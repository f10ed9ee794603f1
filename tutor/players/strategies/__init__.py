"""How to play each game well: a handful of named principles in order, asked by players, search, coach and exercises."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from tutor.core.game import AnyGame, Situation
from tutor.core.moves import Move, Seat
from tutor.core.rules import RuleId
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

OTHERWISE: Mapping[str, Sequence[RuleId]] = {
    getaway.FOLLOW_HIGH: (getaway.CLEAN,),
    getaway.DUCK: (getaway.CLEAN,),
    getaway.LEAD_LOW: (getaway.LEAD_HIGH,),
    knockout_whist.LEAD_SHORT: (knockout_whist.DRAW_TRUMPS, knockout_whist.MASTER),
    knockout_whist.LEAD: (knockout_whist.DRAW_TRUMPS, knockout_whist.MASTER, knockout_whist.LEAD_SHORT),
    knockout_whist.RUFF: (knockout_whist.TAKE,),
    knockout_whist.THROW: (knockout_whist.LAST_CHEAPLY, knockout_whist.TAKE, knockout_whist.RUFF),
    crazy_eights.DRAW: (crazy_eights.CALL,),
    crazy_eights.EIGHT: (crazy_eights.DEAR,),
    ecarte.LONG: (ecarte.SURE, ecarte.TRUMPS),
    ecarte.KEEP: (ecarte.CHEAP,),
    gurke.GIVE_LOW: (gurke.LEAD_HIGH, gurke.LEAD_LATE, gurke.REACH, gurke.GO_HIGH),
}
"""Principles that begin with “otherwise” and the like: each holds only where none of those behind it applies.

Where every principle is asked their order sees to it; where somebody has not heard of one, its case is no such case.
"""


def advice(
    game: AnyGame,
    state: Situation,
    seat: Seat,
    moves: Sequence[Move],
    known: Known = NOTHING,
    without: Collection[str] = (),
) -> Advice | None:
    """Return what the strategy of a game advises this seat, and why; None in a game that has none.

    Principles named in ``without`` are not asked: so somebody plays who has never heard of them. Nothing is advised
    where one of them would apply and the next only says what to do otherwise.
    """
    strategy = STRATEGIES.get(game.key)
    if strategy is None:
        return None
    sight = Sight(state, player_of(state, seat), moves, known)
    told = decided(strategy, sight, without)
    if told is not None and without:
        passed = (rule for rule in OTHERWISE.get(told.rule, ()) if rule in without)
        if any(strategy[rule](sight) is not None for rule in passed):
            return None
    return told


def decided(strategy: Strategy, sight: Sight, without: Collection[str] = ()) -> Advice | None:
    """Return the advice of the first principle that applies."""
    for rule, principle in strategy.items():
        if rule not in without:
            told = principle(sight)
            if told is not None:
                return told
    return None
