"""Whether whoever loses is the one that called kontra, or somebody else did: who is told to call, and who to lose."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tutor.asking import deeds
from tutor.asking.stopwords import says_little

SELF, OTHER = "self", "other"
_CLAUSE = re.compile(r"[,.;:!?–]+|\s-\s|\b(?:und|and|but|while|während|when|as)\b")
_CALLS = re.compile(
    r"\b(?:sag(?:t|te|en)?|gsagt|gesagt|angesagt|ruf\w*|rief|gerufen|gruafn|gschrien|schrei\w*|brüllt?e?|gebrüllt|kam|gab|gibt"
    r"|sa(?:ys?|id|ying)|called|calling|calls?|shout(?:s|ed)|cried|declare[sd]?|yell(?:s|ed)|bellow(?:s|ed)|did)\b"
)
_LOSES = re.compile(
    r"\b(?:verlier\w*|verlor\w*|los(?:es?|t|ing)|erwischt\w*|(?:take|took|eat|ate|win|won|catch|caught|cop|get|got)s?"
    r"(?: \w+){0,2} (?:last|final) trick|letzten stich|sitz\w*|reingefallen|auf die nase|stuck|caught|fl(?:y|ew) out)\b"
)
ME = re.compile(r"\b(?:ich|i|i'm|i've|me|mir|myself)\b")
_NOT_ME = re.compile(r"\b(?:nicht|not|ned|net) (?:ich|i|me)\b")
_ANOTHER = re.compile(r"\b(?:jemand ander\w*|(?:some|any)(?:one|body) else|wer ander\w*|ein ander\w*|another)\b")
_NOBODY = re.compile(
    r"\b(?:nobody|no one|keiner|niemand|none)\b.*\b(?:kontra|called|said)\b|\b(?:no|ohne|kein) kontra\b"
)
_OF_ME = re.compile(
    r"(?:kontra (?:selber |selbst )?(?:gesagt|gerufen|angesagt)|(?:said|called|did|shouted|having called) kontra)\b"
    r"(?!.*\b(?:by|from|von|vom)\b)"
)
"""How somebody tells that they called and leaves themselves out."""
_AGAIN = re.compile(r"\b(?:selber|selbst|seiber|himself|herself|themselves|he|she|they|er|sie)\b")
_IT = re.compile(r"\b(?:it|es|hat's|hats)\b|^(?:gerufen|gesagt|angesagt|called|said) ")
_NO_NAMES_SAID = """
kontra prompt blöderweise dummerweise leider trotzdem dennoch alone allein allone alleine finally promptly immediately
right straight eventually stupidly sadly version game spiel polish polnisch polnischen ogórek ogorek ogurek trick stich
last letzten letzter final queen king jack ace dame könig bube ass ten nine eight seven six five macht mach mache
gemacht buben damen könige wi wie mr mrs frau herr myself zehn neun acht sieben sechs fünf zehner points punkte minus
hand deal runde round blatt end ende schluss bleib bleibe bleibt
"""
_NO_NAMES = frozenset(_NO_NAMES_SAID.split())
"""Words that stand where somebody might be named."""


def caller_of(text: str) -> str:
    """Return whether whoever loses has called kontra (``self``), or somebody else has; nothing where it is not told.

    >>> caller_of("ogorek mit kontra: ich sag kontra und verlier selber mit ner 9. wieviel minus?")
    'self'
    >>> caller_of("nadia hat kontra gesagt, ich aber verlier am ende mit der kreuz 7. wie viel?")
    'other'
    >>> caller_of("kontra version, nobody called it. do i pay double?")
    ''
    """
    if _NOBODY.search(text):
        return ""
    clauses = [one.strip() for one in _CLAUSE.split(text) if one and one.strip()]
    calls = [
        n for n, one in enumerate(clauses) if _CALLS.search(one) and (("kontra" in one) or _told_before(clauses, n))
    ]
    loses = [n for n, one in enumerate(clauses) if _LOSES.search(one)]
    if len(calls) != 1 or not loses:
        return ""
    called, lost = clauses[calls[0]], clauses[loses[0]]
    if _LOSES.search(called):
        return ""
    mine = ME.search(called) and not _NOT_ME.search(called)
    by_me = bool(mine or _OF_ME.match(called) or not (people_in(called) or _ANOTHER.search(called)))
    if ME.search(lost):
        return SELF if by_me else OTHER
    names, between = people_in(lost), clauses[calls[0] + 1 : loses[0]]
    if not names and not by_me and any(map(ME.search, between)):  # i passed, and lost
        return OTHER
    if not names or names & people_in(called):
        again = _AGAIN.search(lost)
        return "" if by_me and again and again[0] in ("he", "she", "they", "er", "sie") else SELF
    return OTHER


def _told_before(clauses: Sequence[str], number: int) -> bool:
    """Whether kontra is spoken of just before a clause in which somebody called it."""
    return number > 0 and "kontra" in clauses[number - 1] and bool(_IT.search(clauses[number]))


def people_in(clause: str) -> set[str]:
    """Return the words of a clause that may be what somebody is called."""
    clause = re.sub(r"\b[^\W\d_]+['’]s\b", " ", clause)
    plain = _LOSES.sub(" ", _CALLS.sub(" ", deeds.HOLDS.sub(" ", clause)))
    words = re.findall(r"[^\W\d_]{2,}", plain)
    return {one for one in words if one not in _NO_NAMES and not says_little(one) and deeds.called(one) == [one]}
