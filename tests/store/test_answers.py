"""Answers, counted on both databases; what is learned from them of exercises and of whoever answers."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta

from tutor.classes.results import first_tries
from tutor.games import game
from tutor.notebook.asking import asked_of, steps
from tutor.notebook.reading import read as read_notebook
from tutor.store.answers import (
    Tally,
    What,
    by_exercise,
    by_kind,
    history,
    keep_pace,
    pace,
    told,
    what_asked,
)
from tutor.store.classes import Press, cast, open_class, take_seat
from tutor.store.keeping import OWN, Store
from tutor.store.leading import lead
from tutor.store.moving import removed
from tutor.store.reviews import met, reviews
from tutor.teaching.difficulty import LIKELY, learned
from tutor.teaching.exercises import read_name
from tutor.teaching.pace import ENOUGH, answers_in, fitted, read, written
from tutor.teaching.review import exercise_for, how_hard, not_asked_yet, scheduled
from tutor.ui.answered import PEOPLE, answered, everybody, kinds, nobody

RULE = "getaway.trick.follow-suit"
ONE, OTHER = "getaway.try.trick.follow-suit.0.3", "getaway.try.trick.follow-suit.0.4"


def test_what_each_person_answered_first_is_counted(store: Store):
    for who, right in (("a", False), ("b", False), ("c", True)):
        store.answered(who, ONE, right=right)
        store.answered(who, ONE, right=True)  # by then it has been told
    assert by_exercise(store) == {ONE: Tally(3, 1)}
    assert what_asked(store) == {}
    told(store, {ONE: What(RULE, "mark", 2)})
    told(store, {ONE: What("another.rule", "gap", 5)})
    assert what_asked(store) == {ONE: What(RULE, "mark", 2)}
    assert by_kind(by_exercise(store), what_asked(store)) == {(RULE, "mark"): Tally(3, 1)}
    removed(store)
    assert (by_exercise(store), what_asked(store)) == ({}, {})


def test_the_author_sees_what_nobody_and_what_everybody_gets_right(store: Store):
    assert answered(store) == []
    for n in range(PEOPLE):
        store.answered(f"reader-{n}", ONE, right=False)
        store.answered(f"reader-{n}", OTHER, right=True)
        store.answered(f"reader-{n}", "getaway.x.gone", right=True)
    store.answered("reader-0", "getaway.try.lead.any-card.0.0", right=False)
    ones = answered(store)
    assert [one.name for one in nobody(ones)] == [ONE]
    assert [one.name for one in everybody(ones)] == [OTHER]
    hardest = kinds(ones)
    assert {one.rule for one in hardest} >= {RULE}
    by = {(one.rule, one.kind): one for one in hardest}
    made = read_name(ONE).made()
    here = by[made["covers"][0], made["kind"]]
    assert here.begun in range(1, 6)
    assert here.level >= here.begun or here.tally.right
    assert set(what_asked(store)) >= {ONE, OTHER}


def test_a_level_moves_with_what_people_answer_and_only_then():
    for level in LIKELY:
        assert learned(level, None) == learned(level, Tally()) == level
        assert learned(level, Tally(60, 0)) == 5
        assert learned(level, Tally(60, 60)) == 1
        usual = round(40 * LIKELY[level])
        assert learned(level, Tally(40, usual)) == level
        assert abs(learned(level, Tally(1, 0)) - level) <= 1
    assert learned(0, Tally(9, 0)) == 0


def test_what_is_new_or_was_missed_comes_easy_and_what_sits_comes_hard(store: Store):
    met(store, OWN, [RULE], *not_asked_yet())
    kept = reviews(store, OWN)[0]
    numbers = [read_name(f"getaway.try.trick.follow-suit.0.{n}").made() for n in range(3)]
    kind = str(numbers[0]["kind"])
    counted = {(RULE, str(one["kind"])): Tally(50, 0) for one in numbers if one["kind"] != kind}
    counted[RULE, kind] = Tally(50, 50)
    name = exercise_for(game("getaway"), kept, counted)
    assert how_hard(read_name(name).made(), counted) == min(how_hard(one, counted) for one in numbers) == 1


def person(store: Store | None, half: float, *, rules: int = 50, days: int = 120) -> dict[str, list[tuple[int, bool]]]:
    """Answer as somebody would whose first memory lasts so many days."""
    source, found = random.Random(1), {}
    begun = datetime(2026, 1, 1, 9, tzinfo=UTC)
    for rule in range(rules):
        at, card, lasts, last = begun + timedelta(days=rule % 20), "", half, None
        while at < begun + timedelta(days=days):
            gone = (at - last).days if last else 0
            right = source.random() < (0.9 ** (gone / lasts) if last else 0.6)
            found.setdefault(f"getaway.rule.{rule}", []).append((int(at.timestamp() * 1000), right))
            lasts, last = (lasts * 2.2 if right else max(half, lasts * 0.4)), at
            card, due = scheduled(card, right, at)
            at = max(datetime.fromtimestamp(due / 1000, UTC), at + timedelta(minutes=10))
    return found


def next_days(weights: tuple[float, ...]) -> list[int]:
    """Return after how many days a rule comes back that is always known."""
    card, at, found = "", datetime(2026, 6, 1, tzinfo=UTC), []
    for _ in range(4):
        card, due = scheduled(card, True, at, weights)
        found.append((datetime.fromtimestamp(due / 1000, UTC) - at).days)
        at = datetime.fromtimestamp(due / 1000, UTC)
    return found


def test_who_forgets_sooner_is_asked_sooner_and_too_few_answers_teach_nothing():
    slow, quick = fitted(person(None, 12)), fitted(person(None, 1))
    assert slow
    assert quick
    assert sum(next_days(quick)) < sum(next_days(slow))
    assert fitted({}) == ()
    few = dict(list(person(None, 1).items())[:5])
    assert answers_in(few) < ENOUGH
    assert fitted(few) == ()
    assert fitted({"getaway.a.b": [(n * 86_400_000, True) for n in range(1, 300)]}) == ()


def test_a_pace_is_kept_with_its_learner_and_goes_with_them(store: Store):
    assert pace(store, OWN) == ("", 0)
    weights = fitted(person(store, 1))
    keep_pace(store, OWN, written(weights), 120)
    keep_pace(store, OWN, written(weights), 180)
    said, answers = pace(store, OWN)
    assert (read(said), answers) == (weights, 180)
    assert read("") == read("[1, 2]") == ()
    store.answered(OWN, ONE, right=True)
    told(store, {ONE: What(RULE, "mark", 2)})
    assert [right for _, right in history(store, OWN)[RULE]] == [True]
    removed(store, OWN)
    assert pace(store, OWN) == ("", 0)


LESSON = "---\ntitle: X\ngame: getaway\nlang: en\n---\n\n# X\n\n## One\n\n```{exercise} getaway.x.27\n```\n"


def test_of_a_class_the_first_time_counts_and_stands_beside_what_others_answered(store: Store):
    assert first_tries(LESSON, "en", {}) == []
    right = "\n".join(asked_of(steps(read_notebook(LESSON))[0][1], "getaway", "en").right)
    again = {(0, 1): ["?", "?", right], (0, 2): [right, right, right]}
    assert [(lesson["id"], *counts) for lesson, *counts in first_tries(LESSON, "en", again)] == [("getaway.x.27", 3, 1)]
    held = open_class(store, "X", "en", LESSON, 1)
    held = lead(store, held.id, "next", held.revision)
    with store.writing() as connection:
        for phone in ("p", "q"):
            take_seat(connection, held.id, phone, "")
            cast(connection, Press(held.id, held.block, held.turn, phone, right, 1))
    store.answered("somebody", "getaway.x.27", right=True)
    found = {one.name: one.tally for one in answered(store)}
    assert found == {"getaway.x.27": Tally(3, 3)}
    assert [one.name for one in everybody(answered(store))] == ["getaway.x.27"]
