"""The odds of a situation as it is written in a case, and what is wrong with it as a complaint."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

from tutor.core.cards import card
from tutor.core.complaints import Complaint, Unreadable
from tutor.core.plain import Plain

if TYPE_CHECKING:
    from tutor.odds.hand import Impossible  # its kernels are loaded only by those who ask for odds


def odds_report(said: Plain) -> dict[str, Plain]:
    """Answer the exact odds of a situation of Écarté: ``hand``, ``turn_up``, ``role``.

    Raises ``Complaint`` with a sentence where it cannot occur.
    """
    from tutor.odds.answer import odds
    from tutor.odds.hand import Impossible

    if not isinstance(said, Mapping) or not {"hand", "turn_up"} <= set(said):
        raise Unreadable("odds-not-a-situation", text=str(said)[:80])
    hand = said["hand"] if isinstance(said["hand"], list) else str(said["hand"])
    try:
        return dict(odds(hand, str(said["turn_up"]), str(said.get("role", "elder"))))
    except Impossible as wrong:
        raise impossible(wrong) from None
    except (ValueError, TypeError, AttributeError):
        raise Unreadable("odds-not-a-situation", text=str(said)[:80]) from None


def impossible(wrong: Impossible) -> Complaint:
    """Return what is wrong with a situation of the odds as a complaint, in words of every language."""
    facts: dict[str, Plain] = dict(wrong.facts)
    with suppress(ValueError):
        facts |= {"card": card(str(facts["card"]))} if "card" in facts else {}
    return Complaint(wrong.key, **facts).within(wrong.part)
