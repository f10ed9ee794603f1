"""Crazy Eights: what another card would leave in hand, or on the table."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.game import Facts
from tutor.core.moves import PLAY, Move
from tutor.players.strategies import crazy_eights as well
from tutor.players.strategies.crazy_eights import left_to_match, refusing, suit_left
from tutor.players.strategies.sight import Advice, Beside, Sight


def _suits(sight: Sight, told: Advice, other: Move) -> Facts | None:
    """Two suits that may be left on the table."""
    mine, theirs = suit_left(sight, told.move), suit_left(sight, other)
    if not mine or not theirs or mine == theirs:
        return None
    n, fewer = left_to_match(sight, told.move, mine), left_to_match(sight, other, theirs)
    if fewer < n:
        return {"how": "suit", "theirs": theirs, "mine": mine, "n": fewer, "more": n}
    seats = refusing(sight, mine)
    return {"how": "refused", "theirs": theirs, "mine": mine, "away": seats} if fewer == n and seats else None


def _is_wild(sight: Sight, move: Move) -> bool:
    return move.verb == PLAY and move.cards[0].rank == sight.state.options.wild_rank


def _draw(sight: Sight, told: Advice, other: Move) -> Facts | None:
    return {"how": "pass"} if told.move.verb == "draw" and other.verb == "pass" else None


def _eight_now(sight: Sight, told: Advice, other: Move) -> Facts | None:
    if _is_wild(sight, other):
        return _suits(sight, told, other)
    card = told.move.cards[0]
    return {"how": "keeps", "card": card, "n": sight.state.options.price(card.rank)}


def _dear(sight: Sight, told: Advice, other: Move) -> Facts | None:
    if other.verb != PLAY:
        return {"how": "draws", "verb": other.verb} if other.verb in ("draw", "take") else None
    if _is_wild(sight, other):
        return {"how": "wild"}
    price = sight.state.options.price
    mine, theirs = price(told.move.cards[0].rank), price(other.cards[0].rank)
    return {"how": "cheaper", "few": theirs} if theirs < mine else _suits(sight, told, other)


def _eight(sight: Sight, told: Advice, other: Move) -> Facts | None:
    if other.verb in ("draw", "take"):
        return {"how": "draws", "verb": other.verb}
    return _suits(sight, told, other) if _is_wild(sight, other) else None


BESIDE: Mapping[str, Beside] = {
    well.CALL: _suits,
    well.DRAW: _draw,
    well.EIGHT_NOW: _eight_now,
    well.DEAR: _dear,
    well.EIGHT: _eight,
}
