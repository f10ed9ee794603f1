"""A position in a notebook under several rule sets: what each says of every move."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tutor.cases.transcript import Case
from tutor.core.moves import Move, Seat
from tutor.core.play import verdicts
from tutor.core.rules import Verdict
from tutor.shown.address import Address
from tutor.shown.labels import set_name
from tutor.shown.line import Line, line
from tutor.shown.linetexts import Telling
from tutor.shown.protocol import Beside
from tutor.teaching.taught import Taught
from tutor.ui.card_table import Rest, Show, table
from tutor.ui.frame import language
from tutor.ui.replayer import own_paragraph
from tutor.words import explain


def compared_table(
    cases: Sequence[Case],
    show: Show,
    key: str,
    *,
    taught: Taught | None = None,
    own: Seat | None = None,
    alone: bool = False,
    below: Callable[[Rest], None] | None = None,
) -> int:
    """Show a position with what each rule set says of every move; return how many verdicts differ.

    Seen ``alone`` from a reader's own seat, the other hands do not lie open.
    """
    first, lang = cases[0], language()
    beside: dict[str, list[Beside]] = {}
    answers: list[dict[str, bool]] = []
    own = own if own in first.seats else None
    for case in cases:
        state = case.play().end
        judged = verdicts(case.game, state)
        answers.append({str(one.move): one.legal for one in judged})
        for one in judged:
            why = explain.capitalised(explain.why(case.game, state, one, lang, you=str(own or "")))
            legal = one.legal or said_with_it(one.move, judged)
            told = not one.legal or taught is None or taught.tells(case.game, one.rule, why)
            part = Beside(set_name(case, cases, lang), legal, *((why, one.rule) if told else ("", "")))
            beside.setdefault(str(one.move), []).append(part)
    flips = {move for move in beside if len({found.get(move) for found in answers}) > 1}

    telling = Telling(
        lang,
        where=Address(game=first.game.key, preset=first.preset, options=dict(first.changes)),
        original=own_paragraph,
        taught=taught,
        own=own,
        seat=own if alone else None,
    )

    def made(_near: int) -> Line:
        return line(first, telling, moment=True, beside=beside, differs=flips)

    table(made, show, key=key, below=below)
    return len(flips)


def said_with_it(move: Move, judged: Sequence[Verdict]) -> bool:
    """Whether a card may be played with a word said of it: an eight with the suit it calls."""
    ways = [each.legal for each in judged if each.move.value and each.move._replace(value="") == move]
    return bool(move.cards) and any(ways)
