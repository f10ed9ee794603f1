"""Whose a trick is that lies beside the table: who took it, whatever else the same move brought about."""

from __future__ import annotations

from random import Random

import pytest

from tutor.core.moves import PLAY, seated
from tutor.core.play import random_moves, replay
from tutor.games import shelf
from tutor.shown.linetexts import Telling
from tutor.shown.tricks import tricks_of
from tutor.words import library

GAMES = [(key, name) for key, game in shelf().items() for name in game.presets]
DEALS, LONGEST = 4, 160


@pytest.mark.parametrize(("key", "preset"), GAMES)
def test_a_trick_is_whose_the_rules_name(key: str, preset: str) -> None:
    """Also the last one, with which somebody is out or charged; and a knock may complete one as well as a card."""
    game = shelf()[key]
    options = game.presets[preset]
    who = (library.book(game.folder).situation or {}).get("who", ())
    fewest, most = game.seats(options)
    for seed in range(DEALS):
        start = game.start(options, seated(min(max(fewest, 2 + seed % 3), most)))
        if not game.scene(start, None).tricks:
            return
        run = replay(game, start, [move for _, move in random_moves(game, start, Random(seed), most=LONGEST)])
        tricks, done = tricks_of(game, run, Telling("en"))
        waiting = ""
        for made, at in zip(run.steps, done[1:], strict=True):
            named = [event.facts.get("seat") for event in made.events if event.rule in who]
            if at < 0 and any(named):  # it lies there for another while
                assert game.scene(made.after, None).trick, (seed, made.move)
                waiting = str(named[0])
            elif at >= 0 and tricks[at].to == "pile:pile":
                assert tricks[at].winner == (str(named[0] or "") if named else waiting), (seed, made.move)


def test_a_knock_completes_a_trick() -> None:
    game = shelf()["knockout-whist"]
    start = game.start(game.presets["standard"], seated(3))
    for seed in range(40):
        run = replay(game, start, [move for _, move in random_moves(game, start, Random(seed), most=LONGEST)])
        tricks, done = tricks_of(game, run, Telling("en"))
        knocked = [at for made, at in zip(run.steps, done[1:], strict=True) if made.move.verb == "knock" and at >= 0]
        for at in knocked:
            assert tricks[at].winner
        if knocked:
            return
    pytest.fail("nobody knocked at the end of a trick")


def test_the_card_that_takes_the_last_trick_is_marked_and_not_the_one_that_goes_out() -> None:
    game = shelf()["getaway"]
    start = game.start(game.presets["standard"], seated(3))
    found = 0
    for seed in range(60):
        run = replay(game, start, [move for _, move in random_moves(game, start, Random(seed), most=600)])
        made = run.steps[-1]
        if made.move.verb != PLAY or "getaway.two.out-by-lower" not in {event.rule for event in made.events}:
            continue
        trick = tricks_of(game, run, Telling("en"))[0][-1]
        found += 1
        led = trick.plays[0].cards[0][0]
        assert all(one.cards[0][0] == led for one in trick.plays)
        top = max(trick.plays, key=lambda one: "234567891BDKA".index(one.cards[0][1]))
        assert (trick.winner, top.mark) == (top.seat, "top")
    assert found
