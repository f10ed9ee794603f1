"""Our table's rules: what is asked, what comes of the answers, and where they can be used."""

from __future__ import annotations

import pytest
from playing import GAMES
from streamlit.testing.v1 import AppTest
from test_pages import opened

from tutor.core.options import changed, listed, values
from tutor.games import shelf
from tutor.teaching.house import DONT_KNOW, MOST, days, mended, questions, tables, written
from tutor.ui.house_kept import PAGE


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
