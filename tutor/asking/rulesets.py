"""Under which rules a question is answered: a rule set by its name, with a table's own changes of its options."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from tutor.cases.transcript import load, read_case, read_options
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.options import AnyOptions, differences
from tutor.core.plain import Plain


class RuleSet(NamedTuple):
    """A rule set that is told or in view."""

    preset: str
    changes: tuple[tuple[str, str], ...] = ()
    """What this table plays otherwise: options by name."""

    def said(self) -> dict[str, Plain]:
        """Return it as the head of a case."""
        return {"preset": self.preset} | ({"options": dict(self.changes)} if self.changes else {})

    def options(self, game: AnyGame) -> AnyOptions:
        """Return its options.

        Raises ``Complaint`` for a rule set or a change that this game does not have.
        """
        return read_options(game, self.preset, dict(self.changes))[1]


def usual(game: AnyGame) -> RuleSet:
    """Return the first rule set of a game, which is played where nothing is said."""
    return RuleSet(next(iter(game.presets)))


def by_name(names: Iterable[str], there: Iterable[RuleSet]) -> tuple[RuleSet, ...]:
    """Return the rule sets of these names; where one of them is in view, with what its table plays otherwise."""
    own = {one.preset: one for one in there}
    return tuple(own.get(name, RuleSet(name)) for name in names)


def in_view(game: AnyGame, preset: str, changes: tuple[tuple[str, str], ...], view: str) -> RuleSet:
    """Return the rule set of the table in view: that of its position, or the one chosen; else the usual one."""
    try:
        if view:
            case = read_case(load(view))
            if case.game is game:
                return known_as(game, RuleSet(case.preset, _as_pairs(case.changes)))
        return known_as(game, RuleSet(preset or usual(game).preset, changes))
    except Complaint:
        return usual(game)


def known_as(game: AnyGame, rules: RuleSet) -> RuleSet:
    """Return the same rules by the name of the rule set that they change least: what is said of it holds for them.

    Raises ``Complaint`` for a rule set or a change that this game does not have.
    """
    options = rules.options(game)
    if not rules.changes:
        return rules
    changed = {name: differences(options, RuleSet(name).options(game)) for name in (rules.preset, *game.presets)}
    least = min(changed, key=lambda name: len(changed[name]))
    return rules if least == rules.preset else RuleSet(least, _as_pairs(changed[least]))


def _as_pairs(changes: Mapping[str, Plain]) -> tuple[tuple[str, str], ...]:
    return tuple(sorted((name, str(value)) for name, value in changes.items()))
