"""The proof plays on where it ended, adds up, and notices what does not hold."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from tutor.bench import prove
from tutor.bench.prove import Proof, holds, load, play_one, report, save
from tutor.desk.cli import cli


def test_a_run_goes_on_where_the_last_one_ended(tmp_path):
    file = tmp_path / "7.json"
    whole = Proof(7)
    for number in range(10):
        play_one(whole, number)
    save(whole, file)
    half = Proof(7)
    for number in range(5):
        play_one(half, number)
    save(half, tmp_path / "half.json")
    rest = load(tmp_path / "half.json", 7)
    for number in range(5, 10):
        play_one(rest, number)
    assert (rest.games, rest.moves, rest.asked, rest.sets) == (10, whole.moves, whole.asked, whole.sets)
    assert load(file, 7).by_game == dict.fromkeys(prove.GAMES, 2)
    assert whole.failures == []
    assert holds(whole)
    assert "10 random games" in report(whole, file)


@pytest.mark.parametrize("name", ["cards_kept", "possible", "reads_back", "judged_alike", "hidden"])
def test_what_does_not_hold_is_told_with_its_game(name, tmp_path, monkeypatch):
    monkeypatch.setattr(prove, name, lambda *_: "it does not hold")
    monkeypatch.setattr(prove, "OFTEN", dict.fromkeys(prove.OFTEN, 1))
    proof = Proof(3)
    play_one(proof, 4)
    assert proof.failures[0]["game"] == 4
    assert proof.failures[0]["why"] == "it does not hold"
    assert not holds(proof)
    assert "game 4" in report(proof, tmp_path)


def test_an_engine_that_breaks_is_told_and_the_next_game_goes_on(monkeypatch):
    monkeypatch.setattr(prove, "wander", lambda *_: 1 / 0)
    proof = Proof(3)
    play_one(proof, 0)
    assert "ZeroDivisionError" in proof.failures[0]["why"]
    assert proof.games == 1


def test_the_command_says_so_and_keeps_it(tmp_path, monkeypatch):
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path))
    run = CliRunner().invoke(cli, ["prove", "--minutes", "0.02", "--seed", "5", "--no-tests", "--json"])
    assert run.exit_code == 0, run.output
    said = json.loads(run.stdout)
    assert said["games"] > 0
    assert said["budget"]["failures"] == []
    assert (tmp_path / "proof" / "5.json").is_file()
