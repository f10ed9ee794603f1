"""The first decision of Écarté: the table that ships, the deals behind it, and a second program that plays it out."""

import json
import random
from pathlib import Path

import numpy as np
import plain_first
import pytest
from click.testing import CliRunner

from tutor.core.complaints import Complaint
from tutor.desk.cli import cli
from tutor.odds.atlas import atlas, class_row
from tutor.odds.first.solution import (
    ASSUMPTIONS,
    KINGS,
    NEUTRAL,
    SHIPPED,
    class_of,
    decided,
    first,
    game,
    solution,
)
from tutor.odds.first.weigh import weigh
from tutor.odds.first.whole import choices
from tutor.odds.hand import number, read_situation
from tutor.words import explain

GOLDEN = Path(__file__).with_name("first_golden.json")
PACK = [rank + suit for suit in "SHDC" for rank in "KQJAT987"]


def some_situations(count, seed):
    draw = random.Random(seed)
    for at in range(count):
        turned, *held = draw.sample(PACK, 6)
        yield read_situation(held, turned, ("elder", "dealer")[at % 2])


def test_fifty_hands():
    """What the solution does with 50 hands, without and with the king's point; new only with new tables."""
    rows = json.loads(GOLDEN.read_text(encoding="ascii"))
    assert len(rows) == 100
    for row in rows:
        found = decided(read_situation(row["hand"], row["turn_up"], row["role"]), row["king_point"])
        assert {key: found[key] for key in row} == row


@pytest.mark.parametrize("king_point", [False, True])
def test_the_worths_agree_with_those_of_the_certificate(king_point):
    """Two ways to the same figure: each hand met with every other, and the deals of the certificate."""
    off = []
    for situation in some_situations(12, 8):
        found, row = first(situation, king_point), class_of(situation)[0]
        held = king_point and situation.turn_up[0] != "K"
        kept = solution(held).worths[:, row] / 1000
        elder = situation.role == "elder"
        off.append(found["propose"] - kept[0 if elder else 2])
        assert found["error"] <= 0.006
        assert found["accept"] == pytest.approx(solution(held).meets[0 if elder else 1, row] / 1000, abs=0.0015)
        if not elder:
            assert found["stand"] == pytest.approx(kept[1], abs=0.0015)
    assert np.sqrt(np.mean(np.square(off))) < 0.06
    assert max(map(abs, off)) < 0.15


def test_the_error_is_one():
    """Weighed again with other draws, a hand's worth stays within its error 19 times out of 20."""
    misses = 0
    for at, situation in enumerate(some_situations(10, 9)):
        row = class_of(situation)[0]
        packed, stakes, _ = game("off", None)
        one, other = (weigh(row, situation.role, packed, stakes, 0.02, seed) for seed in (2 * at + 5, 2 * at + 6))
        assert one.keep == other.keep
        assert one.meets == other.meets
        misses += abs(one.exchange - other.exchange) > np.hypot(one.error, other.error)
    assert misses <= 3


def test_no_verdict_stands_against_the_worths_beside_it():
    for situation in some_situations(20, 10):
        for score in (None, (4, 4), (2, 3)):
            found = first(situation, situation.turn_up[0] != "K", score)
            more = found["propose"] - found["stand"]
            wanted = "even" if round(abs(more), 4) <= found["error"] else "exchange" if more > 0 else "keep"
            assert found["verdict"] == wanted
            if score is not None:
                assert found["unit"] == "chance"
                assert 0 <= found["stand"] <= 1
                assert -0.01 <= found["propose"] <= 1.01


def test_what_a_record_holds():
    found = first(read_situation("KH QH TS 8S 7D", "TH", "elder"))
    assert json.loads(json.dumps(found)) == found
    assert found["stand"] == 0.3337  # counted exactly
    assert found["verdict"] == "exchange"
    assert found["propose"] > 0.8  # far better, whatever one chance for all hands says
    assert found["mix"] == 1
    assert found["discards"]["all"][0]["cards"] == ["TS", "8S", "7D"]
    assert found["assumptions"] == [NEUTRAL, *ASSUMPTIONS, KINGS["off"]]
    dealer = first(read_situation("KH QH TS 8S 7D", "TH", "dealer"))
    assert list(dealer["discards"]) == ["1", "2", "3", "4", "5"]


def test_throws_are_cards_of_the_hand_and_shares_add_up():
    for situation in some_situations(300, 4):
        found = decided(situation)
        for throws in found["discards"].values():
            assert throws == sorted(throws, key=lambda one: -one["share"])
            assert sum(one["share"] for one in throws) == 1
            assert all(one["cards"] and set(one["cards"]) <= set(situation.hand) for one in throws)


def test_the_turned_rank_and_the_names_of_suits_change_nothing():
    def figures(hand, turn_up, role):
        found = first(read_situation(hand, turn_up, role))
        return found["stand"], found["propose"], found["mix"], found["accept"]

    for role in ("elder", "dealer"):
        # The same places among the seven trumps left, and spades for diamonds.
        assert figures("QH AH KS 9S 7C", "KH", role) == figures("KH AH KD 9D 7C", "QH", role)


def test_classes_agree_with_the_atlas():
    for situation in some_situations(500, 5):
        row, cards = class_of(situation)
        own = [number(card, situation.turn_up) for card in situation.hand]
        assert row == class_row(own, "789TAJQK".index(situation.turn_up[0]))
        assert sorted(cards) == sorted(situation.hand)


def test_the_point_for_the_king():
    """It is paid to whoever holds him in play; a turned king changes nothing."""
    for situation in some_situations(16, 6):
        plain, found = first(situation), first(situation, True)
        if situation.turn_up[0] == "K":
            assert found | {"king_point": False, "assumptions": plain["assumptions"]} == plain
            assert found["assumptions"][-1] == KINGS["turned"]
            continue
        assert found["assumptions"][-1] == KINGS["held"]
        if situation.role == "elder":
            held = "K" + situation.turn_up[1] in situation.hand
            assert found["stand"] == pytest.approx(plain["stand"] + (1 if held else -5 / 26), abs=2e-4)


@pytest.mark.parametrize("king_point", [False, True])
def test_a_second_program_finds_the_same_value(king_point):
    """Other dealing, other classes, another search of the play: the mean agrees with the certificate."""
    assert (plain_first.hand_keys() == atlas().keys).all()
    mean, error, shares, _ = plain_first.check(plain_first.strategies_of(SHIPPED[king_point]), 40_000, 5, king_point)
    facts = solution(king_point).facts
    assert abs(mean - facts["value"]) < 4.5 * error
    assert abs(shares[0] - facts["stands"]) < 0.01
    assert abs(shares[1] / (shares[1] + shares[2]) - facts["refuses"]) < 0.015


@pytest.mark.parametrize("king_point", [False, True])
def test_the_certificate_and_the_table_agree(king_point):
    facts = solution(king_point).facts
    assert facts["king_point"] == king_point
    assert facts["value"] == pytest.approx(facts["value_by_dealer"], abs=2 * facts["error"])
    for role in ("elder", "dealer"):
        low, high = facts[f"{role}_gain"]
        assert low <= high <= 0.01
        sweeps = [point["sweeps"] for point in facts["curve"]]
        assert sweeps == sorted(sweeps)
        assert sweeps[-1] == facts["sweeps"]
        assert facts["curve"][-1][f"{role}_gain"] == [low, high]
        assert facts["curve"][0][f"{role}_gain"][0] > high
    found = choices("elder", king_point)
    mixed = found.often * found.keep + (1 - found.often) * found.exchange
    assert float(found.weights @ mixed) == pytest.approx(facts["value"], abs=0.002)


def test_the_command():
    def asked(*more):
        return CliRunner().invoke(cli, ["odds", "KH QH TS 8S 7D", "--turn-up", "TH", "--first", *more])

    found = json.loads(asked("--json").output)
    assert found == first(read_situation("KH QH TS 8S 7D", "TH", "elder"))
    assert "Vorschlagen" in asked("--lang", "de").output
    assert "discards against" in asked("--role", "dealer", "--lang", "en").output
    with_king = json.loads(asked("--json", "--king-point").output)
    assert with_king == first(read_situation("KH QH TS 8S 7D", "TH", "elder"), True)
    assert "one point" in asked("--king-point", "--lang", "en").output
    assert "einen Punkt" in asked("--king-point", "--lang", "de").output
    wrong = CliRunner().invoke(cli, ["odds", "KH QH TS 8S TH", "--turn-up", "TH", "--first"])
    assert wrong.exit_code
    assert "Traceback" not in wrong.output
    alone = CliRunner().invoke(cli, ["odds", "KH QH TS 8S 7D", "--turn-up", "TH", "--king-point"])
    assert isinstance(alone.exception, Complaint)
    assert alone.exception.key == "odds-king-without-first"
    assert "--first" in explain.complaint(alone.exception, "de")
    line = json.dumps({"hand": "KH QH TS 8S 7D", "turn_up": "TH", "king_point": "x"})
    answered = json.loads(CliRunner().invoke(cli, ["odds", "-", "--jsonl", "--first"], input=line).output)
    assert answered["error"]["key"] == "odds-not-yes-or-no"
