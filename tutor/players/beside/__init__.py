"""What another move would do beside the one advised: which half of it holds here; nothing where it comes to the same.

Each game says it by principle. ``how`` picks the sentence; where nobody could tell the two moves apart, or where what
speaks for one is not certain, nothing is said of that move.
"""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.game import AnyGame, Facts
from tutor.core.moves import Move
from tutor.players.beside import crazy_eights, ecarte, getaway, gurke, knockout_whist
from tutor.players.strategies.sight import Advice, Beside, Sight

BESIDES: Mapping[str, Mapping[str, Beside]] = {
    "getaway": getaway.BESIDE,
    "knockout-whist": knockout_whist.BESIDE,
    "crazy-eights": crazy_eights.BESIDE,
    "ecarte": ecarte.BESIDE,
    "gurke": gurke.BESIDE,
}
"""By the key of the game."""


def beside(game: AnyGame, sight: Sight, told: Advice, other: Move) -> Facts | None:
    """Return what would be so with another move than the one advised; None where there is nothing to say."""
    compare = BESIDES.get(game.key, {}).get(told.rule)
    return None if compare is None or other == told.move else compare(sight, told, other)
