"""What may be done in Knock-Out Whist, and why: the rules as sieves, in the order a beginner should hear them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TypeAlias

from tutor.core.moves import PLAY, Move, Seat
from tutor.core.rules import Case, RuleId, Ruling, Sieve, grant
from tutor.core.seats import NOBODY, player_of
from tutor.games.knockout_whist.attempts import BETWEEN, DISCARD, DONE, KNOCK, LEAVE, NAME, NO_TRUMP, ORDER
from tutor.games.knockout_whist.options import Options
from tutor.games.knockout_whist.state import (
    DIAMOND_TWO,
    MOST_EXCHANGED,
    Phase,
    State,
    asked_next,
    exchange_limit,
    has_knocked,
    last_trick,
    movers,
    ranking_of,
    rules_all,
)

Moves: TypeAlias = Sequence[Move]

CHOOSE_AFTER_DEAL = RuleId("knockout-whist.trump.choose-after-deal")
MOST_TRICKS_CHOOSES = RuleId("knockout-whist.trump.most-tricks-chooses")
NO_TRUMPS = RuleId("knockout-whist.opt.no-trump")
RANK_ORDER = RuleId("knockout-whist.opt.rank-order")
EXCHANGE = RuleId("knockout-whist.opt.exchange")

DIRECTION = RuleId("knockout-whist.components.direction")
LEFT_LEADS = RuleId("knockout-whist.lead.left-of-dealer")
WINNER_LEADS = RuleId("knockout-whist.trick.winner-leads")
DOG_WON = RuleId("knockout-whist.dog.win-left-leads")
FIRST_HAND_LEAD = RuleId("knockout-whist.opt.first-hand-lead")
DEALER_AND_LEAD = RuleId("knockout-whist.opt.dealer-and-lead")

PLAY_OR_KNOCK = RuleId("knockout-whist.dog.play-or-knock")
LEAD_OR_KNOCK = RuleId("knockout-whist.dog.lead-or-knock")
DOG_NEED_NOT_FOLLOW = RuleId("knockout-whist.dog.follow-suit-vacuous")
KNOCK_IN_LAST_TRICK = RuleId("knockout-whist.opt.knock-in-last-trick")

FOLLOW_SUIT = RuleId("knockout-whist.trick.follow-suit")
VOID = RuleId("knockout-whist.trick.void-plays-anything")
FREE_LEAD = RuleId("knockout-whist.trick.free-lead")
DIAMOND_TWO_RULE = RuleId("knockout-whist.opt.diamond-two")

STAY_IN_FEE = RuleId("knockout-whist.opt.stakes.stay-in-fee")
PAID_LIFE = RuleId("knockout-whist.opt.stakes.dogs-life-full-hand")
BY_PERMISSION = RuleId("knockout-whist.opt.stakes.by-permission")
BLIND = RuleId("knockout-whist.opt.stakes.blind")
RUNGS = (PAID_LIFE, BY_PERMISSION, BLIND)
"""The second chances at stakes, in order."""

ORDER_GAP = RuleId("knockout-whist.gap.order-flags")
EXCHANGE_GAP = RuleId("knockout-whist.gap.exchange-order-stock")
DECLINE_GAP = RuleId("knockout-whist.gap.stakes-decline")
CONSENT_GAP = RuleId("knockout-whist.gap.stakes-consent")
DIRECTION_GAP = RuleId("knockout-whist.gap.order-of-play")
LEAD_LATER_GAP = RuleId("knockout-whist.gap.dog-lead-later")
LEAD_CHAIN_GAP = RuleId("knockout-whist.gap.dog-lead-chain")
BLIND_GAP = RuleId("knockout-whist.gap.blind-knock")
LAST_TRICK_GAP = RuleId("knockout-whist.gap.knock-last-trick")
ALL_ZERO_GAP = RuleId("knockout-whist.gap.all-zero")
DIAMOND_TWO_GAP = RuleId("knockout-whist.gap.diamond-two")


# Naming trumps


def choose_after_deal(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Trumps are named after the deal, when the chooser has seen the new cards, and before the first card is played."""
    if state.phase is Phase.TRUMP:
        return grant(CHOOSE_AFTER_DEAL, [m for m in moves if m.verb == NAME])
    return Ruling(CHOOSE_AFTER_DEAL, []) if state.phase in BETWEEN else None


def most_tricks_chooses(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Whoever took most tricks in the hand before names trumps, and nobody else."""
    if state.phase is not Phase.TRUMP:
        return None
    if seat in movers(state):
        return grant(MOST_TRICKS_CHOOSES, moves)
    return Ruling(MOST_TRICKS_CHOOSES, [m for m in moves if m.verb != NAME], about=NAME)


def a_suit_is_named(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """One of the four suits is named; there is no calling no trumps."""
    if state.phase is not Phase.TRUMP:
        return None
    return Ruling(NO_TRUMPS, [m for m in moves if m.value != NO_TRUMP], about=NAME, case=_only_no_trump)


def no_trump_allowed(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """The chooser may say no trumps instead of naming a suit."""
    if state.phase is not Phase.TRUMP:
        return None
    return Ruling(NO_TRUMPS, moves, grants=True, about=NAME, case=_only_no_trump)


def _only_no_trump(move: Move) -> Case | None:
    return Case(NO_TRUMPS) if move.value == NO_TRUMP else None


def order_is_named(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """With trumps the chooser names one of the four orders of rank."""
    if state.phase is not Phase.ORDER:
        return None
    keep = [m for m in moves if m.verb == ORDER and seat in movers(state)]
    return grant(RANK_ORDER, keep, gap=ORDER_GAP)


# Exchanging cards


def exchange_once(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Before play each player in turn may exchange up to three cards, once and all together."""
    if state.phase is not Phase.EXCHANGE:
        return None
    player = player_of(state, seat)
    if player in state.blind:
        return Ruling(BLIND, [])
    if seat not in movers(state):
        return Ruling(EXCHANGE, [], EXCHANGE_GAP)
    gone, limit = len(state.discards[player]), exchange_limit(state, player)
    keep = [m for m in moves if m.verb == DONE or (m.verb == DISCARD and gone < limit)]
    short = limit < min(MOST_EXCHANGED, gone + len(state.hands[player]))
    return grant(EXCHANGE, keep, gap=EXCHANGE_GAP if short or player in state.dogs else None)


# Paying to stay in


def pay_to_stay(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """At stakes staying in costs one unit after every hand; whoever will not pay is out."""
    if state.phase is not Phase.PAY:
        return None
    if seat not in movers(state):
        return Ruling(STAY_IN_FEE, [])
    price = price_of(state, player_of(state, seat))
    paying = Case(price, CONSENT_GAP if price == BY_PERMISSION else None)
    leaving = Case(price, DECLINE_GAP)
    return Ruling(price, moves, grants=True, case=lambda m: leaving if m.verb == LEAVE else paying)


def price_of(state: State, player: int) -> RuleId:
    """Return what this player pays for: the fee of those with a trick, or a second chance."""
    return STAY_IN_FEE if state.won[player] else RUNGS[state.lives[player] - 1]


# Whose turn it is


def in_turn(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """The dealer's left begins, whoever took the last trick goes on, and the others follow clockwise."""
    if state.phase is not Phase.PLAY:
        return None
    mine = seat in movers(state)
    if mine and (state.trick or state.last != NOBODY or state.turn != state.first):
        return None
    why = _why_their_turn(state, player_of(state, seat))
    return Ruling(why.rule, moves if mine else [], why.gap, grants=mine)


def _why_their_turn(state: State, player: int) -> Case:
    """Return why the one to move is that one and not this player."""
    if has_knocked(state, player):
        return Case(PLAY_OR_KNOCK)
    if state.trick:
        return Case(DIRECTION, DIRECTION_GAP)
    if state.turn != state.first:
        return Case(LEAD_OR_KNOCK)
    if state.last != NOBODY:
        return Case(WINNER_LEADS if state.last == state.turn else DOG_WON)
    if state.number == 1 and state.options.first_hand_lead == "dealer":
        return Case(FIRST_HAND_LEAD)
    if state.number > 1 and state.options.dealer_and_lead == "winner":
        return Case(DEALER_AND_LEAD)
    return Case(LEFT_LEADS)


# A dog's life


def play_or_knock(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """On a dog's life play the card or knock to keep it for a later trick; nobody else knocks."""
    if state.phase is not Phase.PLAY or not state.dogs:
        return None
    player = player_of(state, seat)
    if player not in state.dogs:
        return Ruling(PLAY_OR_KNOCK, [m for m in moves if m.verb != KNOCK], about=KNOCK)
    if last_trick(state):
        return _knock_in_last_trick(state, player, moves)
    if not state.trick:
        return grant(LEAD_OR_KNOCK, moves, gap=lead_gap(state, player))
    if player in state.blind:
        return grant(BLIND, moves, gap=BLIND_GAP)
    suits = ranking_of(state).suit
    can_follow = any(suits[one] == state.led for one in state.hands[player])
    return grant(DOG_NEED_NOT_FOLLOW if can_follow else PLAY_OR_KNOCK, moves)


def lead_gap(state: State, player: int) -> RuleId | None:
    """Return what the text leaves open where a dog who is to lead may knock."""
    if player != state.first:
        return LEAD_CHAIN_GAP
    return LEAD_LATER_GAP if state.last != NOBODY else None


def _knock_in_last_trick(state: State, player: int, moves: Moves) -> Ruling:
    """No later trick will come, so there is nothing to knock for; some tables let the card go to waste (K3)."""
    plays = [m for m in moves if m.verb != KNOCK]
    if state.options.knock_in_last_trick == "no":
        return grant(PLAY_OR_KNOCK, plays, gap=LAST_TRICK_GAP)
    if not state.trick and asked_next(state.hands, player, state.first) == NOBODY:
        # A trick needs a card: where all the others have knocked, the last one asked plays.
        return grant(PLAY_OR_KNOCK, plays, gap=ALL_ZERO_GAP)
    return grant(KNOCK_IN_LAST_TRICK, moves, gap=LAST_TRICK_GAP)


# Following suit


def follow_suit(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Follow suit if you can; void, play anything: nobody has to trump, nobody has to go higher."""
    player = player_of(state, seat)
    if state.phase is not Phase.PLAY or not state.trick or player in state.dogs:
        return None
    suits, led = ranking_of(state).suit, state.led
    can_follow = any(suits[one] == led for one in state.hands[player])
    keep = [m for m in moves if m.verb == PLAY and suits[m.card] == led] if can_follow else moves
    rule = FOLLOW_SUIT if can_follow else VOID
    if rules_all(state):
        return Ruling(rule, keep, grants=True, about=PLAY, case=partial(_with_diamond_two, state, player, rule))
    return grant(rule, keep, about=PLAY)


def _with_diamond_two(state: State, player: int, rule: RuleId, move: Move) -> Case:
    """Return the case of a play where the two of diamonds is the highest trump (K17)."""
    suits = ranking_of(state).suit
    suited = [one for one in state.hands[player] if suits[one] == state.led]
    if move.card is DIAMOND_TWO or suited == [DIAMOND_TWO]:
        return Case(DIAMOND_TWO_RULE, DIAMOND_TWO_GAP)
    two_led = state.trick[0][1] is DIAMOND_TWO
    return Case(rule, DIAMOND_TWO_GAP if two_led else None)


def free_lead(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """The leader may lead any card, trumps too."""
    if state.phase is not Phase.PLAY or state.trick or player_of(state, seat) in state.dogs:
        return None
    return grant(FREE_LEAD, moves, about=PLAY)


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
