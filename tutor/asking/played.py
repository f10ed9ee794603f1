"""Whether a thing is played at all: who asks for a version of a game is answered by its options, by no moment of it."""

from __future__ import annotations

import re

from tutor.asking.wordings import numbers_in
from tutor.words.book.entries import Entry

WHETHER_PLAYED = re.compile(
    r"\bis that a (?:real |common )?(?:thing|known|rule|variant|variation|option)\b|\bdid i dream (?:that|it)\b"
    r"|\bgibt(?:'?s| es)? (?:(?:da|es|eigentlich|auch|denn|irgendwo) ){0,2}(?:leut\w*|welche|manche|runden|gruppen)\b"
    r"|\b(?:are|is) there (?:people|groups|players|circles|anyone|anybody|somebody|someone) (?:who|that)\b"
    r"|\bdo(?:es)? (?:any(?:one|body)|people anywhere) (?:ever )?play (?:it )?(?:so|where|that|with)\b"
    r"|\bgibt (?:es|'?s) (?:\w+ ){0,3}?(?:varianten?|version(?:en)?|fassung|form|fall|spielart)\b"
    r"|\b(?:is there|there'?s|there is|are there|theres) (?:an?|any) (?:\w+ )?(?:variants?|versions?|forms?|cases?)\b"
    r"|\bknown (?:option|variant|variation|way)\b|\bbekannte (?:spielart|variante|regel)\b"
    r"|\bwird (?:\w+ ){0,4}(?:so|auch) (?:\w+ )?gespielt,? dass\b"
    r"|\b(?:auch )?ausmachen\b|\bdo some (?:people|folks?|groups) play\b|\bspielen (?:manche|einige|welche)\b"
)
"""How somebody asks whether a rule is played at all, which is no moment of a game."""
ABOUT = re.compile(r"\.(?:opt|preset)\.")
"""What the entries are called that say how else a game is played."""
_LAST = re.compile(r"(?<=[.?!;]) +")


def asks_whether_played(text: str) -> bool:
    """Whether a question asks no more than if a thing is played somewhere.

    >>> asks_whether_played("my mates let jacks change the suit. is that a known option?")
    True
    >>> asks_whether_played("there's a version where the lead moves left. does that hold with two left?")
    False
    """
    *_, last = _LAST.split(text.strip())
    return bool(WHETHER_PLAYED.search(last))


def tells_of(entry: Entry, text: str) -> bool:
    """Whether an option or a rule set is the one that a question asks for: it names no number that the entry has not.

    A two that may be another card is no option, if the entry knows twos alone.
    """
    said = " ".join(
        (*entry.title.values(), *entry.text.values(), *(v for one in entry.values.values() for v in one.values()))
    )
    return bool(ABOUT.search(entry.id)) and numbers_in(text) <= numbers_in(said.lower())
