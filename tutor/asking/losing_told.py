"""Somebody who stood at some points and lost with a card, as a question tells it, and what is asked of them.

A standing has too many numbers for moments written down once. What is told is read whole or not at all: one number of
points, one card, and whether they are out, still in, lose a life or are back at nought.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from tutor.asking.called_by import ME, people_in
from tutor.asking.lemmas import NUMBERS
from tutor.asking.named import Named, named_in

OUT, IN, LIFE, NOUGHT = "out", "in", "life", "nought"


class Losing(NamedTuple):
    """A standing and the card with which the deal was lost."""

    before: int
    card: Named
    lives: int | None
    """How many lives were lost before; nothing where that is not told."""
    asks: str


_WORDS = "|".join(sorted((word for word, n in NUMBERS.items() if n > 1 and word.isalpha()), key=len, reverse=True))
_N = rf"(?P<n>\d{{1,2}}|{_WORDS})"
_UNIT = r"(?:minus\w*|punkte?n?|points?|miese\w*|strafpunkte?|penalty points?)"
_STOOD = re.compile(
    r"\b(?:hatte?|habe?|hat|stand|stehe?|steht|bin|war|lag|was|were|am|i'm|he's|she's|had|have|has|stood|sat|sitting|sit"
    r"|with|mit)(?: (?:ich|er|sie|schon|bereits|already|auf|bei|on|at|mit|with|genau|exactly|bisher|so far|vorher|jetzt"
    rf"|vor der runde|before(?: that)?|just|erst|in total))* {_N}(?: {_UNIT})?(?![\w'])"
    r"(?! (?:karten?|cards?|leben|li[fv]es?|gurken?|stiche?|tricks?|leute|players?|spieler|of us|of them))"
)
_UNITS = re.compile(rf"\b{_N} {_UNIT}\b")
_BEFORE_ME = re.compile(
    rf"\b{_N} (?:\w+ ){{0,3}}?"
    r"(?:in front of (?:me|him|her|them|us)|before (?:me|him|her)|vor (?:mir|ihm|ihr|sich))\b"
    r"|\b(?:vor|bei) (?:mir|ihm|ihr|sich) (?:lag|liegt|lagen|liegen) (?:(?:schon|bereits|noch|da) )*"
    rf"(?:ne |eine?n? |die |der |a )?(?P<m>\d{{1,2}}|{_WORDS})\b"
)
_SEVERAL = re.compile(
    rf"\b(?:\d{{1,2}}|{_WORDS})(?:, | and | und | plus )(?:(?:an?|the|ne|eine|die) )?(?:\d{{1,2}}|{_WORDS})"
    r" (?:\w+ ){0,3}?(?:in front|before (?:me|him|her)|vor (?:mir|ihm|ihr|sich))\b"
)
"""Several cards before somebody: their sum is no number that is told."""
_NOTHING = re.compile(
    rf"\b(?:no|keine?(?:rlei)?|null|zero|nil|0|nought|any|einzigen?|single) (?:\w+ )?(?:{_UNIT}|karte\w*|cards?)\b"
    r"|\bclean (?:slate|state|sheet|record)\b"
    r"|\b(?:nothing|nix|nichts|nowt|naught) (?:\w+ ){0,3}?(?:before|in front|vor|against|yet|auf dem|on the)\b"
    r"|\b(?:vor|bei) (?:mir|ihm|ihr|sich) (?:noch |liegt |lag )*(?:gar |überhaupt )?(?:nichts|nix)\b"
    r"|\b(?:noch|vorher|bisher|previously)(?: \w+){0,2} (?:gar nichts|gar nix|nichts|nix|nothing)\b"
)
_LOSES = re.compile(
    r"\b(?:verlier\w*|verlor\w*|los(?:es?|t|ing)|erwischt\w*|letzte[nr]? stich|last trick|caught|stuck|lumbered)\b"
)
_OUT = re.compile(
    r"\b(?:out|raus|rausgeflogen|draußen|draussen|ausgeschieden|scheid\w*|flieg\w*|tot|dead|gone|eliminated|knocked"
    r"|thrown out|vorbei|finished)\b"
)
_IN = re.compile(
    r"\b(?:still in|stay in|stays in|(?:may|can|do|does|allowed to) (?:\w+ )?stay|drin|(?:noch|weiter) dabei|bleib\w*"
    r"|in the game|im spiel|weiterspielen|keep playing|play on)\b"
)
_LIFE = re.compile(
    r"\b(?:a|one|my|his|her|their|ein|sein|ihr|mein) (?:life|leben)\b|\b(?:leben|life) (?:weg|gone|lost|verloren)\b"
)
_NOUGHT = re.compile(
    r"\b(?:back (?:to|at|on) (?:zero|nothing|nought|nil|0)|(?:auf|bei) (?:null|0)(?! punkt)|starts? over|start again)\b"
)
_ASKED = ((OUT, _OUT), (IN, _IN), (LIFE, _LIFE), (NOUGHT, _NOUGHT))
_FIRST = re.compile(
    r"\b(?:(?:aller)?erste[sn]? ?mal|first time|noch (?:nie|keine)(?: \w+)? gurke|keine gurke|no (?:gurke|cucumber)"
    r"|never died|noch nie gestorben|both lives|beide leben|never (?:lost|had) a|noch kein leben|first life"
    r"|ersten? leben)\b"
)
_SECOND = re.compile(
    r"\b(?:schon? (?:a|eine|ne|1|mal eine) gurke|already (?:\w+ )?(?:a |one )?(?:gurke|cucumber|life)|one cucumber"
    r"|zweite[sn]? ?mal|second time|letzte[sn]? leben|last life|second life|zweite[sn]? leben|habe? eine gurke"
    r"|one life (?:already )?(?:gone|lost|left)|only one life)\b"
)
_BEYOND = re.compile(
    r"\b(?:kontra|rassi|doppel\w*|doubl\w*|gedoppelt|quadrupl\w*|both|beide(?! leben)|gleich (?:hoch|hohe\w*)|ties?"
    r"|tied|same rank|equal\w*|pluspunkt\w*|plus points?|guthaben|bonus|buy\w*|einkauf\w*|kauf\w*|pot|topf|pott|chip\w*"
    r"|dreimal|three times|limit|grenze|sonder\w*|zusatz\w*|house rule|exact(?!ly)\w*|exakt\w*|classic\w*"
    r"|klassisch\w*|agreed|we play that|wir spielen so"
    r"|vereinbart|ausgemacht|aces? low|pack|teams?|if|wenn|falls|someone else|jemand anders"
    r"|auch ein\w*|so did|did too|ebenfalls|too|as well|another)\b"
)
"""What may decide besides: nothing of it is read here."""
_CLAUSE = re.compile(r"[,;.:!?]|\b(?:and|und)\b")
_OPENLY = re.compile(
    r"\b(?:what|which|who|how (?:many|much)|wie ?viele?|welche\w*|womit|wer|mit (?:was|wie)|wo steh\w*"
    r"|was (?:steht|schreib\w*|hab\w*))\b"
)
"""How a score or a person is asked for: neither yes nor no answers that."""
LONGEST = 1000
"""So many letters tell one standing; longer texts are not looked at."""


def read_losing(text: str) -> Losing | None:
    """Return who stood where and lost with what, and what is asked; nothing where that is not told whole.

    >>> read_losing("agurk, hab schon eine gurke und stand bei 13, verlier jetzt mit einer 10. bin ich endgültig raus?")
    Losing(before=13, card=Named(suit='', rank='10', start=70), lives=1, asks='out')
    >>> read_losing("iceland: nothing in front of me and i lost with the six of clubs. still in?").before
    0
    >>> read_losing("am i out with 21 points?")
    """
    last = re.split(r"(?<=[.!?;:]) ", text.strip())[-1]
    asked = [name for name, pattern in _ASKED if pattern.search(last)]
    if not asked and not _OPENLY.search(last):
        asked = [name for name, pattern in _ASKED if pattern.search(text)]
    if (
        len(text) > LONGEST
        or _BEYOND.search(text)
        or _SEVERAL.search(text)
        or not _LOSES.search(text)
        or len(asked) != 1
    ):
        return None
    spans, numbers = list[tuple[int, int]](), set[int]()
    for pattern in (_STOOD, _UNITS, _BEFORE_ME):
        for one in pattern.finditer(text):
            said = one["n"] or one.groupdict().get("m") or ""
            number = int(said) if said.isdigit() else NUMBERS.get(said, -1)
            if number >= 0 and not _loses_with(text, one):
                if _of_another(text, one):
                    return None
                numbers.add(number)
                spans.append(one.span())
    if _NOTHING.search(text):
        numbers.add(0)
    cards = {
        (one.suit, one.rank): one
        for one in named_in(text)
        if one.rank and not any(start <= one.start < end for start, end in spans) and text[one.start :][:2] != "a "
    }
    lives = 1 if _SECOND.search(text) else 0 if _FIRST.search(text) else None
    if len(numbers) != 1 or len(cards) != 1 or (_SECOND.search(text) and _FIRST.search(text)):
        return None
    (card,) = cards.values()
    return Losing(numbers.pop(), card, lives, asked[0])


def _loses_with(text: str, one: re.Match[str]) -> bool:
    """Whether a number is that of the card with which somebody loses."""
    clause = re.split(r"[,;.:!?]", text[: one.end()])[-1]
    return bool(_LOSES.search(clause) and re.match(r"\b(?:with|mit)\b", one[0]))


def _of_another(text: str, one: re.Match[str]) -> bool:
    """Whether a number is told of somebody by name where it is whoever asks that loses."""
    stands = _CLAUSE.split(text[: one.end()])[-1]
    mine = any(ME.search(clause) for clause in _CLAUSE.split(text) if _LOSES.search(clause))
    return mine and not ME.search(stands) and bool(people_in(stands) - {one["n"]})
