"""When no text speaks of what is asked: other games, other things, nonsense, and what each table settles for itself.

Some small numbers tell how likely a text answers: how well the best entry fits, how many words nobody knows, and how
near the question is to those that texts answered before, and to those that none did. Their weights stand in
``silence.json`` and are made by ``uv run python tests/questions/fit_silence.py``.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tutor.asking.answer import Answer
from tutor.asking.heard import kinds_of
from tutor.asking.index import index
from tutor.asking.lemmas import words_of
from tutor.asking.named import named_in
from tutor.asking.question import Question
from tutor.asking.ranking import plain
from tutor.asking.spent import Spent, spent
from tutor.asking.stopwords import SILENT
from tutor.asking.taught import FAR, Taught, taught
from tutor.paths import CONTENT
from tutor.words.book.book import load_yaml
from tutor.words.explain import APP

FILE = Path(__file__).with_name("silence.json")
NAMES = (
    *("score", "unknown", "named", "aim", "game", "answered", "answered-few", "silent", "silent-few"),
    *("taught", "taught-far", "heard", "always"),
)
LIKELY = 0.6
"""How likely a text must answer. Of every fourth question of twenty-four sets, a fourth of them each left out of what
was learned from, 201 of 230 that no text answers are refused, and 37 of 1,179 others; at 0.72 it is 208 and 59."""
SURE, DOUBTFUL = 0.985, 0.4
"""As likely as that, a word of another thing is a name or a manner of speaking (Cat leads, all in one hand), another
game is named beside, and what each table settles is not what is asked (I had not noticed the club). Less likely than
the second, the nearest moment is none that was meant."""
MOST_NAMED = 4
"""So many cards, suits or ranks that are named tell of a table; more tell no more."""
MENDED = 0.7
"""What a word that had to be mended counts, against an unknown one."""

SPEAKS = 0.7
"""As likely as that by what was learned, a rule is what is asked about, also in words that say little."""
HARDLY = 2.0
"""Where even the likeliest rule is this unlikely, as a logarithm, it tells once more."""

CERTAIN = 6.0
"""Larger odds than this are all the same, as a logarithm."""

_CARD = re.compile(r" (?:[♥♦♠♣](?:10|[2-9akqjdb])|(?:10|[2-9akqjdb])[♥♦♠♣])")
"""A card behind a word says that the word is somebody’s name: Cat 2♣."""


class Silence(NamedTuple):
    """Why no text answers."""

    why: str
    """``foreign``, ``nonsense``, ``table`` or ``nothing``; ``thing`` while it may still be one of a table."""
    advice: Mapping[str, str]
    """What we suggest for what each table settles, by language."""
    wholly: bool = False
    """Whether there is so little of a game in it that no moment is looked for either."""


def silence(answer: Answer) -> Silence | None:
    """Return why no text answers a question; nothing where one does."""
    apart = of_others(answer)
    if _is_nonsense(answer.question):
        return Silence("nonsense", {}, wholly=True)
    if apart is None and _asks_of_nothing(answer.question):
        return Silence("nothing", {}, wholly=True)
    chance = chance_of(answer)
    if apart is None and chance >= DOUBTFUL and likeliest(answer.question, taught()) >= math.log(SPEAKS):
        return None
    if apart is not None:
        return None if chance >= SURE else Silence("foreign", {}) if apart.why == "thing" else apart
    return Silence("nothing", {}, chance < DOUBTFUL) if chance < LIKELY else None


def _is_nonsense(question: Question) -> bool:
    """Whether it asks for nothing and nobody knows any of its words, however near they are to words that there are."""
    if kinds_of(question.said.lower()):
        return False  # “may Kim?” can be asked at a table
    known = [word for word in words_of(question.said.lower()) if word not in {*question.unknown, *question.mended}]
    return bool(question.unknown) and not any(word not in SILENT[question.lang] for word in known)


def _asks_of_nothing(question: Question) -> bool:
    """Whether it asks if something may, must or is, and names nothing of which it might: is that allowed?"""
    text, silent = question.said.lower(), SILENT[question.lang]
    telling = [word for word in _telling(question) if question.mended.get(word, word) not in silent]
    return not telling and not named_in(text) and bool(kinds_of(text) & {"may", "must", "is"})


def _telling(question: Question) -> list[str]:
    """Return the words of a question that tell anything, nobody knows them or not."""
    return [word for word in words_of(question.said.lower()) if word not in SILENT[question.lang]]


def chance_of(answer: Answer) -> float:
    """Return how likely a text answers a question."""
    return likely(signs_of(answer, spent(index().meaning), taught()))


def of_others(answer: Answer) -> Silence | None:
    """Return whether a question is about another game or thing, or about what each table settles for itself."""
    text = " ".join(answer.question.said.lower().split())
    for group, pattern in _foreign().items():
        if any(not _CARD.match(text, found.end()) for found in pattern.finditer(text)):
            return Silence("thing" if group == "things" else "foreign", {})
    for pattern, games, advice in _matters():
        if pattern.search(text) and (not games or answer.question.game in games):
            return Silence("table", advice)
    return None


def signs_of(answer: Answer, known: Spent, learned: Taught) -> dict[str, float]:
    """Return what tells whether a text answers a question, by its name."""
    question = answer.question
    telling = _telling(question)
    unknown = len(question.unknown) + MENDED * len(question.mended)
    best = answer.hits[0].score if answer.hits else 0.0
    vector = index().meaning.read(plain(question))
    most = max(likeliest(question, learned), FAR) if question.game else 0.0
    return {
        "score": math.log1p(best),
        "unknown": unknown / max(1, len(telling)),
        "named": min(len(named_in(" ".join(question.said.lower().split()))), MOST_NAMED) / MOST_NAMED,
        "aim": float(bool(question.aim)),
        "game": float(bool(question.game)),
        **dict(zip(NAMES[5:9], known.answered_and_not(vector), strict=True)),
        "taught": most,
        "taught-far": min(most + HARDLY, 0.0),
        "heard": odds(learned.answered(plain(question))),
        "always": 1.0,
    }


def likeliest(question: Question, learned: Taught) -> float:
    """Return how likely the likeliest rule is, as a logarithm; of no game, none is."""
    return max(learned.rules(question.game, plain(question)).values(), default=-math.inf)


def odds(log: float) -> float:
    """Return the odds of what is so likely, as a logarithm; both are given as such.

    >>> round(odds(math.log(0.5)), 3), odds(0.0)
    (0.0, 6.0)
    """
    chance = math.exp(log)
    return max(-CERTAIN, min(CERTAIN, math.log(max(chance, 1e-9) / max(1 - chance, 1e-9))))


def likely(signs: Mapping[str, float]) -> float:
    """Return how likely a text answers, from 0 to 1."""
    weights = _weights()
    return 1 / (1 + math.exp(-sum(weights.get(name, 0.0) * sign for name, sign in signs.items())))


@cache
def _weights() -> Mapping[str, float]:
    weights: Mapping[str, float] = json.loads(FILE.read_text("utf-8"))
    return weights


@cache
def _foreign() -> Mapping[str, re.Pattern[str]]:
    def pattern(words: str) -> re.Pattern[str]:
        return re.compile(rf"(?<!\w)(?:{'|'.join(word.replace('-', '[ -]') for word in words.split())})(?!\w)")

    return {group: pattern(words) for group, words in load_yaml(CONTENT / APP / "foreign.yaml").items()}


@cache
def _matters() -> tuple[tuple[re.Pattern[str], tuple[str, ...], Mapping[str, str]], ...]:
    return tuple(
        (re.compile("|".join(matter["patterns"])), tuple(matter.get("games", ())), matter["advice"])
        for matter in load_yaml(CONTENT / APP / "table_matters.yaml")
    )
