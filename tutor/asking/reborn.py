"""Somebody who loses the first life, what the others have, and with how many points the second begins.

Like a lost deal (``losing_told.py``) it has too many numbers for moments written down once, and is read whole or not at
all: whose each number is has to be told.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from tutor.asking.called_by import ME, people_in
from tutor.asking.completing import Judged
from tutor.asking.lemmas import NUMBERS
from tutor.asking.losing_told import LONGEST
from tutor.asking.named import Named, named_in
from tutor.asking.rulesets import RuleSet
from tutor.asking.stopwords import says_little
from tutor.cases.transcript import read_case
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.moves import read_move
from tutor.core.plain import Plain
from tutor.core.play import step

LOST, LIVES = 21, 1
"""With so many points a life is lost; only the first leaves another."""
TEN = 10
"""A ten and what it costs: with which card the limit was passed does not matter where it is not told."""
LOW = ("♥2", "♦2", "♠2", "♣2", "♥3", "♦3", "♠3")
"""What the others show: none of it takes the trick."""


class Reborn(NamedTuple):
    """Who lost the first life, and what the others have."""

    own: int
    """What whoever lost had before; where no card is told, what they have now."""
    card: Named | None
    others: tuple[int, ...]


SELF, OTHER = "me", "others"
_NOUGHT = {"zero": 0, "null": 0, "nil": 0, "nought": 0}
_WORDS = sorted((word for word in (*NUMBERS, *_NOUGHT) if word.isalpha()), key=len, reverse=True)
_NUMBER = re.compile(rf"\b(?:\d{{1,2}}|{'|'.join(_WORDS)})\b")
_LISTED = re.compile(r" ?(?:points?|punkte?n?)?(?:, ?(?:and|und)?|;| and| und| &| \+|/) ?(?:on |auf |bei |at )?")
"""What stands between two numbers of one list."""
_CLAUSE = re.compile(r"[.;:!?()]")
_HAS = re.compile(
    r"(?:(?:^| )(?:hit|has|hat|had|hatte|have|haben|ham|is|ist|was|war|are|sind|on|at|auf|bei|stood|sits?|steht|stehen"
    r"|stehn|stand|stands?|with|mit|just|only|nur|schon|jetzt|now|still|alive|noch|im|in|both|lives|got|kommt?|climbs?"
    r"|goes|went|to|jumped|from|up|over|for|the|zuletzt|gerade|grad|eben|exactly|genau|three|ersten|leben|first|time"
    r"|li[fv]es?))*[ ,]*$"
)
"""How somebody is told to have so many."""
_ASKS = re.compile(
    r"\b(?:(?:what|which|wie ?vie?le?n?|wie ?vui|welche[mnrs]?|womit)\b.*(?:scores?|points?|punkte?n?|punktestand|stand"
    r"|number|figure|weiter|wiedergeboren)|(?:where|wo) (?:do|does|fang\w*|start\w*|mach\w*|geht) .*"
    r"|what's (?:[\w']+ )?score|wie ?viel (?:fäng\w*|start\w*))\b"
)
_FIRST = re.compile(
    r"\b(?:first (?:li[fv]es?|time|cucumber|gurke)|erste[sn]? (?:leben|mal|gurke)|beide leben|both lives"
    r"|noch (?:ohne|keine) gurke|niemand (?:hat )?(?:eine |ne )?gurke|rebirth|reborn|wiedergebor\w*|for the first)\b"
)
_OVER = re.compile(
    r"\b(?:over|above|über|past|reached|the|drüber)(?: the)? 21\b|\b(?:\d|\w+) (?:of us|players?|leute|spieler)\b"
    r"|\bzu (?:zweit|dritt|viert|fünft|sechst)\b|\bwith (?:three|four|five|six)\b"
    r"|\b(?:one|a|ein|eine|einen|first|second|zweites|erstes) (?:li[fv]es?|leben|gurke|cucumber|mal|time)\b"
)
"""Numbers that nobody has."""
_HOW_MANY_OTHERS = re.compile(
    r"\b(?:other|andere?n?) (?:two|three|four|five|zwei|drei|vier|fünf|\d)\b"
    r"|\b(?:two|three|four|five|zwei|drei|vier|fünf|\d) (?:others|andere[nr]?)\b"
)
_NOBODY_TOO = re.compile(
    r"\b(?:(?:and|und|noch) )?(?:nobody|no one|no other|keiner|keine|niemand|sonst)\b[^,;.:()]*(?:[,;.:()]|$)"
)
"""That nobody else had such a card: nobody ties, as it is taken to be where nothing is said."""
_TIED = re.compile(
    r"\b(?:tied|ties?|gleich (?:hoch|hohe\w*)|auch (?:ein|mit)\w*|same card|kontra|doubl\w*|doppel\w*|second life)\b"
)
_LOSES_WITH = re.compile(
    r"\b(?:with|mit|by)(?: (?:my|the|an?|his|her|one|der|dem|einem|einer|eine|nem|ner|ne|nen|meiner|seiner|ihrer))* $"
)
_ME = re.compile(rf"{ME.pattern}|\bmi\b")
_JUST_OVER = re.compile(r"\b(?:over|past|above|über)(?: the)? (?:21|limit)\b|\bdrüber\b")
_OVER_IT = re.compile(r"\b(?:over|drüber|über)\b|\b2[1-9]\b|\b3\d\b")
_DEAD = re.compile(r"\b(?:tot|dead|ausgeschieden|knocked out|eliminated|draußen)\b")
_OTHERS = frozenset(("others", "other", "andern", "anderen", "andren", "ander", "rest", "table"))
_PRONOUNS = ("he", "she", "they", "er", "sie")


def read_reborn(text: str) -> Reborn | None:
    """Return who lost the first life and what the others have; nothing where that is not told whole.

    >>> read_reborn("hit 23, my first life. the others are on 5, 12 and 17. what score do i come back with?")
    Reborn(own=23, card=None, others=(5, 12, 17))
    >>> read_reborn("agurk, first life gone. what score do i come back with?")
    """
    last = re.split(r"(?<=[.!?;:]) ", text.strip())[-1]
    plain = _NOBODY_TOO.sub(" . ", text)
    if len(text) > LONGEST or not _ASKS.search(last) or not _FIRST.search(text) or _TIED.search(plain):
        return None
    plain = re.sub(r" {2,}", " ", _OVER.sub(" ", _HOW_MANY_OTHERS.sub("others", plain)))
    named = [one for one in named_in(plain) if one.rank and plain[one.start :][:2] != "a "]  # "a" is no ace here
    cards = [one for one in named if _LOSES_WITH.search(plain[: one.start])]
    if len({one.rank for one in cards}) > 1:
        return None
    mine = _loser(plain, last)
    own, others = _numbers(plain, mine, {one.start for one in cards})
    totals = [number for number in own if number >= LOST]
    before = [number for number in own if number < LOST]
    if not others or len(set(totals)) > 1 or len(set(before)) > 1 or max(others) >= LOST:
        return None
    if before and cards:
        return Reborn(before[0], cards[0], tuple(others))
    if not totals and (before or not _JUST_OVER.search(text)):
        return None
    return Reborn(totals[0] if totals else LOST + 1, None, tuple(others))


_HIT = re.compile(
    r"\b(?:erwischt\w*|verlier\w*|verlor\w*|los(?:es?|t)|hit|over|drüber|caught|landed|stung|went|goes)\b"
)
"""How it is told that somebody lost, who is he or she further on."""


def _loser(text: str, last: str) -> str:
    """Return what whoever lost is called: by name, ``ME``, or nothing where only he or she is said."""
    if _ME.search(last):
        return SELF
    owners = [one for one in _owners(text).values() if one not in (SELF, OTHER)]
    asked = re.findall(r"\w+", last)
    if not {*owners, *_PRONOUNS}.intersection(asked):  # a name that has no number
        owners = [one for clause in _CLAUSE.split(text[: text.rfind(last)]) for one in sorted(people_in(clause))]
    hit = [one for clause in re.split(r"[.;:!?,]", text) if _HIT.search(clause) for one in re.findall(r"\w+", clause)]
    lost = [one for one in owners if one in hit and not says_little(one)]
    return next((one for one in owners if one in asked), (lost or owners or [""])[0])


def _owners(text: str) -> dict[int, str]:
    """Return whose the number is that begins at each place: a name, who asks, or the others."""
    found: dict[int, str] = {}
    owner, end = "", 0
    for one in _NUMBER.finditer(text):
        between = text[end : one.start()]
        if not found or not _LISTED.fullmatch(between):
            word = _HAS.sub("", _CLAUSE.split(between)[-1]).rstrip(" ,").rpartition(" ")[2]
            owner = SELF if not word or _ME.fullmatch(word) else OTHER if word in _OTHERS else word
        found[one.start()], end = owner, one.end()
    return found


def _numbers(text: str, mine: str, cards: set[int]) -> tuple[list[int], list[int]]:
    """Return the numbers of whoever lost and those of the others; the dead count no more."""
    own, others = list[int](), list[int]()
    for start, owner in _owners(text).items():
        said = re.match(r"\w+", text[start:])
        around = re.split(r"[,;.:]", text[start:])[0] + re.split(r"[,;.:]", text[:start])[-1]
        if start in cards or said is None or _DEAD.search(around):
            continue
        number = int(said[0]) if said[0].isdigit() else _NOUGHT.get(said[0], NUMBERS.get(said[0], 0))
        (own if number >= LOST or owner in (mine, *_PRONOUNS) else others).append(number)
    return own, others


def judge_reborn(game: AnyGame, told: Reborn, presets: Sequence[RuleSet]) -> Judged | None:
    """Return with how many points whoever lost goes on; nothing where rule sets differ, or it is no first life lost."""
    found = [_judged(game, told, rules) for rules in presets]
    said = [one for one in found if one is not None]
    return said[0] if len(said) == len(presets) and len({one.answer for one in said}) == 1 else None


def _judged(game: AnyGame, told: Reborn, rules: RuleSet) -> Judged | None:
    others = dict(zip("BCDEFGH", told.others, strict=False))
    card = told.card or Named("", str(TEN))
    hands = {"A": f"{card.suit or '♣'}{card.rank}", **dict(zip(others, LOW, strict=False))}
    before = told.own if told.card else told.own - TEN
    position: dict[str, Plain] = {"leader": "A", "scores": {"A": before, **others}, "hands": hands}
    try:
        case = read_case({"game": game.key, **rules.said(), "players": [*hands], "position": position})
        state, deciding = case.start(), list[str]()
        if game.check(state):
            return None
        for seat, played in hands.items():
            state, events = step(game, state, read_move(f"{seat} {played}", case.seats, game.verbs))
            deciding = [str(one.rule) for one in events if one.rule]
    except Complaint:
        return None
    written: dict[str, Plain] = dict(game.write(state))
    if (written.get("gurken") or {}).get("A", 0) != LIVES or "A" not in (written.get("in") or [*hands]):
        return None
    score = (written.get("scores") or {}).get("A", 0)
    reborn = [rule for rule in deciding if rule.endswith(".rebirth")]
    return Judged("points", f"points|{score}", tuple(dict.fromkeys([*reborn, *deciding[::-1]])), case)


__all__ = ["Reborn", "judge_reborn", "read_reborn"]
