"""Rules of somebody's own, and what else is another moment than the one written down, get no wrong verdict."""

from __future__ import annotations

import pytest

from tutor.asking.house import own_rule
from tutor.asking.reply import VERDICT, reply


@pytest.mark.parametrize(
    ("text", "known", "own"),
    [
        ("family rule: eights only if they fit. can i play it", (), True),
        ("schwedische gurka, bei uns zählt nur die karte davor", ("schwed|swed",), True),
        ("bei uns ist zwei = zwei ziehen", ("zwei ?= ?zwei",), False),
        ("letzter streit bei uns: wer muss nehmen", (), False),
        ("ganz ohne sonderregeln gespielt", (), False),
        ("we play without any house rules", (), False),
        ("what is the rule of the game", (), False),
    ],
)
def test_a_rule_of_ones_own_is_one_that_no_rule_set_has(text, known, own):
    assert own_rule(text, known) is own


RIGHT = {
    "regel nach szu kay w": "no",  # an eight that does not match may be played there, but calls nothing
    "crazy eights with dr": "yes",
    "im allerersten stich": "yes",
    "wir spielen, dass ma": "yes",
    "wieviele karten sind": "count|21",
}
"""What is right where a moment is found after all, by the beginning of the question."""


@pytest.mark.parametrize(
    ("typed", "game"),
    [
        ("family rule: eights only on court cards. 4 of clubs is up and i've got an 8. can i play it", "crazy-eights"),
        ("regel nach szu kay wong. ich leg die pik 8. darf ich mir eine neue farbe wünschen", "crazy-eights"),
        ("crazy eights with draw twos. the guy before me just took his 2 cards, may i play the 8 now", "crazy-eights"),
        ("wieviele karten sind noch im verdeckten stapel nachdem gegeben und die elfte aufgedeckt ist", "ecarte"),
        ("icelandic cucumber: im sitting on 11 and lose with a 10. whats my score after that", "gurke"),
        ("wir spielen, dass man nur die vorige schlagen muss. könig, dann 4. hab 9, 6, 3. darf ich die 6", "gurke"),
        ("im allerersten stich hat oma kein pik, legt herz dame. ich komm nach ihr, darf ich noch legen", "getaway"),
    ],
)  # fmt: skip
def test_what_is_not_judged_under_the_rules_told_gets_no_wrong_verdict(typed, game):
    said = reply(typed, game)
    assert said.kind != VERDICT or said.verdict == RIGHT.get(typed[:20])


def test_what_holds_under_an_option_alone_says_so():
    said = reply("can't we exchange more than once in one deal?", "ecarte", "en")
    assert said.verdict != "no" or said.first.startswith("With the option “How many exchanges: once”")


def test_a_card_that_falls_in_the_deal_means_a_new_deal():
    said = reply("Beim Geben ist eine Karte runtergefallen, gilt das Geben noch?", "ecarte", "de")
    assert "gibt man neu" in said.reason
