"""What was missed comes back: on both databases, in time, and not where it rests or was forgotten."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import pairwise

from tutor.games import game
from tutor.store.keeping import OWN, Store
from tutor.store.moving import exported, imported, removed
from tutor.store.reviews import forget, met, pause, reviewed, reviews
from tutor.teaching.exercises import read_name
from tutor.teaching.moments import asked_of
from tutor.teaching.review import (
    MOST_A_DAY,
    OPEN,
    RESTING,
    SURE,
    about,
    askable,
    due,
    exercise_for,
    not_asked_yet,
    scheduled,
    sureness,
    week,
)

RULE, OTHER = "getaway.trick.follow-suit", "getaway.take.window"


def later(days: float) -> datetime:
    return datetime.now(UTC) + timedelta(days=days)


def test_what_was_missed_comes_back_soon_and_what_was_right_later(store: Store):
    reviewed(store, OWN, RULE, scheduled, right=False)
    reviewed(store, OWN, OTHER, scheduled, right=True)
    kept = reviews(store, OWN)
    assert [one.rule for one in due(kept)] == [RULE]
    assert {one.rule for one in due(kept, later(30))} == {RULE, OTHER}
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
        made = name.made()
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


def test_what_was_met_is_asked_about_once_and_what_is_known_stays(store: Store):
    reviewed(store, OWN, RULE, scheduled, right=True)
    assert met(store, OWN, [OTHER, RULE, OTHER], *not_asked_yet()) == 1
    assert met(store, OWN, [OTHER], *not_asked_yet()) == 0
    kept = {one.rule: one for one in reviews(store, OWN)}
    assert (kept[RULE].asked, kept[OTHER].asked) == (1, 0)
    assert sureness(kept[OTHER]) == OPEN
    assert [one.rule for one in due(kept.values())] == [OTHER]
    reviewed(store, OWN, OTHER, scheduled, right=True)
    assert due(reviews(store, OWN)) == []


def test_the_measure_is_a_days_and_kept_over_visits(store: Store):
    for n in range(2 * MOST_A_DAY):
        met(store, OWN, [f"getaway.rule-{n}.x"], *not_asked_yet())
    answered = 0
    while waiting := due(reviews(store, OWN)):
        reviewed(store, OWN, waiting[0].rule, scheduled, right=True)
        answered += 1
    assert answered == MOST_A_DAY
    assert len(due(reviews(store, OWN), later(1))) == MOST_A_DAY


def test_games_take_turns(store: Store):
    for n in range(3):
        met(store, OWN, [f"getaway.rule-{n}.x", f"gurke.rule-{n}.x"], *not_asked_yet())
    games = [one.rule.partition(".")[0] for one in due(reviews(store, OWN))]
    assert all(one != other for one, other in pairwise(games))


def test_the_plan_of_a_week_holds_everything_and_never_more_than_a_day_can_take(store: Store):
    for n in range(2 * MOST_A_DAY + 3):
        met(store, OWN, [f"getaway.rule-{n}.x"], *not_asked_yet())
    assert week(reviews(store, OWN)) == [MOST_A_DAY, MOST_A_DAY, 3, 0, 0, 0, 0]
    reviewed(store, OWN, RULE, scheduled, right=True)
    assert sum(week(reviews(store, OWN))) == 2 * MOST_A_DAY + 3 + 1


def test_what_comes_back_in_three_days_is_planned_for_the_third(store: Store):
    at = later(0).replace(hour=6, minute=0)
    met(store, OWN, ["getaway.rule.x"], *not_asked_yet(at + timedelta(days=3)))
    assert week(reviews(store, OWN), at) == [0, 0, 0, 1, 0, 0, 0]


def test_somebody_who_learns_for_sixty_days_meets_everything_and_is_sure_of_nearly_all(store: Store):
    """Who misses half at first and less each time has no heap, and what was right at once has come back too."""
    rules = asked_of("getaway")[:40]
    met(store, OWN, rules, *not_asked_yet(later(-1)))
    # From six in the morning: a day that is learned through must not run over midnight into the next day's measure.
    begun, seen, most, rules_a_day = later(0).replace(hour=6), {}, 0, 0
    for day in range(60):
        now = begun + timedelta(days=day)
        answered, today = 0, set()
        while (waiting := due(reviews(store, OWN), now)) and answered < 3 * MOST_A_DAY:
            one = waiting[0]
            today.add(one.rule)
            times = seen.setdefault(one.rule, [])
            right = len(times) > len(one.rule) % 3  # some know it at once, others the third time
            reviewed(store, OWN, one.rule, lambda card, right, now=now: scheduled(card, right, now), right=right)
            times.append(right)
            answered += 1
            now += timedelta(minutes=11)
        most, rules_a_day = max(most, answered), max(rules_a_day, len(today))
    kept = reviews(store, OWN)
    assert set(seen) == set(rules)
    assert all(len(times) > 1 for times in seen.values())
    assert sum(sureness(one, begun + timedelta(days=60)) == SURE for one in kept) > 0.8 * len(rules)
    assert rules_a_day == MOST_A_DAY < most <= 3 * MOST_A_DAY, "what was missed comes again on the same day"


def test_only_rules_that_can_be_asked_about_are_handed_over():
    assert askable(["getaway.gap.nobody", RULE, "bridge.trick.follow-suit", "", "getaway.x"]) == [RULE]


def test_an_exercise_that_names_no_rule_is_about_the_one_that_decides():
    moment = {"position": {"hands": {"N": "♥6 ♠2", "E": "♥D ♠3"}, "power": "N", "number": 10}, "moves": ["N ♥6"]}
    case = {"game": "getaway", "players": ["N", "E"], **moment}
    mark = {"id": "line-3", "question": {"en": "?"}, "case": case, "legal": ["♥D"]}
    assert about(game("getaway"), mark) == RULE
    choose = {"id": "line-9", "question": {"en": "?"}, "case": case, "choices": [{"right": True, "en": "E"}]}
    assert about(game("getaway"), choose) == ""
    assert about(game("getaway"), {**choose, "check": {"moves": ["E ♥D"]}}).startswith("getaway.")
