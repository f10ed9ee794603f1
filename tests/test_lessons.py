"""Every example and exercise is true on the engine, and a doctored one is found out at the right step."""

from __future__ import annotations

import re
from copy import deepcopy
from typing import Any

import pytest

from tutor.cases.claims import demands
from tutor.cases.lessons import exercise_findings, lesson_findings, lines
from tutor.cases.transcript import read_case
from tutor.core.languages import LANGUAGES
from tutor.teaching.exercises import LEVELS
from tutor.ui.exercise import graded
from tutor.words import explain, library

EXAMPLES = [one["id"] for _, book in library.books() for one in book.examples]
EXERCISES = [one["id"] for _, book in library.books() for one in book.exercises]


def lesson(id_: str) -> Any:
    found = library.lesson(id_)
    assert found is not None, id_
    return deepcopy(dict(found[1]))


@pytest.mark.parametrize("id_", EXAMPLES)
def test_example(id_):
    assert lesson_findings(lesson(id_)) == []


@pytest.mark.parametrize("id_", EXERCISES)
def test_exercise(id_):
    assert lesson_findings(lesson(id_)) == []


@pytest.mark.parametrize("id_", EXERCISES)
def test_exercise_asks_something_that_has_an_answer_and_a_trap(id_):
    one = lesson(id_)
    assert ("legal" in one) != ("choices" in one), "either mark the legal moves, or choose"
    case = read_case(one["case"])
    end = case.play().end
    assert case.game.movers(end), "nobody is to move"
    assert not case.game.check(end)
    assert len(one.get("choices", (1, 2, 3))) >= 2
    for card in one.get("traps") or ():
        assert card not in one["legal"], f"{card} is no trap, it is right"


def test_lines_of_an_example_begin_with_the_moves_of_the_main_line():
    for id_ in EXAMPLES:
        main, *others = lines(lesson(id_))
        for other, said in zip(others, lesson(id_).get("lines") or (), strict=True):
            kept = int(said.get("after", len(main.case.moves)))
            assert other.case.moves[:kept] == main.case.moves[:kept], other.id
            assert len(other.case.moves) > kept, f"{other.id} adds nothing"


# Doctored


def six() -> Any:
    return lesson("getaway.ex.six-tricks")


def found(example: Any) -> list[tuple[str, int]]:
    return [(finding.lesson, finding.step) for finding in lesson_findings(example)]


def test_one_move_changed_is_found_where_it_is_made():
    example = six()
    example["case"]["moves"][12] = "W ♠2"  # a spade that West holds, not the heart of the page
    first = found(example)[0]
    assert first == ("getaway.ex.six-tricks", 13), "from here on the record cannot go on as it says"


def test_a_card_that_is_not_held_is_found_before_it_is_played():
    example = six()
    example["case"]["moves"][8] = "E ♥K"
    finding = lesson_findings(example)[0]
    assert (finding.lesson, finding.step) == ("getaway.ex.six-tricks", 8)
    assert finding.wrong.key == "not-held"


def test_a_move_against_the_rules_is_found_and_named():
    example = six()
    example["case"]["moves"][17] = "S ♠8"  # South holds a diamond
    finding = lesson_findings(example)[0]
    assert finding.step == 17
    assert finding.wrong.facts["rule"] == "getaway.trick.follow-suit"


def test_a_card_changed_in_the_deal_is_found_at_the_first_step_that_tells():
    example = six()
    hands = example["case"]["hands"]
    hands["E"], hands["N"] = hands["E"].replace("♣K", "♣B"), hands["N"].replace("♣B", "♣K")
    steps = [step for _, step in found(example)]
    assert steps[0] == 14, "the tochoo of the fourth trick was that king"
    hands["E"] = hands["E"].replace("♣B", "♣K")
    assert found(example) == [("getaway.ex.six-tricks", -1)], "a card twice: the case cannot be read at all"


@pytest.mark.parametrize(
    ("place", "name", "value"),
    [
        (3, "to_move", "E"),
        (3, "hands", {"N": 13}),
        (3, "state", {"pile": 5}),
        (3, "events", ["getaway.trick.tochoo-stops"]),
        (0, "legal", ["♠A", "♠K"]),
        (0, "illegal", {"♥K": "getaway.trick.follow-suit"}),
        (0, "illegal", {"♠A": "getaway.first.ace-of-spades-starts"}),
        (0, "illegal", {"♣K": "getaway.first.ace-of-spades-starts"}),
        (9, "result", {"losers": ["N"]}),
        (9, "hands", {"S": "♠K 8 6 4 ♥4 ♦9 6 5 3 ♣8"}),
    ],
)
def test_one_expectation_changed_is_found_at_its_own_step(place, name, value):
    example = six()
    example["steps"][place][name] = value
    assert found(example) == [("getaway.ex.six-tricks", example["steps"][place]["after"])]


def test_a_step_beyond_the_end_is_found():
    example = six()
    example["steps"].append({"after": 22, "to_move": "S"})
    assert found(example) == [("getaway.ex.six-tricks", 22)]


def test_another_line_is_checked_too():
    example = lesson("getaway.ex.lastcard-draw")
    example["lines"][1]["steps"][0]["hands"]["N"] = 3
    assert found(example) == [("getaway.ex.lastcard-draw.tochoo", 7)]
    example["lines"][1]["moves"][2] = "N ♦A"
    assert found(example)[0] == ("getaway.ex.lastcard-draw.tochoo", 6)


def test_a_result_must_name_who_lost_and_why():
    example = lesson("getaway.ex.two-player-both-last")
    example["steps"][0]["result"] = {"losers": ["N"], "rule": "getaway.end.last-with-cards"}
    assert found(example) == []
    example["steps"][0]["result"] = {"losers": ["S"]}
    assert len(found(example)) == 1


@pytest.mark.parametrize(
    "change",
    [
        {"legal": ["♠B"]},
        {"legal": ["♠B", "♠4", "♥A"]},
        {"legal": []},
        {"seat": "E"},
    ],
)
def test_a_doctored_list_of_legal_moves_is_found(change):
    exercise = lesson("getaway.x.01") | change
    assert exercise_findings(exercise) != []


def test_a_doctored_question_with_choices_is_found():
    exercise = lesson("getaway.x.02")
    exercise["check"]["hands"]["N"] = 13
    assert len(exercise_findings(exercise)) == 1
    exercise = lesson("getaway.x.02")
    for one in exercise["choices"]:
        one["right"] = False
    assert [finding.wrong.key for finding in exercise_findings(exercise)] == ["claim-no-choice"]
    exercise["choices"] = []
    assert [finding.wrong.key for finding in exercise_findings(exercise)] == ["claim-no-choice"]


def test_an_impossible_position_is_found():
    exercise = lesson("getaway.x.03")
    exercise["case"]["position"]["pile"] = 17
    assert exercise_findings(exercise)[0].wrong.key == "pile-count"
    exercise["case"]["position"]["pile"] = "♠2"
    assert exercise_findings(exercise)[0].wrong.key == "cards-missing"


def test_demands_of_nobody_to_move():
    case = read_case(lesson("getaway.ex.two-player-both-last")["case"])
    end = case.play().end
    assert list(demands(case.game, end, {"to_move": None, "legal": []})) == []
    assert [wrong.key for wrong in demands(case.game, end, {"legal": ["♣9"]})] == ["claim-nobody-to-move"]
    assert [wrong.key for wrong in demands(case.game, end, {"to_move": "N"})] == ["claim-to-move"]


@pytest.mark.parametrize(
    "change",
    [
        {"hands": {"N": "♥X"}},
        {"hands": {"Nobody": 3}},
        {"illegal": {"???": "getaway.trick.follow-suit"}},
        {"legal": ["♥"]},
        {"after": "later"},
        {"result": {"losers": "N"}},
        {"state": {"no-such-field": 3}},
    ],
)
def test_a_slip_of_the_pen_is_a_finding_and_no_crash(change):
    example = lesson("getaway.ex.two-player-both-last")
    example["steps"][0] |= change
    (finding,) = lesson_findings(example)
    for lang in LANGUAGES:
        assert explain.complaint(finding.wrong, lang)[-1] in ".!?"


@pytest.mark.parametrize("name", ["case", "title", "steps"])
def test_a_field_that_is_missing_or_of_another_kind_is_a_finding_and_no_crash(name):
    example = six()
    example[name] = 5
    assert lesson_findings(example) != [] or name == "title"
    del example[name]
    assert lesson_findings(example) != [] or name == "steps"


def test_illegal_after_the_end_is_a_finding():
    example = lesson("getaway.ex.two-player-both-last")
    example["steps"][0]["illegal"] = {"♣4": "getaway.trick.follow-suit"}
    assert [finding.wrong.key for finding in lesson_findings(example)] == ["claim-nobody-to-move"]


# The first hand


@pytest.mark.parametrize(("game", "book"), [*library.books()], ids=[game.key for game, _ in library.books()])
def test_the_first_hand_is_played_by_the_base_rules_from_the_deal_to_the_score(game, book):
    first = book.showcase
    assert first["id"] == book.opening["first"]
    assert "position" not in first["case"]
    (main, *_) = lines(first)
    assert main.checked
    assert main.case.options == next(iter(game.presets.values()))
    last = {event.rule.split(".")[1] for event in main.replay.steps[-1].events}
    assert last & {"score", "end", "win"}, "nothing is scored and nobody wins"


@pytest.mark.parametrize("book", [book for _, book in library.books()], ids=[game.key for game, _ in library.books()])
def test_exercises_go_from_easy_to_hard(book):
    grades = [one["grade"] for one in book.exercises]
    assert grades == sorted(grades)
    assert set(grades) <= set(LEVELS)
    assert len(set(grades)) > 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_hard_an_exercise_is_is_said_in_a_word_of_its_own(lang):
    said = {graded({"title": {lang: "Titel"}, "grade": grade}, lang) for grade in LEVELS}
    assert len(said) == len(LEVELS)
    assert not any(re.search(r"[0-9]", one) for one in said)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("book", [book for _, book in library.books()], ids=[game.key for game, _ in library.books()])
def test_the_longest_answer_is_not_the_right_one_more_often_than_chance(book, lang):
    asked = [one["choices"] for one in book.exercises if "choices" in one]
    chance = sum(1 / len(answers) for answers in asked)
    longest = sum(max(answers, key=lambda answer: len(answer[lang])).get("right", False) for answers in asked)
    assert longest <= chance, f"{longest} of {len(asked)}, by chance {chance:.1f}"
