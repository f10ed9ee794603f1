"""A sieve answers by the set of moves: judged in any order, every attempt gets the same verdict."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playing import GAMES, RuleSet, rule_sets, seats_for, wander

from tutor.core.moves import TABLE, Move, Seat
from tutor.core.rules import RuleId, Verdict, judge

MOMENTS = 60
"""How far each rule set is played; every second moment is judged."""

Answer = tuple[bool, tuple[RuleId, ...], RuleId | None, frozenset[Move]]


def answers(verdicts: tuple[Verdict, ...]) -> dict[Move, Answer]:
    return {v.move: (v.legal, v.rules, v.gap, frozenset(v.instead)) for v in verdicts}


def moments(one: RuleSet, seed: int) -> Iterator[Any]:
    """Positions of one random game, and whose attempts are judged there."""
    source = random.Random(seed)
    state = one.game.start(one.options, seats_for(one.game, one.options, source, 6))
    for moment in list(wander(one.game, state, source, MOMENTS))[seed % 2 :: 2]:
        yield moment.after


def flips(one: RuleSet, state: Any, seat: Seat, source: random.Random) -> Iterator[str]:
    """Verdicts that change with the order or the presence of other attempts."""
    tries = list(one.game.attempts(state, seat))
    rules = one.game.rules(state.options)
    listed = answers(judge(rules, state, seat, tries))
    shuffled = source.sample(tries, len(tries))
    again = answers(judge(rules, state, seat, shuffled))
    for move, answer in listed.items():
        if again[move] != answer:
            yield f"{one}: {move} is {answer[:3]}, in another order {again[move][:3]}"


@pytest.mark.parametrize("key", GAMES)
def test_verdicts_do_not_depend_on_the_order_of_attempts(key):
    found = []
    for number, one in enumerate(rule_sets(key)):
        source = random.Random(number)
        for state in moments(one, number):
            for seat in state.seats:
                if seat is not TABLE:
                    found += flips(one, state, seat, source)
    assert not found, f"{len(found)} verdicts changed, as\n" + "\n".join(found[:12])


def test_no_ruling_can_be_without_a_name():
    for text in ("", "getaway", "Getaway.trick", "getaway.", ".trick", "getaway.trick follow"):
        with pytest.raises(ValueError, match="not the id of a rule"):
            RuleId(text)
