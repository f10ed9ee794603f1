"""A trick told as a story: who laid what is read, and the engine says how it ends."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tutor.asking.reply import reply
from tutor.asking.rules_meant import presets_told
from tutor.asking.rulesets import RuleSet, usual
from tutor.asking.scene import Scene, read_scene
from tutor.asking.staged import judge_scene
from tutor.asking.tidying import tidied
from tutor.games import game as find_game
from tutor.words import library

STORIES = [
    json.loads(line) for line in Path(__file__).with_name("stories.jsonl").read_text("utf-8").splitlines() if line
]


def judged(key: str, text: str) -> str:
    """Return what the engine says to a story; nothing where it says nothing."""
    game, read = find_game(key), read_scene(text)
    setting = library.book(game.folder).situation
    presets = [RuleSet(one) for one in presets_told(setting, text)] or [usual(game)]
    said = judge_scene(game, setting, read, presets) if read else None
    return said.answer if said else ""


@pytest.mark.parametrize("one", STORIES, ids=lambda one: one["question"][:60])
def test_a_story_of_a_trick_has_its_end(one):
    assert judged(one["game"], tidied(one["question"])).partition("|")[0] == one["answer"]


@pytest.mark.parametrize(
    ("text", "players", "asks", "about"),
    [
        (
            "Nord karo 6, Ost karo Bube, Süd hat kein karo gibt pik 2. wer nimmt auf",
            ["north", "east", "south"],
            "picks",
            "",
        ),
        ("A leads 2♥, B plays 6♥, C is void and plays K♣. B says C must pick up. True?", ["", "b", "c"], "picks", "c"),
        ("west couldn't follow and threw the king of clubs. do I still play?", ["", "west"], "still", "me"),
        ("erst liegt pik 5, dann pik dame von mir. krieg ich den stich?", ["", "me"], "takes", "me"),
        ("I had the 9 of clubs so I led it, he put the ten of clubs. did he win the trick?", ["me", "?"], "takes", "?"),
    ],
)
def test_who_laid_what_is_read(text, players, asks, about):
    read = read_scene(text)
    assert isinstance(read, Scene)
    assert (read.players, read.asks, read.about) == (players, asks, about)


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("getaway", "pik 7 liegt, ich hab pik 9. darf ich die nehmen?"),
        ("getaway", "paul legt herz 6, mia legt herz 9. wer spielt aus?"),
        ("getaway", "erster stich, pik ass und herz dame liegen. wer nimmt die karten auf?"),
        ("knockout-whist", "nord legt pik 9, ost legt herz 2, süd karo 3. wer gewinnt den stich?"),
        ("ecarte", "der geber deckt den herz könig auf. kriegt er einen punkt?"),
        ("gurke", "anna legt 9, bernd dame. bekomm ich minuspunkte?"),
        ("gurke", "zwei damen liegen, wer nimmt den stich?"),
        ("knockout-whist", "we are four, west leads 9 of clubs, north hasn't played. who takes the trick"),
        ("crazy-eights", "anna legt karo 9, bernd karo dame. wer gewinnt?"),
        ("getaway", "wir sind zu viert. ich lege herz 5, ben herz 9, carla herz 7. wer spielt als nächstes aus?"),
        ("getaway", "max wirft pik 2 auf meinen herz könig. muss ich nicht aufnehmen?"),
        ("knockout-whist", "trumpf ist pik. ich leg herz ass, ida hat kein herz und sticht. krieg ich den stich?"),
        ("ecarte", "he leads the 9 of clubs and i could play the king of clubs. would i win the trick?"),
        ("gurke", "ich hab noch könig und 5, anna spielt die dame aus. krieg ich den stich?"),
        ("getaway", "ich pik ass, eva pik 4, jan wirft herz 9 obwohl er pik hat. muss jan aufnehmen?"),
        (
            "getaway",
            (
                "two of us left. i led my last card, the 6 of clubs, hamish gave the 3 and has two cards yet. so i"
                " lifted one off the pile, jack of hearts, and led it, he has no hearts. have i lost?"
            ),
        ),
        ("getaway", "nur noch zwei. ich leg pik 6, max pik 3. ich nehm eine vom stapel, herz bube. hab ich verloren?"),
    ],
)
def test_what_is_not_told_to_its_end_has_none(game, text):
    assert judged(game, tidied(text)) == ""


def test_what_was_understood_names_who_laid_what():
    text = "Vera spielt Karo 9 aus, Ben legt Karo Dame, ich werfe Herz 4, denn ich hab kein Karo. Wer muss aufnehmen?"
    said = reply(text, "getaway", "de")
    assert said.verdict == "ben|♦D"
    assert said.first == "Ben, mit Karo-Dame."
    assert "Vera" in dict(said.understood)["Es liegt"]


def test_a_story_is_said_back_fact_by_fact():
    said = reply("trumpf ist pik, ich spiele herz könig aus, rosi pik 2. wer macht den stich", "knockout-whist", "de")
    assert dict(said.understood)["Trumpf"] == "Pik"
