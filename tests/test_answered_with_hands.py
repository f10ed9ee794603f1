"""Exercises that are answered with the hands: what is right is so by the engine, and nothing in the form tells it."""

from __future__ import annotations

import json
import re
import zlib
from random import Random

import pytest
from playing import GAMES

from tutor.bench.exercises import MANY, SELDOM, exercise_counts, made, of_kind, on_the_table, rules_met
from tutor.bench.guessing import guessed, halves
from tutor.cases.lessons import exercise_findings
from tutor.cases.transcript import read_case, read_moves
from tutor.core.languages import LANGUAGES
from tutor.core.moves import TABLE, Seat
from tutor.core.play import verdict_on, verdicts
from tutor.games import game as find
from tutor.paths import ROOT
from tutor.teaching.around import around, looked
from tutor.teaching.exercises import exercise, read_name, twin
from tutor.teaching.hints import about, hints, own_question, question
from tutor.teaching.moments import KINDS, asked_of
from tutor.words import explain, library

SOME = 60
OFTEN = 150
"""Of fewer exercises of a kind nobody can tell form from luck."""
GIVEN_OUT = [
    json.loads(line) for line in (ROOT / "tests/golden_exercises.jsonl").read_text(encoding="utf-8").splitlines()
]
ENDS = re.compile(r"[.!?](?=\s|$)")


@pytest.fixture(scope="module")
def asked():
    return list(made(600))


@pytest.mark.parametrize("was", GIVEN_OUT, ids=lambda one: one["name"])
def test_a_link_that_was_given_out_asks_what_it_asked(was):
    one = read_name(was["name"]).made()
    right = [bool(choice.get("right")) for choice in one.get("choices") or ()]
    case = zlib.crc32(json.dumps(one["case"], ensure_ascii=False, sort_keys=True, default=str).encode())
    found = {"name": one["id"], "covers": one["covers"][0], "kind": one["kind"], "level": one["level"], "case": case}
    found |= {"legal": one.get("legal"), "choices": len(right), "right": right}
    if "last" in was:  # which titles are wrong depends on their words, which are edited
        found["last"] = len((one.get("last") or {}).get("choices", ()))
    assert found == was


def test_two_in_three_are_answered_on_the_table_and_none_asks_for_a_title_first(asked):
    assert sum(on_the_table(one) for _, one in asked) > len(asked) * 2 / 3
    assert {one["kind"] for _, one in asked} == TRUTHS.keys()
    assert all(on_the_table(one) for _, one in asked if one.get("last"))


@pytest.mark.parametrize(
    ("rule", "number"),
    [
        ("crazy-eights.stock.nothing-to-reshuffle", 1000),
        ("crazy-eights.stock.nothing-to-reshuffle", 1003),
        ("getaway.two.drawn-lower-last", 13),
        ("getaway.two.drawn-lower-last", 34),
    ],
)
def test_a_number_that_leaves_nothing_to_ask_about_a_rule_gives_the_next(rule, number):
    assert exercise(find(rule.partition(".")[0]), number, rule)["covers"] == [rule]


def test_who_is_next_is_not_told_by_the_question(asked):
    for _, one in asked:
        if one["kind"] == "who" and "check" not in one:  # whoever does something may be named
            right = next(choice for choice in one["choices"] if choice.get("right"))
            others = [choice for choice in one["choices"] if not choice.get("right")]
            for lang in LANGUAGES:
                named = [re.search(rf"\b{re.escape(each[lang])}\b", one["question"][lang]) for each in (right, *others)]
                assert not named[0] or len(list(filter(None, named))) > 2, one["id"]


def test_wrong_titles_are_of_rules_that_come_up_by_the_same_doing_or_stand_beside_the_right_one(asked):
    """What another move here would cause may be meant, too; it is a small part."""
    near: list[bool] = []
    for game, one in asked:
        book, rule = library.book(game.folder), one["covers"][0]
        by_title = {entry.title["en"]: entry for entry in book.of_kind(*KINDS)}
        doings = {place.split()[1] for place in around(game, rule)}
        for choice in (one.get("last") or {}).get("choices", ()):
            other = by_title[choice["en"]]
            beside = rule in other.see or other.id in book.entries[rule].see
            beside = beside or other.id.split(".")[1] == rule.split(".")[1]
            near.append(beside or bool(doings & {place.split()[1] for place in around(game, other.id)}))
    assert sum(near) > 0.95 * len(near)


@pytest.mark.parametrize("key", GAMES)
def test_where_a_rule_comes_up_is_written_down_as_it_is(key):
    """`python -m tutor.teaching.around` writes it anew."""
    for rule in asked_of(key)[::7]:
        assert around(find(key), rule) == set(looked(key, rule)), rule


def test_every_rule_is_asked_about(asked):
    for key, found in rules_met(made(450)).items():
        assert found["rules"] == "{0} of {0}".format(len(asked_of(key)))


def test_levels_are_spread(asked):
    levels = [one["level"] for _, one in asked]
    assert all(0.05 < levels.count(level) / len(levels) < 0.4 for level in range(1, 6))


def test_explanations_are_short_and_say_nothing_twice(asked):
    for _, one in asked:
        for lang in LANGUAGES:
            said = str(one["explain"][lang])
            assert 0 < len(ENDS.findall(said)) <= 3, (one["id"], said)
    assert exercise_counts(asked)["explanation"]["over three sentences"].startswith("0 ")


def test_who_reads_the_form_alone_does_not_beat_chance_by_more_than_five_points_over_2000_exercises(asked):
    """They are the same exercises each time; of a kind that comes seldom among them as many are asked besides."""
    ones = [one for _, one in (*asked, *made(2000 - len(asked), len(asked)))]
    found = {kind: told for kind, told in halves(ones).items() if kind not in SELDOM}
    found |= {kind: halves(list(of_kind(kind, MANY)))[kind] for kind in SELDOM}
    for kind, told in found.items():
        assert told["beyond"] <= 5, (kind, told)
        assert told["asked"] >= OFTEN, (kind, told)


def test_the_guesser_sees_a_place_in_the_row_a_number_and_what_two_habits_leave():
    def one(right, *answers):
        choices = [{"en": answer, "right": answer == right} for answer in answers]
        return {"kind": "next", "question": {"en": "What happens?"}, "choices": choices}

    first = [one("A", "A", "B", "C"), one("A", "A", "B")]
    lowest = [one("7 left", "9 left", "7 left"), one("3 left", "5 left", "3 left")]
    long_and_low = [one("3 cards left", "4 cards left", "3 cards left", "2 left", "5 cards left")]
    for ones in (first, lowest):
        assert guessed(ones, ones)["next"]["right"] == 100
    assert guessed(long_and_low, long_and_low)["next"]["right"] < 100
    assert guessed(long_and_low, long_and_low, pairs=True)["next"]["right"] == 100


def test_no_hint_names_a_title(asked):
    for game, one in asked:
        book = library.book(game.folder)
        state = read_case(one["case"]).play().end
        judged = verdicts(game, state, Seat(one["seat"])) if one.get("seat") else ()
        steps = hints(judged) if "legal" in one else about(one["covers"][0], one["kind"])
        seat = judged[0].move.seat if judged else None
        for lang in LANGUAGES:
            said = question(game, steps[0].rule, seat, lang, state.seats, one["kind"])
            assert book.title(steps[0].rule, lang) not in said, one["id"]
            assert said.endswith("?"), one["id"]


def test_whoever_may_be_meant_is_not_named_beside_the_gap(asked):
    for _, one in asked:
        if one["kind"] == "gap":
            said = one["question"]["en"].partition("“")[2].rpartition("”")[0]
            assert not any(re.search(rf"\b{re.escape(choice['en'])}\b", said) for choice in one["choices"]), one["id"]
            assert len(one["choices"]) > 1


def test_no_rule_is_explained_twice(asked):
    for game, one in asked:
        if one["kind"] in ("mark", "play", "pick"):
            state = read_case(one["case"]).play().end
            judged = verdicts(game, state, Seat(one["seat"]))
            for lang in LANGUAGES:
                said = [explain.capitalised(explain.why(game, state, each, lang)) for each in judged]
                rules = {str(judged[n].rule) for n, text in enumerate(said) if text in one["explain"][lang]}
                texts = {text for text in said if text in one["explain"][lang]}
                assert len(texts) <= len(rules), one["id"]


def test_no_answer_stands_there_twice_and_not_all_are_right(asked):
    for _, one in asked:
        for part in (one, one.get("last") or {}):
            for lang in LANGUAGES:
                said = [str(choice[lang]) for choice in part.get("choices") or ()]
                assert len(set(said)) == len(said), one["id"]
        right = [bool(choice.get("right")) for choice in one.get("choices") or ()]
        assert not right or 0 < sum(right) < len(right), one["id"]


def test_nobody_writes_points_where_the_game_has_none(asked):
    sheets = {game.key for game, one in asked if one["kind"] == "write"}
    assert sheets
    assert not sheets & {"knockout-whist", "getaway"}


@pytest.mark.parametrize("key", GAMES)
def test_what_is_right_is_so_by_the_engine_and_what_is_wrong_is_not(key):
    game = find(key)
    for number in range(SOME):
        one = exercise(game, number)
        assert exercise_findings(one) == [], one["id"]
        TRUTHS[one["kind"]](game, one)
        if one.get("last"):
            last_step(game, one)


def moment(game, one):
    case = read_case(one["case"])
    before = case.play().end
    moves = read_moves(game, case.seats, (one.get("check") or {}).get("moves") or ())
    return case, before, moves


def events_of(game, one):
    _, before, moves = moment(game, one)
    after, events = game.apply(before, moves[0])
    return before, after, events


def marked(game, one):
    _, before, _ = moment(game, one)
    seat = Seat(one["seat"])
    assert set(one["legal"]) == {str(each.move) for each in verdicts(game, before, seat) if each.legal}


def pressed(game, one):
    case, before, _ = moment(game, one)
    for choice in one["choices"]:
        move = read_moves(game, case.seats, [choice["move"]])[0]
        assert verdict_on(game, before, move).legal == bool(choice.get("right")), (one["id"], choice)


def next_to_act(game, one):
    _, after, _ = events_of(game, one)
    while game.movers(after) == (TABLE,):
        after = game.apply(after, game.chance(after, Random(one["id"])))[0]
    assert [choice["at"] for choice in one["choices"] if choice.get("right")] == list(game.movers(after))


def in_the_gap(game, one):
    if "check" not in one:
        return
    before, _, events = events_of(game, one)
    said = {explain.capitalised(explain.happened(game, event, "en", before.seats)) for event in events}
    question = one["question"]["en"]
    hidden = question[question.rindex("“", 0, question.index("[?]")) + 1 :].rpartition("”")[0]
    for choice in one["choices"]:
        name = explain.seat_name(choice["at"], "en", before.seats)
        assert (explain.capitalised(hidden.replace("[?]", name)) in said) == bool(choice.get("right")), one["id"]


def gone_to(game, one):
    before, after, _ = events_of(game, one)
    right = next(choice["at"] for choice in one["choices"] if choice.get("right"))
    laid = [card for _, cards in game.scene(before, None).trick for card in cards]
    where = {card: place for place, cards in game.lying(after).items() for card in cards}
    for card in laid:
        word, player = where[card]
        assert right == (f"pile:{word}" if player < 0 else before.seats[player])


def on_the_sheet(game, one):
    if "check" not in one:
        return
    before, after, _ = events_of(game, one)
    scores = [{hand.seat: hand.score for hand in game.scene(state, None).hands} for state in (before, after)]
    assert one["hands"]["gained"] == {seat: scores[1][seat] - (scores[0][seat] or 0) for seat in before.seats}


def told(game, one):
    if "check" not in one:
        return
    before, _, events = events_of(game, one)
    for lang in LANGUAGES:
        said = {explain.capitalised(explain.happened(game, event, lang, before.seats)) for event in events}
        assert [choice[lang] in said for choice in one["choices"]] == [bool(c.get("right")) for c in one["choices"]]


def last_step(game, one):
    """The right title is of the rule that the exercise is about; of the others none has a say in the same thing."""
    book = library.book(game.folder)
    right = [choice["en"] for choice in one["last"]["choices"] if choice.get("right")]
    assert right == [book.title(one["covers"][0], "en")]
    if one["kind"] in ("who", "goes", "write") and "check" in one:
        happened = {book.title(event.rule, "en") for event in events_of(game, one)[2]}
        assert not happened & {choice["en"] for choice in one["last"]["choices"] if not choice.get("right")}


TRUTHS = {
    "mark": marked,
    "then": marked,
    "play": pressed,
    "pick": pressed,
    "who": next_to_act,
    "gap": in_the_gap,
    "goes": gone_to,
    "write": on_the_sheet,
    "next": told,
}


@pytest.mark.parametrize("key", GAMES)
def test_a_twin_asks_about_the_same_rule_in_another_position(key):
    game = find(key)
    for rule in asked_of(key)[::5]:
        one = exercise(game, 0, rule)
        other = twin(game, rule, 0, unlike=one["case"])
        assert other["covers"] == one["covers"]
        assert other["case"] != one["case"]


@pytest.mark.parametrize("key", GAMES)
def test_every_rule_that_decides_has_a_question_of_its_own_and_it_does_not_name_the_rule(key):
    book = library.book(find(key).folder)
    for entry in book.of_kind("legality"):
        assert own_question(find(key), entry.id), entry.id
        for lang in LANGUAGES:
            asked = question(find(key), entry.id, Seat("B"), lang, ("A", "B", "C"))
            assert asked.endswith("?"), asked
            assert entry.title[lang].lower() not in asked.lower(), asked
