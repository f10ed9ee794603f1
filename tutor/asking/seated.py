"""Who has a part: the people of a table by their names, and who of them has dealt, laid, holds the bank or is a dog.

Who leads, the engine tells by a part: the player to the left of the dealer. Where a question tells the seats and who
has that part, it is somebody with a name. Where somebody may have left a seat open, nobody is named by it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from tutor.asking.around_table import (
    NAME,
    clauses,
    is_name,
    is_out,
    mentioned,
    order_of,
    out_of,
    sentences,
)
from tutor.asking.chouette import line_of
from tutor.asking.lemmas import NUMBERS
from tutor.asking.named import TITLES, named_in
from tutor.asking.scene import ME

_OF_THAT_ONE = re.compile(
    r"(?i)^(?:(?:who|which|die|der|sie|er|she|he)(?= (?:is|was|has|had|got|lives|hat|hatte|ist|war|lebt|just)\b)"
    r"|(?:the|die|der) (?:only|one|einzige)\b)"
)
"""How a clause goes on about whoever was named right before it."""
_QUESTION = re.compile(r"(?i)\b(?:who|whose|whom|who['’]?s|which|wer|wen|wem|wessen|welche[rsnm]?)\b")
_DENIED = re.compile(
    r"(?i)\b(?:no|not|never|nicht|nie|kein\w*|already|schon|used|gone|without|ohne|längst|had|verbrauch\w*)\b"
)
_RELATIVE = re.compile(r"(?<=[a-zäöüß]) who(?= (?:lays|laid|plays|played|puts|drops|leads|led|deals|dealt)\b)")
"""What follows a name and asks for nobody: it is Fay who lays the queen."""
_GENDERED = r"(?:his|her|their|my)"
_LEFT = (
    re.compile(
        rf"(?i)\blinks (?:neben|von) (?P<base>ihm|ihr|mir|{NAME}) (?:sitzt|sitzen|hockt|ist|is|war|wäre|kommt)?"
        rf" ?(?:die |der |das |da |de )?(?-i:(?P<name>{NAME}))"
    ),
    re.compile(
        rf"(?i)\bzu (?P<base>seiner|ihrer|meiner) linken (?:sitzt|sitzen|hockt|ist) (?:die |der |das )?(?P<name>{NAME})"
    ),
    re.compile(
        rf"(?i)(?:\bwith )?\b(?P<name>{NAME})(?: sits| sat| is|['’]s)? (?:immediately |directly )?"
        rf"(?:on|to) (?P<base>{_GENDERED}) left\b"
    ),
    re.compile(rf"(?i)\b(?:on|to) (?P<base>{_GENDERED}) left (?:sits|is|sat|there['’]s|it['’]s) (?P<name>{NAME})"),
    re.compile(rf"(?i)\bleft of (?P<base>me|him|her|{NAME}) (?:sits|is|there['’]s|comes) (?P<name>{NAME})"),
    re.compile(rf"(?i)\bgoing (?:to the )?left (?:from|of) (?P<base>me|him|her|{NAME}) comes? (?P<name>{NAME})"),
    re.compile(
        rf"(?i)\b{NAME} (?:sitzt |sits )?rechts (?:von|neben) (?P<base>mir|ihm|ihr)\b[^.;?!]*?\b(?P<name>{NAME})"
        r" (?:sitzt )?links\b"
    ),
    re.compile(
        rf"(?i)\bclockwise from (?P<base>me|him|her|{NAME}),? "
        rf"(?:sits?|is|are|it['’]s|there['’]s|comes?) (?P<name>{NAME})"
    ),
)
"""How the neighbour to the left of somebody is told."""
_BOTH_SIDES = re.compile(
    rf"(?i)\b(?:rechts (?:von|neben) (?P<base>ihm|ihr|mir)|on (?P<by>{_GENDERED}) right)"
    rf"(?: sits?| sitzt| hockt| ist| is)?,? (?:die |der |das |the )?{NAME}(?:,| und| and|;)"
    rf" (?:links|on (?:the|{_GENDERED}) left)(?: davon)?(?: sits?| sitzt)? (?:die |der |das |the )?(?P<name>{NAME})"
)
"""How both neighbours are told in one breath: Uwe on the right, Sabine on the left."""
_DEEDS = {
    "dealer": r"dealt|deals?|dealer|dealing|(?:gab|gibt)(?= die| aus|$)|gegeben|geteilt|teilt|austeilt|geber(?:in)?",
    "dog": (
        r"dogs?|dog['’]s|hund\w*|(?:nur|bloß|only|just) (?:die |the |mit der |mit )?(?:eine?|einzige|one|single)"
        r"(?: einzige)? (?:karte|card)"
    ),
    "layer": (
        r"lays?|laid|plays?|played|puts?|drops?|dropped|throws?|threw|slaps?|slapped|plonk\w*|leads?|led|legt\w*|spielt\w*"
        r"|bringt|wirft|haut|knallt|schmeißt"
    ),
    "most-tricks": r"most tricks|meisten stiche",
    "taking": (
        r"takes?|taking|grab\w*|scoop\w*|collect\w*|nehm\w*|nimmt|übern\w+|krall\w+|greif\w*|abnehm\w*|abknöpf\w*|holen"
        r"|zugreif\w*"
    ),
}
"""By which words somebody has a part."""
_BESIDE = {
    "left-of-dealer": ("dealer", 1),
    "left-of-dog": ("dog", 1),
    "next-left": ("layer", 1),
    "next-right": ("layer", -1),
    "after-next": ("layer", 2),
    "takes-from": ("taking", 1),
}
"""Whom a part is told by, and how many seats further it is."""
_LINE = ("banker", "ponte", "first-adviser", "second-adviser")
"""The parts of a chouette in the order of its line."""
_MINE = {
    "dealer": (
        r"\b(?:ich (?:\w+ ){0,3}?(?:gegeben|geteilt|gab|geb|teil)|(?:aus)?ge(?:teilt|geben) hab(?:e)? ich"
        r"|i (?:have |just )?(?:dealt|deal)"
        r"|i(?:['’]m| am) the dealer)\b"
    ),
    "dog": r"\b(?:ich|i|my|meine[rnm]?|mein|mir)\b",
}
"""How somebody says that a part is theirs."""


class Seated(NamedTuple):
    """Who has a part, and what tells it."""

    name: str
    order: tuple[str, ...]
    """Who sits there, in the order of play; nobody where only a neighbour is told."""
    beside: str
    """By whom the part is told, if it is somebody else."""
    by: str
    """Which part that one has: ``dealer``, ``dog`` or ``layer``; ``banker`` for the line of a chouette."""


def seated(text: str, part: str, *, stays: bool = False) -> Seated | None:
    """Return who has a part by the seats that a text tells; nothing where it tells too little, or two have it.

    ``stays`` says that whoever is out is counted with their seat all the same.

    >>> seated("Clockwise: Ida, Marek, Noor, Theo. Marek dealt. Who leads?", "left-of-dealer").name
    'Noor'
    >>> seated("Ann holds the bank, Bob is ponte, then Cat, then Dan.", "first-adviser").name
    'Cat'
    """
    if part in _LINE:
        line = line_of(text)
        return Seated(line[_LINE.index(part)], line, line[0], "banker") if len(line) > _LINE.index(part) else None
    order, behind = order_of(text)
    if part in _DEEDS:
        name = _doer(text, order, part)
        return Seated(name, (), "", "") if name else None
    if part not in _BESIDE:
        return None
    by, step = _BESIDE[part]
    beside = _doer(text, order, by)
    if not order:
        return _neighbour(text, beside, by, stays=stays) if step == 1 else None
    return _in_order(text, order, beside, part, behind=behind, stays=stays)


_IS = re.compile(r"(?<=[a-zäöüß])['’]s(?= (?:on|to|sitting|across|opposite|next)\b)")
_OFFICE = re.compile(r"(?i)\b(dealer|geber(?:in)?)(?: eben| gerade| jetzt| now)?: ")


def who_is(text: str, answer: str, *, stays: bool = False) -> Seated | None:
    """Return who has the part that is an answer, by the seats that a text tells; nothing where it tells too little.

    >>> who_is("Clockwise: Ida, Marek, Noor, Theo. Marek dealt. Who leads?", "role|left-of-dealer").name
    'Noor'
    """
    kind, _, part = answer.partition("|")
    plain = _OFFICE.sub(r"\1 ", _IS.sub(" is", TITLES.sub(" ", text)))
    return seated(plain, part, stays=stays) if kind == "role" else None


def _in_order(text: str, order: tuple[str, ...], beside: str, part: str, *, behind: bool, stays: bool) -> Seated | None:
    """Return who sits so many seats from somebody of a table."""
    by, step = _BESIDE[part]
    if not beside:
        return None
    gone = frozenset[str]() if stays else out_of(text, order)
    if gone is None or (gone and part in ("left-of-dealer", "left-of-dog")) or beside in gone:
        return None
    if part == "after-next":
        gone = frozenset()
    if beside not in order:
        if not behind:
            return None
        order = (beside, *order)
    elif behind and not 0 <= order.index(beside) + step < len(order):
        return None
    inside = [name for name in order if name not in gone]
    if len(inside) <= abs(step):
        return None
    return Seated(inside[(inside.index(beside) + step) % len(inside)], order, beside, by)


def _neighbour(text: str, beside: str, by: str, *, stays: bool) -> Seated | None:
    """Return who sits to the left of whoever has a part, where only neighbours are told."""
    if is_out(text) and not stays:
        return None
    told = {}
    for pattern in (*_LEFT, _BOTH_SIDES):
        for one in pattern.finditer(text):
            base = (one["base"] or one["by"]).lower()
            if not is_name(one["name"]) or (one["name"].lower() in ("me", "ich") and pattern is not _BOTH_SIDES):
                continue
            mine = base in ("mir", "my", "me", "meiner")
            named = base not in ("ihm", "ihr", "him", "her", "his", "their", "seiner", "ihrer") and not mine
            name = ME if one["name"].lower() in ("me", "ich", "i") else one["name"]
            told[name] = ME if mine else one["base"] if named else ""
    if len(told) != 1:
        return None
    ((name, base),) = told.items()
    if base == ME:
        said = by in _MINE and not beside and re.search(_MINE[by], text.lower())
        return Seated(name, (), ME, by) if said or beside == ME else None
    if not beside or (base and base.lower() != beside.lower()) or name.lower() == beside.lower():
        return None
    return Seated(name, (), beside, by)


def _doer(text: str, order: tuple[str, ...], part: str) -> str:
    """Return who has a part by what is told of them; nothing where two have it, or nobody is told."""
    if part == "most-tricks" and (counted := _most(text)):
        return counted
    found: list[tuple[str, str]] = []
    deed = re.compile(rf"(?i)\b(?:{_DEEDS[part]})(?![\w’])")
    before = ""
    for clause in clauses(text):
        further = _OF_THAT_ONE.match(clause)
        asked = _QUESTION.search(_RELATIVE.sub(" ", clause), further.end() if further else 0)
        laid = part == "layer" and any(one.rank for one in named_in(clause.lower()))
        does = laid or deed.search(clause) is not None
        if does and (not asked or part == "taking") and not _DENIED.search(clause):
            here = (
                mentioned(clause, order)
                or {*_outside(clause, part)}
                or (mentioned(before, order) & {before} if part != "layer" else set())
                or (mentioned(before, order) if further and part != "layer" else set())
                or (_last_named(before) if further and part != "layer" and not order else set())
            )
            if len(here) > 1:
                return ""
            found += [(name, clause) for name in here]
        before = clause
    names = [name for name, _ in found]
    if part != "layer" or not order:
        return names[0] if len(set(names)) == 1 else ""
    again = sum(bool(_ACE.search(clause)) for _, clause in found) > 1  # turned round twice, and nobody says so
    return names[-1] if names and not again else ""


def _last_named(clause: str) -> set[str]:
    """Return who is named at the very end of a clause."""
    word = re.search(rf"({NAME})$", clause.strip())
    return {word[1]} if word and word[1][0].isupper() and is_name(word[1]) else set()


_ACE = re.compile(r"(?i)\b(?:aces?|ass(?:e|es)?)\b|[♠♥♦♣]A\b|\bA[♠♥♦♣]")
_COUNTED = re.compile(
    rf"(?P<name>{NAME})(?:, (?:the|der|die|das|my|mein\w*|unser\w*) [^,.;]{{2,30}},)?"
    r"(?:,? (?:hat|hatte|had|has|got|made|took|machte|mit|with|zu))? ?"
    r"(?P<n>\d+|none|one|two|three|four|five|null|keinen|einen|zwei|drei|vier|fünf)\b"
)
_NUMBERED = re.compile(r"(?<![\w’'])(?:\d+|none|one|two|three|four|five|null|keinen|einen|zwei|drei|vier|fünf)\b")
_WHICH_HAND = re.compile(
    r"(?i)\b(?:hand|runde|round|deal|spiel)(?: number| no\.?| nr\.?)? (?:\d+|one|two|three|four|five)\b"
)
_FEW = {"none": 0, "keinen": 0, "one": 1, "einen": 1}
"""Numbers that are words of another kind as well."""


def _most(text: str) -> str:
    """Return who has the most tricks, where it is told how many each has.

    >>> _most("Tricks last time: Mo 2, Nia 3, Oz 1."), _most("Mo 2 Stiche, Nia 2")
    ('Nia', '')
    """
    for sentence in sentences(text):
        if not re.search(r"(?i)\b(?:tricks?|stiche?)\b", sentence):
            continue
        told: dict[str, int] = {}
        for one in _COUNTED.finditer(sentence):
            name = ME if one["name"].lower() in ("i", "ich") else one["name"]
            if is_name(name):
                told[name] = int(one["n"]) if one["n"].isdigit() else (NUMBERS | _FEW)[one["n"]]
        if len(_NUMBERED.findall(_WHICH_HAND.sub(" ", sentence))) > len(told):  # somebody's are told in another way
            continue
        best = [name for name, many in told.items() if many == max(told.values())]
        if len(told) > 1 and len(best) == 1:
            return best[0]
    return ""


def _outside(clause: str, part: str) -> Iterator[str]:
    """Yield who has a part and is in no list: a name right before the deed, or right behind the office."""
    between = (
        r"(?: (?:has|hat|hatte|is|ist|war|was|just|grad|gerade|the|der|die|on|im|in|lives?|lebt|mit|with|a|ein|his|her"
        r"|ihr|sein|took|made|won|had|machte))*"
    )
    patterns = [rf"\b(?P<name>{NAME})(?:['’]s)?{between} (?i:{_DEEDS[part]})(?![\w’])"]
    if part == "dealer":
        patterns.append(rf"\b(?i:dealer|geber|geberin)(?: (?:war|ist|is|was))? (?P<name>{NAME})\b")
    for pattern in patterns:
        for one in re.finditer(pattern, clause):
            if one["name"][0].isupper() and is_name(one["name"]):
                yield ME if one["name"].lower() in ("i", "ich") else one["name"]


__all__ = ["Seated", "seated", "who_is"]
