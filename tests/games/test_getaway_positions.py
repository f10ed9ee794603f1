"""Getaway: positions written down, read back, and found possible or not."""

from __future__ import annotations

import random

import pytest
from getaway_told import table
from playing import rule_sets, seats_for, wander

from tutor.cases.transcript import read_case
from tutor.games import shelf

GAME = shelf()["getaway"]


@pytest.mark.parametrize("one", rule_sets("getaway"), ids=repr)
def test_every_state_of_play_is_possible_and_reads_back_equal(one):
    for seed in range(3):
        source = random.Random(seed)
        state = GAME.start(one.options, seats_for(GAME, one.options, source))
        for moment in wander(GAME, state, source, 500):
            state = moment.after
            assert not GAME.check(state), moment.move
            assert GAME.read(one.options, state.seats, {"position": GAME.write(state)}) == state


def test_who_is_out_with_the_last_card_may_have_it_in_the_trick_that_waits_for_a_draw():
    told = table("A B C", "A ♦5; B ♦9; C ♦4 ♣3", "A ♦5", "B ♦9", "C ♦4")
    assert (told.acting, told.state.alive) == ("B", (False, True, True))
    assert GAME.check(told.state) == []
    assert GAME.check(GAME.apply(told.state, told.verdict("B draw").move)[0]) == []


def test_who_wins_with_cards_in_hand_ends_a_possible_position():
    told = table("N S", "N ♣9; S ♣4 ♥K ♠3", "N ♣9", "S ♣4", "N draws", "table ♦7", "N ♦7", "S ♥K")
    assert told.state.ended_by == "getaway.two.drawn-tochoo"
    assert told.state.hands[1], "South has cards left"
    assert GAME.check(told.state) == []


def test_what_is_usual_is_not_written():
    told = table("N E S W", "N ♠D 8 ♥3; E ♦9 7 ♣2; S ♥K 10 ♦2 ♣6; W ♠5 ♣A", "N ♠8", number=2)
    assert GAME.write(told.state) == {
        "hands": {"N": "♠D ♥3", "E": "♦9 7 ♣2", "S": "♥K 10 ♦2 ♣6", "W": "♠5 ♣A"},
        "trick": ["N ♠8"],
    }


@pytest.mark.parametrize(
    ("position", "missing"),
    [
        ({"phase": "heaps"}, "heaps"),
        ({"phase": "first"}, "trick"),
        ({"phase": "stopped", "trick": ["N ♠A"]}, "gatherer"),
        ({"phase": "over", "power": "N"}, "loser"),
        ({"hands": {"N": "♠A"}}, "power"),
    ],
)
def test_what_must_be_said_is_named(position, missing):
    with pytest.raises(ValueError, match="field-missing") as refused:
        read_case({"game": "getaway", "players": ["N", "S"], "position": position}).start()
    assert refused.value.facts["field"] == missing


@pytest.mark.parametrize(("phase", "option"), [("heaps", "deal-method"), ("stopped", "penalties")])
def test_a_phase_that_another_table_knows_is_refused_in_a_sentence(phase, option):
    position = {
        "phase": phase,
        "hands": {"N": "♠A"},
        "heaps": ["♥5"],
        "trick": ["N ♥3", "S ♥4"],
        "gatherer": "N",
    }
    state = read_case({"game": "getaway", "players": ["N", "S"], "position": position}).start()
    (problem,) = GAME.check(state)
    assert (problem.key, problem.facts["option"]) == ("phase-needs-option", option)


def test_fields_written_in_full_are_read_as_before():
    told = table("N E S W", "N ♠D 8 ♥3; E ♦9 7 ♣2; S ♥K 10 ♦2 ♣6; W ♠5 ♣A", "N ♠8", number=2)
    state = told.state
    full = {
        "phase": "trick",
        "losses": [],
        "hands": {"N": "♠D ♥3", "E": "♦9 7 ♣2", "S": "♥K 10 ♦2 ♣6", "W": "♠5 ♣A"},
        "asked": 0,
        "number": 2,
        "pile": " ".join(map(str, reversed(state.pile))),
        "in": ["N", "E", "S", "W"],
        "trick": ["N ♠8"],
        "power": "N",
        "asks_from": "N",
        "drawn": "",
        "ended_by": "",
    }
    assert GAME.read(state.options, state.seats, {"position": full}) == state
    assert GAME.read(state.options, state.seats, {"position": {**full, "pile": len(state.pile)}}) == state


@pytest.mark.parametrize(
    ("said", "fits"),
    [
        ({}, True),
        ({"number": 1}, False),
        ({"hands": {"N": "♠4", "E": "♣3", "W": "♥2"}}, False),
        ({"donor": "N"}, False),
        ({"donor": "N", "options": {"last-card-power": "draw-hand"}}, True),
        ({"options": {"last-card-power": "draw-hand"}}, False),
    ],
)
def test_a_card_is_drawn_only_by_the_power_without_cards_and_only_from_where_the_table_says(said, fits):
    options = said.get("options", {})
    position = {"phase": "draw", "number": 5, "power": "W", "hands": {"N": "♠4", "E": "♣3"}}
    position |= {name: one for name, one in said.items() if name != "options"}
    case = {"game": "getaway", "players": ["N", "E", "W"], "options": options, "position": position}
    assert ([problem.key for problem in GAME.check(read_case(case).start())] == []) is fits


@pytest.mark.parametrize(("number", "hands"), [(1, {"N": "♥4", "E": "♣3"}), (5, {"N": "♥4", "E": "♣3"})])
def test_a_trick_to_which_everybody_has_played_does_not_wait_for_a_card(number, hands):
    for trick, keys in ((["N ♠A"], []), (["N ♠A", "E ♠3"], ["trick-already-full"])):
        position = {"number": number, "hands": hands, "trick": trick}
        state = read_case({"game": "getaway", "players": ["N", "E"], "position": position}).start()
        assert [problem.key for problem in GAME.check(state)] == keys
