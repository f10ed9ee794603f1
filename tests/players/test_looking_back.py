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
from tutor.players.known import NOTHING
from tutor.players.looking_back import (
    LOOK_AGAIN,
    Moment,
    decisions,
    end_of_deal,
    moment,
    moments_that_mattered,
    otherwise,
)
from tutor.players.memory import Memory
from tutor.players.players import Choice, level
from tutor.players.search import estimate
from tutor.players.thinking import Job, think


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


def test_what_is_told_of_the_dearest_moments_is_not_what_luck_made_of_them():
    """200 moments, chosen among decisions whose cost is drawn anew each time they are measured.

    The truth is a tenth. What chose them says more than that; what is told says it within its error.
    """
    source = random.Random(11)
    seat = Seat("A")
    worse, better = play(seat, *cards("♥2")), play(seat, *cards("♠A"))

    def drawn() -> tuple:
        return tuple(
            estimate(move, [mean + source.gauss(0, 0.35) for _ in range(40)])
            for move, mean in ((worse, 0.4), (better, 0.5))
        )

    def ask(job: Job) -> Choice:
        return Choice(better, "", drawn())

    job = Job("gurke", None, Memory(seat, {}, NOTHING), (worse, better), LOOK_AGAIN, "0")
    chosen, told = [], []
    while len(told) < 200:
        looked = [Moment(n, *drawn()) for n in range(30)]
        cost = [(one, job) for one in looked if one.gain > one.margin]
        chosen += [one.gain for one, _ in sorted(cost, key=lambda each: -each[0].gain)[:3]]
        told += [one.gain for one in moments_that_mattered(cost, 3, ask)]
    error = 0.35 * 2**0.5 / 40**0.5 / len(told) ** 0.5
    assert sum(chosen) / len(chosen) > 0.2
    assert abs(sum(told) / len(told) - 0.1) < 3 * error


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
