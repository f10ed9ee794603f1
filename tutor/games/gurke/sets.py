"""Several cards at once: when one set of cards answers another, and what the cheapest answer of a hand is.

Sets are compared place by place. Both are sorted by rank; the answer covers the target when
each of its cards reaches the card in the same place. The order of laying never matters.
Ranks are plain numbers here, so that special cards have been dealt with before.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import ge


def covers(answer: Sequence[int], target: Sequence[int]) -> bool:
    """Whether an answer equals or beats a target; both are sorted from low to high.

    >>> covers((8, 12, 13), (5, 9, 11)), covers((11, 11, 14), (8, 12, 13))
    (True, False)
    """
    return all(map(ge, answer, target))


def can_cover(hand: Sequence[int], target: Sequence[int]) -> bool:
    """Whether a sorted hand holds any answer: its highest cards decide."""
    return len(hand) >= len(target) and covers(hand[len(hand) - len(target) :], target)


def cheapest(hand: Sequence[int], target: Sequence[int]) -> tuple[int, ...] | None:
    """Return the cheapest answer, which is no higher in any place than every other one, or None.

    For each card of the target, from low to high, the smallest unused card that reaches it.

    >>> cheapest((2, 5, 6, 9, 11), (5, 9))
    (5, 9)
    """
    chosen: list[int] = []
    cards = iter(hand)
    for wanted in target:
        card = next((card for card in cards if card >= wanted), None)
        if card is None:
            return None
        chosen.append(card)
    return tuple(chosen)
