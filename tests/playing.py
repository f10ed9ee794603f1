"""Games for the tests: random ones under every rule set, and told ones, move by move."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, NamedTuple, TypeAlias

from tutor.cases.transcript import Case, read_case
from tutor.core.cards import spell
from tutor.core.complaints import Complaint
from tutor.core.game import Event, Game
from tutor.core.moves import PLAY, TABLE, Move, Seat, read_move, seated
from tutor.core.options import changed, listed
from tutor.core.play import Replay, any_move, legal, verdict_on
from tutor.core.scene import Scene
from tutor.games import shelf

GAMES = tuple(shelf())
MISTAKES = 0.06
"""How often a wanderer makes a mistake that the table lets happen."""
Chooser: TypeAlias = Callable[[Game, Any, random.Random], Move]
anyhow: Chooser = partial(any_move, mistakes=MISTAKES)
"""Chooses as anybody might, mistakes included."""
legally: Chooser = partial(any_move, mistakes=0)
"""Chooses as anybody might, and never makes a mistake."""


@dataclass(frozen=True)
class RuleSet:
    """One rule set by name: a preset, or a preset with something changed."""

    game: Game
    name: str
    preset: str
    options: Any

    def __repr__(self) -> str:
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


def single(game: Game, option: Any, value: str) -> RuleSet:
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


def seats_for(game: Game, options: Any, source: random.Random, most: int = 16) -> tuple[Seat, ...]:
    """Any number of seats that the rule set allows."""
    fewest, largest = game.seats(options)
    return seated(source.randint(fewest, max(fewest, min(largest, most))))


def wander(game: Game, state: Any, source: random.Random, most: int, choose: Chooser = anyhow) -> Iterator[Moment]:
    """Play on at random, mostly cards, now and then a mistake that the table punishes; ends with the game."""
    for _ in range(most):
        if not game.movers(state):
            return
        move = choose(game, state, source)
        after, events = game.apply(state, move)
        yield Moment(state, move, events, after)
        state = after


@dataclass(frozen=True)
class Told:
    """A game as far as somebody has told it."""

    game: Game
    start: Any
    moments: tuple[Moment, ...]
    failure: Complaint | None

    @property
    def state(self) -> Any:
        return self.moments[-1].after if self.moments else self.start

    @property
    def events(self) -> list[str]:
        """What the last move caused."""
        return [event.rule for event in self.moments[-1].events]

    @property
    def gaps(self) -> dict[str, str]:
        """What the last move caused by decision of the house."""
        return {event.rule: event.gap for event in self.moments[-1].events if event.gap}

    @property
    def mover(self) -> str:
        acting = self.game.movers(self.state)
        return acting[0] if acting else ""

    @property
    def acting(self) -> str:
        return " ".join(self.game.movers(self.state))

    @property
    def hands(self) -> dict[str, str]:
        """Every hand as text; those who are out are left out."""
        return {h.seat: spell(h.cards) for h in self.game.scene(self.state, None).hands if not (h.out or h.done)}

    @property
    def losers(self) -> tuple[str, ...]:
        end = self.game.outcome(self.state)
        return () if end is None else end.losers

    def legal(self, seat: str = "") -> str:
        """Every legal move of a seat, by default of the one whose turn it is."""
        return ", ".join(map(str, legal(self.game, self.state, Seat(seat or self.mover))))

    def verdict(self, text: str) -> Any:
        """The verdict on a move as it is written."""
        return verdict_on(self.game, self.state, read_move(text, self.state.seats, self.game.verbs))

    def why(self, text: str) -> str:
        """The rule that decides about a move, with + where it is legal and - where it is not."""
        found = self.verdict(text)
        return f"{'+' if found.legal else '-'}{found.rule}"


def tell(said: Any, *moves: str) -> Told:
    """Read a case and play the moves given; a move that cannot be made is the failure."""
    case = read_case({**said, "moves": [*said.get("moves", ()), *moves]})
    run = case.play()
    made = tuple(Moment(step.before, step.move, step.events, step.after) for step in run.steps)
    return Told(case.game, run.start, made, run.failure)


# What one seat cannot see


def never_seen(case: Case, run: Replay[Any], seat: Seat) -> set[str]:
    """Return the cards that a player has seen at no step: neither held nor laid by anybody nor cut or turned up."""
    game = case.game
    states = [run.start, *(made.after for made in run.steps)]
    seen = {one.text for made in run.steps if made.move.verb in (PLAY, "cut") for one in made.move.cards}
    for before, state in zip([run.start, *states], states, strict=False):
        seen |= _open_cards(game.scene(state, seat))
        acting = game.movers(state)
        if not acting or (acting[0] == TABLE and game.chances(state) is None):  # counted in the open
            seen |= _open_cards(game.scene(before, None))
    return set().union(*(_open_cards(game.scene(state, None)) for state in states)) - seen


def _open_cards(scene: Scene) -> set[str]:
    hands = {one.text for hand in scene.hands for one in hand.cards}
    laid = {one.text for _, cards in scene.trick for one in cards}
    return (hands | laid | {pile.top.text for pile in scene.piles if pile.top}) - {"?"}
