"""Whoever guesses gets to the end of every course, and plays a card of their own before long."""

from __future__ import annotations

import pytest

from tutor.bench.learning_cost import DEAL, OWN_CARD, WHOLE, walked
from tutor.notebook.courses import Course, courses

PRESSES, WORDS = 2, 60
"""Two presses and a minute of reading, heading and first told sentence counted."""


@pytest.mark.parametrize("one", courses(), ids=lambda one: one.file)
@pytest.mark.parametrize("seed", range(3))
def test_the_first_card_of_ones_own_comes_soon_and_the_end_comes(one: Course, seed: int):
    spent = walked(one, seed)
    assert spent[OWN_CARD].presses <= PRESSES
    assert spent[OWN_CARD].words <= WORDS
    assert spent[OWN_CARD].questions == spent[DEAL].questions == 0
    assert spent[DEAL].presses < spent[WHOLE].presses
    assert spent[WHOLE].questions >= 2 * (len([each for each in one.notebook.stations if each.id]) - 1) - 1
