"""How much of several right answers was found: a set against a set, never one answer against another."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from tutor.words import explain


@dataclass(frozen=True, slots=True)
class Grade:
    """What somebody marked, counted against what is right."""

    hit: int
    """So many of the right ones are marked."""
    of: int
    extra: int
    """So many are marked that are not right."""

    @property
    def right(self) -> bool:
        """Whether it is all of it and nothing else."""
        return self.hit == self.of and not self.extra

    def said(self, lang: str) -> str:
        """Return it as a sentence: two of three, and one too many."""
        facts = {"hit": self.hit, "of": self.of, "extra": self.extra}
        return explain.say(explain.APP, lang, "ui-answer-right" if self.right else "answer-grade", facts=facts)


def grade(marked: Collection[str], right: Collection[str]) -> Grade:
    """Count what was marked against what is right.

    >>> grade(["S ♠4", "S ♥A"], ["S ♠4", "S ♠B", "S ♠7"])
    Grade(hit=1, of=3, extra=1)
    """
    hit = len(set(marked) & set(right))
    return Grade(hit, len(set(right)), len(set(marked)) - hit)


def grades(right: int, options: int, lang: str) -> dict[str, str]:
    """Return every sentence that may be needed for so many options, by ``hit extra``: for screens that count alone."""
    counts = ((hit, extra) for hit in range(right + 1) for extra in range(options - right + 1))
    return {f"{hit} {extra}": Grade(hit, right, extra).said(lang) for hit, extra in counts if hit or extra or not right}
