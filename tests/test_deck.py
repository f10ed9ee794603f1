"""The deck is what its program draws, and drawn with few parts: every card of a table is a copy of them."""

from __future__ import annotations

import re

import pytest

from tutor.shown.deck import DECK, SUITS, deck, pips, symbols

MOST = 8
"""Parts of a number card: two letters, the group that turns one of them, and its signs as one path."""


def test_the_file_is_what_the_program_draws() -> None:
    assert DECK.read_text(encoding="utf-8") == deck()


@pytest.mark.parametrize("name", [f"f-{suit}-10" for suit in SUITS] + [f"m-{suit}-10" for suit in SUITS])
def test_ten_signs_are_one_part(name: str) -> None:
    symbol = next(one for one in symbols() if f'id="{name}"' in one)
    assert len(re.findall(r"<[a-z]", symbol)) <= MOST
    assert "<use" not in symbol


def test_a_sign_in_the_lower_half_is_its_shape_turned_round() -> None:
    assert 'd="M10 14.8C10.9' in pips("D", [(10, 20, 10)])
    assert 'd="M10 25.2C9.1' in pips("D", [(10, 20, -10)])
