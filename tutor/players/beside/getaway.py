"""Getaway: what another card would have kept in hand, or where its trick would be stopped."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.game import Facts
from tutor.core.moves import PLAY, Move
from tutor.games.getaway.state import STRENGTH, State, highest
from tutor.players.known import SUITED
from tutor.players.strategies import getaway as well
from tutor.players.strategies.getaway import above, danger, height, others, stops_at_once, unseen_of, voids
from tutor.players.strategies.sight import Advice, Beside, Sight


def _keeps(sight: Sight, told: Advice, other: Move) -> Facts | None:
    """A lower card would go, and the higher one stay."""
    if other.verb != PLAY or height(other) >= height(told.move):
        return None
    return {"how": "keeps"}


def _shed(sight: Sight, told: Advice, other: Move) -> Facts | None:
    lower = _keeps(sight, told, other)
    if lower is not None or other.verb != PLAY:
        return lower
    suit, longer = told.move.card.suit, other.card.suit
    n, more = ((sight.own & SUITED[one]).bit_count() for one in (suit, longer))
    return {"how": "longer", "short": suit, "long": longer, "n": n, "more": more} if n < more else None


def _last(sight: Sight, told: Advice, other: Move) -> Facts | None:
    if told.facts["below"] and other.verb == PLAY and height(other) > height(told.move):
        return {"how": "takes"}
    lower = _keeps(sight, told, other)
    if lower is None:
        return None
    state: State = sight.state
    who, best = highest(state.trick)
    leads = height(other) <= STRENGTH[best.rank] < height(told.move)
    return {"how": "leads", "next": state.seats[who]} if leads else lower


def _below(sight: Sight, told: Advice, other: Move) -> Facts | None:
    if other.verb != PLAY or height(other) == height(told.move):
        return None
    if told.facts["below"]:
        return _keeps(sight, told, other) or {"how": "tops"}
    if told.facts["chance"] == "none":
        return None
    few, many = _out(sight, other), _out(sight, told.move)
    return {"how": "fewer", "n": few, "more": many} if few < many else None


def _out(sight: Sight, move: Move) -> int:
    """How many higher cards may be in other hands, which hold no more than their cards."""
    there = sum(len(hand) for p, hand in enumerate(sight.state.hands) if p != sight.me)
    return min(above(unseen_of(sight), move), there)


def _stopped(told: Advice, suit: str, seats: tuple[object, ...]) -> Facts | None:
    """Who lacks a suit, unless the advice says it already."""
    return None if told.facts["barred"] == suit else {"how": "stopped", "away": seats, "away_suit": suit}


def _lead_high(sight: Sight, told: Advice, other: Move) -> Facts | None:
    if other.verb != PLAY:
        return None
    mine, theirs = told.move.card.suit, other.card.suit
    if mine != theirs:
        after = others(sight)
        seats = voids(sight, theirs, after)
        if seats:
            return _stopped(told, theirs, seats)
        out = unseen_of(sight)
        few, many = (out & SUITED[theirs]).bit_count(), (out & SUITED[mine]).bit_count()
        if few < many and danger(sight, theirs, after) > danger(sight, mine, after):
            return {"how": "rarer", "away_suit": theirs, "n": few, "more": many}
    return _keeps(sight, told, other)


def _lead_low(sight: Sight, told: Advice, other: Move) -> Facts | None:
    if other.verb != PLAY:
        return None
    theirs = other.card.suit
    seats = voids(sight, theirs, others(sight))
    if seats and told.facts["free"]:
        return _stopped(told, theirs, seats)
    if told.facts["at_once"]:
        return None
    at_once = stops_at_once(sight, other)
    if at_once:
        return {"how": "once", "away": at_once, "away_suit": theirs}
    few, many = _out(sight, other), _out(sight, told.move)
    return {"how": "fewer", "n": few, "more": many} if few < many else None


def _take(sight: Sight, told: Advice, other: Move) -> Facts | None:
    return {"how": "stopped"} if other.verb == PLAY else None


BESIDE: Mapping[str, Beside] = {
    well.FIRST_TRICK: _keeps,
    well.SHED: _shed,
    well.CLEAN: _last,
    well.FOLLOW_HIGH: _keeps,
    well.DUCK: _below,
    well.LEAD_HIGH: _lead_high,
    well.LEAD_LOW: _lead_low,
    well.TAKE: _take,
}
