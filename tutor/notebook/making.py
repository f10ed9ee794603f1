"""Questions as fields and as a block: what is written is the same text that hands write, and back to the letter."""

from __future__ import annotations

import re
from collections.abc import Mapping
from io import StringIO

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError
from ruamel.yaml.nodes import MappingNode

from tutor.cases.transcript import Case, dump, read_case, write_case
from tutor.core.plain import Plain
from tutor.notebook.reading import LINES, Block, block_source

Said = dict[str, Plain]


def of_case(case: Case, **more: Plain) -> Said:
    """Return a case and more as the fields of a block."""
    said = {name: value for name, value in write_case(case).items() if name not in ("title", "note")}
    return {**said, **more}


def as_fields(one: Mapping[str, Plain], lang: str) -> Said:
    """Return an exercise that stands in no book as the fields of a block, in one language."""
    said: Said = {name: one[name] for name in ("seat", "legal", "check") if name in one}
    said |= {name: str(one[name][lang]) for name in ("question", "explain") if one.get(name) and one[name][lang]}
    if one.get("traps"):
        said["traps"] = {move: str(text[lang]) for move, text in one["traps"].items()}
    if "choices" in one:
        said["choices"] = [
            {
                **({"right": True} if choice.get("right") else {}),
                "text": str(choice[lang]),
                **({"say": str(choice["say"][lang])} if choice.get("say") else {}),
            }
            for choice in one["choices"]
        ]
    return {**of_case(read_case(one["case"])), **said}


def block_of(one: Mapping[str, Plain], lang: str) -> str:
    """Return an exercise that stands in no book as a block, in one language."""
    return block_source("exercise", as_fields(one, lang))


# Fields and text in step


def with_fields(block: Block, changes: Mapping[str, Plain]) -> str:
    """Return the text of a block with some fields written anew, or taken away where nothing is said of them.

    What is not changed stays to the letter, comments and all; a block in one pair of braces is written anew.
    """
    said = block.said if isinstance(block.said, Mapping) else {}
    wanted = {name: value for name, value in changes.items() if said.get(name) != value}
    if not wanted:
        return block.source
    rows = LINES.findall(block.source)
    spans = _spans(block.body)
    if spans is None:
        kept = {**said, **wanted}
        whole = {name: value for name, value in kept.items() if value is not None}
        return block_source(block.kind, whole, block.argument)
    body, end = rows[1:-1], rows[-1]
    for name in sorted(wanted, key=lambda one: spans.get(one, (len(body), 0))[0], reverse=True):
        new = [] if wanted[name] is None else LINES.findall(dump({name: wanted[name]}))
        first, last = spans.get(name, (len(body), len(body)))
        if first == len(body) and body and not body[-1].endswith(("\n", "\r")):
            body[-1] += "\n"
        body[first:last] = new
    return _fenced(rows[0], "".join(body), end)


def _fenced(first: str, body: str, end: str) -> str:
    """Return a block whose fence is longer than any in it."""
    longest = max((len(run) for run in re.findall(r"`+", body)), default=0)
    fence = re.match(r"[`:~]+", first)
    if fence is not None and fence[0][0] == "`" and longest >= len(fence[0]):
        more = "`" * (longest + 1)
        first, end = first.replace(fence[0], more, 1), end.replace(fence[0], more, 1)
    return f"{first}{body}{end}"


def _spans(body: str) -> dict[str, tuple[int, int]] | None:
    """Return the lines of each field, from the first to the one after; None where they stand in braces."""
    try:
        root = YAML(typ="safe", pure=True).compose(StringIO(body)) if body.strip() else None
    except (YAMLError, ValueError):
        return None
    if root is None:
        return {}
    if not isinstance(root, MappingNode) or root.flow_style:
        return None
    starts = [(str(name.value), name.start_mark.line) for name, _ in root.value]
    rows = body.splitlines()
    found = {}
    for (name, first), following in zip(starts, [*(line for _, line in starts[1:]), len(rows)], strict=True):
        last = following
        while last > first + 1 and (not rows[last - 1].strip() or rows[last - 1].startswith("#")):
            last -= 1  # a comment above a field belongs to that field
        found[name] = (first, last)
    return found
