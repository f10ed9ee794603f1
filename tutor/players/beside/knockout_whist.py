"""Knock-Out Whist: what another card would let go, spend, or leave to be beaten."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.cards import BACK
from tutor.core.game import Facts
from tutor.core.moves import PLAY, Move
from tutor.games.knockout_whist.advice import suits_of
from tutor.games.knockout_whist.state import HEIGHT, TRUMP, ranking_of
from tutor.players.strategies import knockout_whist as well
from tutor.players.strategies.knockout_whist import (
    higher_out,
    is_master,
    length,
    renounces,
    strengths,
    trumps_out,
    wins,
)
from tutor.players.strategies.sight import Advice, Beside, Sight


def _plain_play(other: Move) -> bool:
    return other.verb == PLAY and other.card is not BACK


def _trumps(sight: Sight, told: Advice, other: Move) -> Facts | None:
    if len(other.value) != 1:
        return None
    suits = suits_of(sight.state, sight.me)
    mine, theirs = (suits.get(suit, ()) for suit in (str(told.facts["suit"]), other.value))
    if len(theirs) < len(mine):
        return {"how": "shorter", "theirs": other.value, "n": len(theirs), "more": len(mine)}
    best, better = (max((HEIGHT[c.rank] for c in suit), default=0) for suit in (mine, theirs))
    return {"how": "stronger", "theirs": other.value} if best < better else None


def _exchange(sight: Sight, told: Advice, other: Move) -> Facts | None:
    if not other.cards:
        return {"how": "keeps"} if told.move.cards else None
    card = other.cards[0]
    if card is BACK:
        return None
    if card.suit == sight.state.trump:
        return {"how": "trump"}
    low = HEIGHT[told.move.cards[0].rank] if told.move.cards else HEIGHT["10"]
    return {"how": "higher"} if HEIGHT[card.rank] > low else None


def _lone_card(sight: Sight, told: Advice, other: Move) -> Facts | None:
    if told.move.verb == PLAY:
        return {"how": "waits"} if told.facts.get("why") == "holds" else None
    how = {"waits": "risks", "beaten": "lost"}.get(str(told.facts.get("why")))
    return {"how": how} if other.verb == PLAY and how else None


def _lead(sight: Sight, told: Advice, other: Move) -> Facts | None:
    """Of leads: what may be trumped, what may be beaten, what spends a trump."""
    if not _plain_play(other):
        return None
    strength = strengths(sight)
    mine, theirs = strength[told.move.card], strength[other.card]
    if theirs > TRUMP > mine:
        return {"how": "trump"}
    if theirs < TRUMP:
        seats = renounces(sight, other.card)
        if seats and trumps_out(sight) and not renounces(sight, told.move.card):
            return {"how": "trumped", "away": seats, "away_suit": ranking_of(sight.state).suit[other.card]}
        if theirs < TRUMP < mine and trumps_out(sight):
            return {"how": "exposed"}
    few, many = higher_out(sight, told.move.card), higher_out(sight, other.card)
    return {"how": "beaten", "n": few, "more": many} if few < many and not is_master(sight, other.card) else None


def _lead_short(sight: Sight, told: Advice, other: Move) -> Facts | None:
    if not _plain_play(other):
        return None
    if strengths(sight)[other.card] > TRUMP:
        return {"how": "trump"}
    few, many = length(sight, told.move.card), length(sight, other.card)
    if few < many:
        return {"how": "longer", "long": ranking_of(sight.state).suit[other.card], "n": few, "more": many}
    return _lead(sight, told, other)


def _winning(sight: Sight, told: Advice, other: Move) -> Facts | None:
    """Of answers where one's own takes the trick: what would let it go, or cost more."""
    if not _plain_play(other):
        return None
    if not wins(sight, other.card):
        return {"how": "loses"}
    strength = strengths(sight)
    return {"how": "dearer"} if strength[other.card] > strength[told.move.card] else None


def _holding(sight: Sight, told: Advice, other: Move) -> Facts | None:
    found = _winning(sight, told, other)
    if found is not None or not _plain_play(other):
        return found if found is None or found["how"] == "loses" else None
    few, many = higher_out(sight, told.move.card), higher_out(sight, other.card)
    return {"how": "beaten", "n": few, "more": many} if few < many else None


def _throw(sight: Sight, told: Advice, other: Move) -> Facts | None:
    if not _plain_play(other):
        return None
    strength = strengths(sight)
    mine, theirs = told.move.card, other.card
    if strength[theirs] > TRUMP > strength[mine]:
        return {"how": "trump"}
    if is_master(sight, theirs) and not is_master(sight, mine):
        return {"how": "master"}
    both = strength[mine] > TRUMP or strength[theirs] < TRUMP
    return {"how": "higher"} if both and strength[theirs] > strength[mine] else None


BESIDE: Mapping[str, Beside] = {
    well.TRUMPS: _trumps,
    well.EXCHANGE: _exchange,
    well.DOG: _lone_card,
    well.DRAW_TRUMPS: _lead,
    well.MASTER: _lead,
    well.LEAD_SHORT: _lead_short,
    well.LEAD: _lead,
    well.LAST_CHEAPLY: _winning,
    well.TAKE: _holding,
    well.RUFF: _winning,
    well.THROW: _throw,
}
