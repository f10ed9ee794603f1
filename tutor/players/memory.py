"""What one seat knows of the cards it cannot see, and full states that agree with it.

Of every hidden card the seat remembers in which places it may be. That comes from the record, move by
move: cards seen going by, cards picked up or taken in the open, how many cards went from where to
where, and what a play rules out by the sieves themselves (a suit shown to be void). A position without
a record is known by what lies open in it, and no more. Nothing is concluded from what somebody chose
freely, and two facts are never combined into a third.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from random import Random
from typing import NamedTuple, TypeAlias

from tutor.core.cards import BACK, Card
from tutor.core.game import HAND, AnyGame, Lying, Place, Situation
from tutor.core.moves import PLAY, TABLE, Move, Seat
from tutor.core.rules import judge, survivors
from tutor.core.seats import player_of
from tutor.players import known as common
from tutor.players.known import DEAL, NOTHING, Known

Places: TypeAlias = tuple[Place, ...]
"""Sorted, so that the same knowledge is always the same value."""


class Memory(NamedTuple):
    """What one seat knows of the cards."""

    seat: Seat
    places: Mapping[Card, Places]
    """Where each card may be, in an order that tells nothing; one place for a card that is seen."""
    known: Known = NOTHING
    """What everybody at the table can know."""


def begin(game: AnyGame, state: Situation, seat: Seat) -> Memory:
    """What a seat knows of a state whose past it has not seen."""
    seen = game.lying(game.seen_by(state, seat))
    shown, hidden = _shown(seen), _hidden(seen)
    cards = (card for lying in game.lying(state).values() for card in lying)
    return Memory(
        seat, {card: (shown[card],) if card in shown else hidden for card in _in_order(cards)}, common.fresh(state)
    )


def after(game: AnyGame, memory: Memory, before: Situation, move: Move, following: Situation) -> Memory:
    """What the seat knows once a move has been made before its eyes."""
    seat = memory.seat
    if move.seat == TABLE and move.verb == DEAL:
        return begin(game, following, seat)
    seen_before = game.seen_by(before, seat)
    seen = game.lying(game.seen_by(following, seat))
    was, lies = _by_card(game.lying(before)), _by_card(game.lying(following))
    shown, hidden = _shown(seen), frozenset(_hidden(seen))
    # Seen going by: a card that is played, and one that was in view when it was moved.
    watched = {*_shown(game.lying(seen_before)), *(move.cards if move.verb == PLAY else ())}
    gone: dict[Place, set[Place]] = {}
    for card, place in was.items():
        if card not in watched and card in lies:
            gone.setdefault(place, set()).add(lies[card])
    known = _concluded(game, memory, seen_before, move)

    @cache
    def moved(places: Places) -> Places:
        return tuple(sorted({after for place in places for after in gone.get(place, ())} & hidden))

    def now(card: Card) -> Places:
        if card in shown:
            return (shown[card],)
        if card in watched or card not in known:
            return (lies[card],) if card in watched else tuple(sorted(hidden))
        return moved(known[card])

    everybody = common.after(game, memory.known, before, move, following)
    return Memory(seat, {card: now(card) for card in _in_order(lies)}, everybody)


def _in_order(cards: Iterable[Card]) -> list[Card]:
    return sorted(cards, key=_text)


def _text(card: Card) -> str:
    return card.text


def _by_card(lying: Lying) -> dict[Card, Place]:
    return {card: place for place, cards in lying.items() for card in cards}


def _shown(seen: Lying) -> dict[Card, Place]:
    found = _by_card(seen)
    found.pop(BACK, None)
    return found


def _hidden(seen: Lying) -> Places:
    return tuple(sorted(place for place, cards in seen.items() if BACK in cards))


# What a play rules out


def _concluded(game: AnyGame, memory: Memory, seen: Situation, move: Move) -> Mapping[Card, Places]:
    """Strike out the cards with which this seat would not have been allowed to do what it did.

    Only single cards and words are looked at, and what the table would have let happen proves nothing.
    """
    laid = move.cards if move.verb == PLAY else ()
    if move.seat in (memory.seat, TABLE) or len(laid) != len(move.cards) or len(laid) > 1 or BACK in laid:
        return memory.places
    lying = game.lying(seen)
    place = (HAND, player_of(seen, move.seat))
    size = len(lying.get(place, ()))
    perhaps = [card for card, places in memory.places.items() if place in places and card not in laid]
    if size < 2 or not perhaps:
        return memory.places
    filler = laid[0] if laid else BACK

    def allowed(*cards: Card) -> bool:
        hand = (*cards, *laid, *(filler,) * (size - len(cards) - len(laid)))
        return _allowed(game, game.imagine(seen, {**lying, place: hand}), move)

    if allowed(*perhaps) or not allowed():
        return memory.places  # it would have been allowed with any cards, or only with some that are not known
    out = [card for card in perhaps if not allowed(card)]
    return {**memory.places, **{card: tuple(p for p in memory.places[card] if p != place) for card in out}}


def _allowed(game: AnyGame, state: Situation, move: Move) -> bool:
    """Whether the rules allow this move, or the table lets it happen."""
    rules, attempts = game.rules(state.options), game.attempts(state, move.seat)
    if move in survivors(rules, state, move.seat, attempts):
        return True
    if game.tolerates is None:
        return False
    verdicts = judge(rules, state, move.seat, attempts)
    return any(verdict.move == move and game.tolerates(state, verdict) for verdict in verdicts)


# Imagining


def imagine(game: AnyGame, seen: Situation, memory: Memory, random: Random) -> Situation:
    """A full state, drawn at random, that agrees with all that is seen and remembered.

    Cards tied to few places are given first, each to a place in proportion to the room left there.
    """
    lying = game.lying(seen)
    room = {place: cards.count(BACK) for place, cards in lying.items() if BACK in cards}
    shown = {card for cards in lying.values() for card in cards}
    loose = [(random.random(), card, places) for card, places in memory.places.items() if card not in shown]
    loose.sort(key=_tied)
    given: dict[Place, list[Card]] = {place: [] for place in room}
    for _, card, places in loose:
        left = sum([room.get(place, 0) for place in places])
        if left:
            number = int(random.random() * left)
            for place in places:
                number -= room.get(place, 0)
                if number < 0:
                    break
        else:
            place = _make_room(memory, places, given, room)
        room[place] -= 1
        given[place].append(card)
    full = {p: (*[c for c in cards if c is not BACK], *given[p]) if p in given else cards for p, cards in lying.items()}
    imagined: Situation = game.imagine(seen, full)
    return imagined


def _tied(loose: tuple[float, Card, Places]) -> tuple[int, float]:
    return len(loose[2]), loose[0]


def _make_room(memory: Memory, wanted: Places, given: dict[Place, list[Card]], room: dict[Place, int]) -> Place:
    """Move cards that have been given already, each to another of its places, until one of these has room."""
    came: dict[Place, tuple[Place, Card] | None] = {place: None for place in wanted if place in given}
    waiting = list(came)
    for place in waiting:
        for card in given[place]:
            for other in memory.places[card]:
                if other in came or other not in room:
                    continue
                came[other] = (place, card)
                if not room[other]:
                    waiting.append(other)
                    continue
                room[other] -= 1
                while (step := came[other]) is not None:
                    origin, moving = step
                    given[origin].remove(moving)
                    given[other].append(moving)
                    other = origin  # noqa: PLW2901  (back along the way)
                room[other] += 1
                return other
    raise AssertionError("what is remembered contradicts what is seen")
