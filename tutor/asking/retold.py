"""A moment as it is under rules other than those it is written for: sat the other way round, with cards of two packs.

Moments are written once, for the usual rules. What they tell holds under others too as long as it is told in their
way; ``moments`` in ``situation.yaml`` of a game says by which options that changes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from tutor.asking.rulesets import RuleSet
from tutor.core.game import AnyGame
from tutor.core.options import differences
from tutor.core.plain import Plain
from tutor.games import game as find_game
from tutor.words import library

_CARD = re.compile(r"[♠♥♦♣](?:10|[2-9AKDB])(?![\w])")
_IN_HAND = re.compile(r"(?<![\w])[♠♥♦♣]?(?:10|[2-9AKDB])(?![\w])")


def retold(game: AnyGame, moment: Mapping[str, Plain], rules: RuleSet) -> Mapping[str, Plain] | None:
    """Return a moment as it is told under these rules; nothing where it cannot be."""
    ways = _ways(game)
    if _left_out(game, moment, rules) or (_holds(game, ways, "silent", rules) and "preset" not in moment):
        return None
    if _holds(game, ways, "mirrored", rules) and "players" in moment.get("case", {}) and "preset" not in moment:
        if moment.get("sides-matter"):  # left is left, whichever way it goes round
            return None
        case = moment["case"]
        moment = {**moment, "case": {**case, "players": [*reversed(case["players"])]}}
    return _marked(moment) if _holds(game, ways, "doubled", rules) and "preset" not in moment else moment


def _left_out(game: AnyGame, moment: Mapping[str, Plain], rules: RuleSet) -> bool:
    """Whether a moment is not what it says under these rules: rule sets by name, a table's changes as "name=value".

    With "name=*" every change of an option is left out; one that by itself makes the usual rules another rule set is
    left out with that.
    """
    names = moment.get("except", ())
    changed = {f"{name}={one}" for name, value in rules.changes for one in (value, "*")}
    made = {_by_one_change(game.key).get(change, "") for change in rules.changes}
    return not {rules.preset, *changed, *made}.isdisjoint(names)


@cache
def _by_one_change(key: str) -> Mapping[tuple[str, str], str]:
    """Return the rule sets that change one option of the usual rules of a game, by that change."""
    usual, *others = find_game(key).presets.items()
    changes = {name: differences(options, usual[1]) for name, options in others}
    return {next(iter(changed.items())): name for name, changed in changes.items() if len(changed) == 1}


def carried_out(game: AnyGame) -> tuple[str, ...]:
    """Return the kinds of move that only carry out what is decided."""
    return tuple(_ways(game).get("carried-out", ()))


def _ways(game: AnyGame) -> Mapping[str, Plain]:
    return dict((library.book(game.folder).situation or {}).get("moments", {}))


def _holds(game: AnyGame, ways: Mapping[str, Plain], way: str, rules: RuleSet) -> bool:
    wanted: Mapping[str, Plain] = ways.get(way, {})
    options = rules.options(game) if wanted else None
    return any(getattr(options, name.replace("-", "_")) == str(value) for name, value in wanted.items())


def _marked(said: Plain, pattern: re.Pattern[str] = _CARD) -> Plain:
    """Return what is said with every card as one of the first pack."""
    if isinstance(said, str):
        return pattern.sub(r"\g<0>a", said)
    if isinstance(said, Mapping):
        return {name: _marked(one, _IN_HAND if name == "hands" else pattern) for name, one in said.items()}
    return [_marked(one, pattern) for one in said] if isinstance(said, list) else said


__all__ = ["carried_out", "retold"]
