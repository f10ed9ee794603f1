"""Under which rule sets a question is meant: those that its words tell, such as a country's, else what is in view."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from tutor.asking.corrected import Corrections
from tutor.asking.heard import words
from tutor.asking.rulesets import RuleSet, by_name, usual
from tutor.asking.tidying import tidied
from tutor.core.game import AnyGame
from tutor.core.plain import Plain
from tutor.games import game as find_game
from tutor.words import library

_DENIED = re.compile(
    r"(?:\b(?:not|nicht|nich|kein\w*|no|ohne|without|nie|never)|n't) "
    r"(?:(?:play\w*|spiel\w*|use|using|with|mit|the|die|das|den|dem|der|an?|eine?n?|any) )*$"
)
"""What stands before a rule set by which it is not played: not the Swedish one."""


def presets_told(setting: Mapping[str, Plain], text: str) -> tuple[str, ...]:
    """Return the rule sets that the words of a question may mean, such as those of a country; none where none."""
    text = tidied(text)
    for pattern, presets in dict(setting.get("variants", {})).items():
        if any(not _DENIED.search(text[: one.start()]) for one in re.finditer(pattern, text)):
            return tuple(presets)
    return ()


_KIND = r"(?:variant\w*|version\w*|regel\w*|rules?)"


def without_variants(setting: Mapping[str, Plain], text: str) -> str:
    """Return a text without those words of a rule set told in it that would else speak of another game: two packs."""
    for pattern in dict(setting.get("variants", {})):
        text = re.sub(
            rf"(?:{_KIND} )?(?:{pattern})(?:[ -]{_KIND})?", lambda said: words()["beyond"].sub(" ", said[0]), text
        )
    return text


def variants_of(key: str) -> Iterable[str]:
    """Return the patterns of the rule sets of a game that a question may name."""
    if not key:
        return ()
    variants: Mapping[str, object] = dict(library.book(find_game(key).folder).situation or {}).get("variants", {})
    return variants


def rules_meant(game: AnyGame, text: str, table: RuleSet | None) -> tuple[RuleSet, ...]:
    """Return the rule sets that a question tells, else that of the table in view, else the usual one."""
    told = presets_told(library.book(game.folder).situation or {}, text)
    there = () if table is None else (table,)
    return by_name(told, there) if told else there or (usual(game),)


def rules_of(key: str, text: str, table: RuleSet | None, corrected: Corrections) -> tuple[RuleSet, ...]:
    """Return the rule sets that are meant; where one was chosen by hand, that one."""
    if not key:
        return ()
    game = find_game(key)
    chosen = dict(corrected).get("rules", "")
    if chosen in game.presets:
        return by_name((chosen,), () if table is None else (table,))
    return rules_meant(game, text, table)
