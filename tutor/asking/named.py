"""The cards, suits and ranks that a text names, in German and English, with the slips of people in haste."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise
from typing import NamedTuple

SUIT_NAMES = {
    "♠": "pik(?:s|karten?)?|schippen?|spades?|♠",
    "♥": "herz(?:en|karten?)?|hearts?|♥",
    "♦": "karo(?:s|karten?)?|schellen?|diamonds?|♦",
    "♣": "kreuz(?:e|karten?)?|kreiz|treff|eichel|clubs?|♣",
}
RANK_NAMES = {
    "A": "ass(?:e|es)?|aces?|a",
    "K": "könige?n?|koenige?|kini|kings?|k",
    "D": "damen?|queens?|q",
    "B": "buben?|bua|buam|bauern?|jacks?|knaves?|j",
    "10": "zehne?r?n?|zehna|tens?|10(?:er(?![ -](?:gruppe|tisch|runde|regel|spiel)))?",
    "9": "neune?r?n?|neiner|neina|nines?|9(?:er(?![ -](?:gruppe|tisch|runde|regel|spiel)))?",
    "8": "achte?r?n?|achta|eights?|8(?:er(?![ -](?:gruppe|tisch|runde|regel|spiel)))?",
    "7": "sieb(?:en|ener|ner)|siema|sevens?|7(?:er(?![ -](?:gruppe|tisch|runde|regel|spiel)))?",
    "6": "sechse?r?n?|six(?:es)?|6(?:er(?![ -](?:gruppe|tisch|runde|regel|spiel)))?",
    "5": "fünfe?r?n?|fuenf|fives?|5(?:er(?![ -](?:gruppe|tisch|runde|regel|spiel)))?",
    "4": "viere?r?n?|fours?|4(?:er(?![ -](?:gruppe|tisch|runde|regel|spiel)))?",
    "3": "dreie?r?n?|threes?|3(?:er(?![ -](?:gruppe|tisch|runde|regel|spiel)))?",
    "2": "zweie?r?n?|twos?|deuces?|2(?:er(?![ -](?:gruppe|tisch|runde|regel|spiel)))?",
}
COLOURS = {"rote[nrsm]?|reds?": ("♥", "♦"), "schwarze[nrsm]?|blacks?": ("♠", "♣")}


def _group(names: Mapping[str, str], mark: str) -> str:
    return "|".join(f"(?P<{mark}{n}>{name})" for n, name in enumerate(names.values()))


_BETWEEN = r"(?:[ -]|(?<=[♠♥♦♣]))?"
_CARD = re.compile(
    rf"(?<!\w)(?:(?:{_group(SUIT_NAMES, 's')}){_BETWEEN}(?:{_group(RANK_NAMES, 'r')})"
    rf"|(?:{_group(RANK_NAMES, 'q')})(?: of | o'? | |(?=[♠♥♦♣])){_BETWEEN}(?:{_group(SUIT_NAMES, 't')}))(?!\w)"
)
_NOT_COUNTED = (
    r"(?! (?:ander\w*|others?|übrigen|rest|pictures?|bilder\w*|courts?|face|weitere|others?|more|of them"
    r"|players?|cards?|karten|spielern?|leuten?|personen|points?|punkte|mal|times|stiche"
    r"|tricks|runde|packs?"
    r"|of us|people|stich|trick|hand|hands|trümpfe|trumps|könige|damen|buben|asse|zehnen|achten"
    r"|neunen|siebenen|kings|queens|bits|useless|rubbish|random|odd|small|little|kleine\w*|niedrige\w*"
    r"|jacks|aces|tens|nines|eights|sevens|sixes|fives|fours|threes|twos|zweien|dreien|herzen|hearts"
    r"|spades|clubs|diamonds))"
)
_ALONE = re.compile(
    rf"(?<!\w)(?:(?:{_group(SUIT_NAMES, 's')})(?!\w|\.\w)(?:(?= trumps\b)|{_NOT_COUNTED})"
    rf"|(?:{_group(RANK_NAMES, 'r')})(?!\w|\.\w){_NOT_COUNTED})"
)


_SEVERAL = re.compile(r"(?:two|three|four|five|six|[2-6]) (?:spades|hearts|diamonds|clubs)|(?:zwei|drei|vier|fünf) \w+")
_HAVE = re.compile(
    r"\b(?:have|hav|hold|holding|got|with|still|only|just|hab|habe|halte|noch|nur|mit|and|und|ve)"
    r"(?: \w+ \w+ (?:and|und)|,)? $"
)
"""How it is said how many of a suit somebody holds: I have two spades."""
_LISTED = re.compile(r"(?:,|\b(?:und|and|oder|or)) (?:the |a |an |die |der |eine? )?$")
"""What stands before the last of several cards."""
_NUMBERED = re.compile(
    r"\b(?:other|anderen|andern|übrigen|wir sind|we are|we\'re|there are|sind wir"
    r"|(?<!the )tricks?|(?<!im )stich|rounds?|runden?|hands?|deals?|number|nummer|nr\.?|player|spieler|game|spiel) $"
)
"""What is numbered, before its number."""

TITLES = re.compile(r"\bcrazy[ -](?:eights?|8s?|achten?)\b|\b(?:knock[ -]?out|ko)[ -]whist\b", re.IGNORECASE)
"""Names of games that are a card or a deed as well."""


def untitled(text: str) -> str:
    """Return a question without the name of a game that is a card or a deed as well; the name alone as it is.

    >>> untitled("crazy eights: wer gibt"), untitled("crazy eights")
    (': wer gibt', 'crazy eights')
    """
    rest = TITLES.sub(" ", text).strip()
    return rest if re.search(r"\w", rest) else text


class Named(NamedTuple):
    """A card, a suit or a rank that a text names; what is not said is empty."""

    suit: str
    rank: str
    start: int = 0

    def fits(self, suit: str, rank: str) -> bool:
        """Whether a card is one that may be meant."""
        return self.suit in ("", suit) and self.rank in ("", rank)


def _which(match: re.Match[str], names: Mapping[str, str], letters: str) -> str:
    for number, name in enumerate(names):
        if any(match.groupdict().get(f"{letter}{number}") for letter in letters):
            return name
    return ""


def named_in(text: str) -> list[Named]:
    """Return the cards, suits and ranks that a text names, in order.

    >>> [one[:2] for one in named_in("herz 4, the queen of spades, karo und 7")]
    [('♥', '4'), ('♠', 'D'), ('♦', ''), ('', '7')]
    """
    found, rest = [], text
    for match in _CARD.finditer(text):
        if re.match(r"a (?!of)", match[0]):  # a diamond: any one of them
            continue
        if _SEVERAL.fullmatch(match[0]) and (match[0][0].isalpha() or _HAVE.search(text[: match.start()])):
            found.append(Named(_which(match, SUIT_NAMES, "st"), "", match.start()))  # two spades are no two
            rest = rest[: match.start()] + "_" * len(match[0]) + rest[match.end() :]
            continue
        found.append(Named(_which(match, SUIT_NAMES, "st"), _which(match, RANK_NAMES, "rq"), match.start()))
        rest = rest[: match.start()] + "_" * len(match[0]) + rest[match.end() :]
    for match in _ALONE.finditer(rest):
        if match[0] == "a" and not re.match(r"[\s,.]*(?:$|und|and|\?)", rest[match.end() :]):
            continue  # "a" is a word before it is an ace
        one = Named(_which(match, SUIT_NAMES, "s"), _which(match, RANK_NAMES, "r"), match.start())
        before = rest[: match.start()]
        counted = rest[match.end() :].startswith(" left") and not (_LISTED.search(before) and found)
        if one.rank.isdigit() and (counted or _NUMBERED.search(before)):
            continue  # three left are no three, and trick two is no two
        found.append(one)
    return _joined(sorted(found, key=lambda one: one.start), text)


def of_one(said: str) -> str:
    """Return a suit that is said in the singular; nothing for several cards of it: hearts."""
    return "" if said.endswith("s") else next(suit for suit, name in SUIT_NAMES.items() if re.fullmatch(name, said))


def without_cards(text: str) -> str:
    """Return a text without the cards, suits and ranks that it names.

    >>> without_cards("darf ich die pik 4 legen?").split()
    ['darf', 'ich', 'die', 'legen?']
    """
    return _ALONE.sub(" ", _CARD.sub(" ", text))


_AND = re.compile(r"\w (?:und|and|or|oder) (?:the |die |der |das )?$")
_AND_SHORT = re.compile(r"\w+(?:(?: of|-)? ?\w+)? (?:n|u|&|\+) (?:the |die |der |das )?")
"""What stands between two cards that are listed; a short "and" is one only where nothing else is between them."""


def _joined(found: list[Named], text: str) -> list[Named]:
    """Give a rank the suit of its neighbour in "king and 8 of spades", "Pik König und 7"."""
    for place, (one, other) in enumerate(pairwise(list(found))):
        between = text[one.start : other.start]
        if not (_AND.search(between) or _AND_SHORT.fullmatch(between)):
            continue
        if one.rank and not one.suit and other.suit and other.rank and " of " in text[other.start :][:12]:
            found[place] = one._replace(suit=other.suit)
        elif one.suit and one.rank and other.rank and not other.suit and " of " not in between:
            found[place + 1] = other._replace(suit=one.suit)
    return found


_ON_TOP = re.compile(
    r"\b(?:on|onto|over|auf|über)(?: top of)?"
    r"(?: (?:the|an?|his|her|my|die|den|das|eine?n?|seine?n?|ihre?n?|meine?n?))? *$"
)


def lies_below(text: str, card: Named, other: Named) -> bool:
    """Whether one card is said to be laid on the other, which comes next: the 9 on the 5."""
    return bool(_ON_TOP.search(text[card.start : other.start]))


def as_laid(text: str, cards: list[Named]) -> list[Named]:
    """Return cards in the order in which they were laid: the one on which another is laid was there before.

    >>> [one.rank for one in as_laid("lays the 9 on the 5, then an ace", named_in("lays the 9 on the 5, then an ace"))]
    ['5', '9', 'A']
    """
    ordered: list[Named] = []
    for one in cards:
        ordered.insert(len(ordered) - (bool(ordered) and lies_below(text, ordered[-1], one)), one)
    return ordered
