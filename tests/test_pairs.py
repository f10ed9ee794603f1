"""Every case under every rule set: an answer or one sentence, never a crash."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from playing import GAMES, RuleSet, rule_sets

from tutor.cases.lessons import lines
from tutor.cases.transcript import Case, read_case, write_case
from tutor.core.complaints import Complaint
from tutor.core.game import Problem
from tutor.core.moves import TABLE
from tutor.core.options import differences
from tutor.core.play import verdicts
from tutor.games import shelf
from tutor.words import explain, library

LANGUAGE = {0: "de", 1: "en"}


@cache
def cases(key: str) -> dict[str, Case]:
    """Every line of every example and exercise."""
    book = library.book(shelf()[key].folder)
    lessons = [one for one in (*book.examples, *book.exercises) if one.get("case")]
    return {line.id: line.case for one in lessons for line in lines(one)}


def in_words(wrong: Complaint | Problem, lang: str) -> None:
    assert explain.complaint(wrong, lang)


def judged(case: Case, one: RuleSet, lang: str) -> None:
    """Judge a case under a rule set as the app does: check first, then ask, and say it in words."""
    said = {
        **write_case(case),
        "preset": one.preset,
        "options": differences(one.options, case.game.presets[one.preset]),
    }
    try:
        run = read_case(said).play()
    except Complaint as refusal:
        in_words(refusal, lang)
        return
    if run.failure is not None:
        in_words(run.failure, lang)
    problems = case.game.check(run.end)
    if problems:
        for problem in problems:
            in_words(problem, lang)
        return
    for seat in case.game.movers(run.end):
        if seat is TABLE:
            continue
        for verdict in verdicts(case.game, run.end, seat):
            assert verdict.rule
    case.game.scene(run.end, None)
    case.game.outcome(run.end)


def crashes(key: str) -> Iterator[str]:
    for number, (id_, case) in enumerate(cases(key).items()):
        for place, one in enumerate(rule_sets(key)):
            try:
                judged(case, one, LANGUAGE[(number + place) % 2])
            except Exception as wrong:
                yield f"{id_} under {one.name}: {type(wrong).__name__}: {str(wrong)[:120]}"


@pytest.mark.parametrize("key", GAMES)
def test_every_case_under_every_rule_set_is_judged_or_refused_in_words(key):
    found = list(crashes(key))
    assert not found, f"{len(found)} pairs crash, as\n" + "\n".join(found[:12])
