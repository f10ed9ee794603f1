"""What people type, in plain words: dialect and haste are read as what they mean, before anything else is."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from tutor.paths import CONTENT
from tutor.words.book.book import load_yaml
from tutor.words.explain import APP

GERMAN = re.compile(
    r"\b(?:ich|darf|derf|kann|muss|bin|hab|habe|hob|han|ist|isch|kein\w*|koa\w*|und|der|die|das|den|wer|wie"
    r"|was|nicht|nöd"
    r"|ned|net|oder|karten?|stich\w*|liegt|herz|härz|pik|karo|kreuz|wenn|mein\w*|wir|kei|öppis|cha|mues\w*"
    r"|nix|gibt'?s?|zählt|spielen)\b"
)
ENGLISH = re.compile(
    r"\b(?:i (?:have|had|am|can|must|may|do|got|hold|led|play\w*|took|lead|won|want|need|put|draw|only)|you|u"
    r"|the|is|are|can|may|must|do|does|have|has|my|he|she|and|what|who|how|cards?|tricks?|trumps?|hearts?|spades?"
    r"|clubs?|diamonds?|played|play|if|of|to|in|with|got|not|dont|cant)\b"
)


@cache
def _said() -> Mapping[str, tuple[re.Pattern[str], Mapping[str, str]]]:
    found = {}
    for name, words in load_yaml(CONTENT / APP / "plain_words.yaml").items():
        longest = sorted(map(str, words), key=len, reverse=True)
        pattern = re.compile(rf"(?<![\w'♠♥♦♣])(?:{'|'.join(map(re.escape, longest))})(?![\w'])", re.IGNORECASE)
        found[name] = (pattern, words)
    return found


def plainly(text: str) -> str:
    """Return a question in plain words: of its own language, as far as it shows which one it is.

    >>> plainly("derf i mit trumpf stechn, wenn i ka herz hob")
    'darf ich mit trumpf stechn, wenn ich kein herz hab'
    >>> plainly("u cant follow")
    "you can't follow"
    """
    low = text.lower()
    german, english = len(GERMAN.findall(low)), len(ENGLISH.findall(low))
    for name in ("everywhere", "german" if german > english else "english" if english > german else ""):
        if name:
            pattern, words = _said()[name]
            text = _replaced(text, pattern, words)
    return text


def _replaced(text: str, pattern: re.Pattern[str], words: Mapping[str, str]) -> str:
    return pattern.sub(lambda match: str(words[match[0].lower()]), text)


__all__ = ["plainly"]
