"""What a search aims at is what wins the game."""

from __future__ import annotations

import random

import pytest
from playing import rule_sets, seats_for

from tutor.core.cards import cards
from tutor.core.moves import TABLE, seated
from tutor.games import shelf
from tutor.games.knockout_whist.state import HANDS, Phase, State
from tutor.players.aims import aim
from tutor.players.known import DEAL
from tutor.players.players import LEVELS, played

GETAWAY = shelf()["getaway"]
WHIST = shelf()["knockout-whist"]


def after_a_hand(number: int, chooser: int, won: tuple[int, ...], dogs: tuple[int, ...] = ()) -> State:
    """Knock-Out Whist between two hands; the number is that of the coming one."""
    seats = seated(len(won))
    lives = tuple(int(player in dogs) for player in range(len(won)))
    there = {"alive": (True,) * len(won), "hands": ((),) * len(won), "dealer": 0, "phase": Phase.DEAL}
    return State(
        WHIST.presets["standard"], seats, number=number, chooser=chooser, won=won, dogs=dogs, lives=lives, **there
    )


def worth(state: State) -> list[float]:
    before = state._replace(number=state.number - 1, chooser=-1, dogs=(), lives=(0,) * len(state.seats))
    return list(aim(WHIST).worth(before, state))


def test_getaway_the_fewer_cards_somebody_holds_the_better_and_none_is_as_good_as_to_have_got_away():
    start = GETAWAY.start(next(iter(GETAWAY.presets.values())), seated(3))
    held = start._replace(hands=(cards("♠A ♠K ♠D"), cards("♥2"), ()))
    assert aim(GETAWAY).worth(start, held) == [0.25, 0.75, 1]


def test_whist_a_further_trick_that_decides_nothing_is_worth_nothing():
    """Measured, six tricks of seven win no more games than four: both name trumps, and nobody is nearly out."""
    assert worth(after_a_hand(2, 0, (6, 1))) == worth(after_a_hand(2, 0, (4, 3)))
    assert worth(after_a_hand(3, 1, (2, 4))) < worth(after_a_hand(3, 0, (4, 2)))


def test_whist_trumps_are_named_for_the_more_the_fewer_cards_there_are():
    named = [worth(after_a_hand(number, 0, (1, 0, 0)))[0] for number in range(2, HANDS + 1)]
    assert named == sorted(named)
    assert 1 / 3 < named[0] < 0.5 < named[-1] < 1


def test_whist_the_lone_card_of_another_is_worth_something():
    apart = worth(after_a_hand(4, 0, (5, 0), dogs=(1,)))
    assert apart[0] > worth(after_a_hand(4, 0, (4, 1)))[0]
    assert 0 < apart[1] < 0.2


@pytest.mark.parametrize("one", rule_sets("knockout-whist"), ids=str)
def test_whist_the_hopes_of_all_are_one(one):
    source = random.Random(str(one))
    start = one.game.start(one.options, seats_for(one.game, one.options, source, 5))
    levels = dict.fromkeys(start.seats, LEVELS["random"])
    before = start
    for step in played(one.game, start, levels, source, dict.fromkeys(start.seats, source)):
        hopes = aim(one.game).worth(before, step.after)
        assert sum(hopes) == pytest.approx(1)
        assert all(0 <= hope <= 1 for hope in hopes)
        assert [hope > 0 for hope in hopes] == [
            alive if step.after.winner < 0 else player == step.after.winner
            for player, alive in enumerate(step.after.alive)
        ]
        if step.move.seat == TABLE and step.move.verb == DEAL:
            before = step.after
