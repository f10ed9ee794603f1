"""What Écarté's first decision is worth, in words: points at a neutral score, the chance to win at another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.words import explain
from tutor.words.figures import percent, points

if TYPE_CHECKING:
    from tutor.odds.first.solution import First


def amount(value: float, unit: str, lang: str) -> str:
    """Write what something is worth."""
    written = percent(value, lang) if unit == "chance" else points(value, lang)
    return _say(lang, "propose-amount", unit=unit, value=written)


def error(found: First, lang: str) -> str:
    """Write how exact the worths are; rounded up, so that nothing is promised that is not known."""
    digits = 1 if found["unit"] == "chance" else 3
    step = 10.0**-digits
    value = 100 * found["error"] if found["unit"] == "chance" else found["error"]
    return points(max(step, value + 0.4 * step), lang, digits).lstrip("+")


def verdict_said(found: First, lang: str) -> str:
    """Say what to do; where the error leaves it open, that it hardly matters."""
    often = percent(found["mix"], lang, 0)
    return _say(lang, f"propose-verdict-{found['role']}", verdict=found["verdict"], often=often)


def worth_said(found: First, lang: str) -> str:
    """Say what both choices are worth, and how often the solution makes them."""
    unit = found["unit"]
    return _say(
        lang,
        f"propose-worth-{found['role']}",
        keep=amount(found["stand"], unit, lang),
        exchange=amount(found["propose"], unit, lang),
        error=error(found, lang),
        often=percent(found["mix"], lang, 0),
        accept=percent(found["accept"], lang, 0),
    )


def choice_said(choice: str, role: str, lang: str) -> str:
    """Name a choice, ``keep`` or ``exchange``, as whoever holds the hand makes it."""
    return explain.capitalised(_say(lang, f"propose-{choice}-{role}"))


def _say(lang: str, key: str, **facts: object) -> str:
    return explain.plain(explain.say(explain.APP, lang, key, facts=facts), lang)
