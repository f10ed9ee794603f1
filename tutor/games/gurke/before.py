"""What may be said before play and between two deals: exchanges, Kontra, the Rassi questions, buying back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from tutor.core.moves import Move, Seat
from tutor.core.rules import Case, RuleId, Ruling, Sieve
from tutor.core.seats import player_of
from tutor.games.gurke.attempts import BUY, DECLINE, DOUBLE, FREE, SWAP
from tutor.games.gurke.options import Options
from tutor.games.gurke.state import NOT_SAID, Phase, State, next_in, players_in, to_act
from tutor.games.gurke.values import is_court

FOREHAND_SWAPS_ANY = RuleId("gurke.swap.forehand-any")
SWAP_UP_TO = RuleId("gurke.swap.upto")
DEALER_KEEPS_TWO = RuleId("gurke.swap.dealer-keep-two")
NO_SWAP_AT_ALL = RuleId("gurke.swap.forehand-gates")
STOCK_EMPTY = RuleId("gurke.swap.empty-stock")
STOCK_SHORT = RuleId("gurke.swap.short-stock")
AS_MANY_OR_NONE = RuleId("gurke.swap.equal-or-none")
AS_MANY_AS_DEALER = RuleId("gurke.swap.dealer-equal")
KONTRA_ROUND = RuleId("gurke.kontra.round")
FREE_SWAP = RuleId("gurke.rassi.frei")
DOUBLE_SWAP = RuleId("gurke.rassi.doppelt")
SECOND_DOUBLE = RuleId("gurke.rassi.second")
THREE_SWAPS = RuleId("gurke.rassi.three-swaps")
BUY_ONCE = RuleId("gurke.buy.once")
BUY_WHILE_ENOUGH = RuleId("gurke.buy.min-three")
BUY_BETWEEN_DEALS = RuleId("gurke.buy.when")
BUY_OR_NOT = RuleId("gurke.buy.optional")

SWAP_BEYOND_STOCK = RuleId("gurke.gap.swap-any")
DEALER_SWAPS_NONE = RuleId("gurke.gap.vid-zero-gate")
DISCARDS_STAY = RuleId("gurke.gap.swap-discards")
STOCK_SHORT_UNSAID = RuleId("gurke.gap.vid-short-stock")
KONTRA_ONE_ROUND = RuleId("gurke.gap.kontra-rounds")
QUESTIONS_IN_TURN = RuleId("gurke.gap.rassi-gaps")
FREE_SWAP_ONCE = RuleId("gurke.gap.rassi-frei-again")
NO_WHOLE_HAND_LEFT = RuleId("gurke.gap.rassi-stock")
THREE_OTHERS = RuleId("gurke.gap.se-three")
BUY_LATER = RuleId("gurke.gap.se-later")

Moves: TypeAlias = Sequence[Move]

KEPT_BY_DEALER = 2
"""Cards that the dealer of a Vidargas table has to keep."""


# Exchange


class Swap(NamedTuple):
    """How many cards may be exchanged, and what says so."""

    sizes: tuple[int, ...]
    case: Case
    by_stock: bool = False
    """Whether it is the stock that sets the limit."""


def exchange(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """The first player decides how many cards are exchanged; the others follow that number or stand."""
    if state.phase is not Phase.SWAP or player_of(state, seat) != to_act(state):
        return None
    sizes, (rule, gap), _ = swap_here(state)
    return Ruling(rule, [m for m in moves if m.verb != SWAP or len(m.cards) in sizes], gap, grants=True, about=SWAP)


def swap_here(state: State) -> Swap:
    """Return how many cards the player asked may exchange."""
    stock = len(state.stock)
    if state.swapped == NOT_SAID:
        return _first_swap(state, len(state.hands[state.asked]), stock)
    by_dealer = state.options.exchange == "dealer-equal-keep2"
    first = state.swapped
    if first == 0:
        return Swap((0,), Case(NO_SWAP_AT_ALL, DEALER_SWAPS_NONE if by_dealer else None))
    if not stock:
        return Swap((0,), Case(STOCK_EMPTY, DISCARDS_STAY), by_stock=True)
    if state.options.exchange == "forehand-upto":
        short = stock < first
        sizes = tuple(range(min(first, stock) + 1))
        return Swap(sizes, Case(SWAP_UP_TO, SWAP_BEYOND_STOCK if short else None), by_stock=short)
    if stock < first:
        return Swap((0, stock), Case(STOCK_SHORT, STOCK_SHORT_UNSAID if by_dealer else None), by_stock=True)
    return Swap((0, first), Case(AS_MANY_AS_DEALER if by_dealer else AS_MANY_OR_NONE))


def _first_swap(state: State, held: int, stock: int) -> Swap:
    """Whoever exchanges first chooses the number, as far as the stock goes."""
    rule, most = {
        "forehand-equal": (FOREHAND_SWAPS_ANY, held),
        "forehand-upto": (SWAP_UP_TO, held),
        "dealer-equal-keep2": (DEALER_KEEPS_TWO, max(0, held - KEPT_BY_DEALER)),
    }[state.options.exchange]
    short = stock < most
    return Swap(tuple(range(min(most, stock) + 1)), Case(rule, SWAP_BEYOND_STOCK if short else None), by_stock=short)


# Kontra


def kontra_round(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """From forehand round everyone says kontra or pass, once; the first kontra ends the round."""
    if state.phase is not Phase.KONTRA:
        return None
    player = player_of(state, seat)
    if player == to_act(state):
        return Ruling(KONTRA_ROUND, moves, grants=True)
    has_passed = _place(state, player) < _place(state, state.asked)
    return Ruling(KONTRA_ROUND, [], KONTRA_ONE_ROUND if has_passed else None)


def _place(state: State, player: int) -> int:
    """Return how many seats are asked before this one, from forehand."""
    forehand = next_in(state.sheet.alive, state.sheet.dealer)
    return (player - forehand) % len(state.seats)


# Rassi


def questions_in_turn(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """The dealer asks one player after the other, from forehand."""
    if state.phase not in (Phase.FREE, Phase.DOUBLE) or player_of(state, seat) == to_act(state):
        return None
    return Ruling(FREE_SWAP if state.phase is Phase.FREE else DOUBLE_SWAP, [], QUESTIONS_IN_TURN)


def free_swap(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Without king, queen and jack the whole hand may be swapped free of charge, once."""
    if state.phase not in (Phase.FREE, Phase.DOUBLE):
        return None
    others = [m for m in moves if m.verb != FREE]
    if state.phase is Phase.DOUBLE:
        return Ruling(FREE_SWAP, others, FREE_SWAP_ONCE, about=FREE)
    standing = obstacle(state, player_of(state, seat))
    gap = NO_WHOLE_HAND_LEFT if standing == "stock" else None
    return Ruling(FREE_SWAP, others if standing else moves, gap, grants=True)


def obstacle(state: State, player: int) -> str:
    """Return what stands against swapping a whole hand now, in one word, or nothing."""
    if player != to_act(state):
        return "turn"
    if state.phase is Phase.FREE and any(is_court(c) for c in state.hands[player]):
        return "courts"
    return "" if can_redeal(state) else "stock"


def double_swap(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Anyone may swap the whole hand for a doubled penalty, and once more for a fourfold one."""
    if state.phase is not Phase.DOUBLE:
        return None
    player = player_of(state, seat)
    rule = DOUBLE_SWAP
    if state.factors[player] > 1:
        rule = THREE_SWAPS if state.freed[player] else SECOND_DOUBLE
    if can_redeal(state):
        return Ruling(rule, moves, grants=True)
    return Ruling(rule, [m for m in moves if m.verb != DOUBLE], NO_WHOLE_HAND_LEFT, grants=True)


def can_redeal(state: State) -> bool:
    """Whether a whole hand can be given: from the stock, or with the discards shuffled in (gurke.gap.rassi-stock)."""
    return len(state.stock) + len(state.discards) >= len(state.hands[state.asked])


# Buying back


def buy_once(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Whoever is out may buy back once."""
    if not _is_out(state, seat):
        return None
    if state.sheet.bought[player_of(state, seat)]:
        return Ruling(BUY_ONCE, [m for m in moves if m.verb != BUY], about=BUY)
    return Ruling(BUY_ONCE, moves, grants=True, about=BUY)


def buy_while_enough(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Buying back is open while at least three others are in."""
    if not _is_out(state, seat):
        return None
    if players_in(state) >= int(state.options.buyback_min):
        return Ruling(BUY_WHILE_ENOUGH, moves, grants=True, about=BUY)
    return Ruling(BUY_WHILE_ENOUGH, [m for m in moves if m.verb != BUY], THREE_OTHERS, about=BUY)


def buy_between_deals(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Buying back happens between two deals, at once or later."""
    if not _is_out(state, seat) or (state.phase is Phase.BUY and player_of(state, seat) == to_act(state)):
        return None
    return Ruling(BUY_BETWEEN_DEALS, [m for m in moves if m.verb not in (BUY, DECLINE)], BUY_LATER)


def buy_or_stay_out(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Nobody has to buy back; who declines may still come back later."""
    if not _is_out(state, seat) or state.phase is not Phase.BUY:
        return None
    return Ruling(BUY_OR_NOT, moves, grants=True, about=DECLINE)


def _is_out(state: State, seat: Seat) -> bool:
    return not state.sheet.alive[player_of(state, seat)]


def rules(options: Options) -> tuple[Sieve[State], ...]:
    """The sieves of this table for what is said before play and between deals."""
    kontra: tuple[Sieve[State], ...] = (kontra_round,) if options.pre_play == "kontra" else ()
    rassi: tuple[Sieve[State], ...] = (questions_in_turn, free_swap, double_swap) if options.pre_play == "rassi" else ()
    swaps: tuple[Sieve[State], ...] = (exchange,) if options.exchange != "none" else ()
    returns: tuple[Sieve[State], ...] = (
        (buy_once, buy_while_enough, buy_between_deals, buy_or_stay_out) if options.buyback != "none" else ()
    )
    return (*swaps, *kontra, *rassi, *returns)
