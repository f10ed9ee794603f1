"""Small pure helpers that several games call; no rule of any game is in here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tutor.core.cards import Card
from tutor.core.moves import PLAY, Move


def of_suit(moves: Sequence[Move], suit: str) -> list[Move]:
    """Return the plays whose first card has this suit."""
    return [m for m in moves if m[1] == PLAY and m[2][0].suit == suit]


def without(hand: Iterable[Card], *gone: Card) -> tuple[Card, ...]:
    """Return the hand without these cards."""
    return tuple([c for c in hand if c not in gone])


def less(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Return the hand without a card that is in it.

    >>> less(("a", "b", "c"), "b")
    ('a', 'c')
    """
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def put(hands: tuple[tuple[Card, ...], ...], player: int, hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """Return the hands with one of them replaced."""
    return hands[:player] + (hand,) + hands[player + 1 :]  # noqa: RUF005  (twice as fast, and made for every card)


def deal_singly(cards: Sequence[Card], players: int, first: int, step: int = 1) -> tuple[tuple[Card, ...], ...]:
    """Deal all cards one at a time, beginning with ``first``, in steps of +1 (clockwise) or -1.

    >>> deal_singly("abcde", 2, 1)
    (('b', 'd'), ('a', 'c', 'e'))
    """
    hands: list[list[Card]] = [[] for _ in range(players)]
    for n, card in enumerate(cards):
        hands[(first + step * n) % players].append(card)
    return tuple(tuple(hand) for hand in hands)
