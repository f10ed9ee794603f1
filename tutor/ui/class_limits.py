"""How often something may be done: counted in windows of time, and forgotten with them."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

MOST_NAMES = 20_000


@dataclass
class Limit:
    """So often in so many seconds, for each name by itself."""

    most: int
    seconds: float
    counts: dict[str, int] = field(default_factory=dict)
    window: int = 0

    def over(self, name: str) -> bool:
        """Whether it was done as often as it may be."""
        self._turn()
        return self.counts.get(name, 0) >= self.most

    def count(self, name: str) -> None:
        """Count that it was done once more."""
        self._turn()
        if name in self.counts or len(self.counts) < MOST_NAMES:
            self.counts[name] = self.counts.get(name, 0) + 1

    def _turn(self) -> None:
        window = int(time.monotonic() / self.seconds)
        if window != self.window:
            self.window = window
            self.counts.clear()
