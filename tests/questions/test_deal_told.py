"""A deal of écarté told when it is over: who is which side, who had to make three tricks, what the engine counts."""

from __future__ import annotations

from itertools import product

import pytest

from tutor.asking.deal_judged import judge_deal
from tutor.asking.deal_told import LOSER, NOBODY, WINNER, Deal, read_deal
from tutor.asking.reply import reply
from tutor.asking.rulesets import RuleSet
from tutor.asking.sides import DEALER, ELDER, Sides
from tutor.core.options import listed, values
from tutor.games import game

ECARTE = game("ecarte")

TOLD = (
    (
        "Lena dealt. Omar asked for cards, she said no, then she made two tricks, he three. How many points for Omar?",
        Deal(3, ELDER, DEALER, announced=False, asks=WINNER, before=None),
        "points|2",
    ),
    (
        "Meine Frau war Vorhand und spielte sofort los. Sie hat einen Stich, ich als Geber vier. Wie viele Punkte?",
        Deal(4, DEALER, ELDER, announced=False, asks=WINNER, before=None),
        "points|2",
    ),
    (
        "i was elder, played at once and made three tricks, the dealer two. what do i score?",
        Deal(3, ELDER, ELDER, announced=False, asks=WINNER, before=None),
        "points|1",
    ),
    (
        "We swapped once. Ida announced the king and then took all five tricks. How many points for Ida?",
        Deal(5, "", NOBODY, announced=True, asks=WINNER, before=None),
        "points|3",
    ),
    (
        "Rosa stand bei 2, wir haben getauscht, dann hat sie vier Stiche gemacht. Wie viele Punkte hat Rosa jetzt?",
        Deal(4, "", NOBODY, announced=False, asks=WINNER, before=2),
        "points|3",
    ),
    (
        "Nach einem Tausch hat Paul drei Stiche, Ute zwei. Wie viele Punkte bekommt Ute?",
        Deal(3, "", NOBODY, announced=False, asks=LOSER, before=None),
        "points|0",
    ),
)


@pytest.mark.parametrize(("text", "deal", "points"), TOLD, ids=[text[:40] for text, _, _ in TOLD])
def test_a_told_deal_is_read_and_counted(text, deal, points):
    assert read_deal(text) == deal
    said = reply(text, "ecarte")
    assert said.verdict == points
    assert said.first


@pytest.mark.parametrize(
    "text",
    [
        "How many tricks do I need at least if I refuse the first proposal?",
        "He revoked, we played it over and he took all five tricks. How many points does he get?",
        "At our house the failing side loses two points. I refused and made one trick. How many points do I have now?",
        "We exchanged once and then played. How many points did that bring?",
        "Anna, Ben and Cleo each made some tricks, Anna three. How many points does Anna get?",
    ],
)
def test_what_is_not_told_whole_is_not_read(text):
    assert read_deal(text) is None


def test_a_deal_that_can_have_been_two_ways_has_no_number():
    deal = Deal(3, "", "", announced=False, asks=WINNER, before=None)
    assert judge_deal(ECARTE, deal, [RuleSet("standard")]) is None


def _points(deal, rules):
    said = judge_deal(ECARTE, deal, [rules])
    return None if said is None else int(said.answer.removeprefix("points|"))


def test_under_every_rule_set_and_option_a_deal_brings_what_its_rules_say():
    """Three or four tricks against somebody who failed, after an exchange, of somebody who kept the word."""
    usual = ECARTE.presets["standard"]
    changed = [RuleSet(name) for name in ECARTE.presets if name != "chouette"]
    for option in listed(usual):
        for value in option.values:
            rules = RuleSet("standard", ((option.name, value),))
            if option.needs is None and value != option.default and option.name != "chouette":
                changed.append(rules)
    for rules, tricks, winner in product(changed, (3, 4), (ELDER, DEALER)):
        chosen = values(rules.options(ECARTE))
        other = DEALER if winner == ELDER else ELDER
        failed = Deal(tricks, winner, other, announced=False, asks=WINNER, before=None)
        assert _points(failed, rules) == (0 if chosen["fail-rule"] == "failer-loses-two" else 2), rules
        assert _points(failed._replace(obliged=winner), rules) == 1, rules
        free = None if chosen["obligation-scope"] == "any-decision" else 1
        assert _points(failed._replace(obliged=NOBODY), rules) == free, rules
        whoever = failed._replace(asks=LOSER, before=3)
        lost = 2 if chosen["fail-rule"] != "opponent-gets-two" else 0
        assert _points(whoever, rules) == 3 - lost, rules


def test_sides_that_contradict_each_other_are_told_apart():
    sides = Sides()
    sides.tie("Ana", DEALER)
    sides.tie("Ben", "Ana", opposite=True)
    assert sides.role("Ben") == ELDER
    assert sides.same("Ana", "Cleo") is None
    sides.tie("Ben", DEALER)
    assert sides.broken
