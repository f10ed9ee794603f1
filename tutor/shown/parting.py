"""Where readings part only in what comes after the move: who is next, and what they may do then, in words."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.core.game import AnyGame
from tutor.core.moves import TABLE
from tutor.shown.table import button
from tutor.teaching.disputes import Side
from tutor.words import explain

MOST = 4
"""So many choices are named; of more it is said only whose they are."""


def following(game: AnyGame, one: Side, every: Sequence[Side], lang: str) -> str:
    """Say who is next by one reading, and what only they may do by it; nothing where all readings agree on that."""
    there = [side for side in every if side.after is not None]
    if one.after is None or len({(side.to_move, frozenset(map(str, side.may))) for side in there}) == 1:
        return ""
    if one.to_move is None or one.to_move == TABLE:
        return explain.say(explain.APP, lang, "disputes-then-over" if one.to_move is None else "disputes-then-table")
    alike = [side for side in there if side.to_move == one.to_move]
    common = set.intersection(*({str(move) for move in side.may} for side in alike)) if len(alike) > 1 else set()
    own = [move for move in one.may if str(move) not in common]
    facts: dict[str, object] = {"seat": one.to_move}
    if not own or len(own) > MOST:
        return explain.say(explain.APP, lang, "disputes-then", facts=facts, seats=one.state.seats)
    named = [_within(button(game, one.after, move, lang), lang) for move in own]
    facts["what"] = explain.listed(lang, named, "or")
    return explain.say(explain.APP, lang, "disputes-then-may", facts=facts, seats=one.state.seats)


def _within(said: str, lang: str) -> str:
    """Return what stands on a button as part of a sentence."""
    said = said.rstrip("!.")
    return said[:1].lower() + said[1:] if lang == "en" and said[1:2].islower() else said
