"""Which card? Exercises about principles: the position still says what was kept of it, and the cost is beyond doubt."""

from __future__ import annotations

import pytest

from tutor.cases.lessons import exercise_findings
from tutor.cases.transcript import read_case
from tutor.core.moves import Seat, read_move
from tutor.core.play import legal
from tutor.games import game as find
from tutor.teaching.exercises import asked_about, exercise, levels_of, read_name
from tutor.teaching.well import NO_CHOICE, exercised, kept, principles, told
from tutor.words import library


@pytest.mark.parametrize("rule", sorted(principles()))
def test_the_kept_moments_of_a_principle_say_what_they_said(rule):
    """Somebody who comes to the table now is told this principle, this move, and something true of the tempting one."""
    game = find(principles()[rule])
    for one in kept(game.folder)[rule]:
        case = read_case(one.case)
        state, seat = case.play().end, Seat(one.seat)
        said = told(game, state, seat)
        assert said is not None
        assert (said.rule, str(said.move), str(said.other)) == (rule, one.right, one.tempting)
        moves = {read_move(text, state.seats, game.verbs) for text in (one.right, one.tempting)}
        assert moves <= set(legal(game, state, seat))
        assert 1 <= one.level <= 5


@pytest.mark.parametrize("rule", sorted(exercised()))
def test_an_exercise_about_a_principle_asks_between_two_moves_and_says_why(rule):
    game = find(principles()[rule])
    made = exercise(game, 0, rule)
    assert not list(exercise_findings(made))
    assert [bool(choice.get("right")) for choice in made["choices"]].count(True) == 1
    assert made["covers"] == [rule]
    assert made["level"] in levels_of(game, rule)
    assert exercise(game, 1, rule, made["level"])["level"] == made["level"]
    named = read_name(made["id"])
    assert named is not None
    assert named.made() == made
    assert rule in asked_about(game), "review asks by the rules that are asked about"
    assert all("$" not in text for text in made["explain"].values())


def test_every_principle_has_a_position_and_most_have_exercises():
    advice = {
        entry.id
        for key in set(principles().values())
        for entry in library.book(find(key).folder).of_kind("advice")
        if ".well." in entry.id
    }
    assert advice - set(principles()) - NO_CHOICE - {"ecarte.well.stand-or-propose"} == set()
    assert len(exercised()) >= 20
