"""Random games under every rule set: what tests, figures and proofs play."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, NamedTuple, TypeAlias

from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, Event
from tutor.core.moves import Move, Seat, seated
from tutor.core.options import changed, listed
from tutor.core.play import any_move
from tutor.games import shelf

GAMES = tuple(shelf())
MISTAKES = 0.06
"""How often a wanderer makes a mistake that the table lets happen."""
Chooser: TypeAlias = Callable[[AnyGame, Any, random.Random], Move]
anyhow: Chooser = partial(any_move, mistakes=MISTAKES)
"""Chooses as anybody might, mistakes included."""
legally: Chooser = partial(any_move, mistakes=0)
"""Chooses as anybody might, and never makes a mistake."""


@dataclass(frozen=True)
class RuleSet:
    """One rule set by name: a preset, or a preset with something changed."""

    game: AnyGame
    name: str
    preset: str
    options: Any

    def __repr__(self) -> str:
        """Return game and name."""
        return f"{self.game.key} {self.name}"


class Moment(NamedTuple):
    """One move of a random game."""

    before: Any
    move: Move
    events: tuple[Event, ...]
    after: Any


@cache
def rule_sets(key: str) -> tuple[RuleSet, ...]:
    """Every preset, and every value of every option on the first preset that bears it; what is the same, once."""
    game = shelf()[key]
    found = [RuleSet(game, name, name, options) for name, options in game.presets.items()]
    for option in listed(game.options):
        found += [single(game, option, value) for value in option.values]
    different: dict[Any, RuleSet] = {}
    for one in found:
        different.setdefault(one.options, one)
    return tuple(different.values())


def single(game: AnyGame, option: Any, value: str) -> RuleSet:
    """One value of one option, with what it needs, on the first preset that it does not contradict."""
    changes = {option.name: value}
    if option.needs is not None and option.needs[0] != option.name:
        changes = {option.needs[0]: option.needs[1], **changes}
    refused = None
    for wanted in (changes, {option.name: value}):
        for preset, options in game.presets.items():
            try:
                return RuleSet(game, f"{preset} + {option.name}={value}", preset, changed(options, wanted))
            except Complaint as complaint:
                refused = complaint
    raise AssertionError(f"{game.key}: no rule set can have {option.name}={value}: {refused}")


def seats_for(game: AnyGame, options: Any, source: random.Random, most: int = 16) -> tuple[Seat, ...]:
    """Any number of seats that the rule set allows."""
    fewest, largest = game.seats(options)
    return seated(source.randint(fewest, max(fewest, min(largest, most))))


def wander(game: AnyGame, state: Any, source: random.Random, most: int, choose: Chooser = anyhow) -> Iterator[Moment]:
    """Play on at random, mostly cards, now and then a mistake that the table punishes; ends with the game."""
    for _ in range(most):
        if not game.movers(state):
            return
        move = choose(game, state, source)
        after, events = game.apply(state, move)
        yield Moment(state, move, events, after)
        state = after
