"""What a question really asks: the clause that has the asking in it, and what is left out."""

from __future__ import annotations

import re

from tutor.asking.heard import kinds_of

_CUT = re.compile(
    r"[.;:?!,]+(?:\s|$)|\s[-–]\s"
    r"|\b(?:und|and|aber|but|wenn|falls|obwohl|if|when|though|although|weil|because|nachdem|after|bevor|before|while"
    r"|solange)\b"
)
BARE = re.compile(
    r"^(?:und |and |so |also )*"
    r"(?:(?:ist|is|geht|ginge|wäre|stimmt|passt|gilt|darf|kann|muss|does|can|may|must|do|are|am|will)\b ?)"
    r"(?:(?:das|des|es|dies|that|it|this|ich|man|i|he|she|er|sie|we|you|denn|so|das|da|dann|then|auch|schon|überhaupt"
    r"|richtig|erlaubt|ok|okay|allowed|right|correct|true|legal|work|do|count|gültig|fine|machen|so) ?)*$"
)
"""A clause that only asks whether what was told is right."""
EXCEPT = re.compile(
    r"\b(?:außer|ausser|abgesehen von|bis auf|except(?: for)?|apart from|aside from|other than)\b"
    r"(?! (?:wenn|dass|man|ich|er|sie|if|when|that)\b)"
    r"(?: (?:im|in|am|an|beim|bei|dem|der|den|das|die|vom|von|mit|the|that|on|at|for|with|in|first|last"
    r"|(?!karte)\w+te[nrsm]?)\b)*"
    r"(?! (?:im|in|am|an|beim|bei|dem|der|den)\b)(?: [\w’'-]+)?"
)
"""What is left out of what is asked about: it is no part of that."""
UNLESS = re.compile(r"\b(?:unless|es sei denn|außer (?:wenn|dass|man|ich|er|sie)|except (?:if|when|that))\b")


def clauses(text: str) -> list[str]:
    """Return the clauses of a text.

    >>> clauses("i have none, and he led. may i pass?")
    ['i have none', 'he led', 'may i pass']
    """
    return [piece.strip() for piece in _CUT.split(text) if piece and piece.strip()]


def asked_clause(text: str) -> str:
    """Return the clause that asks, with the one before it where it only asks whether that is right.

    >>> asked_clause("i have none, may i pass?"), asked_clause("i throw away a club. is that allowed?")
    ('may i pass', 'i throw away a club is that allowed')
    """
    parts = clauses(text)
    at = next((n for n in range(len(parts) - 1, -1, -1) if kinds_of(parts[n])), len(parts) - 1)
    if at > 0 and BARE.search(parts[at]):
        return f"{parts[at - 1]} {parts[at]}"
    return parts[at] if parts else text


def without_exceptions(text: str) -> str:
    """Return a text without what it leaves out.

    >>> without_exceptions("außer im allerersten stich ist dann schluss")
    'ist dann schluss'
    """
    return " ".join(EXCEPT.sub(" ", text).split())


__all__ = ["asked_clause", "clauses", "without_exceptions"]
