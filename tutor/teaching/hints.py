"""The next thought: hints in levels, each made from the same verdicts as the answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tutor.core.rules import RuleId, Verdict


class Hint(NamedTuple):
    """One level of help."""

    level: int
    """1 which rule to look at first, 2 what it says, 3 the rule applied to one move here, 4 the whole answer."""
    rule: RuleId
    verdicts: tuple[Verdict, ...]
    """The verdicts that this level lays open."""


def hints(verdicts: Sequence[Verdict]) -> list[Hint]:
    """Return the levels of help for a position, the smallest first."""
    if not verdicts:
        return []
    rule = deciding(verdicts)
    one = next((v for v in verdicts if v.rule == rule), verdicts[0])
    return [Hint(1, rule, ()), Hint(2, rule, ()), Hint(3, rule, (one,)), Hint(4, rule, tuple(verdicts))]


def deciding(verdicts: Sequence[Verdict]) -> RuleId:
    """Return the rule that most of the refusals rest on, else the one that most permissions do."""
    refused = [v.rule for v in verdicts if not v.legal and v.move.verb == "play"]
    rules = refused or [v.rule for v in verdicts if v.legal]
    return max(dict.fromkeys(rules), key=rules.count) if rules else verdicts[0].rule
