"""Sieves, rulings and verdicts: the one source of truth about what may be played, and why.

A rule is a named sieve over moves. It receives the moves that earlier rules let through and
returns a ruling: the id of the case that applies, and the moves it keeps. What survives every
sieve is legal because of the rulings it passed; what is stopped is illegal because of the
ruling that stopped it, and that ruling's survivors are what to do instead.

A sieve answers by the *set* of moves: in whatever order they are tried, the verdicts are the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias, TypeVar

from tutor.core.moves import Move, Seat

S = TypeVar("S")

_RULE_ID = re.compile(r"[a-z][a-z0-9-]*(\.[a-z0-9+-]+)+")


class RuleId(str):
    """The name of a rule's case, the same in engine, text, words, example and test.

    Raises ``ValueError`` for a text that cannot be one; so no ruling is ever without a name.

    >>> RuleId("getaway.trick.follow-suit")
    'getaway.trick.follow-suit'
    """

    __slots__ = ()

    def __new__(cls, text: str) -> RuleId:
        """Return the id, if it is one."""
        if _RULE_ID.fullmatch(text) is None:
            raise ValueError(f"not the id of a rule: {text!r}")
        return super().__new__(cls, text)


class Case(NamedTuple):
    """Which rule speaks, and the gap in the text that the house fills, where there is one."""

    rule: RuleId
    gap: RuleId | None = None


class Ruling(NamedTuple):
    """What one rule says here: its case, and the moves it lets through."""

    rule: RuleId
    """The id of the case that applies."""
    keep: Sequence[Move]
    """The moves that it lets through."""
    gap: RuleId | None = None
    """The id of the gap, where the text does not decide and the ruling rests on a house default."""
    grants: bool = False
    """True where the case is itself the permission, so it is named though it stops nothing."""
    about: str = ""
    """The verb that the ruling is about; what is said of plays does not concern a draw."""
    case: Callable[[Move], Case | None] | None = None
    """Where one ruling knows several cases: the case of a single move, None for one that it does not concern."""

    def of(self, move: Move) -> Case | None:
        """Return the case of one move; None if the move is not concerned."""
        if self.about and move.verb != self.about:
            return None
        if self.case is None:
            return Case(self.rule, self.gap)
        return self.case(move)


def grant(rule: RuleId, keep: Sequence[Move], about: str = "", gap: RuleId | None = None) -> Ruling:
    """Return the ruling of a rule that is itself the permission: it is named though it may stop nothing."""
    return Ruling(rule, keep, gap, grants=True, about=about)


Sieve: TypeAlias = Callable[[S, Seat, Sequence[Move]], Ruling | None]
"""A rule: (state, who tries, moves) to a ruling, or None where it does not apply."""


class Verdict(NamedTuple):
    """What the rules say of one attempt."""

    move: Move
    """What was tried."""
    legal: bool
    rules: tuple[RuleId, ...]
    """The deciding rule first; then what else granted it (legal) or what else it breaks (illegal)."""
    instead: tuple[Move, ...] = ()
    """For an illegal move: what may be done instead."""
    gap: RuleId | None = None
    """The id of the gap where the text does not decide this and the house does."""

    @property
    def rule(self) -> RuleId:
        """The rule that decides."""
        return self.rules[0]


class ContradictoryRules(AssertionError):
    """The rules together leave a player who has to act without any move, or a move without a reason."""


def rulings(rules: Sequence[Sieve[S]], state: S, seat: Seat, attempts: Sequence[Move]) -> list[Ruling]:
    """Run the sieves in order, each on what the earlier ones let through."""
    found = []
    left = attempts
    for rule in rules:
        ruling = rule(state, seat, left)
        if ruling is not None:
            found.append(ruling)
            left = ruling.keep
    return found


def survivors(rules: Sequence[Sieve[S]], state: S, seat: Seat, attempts: Sequence[Move]) -> Sequence[Move]:
    """Return the legal moves among the attempts, by the same sieves, without the reasons."""
    left = attempts
    for rule in rules:
        ruling = rule(state, seat, left)
        if ruling is not None:
            left = ruling.keep
    return left


def survives(rules: Sequence[Sieve[S]], state: S, seat: Seat, attempts: Sequence[Move], move: Move) -> bool:
    """Return whether one of the attempts is legal, by the same sieves; none is asked after the one that stops it."""
    left = attempts
    if move not in left:
        return False
    for rule in rules:
        ruling = rule(state, seat, left)
        if ruling is not None:
            if len(ruling.keep) != len(left) and move not in ruling.keep:
                return False
            left = ruling.keep
    return True


def judge(rules: Sequence[Sieve[S]], state: S, seat: Seat, attempts: Sequence[Move]) -> tuple[Verdict, ...]:
    """Return a verdict for every attempt of one seat, in the order given.

    >>> def hearts(state, seat, moves):
    ...     return Ruling(RuleId("sample.hearts-only"), [m for m in moves if m.card.suit == "♥"])
    >>> from tutor.core.cards import cards
    >>> from tutor.core.moves import plays
    >>> [v.legal for v in judge([hearts], None, Seat("W"), plays(Seat("W"), cards("♥A ♠7")))]
    [True, False]
    """
    heard = _hearing(rules, state, seat, attempts)
    speaking: dict[str, Sequence[Ruling]] = {}
    verdicts = []
    for move in attempts:
        stop = heard.stopped.get(move)
        if stop is None:
            if move.verb not in speaking:
                speaking[move.verb] = _speaking(heard.telling, move.verb)
            verdicts.append(_allowed(move, speaking[move.verb], heard.telling))
        else:
            also = [ruling for ruling, kept in heard.alone if move not in kept]
            verdicts.append(_refused(move, stop, heard.legal, also))
    return tuple(verdicts)


class _Hearing(NamedTuple):
    """What the rules say of all attempts of one seat."""

    telling: Sequence[tuple[Ruling, Collection[str]]]
    """The rulings, the nearest to the moves first, each with the kinds of move of which it stopped some."""
    stopped: Mapping[Move, Ruling]
    """What stopped a move first."""
    alone: Sequence[tuple[Ruling, Collection[Move]]]
    """What each rule that stops something says when asked about all attempts, and what it lets through then."""
    legal: tuple[Move, ...]


def _hearing(rules: Sequence[Sieve[S]], state: S, seat: Seat, attempts: Sequence[Move]) -> _Hearing:
    """Run the sieves in order, and keep who stopped what."""
    stopped: dict[Move, Ruling] = {}
    telling: list[tuple[Ruling, Collection[str]]] = []
    alone: list[tuple[Ruling, Collection[Move]]] = []
    left = attempts
    for number, rule in enumerate(rules):
        ruling = rule(state, seat, left)
        if ruling is None:
            continue
        kinds: Collection[str] = ()
        if len(ruling.keep) != len(left):
            kept = set(ruling.keep)
            out = [move for move in left if move not in kept]
            kinds = {move.verb for move in out}
            if not stopped:  # the first that stops something has been asked about all; later ones are asked once more
                alone = [(ruling, kept), *_alone(rules[number + 1 :], state, seat, attempts)]
            stopped.update(dict.fromkeys(out, ruling))
        telling.append((ruling, kinds))
        left = ruling.keep
    telling.reverse()
    return _Hearing(telling, stopped, alone, tuple(left))


def _alone(
    rules: Sequence[Sieve[S]], state: S, seat: Seat, attempts: Sequence[Move]
) -> Iterator[tuple[Ruling, Collection[Move]]]:
    """Ask each sieve alone about all attempts; yield those that stop something, with what they let through."""
    for rule in rules:
        ruling = rule(state, seat, attempts)
        if ruling is not None and len(ruling.keep) < len(attempts):
            yield ruling, set(ruling.keep)


def _speaking(telling: Sequence[tuple[Ruling, Collection[str]]], kind: str) -> Sequence[Ruling]:
    """Return what makes a move of this kind legal: rulings that stopped another such move, then those that grant it."""
    stopping = [ruling for ruling, kinds in telling if kind in kinds]
    return stopping + [ruling for ruling, kinds in telling if ruling.grants and kind not in kinds]


def _allowed(move: Move, speaking: Sequence[Ruling], telling: Sequence[tuple[Ruling, Collection[str]]]) -> Verdict:
    """Name the rulings that made a move legal; where these have nothing to say, the nearest that has."""
    cases = [case for ruling in speaking if (case := ruling.of(move)) is not None]
    if not cases:
        cases = [case for ruling, _ in telling if (case := ruling.of(move)) is not None][:1]
    if not cases:
        raise ContradictoryRules(f"no rule says why {move} is legal")
    gap = next((case.gap for case in cases if case.gap), None)
    return Verdict(move, True, _once([case.rule for case in cases]), (), gap)


def _refused(move: Move, stop: Ruling, legal: tuple[Move, ...], also: Sequence[Ruling]) -> Verdict:
    """Name the ruling that stopped a move, what all rules together let through instead, and what else is broken."""
    case = stop.of(move)
    if case is None:
        raise ContradictoryRules(f"{stop.rule} stops {move} and does not say why")
    broken = [more.rule for ruling in also if (more := ruling.of(move)) is not None]
    return Verdict(move, False, _once([case.rule, *broken]), legal, case.gap)


def _once(rules: Sequence[RuleId]) -> tuple[RuleId, ...]:
    return tuple(dict.fromkeys(rules))
