"""How good the answers are on the questions kept aside, by kind and language: ``python tests/questions/figures.py``.

``kept3.jsonl`` was written before the work on answers and is never tuned on; it says with ``answer`` what is right
where a yes, a no or a number is asked for, and has questions of ``kind`` none, which the texts do not answer.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tutor.asking.answer import ask

HERE = Path(__file__).parent
SETS = ("tuning", "kept", "kept2", "kept3")


def questions(name: str) -> list[Mapping[str, Any]]:
    """Return the questions of a set."""
    lines = (HERE / f"{name}.jsonl").read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines if line.strip()]


def groups(one: Mapping[str, Any]) -> Iterator[str]:
    """Yield the groups that a question counts in."""
    yield "all"
    yield from (one["lang"] or "no language", one.get("kind", ""))
    yield "long" if len(one["question"].split()) >= 15 else "short"


def main(*names: str) -> None:
    """Print the figures of the sets."""
    for name in names or SETS:
        counts: dict[str, list[int]] = defaultdict(lambda: [0] * 5)
        for one in questions(name):
            answer = ask(one["question"], one["game"] or "", one["lang"] or "")
            place = next((n for n, hit in enumerate(answer.hits) if hit.id in one["ids"]), 99)
            for group in filter(None, groups(one)):
                count = counts[group]
                count[0] += 1
                count[1] += place == 0
                count[2] += place < 3
                count[3] += not answer.hits
        print(name)
        for group, (asked, first, three, refused, _) in counts.items():
            print(f"  {group:12} {asked:4}  first {first:4}  three {three:4}  nothing {refused:3}")


if __name__ == "__main__":
    main(*sys.argv[1:])
