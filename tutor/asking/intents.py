"""What kind of question it is, and which entries people ask in that way: who, how many, may I, must I, what if."""

from __future__ import annotations

import math
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import lru_cache

import numpy as np
import numpy.typing as npt

SHOW_ME = (
    r"\b(?:zeigt? (?:mir|mal|uns)|(?:ein )?beispiele?(?: (?:für|mit))?"
    r"|show (?:me|us)|(?:an? )?examples?(?: (?:of|for|with))?)\b"
)
"""Asks for an example, and says nothing of what it should show."""

INTENTS: Mapping[str, re.Pattern[str]] = {
    name: re.compile(pattern)
    for name, pattern in {
        "how many": r"\bwie ?viele?|\bwieviel|\bhow (?:many|much|big|long)|\bmax|höchstens|hoechstens|mindestens|anzahl"
        r"|\bkostet|\bcosts?\b",
        "who": r"\bwe[rmn]\b|wessen|\bwho\b|\bwhose\b|\bwhom\b|welcher spieler|which player",
        "when": r"\b(?:ab )?wann\b|\bwhen\b(?! i\b)",
        "why": r"\bwarum|wieso|weshalb|\bwozu\b|\bwhy\b",
        "what": r"\bwas (?:ist|is|heißt|heisst|bedeutet|sind) |\bwhat(?: is|s|'s| are) |\bmeans?\b|bedeute|was heißt",
        "may": r"\bdarf|erlaubt|\bkann (?:ich|man|der|die|er|sie)\b|könn|koenn|möglich|geht das|\bdürfen|\bduerfen"
        r"|\bcan (?:i|you|we|he|she|they|someone|a)\b|\bmay\b|allowed|\blegal|\bok(?:ay)? to\b",
        "must": r"\bmus[st]|\bmuß|müssen|muessen|gezwungen|pflicht|zwang|\bmust\b|\b(?:have|has|need|needs) to\b"
        r"|forced|oblig|compulsory|\bgotta\b",
        "what if": r"passiert|was (?:nun|dann|jetzt|wenn)|\bdann\?|folge|what (?:happens|now|if)|then what",
        "worth": r"lohnt|soll(?:te)? (?:ich|man)|strategie|tipp|taktik|sinnvoll|besser|\bshould|worth|tactic|strategy",
        "example": SHOW_ME,
        "variant": r"variante|version|variation|einstell|hausregel|house rule|spielart|spielweise|umstell",
    }.items()
}
ASKED_LIKE_ITS_KIND = 4.0
"""An entry counts as asked so often in the way in which entries of its kind are asked."""
RARE = 0.01
MOST = 1.5
"""No way of asking speaks louder than this for or against an entry."""


def intents_of(text: str) -> list[str]:
    """Return what kind of question a text is, in small letters.

    >>> intents_of("darf ich tauschen, und wie viele")
    ['how many', 'may']
    """
    return [name for name, pattern in INTENTS.items() if pattern.search(text)]


class Ways:
    """How entries are asked for, learned from what people say for them."""

    def __init__(self, asked: Iterable[tuple[str, tuple[str, ...]]], kinds: Mapping[str, str]) -> None:
        """Learn from texts, each with the ids that answer it, the best first."""
        self._kinds = kinds
        self._by_id: dict[str, dict[str, float]] = defaultdict(dict)
        self._by_kind: dict[str, dict[str, float]] = defaultdict(dict)
        self._all: dict[str, float] = {}
        for text, ids in asked:
            for name in intents_of(text.lower()) or [""]:
                for place, id_ in enumerate(ids):
                    for count in (self._by_id[id_], self._by_kind[kinds.get(id_, "")], self._all):
                        count[name] = count.get(name, 0.0) + 0.7**place
        self._sum = max(1.0, sum(self._all.values()))

    def suits(self, ids: tuple[str, ...], intents: list[str]) -> npt.NDArray[np.float64]:
        """Return how much more usual than for others it is to ask for each entry so; 1 where it is neither."""
        if not intents:
            return np.ones(len(ids))
        said: npt.NDArray[np.float64] = sum((self._speak(ids, name) for name in intents), np.zeros(len(ids)))
        return np.exp(np.clip(said / len(intents), -MOST, MOST))

    @lru_cache(maxsize=64)  # noqa: B019 - there is one of it, as long as the program runs
    def _speak(self, ids: tuple[str, ...], name: str) -> npt.NDArray[np.float64]:
        return np.array([self._speaks(id_, name) for id_ in ids])

    def _speaks(self, id_: str, name: str) -> float:
        """Return how loudly a way of asking speaks for an entry, as a logarithm."""
        mine, kind = self._by_id.get(id_, {}), self._by_kind.get(self._kinds.get(id_, ""), {})
        among = max(self._all.get(name, 0.0) / self._sum, RARE)
        expected = max(kind.get(name, 0.0) / sum(kind.values()), RARE) if kind else among
        here = (mine.get(name, 0.0) + ASKED_LIKE_ITS_KIND * expected) / (sum(mine.values()) + ASKED_LIKE_ITS_KIND)
        return math.log(max(here, RARE) / among)
