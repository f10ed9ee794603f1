"""What everybody can know is true, is known to every seat, and comes from nothing hidden."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playing import GAMES, rule_sets, seats_for, tell, wander

from tutor.core.cards import BACK, card
from tutor.core.game import HAND
from tutor.core.moves import PLAY, TABLE
from tutor.players.known import NOTHING, SUITED, Known, after, among, bits, fresh
from tutor.players.memory import after as remembered
from tutor.players.memory import begin

MOMENTS = 80


@pytest.mark.parametrize("key", GAMES)
def test_what_everybody_knows_is_true_and_known_to_every_seat(key):
    """No seat's own memory, which is concluded from the sieves alone, ever knows less; and the cards agree."""
    told = 0
    for number, one in enumerate(rule_sets(key)):
        game, source = one.game, random.Random(number)
        start = game.start(one.options, seats_for(game, one.options, source, 6))
        known, seat = fresh(start), source.choice(start.seats)
        memory = begin(game, start, seat)
        for moment in wander(game, start, source, MOMENTS):
            memory = remembered(game, memory, moment.before, moment.move, moment.after)
            known = after(game, known, moment.before, moment.move, moment.after)
            told += true_here(game, one, known, moment.after)
            me = moment.after.seats.index(seat)
            for player in range(len(moment.after.seats)):
                if player == me:
                    continue
                for c in among(known.lacks[player] & ~known.gone):
                    assert (HAND, player) not in memory.places.get(c, ()), f"{one}: {seat} thinks {player} may hold {c}"
                for c in among(known.holds[player]):
                    assert memory.places[c] == ((HAND, player),), f"{one}: {seat} does not know who holds {c}"
            for c in among(known.gone):
                assert not [p for p in memory.places.get(c, ()) if p[0] == HAND], f"{one}: {c} may be held"
    assert told > 200


def true_here(game: Any, one: Any, known: Known, state: Any) -> int:
    """Compare with the cards as they lie; return how much was said."""
    hands = [bits(tuple(c for c in hand if c is not BACK)) for hand in state.hands]
    for player, hand in enumerate(hands):
        assert not hand & known.lacks[player], f"{one}: {player} holds {among(hand & known.lacks[player])}"
        assert not known.holds[player] & ~hand, f"{one}: {player} lost {among(known.holds[player] & ~hand)}"
        assert not hand & known.gone, f"{one}: {among(hand & known.gone)} are no longer gone"
    return sum(bool(n) for n in (*known.lacks, *known.holds, known.gone))


@pytest.mark.parametrize("key", GAMES)
def test_what_everybody_knows_is_seen_from_any_seat(key):
    """The same knowledge comes of what one seat sees of every move, whoever that is."""
    for number, one in enumerate(rule_sets(key)):
        game, source = one.game, random.Random(number)
        start = game.start(one.options, seats_for(game, one.options, source, 6))
        views = {seat: fresh(start) for seat in start.seats}
        for moment in wander(game, start, source, 60):
            before, move, following = moment.before, moment.move, moment.after
            shown = move if move.verb == PLAY and move.seat != TABLE else move._replace(cards=(BACK,) * len(move.cards))
            for seat, known in views.items():
                views[seat] = after(game, known, game.seen_by(before, seat), shown, game.seen_by(following, seat))
            assert len(set(views.values())) == 1, f"{one}: {move}"


def known_after(game: str, preset: str, position: dict[str, Any], *moves: str) -> Known:
    """What everybody knows after some moves from a position."""
    told = tell({"game": game, "preset": preset, "position": position}, *moves)
    assert told.failure is None, told.failure
    known = NOTHING
    for moment in told.moments:
        known = after(told.game, known, moment.before, moment.move, moment.after)
    return known


def test_getaway_a_tochoo_shows_a_void_and_what_is_picked_up_is_held():
    hands = {"N": "♠A K ♥3", "E": "♠5 4 ♥4", "S": "♥A K ♦2", "W": "♠2 ♦9 8"}
    known = known_after("getaway", "standard", {"hands": hands, "power": "N", "number": 5}, "N ♠K", "E ♠5", "S ♥A")
    assert known.void(2, SUITED["♠"])
    assert set(among(known.holds[0])) == {card("♠K"), card("♠5"), card("♥A")}
    assert not known.gone


def test_ecarte_neither_following_nor_trumping_shows_two_voids():
    hands = {"A": "♥K D ♠A ♣9 8", "B": "♣7 10 B ♦A K"}
    position = {"hands": hands, "turn_up": "♠9", "dealer": "B", "phase": "play", "turn": "A"}
    known = known_after("ecarte", "standard", position, "A ♥K", "B ♣7")
    assert known.void(1, SUITED["♥"])
    assert known.void(1, SUITED["♠"])
    assert not known.void(1, SUITED["♦"])


def test_gurke_the_lowest_card_given_shows_that_nothing_lower_is_held():
    hands = {"P1": "♠K ♥3 ♦4", "P2": "♥6 ♠9 ♣10", "P3": "♦2 ♣3 ♠5"}
    known = known_after("gurke", "agurk", {"hands": hands, "leader": "P1"}, "P1 ♠K", "P2 ♥6")
    assert {card("♦5"), card("♣2")} <= set(among(known.lacks[1]))
    assert card("♦7") not in among(known.lacks[1])
