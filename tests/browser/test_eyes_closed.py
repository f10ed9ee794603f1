"""Each game is played to its end by keys and by what was said: nobody looks at the page."""

from __future__ import annotations

import pytest
from eyes_closed import ENDED, Player, Queue
from look import to_be_heard
from playwright.sync_api import Page, expect
from test_voice import HOLE, all_of_the_log, at_once, over, sit_down

SMALL = {
    "getaway": ("de", "players=4&seed=9"),
    "knockout-whist": ("en", "players=2&seed=1"),
    "crazy-eights": ("en", "players=3&seed=5"),
    "ecarte": ("de", "seed=24"),
    "gurke": ("en", "players=3&seed=3&o=lives:1,rebirth:none"),
}
"""Games that end soon."""
LISTENS = "localStorage.setItem('tutor.listening', JSON.stringify({said: 'brief', keys: true}))"
MOST = 80
"""Presses in which a small game ends."""


def told_whole(player: Player) -> None:
    """Ask that what was heard had no hole, and that its last word is how the game ended."""
    for one in player.ear.transcript:
        assert not HOLE.search(one), one
    assert ENDED.search(" ".join(player.ear.transcript[-3:]))


@pytest.mark.parametrize("key", SMALL)
def test_a_game_is_played_to_its_end_by_what_was_announced(page: Page, key: str) -> None:
    lang, table = SMALL[key]
    page.add_init_script(LISTENS)
    sit_down(page, f"game={key}&{table}", lang)
    at_once(page, lang)
    player = Player(Queue(page), lang)
    assert player.play(MOST), player.ear.transcript[-5:]
    expect(over(page)).to_be_visible()
    told_whole(player)
    all_of_the_log(page, " ".join(to_be_heard(page)))
