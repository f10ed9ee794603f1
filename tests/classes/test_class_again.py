"""A class without a browser: a twin question at once, what is asked again, and what it comes back to at the end."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from classroom import KEY, LESSON, asks, joined, led, now, pressed

from tutor.cases.transcript import write_case
from tutor.classes.afterwards import by_seat, comeback, to_repeat
from tutor.classes.results import results
from tutor.classes.twins import rules_behind, twin_of
from tutor.classes.view import asked, block_of
from tutor.core.complaints import Complaint
from tutor.core.play import verdicts
from tutor.notebook.asking import SHOWN, besides, steps
from tutor.notebook.checking import block_findings
from tutor.notebook.courses import courses
from tutor.notebook.reading import read, write
from tutor.store.classes import Held, ballots_of, choices, class_of, text_of
from tutor.store.keeping import Store

OTHER = "another-phone-00000"


def revision(store: Store, held: Held) -> int:
    with store.reading() as connection:
        return class_of(connection, held.id).revision


def step(store: Store, held: Held, what: str, **more: object) -> dict:
    return led(held, what, rev=revision(store, held), **more)[1]


def test_a_twin_is_asked_at_once_and_then_the_lesson_goes_on(store: Store, held: Held) -> None:
    joined(held)
    step(store, held, "next")
    pressed(held, 0, "N ♥A")
    told = step(store, held, "reveal")
    assert told["desk"]["twin"] is True
    told = step(store, held, "twin")
    assert (told["block"], told["phase"], told["twin"], told["of"]) == (4, "open", 1, 4)
    text = text_of(store, held.id)
    assert text.startswith(LESSON), "the text of a class never changes"
    first, twin = asked(text, 0, "de"), asked(text, 4, "de")
    assert twin.kind != SHOWN
    assert write_case(twin.case) != write_case(first.case)
    view = now(held)
    assert view["question"]["options"]
    assert "answer" not in view
    assert pressed(held, 4, twin.options[0])[1]["ok"] is True
    assert step(store, held, "reveal")["answer"]["right"] == list(twin.right)
    told = step(store, held, "twin")
    assert (told["block"], told["twin"]) == (5, 1), "and another one"
    assert write_case(asked(text_of(store, held.id), 5, "de").case) != write_case(twin.case)
    assert step(store, held, "next")["block"] == 1
    assert step(store, held, "back")["block"] == 0
    assert step(store, held, "next")["block"] == 1


def test_a_twin_asks_about_the_rule_that_most_went_against_under_the_same_rule_set() -> None:
    here = asked(LESSON, 0, "de")
    wrong = next(one for one in here.verdicts if not one.legal)
    assert rules_behind(here, [str(wrong.move)])[0] == wrong.rule
    for course in courses():
        text, made, shown = write(course.notebook), 0, 0
        for number in range(len(steps(course.notebook))):
            here = asked(text, number, course.lang)
            if here.kind == SHOWN:
                continue
            shown += 1
            source = ""
            with suppress(Complaint):
                source = twin_of(text, number, course.lang)
            if not source:
                continue
            made += 1
            notebook = read(f"{text}\n\n{source}")
            station, block = steps(notebook)[-1]
            assert besides(station) == number
            assert list(block_findings(block, notebook)) == []
            twin = asked(f"{text}\n\n{source}", len(steps(notebook)) - 1, course.lang)
            assert (twin.case.preset, twin.case.changes) == (here.case.preset, here.case.changes)
            assert write_case(twin.case) != write_case(here.case)
            for one in twin.verdicts:
                assert one in verdicts(twin.case.game, twin.state, twin.seat)
        assert made >= 0.8 * shown, course.file


def test_where_there_is_no_twin_the_teacher_is_told_so_and_nothing_changes(store: Store, held: Held) -> None:
    joined(held)
    step(store, held, "next")
    step(store, held, "next")
    before = revision(store, held)
    told = led(held, "twin", rev=before)[1]
    assert told["say"].startswith("Zu dieser Frage gibt es keine")
    assert revision(store, held) == before
    assert text_of(store, held.id) == LESSON


def test_a_notebook_that_would_swallow_a_twin_gets_none() -> None:
    open_end = LESSON + "\n```python\nnever closed\n"
    with pytest.raises(Complaint, match="class-no-twin"):
        twin_of(open_end, 0, "de")


def test_what_went_wrong_or_was_marked_is_come_back_to_at_the_end(store: Store, held: Held) -> None:
    joined(held)
    joined(held, OTHER)
    step(store, held, "next")
    pressed(held, 0, "N ♥A")
    pressed(held, 0, "N ♠B\nN ♠4", key=OTHER)
    step(store, held, "next")
    step(store, held, "next")
    good = asked(LESSON, 2, "de").right[0]
    pressed(held, 2, good)
    pressed(held, 2, good, key=OTHER)
    step(store, held, "next")
    since = led(held, "", rev=0)[1]["changed"]
    told = step(store, held, "later")
    assert told["later"] is True
    assert told["changed"] == since, "a mark stops no clock"
    assert step(store, held, "later").get("later") is None
    step(store, held, "later")
    told = step(store, held, "next")
    assert told["phase"] == "over"
    assert [(one["number"], one["marked"], one["exact"], one["answered"]) for one in told["comeback"]] == [
        ("4", True, 0, 0),
        ("1", False, 1, 2),
    ]
    assert "comeback" not in led(held, "", rev=0, mode="projector")[1]
    told = step(store, held, "return", block=0)
    assert (told["block"], told["turn"], told["phase"]) == (0, 2, "open")
    assert pressed(held, 0, "N ♠B\nN ♠4", turn=2, press=9)[1]["ok"] is True
    told = step(store, held, "twin")
    assert told["twin"] == 1
    told = step(store, held, "next")
    assert told["phase"] == "over", "and it is over again"
    assert [one["number"] for one in told["comeback"]] == ["4"], "when it was asked last all had it right"
    for block in (99, -1, True, "x", None):
        assert step(store, held, "return", block=block)["phase"] == "over"


def test_after_class_there_are_the_rules_to_repeat_and_every_seat(store: Store, held: Held) -> None:
    joined(held, name="Kim")
    joined(held, OTHER)
    step(store, held, "next")
    pressed(held, 0, "N ♥A")
    pressed(held, 0, "N ♠B\nN ♠4", key=OTHER)
    step(store, held, "twin")
    twin = asked(text_of(store, held.id), 4, "de")
    pressed(held, 4, "\n".join(twin.right[:1]), press=3)
    text, ballots = text_of(store, held.id), choices(store, held.id)
    (rule, *_) = to_repeat(text, "de", ballots)
    stopped = next(one.rule for one in asked(LESSON, 0, "de").verdicts if str(one.move) == "N ♥A")
    assert stopped in {one["rule"] for one in to_repeat(text, "de", ballots)}
    assert rule["times"] >= 1
    assert len(to_repeat(text, "de", ballots)) <= 3
    assert {one["question"] for one in results(text, "de", ballots)} == {"1", "1b"}
    seats = by_seat(text, "de", ballots_of(store, held.id))
    assert seats[1]["1"] is False
    assert seats[2] == {"1": True}
    told = asks("results", {}, cookie="tutor_teacher=right", method="GET", query=f"room={held.id}&by=rule")[2]
    assert told.lstrip("\ufeff").splitlines()[0] == "rule,title,times"
    assert stopped in told
    assert "Kim" not in told
    json.dumps(comeback(text, "de", ballots, ()))
    assert block_of(text, 4)[0].title == "Noch eine zu Frage 1"
    assert KEY not in told
