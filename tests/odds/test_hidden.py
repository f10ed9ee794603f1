"""Play with hidden hands: a sure hand stays sure, and a dealer nobody sees does better than open hands say."""

import pytest

from tutor.odds.answer import odds
from tutor.odds.hand import read_situation
from tutor.odds.hidden import hidden, sampled


def test_what_is_certain_is_made():
    assert hidden(read_situation("QS JS AS 9S 8S", "KS", "dealer"), 500).share == 1
    assert hidden(read_situation("QS JS AS AD 8H", "KS", "dealer"), 500).share == 1


def test_open_hands_are_no_limit():
    situation = read_situation("7C 7D KH 8D QD", "TC", "dealer")
    found = hidden(situation, 2000)
    assert found.share - found.error > odds("7C 7D KH 8D QD", "TC", "dealer")["open"] / 65_780 + 0.1


def test_the_sample_that_ships():
    rows = sampled()
    assert len({row.hand for row in rows}) >= 200
    for row in rows[::40]:
        found = odds(row.hand, row.turn_up, row.role)
        assert row.opened == pytest.approx(found["open"] / 65_780, abs=1e-4)
        again = hidden(read_situation(row.hand, row.turn_up, row.role), 2000, seed=77)
        assert abs(again.share - row.hidden) <= 2 * (again.error + row.error)
