"""Disputes about how many may sit down: what each reading deals to every number of players, by the engine."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from tutor.core.complaints import Complaint
from tutor.core.game import HAND, AnyGame
from tutor.core.moves import TABLE, seated
from tutor.core.options import AnyOptions, changed
from tutor.teaching.disputes import Reading, option_of, readings
from tutor.words.book.entries import Entry

FACT = "seats"
"""The fact of a gap that is about numbers of players: the rule set that it is asked of."""
MOST = 10
"""So many players are looked at; above them no reading of a text differs."""
STOCK = ("stock", -1)


class Dealt(NamedTuple):
    """What a number of players gets."""

    each: int
    left: int
    """What stays in the stock."""


class Seating(NamedTuple):
    """One reading, and what it deals to each number of players; nothing where they are too few or too many."""

    reading: Reading
    dealt: tuple[Dealt | None, ...]


class Seatings(NamedTuple):
    """The readings side by side."""

    players: tuple[int, ...]
    rows: tuple[Seating, ...]


def seatings(game: AnyGame, gap: Entry) -> Seatings | None:
    """Return what the readings of a gap deal, where it is about numbers of players."""
    if FACT not in gap.facts:
        return None
    option, base = option_of(game, gap), game.presets[gap.facts[FACT]]
    allowed = {one: changed(base, {option.name: one.value}) for one in readings(game, gap)}
    limits = [game.seats(options) for options in allowed.values()]
    players = tuple(range(min(few for few, _ in limits), min(MOST, max(most for _, most in limits)) + 1))
    return Seatings(players, tuple(Seating(one, _dealt(game, options, players)) for one, options in allowed.items()))


def _dealt(game: AnyGame, options: AnyOptions, players: Sequence[int]) -> tuple[Dealt | None, ...]:
    fewest, most = game.seats(options)
    return tuple(_deal(game, options, count) if fewest <= count <= most else None for count in players)


def _deal(game: AnyGame, options: AnyOptions, count: int) -> Dealt | None:
    """Let the table deal; how many cards lie where is the same for every shuffle."""
    chance = Random(count)
    try:
        state = game.start(options, seated(count))
        while game.movers(state)[:1] == (TABLE,):
            state, _ = game.apply(state, game.chance(state, chance))
    except Complaint:
        return None
    lying = game.lying(state)
    return Dealt(len(lying[HAND, 0]), len(lying[STOCK]))
