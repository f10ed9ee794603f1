"""One line of somebody's text, and what the file itself says about it."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

HEADING, ITEM, TERM, NAVIGATION = "heading", "item", "term", "navigation"

_INVISIBLE = dict.fromkeys(map(ord, "\u00ad\u200b\u200c\u200d\u2060\ufeff\u200e\u200f\u202a\u202b\u202c\u202d\u202e"))


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a text, with what the file itself says about it."""

    text: str
    mark: str = ""
    """``heading``, ``item``, ``term`` (the heading of a list), ``navigation``, or nothing where the file is silent."""
    gap: bool = False
    """Whether an empty line stands before it."""


def tidied(text: str) -> str:
    r"""Return text with one kind of space and without invisible signs.

    >>> tidied(" Karten\u00a0\u00a0geben\u00ad ")
    'Karten geben'
    """
    return " ".join(unicodedata.normalize("NFC", text.translate(_INVISIBLE)).split())
