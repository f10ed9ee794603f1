"""Numbers as the language of the interface writes them."""

from __future__ import annotations

from tutor.ui.frame import language
from tutor.words import figures


def percent(value: object, digits: int = 1) -> str:
    """Write a chance or share: 68,0 % or 68.0%; only what is certain is 100 %, only what cannot be is 0 %."""
    return figures.percent(float(value), language(), digits)  # type: ignore[arg-type]


def grouped(count: int) -> str:
    """Write a count with groups of three: 65 780 or 65,780."""
    return figures.grouped(count, language())


def points(value: object, digits: int = 2) -> str:
    """Write points with their sign: +0,33 or −0.06."""
    return figures.points(float(value), language(), digits)  # type: ignore[arg-type]
