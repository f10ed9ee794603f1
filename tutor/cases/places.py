"""Where in a text something stands: so that a complaint is made at its line and column, not at the top."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from io import StringIO

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError
from ruamel.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from tutor.core.cards import Card, NotACard, cards
from tutor.core.complaints import Complaint

NAMING = ("field", "option", "text", "move", "rule", "card")
"""Facts of a complaint that may stand in the text as they are."""
MOST_LOOKED_AT = 20_000


def place(text: str, wrong: Complaint) -> tuple[int, int] | None:
    """Return line and column, from 1, of what a complaint is about in the YAML that it was made of; None if unknown."""
    root = _composed(text)
    if root is None:
        return None
    shown, below = _along(root, wrong.path)
    found = _lying(below, wrong) or _named(below, wrong) or shown or _named(root, wrong)
    if found is None:
        return None
    return found.start_mark.line + 1, found.start_mark.column + 1


@lru_cache(maxsize=8)
def _composed(text: str) -> Node | None:
    """Return a text as nodes that know where they stand; read once for all the complaints about it."""
    try:
        root: Node | None = YAML(typ="safe", pure=True).compose(StringIO(text))
    except (YAMLError, ValueError, RecursionError):
        return None
    return root


def _along(root: Node, path: Sequence[str | int]) -> tuple[Node | None, Node]:
    """Return what stands where a path ends, or as far as it leads: the name of a field, and what is said of it."""
    shown, below = None, root
    for part in path:
        step = _part(below, part)
        if step is None:
            break
        shown, below = step
    return shown, below


def _part(node: Node, part: str | int) -> tuple[Node, Node] | None:
    if isinstance(node, MappingNode):
        return next(((name, value) for name, value in node.value if _is(name, part)), None)
    if isinstance(node, SequenceNode) and isinstance(part, int) and part < len(node.value):
        return node.value[part], node.value[part]
    return None


def _is(name: Node, part: str | int) -> bool:
    return isinstance(name, ScalarNode) and str(name.value) == str(part)


def _said(wrong: Complaint) -> list[str]:
    return [str(wrong.facts[name]) for name in NAMING if wrong.facts.get(name)]


def _named(root: Node, wrong: Complaint) -> Node | None:
    """Return the first thing in a text that a complaint calls by its name."""
    every = list(_scalars(root))
    return next((node for said in _said(wrong) for node in every if str(node.value) == said), None)


def _lying(below: Node, wrong: Complaint) -> Node | None:
    """Return where a card of a complaint lies in a position: where it stands alone, else at the later of two places."""
    one = wrong.facts.get("card")
    if not isinstance(one, Card) or not isinstance(below, MappingNode):
        return None
    start = () if wrong.path else ("position", "hands")
    table = next((value for name, value in below.value if any(_is(name, one) for one in start)), below)
    every = [node for node in _scalars(table) if one in _cards_in(str(node.value))]
    alone = [node for node in every if str(node.value) == str(one)]
    return next(iter([*alone, *reversed(every)]), None)


def _cards_in(text: str) -> tuple[Card, ...]:
    """Read the cards of a hand, or those that a seat has played to a trick."""
    for said in (text, text.partition(" ")[2]):
        with suppress(NotACard):
            return cards(said)
    return ()


def _scalars(root: Node) -> Iterator[ScalarNode]:
    waiting, seen = [root], set[int]()
    while waiting and len(seen) < MOST_LOOKED_AT:
        node = waiting.pop()
        if id(node) in seen:
            continue
        seen.add(id(node))
        if isinstance(node, ScalarNode):
            yield node
        elif isinstance(node, MappingNode):
            waiting += [one for pair in reversed(node.value) for one in reversed(pair)]
        elif isinstance(node, SequenceNode):
            waiting += reversed(node.value)
