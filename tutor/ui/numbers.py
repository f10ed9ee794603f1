"""Numbers as the language writes them."""

from __future__ import annotations

from tutor.core.languages import NARROW, WRITTEN
from tutor.ui.frame import language


def percent(value: object, digits: int = 1) -> str:
    """Write a chance or share: 68,0 % or 68.0%; only what is certain is 100 %, only what cannot be is 0 %."""
    share = float(value)  # type: ignore[arg-type]
    text = f"{100 * share:.{digits}f}"
    step = 10**-digits
    sign = ""
    if share < 1 and float(text) >= 100:
        sign, text = f">{NARROW}", f"{100 - step:.{digits}f}"
    elif share > 0 and float(text) <= 0:
        sign, text = f"<{NARROW}", f"{step:.{digits}f}"
    return sign + WRITTEN[language()].share(text)


def grouped(count: int) -> str:
    """Write a count with groups of three: 65 780 or 65,780."""
    return WRITTEN[language()].number(f"{count:,}")


def points(value: object, digits: int = 2) -> str:
    """Write points with their sign: +0,33 or −0.06."""
    text = f"{abs(float(value)):.{digits}f}"  # type: ignore[arg-type]
    sign = "" if float(text) == 0 else "−" if float(value) < 0 else "+"  # type: ignore[arg-type]
    return sign + WRITTEN[language()].number(text)
