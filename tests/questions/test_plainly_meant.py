"""Questions with yes or no that plainly mean one moment: each mark has its moment, and its words in both languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tutor.asking.plainly_meant import MARKS, asking, marks_meant
from tutor.asking.reply import reply
from tutor.asking.standing import moments
from tutor.games import game, shelf

PLAIN = [json.loads(line) for line in (Path(__file__).parent / "plain.jsonl").read_text("utf-8").splitlines()]
"""For each mark what is plainly asked, and what the engine says."""


@pytest.mark.parametrize("told", PLAIN, ids=[f"{one['mark']}-{one['question'][:12]}" for one in PLAIN])
def test_what_is_plainly_meant_is_answered(told):
    assert next(marks_meant(told["question"].lower(), told["game"])) == told["mark"]
    said = reply(told["question"], told["game"])
    assert said.verdict == told["answer"]
    assert said.answer.hits


def test_every_mark_has_one_moment_and_an_example():
    marked = [str(one["plainly"]) for each in shelf().values() for one in moments(each) if "plainly" in one]
    for mark in (one for marks in MARKS.values() for one in marks):
        assert marked.count(mark.name) == 1, mark.name
        assert any(mark.name == one["mark"] for one in PLAIN), mark.name


NOT_MEANT = (
    ("ecarte", "Four all, the dealer turns up a king. Who has won?"),
    ("ecarte", "She took all five tricks when we replayed the deal after her revoke. Does she score two points?"),
    ("gurke", "Swedish Gurka, the older form: I buy myself back in. How many points do I start with?"),
    ("getaway", "Zwei Kartenspiele: Welche von zwei gleichen Karten zählt mehr, die erste oder die zweite?"),
    ("crazy-eights", "My eight cards: one of us has five. How many does each get with two players?"),
    ("crazy-eights", "We play that you must lay if you can. The stock is gone, I have a 9 that fits. May I pass?"),
    ("crazy-eights", "We only draw when we can't play. I have a heart that fits but would rather draw. May I?"),
    ("getaway", "Everyone goes counter-clockwise: whose hand may I take, left or right?"),
    ("getaway", "Wie viele Haufen macht der Geber?"),
    ("knockout-whist", "Does the two of diamonds beat the ace of trumps in the ordinary game?"),
    ("gurke", "Danish game: is there a second life at 21?"),
)


@pytest.mark.parametrize(("of", "text"), NOT_MEANT, ids=[text[:30] for _, text in NOT_MEANT])
def test_where_something_else_is_told_no_mark_is_there(of, text):
    known = {one.get("plainly") for one in moments(game(of))}
    assert not known.intersection(marks_meant(text.lower(), of))


def test_whoever_may_be_right_is_asked_about():
    told = "the stock is gone. he says i have to play. is he right?"
    assert asking(told) == "he says i have to play."
    assert asking("may i pass? (plain rules)") == "may i pass?"
    assert asking("may i pass? we never reshuffle.") == "may i pass?"


def test_a_pile_that_is_not_shuffled_anew_is_no_rule_of_ones_own():
    for text in (
        "nobody reshuffles at our place, ",
        "we agreed not to reshuffle, ",
        "neu gemischt wird bei uns nicht, ",
    ):
        told = f"{text}the stock is empty. i could lay a nine but i'd rather keep it. may i pass?"
        assert reply(told, "crazy-eights").verdict == "yes", text


def test_the_trick_of_somebody_else_is_not_mine():
    told = "Clubs are trumps. My gran plays the ace of clubs and I put the 4 of clubs on it. Is the trick still gran's?"
    assert reply(told, "knockout-whist").verdict != "no"


def test_what_is_denied_is_part_of_what_a_mark_knows():
    told = (
        "Nothing left to draw. I could play but want to save it. He says you can't pass when you could go. Is he right?"
    )
    assert reply(told, "crazy-eights").verdict == "no"


def test_no_mark_has_a_sign_that_nobody_types():
    for mark in (one for marks in MARKS.values() for one in marks):
        for pattern in (*mark.told, mark.asked, mark.beyond):
            assert "\\\\" not in pattern.pattern, mark.name


def test_what_is_so_all_the_same_denies_nothing():
    text = "Mein Neffe sagt, auf eine Acht darf man eine Acht legen, auch wenn die Farbe nicht passt. Stimmt das?"
    assert reply(text, "crazy-eights").verdict == "yes"


def test_whether_what_was_told_may_be_is_asked_of_what_was_told():
    text = "Wir spielen gegen die Uhr. Amir hat vor dem siebten Stich dem Mann rechts von sich die Hand abgenommen."
    assert reply(f"{text} War das erlaubt?", "getaway").verdict == "yes"


def test_what_is_plainly_meant_is_not_silenced():
    text = "Kenne das Reizen vom Bridge. Darf der, der hier Trumpf macht, seine Karten vorher schon sehen?"
    assert reply(text, "knockout-whist").verdict == "yes"
