"""What the odds know is used as it is known: the solved decision, the exact tables, and nothing that is hidden."""

from __future__ import annotations

from random import Random

import pytest

from tutor.core.cards import BACK
from tutor.core.moves import PLAY, TABLE, seated
from tutor.core.play import legal
from tutor.games import shelf
from tutor.players.against import levels
from tutor.players.match import match
from tutor.players.memory import after, begin
from tutor.players.players import Choice, choose, level, played
from tutor.teaching.experts import equipped


def test_every_decision_of_an_ecarte_is_one_that_is_allowed():
    game = shelf()["ecarte"]
    strong = equipped(level("strong", 12), "ecarte")
    assert equipped(level("thumb"), "ecarte").expert is None
    assert equipped(level("strong"), "gurke").expert is None
    verbs = set()
    for number in range(4):
        source = Random(number)
        state = game.start(next(iter(game.presets.values())), seated(2))
        memories = {seat: begin(game, state, seat) for seat in state.seats}
        while acting := game.movers(state):
            if acting[0] == TABLE:
                move = game.chance(state, source)
            else:
                moves = legal(game, state)
                seen = game.seen_by(state, acting[0])
                found = choose(game, seen, memories[acting[0]], moves, strong, Random(number))
                move = found.move
                assert move in moves
                verbs.add(move.verb)
                if move.verb == PLAY and len(moves) > 1 and found.estimates:
                    assert {one.move for one in found.estimates} <= set(moves)
            following, _ = game.apply(state, move)
            memories = {seat: after(game, memory, state, move, following) for seat, memory in memories.items()}
            state = following
    assert {"play", "propose", "discard"} <= verbs


def test_a_match_of_the_equipped_is_the_same_each_time():
    game = shelf()["ecarte"]
    options = next(iter(game.presets.values()))
    players = [equipped(level("strong", 8), "ecarte"), level("thumb")]
    first, second = (list(match(game, options, players, numbers=range(3), seed=4)) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("name", ["strong", "before", "open"])
def test_only_who_sits_down_for_comparison_sees_the_hands_of_others(name):
    """What reaches whoever thinks hides every hand but one's own; with open hands nothing is hidden."""
    game, hidden = shelf()["gurke"], set()
    start = game.start(game.presets["agurk"], seated(3))

    def spy(game, seen, memory, moves, advised, budget, random) -> Choice:
        me = seen.seats.index(memory.seat)
        hidden.add(any(BACK in hand for player, hand in enumerate(seen.hands) if player != me and hand))
        return Choice(advised.move)

    one = level(name, 12)._replace(expert=spy, people=())
    sources = {seat: Random(1) for seat in start.seats}
    for number, _ in enumerate(played(game, start, dict.fromkeys(start.seats, one), Random(2), sources)):
        if number > 15:
            break
    assert hidden == {name != "open"}
    assert (name in levels()) is (name == "strong")
