"""One figure of a benchmark: what was measured, the work behind it, and whether it is as wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from tutor.core.plain import Plain

Figure: TypeAlias = dict[str, Plain]


def figure(name: str, value: float, unit: str, work: str, *, aim: float | None = None, more: bool = False) -> Figure:
    """Return a figure; ``more`` says that the aim is the least it should be, not the most."""
    found: Figure = {"name": name, "value": value, "unit": unit, "work": work}
    if aim is not None:
        met = value >= aim if more else value <= aim
        found |= {"aim": aim, "met": met, "more_is_better": more}
    return found


def p95(found: Sequence[float]) -> float:
    """Return what nineteen of twenty do not exceed."""
    return sorted(found)[int(0.95 * (len(found) - 1))]


def rounded(value: float) -> str:
    """Write a figure as exactly as it deserves."""
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"
