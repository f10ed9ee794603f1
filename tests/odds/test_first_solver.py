"""The solver of the first decision: its deals, its rounding, and a run that was stopped."""

import random

import numpy as np
import plain_first

from tutor.odds.atlas import atlas, class_row
from tutor.odds.first.deals import deals, recognise, word
from tutor.odds.first.run import learn
from tutor.odds.first.table import PARTS, round_throws
from tutor.odds.position import word as plain_word
from tutor.odds.table import HAND, START


def test_the_second_program_counts_the_same_classes_and_plays_the_same():
    assert (plain_first.hand_keys() == atlas().keys).all()
    made, draw = deals(), random.Random(2)
    for _ in range(2000):
        cards = draw.sample([card for card in range(32) if card != 7], 10)
        elder, dealer = (sum(1 << card for card in held) for held in (cards[:5], cards[5:]))
        points = plain_first.points(elder, dealer, 0, False)
        assert points == made.exchanged[plain_word(cards[:5], cards[5:]) - START[HAND]]


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


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path):
    learn(tmp_path / "once.npz", 2)
    learn(tmp_path / "twice.npz", 1)
    learn(tmp_path / "twice.npz", 2)
    with np.load(tmp_path / "once.npz") as once, np.load(tmp_path / "twice.npz") as twice:
        for name in set(once.files) - {"spent"}:
            assert (once[name] == twice[name]).all(), name
