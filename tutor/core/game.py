"""What every game is made of: seats, moves, events, and a record of functions.

A game is a value of ``Game``: plain functions over its own frozen state. Chance is a move
too, made by the seat ``TABLE``, so that a record replays for ever.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from tutor.core.cards import Card
from tutor.core.fields import NOTHING, Fields
from tutor.core.moves import PLAY, Move, Seat
from tutor.core.plain import Plain
from tutor.core.rules import RuleId, Sieve, Verdict
from tutor.core.scene import Scene
from tutor.core.situation import NO_FACTS, Facts, Problem, Situation

__all__ = [
    "HAND",
    "NO_FACTS",
    "AnyGame",
    "AnyState",
    "Event",
    "Facts",
    "Game",
    "Lying",
    "O",
    "Outcome",
    "Place",
    "Problem",
    "S",
    "Situation",
    "in_full",
]

Place: TypeAlias = tuple[str, int]
"""Somewhere cards can lie: a word (``hand``, ``stock``, ``trick`` …) and the player, or nobody, whose it is."""
Lying: TypeAlias = Mapping[Place, tuple[Card, ...]]
"""Which cards lie where; a back for each that cannot be seen."""
HAND = "hand"
"""The word for the place of a player's hand, the same in every game."""


S = TypeVar("S", bound=Situation)
O = TypeVar("O")  # noqa: E741  (the options of a game)


class Event(NamedTuple):
    """Something that happened because of a move, and the rule that made it happen."""

    rule: RuleId
    facts: Facts = NO_FACTS
    gap: RuleId | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    rule: RuleId
    losers: tuple[Seat, ...] = ()
    winners: tuple[Seat, ...] = ()
    points: tuple[tuple[Seat, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Game(Generic[S, O]):
    """A game as a record of functions; everything else in the project works on this."""

    key: str
    """The first part of its rule ids."""
    folder: str
    """The folder of its texts."""
    options: type[O]
    """Its frozen dataclass of options."""
    presets: Mapping[str, O]
    """Its rule sets by name; the first is the game as the page tells it."""
    seats: Callable[[O], tuple[int, int]]
    """(options) to the fewest and the most players."""
    start: Callable[[O, tuple[Seat, ...]], S]
    """(options, seats) to the state before the deal; chance deals by a move."""
    read: Callable[[O, tuple[Seat, ...], Mapping[str, Plain]], S]
    """(options, seats, case) to a state, from ``hands`` or a ``position``."""
    write: Callable[[S], Mapping[str, object]]
    """A state to the ``position`` that ``read`` reads back."""
    check: Callable[[S], Sequence[Problem]]
    """What is impossible in a position."""
    movers: Callable[[S], tuple[Seat, ...]]
    """Who may act now, the one whose turn it is first; empty when the game is over."""
    attempts: Callable[[S, Seat], Sequence[Move]]
    """Everything this seat could try, legal or not."""
    rules: Callable[[O], Sequence[Sieve[S]]]
    """(options) to the sieves in order."""
    apply: Callable[[S, Move], tuple[S, tuple[Event, ...]]]
    """A state and a legal move to the next state and what happened."""
    chance: Callable[[S, Random], Move]
    """(state, random source) to one move of the table, where the table is to move."""
    chances: Callable[[S], Sequence[Move] | None]
    """Every move the table could make, or None where they are too many (a deal)."""
    outcome: Callable[[S], Outcome | None]
    """How it ended, or None."""
    facts: Callable[[S, Move | None], Facts]
    """What the sentences about a move here may name."""
    scene: Callable[[S, Seat | None], Scene]
    """The position as shown; with a seat, as that seat sees it."""
    seen_by: Callable[[S, Seat], S]
    """What that seat can know: the same state with the rest blanked."""
    lying: Callable[[S], Lying]
    """Where every card lies; of a blanked state, with what the state itself gives away."""
    imagine: Callable[[S, Lying], S]
    """(blanked state, where the cards may be) to a full state that looks the same to anyone who saw the blanked one."""
    verbs: tuple[str, ...] = (PLAY,)
    """The kinds of move of this game."""
    tolerates: Callable[[S, Verdict], bool] | None = None
    """Whether the table lets this illegal move happen, and punishes it, instead of refusing it."""
    hints: Callable[[S, Seat], Sequence[Event]] | None = None
    """Advice of the page for this seat, never legality."""
    again: Callable[[S], S] | None = None
    """A finished state to the start of the next game of a series."""
    notices: Callable[[S], Sequence[Problem]] | None = None
    """What a table allows but should know of; the key is that of a ``notice-`` sentence of the app."""
    fields: Fields[S] = ()
    """What a case may say of a moment, each thing declared once."""
    unlisted: Callable[[S, Move], bool] | None = None
    """Whether an attempt that is not listed can be asked about all the same: one neighbour's hand, one hidden card."""
    twin: Callable[[S, Move], Move] | None = None
    """Where one attempt stands for several that differ in nothing that matters: the attempt listed for this move."""
    weighty: frozenset[RuleId] = frozenset()
    """Rulings under which a card decides more than what is played: pressing it asks first, before it counts."""


AnyGame: TypeAlias = Game[Any, Any]
"""A game of which only the shelf knows the kind of its state and options."""
AnyState: TypeAlias = Any
"""A state that goes into the functions of its own game, taken from a table by the game's name."""


def in_full(game: Game[S, Any], state: S) -> dict[str, object]:  # Any: options of any kind
    """Say all that a moment has, usual or not; empty hands, piles and lists are left out."""
    if not game.fields:
        return dict(game.write(state))
    said = {one.name: one.kind.write(state, one.get(state)) for one in game.fields if one.has_meaning(state)}
    return {name: one for name, one in said.items() if one not in NOTHING}
