"""How good a card is while the other hand is hidden: the chance of the point before it and after it.

The other player holds some of the cards that were not seen, and every hand made of them is equally likely.  Own cards
cut each suit into gaps, and cards of one gap are worth the same (``layouts``), so only the number of cards in each gap
is tried: one hand stands for a product of binomials.  Each is then played on with both hands open, out of the table.
"""

from collections.abc import Iterable, Iterator
from itertools import chain
from math import comb, prod
from typing import NamedTuple

from tutor.odds.hand import number, read_card
from tutor.odds.layouts import RANKS, SUITS
from tutor.odds.position import worth
from tutor.odds.table import HAND


class Chances(NamedTuple):
    """How many of the other player's possible hands let the player to move reach what is needed."""

    of: int
    """All possible hands."""
    before: int
    """Those in which best play with open hands reaches it."""
    after: dict[str, int]
    """Those in which it is still reached after each legal card, the rest played with open hands."""


def chances(
    mine: Iterable[str],
    possible: Iterable[str],
    turn_up: str,
    *,
    needed: int,
    known: Iterable[str] = (),
    led: str | None = None,
) -> Chances:
    """Return the chance of ``needed`` more tricks; ``known`` are cards the other hand holds, ``possible`` may be in it.

    Raises ``ValueError`` where the hands cannot be of one size.

    >>> chances(["KH", "7S"], ["QH", "8S", "9S"], "TH", needed=1)
    Chances(of=3, before=3, after={'KH': 3, '7S': 3})
    """
    hand, turned = [read_card(card) for card in mine], read_card(turn_up)
    own, held, free = ([number(read_card(card), turned) for card in some] for some in (hand, known, possible))
    answered = None if led is None else number(read_card(led), turned)
    hidden = len(own) - (answered is not None) - len(held)
    if not 0 < len(own) <= HAND or not 0 <= hidden <= len(free):
        raise ValueError("Both players need equally many cards, one to five, and enough of them unseen.")
    total = before = 0
    after = dict.fromkeys(own, 0)
    allowed: set[int] = set()
    for theirs, weight in hands(own, free, hidden):
        taken = worth(own, [*held, *theirs], answered)
        reached = [card for card, tricks in taken.items() if tricks >= needed]
        allowed.update(taken)
        total += weight
        before += weight * bool(reached)
        for card in reached:
            after[card] += weight
    return Chances(total, before, {name: after[card] for name, card in zip(hand, own, strict=True) if card in allowed})


def hands(own: list[int], free: list[int], size: int) -> Iterator[tuple[list[int], int]]:
    """Yield one hand of so many free cards for each way to spread them over the gaps, and how many hands it stands for.

    >>> [(theirs, ways) for theirs, ways in hands([5], [7, 6, 3], 2)]
    [([7, 3], 2), ([7, 6], 1)]
    """
    gaps = _gaps(own, free)
    for counts in _spreads([len(gap) for gap in gaps], size):
        theirs = chain.from_iterable(gap[:count] for gap, count in zip(gaps, counts, strict=True))
        yield list(theirs), prod(comb(len(gap), count) for gap, count in zip(gaps, counts, strict=True))


def _gaps(own: list[int], free: list[int]) -> list[list[int]]:
    """The free cards with no own card between them, suit by suit from high to low; no gap is empty."""
    found: list[list[int]] = []
    for suit in range(SUITS):
        gap: list[int] = []
        for card in range(suit * RANKS + RANKS - 1, suit * RANKS - 1, -1):
            if card in own:
                found.append(gap)
                gap = []
            elif card in free:
                gap.append(card)
        found.append(gap)
    return [gap for gap in found if gap]


def _spreads(sizes: list[int], size: int) -> Iterator[list[int]]:
    """Yield every way to take so many cards out of gaps of these sizes."""
    if not sizes:
        if not size:
            yield []
        return
    for count in range(min(sizes[0], size) + 1):
        for rest in _spreads(sizes[1:], size - count):
            yield [count, *rest]
