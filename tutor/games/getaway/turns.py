"""Whose turn it is in Getaway, and who may take a hand: the one place that decides it."""

from __future__ import annotations

from tutor.core.moves import TABLE, Seat
from tutor.core.rules import Case, RuleId
from tutor.core.seats import NOBODY
from tutor.games.getaway.state import (
    DEAL,
    DRAW,
    FIRST,
    FORFEIT,
    HEAPS,
    STOPPED,
    TRICK,
    WINDOW,
    State,
    after,
    place_in_window,
    takes_from,
)

TAKING_WINDOW = RuleId("getaway.take.window")
BEFORE_FIRST_TRICK = RuleId("getaway.opt.take.before-first-trick")
POWER_ONLY = RuleId("getaway.opt.take.who")
TAKING_LIMIT = RuleId("getaway.opt.take.limit-per-window")

GAP_BEFORE_FIRST = RuleId("getaway.gap.take-before-first")
GAP_TAKE_OR_DRAW = RuleId("getaway.gap.take-vs-draw")
GAP_TAKING_AGAIN = RuleId("getaway.gap.take-repeat")
GAP_TAKING_ORDER = RuleId("getaway.gap.take-order")


def movers(state: State) -> tuple[Seat, ...]:
    """Who may act now, the one whose turn it is first."""
    player = to_act(state)
    if player == NOBODY:
        return (TABLE,) if state.phase in (DEAL, DRAW) else ()
    if state.phase is WINDOW:
        return (state.seats[player], *(state.seats[p] for p in _takers(state) if p != player))
    if state.phase is FIRST and state.options.first_trick_order == "free":
        return (state.seats[player], *(state.seats[p] for p in _not_yet_played(state) if p != player))
    return (state.seats[player],)


def to_act(state: State) -> int:
    """Return whose turn it is; nobody's where the table deals or the game is over."""
    phase = state.phase
    if phase is TRICK or phase is FIRST:
        return next_to_play(state)
    if phase is WINDOW:
        return state.power
    if phase is HEAPS:
        return state.asked
    if phase is STOPPED or phase is FORFEIT:
        return state.gatherer
    return NOBODY


def next_to_play(state: State) -> int:
    """Return whose card comes next: the next player in turn order who is in and has not played to this trick."""
    waiting = list(state.alive)
    for player, _ in state.trick:
        waiting[player] = False
    return after(state, state.trick[-1][0], waiting)


def has_played(state: State, player: int) -> bool:
    """Whether a card of this player lies in the trick."""
    return any(player == before for before, _ in state.trick)


def _not_yet_played(state: State) -> list[int]:
    return [player for player, alive in enumerate(state.alive) if alive and not has_played(state, player)]


def _takers(state: State) -> list[int]:
    """Who may take a hand in this window, in the order they are asked."""
    count = len(state.seats)
    order = [(state.asks_from + state.step * place) % count for place in range(count)]
    return [p for p in order if state.alive[p] and no_taking(state, p) is None and takes_from(state, p) != NOBODY]


def no_taking(state: State, player: int) -> Case | None:
    """Return why this player may not take a hand now; None if the window is open to them."""
    options = state.options
    if state.phase is not WINDOW:
        return Case(TAKING_WINDOW)
    if state.drawn:
        return Case(TAKING_WINDOW, GAP_TAKE_OR_DRAW)
    if state.number == 1 and options.take__before_first_trick == "no":
        return Case(BEFORE_FIRST_TRICK, GAP_BEFORE_FIRST)
    if options.take__who == "power-only" and player != state.power:
        return Case(POWER_ONLY)
    place = place_in_window(state, player)
    if place >= state.asked:
        return None
    if options.take__limit_per_window == "1" and place == state.asked - 1:
        return Case(TAKING_LIMIT, GAP_TAKING_AGAIN)
    return Case(TAKING_WINDOW, GAP_TAKING_ORDER)
