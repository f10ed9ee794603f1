"""What the solution leaves out: hidden hands and a second proposal, estimated beside it."""

import numpy as np
import pytest

from tutor.odds.first.again import First
from tutor.odds.first.closed import closed, sampled
from tutor.odds.first.scores import value
from tutor.odds.first.second import learned, told, twice
from tutor.odds.first.solution import SHIPPED, first
from tutor.odds.first.stakes import POINTS
from tutor.odds.first.table import STEPS, load
from tutor.odds.first.whole import choices
from tutor.odds.hand import read_situation


def test_what_cannot_fail_is_the_same_hidden():
    """Five winners take everything, whoever sees what."""
    situation = read_situation("QS JS AS TS 9S", "KS", "dealer")
    found = closed(situation, True, 200)
    assert found.keep_hidden == found.keep == first(situation, True)["stand"]
    assert found.word == found.opened == "keep"


def test_the_sample_that_ships():
    rows = sampled()
    assert len(rows) >= 600
    for row in rows[:: len(rows) // 6]:
        situation = read_situation(row.hand, row.turn_up, row.role)
        again = closed(situation, True, 2000, seed=77)
        assert (again.keep, again.exchange) == pytest.approx((row.keep, row.exchange), abs=0.01)
        gaps = [one.exchange_hidden - one.keep_hidden for one in (again, row)]
        assert abs(gaps[0] - gaps[1]) <= 2 * (again.error + row.error)


def test_a_flip_is_more_than_its_error():
    for row in sampled():
        gap = row.exchange_hidden - row.keep_hidden
        opened = row.exchange - row.keep
        assert row.flips == (abs(gap) > row.error and abs(opened) > 0.005 and (gap > 0) != (opened > 0))


def first_of(king_point):
    packed = load(SHIPPED[king_point])[0]
    return First(packed.propose, packed.elder, packed.accept, packed.dealer)


@pytest.mark.parametrize("king_point", [False, True])
def test_where_nobody_proposes_again_it_is_the_game_with_one_exchange(king_point):
    throws = first_of(king_point)
    never = throws._replace(propose=throws.propose * 0)
    deal, proposed, _ = twice(throws, never, king_point, 1 << 19, 5)
    worth, error = value(deal, POINTS[king_point], *(np.float32(one / STEPS) for one in (throws[0], throws[2])))
    assert proposed == 0
    assert abs(worth - load(SHIPPED[king_point])[1]["value"]) < 2 * error


def test_who_has_what_it_takes_does_not_ask_again():
    """Learning goes the right way: hands that win by themselves soon stop to exchange, poor ones do not."""
    second = learned(first_of(False), False, 1 << 18, 3)
    tricks = choices("elder").keep
    strong, poor = tricks > np.quantile(tricks, 0.9), tricks < np.quantile(tricks, 0.5)
    for often in (second.propose, second.accept):
        assert often[strong].mean() < often[poor].mean() / 2


def test_what_is_told_of_a_second_proposal():
    """The page says that hardly anything changes; here is what that rests on."""
    assert [facts["king_point"] for facts in told()] == [False, True]
    for facts in told():
        assert facts["value_once"] == load(SHIPPED[facts["king_point"]])[1]["value"]
        assert abs(facts["value_twice"] - facts["value_once"]) < 0.002
        assert max(facts["turn_elder"], facts["turn_dealer"]) < 0.05
        assert facts["deals"] >= 1 << 26
        for role in ("elder", "dealer"):
            low, high = facts[f"{role}_gain"]
            assert low <= high < 0.005
