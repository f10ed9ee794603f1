"""Écarté: what another card would cost or leave to be beaten, and what another word would decide."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.cards import Card
from tutor.core.game import Facts
from tutor.core.moves import PLAY, Move
from tutor.games.ecarte.state import beats, holds_king
from tutor.players.known import SUITED
from tutor.players.strategies import ecarte as well
from tutor.players.strategies.ecarte import above, height, is_worth_keeping, maybe_there, unbeaten
from tutor.players.strategies.sight import Advice, Beside, Sight


def _card(other: Move) -> Card | None:
    """The card of a play that says nothing besides."""
    return other.card if other.verb == PLAY and not other.value else None


def _king(sight: Sight, told: Advice, other: Move) -> Facts | None:
    """With a card the time to announce ends, unless a trick that is won brings it back."""
    card = _card(other)
    if card is None:
        return None
    again = sight.state.options.king_window == "also-after-winning-a-trick" and len(sight.hand) > 1
    if not again or holds_king((card,), sight.state.trump):
        return {"how": "lost"}
    return None if sight.state.won[sight.me] else {"how": "risked"}


def _first(sight: Sight, told: Advice, other: Move) -> Facts | None:
    if other.verb in ("stand", "refuse"):
        return {"how": "keeps", "trump": "yes" if told.facts["n"] else ""}
    return {"how": "exchanges"} if other.verb in ("propose", "accept") else None


def _jeux(sight: Sight, told: Advice, other: Move) -> Facts | None:
    if other.verb in ("stand", "refuse"):
        return {"how": "keeps"}
    return {"how": "exchanges"} if other.verb in ("propose", "accept") else None


def _throw(sight: Sight, told: Advice, other: Move) -> Facts | None:
    if other.verb != told.move.verb:
        return None
    given = tuple(c for c in other.cards if c not in told.move.cards and is_worth_keeping(sight, c))
    kept = tuple(c for c in told.move.cards if c not in other.cards and not is_worth_keeping(sight, c))
    if given:
        return {"how": "gives", "given": given}
    return {"how": "keeps", "left": kept} if kept else None


def _sure(sight: Sight, told: Advice, other: Move) -> Facts | None:
    card = _card(other)
    return {"how": "beaten"} if card is not None and not unbeaten(sight, card) else None


def _trumps(sight: Sight, told: Advice, other: Move) -> Facts | None:
    card, trump = _card(other), sight.state.trump
    if card is None:
        return None
    if card.suit != trump:
        return {"how": "trumped"} if maybe_there(sight) & SUITED[trump] else None
    few, many = (maybe_there(sight) & above(c) for c in (told.move.card, card))
    return {"how": "lower"} if few.bit_count() < many.bit_count() else None


def _long(sight: Sight, told: Advice, other: Move) -> Facts | None:
    card, trump = _card(other), sight.state.trump
    if card is None:
        return None
    mine = told.move.card
    if card.suit == trump != mine.suit:
        return {"how": "trump"}
    few, many = ((sight.own & SUITED[c.suit]).bit_count() for c in (card, mine))
    if few < many:
        return {"how": "shorter", "short": card.suit, "long": mine.suit, "n": few, "more": many}
    there = maybe_there(sight)
    worse = (there & above(card)).bit_count() > (there & above(mine)).bit_count()
    return {"how": "lower"} if worse and few == many and height(other) < height(told.move) else None


def _cheap(sight: Sight, told: Advice, other: Move) -> Facts | None:
    card, lead = _card(other), sight.state.trick[0][1]
    if card is None:
        return None
    if not beats(card, lead, sight.state.trump):
        return {"how": "loses"}
    if card.suit != told.move.card.suit:
        return {"how": "trump"} if card.suit == sight.state.trump else None
    return {"how": "dearer"} if height(other) > height(told.move) else None


def _low(sight: Sight, told: Advice, other: Move) -> Facts | None:
    card = _card(other)
    if card is None:
        return None
    there, mine = maybe_there(sight), told.move.card
    if not there & above(card) and there & above(mine):
        return {"how": "master"}
    return {"how": "higher"} if height(other) > height(told.move) else None


BESIDE: Mapping[str, Beside] = {
    well.KING: _king,
    well.FIRST: _first,
    well.JEUX: _jeux,
    well.THROW: _throw,
    well.SURE: _sure,
    well.TRUMPS: _trumps,
    well.LONG: _long,
    well.CHEAP: _cheap,
    well.KEEP: _low,
}
