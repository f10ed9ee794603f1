"""Exercises without end: every rule is reached often enough, each is true, and the same number is the same exercise."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random

import pytest
from click.testing import CliRunner
from playing import GAMES, rule_sets, seats_for, wander
from streamlit.testing.v1 import AppTest

from tutor.cases.lessons import exercise_findings
from tutor.cases.transcript import Case, read_case, read_options
from tutor.core.complaints import Complaint
from tutor.core.languages import LANGUAGES
from tutor.core.options import listed
from tutor.desk.cli import cli
from tutor.games import game as find
from tutor.paths import PACKAGE
from tutor.teaching.exercises import exercise, is_earlier, name_of, of_position, read_name, rules_of, several
from tutor.teaching.moments import KINDS, asked_of, springs
from tutor.words import explain, library

ENOUGH = 10
CHECKED = 2
UNASKED: dict[str, str] = {}
"""Rules that no exercise can be about, with the reason."""
SELDOM: dict[str, str] = {
    "getaway.first.no-interruption": "the suits of a first trick cannot be exchanged, and it begins with one card",
    "gurke.exact.c6-case": "it needs one card as the last one, and an exact score",
    "getaway.two.both-empty": "two cards are left there too",
    "getaway.two.drawn-lower-last": "two cards are left in its only kind of position, so suits and questions run out",
}
"""Rules with fewer exercises than the others, with the reason."""


@pytest.mark.parametrize("key", GAMES)
def test_every_rule_has_ten_different_exercises_that_are_true(key):
    game = find(key)
    for rule in asked_of(key):
        if rule in UNASKED:
            assert not springs(game.folder).get(rule), rule
            continue
        made = several(game, 0, ENOUGH, rule)
        different = {json.dumps([one["question"], one["case"]], default=str, sort_keys=True) for one in made}
        assert len(different) == ENOUGH or rule in SELDOM, (rule, len(different))
        for one in made:
            assert one["covers"] == [rule]
            assert "legal" in one or 0 < sum(bool(choice.get("right")) for choice in one["choices"]) < len(
                one["choices"]
            )
            assert all(one["question"][lang] and one["explain"][lang] for lang in LANGUAGES)
        for one in made[:CHECKED]:
            assert exercise_findings(one) == [], one["id"]


@pytest.mark.parametrize("key", GAMES)
def test_the_same_number_is_the_same_exercise_and_neighbours_differ(key):
    game = find(key)
    made = several(game, 7, 12)
    assert made == several(game, 7, 12)
    for one, other in pairwise(made):
        assert one["covers"] != other["covers"]


@pytest.mark.parametrize("key", GAMES)
def test_who_knows_only_whether_it_is_legal_still_has_to_choose(key):
    asked = [one for n in range(77, 89) if (one := exercise(find(key), n, first=True))["kind"] == "which"]
    for one in asked:
        legal = [choice["en"].startswith("Legal") for choice in one["choices"]]
        assert legal.count(legal[0]) > 1, one["id"]
    assert asked


@pytest.mark.parametrize(
    ("key", "seeds"),
    [
        ("crazy-eights", (2026, 2030, 2033, 2038, 2040, 2041, 2042, 2043)),
        ("ecarte", (2038, 2041)),
        ("getaway", (2031, 2033)),
        ("knockout-whist", (2028,)),
    ],
)
def test_what_holds_in_general_is_no_wrong_answer(key, seeds):
    """A card that was laid lies on top, whether or not the engine finds it worth saying."""
    game = find(key)
    general = [entry.title["en"] for entry in library.book(game.folder).of_kind(*KINDS) if "general" in entry.facts]
    for seed in seeds:
        one = exercise(game, seed, first=True)
        wrong = [choice["en"] for choice in one["choices"] if not choice.get("right")]
        asked = one["title"]["en"]
        found = [title for title in general if title != asked and any(title in said for said in wrong)]
        assert not found, (one["id"], found)


@pytest.mark.parametrize("level", [1, 3, 5])
def test_a_level_is_how_many_rules_meet(level):
    for one in several(find("getaway"), 0, 6, level=level):
        assert one["level"] == level


def test_a_name_is_an_exercise():
    game = find("crazy-eights")
    rule = "crazy-eights.play.no-match"
    name = name_of(game, 12, rule, 0)
    assert read_name(name) == (game, 12, rule, 0, "", False)
    assert read_name(name).made()["id"] == name
    assert read_name(name_of(game, 3)) == (game, 3, "", 0, "", False)
    assert read_name("crazy-eights.new.any.0.3") == (game, 3, "", 0, "", True)
    assert read_name("crazy-eights.x.01") is None


def test_a_name_has_a_level_from_one_to_five():
    game = find("getaway")
    assert [read_name(name_of(game, 3, level=level)).level for level in range(6)] == [0, 1, 2, 3, 4, 5]
    with pytest.raises(Complaint) as wrong:
        read_name(name_of(game, 3, level=6))
    assert wrong.value.key == "exercise-seed"


def test_a_link_of_an_earlier_version_leads_to_the_exercise_of_today_and_says_so():
    game, rule = find("crazy-eights"), "crazy-eights.play.no-match"
    now = name_of(game, 12, rule, 0, "jacks")
    earlier = now.replace(".try.", ".do.")
    assert read_name(earlier) == read_name(now)
    assert [is_earlier(name) for name in (now, earlier, "crazy-eights.new.any.0.3")] == [False, True, False]
    app = AppTest.from_file(str(PACKAGE / "app.py"), default_timeout=240)
    for name, told in ((earlier, True), (now, False)):
        asked = {"case": name, "lang": "en"}
        app.query_params.clear()
        app.query_params.update(asked)
        app.switch_page("../pages/practise.py")
        app.query_params.update(asked)
        app.run()
        assert not app.exception
        assert any("earlier version" in one.value for one in app.caption) == told


@pytest.mark.parametrize("key", GAMES)
def test_under_a_rule_set_of_ones_own_exercises_are_true_and_under_it(key):
    game = find(key)
    option = listed(game.options)[0]
    for preset in (next(iter(game.presets)), list(game.presets)[-1]):
        for value in option.values:
            try:
                _, options = read_options(game, preset, {option.name: value})
            except Complaint:
                continue  # it excludes something of this rule set
            for one in several(game, 3, 2, rules=rules_of(preset, {option.name: value})):
                assert read_case(one["case"]).options == options
                assert exercise_findings(one) == [], one["id"]
                assert read_name(one["id"]).made() == one


@pytest.mark.parametrize(
    ("seed", "rule", "level", "key"),
    [
        (0, "getaway.preset.kerala", 0, "exercise-no-rule"),
        (0, "getaway.nothing", 0, "exercise-no-rule"),
        (-1, "", 0, "exercise-seed"),
        (0, "getaway.lastcard.must-lead-drawn", 4, "exercise-level"),
    ],
)
def test_what_cannot_be_asked_is_said_in_a_sentence(seed, rule, level, key):
    with pytest.raises(Complaint) as wrong:
        exercise(find("getaway"), seed, rule, level)
    assert wrong.value.key == key
    for lang in LANGUAGES:
        assert explain.complaint(wrong.value, lang)


def test_the_command_line_makes_exercises():
    run = CliRunner().invoke(cli, ["exercises", "knockout-whist", "--n", "3", "--seed", "4", "--json"])
    assert run.exit_code == 0
    made = json.loads(run.output)
    assert [one["id"] for one in made] == [name_of(find("knockout-whist"), seed) for seed in (4, 5, 6)]
    said = CliRunner().invoke(cli, ["exercises", "knockout-whist", "--seed", "4", "--lang", "de"])
    assert explain.plain(made[0]["question"]["de"], "de") in said.output


@pytest.mark.parametrize("key", GAMES)
def test_a_position_of_ones_own_is_an_exercise_where_something_is_refused(key):
    source = Random(5)
    rules = rule_sets(key)[0]
    seats = seats_for(rules.game, rules.options, source, 4)
    made = 0
    for step in wander(rules.game, rules.game.start(rules.options, seats), source, 40):
        case = Case(rules.game, rules.preset, rules.options, seats, {"position": rules.game.write(step.after)})
        one = of_position(case)
        if one is not None:
            made += 1
            assert exercise_findings(one) == []
            assert set(one["question"]) == {"de", "en"}
    assert made > 3


def test_on_the_page_a_rule_set_is_chosen_and_goes_along():
    app = AppTest.from_file(str(PACKAGE / "app.py"), default_timeout=240)
    asked = {"case": name_of(find("crazy-eights"), 5), "lang": "en"}
    app.query_params.update(asked)
    app.switch_page("../pages/practise.py")
    app.query_params.update(asked)
    app.run()
    app.selectbox(key="practise-new-rules").select("jacks").run()
    assert not app.exception
    assert not app.error
    assert app.query_params["case"] == name_of(find("crazy-eights"), 5, rules="jacks")
    app.button(key="practise-new-next").click().run()
    assert app.query_params["case"] == name_of(find("crazy-eights"), 6, rules="jacks")
