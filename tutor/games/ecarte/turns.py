"""Whose turn it is in Écarté, and who else may speak; it depends on open cards only."""

from __future__ import annotations

from tutor.core.moves import TABLE, Seat
from tutor.core.seats import NOBODY
from tutor.games.ecarte.chouette import advisers
from tutor.games.ecarte.renonce import shown_breach
from tutor.games.ecarte.state import Phase, State, other, window_open


def movers(state: State) -> tuple[Seat, ...]:
    """Who may act now, the one whose turn it is first; it depends on open cards only."""
    phase = state.phase
    if phase in (Phase.CUT, Phase.TURN, Phase.DRAW):
        return (TABLE,)
    if phase is Phase.OVER:
        return ()
    seats = state.seats
    if phase is Phase.DEAL:
        return (TABLE, *_claimers(state))
    if phase is Phase.PROPOSE:
        claims = (seats[state.dealer],) if _king_unclaimed(state) else ()
        return (seats[state.elder], *claims, *advisers(state))
    if phase is Phase.PLAY:
        waiting = other(state, state.turn)
        may = _may_announce(state, waiting) or (
            state.options.enforcement != "strict" and shown_breach(state, state.turn) is not None
        )
        return (seats[state.turn], *((seats[waiting],) if may else ()), *advisers(state))
    if phase is Phase.BALANCE and state.company is not None and state.turn != state.company.order[0]:
        return tuple(seats[player] for player in state.company.order[2:])
    return (seats[state.turn], *advisers(state))


def _king_unclaimed(state: State) -> bool:
    assert state.turn_up is not None
    return state.turn_up.rank == "K" and state.king == NOBODY and not state.exchanges


def _may_announce(state: State, player: int) -> bool:
    """Whether this player could be announcing the king, for all the table knows."""
    assert state.turn_up is not None
    return state.king == NOBODY and state.turn_up.rank != "K" and window_open(state, player)


def _claimers(state: State) -> tuple[Seat, ...]:
    """Who may still claim a renonce of the finished deal."""
    if not state.played or state.options.enforcement == "strict":
        return ()
    two = (state.elder, state.dealer)
    return tuple(state.seats[p] for p in two if shown_breach(state, other(state, p)) is not None)
