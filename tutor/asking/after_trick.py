"""What somebody has after a trick that is told card after card: how many cards in hand, how many points.

The trick is read as it is by ``card_after_card``; what stood before it, so many cards or so many points, is told in
clauses of its own, which are read here and taken out of the story. A number whose owner is not told tells nothing.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from tutor.asking import deeds
from tutor.asking.called_by import ME as _MINE
from tutor.asking.lemmas import NUMBERS
from tutor.asking.scene import ME

PICKED, HELD, TOTAL = "picked", "held", "total"
MANY = re.compile(r"\b(?:wie ?viele?|how many)\b")
_PICKED = re.compile(
    r"\b(?:nehm\w*|nimmt|aufn\w*|wander\w*|krieg\w*|bekomm\w*|fr[ei]ss\w*|einsack\w*|picks?|picking|going into"
    r"|goes? to|gets?|takes?|collects?)\b"
)
_HELD = re.compile(
    r"\b(?:hab|habe|hat|hält|halte|have|has|hold|holds)\b.*\b(?:hand|nachher|danach|jetzt|now|then|after)\b"
)
TOTALS = re.compile(
    r"\b(?:wo|where|what|was|welche\w*|wie ?viele?|how many|how much|auf wie ?viele?|bei wie ?vielen?|mein neuer)\b.*"
    r"\b(?:total|score|stand|steh\w*|stands?|punkte?n?|points?|minus\w*|zettel|bin ich|am i|habe? ich|hat \w+ jetzt)\b"
)
"""How it is asked on how many points somebody is then."""
_AND_NOW = re.compile(r"^(?:and|und) (?:now|then|jetzt|nun|danach)\W*$")
_WORDS = "|".join(sorted((word for word in NUMBERS if word.isalpha()), key=len, reverse=True))
_N = rf"(?P<n>\d{{1,2}}|{_WORDS})"
_HAD = re.compile(
    r"\b(?:hatte?|hab|habe|hat|had|have|has|holding|mit|with) (?:ich |er |sie |jeder |everyone )?"
    r"(?:noch |still |only )?"
    rf"{_N} (?:karten|cards)\b"
)
"""How many cards somebody had, which is told before the trick."""
_UNIT = r"(?:minus\w*|(?:straf|minus)?punkte?n?|(?:penalty |minus )?points?|miesen?|auf'?m zettel|auf dem zettel)"
_STOOD = re.compile(
    rf"\b(?:bei|vor) (?:mir|ihm|ihr) (?:standen|stehen|lagen|liegen) (?P<b>\d{{1,2}}|{_WORDS})(?: {_UNIT})?\b"
    r"|\b(?:stood|stands?|steht?|stehe?|stand|was|war|am|bin|is|ist|sat|sitting|i['’]m|he['’]s|she['’]s)(?: \w+){0,2}?"
    rf" (?:bei|auf|on|at) {_N}(?: {_UNIT})?\b"
    r"|\b(?:hatte?|hab|habe|have|had|has|hat|i['’]ve)(?: \w+){0,2}?"
    rf" (?P<m>\d{{1,2}}|{_WORDS}) {_UNIT}"
    r"|\b(?:hatte?|have|had|has|hat|i['’]ve)(?: ich| i)? (?P<o>1[1-9]|20)\b(?! \w*(?:karte|card|leute|spieler|people))"
)
"""How many points somebody had: of a number alone only one that no card has."""
_TOO = re.compile(rf"^(?:and |und )?(?P<who>[^\W\d_]+)(?: at| on| bei| auf)? {_N}(?: {_UNIT})?$")
"""How a second number is told right behind the first: Reginald at five."""
_NOBODY = frozenset(("vorher", "before", "first", "life", "leben", "noch", "both", "beide"))


class Before(NamedTuple):
    """What stood before the trick, and the story without it."""

    told: str
    had: int
    """How many cards whoever is asked about had, 0 where that is not told."""
    points: dict[str, int]
    """How many points each had of whom it is told."""


def asked_of(text: str, kind: str) -> str:
    """Return what a question asks for after a trick: the cards picked up or held, the points; nothing else.

    >>> asked_of("how many cards does rangi end up picking up?", "picks"), asked_of("wo steh ich jetzt?", "points")
    ('picked', 'total')
    """
    if kind == "points":
        return TOTAL if TOTALS.search(text) or _AND_NOW.match(text) else ""
    if not MANY.search(text):
        return ""
    return HELD if _HELD.search(text) else PICKED if _PICKED.search(text) else ""


def before(told: str, kind: str) -> Before:
    """Return what stood before a trick that is told.

    >>> before("ivor stood at seventeen points, reginald at five. ivor lays a ten", "points").points
    {'ivor': 17, 'reginald': 5}
    >>> before("i had nine cards and led the 5♦", "picks").had
    9
    """
    if kind != "points":
        had = _HAD.search(told)
        return Before(
            f"{told[: had.start()]} {told[had.end() :]}" if had else told, _number(had["n"]) if had else 0, {}
        )
    points, rest, owner = dict[str, int](), list[str](), ""
    for piece in re.split(r"((?:[.;:!?,]+|\s[–-])\s*|\b(?:und|and)\b)", told):
        clause = piece.strip()
        stood = None if deeds.LAYS.search(_plain(clause)) else _STOOD.search(clause)
        further = _TOO.match(clause) if owner and not stood else None
        if stood:
            owner = _owner(clause[: stood.start()], clause)
            points[owner] = _number(stood["n"] or stood["m"] or stood["o"] or stood["b"])
        elif further and further["who"] not in _NOBODY:
            points[ME if _MINE.search(further["who"]) else further["who"]] = _number(further["n"])
        else:
            rest.append(piece)
            owner = owner if re.fullmatch(r"[,;]?|und|and", clause) else ""
    return Before("".join(rest), 0, points if "" not in points else {})


def _plain(clause: str) -> str:
    """Return a clause without words of a standing that are words of laying as well."""
    return re.sub(r"\b(?:raus|komm\w*|gibt|went|goes)\b", " ", clause)


def _owner(before_it: str, clause: str) -> str:
    """Return whose a number is: who asks, or the last that is named before it."""
    if _MINE.search(clause) or re.search(r"\bmir\b", clause):
        return ME
    words = [one for one in re.findall(r"[^\W\d_]+", before_it) if deeds.called(one) == [one] and one not in _NOBODY]
    return words[-1] if words else ""


def _number(said: str) -> int:
    return int(said) if said.isdigit() else NUMBERS[said]
