"""Errors: a key for the words, and the facts in them; the sentences are in ``content/app``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Self


class Complaint(ValueError):
    """Something asked for that is impossible: a key for the words, and the facts in them.

    The words are in ``content/app``; ``str()`` gives the key and the facts for a log.
    """

    def __init__(self, key: str, **facts: object) -> None:
        """Keep the key of the sentence and its facts."""
        self.key = key
        self.facts = facts
        self.seats: tuple[str, ...] = ()
        self.path: tuple[str | int, ...] = ()
        """Which part of what was said it is about: names of fields and numbers in lists, from the outside in."""
        super().__init__(f"{key}: {', '.join(f'{k}={v}' for k, v in facts.items())}" if facts else key)

    def at(self, seats: Iterable[str]) -> Self:
        """Keep who sits at the table that it is about: that says what a letter stands for."""
        self.seats = self.seats or tuple(seats)
        return self

    def within(self, *path: str | int) -> Self:
        """Keep in which part of what was said it was found; whoever knows more of the way says it first."""
        self.path = (*path, *self.path)
        return self


@contextmanager
def within(*path: str | int) -> Iterator[None]:
    """Tell of every complaint in which part of what was said it was found."""
    try:
        yield
    except Complaint as wrong:
        wrong.within(*path)
        raise


class Unreadable(Complaint):
    """A text that cannot be read as what it should be."""
