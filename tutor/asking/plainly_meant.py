"""What is asked with yes or no so plainly that one moment is meant: told in words that leave nothing else to mean.

A moment says with ``plainly`` by which mark it is meant; the words that make a mark stand with those of its game, in
``plain_marks_getaway.py`` and the like. Each was held against all questions that are spent: what a mark answers wrongly
there is told apart, or it has no mark. What the answer is, the engine says.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from tutor.asking import (
    plain_marks_ecarte,
    plain_marks_eights,
    plain_marks_getaway,
    plain_marks_gurke,
    plain_marks_whist,
)
from tutor.asking.plain_mark import Mark

MARKS: Mapping[str, Sequence[Mark]] = {
    "getaway": plain_marks_getaway.MARKS,
    "knockout-whist": plain_marks_whist.MARKS,
    "crazy-eights": plain_marks_eights.MARKS,
    "ecarte": plain_marks_ecarte.MARKS,
    "gurke": plain_marks_gurke.MARKS,
}
"""The marks of each game."""

_SENTENCE = re.compile(r"(?<=[^\d\s.][.?!;])\s+|\s[–—-]\s")
_CONFIRMS = re.compile(
    r"^(?:and |und |so |also )*(?:(?:is|was|am|are|hat|hatte|hab|have|ist) .{0,30}\b(?:right(?![- ](?:hand|neighbour"
    r"|one|side|of))|recht|correct|sound)\b(?! that\b).*"
    r"|stimmt(?![^,]{0,12},? dass\b).*"
    r"|true(?! that\b).*|correct(?! that\b).*|richtig(?!,? dass\b).*|right.*|oder.*|ja oder nein.*|yes or no.*"
    r"|am i right.*|is (?:that|it) (?:so|true)(?! that\b).*"
    r"|(?:is|does|do|has|did|was|will|can|may|must|darf|kriegt|bekommt|muss|hat|ist|soll)"
    r" (?:he|she|it|they|i|er|sie|es|ich|das|der|die)(?: so| das| es| also| too| auch)?)$"
)


_ALLOWED = re.compile(
    r"^(?:(?:and|und|so|also|but|aber) )*(?:(?:was|is|war|wäre|ist) (?:das|des|this|that|it|er|sie|he|she|ich|i)"
    r"|(?:geht|ging) (?:das|des)|(?:durfte|darf|dürfte|kann|konnte) (?:er|sie|ich|man) das"
    r"|(?:could|may|can) (?:he|she|i) (?:do )?that)(?: (?:so|denn|jetzt|then|überhaupt|nun))*"
    r"(?: (?:erlaubt|allowed|ok|okay|legal|korrekt|fair|right|recht|richtig|in ordnung|zulässig))?[ ?.!]*$"
)
"""How somebody asks of what was told whether it may be."""


def asking(text: str) -> str:
    """Return the sentence that asks; where it only asks whether something is right, what is said before."""
    sentences = [one for one in _SENTENCE.split(_ASIDE.sub(" ", text).strip()) if one.strip(" .?!")]
    while len(sentences) > 1 and _CONFIRMS.search(sentences[-1].strip(" .?!")):
        sentences.pop()
    asks = [one for one in sentences if one.rstrip().endswith("?")]
    return (asks or sentences or [""])[-1]


_EVEN_IF = re.compile(r",? (?:auch wenn|selbst wenn|even (?:if|though)|obwohl|obgleich|although|though)\b[^,.;?!]*")
"""What is so all the same denies nothing of what is asked."""
_WORDS = (
    r"(?:how|wie|what|what['’]?s|who|who['’]s|whose|wer|wem|wen|wessen|which|welche\w*|when|wann|why|warum|wieso|wo)"
)
_NAMED = re.compile(
    rf"(?:^|[.:–-] )(?:(?:so|and|und|also|dann|then|for|in|mit|für|auf|by|with) )*{_WORDS}\b"
    r"(?![^?]*[:,] (?:hat|darf|muss|ist|kann|kriegt|bekommt|gibt|spielt|verliert|gewinnt|does|is|may|do|must|has)\b)"
)
"""What asks for a name or a number is not answered by yes or no; a question may begin with whom it is about."""
_NAMED_LAST = re.compile(r"[,;] (?:how|wie|what|what['’]?s|whose|wem|wessen|which|welche\w*)\b")
_WHETHER = re.compile(
    r"^(?:(?:so|and|und|also|dann|then) )*(?:darf|dürfen|durfte|muss|müssen|kann|können|soll|ist|sind|hat|haben|wird"
    r"|bin|gilt|zählt|may|must|can|could|should|is|are|do|does|did|has|have|had|am|will|would|was|were)\b"
)
"""How a question with yes or no begins, in which another may be told: may I count how many lie there?"""
_DENIED = re.compile(r"\b(?:nicht|nich|ned|net|not|never|nie|kein\w*|no)\b|n['’]t\b")
_ASIDE = re.compile(r"\([^)]*\)\s*$")


def _told_before(text: str, asks: str) -> str:
    """Return what is told right before a question whether that may be, with the question; nothing where it is none."""
    before = text[: text.rfind(asks)].strip() if _ALLOWED.search(asks) else ""
    sentences = [one for one in _SENTENCE.split(before) if one.strip(" .?!")]
    return f"{sentences[-1]} {asks}" if sentences else ""


def marks_meant(text: str, game: str) -> Iterator[str]:
    """Yield the marks of the moments of a game that a question with yes or no, in small letters, plainly means."""
    for asks in filter(None, (asking(text), _told_before(text, asking(text)))):
        if _NAMED.search(asks) or (_NAMED_LAST.search(asks) and not _WHETHER.search(asks)):
            continue
        denied = _DENIED.search(_EVEN_IF.sub(" ", asks))
        for mark in MARKS.get(game, ()):  # the first that fits
            told = all(one.search(text) for one in mark.told) and (mark.denies or not denied)
            if told and mark.asked.search(asks) and not mark.beyond.search(text):
                yield mark.name


def denial_meant(text: str, game: str) -> bool:
    """Whether what is denied is part of what a mark of a game knows: you can’t pass, he says."""
    names = {mark.name for mark in MARKS.get(game, ()) if mark.denies}
    return not names.isdisjoint(marks_meant(text, game))


__all__ = ["MARKS", "asking", "denial_meant", "marks_meant"]
