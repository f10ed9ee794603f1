"""Every level can play every rule set to its end, by the rules, and the same seed gives the same game."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys

import pytest
from playing import GAMES, rule_sets, seats_for, wander

from tutor.core.cards import cards
from tutor.core.complaints import Complaint
from tutor.core.moves import TABLE, Seat, play, seated
from tutor.core.play import legal, verdict_on
from tutor.desk.matching import match_report, match_text
from tutor.games import shelf
from tutor.players.known import after as watched
from tutor.players.known import fresh
from tutor.players.memory import begin
from tutor.players.players import LEVELS, choose, level, played
from tutor.players.strategies import STRATEGIES, advice
from tutor.words.library import book as opened

LONGEST = 4_000
THOUGHT = 24
"""For so many moves the searching levels search; then they go on by the thumb."""


@pytest.mark.parametrize("key", GAMES)
def test_every_rule_set_is_played_to_its_end_by_every_level(key):
    """All levels sit at one table, in turn; every move is allowed, and the game ends unless its rules never let it."""
    names = list(LEVELS)
    for number, one in enumerate(rule_sets(key)):
        source = random.Random(number)
        state = start = one.game.start(one.options, seats_for(one.game, one.options, source, 5))
        sitting = {seat: level(names[(place + number) % len(names)], 12) for place, seat in enumerate(start.seats)}
        by_thumb = {seat: one._replace(budget=None) for seat, one in sitting.items()}
        sources = {seat: random.Random(f"{number}/{seat}") for seat in start.seats}
        made = 0
        for levels, most in ((sitting, THOUGHT), (by_thumb, LONGEST)):
            for step in played(one.game, state, levels, source, sources):
                if step.move.seat != TABLE and made % 7 == 0:
                    assert verdict_on(one.game, step.before, step.move).legal, f"{one}: {step.move}"
                state = step.after
                made += 1
                if made >= most:
                    break
        endless = one.game.notices is not None and any("never" in p.key for p in one.game.notices(start))
        assert endless or one.game.outcome(state) is not None, f"{one}: not over after {made} moves"


def test_the_same_seed_and_rounds_give_the_same_games_in_any_process():
    def report(hash_seed: str) -> dict:
        command = [sys.executable, "-m", "tutor", "match", "crazy-eights", "--players", "strong,thumb,random"]
        command += ["--deals", "2", "--seed", "7", "--rounds", "6", "--json"]
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        said = subprocess.run(command, capture_output=True, check=True, text=True, env=environment).stdout
        return {name: value for name, value in json.loads(said).items() if name != "seconds"}

    assert report("1") == report("2")


@pytest.mark.parametrize("key", GAMES)
def test_a_strategy_looks_at_nothing_hidden_and_names_a_paragraph(key):
    game = shelf()[key]
    paragraphs = opened(game.folder).entries
    for number, one in enumerate(rule_sets(key)):
        source = random.Random(number)
        start = game.start(one.options, seats_for(game, one.options, source, 5))
        known = fresh(start)
        for moment in wander(game, start, source, 80):
            acting = game.movers(moment.before)
            if acting[0] is not TABLE:
                moves = legal(game, moment.before)
                told = advice(game, moment.before, acting[0], moves, known)
                assert told == advice(game, game.seen_by(moment.before, acting[0]), acting[0], moves, known)
                assert told is not None
                assert told.move in moves
                assert told.rule in paragraphs
            known = watched(game, known, moment.before, moment.move, moment.after)


@pytest.mark.parametrize(
    ("game", "players", "key"),
    [("gurke", "strong,wizard", "no-such-word"), ("ecarte", "thumb,random,club", "player-count")],
)
def test_a_match_that_cannot_be_says_why(game, players, key):
    with pytest.raises(Complaint) as refused:
        match_report(game, None, players, deals=1, seed=0, rounds=1)
    assert refused.value.key == key


def test_a_match_counts_from_every_seat_and_says_how_sure_it_is():
    report = match_report("getaway", None, "thumb,random", deals=40, seed=3, rounds=1)
    assert report["means"]["thumb"]["mean"] + report["means"]["random"]["mean"] == -1.0
    apart = report["differences"][0]
    assert (apart["player"], apart["other"]) == ("thumb", "random")
    assert apart["mean"] > apart["margin"] > 0
    assert "thumb over random" in match_text(report)


def test_a_match_broken_off_goes_on_where_it_was(tmp_path):
    """Pieces come out as one run does, half a line at the end is played again, and a file keeps one match alone."""
    kept = tmp_path / "match.jsonl"

    def report(deals: int, file=kept, seed: int = 3) -> dict[str, object]:
        found = match_report("gurke", None, "thumb,random", deals=deals, seed=seed, rounds=None, kept=file)
        return {name: value for name, value in found.items() if name != "seconds"}

    report(3)
    kept.write_text(kept.read_text(encoding="utf-8") + '{"number": 3, "brou', encoding="utf-8")
    assert report(6) == report(6, None)
    assert len(kept.read_text(encoding="utf-8").splitlines()) == 7
    for wrong in (lambda: report(6, seed=4), lambda: kept.write_text("no\n") and report(1)):
        with pytest.raises(Complaint) as refused:
            wrong()
        assert refused.value.key == "another-match"


def test_every_game_has_a_strategy():
    assert set(STRATEGIES) == set(GAMES)


def test_a_search_finds_what_is_forced():
    """With ace and two left, the ace is led: whoever keeps it takes the last trick with it."""
    game = shelf()["gurke"]
    seats = seated(2)
    position = {"hands": {"A": "♠A ♥2", "B": "♥9 ♦8"}, "leader": "A", "number": 6}
    state = game.read(game.presets["agurk"], seats, {"position": position})
    seen, memory = game.seen_by(state, seats[0]), begin(game, state, seats[0])
    found = choose(game, seen, memory, legal(game, state), level("strong", 60), random.Random(1))
    assert found.move == play(Seat("A"), *cards("♠A"))
    assert found.estimates[0].move == found.move
    assert found.estimates[0].worth > found.estimates[1].worth
    assert [one.rounds for one in found.estimates] == [12, 12], "after a fair trial the other is dropped"
