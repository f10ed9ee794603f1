"""Comparing one position: columns are rule sets or options, and what flips is found."""

from __future__ import annotations

import pytest

from tutor.cases.transcript import at, read_case
from tutor.core.complaints import Complaint
from tutor.games import shelf
from tutor.shown.comparing import column, own_column, side_by_side, telling, what_else
from tutor.words import library

every_game = pytest.mark.parametrize("key", tuple(shelf()))


def moments(key):
    """Positions of the exercises and examples of a game."""
    book = library.book(shelf()[key].folder)
    for one in (*book.exercises, *book.examples):
        case = read_case(one["case"])
        run = case.play()
        for state in (run.end, *(step.before for step in run.steps[::4])):
            if shelf()[key].movers(state):
                yield at(case, state)


@every_game
def test_what_else_finds_exactly_what_flips(key):
    found = 0
    for case in moments(key):
        here = own_column(case)
        for other, flipped in what_else(case, here):
            found += 1
            again = column(case, other.name)
            assert again.verdicts is not None
            for mine, theirs in flipped:
                assert mine.legal != theirs.legal
                assert theirs.rule == again.verdicts[str(theirs.move)].rule
        if found:
            return
    pytest.fail("nothing flips")


def test_unasked_it_compares_with_what_flips_a_verdict():
    case = read_case(
        {"game": "getaway", "players": 3, "position": {"hands": {"A": "♠A 2", "B": "♥3", "C": "♦4"}, "power": "A"}}
    )
    names = telling(case)
    assert names[0] == "standard"
    assert len(names) == 2


def test_where_nothing_flips_there_are_still_two_rule_sets_to_look_at():
    hands = {"N": "♠D 7", "E": "♠A 10 ♥2", "S": "♠B 4 3", "W": "♠9 8 5"}
    case = read_case({"game": "getaway", "position": {"hands": hands, "trick": ["N ♠K"]}})
    assert not list(what_else(case, own_column(case)))
    able = [one for one in side_by_side([column(case, name) for name in telling(case)]) if one.verdicts is not None]
    assert [one.mover for one in able] == ["E", "E"]


def test_where_another_seat_would_be_to_move_one_sentence_says_so():
    hands = {"N": "♠K 2", "E": "♥3 4", "S": "♦4 5", "W": "♣4 6"}
    case = read_case({"game": "getaway", "position": {"hands": hands, "trick": ["N ♠7"], "power": "N"}})
    here, other = side_by_side([own_column(case), column(case, "counter-clockwise")])
    assert here.mover == "E"
    assert other.verdicts is None
    assert other.why_not.key == "other-to-move"
    assert other.why_not.facts["seat"] == "W"


@pytest.mark.parametrize("name", ["nothing", "no-such:value", "take.who:"])
def test_a_column_that_is_not_there_is_a_complaint(name):
    with pytest.raises(Complaint):
        column(next(moments("getaway")), name)
