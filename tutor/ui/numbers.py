"""Numbers as the language writes them."""

from __future__ import annotations

from tutor.ui.frame import language

NARROW = "\u202f"


def percent(value: object, digits: int = 1) -> str:
    """Write a chance or share: 68,0 % or 68.0%."""
    text = f"{100 * float(value):.{digits}f}"  # type: ignore[arg-type]
    return f"{text.replace('.', ',')}{NARROW}%" if language() == "de" else f"{text}%"


def grouped(count: int) -> str:
    """Write a count with groups of three: 65 780 or 65,780."""
    text = f"{count:,}"
    return text.replace(",", NARROW) if language() == "de" else text
