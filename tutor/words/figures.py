"""Numbers as a language writes them."""

from __future__ import annotations

from tutor.core.languages import NARROW, WRITTEN


def percent(value: float, lang: str, digits: int = 1) -> str:
    """Write a chance or share: 68,0 % or 68.0%; only what is certain is 100 %, only what cannot be is 0 %."""
    text = f"{100 * value:.{digits}f}"
    step = 10**-digits
    sign = ""
    if value < 1 and float(text) >= 100:
        sign, text = f">{NARROW}", f"{100 - step:.{digits}f}"
    elif value > 0 and float(text) <= 0:
        sign, text = f"<{NARROW}", f"{step:.{digits}f}"
    return sign + WRITTEN[lang].share(text)


def grouped(count: int, lang: str) -> str:
    """Write a count with groups of three: 65 780 or 65,780."""
    return WRITTEN[lang].number(f"{count:,}")


def points(value: float, lang: str, digits: int = 2) -> str:
    """Write points with their sign: +0,33 or −0.06."""
    text = f"{abs(value):.{digits}f}"
    sign = "" if float(text) == 0 else "−" if value < 0 else "+"
    return sign + WRITTEN[lang].number(text)
