"""Find which moment a spent question tells; it writes ``meant.jsonl``, after new moments and before ``fit_taught.py``.

    uv run --with scikit-learn python tests/questions/find_meant.py

Of the moments that are about a rule which answers the question, and to which the engine says what is right, it is the
likeliest by what people say for them. What is learned from questions does not count here: a mistake would teach itself.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any, NamedTuple
from unittest.mock import patch

from figures import HERE, SPENT, questions, right
from fit_taught import learn_moments, rarity, things

from tutor.asking import likened, reply, standing
from tutor.asking.around import Around
from tutor.asking.likened import Likened
from tutor.asking.moment import Stood
from tutor.asking.taught import Taught, key_of
from tutor.asking.turned import turned_back, upright

FILE = HERE / "meant.jsonl"
MOST = 60
"""So many of the nearest moments are looked at."""
NEARLY = 6.0
"""What nearness counts against a likelihood."""


class Heard(NamedTuple):
    """A question as moments are compared with it, and the nearest of them with what the engine says."""

    text: str
    said: str
    near: list[tuple[Likened, Stood]]


class Found(Exception):
    """Ends a question once it was heard."""


def heard(one: Mapping[str, Any]) -> Heard | None:
    """Return a question as it reaches the moments; nothing where it does not."""
    kept: list[Heard] = []

    def listen(around: Around, **_: Any) -> Any:
        stood = ((like, around.beside(like).stood) for like in around.every[:MOST])
        kept.append(Heard(around.text, around.said, [(like, each) for like, each in stood if each]))
        raise Found

    with patch.object(standing, "candidates", listen), suppress(Found):
        reply.reply.__wrapped__(one["question"], one["game"] or "", one["lang"] or "")
    return kept[0] if kept else None


def found(name: str) -> Iterator[dict[str, Any]]:
    """Yield the questions of a set of which it is known what they tell."""
    for number, one in enumerate(questions(name)):
        if not one["ids"] or not one.get("answer"):
            continue
        told = heard(one)
        if told is None:
            continue
        turned = upright(one["question"].lower())[1]
        fitting = [like for like, stood in told.near if is_right(one, stood, turned=turned)]
        if fitting:
            best = max(fitting, key=lambda like: like.taught + NEARLY * like.near)
            yield {
                "set": name,
                "number": number,
                "key": str(key_of(best.wording.moment)),
                "text": told.text,
                "said": told.said,
            }


def is_right(one: Mapping[str, Any], stood: Stood, *, turned: str) -> bool:
    """Whether a moment is about what answers a question, and the engine says what is right."""
    if not any(_is_of(rule, id_) for rule in stood.moment.get("about", ()) for id_ in one["ids"]):
        return False
    answer = turned_back(stood.answer, turned)
    return right(one, replace(EMPTY, verdict=answer)) == "right"


def _is_of(rule: str, id_: str) -> bool:
    """Whether a rule is this one, or a part of it: of an option that has several sentences."""
    return rule == id_ or rule.startswith(f"{id_}.")


EMPTY = reply.reply("a question of nothing")


def main() -> None:
    """Find and write."""
    learned = Taught(rarity(), learn_moments(asked=False), things())
    with patch.object(likened, "taught", lambda: learned):
        lines = [json.dumps(one, ensure_ascii=False) for name in SPENT for one in found(name)]
    FILE.write_text("\n".join(lines) + "\n", "utf-8")
    print(len(lines), "questions")


if __name__ == "__main__":
    sys.exit(main())
