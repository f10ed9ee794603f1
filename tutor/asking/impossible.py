"""What is told and cannot be: one card in several hands, five aces."""

from __future__ import annotations

import re
from collections import Counter
from itertools import zip_longest
from typing import NamedTuple

from tutor.asking import signs
from tutor.asking.named import Named, named_in
from tutor.asking.told import clauses, read_told
from tutor.core.cards import SUITS, Card

_SEVERAL = re.compile(
    r"\b(?:(?:two|three|four|both|all(?! i\b)|zwei|drei|vier|beide|alle|each|jede[rn]?)"
    r"(?: (?:of us|von uns|of them|players?|spieler\w*|leute|people))? (?:\w+ )?"
    r"(?:have|hold|has|holds|haben|halten|hat|hält)|(?:haben|halten) (?:wir )?(?:beide|alle|zwei|drei|vier))\b"
)
_DONE = re.compile(r"\b(?:played|followed|laid|put|thrown|dropped|gespielt|gelegt|bedient|geworfen|zugegeben)\b")
"""What they have done, who have not the card in hand: two people have already followed to it."""
_COUNTS_AS = re.compile(r"\b(?:trumpf|trümpfe|atout|trumps?|gilt|gelten|zählt|zählen|counts?|ranks?)\b")
"""A clause that says what a card is worth tells of no trick in which it lies."""
_PACKS = re.compile(r"\b(?:packs?|decks?|kartenspiele\w*|pakete?|doppelt\w*)\b")
_TOO_MANY = re.compile(
    r"\b(?:five|six|seven|fünf|sechs|sieben|[5-9])(?: \w+)? (?P<rank>asse|könige|damen|buben|achten|aces|kings|queens"
    r"|jacks|eights)\b"
)


class Impossible(NamedTuple):
    """What cannot be: one card that several hold, or more of a rank than there are."""

    card: Card | None
    rank: str


def impossible(text: str) -> Impossible | None:
    """Return what a question tells that cannot be; nothing where all of it can, or more than one pack is spoken of.

    >>> impossible("three of us hold the ace of spades").card.text
    '♠A'
    >>> impossible("i hold the ace of spades") is None
    True
    """
    if _PACKS.search(text):
        return None
    named = [one for one in named_in(text) if one.suit and one.rank]
    if len(set(map(_key, named))) == 1 and _hold_it(text):
        return Impossible(Card(named[0].rank, named[0].suit), "")
    many = _TOO_MANY.search(text)
    if many:
        ranks = [one.rank for one in named_in(many["rank"]) if one.rank]
        if ranks:
            return Impossible(None, ranks[0])
    told = read_told(text)
    if told is not None:
        # What somebody has laid and says again that they held is told twice.
        lying = {_key(one) for one, who in zip_longest(told.lying, told.players) if one and who != "me"}
        twice = {key for key, times in Counter(map(_key, named)).items() if times > 1}  # else it was read in two ways
        both = [one for one in told.hand if _key(one) in lying & twice and _laid_and_held(text, one)]
        if both and both[0].suit in SUITS:
            return Impossible(Card(both[0].rank, both[0].suit), "")
    return None


def _hold_it(text: str) -> bool:
    """Whether several are said to hold the card that is named, in one clause.

    >>> _hold_it("two of us have the ace of clubs"), _hold_it("my last card, the ace of clubs, and all have followed")
    (True, False)
    """
    for one in re.split(r"[,;.:!?]+ ", text):
        said = _SEVERAL.search(one)
        if said and not _DONE.search(one, said.end()) and any(card.suit and card.rank for card in named_in(one)):
            return True
    return False


def _laid_and_held(text: str, card: Named) -> bool:
    """Whether one clause says that a card is held and another that it lies there, and not what it counts as.

    >>> [one] = named_in("herz 5")
    >>> [_laid_and_held(text, one) for text in ("herz 5 liegt, ich habe herz 5", "herz 5 sticht, ich habe herz 5")]
    [True, False]
    """
    said = [one for one in clauses(text) if any(_key(card) == _key(other) for other in named_in(one))]
    held = [one for one in said if signs.HELD.search(one)]
    laid = [one for one in said if one not in held and signs.LAID.search(one) and not _COUNTS_AS.search(one)]
    return bool(held and laid)


def _key(one: Named) -> tuple[str, str]:
    return one.suit, one.rank


__all__ = ["Impossible", "impossible"]
