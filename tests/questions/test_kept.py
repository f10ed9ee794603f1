"""Questions that found nothing are kept on this machine, and a position in view is asked about."""

from __future__ import annotations

import pytest

from tutor.asking import unanswered
from tutor.asking.reply import SILENT, VERDICT, reply
from tutor.cases.transcript import read_case
from tutor.games import shelf

TRICK = {
    "game": "getaway",
    "players": ["A", "B", "C"],
    "position": {"number": 5, "trick": ["C ♣5"], "hands": {"A": "♣9 ♣2 ♠4", "B": "♦7 4", "C": "♠9 ♠3"}},
}


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path))
    return tmp_path


def test_a_question_is_kept_once(folder):
    assert unanswered.unanswered() == []
    for _ in range(2):
        assert unanswered.keep("  wer   hält den becher ", "gurke", "de")
    assert [one["question"] for one in unanswered.unanswered()] == ["wer hält den becher"]


def test_a_damaged_line_loses_no_other(folder):
    unanswered.keep("eins", "", "de")
    with (folder / unanswered.NAME).open("a") as file:
        file.write("{broken\n[1]\n")
    unanswered.keep("zwei", "", "de")
    assert [one["question"] for one in unanswered.unanswered()] == ["eins", "zwei"]


def test_a_full_list_takes_no_more(folder, monkeypatch):
    monkeypatch.setattr(unanswered, "MOST", 1)
    assert unanswered.keep("eins", "", "de")
    assert not unanswered.keep("zwei", "", "de")
    assert not unanswered.keep("   ", "", "de")


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("darf ich pik 4 legen?", "no"),
        ("may i play the nine of clubs?", "yes"),
        ("muss ich die kreuz 9 spielen?", "no"),
    ],
)
def test_a_card_is_asked_about_in_the_position_in_view(text, right):
    said = reply(text, "getaway", "", "", str(read_case(TRICK)))
    assert said.kind == VERDICT
    assert said.verdict == right


@pytest.mark.parametrize("game", shelf())
@pytest.mark.parametrize(
    "text",
    [
        "darf ich pik 4 legen?",
        "darf ich pik legen?",
        "darf ich die 7 legen?",
        "kann ich den karo könig legen",
        "can i play the ace of hearts",
        "muss ich jetzt kreuz 9 spielen",
        "may i play the nine of clubs?",
    ],
)
def test_a_card_without_a_position_gets_no_verdict(game, text):
    assert reply(text, game).kind != VERDICT


def test_what_is_no_question_about_a_game_gets_no_verdict():
    assert reply("wo ist der bahnhof", "getaway").kind == SILENT
