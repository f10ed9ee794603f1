"""What may be done in Crazy Eights, and why: the rules as sieves, in the order a beginner should hear them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TypeAlias

from tutor.core.moves import PLAY, Move, Seat
from tutor.core.rules import Case, RuleId, Ruling, Sieve, Verdict, grant
from tutor.core.seats import NOBODY, player_of
from tutor.games.crazy_eights.attempts import CALL, DRAW, OBJECT, PASS, TAKE, is_announced, picks_out, suit_named
from tutor.games.crazy_eights.fits import (
    NO_MATCH,
    STARTER_GAP,
    WILD_MODE,
    WILD_STARTER,
    can_lay,
    fits_now,
    fitting,
    has_to_lay,
    playable,
)
from tutor.games.crazy_eights.options import DRAW_RANK, Options, hand_size
from tutor.games.crazy_eights.state import CALLING, State, can_draw, objectors, on_turn, to_play

Moves: TypeAlias = Sequence[Move]

FIRST = RuleId("crazy-eights.turn.first")
ONE_CARD = RuleId("crazy-eights.turn.one-card")
DIRECTION = RuleId("crazy-eights.turn.direction")
PLAY_OR_DRAW = RuleId("crazy-eights.turn.play-or-draw")
DRAWING = RuleId("crazy-eights.turn.draw")
STOCK = RuleId("crazy-eights.deal.stock")
PASSING = RuleId("crazy-eights.turn.pass")
STILL_TO_DRAW = RuleId("crazy-eights.turn.no-pass-with-stock")
MUST_CALL = RuleId("crazy-eights.play.eight-must-call")

VOLUNTARY_PASS = RuleId("crazy-eights.stock.voluntary-pass")
EMPTY_STOCK = RuleId("crazy-eights.stock.empty-play-on")
NOTHING_TO_SHUFFLE = RuleId("crazy-eights.stock.nothing-to-reshuffle")

ANNOUNCE = RuleId("crazy-eights.last-card.announce")
SILENCE_COSTS = RuleId("crazy-eights.last-card.penalty")

TAKE_TWOS = RuleId("crazy-eights.draw-two.take")
MAY_TAKE = RuleId("crazy-eights.draw-two.may-take-with-two")
ANSWER = RuleId("crazy-eights.draw-two.answer")
EIGHT_IS_NO_ANSWER = RuleId("crazy-eights.draw-two.eight-cannot-answer")
TWO_OR_TAKE = RuleId("crazy-eights.draw-two.only-two-or-take")

DRAW_PERMISSION = RuleId("crazy-eights.opt.draw-permission")
DRAW_COUNT = RuleId("crazy-eights.opt.draw-count")
DRAWN_CARD = RuleId("crazy-eights.opt.drawn-card")
STOP_EARLY = RuleId("crazy-eights.opt.draw-stop-early")
MUST_PLAY_DRAWN = RuleId("crazy-eights.opt.until-playable-must-play")
STACKING = RuleId("crazy-eights.opt.draw-two-stack")

AFTER_DRAWING_GAP = RuleId("crazy-eights.gap.after-drawing")
ANNOUNCE_GAP = RuleId("crazy-eights.gap.announce-when")
DRAW_EVERY_TURN_GAP = RuleId("crazy-eights.gap.draw-every-turn")
EMPTY_DUTY_GAP = RuleId("crazy-eights.gap.duty-empty-stock")
FITTING_DRAWN_GAP = RuleId("crazy-eights.gap.fitting-drawn-card")
FOLLOW_UP_GAP = RuleId("crazy-eights.gap.follow-up-draw")
HELD_TWO_GAP = RuleId("crazy-eights.gap.held-two")
LAST_CARD_GAP = RuleId("crazy-eights.gap.last-card-effects")
OLD_CARD_GAP = RuleId("crazy-eights.gap.old-card-after-draw")
WONG_GAP = RuleId("crazy-eights.gap.wong-on-call")


# Whose turn it is


def in_turn(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """The seat on the dealer's left begins, then play goes round; one card is a whole turn."""
    if on_turn(state, seat):
        return None
    waiting = Case(_why_wait(state, seat))
    keep = [m for m in moves if m.verb == OBJECT]
    return Ruling(waiting.rule, keep, case=lambda m: None if m.verb == OBJECT else waiting)


def _why_wait(state: State, seat: Seat) -> RuleId:
    """Return the rule by which this seat has to wait."""
    dealt = len(state.seats) * hand_size(state.options, len(state.seats))
    if state.laid == NOBODY and state.turn == state.starting and sum(map(len, state.hands)) == dealt:
        return FIRST
    return ONE_CARD if state.laid == player_of(state, seat) else DIRECTION


def objecting(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Whoever comes down to one card without saying so may be objected to by any other seat."""
    if seat in objectors(state):
        return grant(SILENCE_COSTS, moves, about=OBJECT, gap=ANNOUNCE_GAP)
    return Ruling(SILENCE_COSTS, [m for m in moves if m.verb != OBJECT], about=OBJECT)


def dealer_calls(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """A wild starter is called by the dealer."""
    if state.phase is not CALLING:
        return None
    return grant(WILD_STARTER, moves, about=CALL, gap=STARTER_GAP)


# Twos


def open_debt(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Twos demand cards: lay another two of any suit, or take two cards for every two."""
    if not state.debt or not to_play(state, seat):
        return None
    stacks = state.options.draw_two_stack == "on"
    keep = [m for m in moves if m.verb in (TAKE, OBJECT) or (stacks and _lays_two(m))]
    return Ruling(TAKE_TWOS, keep, grants=True, case=partial(_in_debt, state))


def _lays_two(move: Move) -> bool:
    return move.verb == PLAY and move.card.rank == DRAW_RANK


def _in_debt(state: State, move: Move) -> Case | None:
    """Return the rule on one move while twos demand cards."""
    stacks = state.options.draw_two_stack == "on"
    if move.verb == OBJECT:
        return None
    if move.verb == TAKE:
        holds_two = any(one.rank == DRAW_RANK for one in state.hands[state.turn])
        return Case(MAY_TAKE, HELD_TWO_GAP) if stacks and holds_two else Case(TAKE_TWOS)
    if _lays_two(move):
        return Case(ANSWER if stacks else STACKING)
    if move.verb == PLAY and move.card.rank == state.options.wild_rank:
        return Case(EIGHT_IS_NO_ANSWER)
    return Case(TWO_OR_TAKE)


# What may be laid


def draw_first(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """To the letter: in every turn a card is drawn before one may be laid."""
    if state.debt or state.drawn or not to_play(state, seat) or not can_draw(state):
        return None
    return Ruling(DRAW_PERMISSION, [m for m in moves if m.verb != PLAY], DRAW_EVERY_TURN_GAP, about=PLAY)


def drawn_card(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """After a draw only the card just drawn may be laid at once, or where a draw is compulsory only an old one."""
    if not state.drawn or not to_play(state, seat):
        return None
    cards = playable(state, state.turn)
    keep = [m for m in moves if m.verb != PLAY or m.card in cards]
    refused = Case(DRAWN_CARD, OLD_CARD_GAP if state.options.drawn_card == "drawn-only" else None)
    return Ruling(refused.rule, keep, about=PLAY, case=lambda m: None if m.card in cards else refused)


def fits(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Lay a card of the same suit or rank as the open one; a wild card goes on anything."""
    if state.debt:
        return None
    known = fits_now(state)
    keep = [m for m in moves if m.verb != PLAY or known[m.card].fits]
    return Ruling(NO_MATCH, keep, grants=True, about=PLAY, case=lambda m: known[m.card].case)


def calling(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Whoever lays a wild card says which suit follows, unless it was their last."""
    wild = state.options.wild_rank
    if not any(m.verb == PLAY and m.card.rank == wild for m in moves):
        return None
    keep = [m for m in moves if m.verb != PLAY or _miscalled(state, m) is None]
    return Ruling(MUST_CALL, keep, grants=True, about=PLAY, case=partial(_about_call, state))


def _about_call(state: State, move: Move) -> Case | None:
    """Return what is wrong with the call; of a last card, that by decision of the house none is needed (A10)."""
    last = move.card.rank == state.options.wild_rank and len(state.hands[player_of(state, move.seat)]) == 1
    return Case(MUST_CALL, LAST_CARD_GAP) if last else _miscalled(state, move)


def _miscalled(state: State, move: Move) -> Case | None:
    """Return what is wrong with calling, or not calling, with a wild card; nothing if that is right."""
    options, one = state.options, move.card
    if one.rank != options.wild_rank or not fits_now(state)[one].fits:
        return None
    calls = bool(suit_named(move))
    if len(state.hands[player_of(state, move.seat)]) == 1:
        return Case(MUST_CALL, LAST_CARD_GAP) if calls else None
    if options.wild_mode in ("call", "must-match"):
        return None if calls else Case(MUST_CALL)
    if options.wild_mode == "wong":
        matches = one.rank == state.top.rank or one.suit == state.top.suit
        return Case(WILD_MODE, WONG_GAP) if calls and not matches else None
    return Case(WILD_MODE) if calls else None


# Drawing and passing


def must_lay(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Those who can lay have to; only those who cannot draw, or pass."""
    if state.debt or not to_play(state, seat):
        return None
    if not has_to_lay(state, state.turn):
        return grant(DRAW_PERMISSION, moves, about=DRAW)
    gap = FITTING_DRAWN_GAP if state.drawn else None if can_draw(state) else EMPTY_DUTY_GAP
    refused = Case(DRAW_PERMISSION, gap)
    keep = [m for m in moves if m.verb not in (DRAW, PASS)]
    return Ruling(refused.rule, keep, case=lambda m: refused if m.verb in (DRAW, PASS) else None)


def passing_by_choice(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """On an empty stock one may pass because one cannot lay, or because one does not want to."""
    if state.stock or state.drawn or state.debt or not to_play(state, seat) or not can_lay(state, state.turn):
        return None
    return grant(VOLUNTARY_PASS, moves, about=PASS)


def draw_or_pass(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """A turn is one of two things, laying or drawing; passing is for those with nothing left to draw."""
    if state.debt:
        return None
    drawing, passing = may_draw(state), may_pass(state)
    keep = [m for m in moves if (drawing and not picks_out(m) if m.verb == DRAW else passing or m.verb != PASS)]
    return Ruling(STILL_TO_DRAW, keep, grants=True, case=partial(_drawing_or_passing, state))


def _drawing_or_passing(state: State, move: Move) -> Case | None:
    """Return the rule on drawing and on passing now; nothing else is concerned."""
    if move.verb == DRAW:
        return Case(STOCK) if picks_out(move) and may_draw(state) else _why_draw(state)
    return _why_pass(state) if move.verb == PASS else None


def draws_left(state: State) -> bool:
    """Whether this turn allows another draw (crazy-eights.opt.draw-count)."""
    count = state.options.draw_count
    if count == "until-playable":
        return not fitting(state, state.drawn)
    return len(state.drawn) < int(count)


def may_draw(state: State) -> bool:
    """Whether one may draw now, as far as the stock and this turn's draws allow it."""
    return can_draw(state) and draws_left(state)


def may_pass(state: State) -> bool:
    """Whether one may pass now: nothing is left to draw, or enough has been drawn."""
    if _must_play_drawn(state):
        return False
    return not may_draw(state) or _may_stop(state)


def _must_play_drawn(state: State) -> bool:
    options = state.options
    until = options.draw_count == "until-playable" and options.until_playable_must_play == "yes"
    return until and bool(fitting(state, state.drawn))


def _may_stop(state: State) -> bool:
    """Whether one may leave the rest of one's draws (crazy-eights.opt.draw-stop-early)."""
    options = state.options
    return bool(state.drawn) and options.draw_count != "until-playable" and options.draw_stop_early == "yes"


def _why_draw(state: State) -> Case:
    """Return the rule by which one may draw now, or may not."""
    options = state.options
    if not can_draw(state):
        return Case(NOTHING_TO_SHUFFLE if options.empty_stock == "reshuffle" else EMPTY_STOCK)
    if not draws_left(state):
        return Case(PLAY_OR_DRAW if options.draw_count == "1" else DRAW_COUNT)
    if state.drawn:
        return Case(DRAW_COUNT)
    if options.draw_two == "on" and state.top.rank == DRAW_RANK and state.laid != NOBODY:
        return Case(DRAWING, FOLLOW_UP_GAP)
    if options.draw_permission == "any-time" and can_lay(state, state.turn):
        return Case(DRAWING, DRAW_EVERY_TURN_GAP)
    return Case(DRAWING)


def _why_pass(state: State) -> Case:
    """Return the rule by which one may pass now, or may not."""
    if _must_play_drawn(state):
        return Case(MUST_PLAY_DRAWN, AFTER_DRAWING_GAP)
    if not may_draw(state):
        return Case(PASSING)
    if not state.drawn or state.options.draw_count == "until-playable":
        return Case(STILL_TO_DRAW)
    return Case(PASSING if _may_stop(state) else STOP_EARLY, AFTER_DRAWING_GAP)


# The last card


def announcing(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Whoever comes down to one card makes the others aware of it."""
    if not to_play(state, seat) or len(state.hands[state.turn]) != 2:
        return None
    keep = [m for m in moves if m.verb != PLAY or is_announced(m)]
    refused = Case(ANNOUNCE, ANNOUNCE_GAP)
    return Ruling(refused.rule, keep, about=PLAY, case=lambda m: None if is_announced(m) else refused)


def tolerates(state: State, verdict: Verdict) -> bool:
    """Whether the table lets this happen: a card laid in silence stays, and costs cards only if somebody objects."""
    return verdict.rule == ANNOUNCE and verdict.move.verb == PLAY


def rules(options: Options) -> tuple[Sieve[State], ...]:
    """The sieves of this table, in order."""
    chosen: tuple[tuple[bool, Sieve[State]], ...] = (
        (True, in_turn),
        (options.last_card == "on", objecting),
        (options.starter_wild == "dealer-calls", dealer_calls),
        (options.draw_two == "on", open_debt),
        (options.draw_permission == "every-turn", draw_first),
        (options.drawn_card == "drawn-only" or options.draw_permission == "every-turn", drawn_card),
        (True, fits),
        (True, calling),
        (options.draw_permission == "only-if-unable", must_lay),
        (True, passing_by_choice),
        (True, draw_or_pass),
        (options.last_card == "on", announcing),
    )
    return tuple(sieve for wanted, sieve in chosen if wanted)
