"""Sentences that carry what they need of the options, and the text that is left of them under a rule set.

A line of a text may begin with what it needs: ``{? lead=lowest}``, several joined by commas,
values one of which will do by bars, ``!=`` for what must not be. It is read where all of it is so.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from tutor.words.book.entries import BookError

NEED = re.compile(r"^\{\? *(?P<needs>[^}]*)\} *")
ONE = re.compile(r"(?P<name>[\w.-]+) *(?P<no>!?)= *(?P<values>[\w.|+-]+)")


class Need(NamedTuple):
    """One option that a sentence needs, or must not have, at one of these values."""

    name: str
    values: tuple[str, ...]
    wanted: bool = True

    def met(self, chosen: Mapping[str, str]) -> bool:
        """Whether a rule set meets it."""
        return (chosen.get(self.name) in self.values) == self.wanted


@cache
def needs(said: str) -> tuple[Need, ...]:
    """Read what stands before a sentence.

    Raises ``BookError`` for what cannot be read.

    >>> needs("target=highest, duty!=free|lowest-beater")[1]
    Need(name='duty', values=('free', 'lowest-beater'), wanted=False)
    """
    found = []
    for part in filter(None, said.split(",")):
        one = ONE.fullmatch(part.strip())
        if one is None:
            raise BookError(f"a sentence carries name=value, not {part.strip()!r}")
        found.append(Need(one["name"], tuple(one["values"].split("|")), not one["no"]))
    return tuple(found)


@cache
def ways(said: str) -> tuple[tuple[Need, ...], ...]:
    """Read what an entry needs: several ways, parted by semicolons, one of which will do.

    >>> [len(way) for way in ways("lives=2, end!=open; buyback=free")]
    [2, 1]
    """
    return tuple(needs(way) for way in said.split(";"))


def carried(text: str) -> Iterator[tuple[tuple[Need, ...], str]]:
    """Yield the lines of a text, each with what it needs."""
    for line in text.splitlines():
        found = NEED.match(line)
        yield (needs(found["needs"]), line[found.end() :]) if found else ((), line)


def composed(text: str, chosen: Mapping[str, str]) -> str:
    r"""Return a text as it reads under a rule set.

    >>> composed("{? lives=2} Two lives.\n{? lives=1} One life.\nPlay on.", {"lives": "1"})
    'One life.\nPlay on.'
    """
    if "{?" not in text:
        return text
    return "\n".join(line for need, line in carried(text) if all(one.met(chosen) for one in need))
