"""The first decision of Écarté: the table that ships, the deals behind it, and a second program that plays it out."""

import json
import random
from pathlib import Path

import numpy as np
import plain_first
import pytest
from click.testing import CliRunner

from tutor.desk.cli import cli
from tutor.odds.atlas import atlas, class_row
from tutor.odds.first.solution import ASSUMPTIONS, SHIPPED, class_of, first, solution
from tutor.odds.first.whole import LINES, choices, cost, rule, rule_keeps
from tutor.odds.hand import number, read_situation

GOLDEN = Path(__file__).with_name("first_golden.json")
PACK = [rank + suit for suit in "SHDC" for rank in "KQJAT987"]


def some_situations(count, seed):
    draw = random.Random(seed)
    for at in range(count):
        turned, *held = draw.sample(PACK, 6)
        yield read_situation(held, turned, ("elder", "dealer")[at % 2])


def test_fifty_hands():
    """Figures of 50 hands, half of them the dealer's; written anew only with a new table."""
    rows = json.loads(GOLDEN.read_text(encoding="ascii"))
    assert len(rows) == 50
    for row in rows:
        found = first(read_situation(row["hand"], row["turn_up"], row["role"]))
        assert {key: found[key] for key in row} == row


def test_what_a_record_holds():
    found = first(read_situation("KH QH TS 8S 7D", "TH", "elder"))
    assert json.loads(json.dumps(found)) == found
    assert found["stand"] == 0.3337  # counted exactly
    assert found["propose"] > 0.8  # far better, whatever one chance for all hands says
    assert found["mix"] == 1
    assert found["discards"]["all"][0]["cards"] == ["TS", "8S", "7D"]
    assert found["assumptions"] == list(ASSUMPTIONS)
    dealer = first(read_situation("KH QH TS 8S 7D", "TH", "dealer"))
    assert list(dealer["discards"]) == ["1", "2", "3", "4", "5"]


def test_throws_are_cards_of_the_hand_and_shares_add_up():
    for situation in some_situations(300, 4):
        found = first(situation)
        for throws in found["discards"].values():
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


def test_a_second_program_finds_the_same_value():
    """Other dealing, other classes, another search of the play: the mean agrees with the certificate."""
    assert (plain_first.hand_keys() == atlas().keys).all()
    mean, error, shares = plain_first.check(SHIPPED, 40_000, 5)
    facts = solution().facts
    assert abs(mean - facts["value"]) < 4.5 * error
    assert abs(shares[0] - facts["stands"]) < 0.01
    assert abs(shares[1] / (shares[1] + shares[2]) - facts["refuses"]) < 0.015


def test_the_certificate_and_the_table_agree():
    facts = solution().facts
    assert facts["value"] == pytest.approx(facts["value_by_dealer"], abs=2 * facts["error"])
    for role in ("elder", "dealer"):
        low, high = facts[f"{role}_gain"]
        assert low <= high <= 0.03
    found = choices("elder")
    mixed = found.often * found.keep + (1 - found.often) * found.exchange
    assert float(found.weights @ mixed) == pytest.approx(facts["value"], abs=0.002)


def test_the_rule_to_remember_is_short_and_better_than_never_and_than_the_list():
    for role in ("elder", "dealer"):
        lines = rule(role)
        assert 0 < len(lines) <= LINES
        never = cost(np.zeros(len(atlas().keys), bool), role)
        assert 0 <= cost(rule_keeps(lines), role) < never


def test_the_command():
    def asked(*more):
        return CliRunner().invoke(cli, ["odds", "KH QH TS 8S 7D", "--turn-up", "TH", "--first", *more])

    found = json.loads(asked("--json").output)
    assert found == first(read_situation("KH QH TS 8S 7D", "TH", "elder"))
    assert "Vorschlagen" in asked("--lang", "de").output
    assert "throws against 5" in asked("--role", "dealer", "--lang", "en").output
    wrong = CliRunner().invoke(cli, ["odds", "KH QH TS 8S TH", "--turn-up", "TH", "--first"])
    assert wrong.exit_code
    assert "Traceback" not in wrong.output
