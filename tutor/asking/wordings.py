"""What people say for moments, read once, with what each names; a question is compared with all of them at a time."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from tutor.asking.clause import asked_clause
from tutor.asking.heard import kinds_of, names_in
from tutor.asking.lemmas import NUMBERS
from tutor.asking.places import Numbers
from tutor.asking.tidying import tidied
from tutor.core.plain import Plain

APART = " / "
"""What stands between two wordings of a moment."""
KEYS = frozenset(
    {"eight", "dog", "king", "first-trick", "last-trick", "tochoo", "queen", "ace", "two", "right", "drawn", "buy"}
    | {"empty-stock", "refuse", "after-exchange", "had-before", "void", "last-card", "knock", "take", "five-tricks"}
    | {
        "out",
        "swap",
        "equal",
        "some-cards",
        "anyone",
        "running",
        "several-cards",
        "deal-verb",
        "nobody-before",
        "two-left",
        "looked",
        "instead-of",
        "reverse",
        "jack",
    }
)
"""Things that make a moment another one: what a wording names and the question does not, or the other way round."""
LACKING, BESIDES = 0.08, 0.04
"""What each of them costs that the question lacks, and each that it names besides."""
OPPOSITES = (
    *(("no-trick", "made-trick"), ("left", "right"), ("dealer", "elder"), ("accept", "refuse"), ("goes-on", "ended")),
    *(("one-left", "two-left"), ("me-lost", "me-won"), ("me-lost", "he-lost"), ("my-drawn", "his-drawn")),
    *(("higher-word", "lower-word"), ("still-in", "out"), ("my-revoke", "his-revoke"), ("ordinary", "on-high")),
    ("card-left", "lack"),
    ("laid-already", "not-laid-yet"),
    ("win", "lose"),
    ("reborn", "out"),
    ("skip-word", "my-turn"),
    ("face-up", "face-down"),
    ("turned", "face-down"),
)
"""Things of which a moment has the one or the other: a question that names one is no moment with the other."""
AGAINST = ("cards", "named", "way", "numbers")
"""What may speak against it that a moment is meant: other cards, other things, another way to ask, other numbers."""
KINDS = ("may", "must", "is", "points", "count", "who")
COUNTED = {"points", "count"}
DEALS = "deal-verb"
FEW = 64
"""So many lists of moments are kept ready: those of each game, and what rule sets that are told leave of them."""
Flags: TypeAlias = npt.NDArray[np.bool_]


class Wording(NamedTuple):
    """One thing that people say for a moment."""

    moment: Mapping[str, Plain]
    text: str
    names: frozenset[str]
    kinds: frozenset[str]
    numbers: frozenset[int]
    asked_numbers: frozenset[int]
    """Those in the clause that asks."""
    bars: frozenset[str]
    """What is said for no wording of its moment but this."""


class Asked(NamedTuple):
    """What is compared of a question with each wording."""

    text: str
    names: frozenset[str]
    kinds: set[str]
    numbers: frozenset[int]
    asked_numbers: frozenset[int]
    cards: tuple[str, ...]
    """The ranks of the cards that it names."""
    who: bool
    """Whether it asks for somebody after it has told something."""


class Wordings:
    """The wordings of some moments; a row of every array is a wording, a column a thing or a way to ask."""

    def __init__(self, of_moments: Sequence[Sequence[Wording]]) -> None:
        """Take the wordings of each moment."""
        self.all = [one for own in of_moments for one in own]
        self.texts = tuple(one.text for one in self.all)
        self.starts = (0, *accumulate(map(len, of_moments)))
        """Where those of each moment begin, and where the last ones end."""
        things = {name for one in self.all for name in one.names | one.bars}.union(*OPPOSITES, KEYS, {DEALS})
        self._things = {name: place for place, name in enumerate(sorted(things))}
        self._named = self._flags([one.names for one in self.all], self._things)
        self._barred = self._flags([one.bars for one in self.all], self._things)
        self._ways = self._flags([one.kinds for one in self.all], {kind: place for place, kind in enumerate(KINDS)})
        self._many = self._named.sum(axis=1)
        self._keys = self._named[:, self._at(KEYS)].sum(axis=1)
        self._numbered = [place for place, one in enumerate(self.all) if one.numbers and not _of_all_numbers(one)]

    @staticmethod
    def _flags(sets: Sequence[Collection[str]], columns: Mapping[str, int]) -> Flags:
        flags = np.zeros((len(sets), len(columns)), dtype=np.bool_, order="F")
        for row, names in enumerate(sets):
            flags[row, [columns[name] for name in names]] = True
        return flags

    def _at(self, names: Iterable[str]) -> list[int]:
        return [self._things[name] for name in names if name in self._things]

    def _any(self, columns: Iterable[Flags]) -> Flags:
        """Return which wordings have at least one of these."""
        found: Flags = np.logical_or.reduce([np.zeros(len(self.all), dtype=np.bool_), *columns])
        return found

    def shared(self, asked: Asked) -> Numbers:
        """Return of everything that a question or a wording names the share that both name."""
        both = self._named[:, self._at(asked.names)].sum(axis=1)
        union = self._many + len(asked.names) - both
        share: Numbers = both / np.maximum(union, 1)
        return share

    def cost(self, asked: Asked) -> Numbers:
        """Return what the things cost that make a moment another one and that only one of both names."""
        keys = asked.names & KEYS
        both = self._named[:, self._at(keys)].sum(axis=1)
        cost: Numbers = LACKING * (self._keys - both) + BESIDES * (len(keys) - both)
        return cost

    def against(self, asked: Asked) -> Mapping[str, Flags]:
        """Return by its name what speaks against it that a question means a wording."""
        named = [self._barred[:, place] for place in self._at(asked.names)]
        for one, other in opposites(asked.names):
            named.append(self._named[:, self._things[other]] & ~self._named[:, self._things[one]])
        return {"named": self._any(named), "way": self._otherwise(asked), "numbers": self._of_other_numbers(asked)}

    def _otherwise(self, asked: Asked) -> Flags:
        """Return which wordings ask in another way: who deals is not who leads, and how many is no yes or no."""
        column = {kind: self._ways[:, place] for place, kind in enumerate(KINDS)}
        both = self._any([column[kind] for kind in asked.kinds])
        counted = column["points"] | column["count"] | bool(asked.kinds & COUNTED)
        who = "who" in asked.kinds
        plain = both if asked.kinds else column["is"]
        same = np.where(counted, both, np.where(column["who"] | who, column["who"] & who, plain))
        deals = self._named[:, self._things[DEALS]] != (DEALS in asked.names)
        otherwise: Flags = ~same | (deals & who)
        return otherwise

    def _of_other_numbers(self, asked: Asked) -> Flags:
        """Return which wordings name numbers, and none that the question names, in all or in the clause that asks.

        Which number it is, meaning does not tell.
        """
        apart = np.zeros(len(self.all), dtype=np.bool_)
        for place in self._numbered if asked.numbers else ():
            one = self.all[place]
            pairs = ((asked.numbers, one.numbers), (asked.asked_numbers, one.asked_numbers))
            apart[place] = any(mine and other and mine.isdisjoint(other) for mine, other in pairs)
        return apart


def _of_all_numbers(one: Wording) -> bool:
    """Whether the moment takes its number or its cards from the question."""
    return "fact" in one.moment or "cards" in one.moment


def opposites(names: Collection[str]) -> tuple[tuple[str, str], ...]:
    """Return what is named of two opposite things where the other is not, with the other."""
    ways = (way for pair in OPPOSITES for way in (pair, pair[::-1]))
    return tuple((one, other) for one, other in ways if one in names and other not in names)


def wordings_of(moments: Sequence[Mapping[str, Plain]]) -> Iterator[tuple[Mapping[str, Plain], str]]:
    """Yield every wording of these moments."""
    for moment in moments:
        yield from ((moment, text.strip()) for text in str(moment.get("like", "")).split(APART) if text.strip())


_READ: dict[int, tuple[Wording, ...]] = {}
"""The wordings of each moment, read once; moments are kept for good."""
_READY: dict[tuple[int, ...], Wordings] = {}


def wordings(moments: Sequence[Mapping[str, Plain]]) -> Wordings:
    """Return the wordings of these moments, ready to be compared with a question."""
    which = tuple(map(id, moments))
    if which not in _READY:
        if len(_READY) >= FEW:
            _READY.clear()
        _READY[which] = Wordings([_read(moment) for moment in moments])
    return _READY[which]


def _read(moment: Mapping[str, Plain]) -> tuple[Wording, ...]:
    if id(moment) not in _READ:
        _READ[id(moment)] = tuple(_as_said(moment, text) for _, text in wordings_of([moment]))
    return _READ[id(moment)]


def _as_said(moment: Mapping[str, Plain], text: str) -> Wording:
    said = tidied(text)
    names, clause = names_in(said), asked_clause(said)
    bars = frozenset(moment.get("not", ())) - names
    return Wording(moment, text, names, frozenset(kinds_of(said)), numbers_in(said), numbers_in(clause), bars)


def numbers_in(text: str) -> frozenset[int]:
    """Return the numbers that a text names, in words or digits.

    >>> sorted(numbers_in("zu dritt mit 20 punkten"))
    [3, 20]
    """
    read = (int(word) if word.isdecimal() else NUMBERS.get(word) for word in re.findall(r"\w+", text))
    return frozenset(number for number in read if number is not None)


__all__ = ["AGAINST", "Asked", "Wording", "Wordings", "numbers_in", "opposites", "wordings", "wordings_of"]
