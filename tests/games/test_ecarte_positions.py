"""Écarté: positions written down, read back, and found possible or not."""

from __future__ import annotations

import random

import pytest
from playing import rule_sets, seats_for, tell, wander

from tutor.cases.transcript import read_case
from tutor.games import shelf

GAME = shelf()["ecarte"]
HANDS = {"V": "♥K 9 ♠D 8 ♣A", "G": "♥D ♠K 7 ♦B 10"}


@pytest.mark.parametrize("one", rule_sets("ecarte"), ids=repr)
def test_every_state_of_play_is_possible_and_reads_back_equal(one):
    for seed in range(2):
        source = random.Random(seed)
        state = GAME.start(one.options, seats_for(GAME, one.options, source))
        for moment in wander(GAME, state, source, 150):
            state = moment.after
            assert not GAME.check(state), moment.move
            assert GAME.read(one.options, state.seats, {"position": GAME.write(state)}) == state


def test_a_series_may_be_as_long_as_it_likes():
    told = tell(case(hands=HANDS, turn_up="♦7"))
    late = told.state._replace(number=1_089)
    assert GAME.read(late.options, late.seats, {"position": GAME.write(late)}) == late


def case(options=None, **position):
    players = ["V", "G"] if (options or {}).get("chouette") != "on" else ["A", "B", "C"]
    return {"game": "ecarte", "players": players, "options": options or {}, "position": position}


def test_what_is_usual_is_not_written():
    told = tell(case(hands=HANDS, turn_up="♦7"), "V ♠D")
    assert GAME.write(told.state) == {
        "hands": {"V": "♠8 ♥K 9 ♣A", "G": "♠K 7 ♥D ♦B 10"},
        "turn_up": "♦7",
        "trick": ["V ♠D"],
        "obliged": "V",
    }


@pytest.mark.parametrize(
    ("options", "phase", "needs"),
    [
        ({}, "bank", "chouette"),
        ({}, "cash", "chouette"),
        ({}, "choose", "first-dealer"),
        ({}, "named", "name-suit"),
        ({"chouette": "on", "stakes": "flat", "first-dealer": "higher-chooses"}, "choose", "chouette"),
    ],
)
def test_a_phase_that_another_table_knows_is_refused_in_a_sentence(options, phase, needs):
    more = {"named": "♠", "trick": ["V ♥D"], "turn_up": "♦7"} if phase == "named" else {}
    more |= {"turn": "A" if options else "V"} if phase == "choose" else {}
    state = read_case(case(options, phase=phase, **more)).start()
    (problem,) = GAME.check(state)
    assert (problem.key, problem.facts["option"]) == ("phase-needs-option", needs)


def test_only_the_two_who_play_have_a_score():
    chouette = {"chouette": "on", "stakes": "flat"}
    state = read_case(case(chouette, phase="deal", score={"A": 1, "C": 2})).start()
    (problem,) = GAME.check(state)
    assert (problem.key, problem.facts) == ("no-such-seat", {"text": "C", "seats": "B, A"})


@pytest.mark.parametrize(
    ("said", "missing"),
    [
        ({"phase": "propose", "hands": HANDS}, "turn_up"),
        ({"phase": "named", "turn_up": "♦7", "trick": ["V ♥D"]}, "named"),
        ({"phase": "named", "turn_up": "♦7", "named": "♠"}, "trick"),
        ({"phase": "choose"}, "turn"),
        ({"phase": "over"}, "winner"),
    ],
)
def test_what_must_be_said_is_named(said, missing):
    with pytest.raises(ValueError, match="field-missing") as refused:
        read_case(case(**said)).start()
    assert refused.value.facts["field"] == missing


def test_tricks_that_do_not_follow_from_the_cards_are_impossible():
    played = ["V ♥K", "G ♥D"]
    left = {"V": "♥9 ♠D 8 ♣A", "G": "♠K 7 ♦B 10"}
    right = read_case(case(hands=left, turn_up="♦7", played=played)).start()
    assert (right.won, right.turn, GAME.check(right)) == ((1, 0), 0, [])
    wrong = read_case(case(hands=left, turn_up="♦7", played=played, won={"G": 1})).start()
    assert [problem.key for problem in GAME.check(wrong)] == ["tricks-broken"]


def test_a_line_of_a_chouette_names_everybody_once():
    said = case({"chouette": "on", "stakes": "flat"}, phase="bank", company={"order": ["A", "B"]})
    with pytest.raises(ValueError, match="order-incomplete"):
        read_case(said).start()


@pytest.mark.parametrize("field", ["obliged", "king"])
def test_that_it_is_nobody_may_be_said_though_it_is_usual(field):
    said = case(phase="play", hands=HANDS, dealer="G", turn_up="♥9")
    plain = read_case(said).start()
    assert read_case({**said, "position": {**said["position"], field: ""}}).start() == plain
