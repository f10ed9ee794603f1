"""What was missed comes back: on both databases, in time, and not where it rests or was forgotten."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from tutor.games import game
from tutor.store.keeping import OWN, Store
from tutor.store.moving import exported, imported, removed
from tutor.store.reviews import forget, pause, reviewed, reviews
from tutor.teaching.exercises import exercise, read_name
from tutor.teaching.review import MOST_A_DAY, OPEN, RESTING, SURE, about, due, exercise_for, scheduled, sureness

RULE, OTHER = "getaway.trick.follow-suit", "getaway.take.window"


def test_what_was_missed_comes_back_and_what_was_right_does_not(store: Store):
    reviewed(store, OWN, RULE, scheduled, right=False)
    reviewed(store, OWN, OTHER, scheduled, right=True)
    kept = reviews(store, OWN)
    assert [one.rule for one in due(kept)] == [RULE]
    assert {one.rule: (one.asked, one.missed) for one in kept} == {RULE: (1, 1), OTHER: (1, 0)}
    assert reviews(store, "another") == []


def test_it_comes_back_later_and_later_in_a_new_position(store: Store):
    gaps, card, at, seen = [], "", datetime(2026, 1, 1, tzinfo=UTC), set()
    for right in (False, True, True, True):
        card, when = scheduled(card, right, at)
        gaps.append(when / 1000 - at.timestamp())
        at = datetime.fromtimestamp(when / 1000, UTC)
        reviewed(store, OWN, RULE, scheduled, right=right)
        name = read_name(exercise_for(game("getaway"), reviews(store, OWN)[0]))
        made = exercise(*name)
        assert made["covers"] == [RULE]
        assert about(game("getaway"), made) == RULE
        seen.add(str(made["case"]))
    assert gaps == sorted(gaps)
    assert gaps[0] <= timedelta(hours=1).total_seconds() < timedelta(days=1).total_seconds() <= gaps[-1]
    assert len(seen) == len(gaps)


def test_it_rests_is_forgotten_and_taken_along(store: Store):
    reviewed(store, OWN, RULE, scheduled, right=False)
    reviewed(store, OWN, OTHER, scheduled, right=False)
    pause(store, OWN, RULE, paused=True)
    assert [one.rule for one in due(reviews(store, OWN))] == [OTHER]
    reviewed(store, OWN, RULE, scheduled, right=True)
    assert next(one for one in reviews(store, OWN) if one.rule == RULE).paused
    out = exported(store, OWN)
    assert {one["rule"] for one in out["reviews"]} == {RULE, OTHER}
    forget(store, OWN, OTHER)
    assert [one.rule for one in reviews(store, OWN)] == [RULE]
    forget(store, OWN)
    assert reviews(store, OWN) == []
    assert imported(store, out) == 2
    assert len(reviews(store, OWN)) == 2
    removed(store, OWN)
    assert reviews(store, OWN) == []


def test_it_sits_after_right_answers_and_no_heap_grows(store: Store):
    for n in range(MOST_A_DAY + 3):
        reviewed(store, OWN, f"getaway.rule-{n}.x", scheduled, right=False)
    kept = reviews(store, OWN)
    assert len(due(kept)) == MOST_A_DAY
    assert sureness(kept[0]) == OPEN
    reviewed(store, OWN, RULE, scheduled, right=True)
    one = next(each for each in reviews(store, OWN) if each.rule == RULE)
    reviewed(store, OWN, RULE, scheduled, right=True)
    one = next(each for each in reviews(store, OWN) if each.rule == RULE)
    assert sureness(one) == SURE
    pause(store, OWN, RULE, paused=True)
    assert sureness(next(each for each in reviews(store, OWN) if each.rule == RULE)) == RESTING
