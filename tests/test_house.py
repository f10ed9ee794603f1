"""Our table's rules: what is asked, what comes of the answers, and where they can be used."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from urllib.parse import urlencode

import pytest
from playing import GAMES
from streamlit.testing.v1 import AppTest
from test_cli import tutor  # noqa: F401  (the command line, in this process)
from test_pages import opened

from tutor.cases.transcript import read_case
from tutor.core.moves import seated
from tutor.core.options import changed, listed, values
from tutor.core.play import random_moves, replay
from tutor.desk.composed import composed_report
from tutor.games import shelf
from tutor.notebook.asking import asked_of, steps
from tutor.notebook.reading import read
from tutor.notebook.table_rules import lesson
from tutor.shown.linetexts import Telling
from tutor.shown.own_rules import PAGE, resolved
from tutor.shown.picture import face, pictured
from tutor.shown.tricks import tricks_of
from tutor.store.keeping import OWN, Store
from tutor.teaching.house import DONT_KNOW, MOST, days, mended, questions, tables, written
from tutor.ui import booklet
from tutor.words import library


@pytest.fixture(autouse=True)
def own_store(tmp_path, monkeypatch):
    monkeypatch.setenv("TUTOR_DATABASE", f"sqlite:///{tmp_path}/kept.db")


@pytest.mark.parametrize("key", GAMES)
def test_a_table_is_asked_ten_questions_the_most_dividing_first(key):
    game = shelf()[key]
    asked = questions(game, values(next(iter(game.presets.values()))))
    assert 6 <= len(asked) <= MOST
    assert len({one.option.name for one in asked}) == len(asked)
    assert sum(bool(tables(game, one)) for one in asked) >= 2


@pytest.mark.parametrize("key", GAMES)
def test_every_answer_to_every_question_is_a_rule_set_or_a_conflict_in_words(key):
    game = shelf()[key]
    base = next(iter(game.presets.values()))
    for one in questions(game, values(base)):
        for value in one.option.values:
            whole = mended(game, "", {one.option.name: value})
            assert changed(base, whole.options)
            assert bool(whole.gone) == (not whole.options and value != one.option.default)


def test_what_is_gone_or_in_conflict_is_told_one_by_one_and_the_rest_stands():
    game = shelf()["gurke"]
    whole = mended(game, "lost", {"lead": "lowest", "nothing": "x", "ties": "never", "end": "open"})
    assert whole.preset == ""
    assert whole.options == {"lead": "lowest"} or "lead" in whole.options
    assert {wrong.key for wrong in whole.gone} >= {"no-such-preset", "no-such-option", "no-such-value"}


def test_choices_that_need_each_other_stand_in_any_order():
    game = shelf()["gurke"]
    assert mended(game, "", {"joker-as": "ace", "jokers": "2"}).options == {"joker-as": "ace", "jokers": "2"}


def test_days_are_read_as_written():
    when = {"lead": "2026-11-22", "ties": DONT_KNOW}
    assert days(written(when)) == when


def page(**query: str) -> AppTest:
    return opened(PAGE, query)


def test_an_answer_is_a_change_with_its_day():
    app = page(game="gurke", lang="en")
    assert not app.exception
    radio = next(one for one in app.radio if str(one.key).startswith("house-answer-"))
    name = str(radio.key).removeprefix("house-answer-")
    option = next(one for one in listed(shelf()["gurke"].options) if one.name == name)
    other = next(one for one in option.values if one != option.default)
    radio.set_value(other).run()
    assert not app.exception
    assert app.query_params["o"] == f"{name}:{other}"
    assert app.query_params["decided"].startswith(f"{name}:20")


def test_what_does_not_go_together_any_more_is_said():
    app = page(game="gurke", lang="en", o="lead:lowest,gone:x")
    assert not app.exception
    assert app.warning
    assert any("gone" in one.value for one in app.error)


@pytest.mark.parametrize("key", GAMES)
def test_the_booklet_of_a_table(key):
    app = page(game=key, lang="en", mode="print", table="Sunday")
    assert not app.exception
    assert not app.error


# What is told of a rule set of an older version


OLDER = {
    "gone and unknown": ({"lead": "lowest", "no-such": "x", "ties": "never"}, {"no-such-option", "no-such-value"}),
    "in conflict": ({"sets": "yes", "ace-on-ace": "no"}, {"options-conflict"}),
    "one of each": (
        {"jokers": "2", "no-such": "x", "end": "soon"},
        {"options-conflict", "no-such-option", "no-such-value"},
    ),
}


@pytest.mark.parametrize("case", OLDER)
def test_each_thing_that_is_gone_or_in_conflict_has_its_sentence(case):
    options, keys = OLDER[case]
    whole = mended(shelf()["gurke"], "", options)
    assert {wrong.key for wrong in whole.gone} == keys
    assert len(whole.gone) + len(whole.options) == len(options)
    app = page(game="gurke", lang="de", o=",".join(f"{name}:{value}" for name, value in options.items()))
    assert not app.exception
    assert app.warning
    assert len(app.error) == len(whole.gone)


@pytest.mark.parametrize(
    ("lang", "two"), [("de", ("Mehrere gleiche auf einmal", "Ass auf Ass")), ("en", ("ace", "set"))]
)
def test_a_conflict_names_both_answers_as_they_are_read(lang, two):
    app = page(game="gurke", lang=lang, o="sets:yes,ace-on-ace:no")
    (said,) = [one.value for one in app.error]
    assert "=" not in said
    book = library.book("gurke")
    assert all(book.title(f"gurke.opt.{name}", lang) in said for name in ("sets", "ace-on-ace")), said


@pytest.mark.parametrize(("lang", "spelled"), [("de", "22. November 2026"), ("en", "22 November 2026")])
def test_the_day_of_a_decision_is_spelled_as_its_reader_spells_it(lang, spelled):
    app = page(game="gurke", lang=lang, o="lead:lowest", decided="lead:2026-11-22")
    told = " ".join(str(one.proto.body) for one in app.get("html"))
    assert spelled in told
    assert "2026-11-22" not in told


# By its name


def keep_here(name: str = "Grandma’s table", **where: str) -> None:
    store = Store()
    store.seal(OWN, f"{PAGE}?{urlencode({'game': 'gurke', 'table': name, 'o': 'lead:lowest', **where})}")
    store.close()


CASE = {
    "game": "gurke",
    "players": 3,
    "position": {"hands": {"A": "♠3 ♥9", "B": "♠4 ♥10", "C": "♣5 ♣K"}, "leader": "A"},
}


def test_a_case_may_name_a_table_of_this_machine_and_change_it_further():
    keep_here(preset="gurka-no")
    case = read_case(resolved({**CASE, "preset": "grandma’s TABLE", "options": {"ties": "none"}}))
    assert case.preset == "gurka-no"
    assert values(case.options)["lead"] == "lowest"
    assert values(case.options)["ties"] == "none"


def test_the_book_of_a_table_of_this_machine_is_asked_for_by_its_name():
    keep_here()
    found = composed_report("gurke", "grandma’s table", ())
    read = [rule["id"] for chapter in found["chapters"] for rule in chapter["rules"]]
    assert found["options"] == {"lead": "lowest"}
    assert "gurke.lead.lowest" in read
    assert "gurke.lead.free" not in read


def test_what_is_no_table_of_this_machine_stays_as_it_was():
    keep_here()
    for said in (
        {**CASE, "preset": "agurk"},
        {**CASE, "preset": "nobody"},
        {"game": "getaway", "preset": "Grandma’s table"},
        CASE,
        3,
    ):
        assert resolved(said) == said


def test_the_command_line_and_python_know_a_table_by_its_name(tutor, tmp_path):  # noqa: F811
    import tutor as from_python

    keep_here()
    file = tmp_path / "case.yaml"
    file.write_text(json.dumps({**CASE, "preset": "Grandma’s table"}), encoding="utf-8")
    judged = tutor("judge", str(file), "--json").json
    assert judged["options"] == {"lead": "lowest"}
    assert {one["move"]: one["legal"] for one in judged["verdicts"]} == {"A ♠3": True, "A ♥9": False}
    case = from_python.read(file)
    assert [verdict.legal for verdict in from_python.judge(case)] == [True, False]
    played = tutor("selfplay", "gurke", "--preset", "Grandma’s table", "--json").json
    assert played["options"] == {"lead": "lowest"}
    listed_ = {one["game"]: one["own"] for one in tutor("games", "--json").json}
    assert listed_["gurke"] == ["Grandma’s table"]
    assert listed_["getaway"] == []
    assert "Grandma" in tutor("games").out
    assert tutor("selfplay", "getaway", "--preset", "Grandma’s table").code == 2


def test_a_question_makes_no_database(tmp_path):
    assert resolved({**CASE, "preset": "nobody"})["preset"] == "nobody"
    assert not (tmp_path / "kept.db").exists()


# A class, and a picture


@pytest.mark.parametrize("key", GAMES)
def test_a_class_can_be_held_on_the_rules_of_a_table(key):
    game = shelf()[key]
    for name in list(game.presets)[:2]:
        for lang in ("de", "en"):
            notebook = read(lesson(game, name, {}, "Sunday", lang))
            blocks = steps(notebook)
            assert len(blocks) >= 4
            for _, block in blocks:
                asked = asked_of(block, key, lang)
                assert asked.right
                assert len(asked.right) < len(asked.options) or asked.several


def test_a_lesson_is_judged_by_the_rules_of_the_table():
    text = lesson(shelf()["gurke"], "", {"duty": "must-beat"}, "Sunday", "en")
    assert "duty: must-beat" in text
    assert "Sunday" in text


@pytest.mark.parametrize("key", GAMES)
def test_every_rule_set_has_a_trick_to_look_at_which_is_as_it_says(key):
    game = shelf()[key]
    for name, options in game.presets.items():
        found = pictured(game, options)
        assert found is not None, name
        assert len(found.steps) >= 2
        for made in found.steps:
            assert made.verdict is not None
            assert made.verdict.legal
            for lang in ("de", "en"):
                assert all("<use" in face(card.text, lang) for card in made.move.cards)


@pytest.mark.parametrize("key", GAMES)
def test_while_a_deal_goes_on_who_took_the_trick_leads_the_next(key):
    game = shelf()[key]
    start = game.start(next(iter(game.presets.values())), seated(4 if key != "ecarte" else 2))
    for seed in range(12):
        moves = [move for _, move in random_moves(game, start, Random(seed), most=60)]
        run = replay(game, start, moves)
        tricks, done = tricks_of(game, run, Telling("en"))
        for made, which in zip(run.steps, done[1:], strict=True):
            leads = game.movers(made.after)[:1]
            left = {str(hand.seat) for hand in game.scene(made.after, None).hands if hand.count}
            if which >= 0 and left and leads and leads[0] in made.after.seats:
                assert tricks[which].winner in ("", leads[0]) or tricks[which].winner not in left, made.move


ASSETS = Path(__file__).parents[1] / "tutor" / "assets"
SHARED = {"term", "kept", "card-glyph"}
"""What looks in a booklet as it does everywhere, and is set back by it on purpose."""


def test_no_style_of_another_page_falls_on_a_booklet():
    """What a booklet prints black on white must not be named like a part of a table or a room."""
    styles = [path.read_text(encoding="utf-8") for path in sorted(ASSETS.glob("common/*.css"))]
    elsewhere = {name for text in styles for name in re.findall(r"(?:^|[},])\s*\.([\w-]+)(?=[\s{,:.])", text)}
    own = set(re.findall(r"\.booklet \.([\w-]+)", booklet.CSS))
    assert own - SHARED
    assert (own - SHARED) & elsewhere == set()
