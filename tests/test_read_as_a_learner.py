"""Exercises as a learner reads them who knows the rules alone: nothing given away, nothing beside the point."""

from __future__ import annotations

import re
from itertools import permutations

import pytest

from tutor.bench.exercises import made
from tutor.cases.transcript import read_case, read_moves
from tutor.core.languages import LANGUAGES
from tutor.core.moves import Seat
from tutor.core.play import verdicts
from tutor.games import game as find
from tutor.paths import CONTENT
from tutor.shown.table import fact_view
from tutor.teaching.exercises import exercise, read_name
from tutor.teaching.hints import FACT, hints, question
from tutor.teaching.well import KIND, exercised
from tutor.words import explain

NUMBER = re.compile(r"\d+")
ENDS = re.compile(r"[.!?](?=\s|$)")


@pytest.fixture(scope="module")
def asked():
    return list(made(600))


def judged_of(game, one):
    state = read_case(one["case"]).play().end
    return state, verdicts(game, state, Seat(one["seat"]))


def told_of(game, state, verdict, lang):
    return explain.capitalised(explain.why(game, state, verdict, lang))


def test_of_what_may_be_picked_no_explanation_speaks_of_anything_else(asked):
    """What is told of a move stands for its rule; a rule of which nothing was offered is beside the point."""
    seen = 0
    for game, one in asked:
        if one["kind"] == "pick":
            state, judged = judged_of(game, one)
            seats = read_case(one["case"]).seats
            offered = {str(read_moves(game, seats, [choice["move"]])[0]) for choice in one["choices"]}
            rules = {each.rule for each in judged if str(each.move) in offered} | set(one["covers"])
            for lang in LANGUAGES:
                for each in judged:
                    if told_of(game, state, each, lang) in one["explain"][lang]:
                        seen += 1
                        assert each.rule in rules, (one["id"], each)
    assert seen


def test_where_a_rule_forbids_as_well_as_allows_the_explanation_says_what_it_forbids(asked):
    seen = 0
    for game, one in asked:
        if one["kind"] == "mark":
            state, judged = judged_of(game, one)
            mine = [each for each in judged if each.rule == one["covers"][0]]
            if {each.legal for each in mine} == {True, False}:
                seen += 1
                told = [told_of(game, state, each, "en") for each in mine if not each.legal]
                assert any(one["explain"]["en"].startswith(text.partition(". ")[0]) for text in told), one["id"]
    assert seen


def test_a_hint_that_counts_leaves_something_to_find_out(asked):
    counted = 0
    for game, one in asked:
        if "legal" in one:
            _, judged = judged_of(game, one)
            for step in hints(judged):
                if step.kind == FACT:
                    counted += 1
                    stopped = [each for each in judged if not each.legal and each.rule == step.rule]
                    assert 0 < len(stopped) < len(judged), one["id"]
    assert counted


def test_numbers_that_hang_together_add_up_in_every_answer():
    """Else whoever counts, and knows no rule, sees which is right."""
    told = 0
    for number in range(12):
        one = exercise(find("ecarte"), number, "ecarte.chouette.under")
        if one["kind"] == "next":
            for choice in one["choices"]:
                found = list(map(int, NUMBER.findall(choice["en"])))
                assert any(whole == part + rest for whole, part, rest in permutations(found, 3)), choice["en"]
                told += 1
    assert told


def test_nobody_above_a_limit_is_asked_about_a_lower_one():
    """Whoever has 22 is above 19, too: that would be no wrong answer."""
    one = read_name("gurke.try.any.0.369").made()
    numbers = [(int(NUMBER.findall(choice["en"])[0]), bool(choice.get("right"))) for choice in one["choices"]]
    assert min(numbers)[1]
    assert sum(right for _, right in numbers) == 1


def test_a_sentence_with_a_gap_begins_with_a_capital(asked):
    for _, one in asked:
        if one["kind"] == "gap":
            for lang in LANGUAGES:
                said = explain.plain(one["question"][lang], lang)
                assert re.search(r"[“„][A-ZÄÖÜ\[]", said), said


def test_what_may_be_done_out_of_turn_is_not_said_to_be_a_turn():
    """In Getaway's first trick anybody may play; the table beside it says whose turn it is."""
    one = read_name("getaway.try.any.0.615").made()
    assert one["kind"] == "play"
    state = read_case(one["case"]).play().end
    assert find("getaway").movers(state)[0] != one["seat"]
    assert "is to act" not in one["question"]["en"]
    assert "am Zug" not in one["question"]["de"]


@pytest.mark.parametrize("name", ["gurke.try.any.0.253", "crazy-eights.try.any.0.769"])
def test_a_sheet_is_explained_for_more_than_one_of_those_whose_line_changes(name):
    one = read_name(name).made()
    changed = [seat for seat, n in one["hands"]["gained"].items() if n]
    said = explain.plain(one["explain"]["en"], "en")
    named = [seat for seat in changed if re.search(rf"\b{seat}\b", said)]
    assert len(named) >= min(len(changed), 2)


def test_what_leads_to_whoever_is_next_is_told_before_anything_else_that_happens():
    """Knock-Out Whist: who took the most tricks names trumps, and that is why they act; not that they deal, too."""
    one = read_name("knockout-whist.try.any.0.87").made()
    assert "names trumps" in one["explain"]["en"]


def test_what_the_tempting_card_costs_is_said_in_three_sentences_with_a_question_of_its_own():
    seen: set[str] = set()
    for rule in sorted(exercised()):
        game = find(rule.partition(".")[0])
        for number in range(6):
            one = exercise(game, number, rule)
            for lang in LANGUAGES:
                said = explain.plain(one["explain"][lang], lang)
                assert len(ENDS.findall(said)) <= 3, (one["id"], said)
                if one["kind"] == KIND:
                    seen.add(question(game, rule, None, lang, (), KIND))
    general = {question(find("getaway"), "", None, lang, (), "") for lang in LANGUAGES}
    assert len(seen) == len(LANGUAGES)
    assert not seen & general


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("crazy-eights.try.any.0.378", ("drawn", "the two of diamonds")),
        ("crazy-eights.try.any.0.977", ("drawing", "B")),
    ],
)
def test_what_an_answer_depends_on_can_be_seen_at_the_table(name, told):
    """Crazy Eights: whether a card has been drawn in this turn, and who takes the cards of a debt."""
    game = find("crazy-eights")
    state = read_case(read_name(name).made()["case"]).play().end
    shown = {fact: fact_view(game, state, fact, value, "en").value for fact, value in game.scene(state, None).facts}
    assert shown[told[0]].lower() == told[1].lower()


def test_who_does_not_see_a_drawn_card_is_told_how_many_there_are():
    game = find("crazy-eights")
    state = read_case(read_name("crazy-eights.try.any.0.378").made()["case"]).play().end
    assert dict(game.scene(state, Seat("N")).facts)["drawn"] == 1


def test_no_card_has_its_article_twice():
    """A card is spelled with its article: “the {♥7}” would be read as “the the seven”."""
    files = [one for kind in ("*.yaml", "*.md", "*.ftl") for one in CONTENT.rglob(kind)]
    doubled = re.compile(r"\b[Tt]he \{[♠♥♦♣][^}]*\}")
    assert [(one.name, found[0]) for one in files for found in doubled.finditer(one.read_text(encoding="utf-8"))] == []


def test_how_many_cards_were_led_does_not_begin_a_sentence_with_a_figure():
    for number in range(4):
        one = exercise(find("gurke"), number, "gurke.set.same-count")
        said = explain.plain(one["explain"]["en"], "en")
        assert not re.search(r"(^|[.!?] )\d", said), (one["id"], said)
