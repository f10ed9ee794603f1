"""Tables of Crazy Eights for its tests."""

from __future__ import annotations

from tutor.cases.transcript import read_case
from tutor.core.moves import read_move
from tutor.games import game

GAME = game("crazy-eights")


def table(**position):
    """A position of two players, A to move, under the options given as ``options``."""
    options = position.pop("options", {})
    moves = position.pop("moves", [])
    players = position.pop("players", ["A", "B"])
    case = {"game": "crazy-eights", "options": options, "players": players, "position": position, "moves": moves}
    run = read_case(case).play()
    assert run.failure is None, run.failure
    return run.end


def move(text, state):
    return read_move(text, state.seats, GAME.verbs)
