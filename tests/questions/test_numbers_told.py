"""Two numbers that a story tells whole: the score after buying back in, and how often a won game counts."""

from __future__ import annotations

import pytest

from tutor.asking.numbers_told import BACK, WORTH, Numbers, judge_numbers, read_numbers
from tutor.asking.reply import reply
from tutor.asking.rulesets import RuleSet, usual
from tutor.games import game

TOLD = (
    (
        "gurke",
        "Old Swedish game. The others still in have 3, 17 and 9. I buy back in: what score do I start with?",
        "points|17",
    ),
    (
        "gurke",
        "Schwedisch, ältere Form: die anderen stehen auf 0, 5, 28 und 2. Er zahlt wieder ein. Mit wie vielen Punkten?",
        "points|28",
    ),
    (
        "gurke",
        "Old Swedish rules. I flew out, the others stand at 0, 5, 28 and 2. If I buy back in, do I start at zero?",
        "no",
    ),
    (
        "gurke",
        "Schwedisch, ältere Form, die anderen haben 4, 11 und 19. Ich kaufe mich zurück: fange ich bei 19 an?",
        "yes",
    ),
    (
        "ecarte",
        "Single, double, treble agreed. I won 5-2. Does it count double?",
        "yes",
    ),
    (
        "ecarte",
        "We agreed on the usual scale. She lost without a single point. Does she pay triple?",
        "yes",
    ),
    (
        "ecarte",
        "Einfach, doppelt, dreifach ist abgemacht. Er verliert mit 3 Punkten. Zahlt er doppelt?",
        "no",
    ),
    (
        "ecarte",
        "Staffel vereinbart, der Verlierer hat 1 Punkt. Mit welchem Faktor zählt die Partie?",
        "count|2",
    ),
)


@pytest.mark.parametrize(("of", "text", "verdict"), TOLD, ids=[text[:40] for _, text, _ in TOLD])
def test_numbers_that_are_told_are_answered_by_the_engine(of, text, verdict):
    said = reply(text, of)
    assert said.verdict == verdict
    assert said.case is not None
    assert all(fact.label for fact in said.facts)


def test_every_score_of_the_loser_counts_as_the_engine_has_it():
    ecarte = game("ecarte")
    worth = [judge_numbers(ecarte, Numbers(WORTH, (lost,), None), (usual(ecarte),)) for lost in range(5)]
    assert [one and one.answer for one in worth] == ["count|3", "count|2", "count|2", "count|1", "count|1"]


def test_whoever_comes_back_takes_the_worst_score():
    gurke = game("gurke")
    for others in ((0, 0, 0), (1, 2, 3), (28, 0, 5, 2), (7, 7, 7)):
        said = judge_numbers(gurke, Numbers(BACK, others, None), (RuleSet("gurka-se-original"),))
        assert said is not None
        assert said.answer == f"points|{max(others)}"


UNTOLD = (
    ("Swedish gurka: may I buy back in?", BACK),
    ("swedish, two others are in with 3 and 5 and i have 7, who deals?", BACK),
    ("the loser always pays triple, i heard. yes?", WORTH),
    ("single, double, triple agreed. loser on 3 or 4: single?", WORTH),
)


@pytest.mark.parametrize(("text", "asks"), UNTOLD, ids=[text[:30] for text, _ in UNTOLD])
def test_what_is_not_told_whole_is_not_read(text, asks):
    assert read_numbers(text.lower(), asks) is None


def test_two_others_are_too_few_to_buy_back():
    gurke = game("gurke")
    assert judge_numbers(gurke, Numbers(BACK, (3, 5), None), (RuleSet("gurka-se-original"),)) is None
