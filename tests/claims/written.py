"""The sentences of a game as they are written: every wording that its variants allow, with X for what is filled in."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

from fluent.syntax import ast

from tutor.core.game import Game
from tutor.words import explain

MOST = 400
"""Wordings of one sentence that are looked at."""


def written(game: Game) -> dict[tuple[str, str], frozenset[tuple[str, str]]]:
    """Return (rule, part) to the wordings in both languages: what the engine says of each case."""
    return _written(game.folder, explain.message_id(game.key))


@cache
def _written(folder: str, prefix: str) -> dict[tuple[str, str], frozenset[tuple[str, str]]]:
    found = {}
    known = {lang: explain._sentences(folder, lang).messages for lang in ("de", "en")}
    for name, message in known["en"].items():
        if not name.startswith(f"{prefix}-"):
            continue
        for one in message.attributes:
            if one.id.name in ("yes", "no", "event"):
                texts = [(lang, text) for lang in known for text in _wordings(_part(known[lang][name], one.id.name))]
                found[name, one.id.name] = frozenset(texts)
    return found


def _part(message: ast.Message, part: str) -> ast.Pattern:
    return next(one.value for one in message.attributes if one.id.name == part)


def _wordings(pattern: ast.Pattern) -> Iterator[str]:
    choices = [list(_choices(element)) for element in pattern.elements]
    for number, parts in enumerate(product(*choices)):
        if number == MOST:
            return
        yield " ".join("".join(parts).split())


def _choices(element: ast.TextElement | ast.Placeable) -> Iterator[str]:
    if isinstance(element, ast.TextElement):
        yield element.value
    elif isinstance(element.expression, ast.SelectExpression):
        for variant in element.expression.variants:
            yield from _wordings(variant.value)
    elif isinstance(element.expression, ast.StringLiteral):
        yield element.expression.value
    else:
        yield "Xx"
