"""The first decision at every score: what is paid, the table of the match, what ships, and a second program."""

import json
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

import numpy as np
import plain_first
import pytest
from click.testing import CliRunner

from tutor.core.complaints import Complaint
from tutor.desk.cli import cli
from tutor.odds.atlas import atlas
from tutor.odds.first import scores
from tutor.odds.first.matching import SHIPPED as SCORES_FILE
from tutor.odds.first.matching import bound, facts_of_all, match, name_of, pair_at, solved_at
from tutor.odds.first.scores import Here, deals_of, followers, known, solve_scores, solved_path
from tutor.odds.first.solution import SHIPPED, decided, first, game, read_score
from tutor.odds.first.stakes import DEALER, ELDER, END, NOBODY, POINTS, SCORES, STOOD, chances
from tutor.odds.first.table import GAMES
from tutor.odds.hand import Impossible, read_situation
from tutor.words import explain

KINDS = {"off": False, "held": True, "turned": False}
HAND = "KH QH TS 8S 7D"


def asked(*more):
    return CliRunner().invoke(cli, ["odds", HAND, "--turn-up", "TH", "--first", *more])


@pytest.mark.parametrize("king_point", [False, True])
@pytest.mark.parametrize("score", SCORES)
def test_what_is_paid_at_a_score(score, king_point):
    """More points are never worse; five win; who holds the king at four has won whatever the tricks are."""
    later = {one: 0.3 + 0.05 * one[0] - 0.04 * one[1] for one in SCORES}
    paid = np.array(chances(score, king_point, later))
    assert ((paid >= 0) & (paid <= 1)).all()
    for decided_so in paid:
        for held in decided_so:
            assert all(less <= more for less, more in pairwise(held))
        if king_point:
            assert (decided_so[DEALER] <= decided_so[NOBODY]).all()
            assert (decided_so[NOBODY] <= decided_so[ELDER]).all()
            if score[0] == 4:
                assert (decided_so[ELDER] == 1).all()
            if score[1] == 4:
                assert (decided_so[DEALER] == 0).all()
        else:
            assert (decided_so == decided_so[0]).all()
    assert paid[STOOD, NOBODY, 3] == (1 if score[0] == 4 else pytest.approx(1 - later[score[1], score[0] + 1]))
    if score == (4, 4):
        assert paid[:, NOBODY].tolist() == [[0, 0, 0, 1, 1, 1]] * 3


def test_scores_are_solved_after_those_that_follow():
    for king_point in (False, True):
        order = deals_of(king_point)
        done = set()
        for kind, score in order:
            kind_later = "held" if king_point else "off"
            assert all((kind_later, one) in done or sum(one) > sum(score) for one in followers(score))
            done.add((kind, score))
        assert len(order) == len(done)
        assert {score for kind, score in order if kind != "turned"} == set(SCORES)
    for score in SCORES:
        reached = {
            (score[1] + theirs, score[0] + mine)
            for mine, theirs in ((1, 0), (2, 0), (3, 0), (0, 1), (0, 2), (0, 3), (1, 1), (2, 1), (1, 2))
        }
        assert {one for one in reached if max(one) < END} <= set(followers(score))


@pytest.mark.parametrize("king_point", [False, True])
def test_the_match_is_fair_and_rises_with_the_points(king_point):
    table = match(king_point)
    for (elder, dealer), (chance, error) in table.items():
        assert 0 < chance < 1
        assert 0 <= error < 0.02
        for less in ((elder - 1, dealer), (elder, dealer + 1)):
            if less in table:
                assert table[less].chance < chance
    if (0, 0) in table:
        assert abs(table[0, 0].chance - 0.5) < 0.05


@pytest.mark.parametrize("name", sorted(facts_of_all()))
def test_every_certificate_is_one(name):
    """What a best answer gains is written down at both ends, and small."""
    facts = facts_of_all()[name]
    kind, score = facts["kind"], tuple(facts["score"])
    assert name == name_of(kind, score)
    for role in ("elder", "dealer"):
        low, high = facts[f"{role}_gain"]
        assert low <= high <= 0.003
    assert 0 < facts["error"] < 0.001
    pair = pair_at(kind, score)
    weights = atlas().weights / atlas().weights.sum()
    assert float(weights @ (1 - pair.propose / 1000)) == pytest.approx(facts["stands"], abs=0.03)  # of every 31st
    curve = facts["curve"]
    assert bool(curve) == (score == (4, 4))


def test_at_four_all_elder_stands_on_nearly_everything():
    """Failing costs the game either way, so there is hardly a reason to give the dealer cards."""
    for kind in ("off", "held"):
        assert facts_of_all()[name_of(kind, (4, 4))]["stands"] > 0.85
        assert game(kind, None).facts["stands"] < 0.3
    # Elder who stands on everything wins with the mean chance of open hands; the solution gives nothing away.
    standing = float(atlas().mean(atlas().opened[:, 0]))
    facts = facts_of_all()["off.4-4"]
    assert facts["value"] + facts["elder_gain"][1] + facts["error"] >= standing


@pytest.mark.parametrize("score", [(4, 4), (3, 4), (4, 3)])
@pytest.mark.parametrize("kind", ["off", "held"])
def test_a_second_program_finds_the_same_chance(kind, score):
    king = KINDS[kind]
    later = np.zeros((5, 5))
    for (elder, dealer), (chance, _) in match(king).items():
        later[elder, dealer] = chance
    played = plain_first.strategies_of(SHIPPED[king], SCORES_FILE, name_of(kind, score))
    mean, error, shares, _ = plain_first.check(played, 30_000, 3, king, score, later)
    facts = facts_of_all()[name_of(kind, score)]
    assert abs(mean - facts["value"]) < 4.5 * error
    assert abs(shares[0] - facts["stands"]) < 0.02


def test_a_score_that_cannot_be_is_a_sentence():
    situation = read_situation(HAND, "TH", "elder")
    for wrong, key in (((5, 0), "odds-no-score"), ((0, 7), "odds-no-score")):
        with pytest.raises(Impossible) as told:
            decided(situation, score=wrong)
        assert told.value.key == key
    with pytest.raises(Impossible) as told:
        first(read_situation(HAND, "TS", "elder"), king_point=True, score=read_score("x"))
    with pytest.raises(Impossible) as told:
        decided(read_situation("QH TS 8S 7D AC", "KH", "elder"), king_point=True, score=(2, 0))
    assert told.value.key == "odds-turned-king-score"
    for text in ("5:0", "four", "4:4:4"):
        done = asked("--score", text)
        assert isinstance(done.exception, Complaint)
        for lang in ("de", "en"):
            assert "error-" not in explain.complaint(done.exception, lang)
    alone = CliRunner().invoke(cli, ["odds", HAND, "--turn-up", "TH", "--score", "4:4"])
    assert isinstance(alone.exception, Complaint)
    assert alone.exception.key == "odds-score-without-first"


def test_the_command_takes_a_score():
    found = json.loads(asked("--json", "--score", "4:4", "--king-point").output)
    assert found == first(read_situation(HAND, "TH", "elder"), True, (4, 4))
    assert found["unit"] == "chance"
    for lang, said in (("de", "Es steht 4:4"), ("en", "the score is 4:4")):
        text = asked("--score", "4:4", "--king-point", "--lang", lang).output
        assert said in text
        assert "%" in text
    assert "♥D" not in asked("--lang", "en").output
    assert "♥" in asked("--lang", "en").output or "♠10" in asked("--lang", "en").output


def test_what_the_king_does_chooses_the_table():
    for turn_up, king_point, kind in (("TH", False, "off"), ("TH", True, "held"), ("KH", True, "turned")):
        hand = "QH AS 8S 7D 9C"
        assert solved_at(kind, (3, 2))
        found = first(read_situation(hand, turn_up, "dealer"), king_point, (3, 2))
        assert found["certificate"] == facts_of_all()[name_of(kind, (3, 2))]
    assert game("off", None).stakes == POINTS[False]


@contextmanager
def here(count, scheduler):
    """The tasks in this process."""
    assert (count, scheduler) == (None, None)
    yield Here()


def certified_by(folder, neutral, monkeypatch, every):
    """More classes certify what was learned: that stays, and what the scores that follow are unsure of is carried."""
    before, learned = known(folder), {path: np.load(path)["propose"] for path in folder.glob("*.npz")}
    monkeypatch.setattr(scores, "EVERY", every)
    solve_scores(folder, neutral, king_point=False, least=7, anew=True)
    after = known(folder)
    assert all((np.load(path)["propose"] == one).all() for path, one in learned.items())
    for name, facts in after.items():
        assert facts["deals"] > before[name]["deals"]
        assert {key: facts[key] for key in ("value", "error")} == {key: before[name][key] for key in ("value", "error")}
    assert after["off.4-3"]["later_error"] == round(bound(after["off.4-4"]).error, 5)


def test_a_run_of_scores_goes_on_where_it_was(tmp_path, monkeypatch):
    monkeypatch.setattr(scores, "workers", here)
    for name, small in {"LEARN": 1 << 15, "FRESH": 1 << 14, "CHUNK": 1 << 12, "EVERY": 8000, "COUNT": 16}.items():
        monkeypatch.setattr(scores, name, small)
    neutral = {name: Path(SHIPPED[king]) for name, king in GAMES.items()}
    solve_scores(tmp_path, neutral, king_point=False, least=7)
    assert set(known(tmp_path)) == {"off.4-4", "off.3-4", "off.4-3"}
    before = {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    solve_scores(tmp_path, neutral, king_point=False, least=7)
    assert {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()} == before
    certified_by(tmp_path, neutral, monkeypatch, 4000)
    gone = solved_path(tmp_path, ("off", (4, 3)))
    kept = dict(np.load(gone))
    gone.unlink()
    solve_scores(tmp_path, neutral, king_point=False, least=7)
    again = dict(np.load(gone))
    assert (kept["propose"] == again["propose"]).all()
    assert (kept["accept"] == again["accept"]).all()
    out = tmp_path.with_name("shipped.npz")
    scores.ship(tmp_path, out)
    with np.load(out) as shipped:
        assert set(json.loads(str(shipped["facts"]))) == set(known(tmp_path))
