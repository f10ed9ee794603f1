"""Who sits at the table: the same people for the same seed, each playing by a strategy that lacks something."""

from __future__ import annotations

import random

import pytest
from playing import GAMES, rule_sets, seats_for, wander

from tutor.core.moves import TABLE, Seat, seated
from tutor.core.play import legal
from tutor.games import shelf
from tutor.players.known import after, fresh
from tutor.players.match import match, result
from tutor.players.memory import Memory
from tutor.players.people import LADDER, PEOPLE, people, seats_named
from tutor.players.players import LEVELS, advised_to, as_person
from tutor.words import explain


def test_every_level_has_people_and_the_same_seed_brings_the_same():
    assert {one.level for one in PEOPLE} == set(LADDER)
    assert len({one.name for one in PEOPLE}) == len(PEOPLE)
    for level in LADDER:
        seats = seated(5)
        named = seats_named(seats, seats[2], level, 7)
        assert named[2] == seats[2]
        assert len(set(named)) == 5
        there = people(level, named, named[2], 7)
        assert [str(seat) for seat in there] == [one.name for one in there.values()]
        assert people(level, named, named[2], 8) == there, "whoever sits there by name stays"
        assert [one.name for one in people(level, seats, seats[2], 7).values()] == [one.name for one in there.values()]


@pytest.mark.parametrize("level", LADDER)
def test_at_a_table_of_twenty_everybody_has_a_name_of_their_own(level: str) -> None:
    seats = tuple(map(Seat, "ABCDEFGHIJKLMNOPQRST"))
    shown = [one.name for one in people(level, seats, seats[0], 3).values()]
    sat = seats_named(seats, seats[0], level, 3)
    assert len(set(shown)) == 19
    assert list(sat[1:]) == shown
    assert {seat: one.name for seat, one in people(level, sat, sat[0], 3).items()} == {seat: seat for seat in sat[1:]}


@pytest.mark.parametrize("key", GAMES)
def test_everybody_always_finds_a_move_that_is_allowed(key):
    game = shelf()[key]
    for number, one in enumerate(rule_sets(key)):
        source = random.Random(number)
        start = game.start(one.options, seats_for(game, one.options, source, 5))
        known = fresh(start)
        for moment in wander(game, start, source, 50):
            acting = game.movers(moment.before)
            if acting[0] is not TABLE:
                moves = legal(game, moment.before)
                person = source.choice(PEOPLE)
                level = as_person(LEVELS[person.level], person)
                seen = game.seen_by(moment.before, acting[0])
                told = advised_to(game, seen, Memory(acting[0], {}, known), moves, level)
                assert told is not None
                assert told.move in moves, f"{one}: {person.name}"
            known = after(game, known, moment.before, moment.move, moment.after)


@pytest.mark.parametrize(
    ("key", "deals"), [("getaway", 20), ("knockout-whist", 40), ("crazy-eights", 60), ("ecarte", 60), ("gurke", 20)]
)
def test_whoever_knows_the_game_is_above_whoever_follows_habits(key, deals):
    """The lowest rung and the third, on the same deals; the steps between are measured by a match."""
    game = shelf()[key]
    options = next(iter(game.presets.values()))
    levels = [LEVELS["club"], LEVELS["child"]]
    found = result(game, list(match(game, options, levels, numbers=range(deals), seed=5))).differences["club", "child"]
    assert found.value > found.margin >= 0


@pytest.mark.parametrize("key", GAMES)
def test_a_way_to_play_speaks_of_nothing_that_the_game_does_not_have(key):
    """Trumps where there are trumps, and suits that somebody lacks where suit has to be followed."""
    folder, without = shelf()[key].folder, {"getaway": 1, "crazy-eights": 1, "gurke": 1}
    for person in PEOPLE:
        for lang, trumps, void in (("de", "Trümpf", "wem was fehlt"), ("en", "trumps", "out of which suit")):
            said = explain.say(folder, lang, person.temper)
            assert key not in without or trumps not in said
            assert key != "gurke" or void not in said
