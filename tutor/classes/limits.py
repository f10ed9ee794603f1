"""How often something may be done, counted in windows of time; and what waits while a class presses."""

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

    def done(self, name: str) -> int:
        """Return how often it was done."""
        self._turn()
        return self.counts.get(name, 0)

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


@dataclass
class Pressing:
    """Whether a class is pressing right now, so that what has time does not take the processor from it."""

    moment: float = 3.0
    """Seconds without a ballot after which there is time for other things."""
    longest: float = 20.0
    """Seconds after which it is done all the same."""
    last: float = float("-inf")

    def noted(self) -> None:
        """Note that somebody presses, or may be about to."""
        self.last = time.monotonic()

    def left(self) -> float:
        """Return the seconds until there is time, none where there is."""
        return max(0.0, self.last + self.moment - time.monotonic())

    def over(self) -> None:
        """Wait until there is time."""
        until = time.monotonic() + self.longest
        while (left := min(self.left(), until - time.monotonic())) > 0:
            time.sleep(left)


PRESSING = Pressing()
"""Whether a class of this server presses."""
