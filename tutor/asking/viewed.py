"""A question about the position in view: may this card be played here, by whoever is to move."""

from __future__ import annotations

from tutor.asking.completing import Judged
from tutor.asking.told import Told
from tutor.asking.weighing import asked_for
from tutor.cases.transcript import Case
from tutor.core.complaints import Complaint
from tutor.core.moves import PLAY, TABLE
from tutor.core.play import verdicts


def judge_viewed(case: Case, told: Told) -> Judged | None:
    """Return what the engine says in view; nothing where the question tells a position of its own."""
    if told.lying or told.hand or told.lacked or told.kind not in ("may", "must") or not told.asked:
        return None
    try:
        state = case.play().end
    except Complaint:
        return None
    movers = case.game.movers(state)
    if not movers or movers[0] == TABLE:
        return None
    judged = [
        one for one in verdicts(case.game, state, movers[0]) if one.move.verb == PLAY and len(one.move.cards) == 1
    ]
    wanted = [one for one in judged if asked_for(told, one.move.cards[0])]
    if not wanted or len({one.move.cards[0] for one in wanted}) > 1:
        return None
    legal = any(one.legal for one in wanted)
    others = [one for one in judged if one.legal and one not in wanted]
    answer = "yes" if legal and (told.kind == "may" or not others) else "no"
    deciding = others if told.kind == "must" and others and legal else [one for one in wanted if one.legal is legal]
    rules = tuple(dict.fromkeys(str(rule) for one in deciding for rule in one.rules[:2]))
    return Judged(told.kind, answer, rules, case)
