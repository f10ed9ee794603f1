"""What is asked with yes or no so plainly that one moment is meant: told in words that leave nothing else to mean.

A moment says with ``plainly`` by which mark it is meant; the words that make a mark stand in ``plain_marks.py`` and
``plain_marks_more.py``. Each was held against all questions that are spent: what a mark answers wrongly there is told
apart, or it has no mark. What the answer is, the engine says.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from tutor.asking import plain_marks, plain_marks_more

MARKS = (*plain_marks.MARKS, *plain_marks_more.MARKS)

_SENTENCE = re.compile(r"(?<=[^\d\s.][.?!;])\s+|\s[–—-]\s")
_CONFIRMS = re.compile(
    r"^(?:and |und |so |also )*(?:(?:is|was|am|are|hat|hatte|hab|have|ist) .{0,30}\b(?:right(?![- ](?:hand|neighbour"
    r"|one|side|of))|recht|correct|sound)\b.*|stimmt.*"
    r"|true.*|correct.*|richtig.*|right.*|oder.*|ja oder nein.*|yes or no.*|am i right.*|is (?:that|it) (?:so|true).*)$"
)


def asking(text: str) -> str:
    """Return the sentence that asks; where it only asks whether something is right, what is said before."""
    sentences = [one for one in _SENTENCE.split(_ASIDE.sub(" ", text).strip()) if one.strip(" .?!")]
    while len(sentences) > 1 and _CONFIRMS.search(sentences[-1].strip(" .?!")):
        sentences.pop()
    asks = [one for one in sentences if one.rstrip().endswith("?")]
    return (asks or sentences or [""])[-1]


_DENIED = re.compile(r"\b(?:nicht|nich|ned|net|not|never|nie|kein\w*|no)\b|n['’]t\b")
_ASIDE = re.compile(r"\([^)]*\)\s*$")


def marks_meant(text: str) -> Iterator[str]:
    """Yield the marks of the moments that a question with yes or no plainly means, in small letters."""
    asks = asking(text)
    denied = _DENIED.search(asks)
    for mark in MARKS:  # the first that fits
        told = all(one.search(text) for one in mark.told) and (mark.denies or not denied)
        if told and mark.asked.search(asks) and not mark.beyond.search(text):
            yield mark.name


def denial_meant(text: str) -> bool:
    """Whether what is denied is part of what a mark knows: you can’t pass, he says."""
    names = {mark.name for mark in MARKS if mark.denies}
    return not names.isdisjoint(marks_meant(text))


__all__ = ["MARKS", "asking", "denial_meant", "marks_meant"]
