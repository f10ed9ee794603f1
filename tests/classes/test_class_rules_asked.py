"""A class without a browser: the rules asked from a phone, while the class answers nothing."""

from __future__ import annotations

import pytest
from classroom import KEY, LESSON, asks, joined, led

from tutor.asking.reply import reply
from tutor.classes import routes, rules_asked, view
from tutor.classes.limits import Limit
from tutor.classes.rules_asked import LONGEST_QUESTION
from tutor.classes.view import html_of
from tutor.notebook.asking import SHOWN
from tutor.store.classes import Held
from tutor.words import library

QUESTION = "muss ich bedienen, wenn ich kann?"


def ruled(held: Held, question: object = QUESTION, **more: object) -> tuple[int, dict, str]:
    return asks("rules", {"code": held.code, "seat": KEY, "question": question, "lang": "de", **more})


@pytest.fixture(autouse=True)
def nobody_has_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "QUESTIONS", Limit(3, 60.0))


def test_it_is_the_answer_of_the_page(held: Held) -> None:
    joined(held)
    status, said, _ = ruled(held)
    told = reply(QUESTION, "getaway", "de")
    assert status == 200
    assert said["first"] == html_of(told.first, "de")
    assert said["facts"] == [list(one) for one in told.understood]
    best = next(one.id for one in told.answer.hits if library.entry(one.id) is not None)
    assert said["rule"]["title"] == library.entry(best)[1].title["de"]
    assert said["heard"]


def test_while_a_question_is_open_nothing_is_answered_and_after_the_reveal_it_is(held: Held) -> None:
    joined(held)
    led(held, "next", rev=led(held, "")[1]["rev"])
    assert ruled(held)[:2] == (409, {"wrong": "later"})
    led(held, "reveal", rev=led(held, "")[1]["rev"])
    assert ruled(held)[0] == 200
    led(held, "next", rev=led(held, "")[1]["rev"])  # a paragraph is only shown
    assert view.asked(LESSON, 1, "de").kind == SHOWN
    assert ruled(held)[0] == 200


def test_what_no_text_answers_has_no_paragraph(held: Held) -> None:
    joined(held)
    _, said, _ = ruled(held, "wie wird das wetter morgen in bern?")
    assert said["first"] == html_of(reply("wie wird das wetter morgen in bern?", "getaway", "de").first, "de")
    assert "rule" not in said


@pytest.mark.parametrize("question", ["", "   ", 7, None, ["a"], "x" * (LONGEST_QUESTION + 1)])
def test_what_is_no_question_is_refused(held: Held, question: object) -> None:
    joined(held)
    assert ruled(held, question)[:2] == (400, {"wrong": "bad"})


def test_markup_is_escaped(held: Held) -> None:
    joined(held)
    _, said, text = ruled(held, "<script>alert(1)</script> muss ich bedienen?")
    assert "<script" not in text
    assert said["first"]


def test_whoever_has_no_seat_is_told_nothing_and_nobody_asks_without_end(held: Held) -> None:
    assert ruled(held)[:2] == (409, {"wrong": "class-no-seat"})
    joined(held)
    assert [ruled(held)[0] for _ in range(4)] == [200, 200, 200, 429]
    assert ruled(held)[1] == {"wrong": "questions"}


def test_what_is_asked_is_read_under_the_rules_of_the_table_in_view() -> None:
    text = LESSON.replace("getaway.ex.six-tricks\nafter: 5", "gurke.scen.is-sets")
    case = view.asked(text, 2, "de").case
    assert case is not None
    assert (case.game.key, case.preset) == ("gurke", "gurka-is")
    question = "wie viele karten bekommt man im ersten spiel?"
    told = reply(question, "gurke", "de", case.preset)
    assert told.first != reply(question, "gurke", "de").first
    assert rules_asked.answered(text, 2, question, "de")["first"] == html_of(told.first, "de")
    assert rules_asked.answered(text, None, QUESTION, "de") == rules_asked.answered(text, 0, QUESTION, "de")
