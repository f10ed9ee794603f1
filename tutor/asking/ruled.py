"""Which rule answers a question, and whether with yes or no, as far as that was learned from what people ask."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

from tutor.asking.meaning import digest
from tutor.asking.taught import FAR, taught
from tutor.words import library

YES_OR_NO = ("yes", "no")


def key_of(rule: str, answer: str) -> int:
    """Return the key of a rule that answers like this: yes, no, or in what form something else is said.

    >>> key_of("gurke.play.must-beat", "count|3") == key_of("gurke.play.must-beat", "count|5")
    True
    """
    return digest(f"{rule} {answer.partition('|')[0]}")


class Ruled(NamedTuple):
    """How likely each rule answers a question, and with what."""

    logs: Mapping[int, float]
    shares: Mapping[str, float]
    """How likely the answer is yes, or no, by whichever rule, as a logarithm."""
    whether: float
    """How likely yes or no is asked for at all, as a logarithm."""

    def likely(self, rules: Iterable[str], answer: str) -> float:
        """Return how likely one of these rules answers so, as a logarithm."""
        return max((self.logs.get(key_of(rule, answer), FAR) for rule in rules), default=FAR)


def ruled(game: str, text: str, said: str) -> Ruled:
    """Return how likely each rule of a game answers a question with yes, with no, or otherwise."""
    logs = taught().answers(game, text, said)
    sums = {answer: sum(math.exp(logs.get(key, FAR)) for key in keys) for answer, keys in _keys(game).items()}
    every = sum(sums.values())
    shares = {answer: math.log(one / every) for answer, one in sums.items()}
    return Ruled(logs, shares, taught().whether(text, said))


@cache
def _keys(game: str) -> Mapping[str, tuple[int, ...]]:
    """Return the keys of all rules of a game that answer yes, and of all that answer no."""
    folder = next(one.folder for one, _ in library.books() if one.key == game)
    rules = library.book(folder).entries
    return {answer: tuple(key_of(rule, answer) for rule in rules) for answer in YES_OR_NO}
