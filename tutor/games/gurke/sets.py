"""Several cards at once: when one set of cards answers another, and every answer that a hand holds.

Sets are compared place by place. Both are sorted by rank; the answer covers the target when
each of its cards reaches the card in the same place. The order of laying never matters.
Ranks are plain numbers here, so that special cards have been dealt with before.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence


def covers(answer: Sequence[int], target: Sequence[int]) -> bool:
    """Whether an answer equals or beats a target; both are sorted from low to high.

    >>> covers((8, 12, 13), (5, 9, 11)), covers((11, 11, 14), (8, 12, 13))
    (True, False)
    """
    return all(mine >= theirs for mine, theirs in zip(answer, target, strict=True))


def lowest(hand: Sequence[int], count: int) -> tuple[int, ...]:
    """Return the ranks of the lowest cards; the hand is sorted from low to high."""
    return tuple(hand[:count])


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


def answers(hand: Sequence[int], target: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield every answer as sorted ranks, each once.

    From the highest rank down, choose how many to lay of each; stop where the target has more
    cards above a rank than were chosen there, or where too few cards are left.

    >>> sorted(answers((6, 8, 9, 10, 11), (9, 9, 9)))
    [(9, 10, 11)]
    """
    if not can_cover(hand, target):
        return
    held = [(rank, hand.count(rank)) for rank in sorted(set(hand), reverse=True)]
    left = [sum(count for _, count in held[place:]) for place in range(len(held))]
    # How many cards of the target lie above each rank: so many must have been chosen before it.
    above = [sum(wanted > rank for wanted in target) for rank, _ in held]
    size = len(target)

    def choose(place: int, chosen: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        need = size - len(chosen)
        if not need:
            yield chosen
            return
        if place == len(held) or left[place] < need or above[place] > len(chosen):
            return
        rank, count = held[place]
        for number in range(min(count, need), -1, -1):
            yield from choose(place + 1, (rank,) * number + chosen)

    yield from choose(0, ())
