"""A class without a browser: what if, on a phone, once the answer is known."""

from __future__ import annotations

import json
import re

import pytest
from classroom import KEY, LESSON, asks, joined, led, now, pressed

from tutor.classes.deals import GO_ON, stands
from tutor.classes.view import asked, html_of
from tutor.classes.what_if import can_be_tried, tried
from tutor.games import shelf
from tutor.notebook.asking import steps
from tutor.notebook.courses import lessons
from tutor.notebook.reading import block_source, write
from tutor.store.classes import Held, open_class
from tutor.store.keeping import Store
from tutor.teaching.whatif import asked as question_of
from tutor.teaching.whatif import changes
from tutor.teaching.whatif_said import sentence
from tutor.words import explain

OTHER = "another-phone-00000"


def tries(held: Held, move: str, block: int = 0, **more: object) -> tuple[int, dict, str]:
    return asks("whatif", {"code": held.code, "seat": KEY, "block": block, "move": move, "lang": "de", **more})


def revealed(held: Held) -> None:
    for what in ("next", "reveal"):
        assert led(held, what, rev=led(held, "")[1]["rev"])[0] == 200


def test_before_the_reveal_nothing_is_tried_and_nothing_is_told(held: Held) -> None:
    joined(held)
    led(held, "next", rev=led(held, "")[1]["rev"])
    option = now(held)["question"]["options"][0]["id"]
    assert tries(held, option)[:2] == (409, {"wrong": "later"})


def test_after_the_reveal_the_engine_says_what_would_turn_each_answer_round(held: Held) -> None:
    joined(held)
    revealed(held)
    here = asked(LESSON, 0, "de")
    told = now(held)
    assert {one["id"] for one in told["question"]["options"]} == set(here.options)
    for judged in here.verdicts:
        status, said, text = tries(held, str(judged.move))
        question = question_of(here.case, judged.move)
        found = changes(question)
        assert status == 200
        assert [one["text"] for one in said["changes"]] == [
            html_of(sentence(question, one, "de", str(here.seat)), "de") for one in found
        ]
        assert bool(said["none"]) is not bool(found)
        assert said["title"].startswith("Was würde ihn verbieten" if judged.legal else "Was würde ihn erlauben")
        for one in said["changes"]:
            assert [who for who, _ in one["scene"]["open"]] in ([], ["Nord"]), "no hand but the one that is asked"
        assert json.loads(text) == said


def test_what_was_not_asked_is_not_tried(held: Held) -> None:
    joined(held)
    revealed(held)
    option = asked(LESSON, 0, "de").options[0]
    assert tries(held, "Q nonsense")[0] == 400
    assert tries(held, "")[0] == 400
    assert tries(held, option, block=1)[0] == 409
    assert tries(held, option, seat="somebody-else-012345")[:2] == (409, {"wrong": "class-no-seat"})
    assert asks("whatif", {"code": held.code, "seat": KEY, "block": 0, "move": 7})[0] == 400


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_move_that_a_lesson_asks_about_can_be_tried(lang: str) -> None:
    tried_ = 0
    for lesson in lessons(lang):
        text = write(lesson.notebook)
        for number in range(len(steps(lesson.notebook))):
            here = asked(text, number, lang)
            for judged in here.verdicts:
                assert can_be_tried(here, str(judged.move))
                said = tried(text, number, lang, str(judged.move))
                assert said["heard"]
                name = explain.seat_name(here.seat, lang, here.case.seats)
                assert not re.search(rf"\b(Hätte|If|vor dem Zug von) {name}\b", said["heard"]), "it is said to you"
                tried_ += 1
    assert tried_ > 30


@pytest.mark.parametrize("game", list(shelf()))
def test_in_a_deal_each_phone_tries_what_stands_on_its_own_table(store: Store, game: str) -> None:
    text = f"---\ntitle: P\nlang: de\ngame: {game}\n---\n## Eins\n\n{block_source('play', {'game': game})}"
    held = open_class(store, "P", "de", text, 1)
    joined(held)
    joined(held, OTHER)
    led(held, "next", rev=1)
    legal = [one["id"] for one in now(held)["deal"]["options"] if one["id"] != GO_ON]
    assert "answer" not in now(held)["deal"], "while it is played nothing is told"
    for press, move in enumerate(legal):  # what is refused counts nothing: the first legal one is played
        pressed(held, 0, move, press=press + 1)
        if now(held)["choice"]:
            break
    mine = now(held)["choice"]
    assert mine
    led(held, "reveal", rev=2)
    for key, choice in ((KEY, mine), (OTHER, "")):
        deal = now(held, seat=key)["deal"]
        case, judged = stands(text, 0, "de", choice)
        assert (
            [one["id"] for one in deal["options"]] == [str(one.move) for one in judged] == list(deal["answer"]["why"])
        )
        assert deal["answer"]["right"] == [str(one.move) for one in judged if one.legal]
        assert {id_ for id_, why in deal["answer"]["why"].items() if why["legal"]} == set(deal["answer"]["right"])
        for one in judged[:4]:
            status, said, _ = tries(held, str(one.move), seat=key)
            question = question_of(case, one.move)
            assert status == 200
            assert len(said["changes"]) == len(changes(question))
            assert {who for change in said["changes"] for who, _ in change["scene"]["open"]} <= {
                explain.seat_name(one.move.seat, "de", case.seats)
            }
    gone = {option["id"] for option in now(held, seat=OTHER)["deal"]["options"]} - set(
        now(held)["deal"]["answer"]["why"]
    )
    for move in list(gone)[:1]:
        assert tries(held, move)[0] == 400, "it was another phone's move"
