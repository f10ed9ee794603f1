"""Questions that found nothing, kept on this machine for whoever writes the wordings: one a line, each once."""

from __future__ import annotations

import json
from collections.abc import Mapping

from tutor.paths import data_folder

NAME = "unanswered.jsonl"
LONGEST, MOST = 500, 2_000
"""A question is cut after so many signs, and no more than so many are kept."""


def unanswered() -> list[Mapping[str, str]]:
    """Return the questions that were kept, the first first; a line that cannot be read is left out."""
    path = data_folder() / NAME
    if not path.exists():
        return []
    found: list[Mapping[str, str]] = []
    for line in path.read_text("utf-8", errors="replace").splitlines():
        try:
            one = json.loads(line)
        except ValueError:
            continue
        if isinstance(one, dict) and isinstance(one.get("question"), str):
            found.append(one)
    return found


def keep(question: str, game: str, lang: str) -> bool:
    """Keep a question; return whether it is kept now, which it is not where the list is full."""
    one = {"question": " ".join(question.split())[:LONGEST], "game": game, "lang": lang}
    there = unanswered()
    if one in there:
        return True
    if not one["question"] or len(there) >= MOST:
        return False
    path = data_folder() / NAME
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(one, ensure_ascii=False) + "\n")
    return True
