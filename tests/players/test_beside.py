"""What the coach says of another move holds in the position: each half of each sentence, over random play in every
rule set, asked of the cards as they lie and not of the code that chose the sentence."""

from __future__ import annotations

from collections import Counter

import pytest
from beside import crazy_eights, ecarte, getaway, gurke, knockout_whist
from beside.here import Holds, decisions
from fluent.syntax import FluentParser, ast
from playing import GAMES

from tutor.games import shelf
from tutor.paths import CONTENT
from tutor.words import explain

CLAIMS: dict[str, Holds] = {
    claim: holds
    for game in (getaway, knockout_whist, crazy_eights, ecarte, gurke)
    for claim, holds in game.CLAIMS.items()
}
"""What each sentence about another move claims: the principle and which half, and what must be so then."""


@pytest.mark.parametrize("key", GAMES)
def test_what_is_said_of_another_move_is_so(key: str) -> None:
    """Each half that is said has a claim, and the claim holds wherever it is said."""
    met: Counter[str] = Counter()
    for here in decisions(key, 120):
        if here.told.other is None:
            continue
        claim = f"{here.told.rule} {here.told.instead['how']}"
        assert here.told.other != here.told.move
        assert CLAIMS[claim](here), f"{claim}: {here.told} in {here.state}"
        met[claim] += 1
    assert sum(met.values()) > 100


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("key", GAMES)
def test_every_half_of_a_sentence_has_a_claim(key: str, lang: str) -> None:
    """A half that is written and never said, or said and not written, is named."""
    folder = shelf()[key].folder
    text = (CONTENT / folder / f"strategy.{lang}.ftl").read_text(encoding="utf-8")
    written = {one.id.name: halves(one) for one in FluentParser().parse(text).body if isinstance(one, ast.Message)}
    claimed: dict[str, set[str]] = {}
    for claim in CLAIMS:
        rule, how = claim.split()
        if rule.startswith(f"{key}."):
            claimed.setdefault(explain.advice_id(rule), set()).add(how)
    for id_, hows in claimed.items():
        assert written[id_] in (hows, set()), id_
        assert written[id_] or len(hows) == 1, f"{id_} says one thing of {hows}"


def halves(message: ast.Message) -> set[str]:
    """Return what a sentence about another move is chosen by."""
    found: set[str] = set()
    for attribute in message.attributes:
        for element in attribute.value.elements if attribute.id.name == "other" else ():
            select = getattr(element, "expression", None)
            if isinstance(select, ast.SelectExpression) and select.selector.id.name == "how":
                found |= {one.key.name for one in select.variants}
    return found
