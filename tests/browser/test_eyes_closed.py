"""A game is played to its end by keys and by what was said: nobody looks at the page."""

from __future__ import annotations

import pytest
from eyes_closed import ENDED, Player, Queue
from playwright.sync_api import Page, expect
from test_voice import HOLE, at_once, over, sit_down

SMALL = {"knockout-whist": "game=knockout-whist&players=2&seed=5"}
LISTENS = "localStorage.setItem('tutor.listening', JSON.stringify({said: 'brief', keys: true}))"
MOST = 120
"""Presses in which a small game ends."""


def told_whole(player: Player) -> None:
    """Ask that what was heard had no hole, and that its last word is how the game ended."""
    for one in player.ear.transcript:
        assert not HOLE.search(one), one
    assert ENDED.search(" ".join(player.ear.transcript[-3:]))


@pytest.mark.parametrize("key", SMALL)
def test_a_game_is_played_to_its_end_by_what_was_announced(page: Page, key: str) -> None:
    page.add_init_script(LISTENS)
    sit_down(page, SMALL[key], "en")
    at_once(page, "en")
    player = Player(Queue(page))
    assert player.play(MOST), player.ear.transcript[-5:]
    expect(over(page)).to_be_visible()
    told_whole(player)
