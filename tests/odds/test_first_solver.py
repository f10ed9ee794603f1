"""The solver of the first decision: its deals, its rounding, and a run that was stopped."""

import random
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import numpy as np
import plain_first
import pytest

from tutor.odds.atlas import HANDS, atlas, class_row
from tutor.odds.first import run
from tutor.odds.first.certify import Certificate, Choice, Worths, best_answer, worth
from tutor.odds.first.deals import deals, recognise, row_of, word
from tutor.odds.first.play import paid
from tutor.odds.first.solve import stand_worth
from tutor.odds.first.stakes import EXCHANGED, POINTS, REFUSING
from tutor.odds.first.table import PARTS, load, round_throws
from tutor.odds.position import word as plain_word
from tutor.odds.table import HAND, START


def test_the_second_program_counts_the_same_classes_and_plays_the_same():
    assert (plain_first.hand_keys() == atlas().keys).all()
    made, draw = deals(), random.Random(2)
    for _ in range(2000):
        cards = draw.sample([card for card in range(32) if card != 7], 10)
        elder, dealer = (sum(1 << card for card in held) for held in (cards[:5], cards[5:]))
        points = plain_first.points(elder, dealer, 0, False)
        assert points == EXCHANGED[made.tricks[plain_word(cards[:5], cards[5:]) - START[HAND]]]


def test_a_dealt_hand_is_recognised_and_valued_as_elsewhere():
    made, draw = deals(), random.Random(1)
    codes, seed = np.zeros(HAND, np.int64), np.array([5], np.uint64)
    for _ in range(3000):
        cards = draw.sample([card for card in range(32) if card != 7], 10)
        mine, theirs = cards[:5], cards[5:]
        code = sum(int(made.codes[card]) for card in mine) + 2 * sum(int(made.codes[card]) for card in theirs)
        assert word(code, made) + START[HAND] == plain_word(mine, theirs)
        assert recognise(np.array(mine), made, codes, seed) == class_row(mine, 7)
        assert sorted(codes) == sorted(made.codes[card] for card in mine)


def test_rounded_throws_add_up():
    draw = np.random.default_rng(1)
    shares = draw.dirichlet(np.full(31, 0.2), size=200)
    parts = round_throws(np.concatenate([np.zeros((200, 1)), shares], axis=1))
    assert (parts.sum(axis=1) == PARTS).all()
    assert np.abs(parts[:, 1:] / PARTS - shares)[shares > 0.2].max() < 0.2


@contextmanager
def here(count, scheduler):
    """The tasks in this process."""
    assert (count, scheduler) == (None, None)
    with ThreadPoolExecutor(1) as pool:
        yield pool


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path, monkeypatch):
    asked = []

    def certified(packed, pool, *, stakes, every, count, advance):
        asked.append((stakes == POINTS[True], every, count))
        rows = len(packed.propose)
        facts = {"elder_gain": [0, 0.1], "dealer_gain": [0, 0.2], "deals": count}
        return Certificate(facts, packed, Worths(*(np.zeros(rows) for _ in range(5)), np.zeros((rows, 32))))

    monkeypatch.setattr(run, "workers", here)
    monkeypatch.setattr(run, "certify", certified)
    monkeypatch.setattr(run, "EARLIEST", 1)
    monkeypatch.setattr(run, "COUNT", 1)
    monkeypatch.setattr(run, "GAMES", {"king": True})
    run.solve(tmp_path / "once", sweeps=2, count=16)
    assert asked == [(True, 8, 16), (True, 1, 16)]
    run.solve(tmp_path / "twice", sweeps=1, count=16)
    run.solve(tmp_path / "twice", sweeps=2, count=16)
    for kind in ("journal", "solved"):
        with (
            np.load(tmp_path / "once" / f"king.{kind}.npz") as once,
            np.load(tmp_path / "twice" / f"king.{kind}.npz") as twice,
        ):
            for name in set(once.files) - {"seconds", "facts"}:
                assert (once[name] == twice[name]).all(), name
    facts = load(tmp_path / "twice" / "king.solved.npz")[1]
    assert [point["sweeps"] for point in facts["curve"]] == [1, 2]
    asked.clear()
    run.solve(tmp_path / "twice", sweeps=2, count=16)
    assert asked == []


def test_a_best_answer_gains_what_can_be_gained():
    """Two hands are played badly: one throws the wrong cards, one is kept though exchanging is worth more."""
    weights = deals().weights / HANDS
    rows = len(weights)
    often, plan, gains = np.zeros(rows), np.zeros((rows, 1, 32)), np.zeros((rows, 1, 32))
    plan[:, 0, 1] = 1
    often[7] = 1
    gains[7, 0, 9], gains[8, 0, 0], gains[8, 0, 31] = 0.5, 3, 2
    side = Choice(np.zeros(rows), np.zeros(rows), often, plan)
    answer = best_answer(side, gains)
    assert answer.throws[7, 0] == 9
    assert answer.throws[8, 0] == 31  # to throw none is not allowed
    gained = weights @ (worth(side, gains, answer) - worth(side, gains))
    assert gained == pytest.approx(0.5 * weights[7] + 2 * weights[8])
    assert best_answer(side, gains, least=0).throws[8, 0] == 0


def test_a_hand_written_in_bits_is_the_same_class():
    made, draw = deals(), random.Random(3)
    for _ in range(3000):
        cards = draw.sample([card for card in range(32) if card != 7], 5)
        assert row_of(sum(1 << card for card in cards), made) == class_row(cards, 7)


def test_the_king_is_paid_to_whoever_holds_him():
    made, plain, king = deals(POINTS[True]), stand_worth(POINTS[False]), stand_worth(POINTS[True])
    held = (made.hands == 6).any(axis=1)
    assert np.allclose((king - plain)[held], 1)
    assert np.allclose((king - plain)[~held], -5 / 26, atol=1e-6)
    with_king, without = 1 << 6 | 0b1111 << 8, 0b11111 << 16
    codes = [[sum(int(made.codes[card]) for card in range(32) if cards >> card & 1)] for cards in (with_king, without)]
    (mine,), (theirs,) = codes
    for elder, dealer, cards in ((mine, theirs, (with_king, without)), (theirs, mine, (without, with_king))):
        assert paid(REFUSING, elder + 2 * dealer, made) == plain_first.points(*cards, 2, True)
