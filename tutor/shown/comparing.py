"""One position under several rule sets or single options: which verdicts flip, and what else would flip them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain

from tutor.cases.transcript import Case, read_options
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, AnyState
from tutor.core.moves import Seat
from tutor.core.options import AnyOptions, listed
from tutor.core.plain import Plain
from tutor.core.play import verdicts
from tutor.core.rules import Verdict

MOST = 6
OWN = "own"
"""The name of the position's own rule set, where that is none of the named ones."""


@dataclass(frozen=True, slots=True)
class Column:
    """The position under one rule set, or why it cannot be compared."""

    name: str
    """As in a link: a rule set, or ``option:value`` on the position's own."""
    preset: str
    options: AnyOptions
    changes: Mapping[str, str] = field(default_factory=dict)
    state: AnyState = None
    verdicts: Mapping[str, Verdict] | None = None
    why_not: Complaint | None = None
    mover: Seat | None = None

    @property
    def rule_set(self) -> Plain:
        """The rule set as a notebook names it."""
        return {"preset": self.preset, "options": dict(self.changes)} if self.changes else self.preset


def own_column(case: Case) -> Column:
    """Judge the position under its own rule set."""
    return _judged(case, OWN if case.changes else case.preset, case.preset, case.changes)


def column(case: Case, name: str) -> Column:
    """Judge the position under a rule set, or with one option changed.

    Raises ``Complaint`` for one that is not there.
    """
    option, colon, value = name.partition(":")
    if colon:
        return _judged(case, name, case.preset, {**case.changes, option: value})
    if name == OWN:
        return own_column(case)
    if name not in case.game.presets:
        raise Complaint("no-such-preset", text=name, presets=", ".join(case.game.presets))
    return _judged(case, name, name, {})


def _judged(case: Case, name: str, preset: str, changes: Mapping[str, str]) -> Column:
    game = case.game
    options = read_options(game, preset, changes)[1]
    try:
        state = replace(case, preset=preset, options=options).start()
        problems = game.check(state)
        if problems:
            raise problems[0].complaint(case.seats)
        mover = next(iter(game.movers(state)), None)
        found = {str(v.move): v for v in verdicts(game, state)}
    except Complaint as wrong:
        return Column(name, preset, options, changes, why_not=wrong)
    return Column(name, preset, options, changes, state, found, mover=mover)


def side_by_side(columns: Sequence[Column]) -> list[Column]:
    """Return the columns with one sentence for each where somebody else would be to move."""
    first = next((one for one in columns if one.verdicts is not None), None)
    return [
        replace(one, verdicts=None, why_not=Complaint("other-to-move", seat=one.mover or ""))
        if first is not None and one.verdicts is not None and one.mover != first.mover
        else one
        for one in columns
    ]


def flips(here: Column, other: Column) -> list[tuple[Verdict, Verdict]]:
    """Return the verdicts of both on every move that only one of them allows."""
    if here.verdicts is None or other.verdicts is None or here.mover != other.mover:
        return []
    both = ((mine, other.verdicts.get(move)) for move, mine in here.verdicts.items())
    return [(mine, theirs) for mine, theirs in both if theirs is not None and mine.legal != theirs.legal]


def telling(case: Case) -> list[str]:
    """Return the position's own rule set and the first other one, or else option, that judges a move otherwise.

    Where none does, the first that leaves the same seat to move, so that there are two to look at.
    """
    here = own_column(case)
    flipping = (other for other, _ in what_else(case, here))
    alike = (other for other in _other_columns(case) if other.verdicts is not None and other.mover == here.mover)
    second = next(chain(flipping, alike), None)
    return [here.name] if second is None else [here.name, second.name]


def what_else(case: Case, here: Column) -> Iterator[tuple[Column, list[tuple[Verdict, Verdict]]]]:
    """Yield every rule set and every single option that flips a verdict here, with what it flips."""
    for other in _other_columns(case):
        flipped = flips(here, other)
        if flipped:
            yield other, flipped


def _other_columns(case: Case) -> Iterator[Column]:
    for name in _others(case.game, case):
        try:
            yield column(case, name)
        except Complaint:  # options that exclude each other
            continue


def _others(game: AnyGame, case: Case) -> Iterator[str]:
    yield from (name for name in game.presets if name != case.preset or case.changes)
    for option in listed(game.options):
        current = str(getattr(case.options, option.name.replace(".", "__").replace("-", "_")))
        yield from (f"{option.name}:{value}" for value in option.values if value != current)
