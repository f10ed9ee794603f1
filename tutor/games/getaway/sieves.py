"""What may be played in Getaway, and why: the rules as sieves, in the order a beginner should hear them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from tutor.core.moves import PLAY, Move, Seat, play, plays
from tutor.core.rules import RuleId, Ruling, Sieve, grant
from tutor.core.seats import NOBODY, player_of
from tutor.core.tricks import of_suit
from tutor.games.getaway.options import Options
from tutor.games.getaway.state import (
    FIRST,
    FORFEIT,
    HEAPS,
    STOPPED,
    TRICK,
    WINDOW,
    State,
    must_draw,
    opening_ace,
    takes_from,
)
from tutor.games.getaway.turns import GAP_BEFORE_FIRST, GAP_TAKE_OR_DRAW, TAKING_WINDOW, has_played, no_taking, to_act

Moves: TypeAlias = Sequence[Move]

TAKE, DRAW, GATHER, CHOOSE = "take", "draw", "gather", "choose"
VERBS = (PLAY, TAKE, DRAW, GATHER, CHOOSE)

PLAYED = (WINDOW, FIRST, TRICK, STOPPED, FORFEIT)
"""The phases in which cards can be played, or tried to be."""

TOCHOO_STOPS = RuleId("getaway.trick.tochoo-stops")
YOUNGEST_FIRST = RuleId("getaway.opt.piles.youngest-first")
GAP_HEAP_ORDER = RuleId("getaway.gap.piles-order")
ACE_STARTS = RuleId("getaway.first.ace-of-spades-starts")
POWER_LEADS = RuleId("getaway.trick.power-leads")
EVERYONE_PLAYS = RuleId("getaway.first.everyone-plays")
ORDER_RELAXED = RuleId("getaway.first.order-relaxed")
FIRST_TRICK_ORDER = RuleId("getaway.opt.first-trick-order")
CLOCKWISE_TURNS = RuleId("getaway.trick.clockwise-turns")
TAKING_TARGET = RuleId("getaway.take.target")
DRAW_LAST = RuleId("getaway.lastcard.draw")
LAST_CARD_POWER = RuleId("getaway.opt.last-card-power")
GAP_DRAW_HAND = RuleId("getaway.gap.draw-hand-how")
LEAD_DRAWN = RuleId("getaway.lastcard.must-lead-drawn")
FOLLOW_SPADES = RuleId("getaway.first.follow-spades")
FIRST_VOID = RuleId("getaway.first.void-plays-anything")
FOLLOW_SUIT = RuleId("getaway.trick.follow-suit")
VOID = RuleId("getaway.trick.void-plays-anything")
FREE_IN_SUIT = RuleId("getaway.trick.free-choice-in-suit")
FREE_LEAD = RuleId("getaway.trick.free-lead")


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
    player = player_of(state, seat)
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


def unlisted(state: State, move: Move) -> bool:
    """Whether somebody may ask about this: a particular neighbour's hand, or a particular card or hand to draw from."""
    player = player_of(state, move.seat)
    if not state.alive or not state.alive[player] or state.phase not in PLAYED:
        return False
    named = move.value in state.seats and move.value != move.seat
    if move.verb == TAKE:
        return named and not move.cards
    if move.verb != DRAW or state.phase is not WINDOW or state.number == 1:
        return False
    if state.options.draw_hand__target == "any-player":
        return bool(move.cards)
    return bool(move.cards) != named


def twin(state: State, move: Move) -> Move:
    """Return the attempt that is meant where somebody names the only hand there is to take or to draw from."""
    if move.cards or not move.value or move.verb not in (TAKE, DRAW):
        return move
    from_hand = state.options.last_card_power == "draw-hand" and state.options.draw_hand__target == "next-left"
    target = takes_from(state, player_of(state, move.seat)) if state.hands else NOBODY
    plain = target != NOBODY and state.seats[target] == move.value and (move.verb == TAKE or from_hand)
    return move._replace(value="") if plain else move


def _but(moves: Moves, verb: str) -> list[Move]:
    """Return the moves of every other kind."""
    return [move for move in moves if move.verb != verb]


def _has_turn(state: State, seat: Seat) -> bool:
    return player_of(state, seat) == to_act(state)


# Whose turn it is


def stopped(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """A tochoo stops the trick: no further card; whoever has the highest card of the suit led gathers it."""
    if state.phase is not STOPPED and state.phase is not FORFEIT:
        return None
    return grant(TOCHOO_STOPS, [m for m in moves if m.verb == GATHER] if _has_turn(state, seat) else [])


def heaps_in_order(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """The youngest chooses a heap first, then the others in turn order (A18)."""
    if state.phase is not HEAPS:
        return None
    gap = None if state.asked == state.youngest else GAP_HEAP_ORDER
    return grant(YOUNGEST_FIRST, moves if _has_turn(state, seat) else [], gap=gap)


def ace_opens(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """The holder of the ace of spades opens trick 1 with that card; everyone else waits for it."""
    if state.number != 1 or state.phase is not WINDOW:
        return None
    ace = play(seat, opening_ace(state.options))
    opens = _has_turn(state, seat)
    return Ruling(ACE_STARTS, [m for m in moves if m.verb != PLAY or (opens and m == ace)], about=PLAY)


def power_leads(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Whoever has the power leads; nobody else may."""
    if state.phase is not WINDOW or state.number == 1 or _has_turn(state, seat):
        return None
    return Ruling(POWER_LEADS, [m for m in moves if m.verb == TAKE])


def first_in_any_order(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """In trick 1 nobody has to wait for their turn once the ace of spades lies, unless the table wants it."""
    if state.phase is not FIRST or _has_turn(state, seat):
        return None
    if has_played(state, player_of(state, seat)):
        return Ruling(EVERYONE_PLAYS, _but(moves, PLAY), about=PLAY)
    if state.options.first_trick_order == "free":
        return grant(ORDER_RELAXED, moves, PLAY)
    return Ruling(FIRST_TRICK_ORDER, _but(moves, PLAY), about=PLAY)


def clockwise_turns(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """From trick 2 on cards are played strictly in turn."""
    if state.phase is not TRICK or _has_turn(state, seat):
        return None
    return Ruling(CLOCKWISE_TURNS, _but(moves, PLAY), about=PLAY)


# Taking a hand, and drawing


def taking_target(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Take from the next player in turn order who has cards, and from nobody else."""
    if state.phase is not WINDOW or not _tried(moves, TAKE):
        return None
    if takes_from(state, player_of(state, seat)) == NOBODY:
        return grant(TAKING_TARGET, _but(moves, TAKE), TAKE)
    return grant(TAKING_TARGET, [m for m in moves if m.verb != TAKE or not m.value], TAKE)


def taking_window(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Before every trick each player may take a hand; never while a trick is being played."""
    if not _tried(moves, TAKE):
        return None
    refused = no_taking(state, player_of(state, seat))
    if refused is not None:
        return Ruling(refused.rule, _but(moves, TAKE), refused.gap, about=TAKE)
    gap = GAP_BEFORE_FIRST if state.number == 1 else None
    if must_draw(state) and _has_turn(state, seat):
        gap = GAP_TAKE_OR_DRAW
    return grant(TAKING_WINDOW, moves, TAKE, gap)


def draw_when_empty(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Only the player who has the power and no card draws; then there is nothing else to lead."""
    if state.phase is not WINDOW or not _tried(moves, DRAW):
        return None
    if not must_draw(state) or not _has_turn(state, seat):
        return Ruling(DRAW_LAST, _but(moves, DRAW), about=DRAW)
    if state.options.last_card_power == "draw-hand":
        chosen = state.options.draw_hand__target == "any-player"
        blind = [m for m in moves if m.verb != DRAW or not (m.cards or (m.value and not chosen))]
        return grant(LAST_CARD_POWER, blind, DRAW, GAP_DRAW_HAND)
    return grant(DRAW_LAST, [m for m in moves if m.verb != DRAW or not (m.cards or m.value)], DRAW)


def _tried(moves: Moves, verb: str) -> bool:
    return any(move.verb == verb for move in moves)


def drawn_card_is_led(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """A drawn card must be led."""
    if state.phase is not WINDOW or not state.drawn:
        return None
    return grant(LEAD_DRAWN, moves, PLAY)


# Following suit


def follow_spades(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """In trick 1 play a spade if you can, any of them; without one, play anything."""
    if state.phase is not FIRST:
        return None
    suited = of_suit(moves, "♠")
    return grant(FOLLOW_SPADES, suited, PLAY) if suited else grant(FIRST_VOID, moves, PLAY)


def follow_suit(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Follow suit if you can; void, play anything."""
    if state.phase is not TRICK:
        return None
    suited = of_suit(moves, state.led)
    return grant(FOLLOW_SUIT, suited, PLAY) if suited else grant(VOID, moves, PLAY)


def free_choice_in_suit(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """With several cards of the suit led, choose freely: no duty to beat or to stay below."""
    if state.phase is not TRICK or len(of_suit(moves, state.led)) < 2:
        return None
    return grant(FREE_IN_SUIT, moves, PLAY)


def free_lead(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """The leader may lead any card."""
    if state.phase is not WINDOW or state.number == 1 or state.drawn:
        return None
    return grant(FREE_LEAD, moves, PLAY)


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
