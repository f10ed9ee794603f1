"""Mistakes that a strict table lets happen and punishes (getaway.opt.penalties=strict)."""

from __future__ import annotations

from tutor.game import PLAY
from tutor.games.getaway.state import Phase, State, highest
from tutor.rules import Verdict


def tolerates(state: State, verdict: Verdict) -> bool:
    """Whether the card stays on the table and costs the trick.

    Trick 1 always goes to the pile, so a wrong card there is handed back (A13); so is a lead out
    of turn, because the price would be the lead itself (A16). Only the first mistake counts (A14).
    """
    if state.options.penalties != "strict" or verdict.move.verb != PLAY:
        return False
    if state.phase is Phase.STOPPED:
        return state.gatherer == highest(state.trick)[0] and verdict.move.seat not in _played(state)
    return state.phase is Phase.TRICK and verdict.move.seat not in _played(state)


def _played(state: State) -> set[str]:
    return {state.seats[player] for player, _ in state.trick}
