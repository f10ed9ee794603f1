"""What may be done in Knock-Out Whist, and why: the rules as sieves, in the order a beginner should hear them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from tutor.core.cards import BACK, SUITS
from tutor.core.moves import PLAY, Move, Seat
from tutor.core.moves import play as lay
from tutor.core.rules import Ruling, Sieve
from tutor.games.knockout_whist.options import Options
from tutor.games.knockout_whist.state import (
    DIAMOND_TWO,
    MOST_EXCHANGED,
    NOBODY,
    ORDERS,
    Phase,
    State,
    asked_next,
    exchange_limit,
    has_knocked,
    last_trick,
    ranking_of,
    rules_all,
    seat_of,
)

Moves: TypeAlias = Sequence[Move]

NAME, ORDER, DISCARD, DONE, KNOCK, PAY, LEAVE = "trump", "order", "discard", "done", "knock", "pay", "leave"
VERBS = (PLAY, NAME, ORDER, DISCARD, DONE, KNOCK, PAY, LEAVE)
NO_TRUMP = "none"
TRUMPS = (*SUITS, NO_TRUMP)

PLAYING, NAMING, ORDERING, EXCHANGING, PAYING = Phase.PLAY, Phase.TRUMP, Phase.ORDER, Phase.EXCHANGE, Phase.PAY
BETWEEN = (Phase.DEAL, Phase.CUT)


@cache
def knock(seat: Seat) -> Move:
    """Return the move of knocking."""
    return Move(seat, KNOCK)


@cache
def namings(seat: Seat) -> tuple[Move, ...]:
    """Return every way of naming trumps, no trumps included."""
    return tuple(Move(seat, NAME, (), trump) for trump in TRUMPS)


def attempts(state: State, seat: Seat) -> Sequence[Move]:
    """Everything this seat could try: every card, a knock, naming, exchanging, paying."""
    player, phase = seat_of(state, seat), state.phase
    if phase is PLAYING:
        return _plays(state, player, seat)
    if not state.alive[player]:
        return ()
    if phase is PAYING:
        return (Move(seat, PAY), Move(seat, LEAVE))
    if phase in BETWEEN:
        return namings(seat) if state.number > 1 else ()
    plays = _plays(state, player, seat)
    if phase is NAMING:
        return (*namings(seat), *plays)
    if phase is ORDERING:
        return (*(Move(seat, ORDER, (), order) for order in ORDERS), *plays)
    if phase is EXCHANGING:
        hand = (BACK,) if player in state.blind else state.hands[player]
        return (*(Move(seat, DISCARD, (card,)) for card in hand), Move(seat, DONE), *plays)
    return ()


def _plays(state: State, player: int, seat: Seat) -> Sequence[Move]:
    """Every card in hand, and a knock where somebody at the table is a dog; a blind card is a back."""
    plays = [lay(seat, card) for card in state.hands[player]]
    if state.dogs:
        if player in state.blind:
            plays = [lay(seat, BACK) for _ in plays]
        if plays:
            plays.append(knock(seat))
    return plays


# Naming trumps


def choose_after_deal(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Trumps are named after the deal, when the chooser has seen the new cards, and before the first card is played."""
    phase = state.phase
    if phase is PLAYING or not moves:
        return None
    if phase is NAMING:
        naming = [m for m in moves if m.verb == NAME]
        return Ruling("knockout-whist.trump.choose-after-deal", naming, grants=True)
    if phase in BETWEEN:
        return Ruling("knockout-whist.trump.choose-after-deal", [])
    return None


def most_tricks_chooses(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Whoever took most tricks in the hand before names trumps, and nobody else."""
    if state.phase is not NAMING or not moves:
        return None
    mine = moves[0].seat == state.seats[state.chooser]
    keep = moves if mine else [m for m in moves if m.verb == PLAY]
    return Ruling("knockout-whist.trump.most-tricks-chooses", keep, about="" if mine else NAME, grants=mine)


def a_suit_is_named(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """One of the four suits is named; there is no calling no trumps."""
    if state.phase is not NAMING:
        return None
    suits = [m for m in moves if m.value != NO_TRUMP]
    return Ruling("knockout-whist.opt.no-trump", suits, about=NAME, case=_only_no_trump)


def no_trump_allowed(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """The chooser may say no trumps instead of naming a suit."""
    if state.phase is not NAMING:
        return None
    return Ruling("knockout-whist.opt.no-trump", moves, grants=True, about=NAME, case=_only_no_trump)


def _only_no_trump(move: Move) -> tuple[str, str]:
    return ("knockout-whist.opt.no-trump" if move.value == NO_TRUMP else "", "")


def order_is_named(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """With trumps the chooser names one of the four orders of rank."""
    if state.phase is not ORDERING or not moves:
        return None
    mine = moves[0].seat == state.seats[state.chooser]
    keep = [m for m in moves if m.verb == ORDER and mine]
    return Ruling("knockout-whist.opt.rank-order", keep, "knockout-whist.gap.order-flags", grants=True)


# Exchanging cards


def exchange_once(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Before play each player in turn may exchange up to three cards, once and all together."""
    if state.phase is not EXCHANGING or not moves:
        return None
    seat, rule, gap = moves[0].seat, "knockout-whist.opt.exchange", "knockout-whist.gap.exchange-order-stock"
    player = seat_of(state, seat)
    if player in state.blind:
        return Ruling("knockout-whist.opt.stakes.blind", [])
    if player != state.turn:
        return Ruling(rule, [], gap)
    gone, limit = len(state.discards[player]), exchange_limit(state, player)
    keep = [m for m in moves if m.verb == DONE or (m.verb == DISCARD and gone < limit)]
    short = limit < min(MOST_EXCHANGED, gone + len(state.hands[player]))
    return Ruling(rule, keep, gap if short or player in state.dogs else "", grants=True)


# Paying to stay in


def pay_to_stay(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """At stakes staying in costs one unit after every hand; whoever will not pay is out."""
    if state.phase is not PAYING or not moves:
        return None
    player = seat_of(state, moves[0].seat)
    if player != state.turn:
        return Ruling("knockout-whist.opt.stakes.stay-in-fee", [])
    price = price_of(state, player)
    return Ruling(price, moves, grants=True, case=lambda m: (price, _DECLINE if m.verb == LEAVE else _consent(price)))


_DECLINE = "knockout-whist.gap.stakes-decline"
_RUNGS = (
    "knockout-whist.opt.stakes.dogs-life-full-hand",
    "knockout-whist.opt.stakes.by-permission",
    "knockout-whist.opt.stakes.blind",
)


def price_of(state: State, player: int) -> str:
    """Return what this player pays for: the fee of those with a trick, or a second chance."""
    if state.won[player]:
        return "knockout-whist.opt.stakes.stay-in-fee"
    return _RUNGS[state.lives[player] - 1]


def _consent(price: str) -> str:
    return "knockout-whist.gap.stakes-consent" if price == "knockout-whist.opt.stakes.by-permission" else ""


# Whose turn it is


def in_turn(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """The dealer's left begins, whoever took the last trick goes on, and the others follow clockwise."""
    if state.phase is not PLAYING or not moves:
        return None
    mine = moves[0][0] == state.seats[state.turn]
    if mine and (state.trick or state.last != NOBODY or state.turn != state.first):
        return None
    rule, gap = _why_their_turn(state, seat_of(state, moves[0].seat))
    return Ruling(rule, moves if mine else [], gap, grants=mine)


def _why_their_turn(state: State, player: int) -> tuple[str, str]:
    """Return why the one to move is that one and not this player, as (rule, gap)."""
    if has_knocked(state, player):
        return ("knockout-whist.dog.play-or-knock", "")
    if state.trick:
        return ("knockout-whist.components.direction", "knockout-whist.gap.order-of-play")
    if state.turn != state.first:
        return ("knockout-whist.dog.lead-or-knock", "")
    if state.last != NOBODY:
        if state.last == state.turn:
            return ("knockout-whist.trick.winner-leads", "")
        return ("knockout-whist.dog.win-left-leads", "")
    if state.number == 1 and state.options.first_hand_lead == "dealer":
        return ("knockout-whist.opt.first-hand-lead", "")
    if state.number > 1 and state.options.dealer_and_lead == "winner":
        return ("knockout-whist.opt.dealer-and-lead", "")
    return ("knockout-whist.lead.left-of-dealer", "")


# A dog's life


def play_or_knock(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """On a dog's life play the card or knock to keep it for a later trick; nobody else knocks."""
    if state.phase is not PLAYING or not state.dogs or not moves:
        return None
    player = seat_of(state, moves[0].seat)
    if player not in state.dogs:
        return Ruling("knockout-whist.dog.play-or-knock", [m for m in moves if m.verb != KNOCK], about=KNOCK)
    if last_trick(state):
        return _knock_in_last_trick(state, player, moves)
    if not state.trick:
        gap = "knockout-whist.gap.dog-lead-later" if state.last != NOBODY else ""
        if player != state.first:
            gap = "knockout-whist.gap.dog-lead-chain"
        return Ruling("knockout-whist.dog.lead-or-knock", moves, gap, grants=True)
    if player in state.blind:
        return Ruling("knockout-whist.opt.stakes.blind", moves, "knockout-whist.gap.blind-knock", grants=True)
    card = state.hands[player][0] if state.hands[player] else None
    if card is not None and ranking_of(state).suit[card] == state.led:
        return Ruling("knockout-whist.dog.follow-suit-vacuous", moves, grants=True)
    return Ruling("knockout-whist.dog.play-or-knock", moves, grants=True)


def _knock_in_last_trick(state: State, player: int, moves: Moves) -> Ruling:
    """No later trick will come, so there is nothing to knock for; some tables let the card go to waste (K3)."""
    gap = "knockout-whist.gap.knock-last-trick"
    plays = [m for m in moves if m.verb != KNOCK]
    if state.options.knock_in_last_trick == "no":
        return Ruling("knockout-whist.dog.play-or-knock", plays, gap, grants=True)
    if not state.trick and asked_next(state.hands, player, state.first) == NOBODY:
        # A trick needs a card: where all the others have knocked, the last one asked plays.
        return Ruling("knockout-whist.dog.play-or-knock", plays, "knockout-whist.gap.all-zero", grants=True)
    return Ruling("knockout-whist.opt.knock-in-last-trick", moves, gap, grants=True)


# Following suit


def follow_suit(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Follow suit if you can; void, play anything: nobody has to trump, nobody has to go higher."""
    if state.phase is not PLAYING or not state.trick or _dog_moves(state, moves):
        return None
    if state.options.diamond_two == "on":
        return _with_diamond_two(state, seat, moves)
    led = state.trick[0][1].suit
    suited = [m for m in moves if m[1] == PLAY and m[2][0].suit == led]
    if not suited:
        return Ruling("knockout-whist.trick.void-plays-anything", moves, grants=True, about=PLAY)
    return Ruling("knockout-whist.trick.follow-suit", suited, grants=True, about=PLAY)


def _dog_moves(state: State, moves: Moves) -> bool:
    """Whether these are the moves of a dog, whom following suit does not bind."""
    return bool(state.dogs) and (not moves or seat_of(state, moves[0].seat) in state.dogs)


def _with_diamond_two(state: State, seat: Seat, moves: Moves) -> Ruling:
    """Follow suit, the two of diamonds counting as a trump, or by the table's choice as a diamond (K17)."""
    suit, led = ranking_of(state).suit, state.led
    suited = [m for m in moves if m[1] == PLAY and suit[m[2][0]] == led]
    two_led = rules_all(state) and state.trick[0][1] is DIAMOND_TWO
    alone = rules_all(state) and len(suited) == 1 and suited[0].card is DIAMOND_TWO
    about_two, gap = "knockout-whist.opt.diamond-two", "knockout-whist.gap.diamond-two"
    rule = "knockout-whist.trick.follow-suit" if suited else "knockout-whist.trick.void-plays-anything"

    def case(move: Move) -> tuple[str, str]:
        if rules_all(state) and (alone or move.card is DIAMOND_TWO):
            return (about_two, gap)
        return (rule, gap if two_led else "")

    return Ruling(rule, suited or moves, grants=True, about=PLAY, case=case)


def free_lead(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """The leader may lead any card, trumps too."""
    if state.phase is not PLAYING or state.trick or not moves or _dog_moves(state, moves):
        return None
    return Ruling("knockout-whist.trick.free-lead", moves, grants=True, about=PLAY)


def rules(options: Options) -> tuple[Sieve[State], ...]:
    """The sieves of this table, in order."""
    exchanging: tuple[Sieve[State], ...] = (exchange_once,) if options.exchange == "on" else ()
    paying: tuple[Sieve[State], ...] = (pay_to_stay,) if options.stakes == "on" else ()
    dogs: tuple[Sieve[State], ...] = (play_or_knock,) if options.dogs_life == "on" else ()
    orders: tuple[Sieve[State], ...] = (order_is_named,) if options.rank_order == "on" else ()
    return (
        choose_after_deal,
        most_tricks_chooses,
        no_trump_allowed if options.no_trump == "on" else a_suit_is_named,
        *orders,
        *exchanging,
        *paying,
        in_turn,
        *dogs,
        follow_suit,
        free_lead,
    )
