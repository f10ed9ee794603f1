"""A number that somebody says and asks about: is it ten points? The engine counts and says yes or no."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import NamedTuple

from tutor.asking.heard import kinds_of
from tutor.asking.moment import Stood


class Claim(NamedTuple):
    """A number that somebody says and asks about, and the question how many it is."""

    number: int
    text: str
    said: str


_UNIT = r"(?P<unit>punkte?|points?|minuspunkte?|strafpunkte?|karten|cards?)"
_CLAIM = re.compile(
    rf"\b(?P<n>\d+) {_UNIT}\b|\b(?:zählt|zählen|counts?|kostet|costs?|worth|wert)(?: \w+){{0,2}} (?P<m>\d+)\b(?! \w)"
)
_TOLD_BEFORE = re.compile(r"\b(?:the|these|those|my|die|diese|den|meine|seine|ihre) $")
SHORT = 14
"""A question of more words tells a story, and a number in it need not be the one that is asked about."""


def claimed(text: str) -> Claim | None:
    """Return the number that a short question asks whether it is right; nothing where it asks for none."""
    found = list(_CLAIM.finditer(text))
    if len(found) != 1 or len(text.split()) > SHORT or kinds_of(text) != {"is"}:
        return None
    if re.search(r"[,.;:!?] ", text) or re.search(r"\b(?:oder|or)\b", text):  # the number is told, and not asked about
        return None
    one = found[0]
    if _TOLD_BEFORE.search(text[: one.start()]):  # the five cards, which are known already
        return None
    what = "cards" if (one["unit"] or "") in ("karten", "card", "cards") else "points"
    many = f"wie viele {'karten' if what == 'cards' else 'punkte'}" if _GERMAN.search(text) else f"how many {what}"
    rest = f"{text[: one.start()]} {text[one.end() :]}"
    return Claim(int(one["n"] or one["m"]), f"{many} {rest}", f"{many} {rest}")


_GERMAN = re.compile(r"\b(?:ist|sind|hat|haben|zählt|zählen|kostet|bekommt|kriegt|man|ich|der|die|das|ein\w*|stimmt)\b")


def checked(stood: Stood, number: int) -> Stood | None:
    """Return yes or no to a number that was said; nothing where the engine counts none."""
    kind, _, value = stood.answer.partition("|")
    if kind not in ("points", "count") or not value.isdigit():
        return None
    return replace(stood, answer="yes" if int(value) == number else "no")


__all__ = ["Claim", "checked", "claimed"]
