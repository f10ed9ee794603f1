"""Which of two readings of a question answers it: a position that was told in it, or a moment that it means."""

from __future__ import annotations

from typing import NamedTuple

from tutor.asking.judging import READ, READ_NAMED, READ_SO, Heard, Judge
from tutor.asking.moment import Stood, name_of
from tutor.asking.turned import TURNED


class Standing(NamedTuple):
    """What the engine says to a question that names no cards, and how it is asked again under other rules."""

    stood: Stood
    again: Judge
    sure: bool
    """Whether it is certainly what is meant."""
    instead: tuple[Stood, ...]
    """What else may be meant, the likeliest first."""
    other: Stood | None = None
    """What is answered in another way, and is meant nearly as likely."""
    plainly: bool = False
    """Whether it is told in words that leave nothing else to mean."""

    @property
    def name(self) -> str:
        """The name by which its moment is chosen by hand."""
        return name_of(self.stood)


def answering(stood: Standing | None, *, turned: bool) -> Standing | None:
    """Return what answers a question; one that was turned round is answered by yes or no alone."""
    if stood is None or not turned:
        return stood
    if stood.stood.answer not in TURNED:
        return None
    return stood._replace(instead=tuple(one for one in stood.instead if one.answer in TURNED))


PLAIN = 0.89
"""A position that is as likely as that to be read rightly is told card by card: no moment speaks against it. Of those
with yes or no that patterns read, measured as for ``READ_NAMED``, 396 are as likely and right and 8 as likely and
wrong."""


def surest(heard: Heard | None, stood: Standing | None) -> Heard | Standing | None:
    """Return the reading that is certain; nothing where none is, or where a position that is likely says otherwise."""
    meant = stood if stood is not None and stood.sure else None
    if heard is None or heard.chance < READ_SO or (meant is not None and meant.plainly):
        return meant
    if heard.chance >= PLAIN:
        return heard
    otherwise = meant is not None and heard.answer != meant.stood.answer
    if otherwise and (heard.answer in TURNED or heard.chance < READ_NAMED):
        return None
    return heard if heard.chance >= (READ if heard.answer in TURNED else READ_NAMED) else meant


def likelier(heard: Heard | None, stood: Standing | None) -> Heard | Standing | None:
    """Return the reading that is likely: a position that is told, card by card, before a moment."""
    return heard if heard is not None and heard.chance >= READ_SO else stood
