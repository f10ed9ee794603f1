"""A moment of Getaway: the hands, the trick, the face-down pile, and who has the power.

Players are numbered in the order seated, clockwise; ``step`` is +1 where the table plays
clockwise and -1 where it plays the other way round.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from tutor.core.cards import RANKS, Card, pack
from tutor.core.moves import Seat
from tutor.core.rules import RuleId
from tutor.core.seats import NOBODY
from tutor.games.getaway.options import Options


class Phase(Enum):
    """What the table is waiting for."""

    DEAL = "deal"
    """The table to deal."""
    HEAPS = "heaps"
    """Someone to choose a heap (getaway.opt.deal-method=piles)."""
    WINDOW = "window"
    """The lead, or a player who takes a neighbour's hand first."""
    FIRST = "first"
    """Cards to trick 1, in any order unless the table wants turns."""
    TRICK = "trick"
    """The next player's card, from trick 2 on."""
    DRAW = "draw"
    """The table to give the card that was drawn."""
    STOPPED = "stopped"
    """The trick to be gathered after a tochoo (getaway.opt.penalties=strict)."""
    FORFEIT = "forfeit"
    """The trick to be gathered by whoever made a mistake (getaway.opt.penalties=strict)."""
    OVER = "over"


DEAL, HEAPS, WINDOW, FIRST, TRICK, DRAW, STOPPED, FORFEIT, OVER = Phase

STRENGTH = {rank: len(RANKS) - place for place, rank in enumerate(RANKS)}
"""Rank order of Getaway, ace high (getaway.components.rank-order)."""

PACKS = {"1": pack(), "2": pack(packs=2)}


class State(NamedTuple):
    """One moment of the game; nothing in it ever changes, a move makes a new one."""

    options: Options
    seats: tuple[Seat, ...]
    hands: tuple[tuple[Card, ...], ...] = ()
    alive: tuple[bool, ...] = ()
    """Who is still in the game."""
    phase: Phase = DEAL
    number: int = 1
    """The number of the trick being played or about to be led, from 1."""
    trick: tuple[tuple[int, Card], ...] = ()
    """What lies in the middle, in the order played; in the window only where an empty-handed player must draw."""
    power: int = NOBODY
    """Who leads: from trick 2 on the one who has the power, before trick 1 the holder of the opening ace.

    Nobody where a seat looks that cannot know it.
    """
    pile: tuple[Card, ...] = ()
    """The face-down pile, sorted: in what order it lies nobody knows, and chance draws from it."""
    asked: int = 0
    """How many places of the taking order have had their say in this window (A5)."""
    asks_from: int = NOBODY
    """Where the taking order of this window begins."""
    drawn: str = ""
    """``pile`` or ``hand`` while a drawn card must be led or is the lead of this trick."""
    donor: int = NOBODY
    """Whose hand is drawn from (getaway.opt.last-card-power=draw-hand)."""
    gatherer: int = NOBODY
    """Who must gather the stopped trick (getaway.opt.penalties=strict)."""
    heaps: tuple[tuple[Card, ...], ...] = ()
    """Heaps not yet chosen; a chosen one is empty."""
    dealer: int = NOBODY
    youngest: int = 0
    losses: tuple[int, ...] = ()
    """Games lost by each player in this series."""
    loser: int = NOBODY
    ended_by: RuleId | None = None
    """The rule that ended the game."""

    @property
    def led(self) -> str:
        """The suit of the first card of the trick; empty where none lies."""
        return self.trick[0][1].suit if self.trick else ""

    @property
    def step(self) -> int:
        """+1 for clockwise, -1 for counter-clockwise."""
        return 1 if self.options.direction == "clockwise" else -1


def players_in(state: State) -> int:
    """Count the players still in."""
    return state.alive.count(True)


def after(state: State, player: int, alive: Sequence[object]) -> int:
    """Return the next player in turn order for whom ``alive`` is true; the player himself if nobody else is."""
    count = len(state.seats)
    following = (player + state.step) % count
    while not alive[following] and following != player:
        following = (following + state.step) % count
    return following


def highest(trick: Sequence[tuple[int, Card]]) -> tuple[int, Card]:
    """Return who played the highest card of the led suit, and the card; of equal ones the first."""
    who, best = trick[0]
    suit = best.suit
    for player, card in trick:
        if card.suit == suit and STRENGTH[card.rank] > STRENGTH[best.rank]:
            who, best = player, card
    return who, best


def takes_from(state: State, player: int) -> int:
    """Return whose hand this player may take: the next in turn order who has cards, or nobody."""
    target = after(state, player, state.hands)
    return NOBODY if target == player else target


def place_in_window(state: State, player: int) -> int:
    """Return how many seats are asked before this one (A5)."""
    return ((player - state.asks_from) * state.step) % len(state.seats)


def must_draw(state: State) -> bool:
    """Whether the player with the power has no card to lead."""
    return state.phase is WINDOW and state.power != NOBODY and not state.hands[state.power]


def opening_ace(options: Options) -> Card:
    """The ace of spades that opens; with two packs the marked one."""
    return Card("A", "♠", 1 if options.packs == "2" else 0)


def opener(options: Options, hands: Sequence[Sequence[Card]]) -> int:
    """Return who holds the opening ace; nobody where it cannot be seen."""
    ace = opening_ace(options)
    return next((player for player, hand in enumerate(hands) if ace in hand), NOBODY)


def full_pack(options: Options) -> tuple[Card, ...]:
    """All cards of the game."""
    return PACKS[options.packs]
