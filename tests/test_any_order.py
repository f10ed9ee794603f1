"""A sieve answers by the set of moves: judged in any order, every attempt gets the same verdict."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from playing import GAMES, RuleSet, rule_sets, seats_for, wander

from tutor.core.complaints import Complaint
from tutor.core.moves import Move, Seat
from tutor.core.options import changed, listed
from tutor.core.rules import RuleId, Verdict, judge
from tutor.games import shelf

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


def all_flips(one: RuleSet, number: int) -> list[str]:
    source = random.Random(number)
    return [flip for state in moments(one, number) for seat in state.seats for flip in flips(one, state, seat, source)]


@pytest.mark.parametrize("key", GAMES)
def test_verdicts_do_not_depend_on_the_order_of_attempts(key):
    found = [flip for number, one in enumerate(rule_sets(key)) for flip in all_flips(one, number)]
    assert not found, f"{len(found)} verdicts changed, as\n" + "\n".join(found[:12])


@pytest.mark.parametrize("key", GAMES)
@settings(deadline=None, database=None, max_examples=30, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_nor_do_they_with_any_two_options(key, data):
    game = shelf()[key]
    preset = data.draw(st.sampled_from(list(game.presets)))
    first, second = (data.draw(st.sampled_from(listed(game.options))) for _ in range(2))
    changes = {one.name: data.draw(st.sampled_from(one.values)) for one in (first, second)}
    try:
        options = changed(game.presets[preset], changes)
    except Complaint:
        return  # the two exclude each other
    found = all_flips(RuleSet(game, f"{preset} + {changes}", preset, options), data.draw(st.integers(0, 10_000)))
    assert not found, f"{len(found)} verdicts changed, as\n" + "\n".join(found[:12])


def test_no_ruling_can_be_without_a_name():
    for text in ("", "getaway", "Getaway.trick", "getaway.", ".trick", "getaway.trick follow"):
        with pytest.raises(ValueError, match="not the id of a rule"):
            RuleId(text)
