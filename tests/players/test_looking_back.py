"""What mattered in a game is found again, and played on once from the better move by the same players."""

from __future__ import annotations

import random

import pytest
from playing import GAMES

from tutor.core.cards import cards
from tutor.core.moves import Seat, play, seated
from tutor.core.play import legal
from tutor.games import shelf
from tutor.players.against import NEXT_DEAL, OVER, YOU, Against, settle
from tutor.players.looking_back import decisions, end_of_deal, moment, otherwise
from tutor.players.players import level
from tutor.players.thinking import think


def thrown_away() -> Against:
    """The ace is kept for the last trick of a Gurke, and takes it."""
    game = shelf()["gurke"]
    position = {"hands": {"A": "♠A ♥2", "B": "♥9 ♦8"}, "leader": "A", "number": 6}
    start = game.read(game.presets["agurk"], seated(2), {"position": position})
    against = Against(game, start, Seat("A"), level("club"), 1)
    against.make(play(Seat("A"), *cards("♥2")))
    while against.waits_for() not in (NEXT_DEAL, OVER):
        settle(against)
        if against.waits_for() == YOU:
            against.make(legal(game, against.state)[0])
    return against


def test_a_card_that_cost_the_deal_is_found_and_the_deal_is_played_on_from_the_better_one():
    game = thrown_away()
    found = [moment(game, n, think(job).estimates) for n, job in decisions(game)]
    assert [one.step for one in found if one] == [0]
    (one,) = filter(None, found)
    assert one.better.move == play(Seat("A"), *cards("♠A"))
    assert one.gain > one.margin > 0
    there = otherwise(game, one.step, one.better.move, think)
    assert there.steps[0].move == one.better.move
    assert there.waits_for() == NEXT_DEAL
    assert there.state.sheet.scores[0] < game.steps[end_of_deal(game, 0) - 1].after.sheet.scores[0]
    assert len(game.steps) == len(thrown_away().steps), "the game itself stays as it was"


@pytest.mark.parametrize("key", GAMES)
def test_playing_on_ends_with_the_deal_and_is_the_same_each_time(key):
    game, source = shelf()[key], random.Random(2)
    start = game.start(
        next(iter(game.presets.values())), seated(max(2, game.seats(next(iter(game.presets.values())))[0]))
    )
    against = Against(game, start, start.seats[0], level("beginner"), 3)
    while True:
        settle(against)
        mine = list(legal(game, against.state)) if against.waits_for() == YOU else []
        if len(mine) > 1 and len(against.steps) > 8:
            break
        against.make(source.choice(mine)) if mine else against.go_on()
    now = len(against.steps)
    one, other = (otherwise(against, now, mine[-1], think) for _ in range(2))
    assert one.steps == other.steps
    assert one.steps[now].move == mine[-1]
    assert one.waits_for() in (NEXT_DEAL, OVER)
    assert len(one.deals()) <= len(against.deals()) + 1
