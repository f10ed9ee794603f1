"""Whoever names no game, where no page is about one, is understood to speak of the one that what is found speaks of."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tutor.asking import judging
from tutor.asking.answer import ask
from tutor.asking.facts import GAME
from tutor.asking.judging import judge_position
from tutor.asking.reply import reply
from tutor.asking.rulesets import usual
from tutor.asking.which_game import game_meant
from tutor.games import game as find_game
from tutor.games import shelf


@pytest.mark.parametrize(
    ("text", "lang", "game", "verdict"),
    [
        ("Darf ich ziehen, obwohl ich legen könnte?", "de", "Crazy Eights", "yes"),
        ("may i keep quiet about the king of trumps?", "en", "Écarté", "yes"),
    ],
)
def test_the_game_is_understood_and_stands_above_the_answer(text, lang, game, verdict):
    said = reply(text, lang=lang)
    assert said.verdict == verdict
    assert said.understood[0] == ({"de": "Spiel", "en": "Game"}[lang], game)


def test_a_page_or_a_name_says_which_game():
    for text, game in (
        ("darf ich ziehen, obwohl ich legen könnte?", "crazy-eights"),
        ("crazy eights: darf ich ziehen?", ""),
    ):
        assert not any(fact.name == GAME for fact in reply(text, game, "de").facts)


def test_another_game_is_chosen_by_hand():
    text = "darf ich ziehen, obwohl ich legen könnte?"
    by_hand = reply(text, lang="de", corrected=((GAME, "getaway"),))
    assert by_hand.answer.question.game == "getaway"
    assert by_hand.facts[0].chosen == ("getaway",)
    assert reply(text, lang="de", corrected=((GAME, "bridge"),)) == reply(text, lang="de")


def test_what_several_games_have_stays_open():
    assert game_meant(ask("wer gibt?", "", "de"), ()) == ""
    assert game_meant(ask("", "", "de"), ()) == ""


def test_a_game_chosen_by_hand_makes_no_position_certain(monkeypatch):
    game, text = find_game("getaway"), "kreuz liegt, ich hab kreuz 7 und herz 9. darf ich die herz 9 legen?"
    seen = []
    monkeypatch.setattr(judging, "_signs", lambda *told: seen.append(told) or {})
    monkeypatch.setattr(judging, "patterned", lambda: SimpleNamespace(likely=lambda signs: 0.5))
    heard = judge_position(game, text, text, (usual(game),), ((GAME, "getaway"),))
    assert seen
    assert heard is not None
    assert heard.chance < 1


@pytest.mark.parametrize("key", shelf())
def test_a_rule_set_of_another_game_changes_nothing(key):
    text = "darf ich ziehen, obwohl ich legen könnte?"
    made = ((GAME, key), ("rules", "ogorek"))
    assert reply(text, lang="de", corrected=made).answer.question.game == key
