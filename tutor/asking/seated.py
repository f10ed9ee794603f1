"""Who sits where: the people of a table in the order of play, and who of them has dealt, laid or has a dog's life.

Who leads, the engine tells by a part: the player to the left of the dealer. Where a question tells the seats and who
has that part, it is somebody with a name. Whoever may be out already leaves a seat open, and nobody is named then.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

NAME = r"[A-ZÄÖÜÉ][^\W\d_]+(?:['’-][^\W\d_]+)*"
_LIST = re.compile(rf"{NAME}(?:(?:, (?:(?:and|und|then|dann) )?| and | und ){NAME}){{2,}}")
_ROUND = re.compile(r"\b(?:clockwise|im uhrzeigersinn|reihum)\b")
_OTHER_WAY = re.compile(r"\b(?:anti|counter|gegen|against)\b")
_OUT = re.compile(
    r"\b(?:out|away|eliminated|fini\w+|raus|draußen|fertig|entkommen|ausgeschieden|fliegt|flog|drops?|skip\w*"
    r"|aussetz\w*|setzt aus)\b"
)
"""Words by which somebody may sit there and take no part."""
_AFTER = re.compile(r"\b(?:folg\w+|follow\w*|comes?|kommen|kommt|after|nach|dann|then|next)\b")
"""Words by which a list of people begins behind somebody who is no part of it."""
_LEFT = (
    re.compile(rf"\b(?:links von (?:ihm|ihr)|zu (?:seiner|ihrer) linken) (?:sitzt|sitzen) (?P<name>{NAME})"),
    re.compile(rf"\b(?:with )?(?P<name>{NAME})(?: sits)? (?:on|to) (?:his|her|their) left\b"),
)
"""How the neighbour to the left of whoever was named before is told."""
_NO_MORE = r"(?:(?!no|kein|ni|never|used|lost|had|already|schon|without|ohne|verbrauch)\w+ )*?"
"""What may stand before the dog's life that somebody has, and neither lacks nor has used."""
_PARTS = {
    "dealer": (
        rf"(?P<name>{NAME}) (?:has |just )?(?:dealt|deals|is (?:the )?dealer|is dealing|was dealing)\b",
        (
            rf"(?P<name>{NAME}) (?:gab(?= die\b|[,.;:!?]|$)|teilt"
            rf"|hat (?:(?!nicht|nie|kein)\w+ )?(?:gegeben|(?:aus)?geteilt)|ist (?:der )?Geber(?:in)?)\b"
        ),
    ),
    "dog": (rf"(?P<name>{NAME}) (?:is|lives|plays|has|hat|lebt|spielt|ist) {_NO_MORE}(?:dog['’]s life|[Hh]undeleben)",),
    "layer": (rf"(?P<name>{NAME}) (?:lays|laid|plays|played|puts|drops|legt|legte|spielt|spielte|bringt)\b",),
    "most-tricks": (
        rf"(?<!and )(?P<name>{NAME}) (?:took|made|won|had|has) the most tricks\b",
        rf"(?P<name>{NAME}) (?:hat|hatte|machte) die meisten Stiche\b",
    ),
}
"""How people say who has a part."""
_BESIDE = {
    "left-of-dealer": ("dealer", 1),
    "left-of-dog": ("dog", 1),
    "next-left": ("layer", 1),
    "next-right": ("layer", -1),
}
"""Whom a part is told by, and how many seats further it is."""


class Seated(NamedTuple):
    """Who has a part, and what tells it."""

    name: str
    order: tuple[str, ...]
    """Who sits there, in the order of play; nobody where only a neighbour is told."""
    beside: str
    """By whom the part is told, if it is somebody else."""
    by: str
    """Which part that one has: ``dealer``, ``dog`` or ``layer``."""


def seated(text: str, part: str) -> Seated | None:
    """Return who has a part by the seats that a text tells; nothing where it tells too little, or two have it.

    >>> seated("Clockwise: Ida, Marek, Noor, Theo. Marek dealt. Who leads?", "left-of-dealer").name
    'Noor'
    """
    if part in _PARTS:
        name = _only(_named(text, part))
        return Seated(name, (), "", "") if name else None
    if part not in _BESIDE or _OUT.search(text.lower()):
        return None
    by, step = _BESIDE[part]
    beside, order = _only(_named(text, by)), _order(text)
    if not beside:
        return None
    if beside in order:
        place = order.index(beside) + step
        whole = not _AFTER.search(_round(text).lower())
        return Seated(order[place % len(order)], order, beside, by) if whole or 0 <= place < len(order) else None
    told = _only(match["name"] for one in _LEFT for match in one.finditer(text))
    return Seated(told, (), beside, by) if told and step == 1 and not order else None


def _round(text: str) -> str:
    """Return the sentence that tells who sits there, clockwise; nothing where play may go the other way."""
    if _OTHER_WAY.search(text.lower()):
        return ""
    told = (one for one in re.split(r"[.;?!] ", text) if _ROUND.search(one.lower()) and _LIST.search(one))
    return next(told, "")


def _order(text: str) -> tuple[str, ...]:
    lists = [re.findall(NAME, match[0]) for match in _LIST.finditer(_round(text))]
    return tuple(lists[0]) if len(lists) == 1 and len(set(lists[0])) == len(lists[0]) else ()


def _named(text: str, part: str) -> Iterator[str]:
    return (match["name"] for pattern in _PARTS[part] for match in re.finditer(pattern, text))


def _only(names: Iterator[str]) -> str:
    """Return the only name among these; nothing where there are two."""
    found = set(names) - _NOBODY
    return found.pop() if len(found) == 1 else ""


_NOBODY = frozenset(
    [
        "He",
        "She",
        "They",
        "It",
        "Who",
        "We",
        "You",
        "Er",
        "Sie",
        "Es",
        "Wer",
        "Man",
        "Dealer",
        "Geber",
        "Ich",
        "One",
        "Both",
        "Two",
        "Three",
        "Nobody",
        "Everybody",
        "Everyone",
        "Somebody",
        "Someone",
        "Keiner",
        "Niemand",
        "Jemand",
    ]
)
"""Who is called by no name."""


__all__ = ["Seated", "seated"]
