"""A sentence has a branch for the same values in both languages: what has none gets the starred branch silently."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tutor.core.languages import LANGUAGES
from tutor.paths import CONTENT

COUNTED = {"zero", "one", "two", "few", "many", "other"}
"""Forms of number, of which a language has its own; figures likewise."""
FILES = sorted(Path(CONTENT).rglob("*.de.ftl"))


def below(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """Yield a node and everything in it."""
    yield node
    for value in vars(node).values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, ast.BaseNode):
                yield from below(one)


def branches(file: Path) -> dict[tuple[str, str], set[str]]:
    """Return the values that each message tells apart, by message and variable."""
    found: dict[tuple[str, str], set[str]] = {}
    for message in FluentParser().parse(file.read_text("utf-8")).body:
        for one in below(message) if isinstance(message, ast.Message) else ():
            if isinstance(one, ast.SelectExpression) and isinstance(one.selector, ast.VariableReference):
                names = {each.key.name for each in one.variants if isinstance(each.key, ast.Identifier)}
                found.setdefault((message.id.name, one.selector.id.name), set()).update(names - COUNTED)
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_the_same_values_are_told_apart_in_every_language(file: Path):
    said = [branches(file.with_name(file.name.replace(".de.", f".{lang}."))) for lang in LANGUAGES]
    both = set.intersection(*map(set, said))
    apart = {place: [one[place] for one in said] for place in both if len({frozenset(one[place]) for one in said}) > 1}
    assert not apart


def test_there_are_values_to_tell_apart():
    assert sum(len(branches(file)) for file in FILES) > 300
