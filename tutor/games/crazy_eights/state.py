"""A moment of Crazy Eights: hands, the open card on top, what it asks for, and the stock.

Players are numbered in the order seated, clockwise. The stock has no order: which card comes is
decided when it is drawn, by a move of the table. Whatever is neither in a hand, nor in the stock,
nor on top lies under the top card.
"""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import NamedTuple

from tutor.core.cards import BACK, Card, pack, tidy
from tutor.core.moves import Seat
from tutor.core.rules import RuleId
from tutor.core.seats import NOBODY
from tutor.games.crazy_eights.options import Options, packs_of


class Phase(Enum):
    """What the table is waiting for."""

    DEAL = "deal"
    """The table to deal."""
    TURN = "turn"
    """The table to turn the starter."""
    CALL = "call"
    """The dealer to call a suit for a wild starter (crazy-eights.opt.starter-wild=dealer-calls)."""
    PLAY = "play"
    """A player to lay, draw, take or pass."""
    DRAW = "draw"
    """The table to give the card that was asked for."""
    DEBT = "debt"
    """The table to give the cards that twos demand."""
    MISSED = "missed"
    """The table to give the penalty for a missing announcement."""
    BLOCKED = "blocked"
    """The table to shuffle after a block (crazy-eights.opt.empty-stock=reshuffle-after-block)."""
    OVER = "over"


DEALING, TURNING, CALLING, PLAYING, ASKED, SERVING, MISSED, STUCK, OVER = Phase
"""The phases by names of their own: one that is looked up in its class takes eight times as long."""


ANY = "any"
"""A call that leaves the first card free (crazy-eights.opt.starter-wild=first-player-free)."""


class Sitting(NamedTuple):
    """What outlasts the single turn: who deals, and what the rounds have cost."""

    dealer: int
    number: int = 1
    """The number of the round, from 1."""
    scores: tuple[int, ...] = ()
    """Penalty points of the finished rounds, by player."""
    ended_by: RuleId | None = None
    """The rule that ended the last round."""


class State(NamedTuple):
    """One moment of the game; nothing in it ever changes, a move makes a new one.

    A named tuple, because a new one is made for every card and this is the cheapest way to make it.
    """

    options: Options
    seats: tuple[Seat, ...]
    hands: tuple[tuple[Card, ...], ...]
    """In the order the cards came."""
    phase: Phase
    turn: int
    """Whose turn it is."""
    top: Card
    """The open card; a back before the starter is turned."""
    called: str
    """The suit called with the wild card on top; empty where its printed suit counts."""
    stock: tuple[Card, ...]
    step: int
    """+1 clockwise, -1 anticlockwise."""
    debt: int
    """How many twos lie unanswered."""
    drawn: tuple[Card, ...]
    """What was drawn in this turn."""
    passes: int
    """How many have passed in a row on an empty stock."""
    laid: int
    """Who laid the top card; nobody for the starter."""
    silent: tuple[int, ...]
    """Who came down to one card without saying so and may still be objected to, the latest last."""
    sitting: Sitting

    @property
    def required(self) -> str:
        """The suit that the next card has to have, if nothing else makes it fit."""
        return self.called or self.top.suit

    @property
    def starting(self) -> int:
        """Who has the first turn (crazy-eights.turn.first)."""
        return (self.sitting.dealer + 1) % len(self.seats)


def before_deal(options: Options, seats: tuple[Seat, ...], sitting: Sitting) -> State:
    """The table before a deal."""
    first = (sitting.dealer + 1) % len(seats)
    return State(options, seats, (), DEALING, first, BACK, "", (), 1, 0, (), 0, NOBODY, (), sitting)


# Turns


def on_turn(state: State, seat: Seat) -> bool:
    """Whether it is this seat's turn."""
    return seat == state.seats[state.turn]


def to_play(state: State, seat: Seat) -> bool:
    """Whether it is this seat's turn to lay, draw or pass."""
    return state.phase is PLAYING and on_turn(state, seat)


def objectors(state: State) -> tuple[Seat, ...]:
    """Who may object: whoever sees that another seat has kept silent about its last card."""
    if not state.silent or state.phase is not PLAYING:
        return ()
    return tuple(seat for p, seat in enumerate(state.seats) if any(silent != p for silent in state.silent))


def following(state: State, player: int, places: int = 1) -> int:
    """Return who sits so many places on in the direction of play."""
    return (player + state.step * places) % len(state.seats)


def turn_over(state: State) -> State:
    """The turn goes to the next player."""
    return state._replace(phase=PLAYING, turn=following(state, state.turn), drawn=())


# Cards


@cache
def packs(count: int) -> tuple[Card, ...]:
    """All cards of one pack or two, sorted as in a hand."""
    return tidy(pack(packs=count))


def whole(state: State) -> tuple[Card, ...]:
    """All cards of this game."""
    return packs(packs_of(state.options, len(state.seats)))


def discarded(state: State) -> tuple[Card, ...]:
    """The cards under the top one, in no order: how they came to lie there no longer matters."""
    elsewhere = {state.top, *state.stock, *(c for hand in state.hands for c in hand)}
    return tuple(c for c in whole(state) if c not in elsewhere)


def covered(state: State) -> int:
    """How many cards lie under the top one."""
    return len(whole(state)) - 1 - len(state.stock) - sum(map(len, state.hands))


def can_draw(state: State) -> bool:
    """Whether there is a card to draw, if need be after a shuffle (crazy-eights.stock.reshuffle)."""
    return bool(state.stock) or (state.options.empty_stock == "reshuffle" and covered(state) > 0)


def owed(state: State) -> int:
    """How many cards the table has to give now, if there are enough."""
    if state.phase is SERVING:
        return 2 * state.debt
    return int(state.options.last_card_penalty) if state.phase is MISSED else 1


def shuffles_first(state: State) -> bool:
    """Whether the discards are shuffled before the table can give (crazy-eights.gap.reshuffle-timing)."""
    if state.phase is STUCK:
        return True
    if len(state.stock) >= owed(state) or covered(state) == 0:
        return False
    if state.phase is not ASKED and state.options.penalty_shortfall == "reshuffle-first":
        return True
    return not state.stock and state.options.empty_stock == "reshuffle"


def payable(state: State) -> int:
    """How many cards a penalty really brings (crazy-eights.opt.penalty-shortfall); the phase says which penalty."""
    wanted = owed(state)
    there = len(state.stock)
    if there < wanted and shuffles_first(state):
        there += covered(state)
    if there >= wanted:
        return wanted
    return 0 if state.options.penalty_shortfall == "waive" else there


def points(options: Options, hand: tuple[Card, ...]) -> int:
    """The penalty points of a hand (crazy-eights.score.*)."""
    return sum(options.price(c.rank) for c in hand)
