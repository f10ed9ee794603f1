"""What would make it legal: every change flips the verdict, and nothing smaller of its kind does."""

from __future__ import annotations

import json
import random
import re
from itertools import takewhile

import pytest
from click.testing import CliRunner
from playing import GAMES

from tutor.cases.transcript import at, read_case, write_case
from tutor.core.cards import cards
from tutor.core.complaints import Complaint
from tutor.core.languages import LANGUAGES
from tutor.core.moves import read_move
from tutor.core.play import verdict_on, verdicts
from tutor.desk.cli import cli
from tutor.desk.teaching import refusals, whatif_coverage
from tutor.games import game as find
from tutor.games import shelf
from tutor.paths import CONTENT
from tutor.teaching import whatif
from tutor.teaching.whatif_said import report, sentence
from tutor.words import explain, library

SAMPLE = 12


def some_questions(key: str) -> list[whatif.Question]:
    """Return refusals of a game's lessons, and as many permissions, always the same."""
    game = find(key)
    book = library.book(game.folder)
    source = random.Random(key)
    lessons = source.sample([*book.examples, *book.exercises], 16)
    refused = [question for one in lessons for question in refusals(game, one)]
    found = source.sample(refused, min(SAMPLE, len(refused)))
    for one in source.sample(found, min(4, len(found))):
        allowed = [verdict for verdict in verdicts(game, one.state) if verdict.legal]
        found += [whatif.Question(one.case, one.state, verdict) for verdict in allowed[:1]]
    return found


@pytest.mark.parametrize("key", GAMES)
def test_every_change_flips_the_verdict_and_nothing_smaller_of_its_kind_does(key):
    game = find(key)
    count = 0
    for question in some_questions(key):
        changes = whatif.changes(question)
        assert len(changes) <= whatif.MOST
        assert [one.size for one in changes] == sorted(one.size for one in changes)
        for change in changes:
            count += 1
            again = read_case(write_case(change.case))
            state = again.start()
            assert not game.check(state)
            found = verdict_on(game, state, question.verdict.move)
            assert found.legal != question.verdict.legal, (question.verdict, change)
            assert smaller(question, change) == [], change
            for lang in LANGUAGES:
                assert explain.plain(sentence(question, change, lang), lang).endswith(".")
    assert count > SAMPLE // 2


def smaller(question, change):
    """Return the smaller changes of the same kind that flip the verdict too."""
    for several in (*whatif.kinds(question), *whatif.further(question)):
        for one in takewhile(lambda other: other.size < change.size, several):
            if one.kind == change.kind and whatif.flipped(question, one.state):
                proved = whatif.prove(question, one)
                if proved is not None:
                    return [proved]
    return []


def test_two_hearts_less_and_a_club_may_be_played():
    case = {
        "game": "getaway",
        "players": ["A", "B"],
        "position": {"hands": {"A": "♥4 ♣9 2", "B": "♥3 ♦6 ♣K"}, "trick": ["B ♥9"], "number": 5},
    }
    answer = report(read_case(case), "A ♣9")
    assert not answer["legal"]
    assert answer["rule"] == "getaway.trick.follow-suit"
    hand = next(one for one in answer["changes"] if one["kind"] == "hand")
    assert hand["size"] == 1
    assert "instead of the four of hearts" in hand["what"]["en"]
    assert "statt Herz-Vier" in hand["what"]["de"]
    lead = next(one for one in answer["changes"] if one["kind"] == "lead")
    assert lead["verdict"]["legal"]


@pytest.mark.parametrize(
    ("hand", "move", "gone", "said"),
    [
        ("♠4 ♦9 ♣B 5", "N ♣B", "♦9", "North no longer held the nine of diamonds"),
        ("♠4 ♦9 7 ♣B 5", "N ♣B", "♦9 7", "North had no diamond left"),
    ],
)
def test_only_what_must_go_leaves_the_hand(hand, move, gone, said):
    position = {"hands": {"N": hand, "E": "♥2 ♦4 ♣3"}, "trick": ["W ♦K"], "number": 15}
    case = read_case({"game": "getaway", "players": ["N", "E", "S", "W"], "position": position})
    question = whatif.asked(case, read_move(move, case.seats, case.game.verbs))
    fewer = next(one for one in whatif.changes(question) if one.kind == "fewer")
    assert set(fewer.facts["out"]) == set(cards(gone))
    assert said in explain.plain(sentence(question, fewer, "en"), "en")


@pytest.mark.parametrize(
    ("case", "move", "key"),
    [
        ({"game": "getaway", "players": 3}, "A ♠A", "whatif-chance"),
        ("over", "A ♠A", "whatif-over"),
        ("ex", "A ♠A", "no-such-seat"),
        ("ex", "S ♠2", "not-held"),
        ("ex", " ", "whatif-no-move"),
    ],
)
def test_what_cannot_be_asked_is_said_in_a_sentence(case, move, key):
    example = library.lesson("getaway.ex.six-tricks")[1]["case"]
    if case == "over":
        case = {
            "game": "getaway",
            "players": ["A", "B"],
            "position": {"phase": "over", "hands": {"A": "♠A"}, "power": "A", "loser": "A"},
        }
    said = read_case(example if case == "ex" else case)
    with pytest.raises(Complaint) as wrong:
        report(said, move)
    assert wrong.value.key == key
    for lang in LANGUAGES:
        assert explain.complaint(wrong.value, lang)


@pytest.mark.parametrize("key", GAMES)
def test_every_refusal_of_a_kind_has_a_change_or_the_reason_why_there_is_none(key):
    game = find(key)
    found = whatif_coverage(game, library.book(game.folder))
    assert [one for one in found["without"] if not one["known"]] == []
    for one in found["without"]:
        assert one["nothing"]["de"] != one["nothing"]["en"]


def test_the_reasons_are_those_of_rules_that_refuse():
    text = (CONTENT / "app" / "never.en.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"^never-(\S+) =$", text, re.MULTILINE))
    assert keys
    assert keys <= {explain.message_id(id_) for game in shelf().values() for id_ in library.book(game.folder).entries}


@pytest.mark.parametrize(
    ("lesson", "move", "said"),
    [
        ("crazy-eights.ex.pack-total", "A draw", "in the stock instead of in B’s hand"),
        ("gurke.x.07", "Anna ♠7 ♥7 ♦7", "If everyone held one more card"),
        ("crazy-eights.replay.reshuffle", "A pass", "Suppose first that the stock were empty"),
    ],
)
def test_what_lies_elsewhere_may_be_in_the_way(lesson, move, said):
    game, one = library.lesson(lesson)
    question = next(question for question in refusals(game, one) if str(question.verdict.move) == move)
    assert any(said in explain.plain(sentence(question, change, "en"), "en") for change in whatif.changes(question))


@pytest.mark.parametrize(
    ("lesson", "move", "said"),
    [
        ("getaway.ex.first-hand", "S ♠8", "If “Number of the trick” were 2 instead of 1"),
        ("crazy-eights.ex.called", "A ♠3", "With “Called: nothing” instead of “hearts”"),
        ("crazy-eights.replay.basic-round", "A pass", "If the stock were empty"),
    ],
)
def test_only_of_cards_that_lie_aside_it_is_said_that_there_were_none(lesson, move, said):
    game, one = library.lesson(lesson)
    question = next(question for question in refusals(game, one) if str(question.verdict.move) == move)
    told = [explain.plain(sentence(question, one, "en"), "en") for one in whatif.changes(question)]
    assert any(one.startswith(said) for one in told), told


def test_a_bet_of_another_size_is_one_change_however_far_it_is():
    game, one = library.lesson("ecarte.ex.bank")
    question = next(question for question in refusals(game, one) if str(question.verdict.move) == "Anna raise = 1")
    (bet,) = [change for change in whatif.changes(question) if change.kind == "bet"]
    assert (bet.facts["out"], bet.facts["n"], bet.size) == (6, 3, 1)


def test_a_permission_that_no_single_change_takes_away_is_left_alone():
    first_hand = library.lesson("getaway.ex.first-hand")[1]["case"]
    answer = report(read_case({**first_hand, "moves": []}), "S ♠A")
    assert answer["legal"]
    assert answer["changes"] == []


def test_the_command_line_says_what_would_make_it_legal():
    run = CliRunner().invoke(cli, ["whatif", "getaway.x.03", "E ♣10", "--json"])
    assert run.exit_code == 0
    answer = json.loads(run.output)
    assert {"kind", "what", "position", "verdict"} <= set(answer["changes"][0])
    said = CliRunner().invoke(cli, ["whatif", "getaway.x.03", "E ♣10", "--lang", "de"])
    assert answer["changes"][0]["what"]["de"] in said.output


def test_a_rule_set_that_would_allow_it_is_named_with_its_option():
    question = next(
        question
        for question in refusals(find("gurke"), library.lesson("gurke.replay.ogorek")[1])
        if any(one.kind == "option" for one in whatif.changes(question))
    )
    change = next(one for one in whatif.changes(question) if one.kind == "option")
    assert change.case.options != question.case.options
    assert at(change.case, change.case.start()).options == change.case.options
    assert read_move(str(change.verdict.move), change.case.seats, change.case.game.verbs) == change.verdict.move


@pytest.mark.parametrize("key", GAMES)
def test_every_moment_of_a_game_is_told_as_people_tell_it(key):
    """No sentence speaks of a table that waits; each moment has words of its own, and the usual ones are for play."""
    game = find(key)
    phases = [one.value for field in game.fields if field.name == "phase" for one in field.kind.members]
    assert phases
    for lang in LANGUAGES:
        facts = {one: {"phase": one, "game": key} for one in phases}
        said = {one: explain.say(explain.APP, lang, "whatif-when", facts=facts[one]) for one in phases}
        assert [one for one in phases if said[one] == said["play" if "play" in said else "trick"]] == [
            "play" if "play" in said else "trick"
        ]
