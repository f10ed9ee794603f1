"""When no text speaks of what is asked: other games, other things, nonsense, and what each table settles for itself.

The threshold is chosen on questions of the tuning set against ``tests/questions/silent.jsonl``: what scores less, with
more words that nobody knows, is not answered as if it were.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from tutor.asking.answer import Answer
from tutor.asking.lemmas import words_of
from tutor.asking.named import named_in
from tutor.asking.stopwords import SILENT
from tutor.paths import CONTENT
from tutor.words.book.book import load_yaml
from tutor.words.explain import APP

ENOUGH, UNKNOWN = 4.0, 2.0
"""What the logarithm of the best score must reach, and how much more where all words are unknown."""
SHORT, KNOWN = 4, 0.4
"""A question of so few words, all of them known, may score less by so much: who begins?"""
TELLING = 2
"""So many cards, suits or ranks tell of a table, and a table is not nothing."""
MENDED = 0.7
"""What a word that had to be mended counts, against an unknown one."""


class Silence(NamedTuple):
    """Why no text answers."""

    why: str
    """``foreign``, ``table`` or ``nothing``."""
    advice: Mapping[str, str]
    """What we suggest for what each table settles, by language."""


def silence(answer: Answer) -> Silence | None:
    """Return why no text answers a question; nothing where one does."""
    question = answer.question
    text = " ".join(question.said.lower().split())
    if _foreign().search(text):
        return Silence("foreign", {})
    for pattern, games, advice in _matters():
        if pattern.search(text) and (not games or question.game in games):
            return Silence("table", advice)
    if question.aim or len(named_in(text)) >= TELLING:
        return None
    telling = [word for word in words_of(text) if word not in SILENT[question.lang]]
    unknown = (len(question.unknown) + MENDED * len(question.mended)) / max(1, len(telling))
    best = answer.hits[0].score if answer.hits else 0.0
    short = KNOWN if not unknown and len(telling) <= SHORT else 0.0
    if math.log1p(best) + short < ENOUGH + UNKNOWN * unknown:
        return Silence("nothing", {})
    return None


@cache
def _foreign() -> re.Pattern[str]:
    said = load_yaml(CONTENT / APP / "foreign.yaml")
    words = [word.replace("-", "[ -]") for group in said.values() for word in group.split()]
    return re.compile(rf"(?<!\w)(?:{'|'.join(words)})(?!\w)")


@cache
def _matters() -> tuple[tuple[re.Pattern[str], tuple[str, ...], Mapping[str, str]], ...]:
    return tuple(
        (re.compile("|".join(matter["patterns"])), tuple(matter.get("games", ())), matter["advice"])
        for matter in load_yaml(CONTENT / APP / "table_matters.yaml")
    )
