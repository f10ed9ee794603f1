"""A standing and a lost deal put before the engine: is whoever lost out, still in, a life poorer, back at nought?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tutor.asking.completing import Judged
from tutor.asking.losing_told import IN, LIFE, NOUGHT, OUT, Losing
from tutor.asking.rulesets import RuleSet
from tutor.cases.transcript import Case, read_case
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.moves import read_move
from tutor.core.plain import Plain
from tutor.core.play import step
from tutor.words import library

OTHERS = {"B": "♥2", "C": "♦2", "D": "♠2"}
"""What everybody else shows: so many that the game goes on without whoever lost."""
SCORES = {"B": 3, "C": 5, "D": 1}
SUITS = ("♣", "♦")
"""Suits that may matter where none is told: a card of one may be raised above all others."""


def judge_losing(game: AnyGame, told: Losing, presets: Sequence[RuleSet]) -> Judged | None:
    """Return what comes of it; nothing where rule sets, lives or the suit of the card decide that."""
    found = [
        _judged(game, told, rules, suit, lives)
        for rules in presets
        for suit in ((told.card.suit,) if told.card.suit else SUITS)
        for lives in _lives(told)
    ]
    said = [one for one in found if one is not None]
    told_all = len({one.answer for one in said}) == 1
    return said[0] if told_all and len(presets) == len({one.case.preset for one in said}) else None


def _lives(told: Losing) -> Iterator[int]:
    yield from (0, 1) if told.lives is None else (told.lives,)


def _judged(game: AnyGame, told: Losing, rules: RuleSet, suit: str, lives: int) -> Judged | None:
    card = f"{suit}{told.card.rank}"
    hands = {"A": card, **OTHERS}
    scores = {"A": told.before, **SCORES} if told.before else SCORES
    position: dict[str, Plain] = {"leader": "A", "scores": scores, "hands": hands}
    if lives:
        position["gurken"] = {"A": lives}
    try:
        case = read_case({"game": game.key, **rules.said(), "players": [*hands], "position": position})
        return _ended(game, told, case, hands, lives)
    except Complaint:
        return None


def _ended(game: AnyGame, told: Losing, case: Case, hands: dict[str, str], lives: int) -> Judged | None:
    state, deciding = case.start(), list[str]()
    if game.check(state):
        return None
    for seat, card in hands.items():
        state, events = step(game, state, read_move(f"{seat} {card}", case.seats, game.verbs))
        deciding = [str(one.rule) for one in events if one.rule]
    written: dict[str, Plain] = dict(game.write(state))
    playing, score = written.get("in") or [*hands], (written.get("scores") or {}).get("A", 0)
    if "A" in playing and score == told.before and score:  # the card did not lose after all
        return None
    lost = (written.get("gurken") or {}).get("A", 0)
    if told.asks == NOUGHT and lost > lives:  # at what somebody starts a new life others decide
        return None
    out = "A" not in playing
    so = {OUT: out, IN: not out, LIFE: out or lost > lives, NOUGHT: not (out or score)}
    first = library.book(game.folder).situation["losing"]
    rules = sorted(dict.fromkeys(deciding[::-1]), key=lambda rule: _place(rule, first))
    return Judged("beats", "yes" if so[told.asks] else "no", tuple(rules), case)


def _place(rule: str, first: Sequence[str]) -> int:
    """Return how soon a rule is named: by the groups of rules that a game names first."""
    return next((place for place, group in enumerate(first) if rule.startswith(f"{group}.")), len(first))


__all__ = ["judge_losing"]
