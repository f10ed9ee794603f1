"""Exercises on Écarté's first decision: right by the solution, as hard as they say, and what a mistake costs."""

import pytest

from tutor.cases.transcript import read_case
from tutor.core.languages import LANGUAGES
from tutor.core.moves import Seat
from tutor.core.play import verdicts
from tutor.odds.first.solution import first
from tutor.odds.hand import read_situation
from tutor.teaching.first_decision import GAPS, first_decision, in_letters
from tutor.teaching.first_said import worth_said
from tutor.words import explain
from tutor.words.explain import APP

SEEDS = range(12)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("level", [0, 1, 5])
def test_what_is_right_is_what_the_solution_says(seed, level):
    made = first_decision(seed, level)
    case = read_case(made["case"])
    state = case.play().end
    hand = [in_letters(card) for card in state.hands[0]]
    role = "elder" if state.elder == 0 else "dealer"
    found = first(read_situation(hand, in_letters(state.turn_up), role), True)
    right = [place for place, choice in enumerate(made["choices"]) if choice.get("right")]
    assert right == [0 if found["stand"] > found["propose"] else 1]
    low, high = GAPS[made["level"] - 1]
    assert low <= abs(found["stand"] - found["propose"]) < high
    assert level in (0, made["level"])


@pytest.mark.parametrize("seed", SEEDS)
def test_the_one_asked_may_do_both(seed):
    made = first_decision(seed)
    case = read_case(made["case"])
    state = case.play().end
    legal = {one.move.verb for one in verdicts(case.game, state, Seat("A")) if one.legal}
    assert {"stand", "propose"} <= legal or {"refuse", "accept"} <= legal


def test_a_number_is_always_the_same_exercise():
    assert first_decision(7, 3) == first_decision(7, 3)
    assert first_decision(7, 3) != first_decision(8, 3)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_every_layout_is_won_none_is_left_over(lang):
    facts = {"n": "65,780", "of": "65,780", "against": "0"}
    assert "0" not in explain.say(APP, lang, "odds-count", facts={**facts, "rest": "none"}).replace("65,780", "")


def test_how_often_a_choice_is_made_is_said_in_whole_percent():
    said = worth_said(first(read_situation("KH QH TS 8S 7D", "TH", "elder")), "en")
    assert said.endswith("the solution proposes 100% of the time; a proposal is accepted 69% of the time.")
