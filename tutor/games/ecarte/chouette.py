"""The chouette: one banker against everybody else, the bank, the bets, and who moves where afterwards.

Seats are numbered as everyone sits; the line is ``Company.order``: banker, ponte, advisers. The ledger
holds every payment, so that it can be read step by step; purses, bank and open bets always add up to nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

from tutor.core.game import Event
from tutor.core.moves import Move, Seat
from tutor.core.rules import Case, RuleId, Ruling, Sieve, grant
from tutor.core.seats import NOBODY, player_of
from tutor.games.ecarte.options import Options
from tutor.games.ecarte.state import Company, Entry, Phase, State
from tutor.games.ecarte.verbs import (
    ADVISE,
    BANK,
    BET,
    CASH,
    KEEP,
    LEAVE,
    RAISE,
    SIDE,
    STOP,
    WITHDRAW,
    advised,
    ponte_decides,
)

CHOUETTE_BANK = RuleId("ecarte.chouette.bank")
OPT_CHOUETTE = RuleId("ecarte.opt.chouette")
GAP_BANK_FLOW = RuleId("ecarte.gap.bank-flow")
CHOUETTE_UNDER = RuleId("ecarte.chouette.under")
CHOUETTE_OVER = RuleId("ecarte.chouette.over")
GAP_SIDE_BETTOR = RuleId("ecarte.gap.side-bettor")
CHOUETTE_BANKER_WINS = RuleId("ecarte.chouette.banker-wins")
CHOUETTE_BANKER_CASHES = RuleId("ecarte.chouette.banker-cashes")
GAP_CASH_WHEN = RuleId("ecarte.gap.cash-when")
CHOUETTE_ROLES = RuleId("ecarte.chouette.roles")
OPT_ADVISER_BINDING = RuleId("ecarte.opt.adviser-binding")
CHOUETTE_ORDER = RuleId("ecarte.chouette.order")
GAP_EQUAL_DRAW = RuleId("ecarte.gap.equal-draw")
GAP_CHOUETTE_UNIT = RuleId("ecarte.gap.chouette-unit")
CHOUETTE_BANKER_DEALS = RuleId("ecarte.chouette.banker-deals")
CHOUETTE_PONTE_WINS = RuleId("ecarte.chouette.ponte-wins")

Moves: TypeAlias = Sequence[Move]
Order: TypeAlias = tuple[int, ...]


# Who moves where


def after_ponte_wins(order: Order) -> Order:
    """The ponte takes over the bank, the old banker goes last.

    >>> after_ponte_wins((0, 1, 2, 3))
    (1, 2, 3, 0)
    """
    return (*order[1:], order[0])


def after_banker_wins(order: Order) -> Order:
    """The banker stays, the ponte goes last.

    >>> after_banker_wins((0, 1, 2, 3))
    (0, 2, 3, 1)
    """
    return (order[0], *order[2:], order[1])


def after_banker_cashes(order: Order) -> Order:
    """The first two advisers become banker and ponte; the old ponte goes last but one, the old banker last.

    >>> after_banker_cashes((0, 1, 2, 3))
    (2, 3, 1, 0)
    """
    return (*order[2:], order[1], order[0])


# The sieves


def staking(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Before play the banker pays a stake into the bank, then everyone else bets against it."""
    if state.phase is not Phase.BANK and state.phase is not Phase.BET:
        return None
    return Ruling(CHOUETTE_BANK, moves, grants=True, case=_stake)


def _stake(move: Move) -> Case | None:
    if move.verb == STOP:
        return Case(OPT_CHOUETTE)
    return Case(CHOUETTE_BANK, GAP_BANK_FLOW) if move.verb in (BANK, BET) else None


def balancing(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Bank and bets are made equal before play: a surplus of bets is covered, a surplus of the bank may come out."""
    company = state.company
    if state.phase is not Phase.BALANCE or company is None:
        return None
    if company.surplus < 0:
        return Ruling(CHOUETTE_UNDER, moves, GAP_BANK_FLOW, grants=True)
    wanted = RAISE if state.options.chouette_over == "raise" else SIDE
    against_self = player_of(state, seat) == company.order[1]  # the ponte would bet against themselves
    enough = [] if against_self else [m for m in moves if m.verb == wanted and m.value == str(company.surplus)]
    return Ruling(CHOUETTE_OVER, enough, GAP_SIDE_BETTOR if wanted == SIDE else GAP_BANK_FLOW, grants=True)


def cashing(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """After a win the banker leaves everything in and stays, or takes the money and gives up the bank."""
    if state.phase is not Phase.CASH:
        return None
    return Ruling(CHOUETTE_BANKER_WINS, moves, grants=True, case=_cash)


def _cash(move: Move) -> Case:
    return Case(CHOUETTE_BANKER_CASHES if move.verb == CASH else CHOUETTE_BANKER_WINS, GAP_CASH_WHEN)


def advising(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """The others advise the ponte, once before each decision; whoever bets on the banker does not."""
    others = [m for m in moves if m.verb != ADVISE]
    if state.company is None or len(others) == len(moves):
        return None
    refused = no_advice(state.company, player_of(state, seat))
    if refused is None:
        return grant(CHOUETTE_ROLES, moves, ADVISE)
    return Ruling(refused.rule, others, refused.gap, about=ADVISE)


def no_advice(company: Company, player: int) -> Case | None:
    """Return why this player may not advise the ponte now; None if advice is welcome."""
    if player == company.side:
        return Case(CHOUETTE_OVER, GAP_SIDE_BETTOR)
    if any(who == player for who, _ in company.advice):
        return Case(CHOUETTE_ROLES)
    return None


def advisers(state: State) -> tuple[Seat, ...]:
    """Who may advise the ponte now."""
    company = state.company
    if company is None or not ponte_decides(state):
        return ()
    return tuple(state.seats[player] for player in company.order[2:] if no_advice(company, player) is None)


def majority(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Where advice binds, the ponte does what more than half of that side want."""
    company = state.company
    if company is None or not company.advice or not ponte_decides(state) or player_of(state, seat) != state.elder:
        return None
    said, votes = Counter(text for _, text in company.advice).most_common(1)[0]
    side = len(company.order) - 1 - (company.side != NOBODY)
    keep = [m for m in moves if advised(m) == said]
    if votes * 2 <= side or not keep:
        return None
    return grant(OPT_ADVISER_BINDING, keep)


def rules(options: Options) -> tuple[Sieve[State], ...]:
    """The sieves of a chouette, in order."""
    binding: tuple[Sieve[State], ...] = (majority,) if options.adviser_binding == "majority" else ()
    return (staking, balancing, cashing, advising, *binding)


# Money


def _paid(company: Company, what: str, player: int, amount: int, bank: int = 0) -> Company:
    """Write a payment into the ledger; ``bank`` is what it does to the bank."""
    entry = Entry(what, player, amount, company.bank + bank)
    return company._replace(bank=company.bank + bank, ledger=(*company.ledger, entry))


def _facts(state: State, company: Company, player: int, n: int) -> dict[str, object]:
    return {
        "seat": state.seats[player],
        "n": n,
        "bank": company.bank,
        "bets": sum(company.bets),
        "missing": max(company.surplus, 0),
        "over": max(-company.surplus, 0),
    }


def placed(state: State, order: Order, events: list[Event]) -> State:
    """The line is settled: the banker opens the bank."""
    company = (state.company or Company())._replace(order=order, bets=(0,) * len(order))
    line = tuple(state.seats[player] for player in order)
    facts = {"seats": line, "seat": line[0], "other": line[1]}
    events.append(Event(CHOUETTE_ORDER, facts, GAP_EQUAL_DRAW if _redrawn(state) else None))
    return seated(state, company, order)


def _redrawn(state: State) -> bool:
    return any(len(drawn) > 1 for drawn in state.cuts)


def seated(state: State, company: Company, order: Order) -> State:
    """Begin a term: banker and ponte face each other, the score is 0:0, the table is cleared."""
    empty = ((),) * len(state.seats)
    zeros = (0,) * len(state.seats)
    company = company._replace(order=order, bets=zeros, side=NOBODY, covered=0, advice=(), first=company.bank == 0)
    return State(
        state.options,
        state.seats,
        Phase.BANK if company.first else Phase.BET,
        hands=empty,
        discards=empty,
        dealer=order[0],
        score=zeros,
        won=zeros,
        turn=order[0] if company.first else order[1],
        cuts=state.cuts,
        company=company,
    )


def did(state: State, move: Move, events: list[Event]) -> State:
    """Return the state after a move that is about money, places or advice."""
    company = state.company
    assert company is not None
    player = player_of(state, move.seat)
    verb = move.verb
    if verb == ADVISE:
        return state._replace(company=company._replace(advice=(*company.advice, (player, advised(move)))))
    if verb == BANK:
        return _staked(state, company, player, int(move.value), events)
    if verb == BET:
        return _bet(state, company, player, int(move.value), events)
    if verb in (RAISE, SIDE, WITHDRAW, LEAVE):
        return _balanced(state, company, player, move, events)
    if verb == KEEP:
        events.append(Event(CHOUETTE_BANKER_WINS, _moved(state, company, 2), GAP_CHOUETTE_UNIT))
        return seated(state, company, after_banker_wins(company.order))
    if verb == CASH:
        facts = {**_moved(state, company, 2, 1), "n": company.bank}
        events.append(Event(CHOUETTE_BANKER_CASHES, facts, GAP_CASH_WHEN))
        company = _paid(company, "cash", player, company.bank, -company.bank)
        return seated(state, company, after_banker_cashes(company.order))
    assert verb == STOP, move
    events.append(Event(OPT_CHOUETTE, {"seat": move.seat}))
    return state._replace(phase=Phase.OVER, ended_by=OPT_CHOUETTE)


def _moved(state: State, company: Company, ponte: int, last: int = 0) -> dict[str, object]:
    """Name those whom a change of places concerns."""
    order = company.order
    named = {"seat": state.seats[order[0]], "old": state.seats[order[1]], "bank": company.bank}
    if last:
        # Of three, the old ponte is the only one left to face the new banker.
        new = (*order[2:], order[1])
        return named | {"banker": state.seats[new[0]], "ponte": state.seats[new[1]]}
    return named | {"ponte": state.seats[order[ponte]]}


def _staked(state: State, company: Company, player: int, chips: int, events: list[Event]) -> State:
    company = _paid(company, "stake", player, -chips, chips)
    events.append(Event(CHOUETTE_BANK, _facts(state, company, player, chips)))
    return state._replace(phase=Phase.BET, turn=company.order[1], company=company)


def _bet(state: State, company: Company, player: int, chips: int, events: list[Event]) -> State:
    """Take a bet; the last one shows whether bank and bets fit together."""
    bets = tuple(chips if p == player else bet for p, bet in enumerate(company.bets))
    company = _paid(company._replace(bets=bets), "bet", player, -chips)
    waiting = [p for p in company.order[1:] if not bets[p]]
    if waiting:
        return state._replace(turn=waiting[0], company=company)
    facts = _facts(state, company, company.order[0], chips)
    if company.surplus > 0:
        events.append(Event(CHOUETTE_OVER, facts))
        covers = company.order[0] if state.options.chouette_over == "raise" else company.order[2]
        return state._replace(phase=Phase.BALANCE, turn=covers, company=company)
    if company.surplus < 0:
        events.append(Event(CHOUETTE_UNDER, facts, GAP_BANK_FLOW))
        if company.first:
            return state._replace(phase=Phase.BALANCE, turn=company.order[0], company=company)
    return _to_the_deal(state, company, events)


def _balanced(state: State, company: Company, player: int, move: Move, events: list[Event]) -> State:
    chips = int(move.value or 0)
    if move.verb == RAISE:
        company = _paid(company, "raise", player, -chips, chips)
    elif move.verb == SIDE:
        company = _paid(company._replace(side=player, covered=chips), "side", player, -chips, chips)
    elif move.verb == WITHDRAW:
        company = _paid(company, "withdraw", player, chips, -chips)
    return _to_the_deal(state, company, events)


def _to_the_deal(state: State, company: Company, events: list[Event]) -> State:
    facts = {"seat": state.seats[company.order[0]], "other": state.seats[company.order[1]]}
    events.append(Event(CHOUETTE_BANKER_DEALS, facts))
    return state._replace(phase=Phase.DEAL, turn=NOBODY, company=company)


def settled(state: State, winner: int, events: list[Event]) -> State:
    """Pay out: the ponte's win changes the banker, the banker's leaves the choice to stay."""
    company = state.company
    assert company is not None
    company = company._replace(advice=())
    if winner == company.order[0]:
        return _banker_won(state, company, winner)
    for player, bet in enumerate(company.bets):
        if bet:
            company = _paid(company, "won", player, 2 * bet, -bet)
    banker = company.order[0]
    if company.bank:
        company = _paid(company, "rest", banker, company.bank, -company.bank)
    order = after_ponte_wins(company.order)
    facts = {
        "seat": state.seats[winner],
        "old": state.seats[banker],
        "ponte": state.seats[order[1]],
        "bets": sum(company.bets),
    }
    events.append(Event(CHOUETTE_PONTE_WINS, facts, GAP_CHOUETTE_UNIT))
    return seated(state, company, order)


def _banker_won(state: State, company: Company, banker: int) -> State:
    """The bets go into the bank; a side bet on the banker takes its part first."""
    won = sum(company.bets)
    if company.side != NOBODY:
        # The side bet lies in the bank too: it comes out, and as much from the bets with it.
        company = _paid(company, "side-won", company.side, 2 * company.covered, -company.covered)
        won -= company.covered
    company = _paid(company, "bets", banker, 0, won)
    return state._replace(
        phase=Phase.CASH, turn=banker, company=company._replace(bets=(0,) * len(state.seats), side=NOBODY, covered=0)
    )
