"""The odds' part of ``tutor bench``: one hand cold and warm, the whole atlas, and what compiling costs."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator

HAND = ("7H KS QS JS 7D", "8H", "elder")
WARM_ROUNDS = 200
ATLAS_AIM = 1.0


def odds_figures() -> Iterator[dict[str, object]]:
    """Yield the figures; each says what was done."""
    yield _row(
        "odds, one hand, a fresh process",
        _fresh(),
        "s",
        "starting Python, loading kernels from the cache, the table, one answer",
    )
    from tutor.odds.answer import odds
    from tutor.odds.atlas import atlas, classes

    odds(*HAND)
    begun = time.process_time()
    for _ in range(WARM_ROUNDS):
        odds(*HAND)
    each = (time.process_time() - begun) / WARM_ROUNDS
    yield _row("odds, one hand, warm", 1000 * each, "ms", f"mean of {WARM_ROUNDS} answers, processor time")
    atlas()  # compiles what is not compiled yet
    atlas.cache_clear()
    classes.cache_clear()
    begun = time.process_time()
    found = atlas()
    took = time.process_time() - begun
    work = f"{len(found.keys):,} classes, both roles, five leads each, processor time of one core"
    yield {
        **_row("odds, the whole atlas", took, "s", work),
        "aim": ATLAS_AIM,
        "met": took <= ATLAS_AIM,
        "more_is_better": False,
    }


def _row(name: str, value: float, unit: str, work: str) -> dict[str, object]:
    return {"name": name, "value": value, "unit": unit, "work": work}


def _fresh() -> float:
    """Return how long one answer takes from nothing; kernels compiled by an earlier run come from the cache."""
    code = f"from tutor.odds.answer import odds; odds(*{HAND!r})"
    subprocess.run([sys.executable, "-c", code], check=True)
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return time.perf_counter() - begun
