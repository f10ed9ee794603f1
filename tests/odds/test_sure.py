"""The sure chance: the solver against a plain one, known hands, and the shipped table against itself."""

import random
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import numpy as np
import pytest
from plain_game import bracket

from tutor.odds import sure_atlas as whole
from tutor.odds.answer import odds, sure_leads
from tutor.odds.atlas import atlas, count_classes, reaches_two_to_one
from tutor.odds.grow import plant
from tutor.odds.hand import read_situation
from tutor.odds.layouts import OPPONENTS, own_hand
from tutor.odds.solve import GRAIN, WHOLE, bounds, room, round_theirs
from tutor.odds.sure import MISSING, save, sure_atlas, sure_hand, sure_known, sure_lead, sure_row
from tutor.odds.table import HAND, OPPONENT, OWN
from tutor.odds.tree import OWN_REPLY, blank_tree, deal

USED = room(20_000, 80_000)


# The solver against a plain one


def few(game, rows, weights):
    """The deal with only some spreads, each with a weight of its own."""
    return game._replace(
        gaps=game.gaps[rows],
        their_suits=game.their_suits[rows],
        their_heights=game.their_heights[rows],
        worth=game.worth[rows],
        weights=np.array(weights),
    )


def doubtful_games(lead, count, spreads, seed):
    """Deals against a few spreads in doubt, where seeing the opponent's cards would gain half a hand or more."""
    chance = random.Random(seed)
    while count:
        cards = chance.sample(range(32), HAND)
        turn_up = chance.choice([rank for rank in range(8) if rank not in cards])
        game = deal(own_hand(cards, turn_up))
        bounds(game, lead, USED, -1)
        doubtful = sorted(set(USED.tree.spread[: USED.tree.entries[0]].tolist()))
        if len(doubtful) < spreads:
            continue
        rows = chance.sample(doubtful, spreads)
        game = few(game, rows, [chance.randint(1, 9) for _ in rows])
        if bounds(game, lead, USED, -1)[1] < (game.weights.sum() - 0.5) * WHOLE:
            count -= 1
            yield game


MIXED = [
    (-1, [2, 15, 31, 18, 5], 7, [275, 269, 184, 170, 288, 177, 175], [4, 5, 5, 1, 2, 7, 4]),
    (0, [8, 4, 21, 13, 15], 7, [141, 61, 111, 71, 36, 24, 207], [9, 9, 6, 6, 7, 8, 2]),
    (0, [14, 0, 12, 16, 17], 6, [30, 31, 29, 2, 14, 7, 26], [9, 4, 4, 4, 5, 6, 7]),
    (0, [31, 16, 22, 25, 3], 1, [118, 134, 19, 77, 36, 43, 46], [8, 9, 1, 7, 4, 6, 5]),
]
"""Deals of this kind whose value is no whole number: lead, own cards, turn-up, spreads, weights."""


def plain_cards(game):
    """The own cards, and the opponent's by spread, as the plain solver takes them: told by their gaps."""
    own = [(int(suit), int(height), n) for n, (suit, height) in enumerate(zip(game.suits, game.heights, strict=True))]
    columns = (game.their_suits.tolist(), game.their_heights.tolist(), game.gaps.tolist())
    return own, {n: tuple(zip(*row, strict=True)) for n, row in enumerate(zip(*columns, strict=True))}


def assert_brackets_meet(game, lead, rounds):
    """The solver's bracket and a plain one hold the same value; the opponent leads (-1) or the card in this place."""
    own, hands = plain_cards(game)
    led = own.pop(lead) if lead >= 0 else None
    low, high = (bound / WHOLE for bound in bounds(game, lead, USED, -1))
    plain_low, plain_high = bracket(own, hands, dict(enumerate(game.weights.tolist())), led, rounds)
    assert low <= plain_high + 1e-9
    assert plain_low <= high + 1e-9
    assert plain_high - plain_low < 0.1 * game.weights.sum()
    assert high - low < 0.1


@pytest.mark.parametrize("lead", [-1, 0, 2, 4])
def test_bounds_agree_with_a_plain_solver(lead):
    for game in doubtful_games(lead, 3, 6, lead + 2):
        assert_brackets_meet(game, lead, 40)


@pytest.mark.parametrize(("lead", "cards", "turn_up", "rows", "weights"), MIXED)
def test_bounds_of_mixed_plans_agree_with_a_plain_solver(lead, cards, turn_up, rows, weights):
    assert_brackets_meet(few(deal(own_hand(cards, turn_up)), rows, weights), lead, 60)


def test_a_plan_is_rounded_alike_where_it_is_seldom_reached():
    tree = blank_tree(1, 3, 0)
    tree.kind[0], tree.entries[0], tree.below[0], tree.end[0] = OWN_REPLY + 1, 1, 1, 3
    for often in (1e-3, 1, 1e3):
        plan, best = np.zeros(3, np.int64), np.zeros(3, np.int64)
        round_theirs(tree, 1, often * np.array([0, 0.75, 0.25]), 0.1, plan, np.zeros(3), best)
        assert plan[1:].tolist() == [GRAIN * 3 // 4, GRAIN // 4]


# Known hands


def test_fosters_hand_is_sure():
    """Nothing is gained by seeing the opponent's cards."""
    assert odds("7H KS QS JS 7D", "8H", "elder")["sure"] == [44724, 44724]


def test_hoffmanns_lead_is_best_on_own_information():
    situation = read_situation("TD QS TS JH TH", "7D", "elder")
    leads = sure_leads(situation)
    assert max(leads, key=lambda card: leads[card].low) == "JH"
    assert (leads["JH"].low, leads["QS"].high) == (29997, 29873)
    assert sure_hand(situation.own, OWN) == leads["JH"]


def test_dealer_has_no_leads():
    assert sure_leads(read_situation("TD QS TS JH TH", "7D", "dealer")) == {}


def test_what_is_won_from_the_start_stays_out_of_the_tree():
    game = deal(read_situation("KS QS JS AS TS", "7S", "dealer").own)
    assert plant(game, USED.grown, -1) == OPPONENTS
    assert USED.grown.entries[0] == 0


@pytest.mark.parametrize("turn_up", ["KS", "TS"])
def test_certainties(turn_up):
    own = read_situation("QS JS AS AD 8H", turn_up, "dealer").own
    high = sure_hand(own, OPPONENT).high
    assert (high == OPPONENTS) == (turn_up == "KS")


# The shipped table


def test_table_is_below_open_play():
    """Own information is never worth more than the best first lead in open play."""
    known = sure_atlas()[:, :, 1] != MISSING
    assert known.all()
    low, high = np.moveaxis(sure_atlas(), 2, 0)
    assert (low >= 0).all()
    assert (high - low <= 12).all()
    assert (high[:, OWN] <= count_classes().odds.lead_opened.max(axis=1)).all()
    assert (high <= atlas().opened).all()


@pytest.mark.parametrize(("leader", "expected"), [(OWN, 33.05), (OPPONENT, 22.99)])
def test_share_that_is_sure_of_two_to_one(leader, expected):
    """The bounds are so close that no class is in doubt."""
    for counts in sure_atlas()[:, leader].T:
        assert round(float(atlas().share(reaches_two_to_one(counts))) * 100, 2) == expected


def test_sample_is_solved_again():
    """Both brackets hold the same value, so they meet; which plans were found may differ between computers."""
    for row in random.Random(9).sample(range(len(atlas().keys)), 60):
        again = np.array(sure_row(row)).reshape(2, 2)
        shipped = sure_atlas()[row]
        assert (again[:, 0] <= shipped[:, 1]).all()
        assert (shipped[:, 0] <= again[:, 1]).all()
        assert (again[:, 1] - again[:, 0] <= 12).all()


def test_best_lead_is_the_value():
    chance = random.Random(10)
    for _ in range(10):
        cards = chance.sample(range(32), HAND)
        turn_up = chance.choice([rank for rank in range(8) if rank not in cards])
        own = own_hand(cards, turn_up)
        leads = [sure_lead(own, place) for place in range(HAND)]
        value = sure_known(cards, turn_up, OWN)
        assert max(lead.low for lead in leads) <= value.high
        assert value.low <= max(lead.high for lead in leads)


# Computing the whole table


@contextmanager
def threads(count, scheduler):
    assert (count, scheduler) == (1, None)
    with ThreadPoolExecutor(1) as pool:
        yield pool


def test_computation_goes_on_where_it_stopped(tmp_path, monkeypatch):
    monkeypatch.setattr(whole, "workers", threads)
    journal = tmp_path / "sure.jsonl"
    whole.compute(journal, count=1, size=2, tasks=2)
    lines = journal.read_text().splitlines()
    journal.write_text(lines[0] + "\n" + lines[1][:20])
    whole.compute(journal, count=1, size=2, tasks=2)
    rows = whole.finished(journal)
    assert (rows[:6] != MISSING).all()
    assert (rows[6:] == MISSING).all()
    assert whole.ship(journal, tmp_path / "sure.npz") == len(rows) - 6


def test_missing_classes_are_told(tmp_path, monkeypatch):
    rows = np.full((len(atlas().keys), 4), MISSING)
    save(rows, tmp_path / "sure.npz")
    monkeypatch.setattr("tutor.odds.sure.SHIPPED", tmp_path / "sure.npz")
    sure_atlas.cache_clear()
    assert odds("7H KS QS JS 7D", "8H", "elder")["sure"] is None
    sure_atlas.cache_clear()


def test_same_tasks_on_a_cluster(tmp_path):
    """A scheduler and two workers on loopback."""
    distributed = pytest.importorskip("distributed")
    settings = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None, "host": "127.0.0.1"}
    with distributed.LocalCluster(**settings) as cluster:
        whole.compute(tmp_path / "sure.jsonl", scheduler=cluster.scheduler_address, size=2, tasks=2)
    rows = whole.finished(tmp_path / "sure.jsonl")
    assert (rows[:4] != MISSING).all()
    assert (rows[:4, ::2] <= sure_atlas()[:4, :, 1]).all()
