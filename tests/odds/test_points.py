"""What keeping a hand is worth in points, and numbers that never claim more than is true."""

from fractions import Fraction

import pytest

from tutor.odds.answer import odds
from tutor.odds.worth import points_of
from tutor.ui.numbers import percent, points


@pytest.mark.parametrize(
    ("hand", "turn_up", "role", "worth"),
    [
        ("KH QH TS 8S 7D", "TH", "elder", "+0.33"),
        ("AH KS JS TS 8S", "TH", "elder", "+0.33"),
        ("QS JS AS 9S 8S", "KS", "dealer", "+2.00"),  # a vole, whatever the other side holds
        ("QS JS AS AD 8H", "KS", "dealer", "+1.09"),
    ],
)
def test_keeping_the_hand(hand: str, turn_up: str, role: str, worth: str) -> None:
    found = points_of(odds(hand, turn_up, role)["tricks"], role)
    assert points(found) == worth


def test_all_or_nothing_is_said_only_of_what_is() -> None:
    assert percent(1, 0) == "100%"
    assert percent(Fraction(65_779, 65_780)) == ">\u202f99.9%"
    assert percent(0.997, 0) == ">\u202f99%"
    assert percent(0, 0) == "0%"
    assert percent(0.003, 0) == "<\u202f1%"
    assert percent(0.68) == "68.0%"
