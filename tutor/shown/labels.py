"""Labels of a list to choose from: no two are the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import count


def told_apart(labels: Mapping[str, str], more: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return labels no two of which are the same, because a list finds what was chosen by its label.

    >>> told_apart({"a": "Mine", "b": "Mine", "c": "Kings", "d": "Mine"}, {"a": "9:00", "b": "8:00", "d": "8:00"})
    {'a': 'Mine · 9:00', 'b': 'Mine · 8:00', 'c': 'Kings', 'd': 'Mine · 8:00 (2)'}
    """
    often, found, taken = Counter(labels.values()), dict[str, str](), set[str]()
    for key, label in labels.items():
        shown = f"{label} · {more[key]}" if often[label] > 1 and more and more.get(key) else label
        own = next(one for n in count(1) if (one := shown if n == 1 else f"{shown} ({n})") not in taken)
        taken.add(own)
        found[key] = own
    return found
