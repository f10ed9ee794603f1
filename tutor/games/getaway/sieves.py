"""What may be played in Getaway, and why: the rules as sieves, in the order a beginner should hear them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from tutor.core import tricks
from tutor.core.moves import PLAY, Move, Seat, plays
from tutor.core.moves import play as lay
from tutor.core.rules import Ruling, Sieve, grant
from tutor.games.getaway.options import Options
from tutor.games.getaway.state import (
    FIRST,
    FORFEIT,
    HEAPS,
    NOBODY,
    STOPPED,
    TRICK,
    WINDOW,
    State,
    after,
    must_draw,
    opening_ace,
    place_in_window,
    seat_of,
    takes_from,
)

Moves: TypeAlias = Sequence[Move]

TAKE, DRAW, GATHER, CHOOSE = "take", "draw", "gather", "choose"
VERBS = (PLAY, TAKE, DRAW, GATHER, CHOOSE)

PLAYED = (WINDOW, FIRST, TRICK, STOPPED, FORFEIT)
"""The phases in which cards can be played, or tried to be."""


@cache
def take(seat: Seat) -> Move:
    """Return the move of taking the neighbour's hand."""
    return Move(seat, TAKE)


@cache
def draw(seat: Seat) -> Move:
    """Return the move of drawing a card."""
    return Move(seat, DRAW)


def attempts(state: State, seat: Seat) -> list[Move]:
    """Everything this seat could try: every card, taking, drawing, gathering, choosing a heap."""
    player = seat_of(state, seat)
    phase = state.phase
    if phase is HEAPS:
        return [Move(seat, CHOOSE, (), str(n + 1)) for n, heap in enumerate(state.heaps) if heap]
    if not state.alive or not state.alive[player] or phase not in PLAYED:
        return []
    tries = plays(seat, state.hands[player])
    tries.append(take(seat))
    if phase is WINDOW and state.number > 1:
        if not state.hands[player] and state.options.draw_hand__target == "any-player":
            donors = [p for p, hand in enumerate(state.hands) if hand and p != player]
            tries += [Move(seat, DRAW, (), state.seats[p]) for p in donors]
        else:
            tries.append(draw(seat))
    if phase is STOPPED or phase is FORFEIT:
        tries.append(Move(seat, GATHER))
    return tries


# Whose turn it is


def stopped(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """A tochoo stops the trick: no further card; whoever has the highest card of the suit led gathers it."""
    if state.phase is not STOPPED and state.phase is not FORFEIT:
        return None
    gatherer = state.seats[state.gatherer]
    return grant("getaway.trick.tochoo-stops", [m for m in moves if m.verb == GATHER and m.seat == gatherer])


def heaps_in_order(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """The youngest chooses a heap first, then the others in turn order (A18)."""
    if state.phase is not HEAPS:
        return None
    chooser = state.seats[state.asked]
    gap = "" if state.asked == state.youngest else "getaway.gap.piles-order"
    return grant("getaway.opt.piles.youngest-first", [m for m in moves if m.seat == chooser], gap=gap)


def ace_opens(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """The holder of the ace of spades opens trick 1 with that card; everyone else waits for it."""
    if state.number != 1 or state.phase is not WINDOW:
        return None
    ace = lay(state.seats[state.power], opening_ace(state.options))
    return Ruling("getaway.first.ace-of-spades-starts", [m for m in moves if m.verb != PLAY or m == ace], about=PLAY)


def power_leads(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Whoever has the power leads; nobody else may."""
    if state.phase is not WINDOW or state.number == 1:
        return None
    leader = state.seats[state.power]
    if moves and moves[0].seat == leader:
        return None
    return Ruling("getaway.trick.power-leads", [m for m in moves if m.verb == TAKE])


def first_in_any_order(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """In trick 1 nobody has to wait for their turn once the ace of spades lies, unless the table wants it."""
    if state.phase is not FIRST:
        return None
    played = [state.seats[player] for player, _ in state.trick]
    if moves and moves[0].seat in played:
        return Ruling("getaway.first.everyone-plays", [m for m in moves if m.verb != PLAY], about=PLAY)
    waiting = state.seats[next_to_play(state)]
    if not moves or moves[0].seat == waiting:
        return None
    if state.options.first_trick_order == "free":
        return grant("getaway.first.order-relaxed", moves, PLAY)
    return Ruling("getaway.opt.first-trick-order", [m for m in moves if m.verb != PLAY], about=PLAY)


def clockwise_turns(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """From trick 2 on cards are played strictly in turn."""
    if state.phase is not TRICK or not moves:
        return None
    if moves[0].seat == state.seats[next_to_play(state)]:
        return None
    return Ruling("getaway.trick.clockwise-turns", [m for m in moves if m.verb != PLAY], about=PLAY)


# Taking a hand, and drawing


def taking_target(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Take from the next player in turn order who has cards, and from nobody else."""
    if state.phase is not WINDOW:
        return None
    others = [m for m in moves if m[1] != TAKE]
    if len(others) == len(moves):
        return None
    target = takes_from(state, seat_of(state, moves[0][0]))
    return grant("getaway.take.target", others if target == NOBODY else moves, TAKE)


def taking_window(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Before every trick each player may take a hand; never while a trick is being played."""
    others = [m for m in moves if m[1] != TAKE]
    if len(others) == len(moves):
        return None
    seat = moves[0][0]
    refused = _why_no_taking(state, seat)
    if refused is None:
        gap = "getaway.gap.take-before-first" if state.number == 1 else ""
        if must_draw(state) and seat == state.seats[state.power]:
            gap = "getaway.gap.take-vs-draw"
        return grant("getaway.take.window", moves, TAKE, gap)
    rule, gap = refused
    return Ruling(rule, others, gap, about=TAKE)


def _why_no_taking(state: State, seat: Seat) -> tuple[str, str] | None:
    """Return why this seat may not take a hand now, as (rule, gap), or None if it may."""
    options = state.options
    player = seat_of(state, seat)
    if state.phase is not WINDOW:
        return ("getaway.take.window", "")
    if state.drawn:
        return ("getaway.take.window", "getaway.gap.take-vs-draw")
    if state.number == 1 and options.take__before_first_trick == "no":
        return ("getaway.opt.take.before-first-trick", "getaway.gap.take-before-first")
    if options.take__who == "power-only" and player != state.power:
        return ("getaway.opt.take.who", "")
    if place_in_window(state, player) < state.asked:
        once = options.take__limit_per_window == "1" and place_in_window(state, player) == state.asked - 1
        gap = "getaway.gap.take-repeat" if once else "getaway.gap.take-order"
        return ("getaway.opt.take.limit-per-window" if once else "getaway.take.window", gap)
    return None


def draw_when_empty(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Only the player who has the power and no card draws; then there is nothing else to lead."""
    if state.phase is not WINDOW:
        return None
    others = [m for m in moves if m[1] != DRAW]
    if len(others) == len(moves):
        return None
    if must_draw(state) and moves[0].seat == state.seats[state.power]:
        rule = "getaway.lastcard.draw"
        gap = ""
        if state.options.last_card_power == "draw-hand":
            rule, gap = "getaway.opt.last-card-power", "getaway.gap.draw-hand-how"
        return grant(rule, moves, DRAW, gap)
    return Ruling("getaway.lastcard.draw", others, about=DRAW)


def drawn_card_is_led(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """A drawn card must be led."""
    if state.phase is not WINDOW or not state.drawn:
        return None
    return grant("getaway.lastcard.must-lead-drawn", moves, PLAY)


# Following suit


def follow_spades(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """In trick 1 play a spade if you can, any of them; without one, play anything."""
    if state.phase is not FIRST:
        return None
    suited = tricks.of_suit(moves, "♠")
    if not suited:
        return grant("getaway.first.void-plays-anything", moves, PLAY)
    return grant("getaway.first.follow-spades", suited, PLAY)


def follow_suit(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Follow suit if you can; void, play anything."""
    if state.phase is not TRICK:
        return None
    suited = tricks.of_suit(moves, state.trick[0][1].suit)
    if not suited:
        return grant("getaway.trick.void-plays-anything", moves, PLAY)
    return grant("getaway.trick.follow-suit", suited, PLAY)


def free_choice_in_suit(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """With several cards of the suit led, choose freely: no duty to beat or to stay below."""
    if state.phase is not TRICK or len(moves) < 2 or moves[0].cards[0].suit != state.trick[0][1].suit:
        return None
    return grant("getaway.trick.free-choice-in-suit", moves, PLAY)


def free_lead(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """The leader may lead any card."""
    if state.phase is not WINDOW or state.number == 1 or state.drawn:
        return None
    return grant("getaway.trick.free-lead", moves, PLAY)


def rules(options: Options) -> tuple[Sieve[State], ...]:
    """The sieves of this table, in order."""
    heaps: tuple[Sieve[State], ...] = (heaps_in_order,) if options.deal_method == "piles" else ()
    strict: tuple[Sieve[State], ...] = (stopped,) if options.penalties == "strict" else ()
    return (
        *heaps,
        *strict,
        ace_opens,
        power_leads,
        first_in_any_order,
        clockwise_turns,
        taking_target,
        taking_window,
        draw_when_empty,
        drawn_card_is_led,
        follow_spades,
        follow_suit,
        free_choice_in_suit,
        free_lead,
    )


def next_to_play(state: State) -> int:
    """Return whose card comes next: the next player in turn order who is in and has not played to this trick."""
    waiting = list(state.alive)
    for player, _ in state.trick:
        waiting[player] = False
    return after(state, state.trick[-1][0], waiting)
