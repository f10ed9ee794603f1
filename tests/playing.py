"""Games for the tests: random ones under every rule set, and told ones, move by move."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from tutor.bench.wandering import (
    GAMES,
    MISTAKES,
    Chooser,
    Moment,
    RuleSet,
    anyhow,
    legally,
    rule_sets,
    seats_for,
    single,
    wander,
)
from tutor.cases.transcript import Case, read_case
from tutor.core.cards import spell
from tutor.core.complaints import Complaint
from tutor.core.game import Game
from tutor.core.moves import PLAY, TABLE, Seat, read_move
from tutor.core.play import Replay, legal, verdict_on
from tutor.core.scene import Scene


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


__all__ = [
    "GAMES",
    "MISTAKES",
    "Chooser",
    "Moment",
    "RuleSet",
    "Told",
    "anyhow",
    "legally",
    "never_seen",
    "rule_sets",
    "seats_for",
    "single",
    "tell",
    "wander",
]


# What one seat cannot see


def never_seen(case: Case, run: Replay[Any], seat: Seat) -> set[str]:
    """Return the cards that a player has seen at no step: neither held nor laid by anybody nor cut or turned up."""
    game = case.game
    states = [run.start, *(made.after for made in run.steps)]
    seen = {one.text for made in run.steps if made.move.verb in (PLAY, "cut") for one in made.move.cards}
    for before, state in zip([run.start, *states], states, strict=False):
        seen |= _open_cards(game.scene(state, seat))
        acting = game.movers(state)
        if not acting or (acting[0] == TABLE and game.chance(state, Random(0)).verb == "deal"):  # counted in the open
            seen |= _open_cards(game.scene(before, None))
    return set().union(*(_open_cards(game.scene(state, None)) for state in states)) - seen


def _open_cards(scene: Scene) -> set[str]:
    hands = {one.text for hand in scene.hands for one in hand.cards}
    laid = {one.text for _, cards in scene.trick for one in cards}
    return (hands | laid | {pile.top.text for pile in scene.piles if pile.top}) - {"?"}
