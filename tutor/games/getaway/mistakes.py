"""Mistakes that a strict table lets happen and punishes (getaway.opt.penalties=strict)."""

from __future__ import annotations

from tutor.core.moves import PLAY
from tutor.core.rules import Verdict
from tutor.games.getaway.state import STOPPED, TRICK, State


def tolerates(state: State, verdict: Verdict) -> bool:
    """Whether the card stays on the table and costs the trick.

    Trick 1 always goes to the pile, so a wrong card there is handed back (A13); so is a lead out
    of turn, because the price would be the lead itself (A16). Only the first mistake counts (A14).
    """
    return state.options.penalties == "strict" and verdict.move.verb == PLAY and state.phase in (TRICK, STOPPED)
