"""What may be said before play and between two deals: exchanges, Kontra, the Rassi questions, buying back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from tutor.core.moves import Move, Seat
from tutor.core.rules import RuleId, Ruling, Sieve
from tutor.games.gurke.attempts import BUY, DECLINE, DOUBLE, FREE, SWAP
from tutor.games.gurke.options import Options
from tutor.games.gurke.state import NOT_SAID, Phase, State, next_in, players_in, seat_of
from tutor.games.gurke.values import is_court

Moves: TypeAlias = Sequence[Move]
Case: TypeAlias = tuple[RuleId, RuleId]

KEPT_BY_DEALER = 2
"""Cards that the dealer of a Vidargas table has to keep."""


# Exchange


def exchange(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """The first player decides how many cards are exchanged; the others follow that number or stand."""
    if state.phase is not Phase.SWAP or not moves:
        return None
    sizes, rule, gap = swap_sizes(state)
    return Ruling(rule, [m for m in moves if m.verb != SWAP or len(m.cards) in sizes], gap, grants=True, about=SWAP)


def swap_sizes(state: State) -> tuple[tuple[int, ...], RuleId, RuleId]:
    """Return how many cards the player asked may exchange, with the rule and the gap that say so."""
    kind = state.options.exchange
    held, stock = len(state.hands[state.asked]), len(state.stock)
    by_dealer = kind == "dealer-equal-keep2"
    if state.swapped == NOT_SAID:
        most = max(0, held - KEPT_BY_DEALER) if by_dealer else held
        gap = "gurke.gap.swap-any" if stock < most else ""
        rule = {
            "forehand-equal": "gurke.swap.forehand-any",
            "forehand-upto": "gurke.swap.upto",
            "dealer-equal-keep2": "gurke.swap.dealer-keep-two",
        }[kind]
        return tuple(range(min(most, stock) + 1)), rule, gap
    if state.swapped == 0:
        return (0,), "gurke.swap.forehand-gates", "gurke.gap.vid-zero-gate" if by_dealer else ""
    if not stock:
        return (0,), "gurke.swap.empty-stock", "gurke.gap.swap-discards"
    if kind == "forehand-upto":
        gap = "gurke.gap.swap-any" if stock < state.swapped else ""
        return tuple(range(min(state.swapped, stock) + 1)), "gurke.swap.upto", gap
    if stock < state.swapped:
        return (0, stock), "gurke.swap.short-stock", "gurke.gap.vid-short-stock" if by_dealer else ""
    return (0, state.swapped), "gurke.swap.dealer-equal" if by_dealer else "gurke.swap.equal-or-none", ""


# Kontra


def kontra_round(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """From forehand round everyone says kontra or pass, once; the first kontra ends the round."""
    if state.phase is not Phase.KONTRA or not moves:
        return None
    player = seat_of(state, moves[0].seat)
    if player == state.asked:
        return Ruling("gurke.kontra.round", moves, grants=True)
    has_passed = _place(state, player) < _place(state, state.asked)
    return Ruling("gurke.kontra.round", [], "gurke.gap.kontra-rounds" if has_passed else "")


def _place(state: State, player: int) -> int:
    """Return how many seats are asked before this one, from forehand."""
    forehand = next_in(state.sheet.alive, state.sheet.dealer)
    return (player - forehand) % len(state.seats)


# Rassi


def questions_in_turn(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """The dealer asks one player after the other, from forehand."""
    if state.phase not in (Phase.FREE, Phase.DOUBLE) or not moves or seat_of(state, moves[0].seat) == state.asked:
        return None
    rule = "gurke.rassi.frei" if state.phase is Phase.FREE else "gurke.rassi.doppelt"
    return Ruling(rule, [], "gurke.gap.rassi-gaps")


def free_swap(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Without king, queen and jack the whole hand may be swapped free of charge, once."""
    if state.phase not in (Phase.FREE, Phase.DOUBLE) or not moves:
        return None
    stopped = [m for m in moves if m.verb != FREE]
    if state.phase is Phase.DOUBLE:
        return Ruling("gurke.rassi.frei", stopped, "gurke.gap.rassi-frei-again", about=FREE)
    standing = obstacle(state, seat_of(state, moves[0].seat))
    gap = "gurke.gap.rassi-stock" if standing == "stock" else ""
    return Ruling("gurke.rassi.frei", stopped if standing else moves, gap, grants=True)


def obstacle(state: State, player: int) -> str:
    """Return what stands against swapping a whole hand now, in one word, or nothing."""
    if player != state.asked:
        return "turn"
    if state.phase is Phase.FREE and any(is_court(c) for c in state.hands[player]):
        return "courts"
    return "" if can_redeal(state) else "stock"


def double_swap(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Anyone may swap the whole hand for a doubled penalty, and once more for a fourfold one."""
    if state.phase is not Phase.DOUBLE or not moves:
        return None
    player = seat_of(state, moves[0].seat)
    rule = "gurke.rassi.doppelt"
    if state.factors[player] > 1:
        rule = "gurke.rassi.three-swaps" if state.freed[player] else "gurke.rassi.second"
    if can_redeal(state):
        return Ruling(rule, moves, grants=True)
    return Ruling(rule, [m for m in moves if m.verb != DOUBLE], "gurke.gap.rassi-stock", grants=True)


def can_redeal(state: State) -> bool:
    """Whether a whole hand can be given: from the stock, or with the discards shuffled in (gurke.gap.rassi-stock)."""
    return len(state.stock) + len(state.discards) >= len(state.hands[state.asked])


# Buying back


def buy_once(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Whoever is out may buy back once."""
    if not _may_return(moves):
        return None
    if state.sheet.bought[seat_of(state, moves[0].seat)]:
        return Ruling("gurke.buy.once", [m for m in moves if m.verb != BUY], about=BUY)
    return Ruling("gurke.buy.once", moves, grants=True, about=BUY)


def buy_while_enough(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Buying back is open while at least three others are in."""
    if not _may_return(moves):
        return None
    if players_in(state) >= int(state.options.buyback_min):
        return Ruling("gurke.buy.min-three", moves, grants=True, about=BUY)
    return Ruling("gurke.buy.min-three", [m for m in moves if m.verb != BUY], "gurke.gap.se-three", about=BUY)


def buy_between_deals(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Buying back happens between two deals, at once or later."""
    if not _may_return(moves):
        return None
    if state.phase is Phase.BUY and moves[0].seat == state.seats[state.asked]:
        return None
    return Ruling("gurke.buy.when", [m for m in moves if m.verb not in (BUY, DECLINE)], "gurke.gap.se-later")


def buy_or_stay_out(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Nobody has to buy back; who declines may still come back later."""
    if not _may_return(moves) or state.phase is not Phase.BUY:
        return None
    return Ruling("gurke.buy.optional", moves, grants=True, about=DECLINE)


def _may_return(moves: Moves) -> bool:
    return bool(moves) and moves[0].verb in (BUY, DECLINE)


def rules(options: Options) -> tuple[Sieve[State], ...]:
    """The sieves of this table for what is said before play and between deals."""
    kontra: tuple[Sieve[State], ...] = (kontra_round,) if options.pre_play == "kontra" else ()
    rassi: tuple[Sieve[State], ...] = (questions_in_turn, free_swap, double_swap) if options.pre_play == "rassi" else ()
    swaps: tuple[Sieve[State], ...] = (exchange,) if options.exchange != "none" else ()
    returns: tuple[Sieve[State], ...] = (
        (buy_once, buy_while_enough, buy_between_deals, buy_or_stay_out) if options.buyback != "none" else ()
    )
    return (*swaps, *kontra, *rassi, *returns)
