"""What a position is worth with both hands open, and what each card in it is worth.

Nothing is searched: a position's word stands in the table, and a card's worth follows from the words after each reply.
"""

from collections.abc import Iterable
from typing import NamedTuple

from tutor.odds.hand import number, read_card
from tutor.odds.layouts import RANKS, SUITS
from tutor.odds.table import BARS, HAND, OPPONENT, OWN, PLACES, START, table


class Position(NamedTuple):
    """Two open hands, seen from the player whose turn it is."""

    mine: tuple[str, ...]
    """The cards of the player to move."""
    theirs: tuple[str, ...]
    """The other player's cards, without the one that was led."""
    turn_up: str
    """The turn-up; only its suit matters here."""
    led: str | None = None
    """The card to reply to, None when the player to move leads."""


def read_position(mine: Iterable[str], theirs: Iterable[str], turn_up: str, led: str | None = None) -> Position:
    """Return a position that can occur, or say in a ``ValueError`` why it cannot."""
    position = Position(
        tuple(map(read_card, mine)), tuple(map(read_card, theirs)), read_card(turn_up), read_card(led) if led else None
    )
    others = len(position.theirs) + (led is not None)
    if not 0 < len(position.mine) == others <= HAND:
        raise ValueError(
            f"Both players need equally many cards, one to five; these are {len(position.mine)} and {others}."
        )
    cards = [*position.mine, *position.theirs, position.turn_up, *([position.led] if position.led else [])]
    for card in cards:
        if cards.count(card) > 1:
            raise ValueError(f"{card} lies in two places; the pack holds each card once.")
    return position


def moves(position: Position) -> dict[str, int]:
    """Return for each legal card how many of the tricks left, this one too, its player takes with best play by both."""
    mine = [number(card, position.turn_up) for card in position.mine]
    theirs = [number(card, position.turn_up) for card in position.theirs]
    taken = worth(mine, theirs, None if position.led is None else number(position.led, position.turn_up))
    return {name: taken[card] for name, card in zip(position.mine, mine, strict=True) if card in taken}


def worth(mine: list[int], theirs: list[int], led: int | None) -> dict[int, int]:
    """Return the same by number: the tricks that each legal card of the player to move leads to."""
    if led is None:
        return {
            card: min(
                _after(_without(mine, card), theirs, reply, not _takes(card, reply)) for reply in legal(card, theirs)
            )
            for card in mine
        }
    return {card: _after(_without(mine, card), theirs, None, _takes(led, card)) for card in legal(led, mine)}


def value(position: Position) -> int:
    """Return how many of the tricks left the player to move takes with best play by both."""
    return max(moves(position).values())


def legal(led: int, held: Iterable[int]) -> list[int]:
    """Return the replies allowed: beat, else follow low, else trump, else anything."""
    held = list(held)
    same = [card for card in held if card // RANKS == led // RANKS]
    return [card for card in same if card > led] or same or [card for card in held if card < RANKS] or held


def _takes(led: int, reply: int) -> bool:
    """Whether the reply takes the trick."""
    return reply > led if reply // RANKS == led // RANKS else reply < RANKS


def _without(cards: list[int], gone: int) -> list[int]:
    return [card for card in cards if card != gone]


def _after(mine: list[int], theirs: list[int], gone: int | None, taken: bool) -> int:
    """The tricks from this one on, when the player to move takes it or not and these cards are left."""
    rest = [card for card in theirs if card != gone]
    return taken + int(table().tricks[OWN if taken else OPPONENT, word(mine, rest)])


def word(mine: list[int], theirs: list[int]) -> int:
    """Return where the word of two hands of one size stands in the table."""
    frame = places = 0
    for suit in range(SUITS):
        if suit:
            frame, places = frame << 1 | 1, places << 1
        for card in range(suit * RANKS + RANKS - 1, suit * RANKS - 1, -1):
            if card in mine:
                frame, places = frame << 1, places << 1
            elif card in theirs:
                places = places << 1 | 1
    k, rank = len(mine), table().rank
    assert frame.bit_count() == BARS
    return START[k] + int(rank[frame]) * PLACES[k] + int(rank[places])
