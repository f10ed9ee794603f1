"""What a seat remembers is true, what it imagines looks the same to it, and neither depends on what it cannot see."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playing import GAMES, Moment, RuleSet, rule_sets, seats_for, tell, wander

from tutor.core.cards import BACK, Card, card
from tutor.core.complaints import Complaint
from tutor.core.game import HAND
from tutor.core.moves import PLAY, Seat
from tutor.core.play import legal, step
from tutor.games import shelf
from tutor.players.memory import Memory, after, begin, imagine
from tutor.players.players import choose, level

MOMENTS = 90
THINKER = level("strong", 40)


def record(one: RuleSet, number: int) -> list[Moment]:
    source = random.Random(number)
    start = one.game.start(one.options, seats_for(one.game, one.options, source, 6))
    return list(wander(one.game, start, source, MOMENTS))


def remembered(one: RuleSet, moments: list[Moment], seat: Seat) -> Iterator[tuple[Any, Memory]]:
    """Every state of a record, with what one seat knows then."""
    memory = begin(one.game, moments[0].before, seat)
    for moment in moments:
        memory = after(one.game, memory, moment.before, moment.move, moment.after)
        yield moment.after, memory


@pytest.mark.parametrize("key", GAMES)
def test_the_truth_is_possible_and_what_is_imagined_looks_the_same(key):
    """Each card is where it may be; an imagined state is whole, possible, and seen as the truth is."""
    for number, one in enumerate(rule_sets(key)):
        game, source = one.game, random.Random(number)
        moments = record(one, number)
        seat = source.choice(moments[0].before.seats)
        for state, memory in remembered(one, moments, seat):
            for place, cards in game.lying(state).items():
                for c in cards:
                    assert place in memory.places[c], f"{one}: {seat} thinks {c} cannot be at {place}"
            if source.random() < 0.7:
                continue
            seen = game.seen_by(state, seat)
            twin = imagine(game, seen, memory, source)
            assert game.seen_by(twin, seat) == seen, f"{one}: {seat}"
            assert BACK not in {card for cards in game.lying(twin).values() for card in cards}
            assert bool(game.check(twin)) <= bool(game.check(state)), f"{one}: {seat}: {game.check(twin)}"
            for place, cards in game.lying(twin).items():
                assert all(place in memory.places[c] for c in cards)


@pytest.mark.parametrize("key", GAMES)
def test_cards_that_were_never_seen_could_be_exchanged(key):
    """Two cards hidden all along change places in a record: the seat sees, remembers and imagines the same."""
    compared = thought = 0
    for number, one in enumerate(rule_sets(key)):
        game, source = one.game, random.Random(number)
        moments = record(one, number)[: source.randint(2, 40)]
        seat = source.choice(moments[0].before.seats)
        for _ in range(3):
            twins = exchanged(game, moments, never_seen(game, moments, seat), seat, source)
            if twins is None:
                continue
            compared += 1
            (*_, (state, memory)), (*_, (other, theirs)) = (remembered(one, line, seat) for line in (moments, twins))
            assert list(memory.places.items()) == list(theirs.places.items()), f"{one}: {seat}"
            first, second = (
                imagine(game, game.seen_by(s, seat), m, random.Random(1)) for s, m in ((state, memory), (other, theirs))
            )
            assert first == second, f"{one}: {seat}"
            if game.movers(state)[:1] == (seat,):
                moves = legal(game, state)
                choices = [
                    choose(game, game.seen_by(s, seat), m, moves, THINKER, random.Random(2))
                    for s, m in ((state, memory), (other, theirs))
                ]
                assert choices[0] == choices[1], f"{one}: {seat}"
                thought += 1
    assert thought
    assert compared > 20


def test_a_card_makes_room_and_the_place_it_goes_to_is_filled_as_far_as_it_goes():
    position = {"hands": {"N": "♠A", "E": "♥3", "S": "♥4", "W": "♥5 6"}, "power": "N", "number": 5}
    state, memory = known("getaway", "standard", position, "N")
    game, seen = shelf()["getaway"], shelf()["getaway"].seen_by(state, Seat("N"))
    east, south, west = ((HAND, player) for player in (1, 2, 3))
    told = {"♥3": (east, west), "♥4": (east, south), "♥5": (east, south), "♥6": (east, south, west)}
    places = {**memory.places, **{card(text): where for text, where in told.items()}}
    for number in range(20):
        lying = game.lying(imagine(game, seen, memory._replace(places=places), random.Random(number)))
        assert [len(lying[place]) for place in (east, south, west)] == [1, 1, 2]
        assert all(place in places[c] for place, cards in lying.items() for c in cards)


def never_seen(game: Any, moments: list[Moment], seat: Seat) -> list[Card]:
    """The cards that the seat has not seen anywhere in a record."""
    hidden = {c for cards in game.lying(moments[-1].after).values() for c in cards}
    for moment in moments:
        for state in (moment.before, moment.after):
            hidden -= {c for cards in game.lying(game.seen_by(state, seat)).values() for c in cards}
        if moment.move.verb == PLAY:
            hidden -= set(moment.move.cards)
    return sorted(hidden, key=str)


def exchanged(
    game: Any, moments: list[Moment], hidden: list[Card], seat: Seat, source: random.Random
) -> list[Moment] | None:
    """The same record with two of these cards in each other's place, where rules and sight allow it."""
    if len(hidden) < 2:
        return None
    one, other = source.sample(hidden, 2)
    swap = {one: other, other: one}
    twins, state = [], moments[0].before
    for moment in moments:
        move = moment.move._replace(cards=tuple(swap.get(c, c) for c in moment.move.cards))
        try:
            following, events = step(game, state, move)
        except Complaint:
            return None
        if game.seen_by(following, seat) != game.seen_by(moment.after, seat):
            return None
        twins.append(Moment(state, move, events, following))
        state = following
    return twins


# What is concluded, game by game


def known(game: str, preset: str, position: dict[str, Any], seat: str, *moves: str) -> tuple[Any, Memory]:
    """What a seat knows after some moves from a position."""
    told = tell({"game": game, "preset": preset, "position": position}, *moves)
    assert told.failure is None, told.failure
    memory = begin(told.game, told.start, Seat(seat))
    for moment in told.moments:
        memory = after(told.game, memory, moment.before, moment.move, moment.after)
    return told.state, memory


def in_hand(memory: Memory, player: int) -> set[str]:
    """The cards that a player may hold, as far as this seat knows."""
    return {c.text for c, places in memory.places.items() if (HAND, player) in places}


def test_getaway_a_tochoo_shows_a_void_and_a_pick_up_is_remembered():
    position = {
        "hands": {"N": "♠A K ♥3", "E": "♠5 4 ♥4", "S": "♥A K ♦2", "W": "♠2 ♦9 8"},
        "power": "N",
        "number": 5,
    }
    state, memory = known("getaway", "standard", position, "W", "N ♠K", "E ♠5", "S ♥A")
    assert memory.places[card("♥A")] == memory.places[card("♠K")] == memory.places[card("♠5")] == ((HAND, 0),)
    assert not {c for c in in_hand(memory, 2) if c.startswith("♠")}
    assert {"♥K", "♦2"} <= in_hand(memory, 2)
    assert state.hands[0]


def test_getaway_what_was_laid_clean_is_in_the_pile():
    position = {"hands": {"A": "♠A K", "B": "♠5 4"}, "power": "A", "number": 5, "pile": "rest"}
    _, memory = known("getaway", "standard", {**position}, "B", "A ♠A", "B ♠5")
    assert memory.places[card("♠A")] == (("pile", -1),)


def test_gurke_the_lowest_card_given_shows_what_is_not_held():
    position = {"hands": {"P1": "♠K ♥3 ♦4", "P2": "♥6 ♠9 ♣10", "P3": "♦2 ♣3 ♠5"}, "leader": "P1"}
    _, memory = known("gurke", "agurk", {**position}, "P3", "P1 ♠K", "P2 ♥6")
    held = in_hand(memory, 1)
    assert not {c for c in held if c[1:] in ("2", "3", "4", "5")}
    assert {"♠9", "♣10", "♦7", "♠A"} <= held
