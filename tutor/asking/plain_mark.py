"""The words that make a mark: what must be told, what is asked, and what must not be there."""

from __future__ import annotations

import re
from re import Pattern
from typing import NamedTuple


class Mark(NamedTuple):
    """Words that make a mark."""

    name: str
    told: tuple[Pattern[str], ...]
    """All of these are told."""
    asked: Pattern[str]
    """This is asked, or said by whoever may be right."""
    beyond: Pattern[str]
    """Nothing of this is told."""
    denies: bool = False
    """Whether what is asked may be denied in its words."""


def any_of(*alternatives: str) -> Pattern[str]:
    """Return a pattern of words, any of which is enough."""
    return re.compile(rf"\b(?:{'|'.join(alternatives)})(?:\b|$)")


MAY = (
    r"darf|dürfen|dürfte|durfte|kann|könnte|may|can|could|allowed|erlaubt|okay|ok|fine|free to|geht (?:das|des)"
    r"|in ordnung"
    r"|berechtigt|gestattet|legal|permitted|permissible|verwehrt|good|just pass|zulässig|derf|derfen|possible"
    r"|hat (?:er|sie) recht"
)
MUST = (
    r"muss|müssen|must|have to|has to|forced|gezwungen|need to|got to|gotta|obliged|verpflichtet|had to|soll|kann, der"
)

__all__ = ["MAY", "MUST", "Mark", "any_of"]
