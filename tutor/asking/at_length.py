"""Whoever asks how something goes is told more than one sentence: the rules beside the best one as well."""

from __future__ import annotations

import re

from tutor.asking.answer import Answer
from tutor.asking.index import index

MORE = 2
"""So many rules after the best one may be told as well. Of 129 spent questions that ask how, with the best rule right
and 90 further rules that belong to the answer, 45 of these are told, and 43 others of the same section."""
RULE = "rule"
_HOW = re.compile(
    r"\b(?:how|wie|wia)\b"
    r"(?! ?(?:many|much|often|old|long|high|far|viele?n?|vui|hoch|lange?|oft|alt|teuer|weit|groß|heißt|hoaßt|nennt)\b)"
    r"|\b(?:what|was|wos) (?:\w+ ){0,3}?(?:happens?|passiert|geschieht)\b"
    r"|\b(?:erklär\w*|explain|was hat es mit|was hat's mit|step by step|what'?s the deal with)\b"
)
_WHOLE = re.compile(
    r"\b(?:how|wie|wia) [^.?!]*\b(?:works?|funktioniert|läuft d[aeo]s(?: \w+){0,3} ab)\b"
    r"|\b(?:erklär\w*|explain|step by step|der reihe nach)\b"
)
"""How somebody asks for the whole of it, from its beginning."""


def asks_how(text: str) -> bool:
    """Whether somebody asks how something goes, or what happens, which one sentence seldom says.

    >>> asks_how("how does the bank work?"), asks_how("wie viele karten hat jeder?"), asks_how("what happens then?")
    (True, False, True)
    """
    return bool(_HOW.search(text.lower()))


def told_together(answer: Answer) -> list[str]:
    """Return the rules that answer: the best, and where it is asked how something goes those right after it.

    They are of its section, or of the option that it is. Whoever asks for the whole gets them as the page has them.
    """
    best, asked = answer.hits[0], answer.question.said.lower()
    if not asks_how(asked):
        return [best.id]
    section = f"{best.id.rpartition('.')[0] if best.kind == RULE else best.id}."
    more = [one.id for one in answer.hits[1 : MORE + 1] if one.kind == RULE and one.id.startswith(section)]
    place = index().at.__getitem__
    return sorted([best.id, *more], key=place) if _WHOLE.search(asked) else [best.id, *sorted(more, key=place)]
