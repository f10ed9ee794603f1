"""Who is meant in a story of a trick: names, kin, those who are only "the next one", he and she."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tutor.asking import ending_words as words
from tutor.asking.around_table import is_name
from tutor.asking.sides import called_by_name, is_called

ME, OTHER = "me", "other"
UNNAMED = "~"
"""How those begin of whom it is only told that they laid a card."""
_THING = r"\b(?:meine?n?|mein|seine?|letzte[sn]?|das|eine?n?|keine?n?|null|viel|dies\w*|unser\w*|ganze[nsr]?)"
"""What stands before a thing, and not before a name."""
_CODE = re.compile(r"(?:[akqjdb2-9]|10)[shdc]")
"""How a card is written short."""
_DOES = (
    r"(?=(?:spielt|legt|legte|gibt|wirft|warf|haut|zieht|zog|bedient|schmeißt|leads?|led|plays?|played|puts?|throws?"
    r"|threw|draws?|drew|follows?|followed|drops?|pulls?|chucks?|covers?|beats?)\b)"
)
_SMALL = re.compile(rf"(?:^|[.,;:!?] |\bund |\band |\bdann |\bthen )([a-zäöüéáß]{{3,}}) {_DOES}")
"""Where somebody is named in small letters."""
_RANK = r"(?:ace|king|queen|jack|ass|as|könig|dame|bube|(?:pik|herz|karo|kreuz)[- ]?\w+|10|[2-9])"
_SMALL_CARD = re.compile(rf"(?<=, )([a-zäöüéáß]{{3,}}) (?=(?:the|den|die|das) {_RANK}\b)")
"""Where somebody lays a card without a word for it."""
_CAPITAL = re.compile(rf"(?<![\w’'])([A-ZÄÖÜÉ][a-zäöüéß]+) (?:{_DOES}|(?=(?:Pik|Herz|Karo|Kreuz) |[♠♥♦♣]))")
"""Where somebody with a capital lays a card, whatever else the word may be."""
_NO_NAMES_SAID = """
wer der die jeder keiner alle nächste nächster karte card one einer jemand who next spieler
gezogen gezogene drawn drew nord süd ost west north south east ausgespielt zuerst first letzte last nur only
"""
_NO_NAMES = frozenset(_NO_NAMES_SAID.split())
_NEXT = (
    r"(?:der|die) (?:vor|nach|hinter|neben) mir|the (?:one|guy|player|lad|person) (?:before|after|behind) me"
    r"|(?:(?:der|die|the) )?nächster?(?! (?:stich|runde))|(?:links|left)(?= (?:wirft|gibt|legt|throws|plays))"
    r"|(?:the )?next (?:guy|lad|player|person|bloke|fella|(?=is\b|has\b|plays?\b|throws?\b|puts?\b|had\b))"
    r"|(?:the )?next one(?= (?:is|has|plays|throws|puts|had|played|threw|chucks|chucked|can))"
)
_OTHER = (
    r"(?:der|die|the) ander[en]\w*(?! (?:zwei|beiden|drei|haben|hab))"
    r"|the other(?: one| player| person)?(?! (?:two|three|four|players|\d))"
)
_PRONOUN = r"er|sie|he|she|him|ihn|ihm|(?:von|from) (?:ihr|ihm|her|him)"
_OF_SOMEBODY = re.compile(r"\b(?:von|of|to|zu|for|für) (?:\w+ )?$")


def names_in_story(typed: str, text: str) -> list[str]:
    """Return the names of those who act in a text, in small letters; in what was ``typed`` they have their capitals."""
    laying = (one[1].lower() for one in _CAPITAL.finditer(typed) if is_name(one[1]))
    found = [*called_by_name(typed), *(one for one in laying if one not in _NO_NAMES)]
    small = [one[1] for how in (_SMALL, _SMALL_CARD) for one in how.finditer(text) if is_called(one[1])]
    return list(dict.fromkeys((*(one for one in found if _acts(one, text)), *small)))


def _acts(name: str, text: str) -> bool:
    """Whether somebody of that name does something in a text; it may be a place or a thing."""
    one = re.escape(name)
    if _CODE.fullmatch(name) or re.search(rf"{_THING} {one}\b", text):
        return False
    return name not in text or bool(re.search(rf"(?<!\bin )(?<!\bam )(?<!\bat )\b{one}\b(?! in\b|!)", text))


class People:
    """Those of whom a story speaks."""

    def __init__(self, text: str, names: Sequence[str]) -> None:
        """Find everybody who is named in a text, ``names`` among them."""
        self.names = tuple(names)
        named = "|".join(map(re.escape, sorted(names, key=len, reverse=True))) or "(?!)"
        self._one = re.compile(
            rf"(?<![\w'’-])(?:(?P<name>{named})|(?P<me>{words.FIRST_PERSON})|(?P<kin>(?:{words.KIN})(?! (?:{named})\b))"
            rf"|(?P<seat>{words.SEATS})|(?P<next>{_NEXT})|(?P<other>{_OTHER})|(?P<some>someone|somebody|jemand|einer)"
            rf"|(?P<pronoun>{_PRONOUN}))(?![\w-])"
        )
        found = [one for one in self._one.finditer(text) if one.lastgroup not in ("me", "some", "pronoun")]
        self.known = list(dict.fromkeys(one[0] for one in found))
        self.mine = any(one["me"] for one in self._one.finditer(text))
        """Whether whoever asks is one of them."""
        self.two = False
        """Whether they are two."""
        self.unnamed: list[str] = []
        self._sexes: dict[str, str] = {}

    def named(self, text: str) -> list[str]:
        """Return who is named in a clause, in order; pronouns where only one can be meant."""
        return [who for one in self._one.finditer(text) if (who := self._who(one, text))]

    def anybody(self, text: str) -> bool:
        """Whether somebody is named in a clause, whoever that is."""
        return self._one.search(text) is not None

    def pronoun(self, text: str) -> str:
        """Return he or she, the first that stands in a clause; nothing where none does."""
        found = next((one for one in self._one.finditer(text) if one["pronoun"]), None)
        return words.PRONOUN.get(found[0].split()[-1], "") if found else ""

    def _who(self, one: re.Match[str], text: str) -> str:
        if one["me"]:
            return ME
        if one["pronoun"]:
            return self._meant(words.PRONOUN.get(one[0].split()[-1], ""))
        return "" if one["kin"] and _OF_SOMEBODY.search(text[: one.start()]) else one[0]

    def _meant(self, sex: str) -> str:
        """Return whom he or she means; nothing where that may be several."""
        everybody = [*self.known, *self.unnamed] or ([OTHER] if self.two else [])
        may = [one for one in everybody if self.may_be(one, sex)]
        sure = [one for one in may if self._sex(one) == sex]
        if len(sure) == 1:
            return sure[0]
        if len(may) == 1:
            self._sexes[may[0]] = sex
            return may[0]
        return ""

    def may_be(self, who: str, sex: str) -> bool:
        """Whether somebody may be he, or she."""
        return who != ME and self._sex(who) in ("", sex)

    def _sex(self, who: str) -> str:
        """Return what is known of somebody: of two names the one that ends in a is hers."""
        if who in self._sexes:
            return self._sexes[who]
        other = [one for one in self.known if one != who]
        if len(other) == 1 and {who, *other} <= set(self.names) and who.endswith("a") is not other[0].endswith("a"):
            return "she" if who.endswith("a") else "he"
        return "he" if who in words.HE else "she" if who in words.SHE else ""


__all__ = ["ME", "OTHER", "UNNAMED", "People", "names_in_story"]
