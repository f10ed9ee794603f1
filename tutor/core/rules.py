"""Sieves, rulings and verdicts: the one source of truth about what may be played, and why.

A rule is a named sieve over moves. It receives the moves that earlier rules let through and
returns a ruling: the id of the case that applies, and the moves it keeps. What survives every
sieve is legal because of the rulings it passed; what is stopped is illegal because of the
ruling that stopped it, and that ruling's survivors are what to do instead.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

RuleId: TypeAlias = str


class Ruling(NamedTuple):
    """What one rule says here: its case, and the moves it lets through."""

    rule: RuleId
    """The id of the case that applies."""
    keep: Sequence[Any]
    """The moves that it lets through."""
    gap: RuleId = ""
    """The id of the gap, where the text does not decide and the ruling rests on a house default."""
    grants: bool = False
    """True where the case is itself the permission, so it is named though it stops nothing."""
    about: str = ""
    """The verb that the ruling is about; what is said of plays does not concern a draw."""
    case: Callable[[Any], tuple[RuleId, RuleId]] | None = None
    """Where one ruling knows several cases: (rule, gap) of a single move."""

    def of(self, move: Any) -> tuple[RuleId, RuleId]:
        """Return the case and the gap for one move; two empty texts if it is not concerned."""
        if self.about and _kind(move) != self.about:
            return ("", "")
        return self.case(move) if self.case is not None else (self.rule, self.gap)


def grant(rule: RuleId, keep: Sequence[Any], about: str = "", gap: RuleId = "") -> Ruling:
    """Return the ruling of a rule that is itself the permission: it is named though it may stop nothing.

    Made for nearly every move of a game, so past the constructor, which takes twice the time.
    """
    return tuple.__new__(Ruling, (rule, keep, gap, True, about, None))


Sieve: TypeAlias = Callable[[Any, Sequence[Any]], Ruling | None]
"""A rule: (state, moves) to a ruling, or None where it does not apply."""


class Verdict(NamedTuple):
    """What the rules say of one attempt."""

    move: Any
    legal: bool
    rules: tuple[RuleId, ...]
    """The deciding rule first; then what else granted it (legal) or what else it breaks (illegal)."""
    instead: tuple[Any, ...] = ()
    """For an illegal move: what the deciding rule would have let through."""
    gap: RuleId = ""
    """The id of the gap where the text does not decide this and the house does."""

    @property
    def rule(self) -> RuleId:
        """The rule that decides."""
        return self.rules[0]


class ContradictoryRules(AssertionError):
    """The rules together leave a player who has to act without any move."""


def rulings(rules: Sequence[Sieve], state: Any, attempts: Sequence[Any]) -> list[Ruling]:
    """Run the sieves in order, each on what the earlier ones let through."""
    found = []
    left = attempts
    for rule in rules:
        ruling = rule(state, left)
        if ruling is not None:
            found.append(ruling)
            left = ruling.keep
    return found


def survivors(rules: Sequence[Sieve], state: Any, attempts: Sequence[Any]) -> Sequence[Any]:
    """Return the legal moves among the attempts, by the same sieves, without the reasons."""
    left = attempts
    for rule in rules:
        ruling = rule(state, left)
        if ruling is not None:
            left = ruling.keep
    return left


def judge(rules: Sequence[Sieve], state: Any, attempts: Sequence[Any]) -> tuple[Verdict, ...]:
    """Return a verdict for every attempt, in the order given.

    >>> def even(state, moves): return Ruling("number.even", [m for m in moves if m % 2 == 0])
    >>> [v.legal for v in judge([even], None, [1, 2])]
    [False, True]
    """
    found = rulings(rules, state, attempts)
    stopped: dict[Any, Ruling] = {}
    telling: list[tuple[Ruling, frozenset[str]]] = []
    left: Sequence[Any] = attempts
    for ruling in found:
        kinds: frozenset[str] = frozenset()
        if len(ruling.keep) != len(left):
            kept = set(ruling.keep)
            out = [move for move in left if move not in kept]
            stopped.update((move, ruling) for move in out)
            kinds = frozenset(_kind(move) for move in out)
        telling.append((ruling, kinds))
        left = ruling.keep
    legal = tuple(left)
    telling.reverse()  # the ruling nearest to the move speaks first
    alone = _alone(rules, state, attempts) if stopped else ()
    verdicts = []
    for move in attempts:
        stop = stopped.get(move)
        if stop is None:
            verdicts.append(_allowed(move, telling))
        else:
            broken = [ruling.of(move)[0] for ruling, kept in alone if move not in kept]
            verdicts.append(_refused(move, stop, legal, broken))
    return tuple(verdicts)


def _alone(rules: Sequence[Sieve], state: Any, attempts: Sequence[Any]) -> list[tuple[Ruling, frozenset[Any]]]:
    """Ask each sieve alone about all attempts; return those that stop something, with what they let through."""
    asked = (rule(state, attempts) for rule in rules)
    return [
        (ruling, frozenset(ruling.keep)) for ruling in asked if ruling is not None and len(ruling.keep) < len(attempts)
    ]


def _kind(move: Any) -> str:
    """Return the kind of a move: what is said of a play does not concern a draw."""
    return getattr(move, "verb", "")


def _allowed(move: Any, telling: Sequence[tuple[Ruling, frozenset[str]]]) -> Verdict:
    """Name the rulings that made a move legal: those that stopped one of its kind, then those that grant it."""
    kind = _kind(move)
    cases = [ruling.of(move) for ruling, kinds in telling if kind in kinds]
    cases += [ruling.of(move) for ruling, kinds in telling if ruling.grants and kind not in kinds]
    cases = [case for case in cases if case[0]] or [ruling.of(move) for ruling, _ in telling[:1]]
    because = tuple(dict.fromkeys(rule for rule, _ in cases))
    return Verdict(move, True, because, (), next((gap for _, gap in cases if gap), ""))


def _refused(move: Any, stop: Ruling, legal: tuple[Any, ...], more: Sequence[RuleId]) -> Verdict:
    """Name the ruling that stopped a move, what it would have let through, and what else is broken."""
    rule, gap = stop.of(move)
    kept = set(stop.keep)
    instead = tuple(m for m in legal if m in kept)
    return Verdict(move, False, (rule, *(r for r in dict.fromkeys(more) if r and r != rule)), instead, gap)
