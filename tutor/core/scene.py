"""A position as it is shown at a table; no rule in it."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.core.cards import Card
from tutor.core.moves import Seat


@dataclass(frozen=True, slots=True)
class Hand:
    """One seat as it is shown at the table."""

    seat: Seat
    cards: tuple[Card, ...]
    """The cards, in the order held; empty where they are hidden."""
    count: int
    hidden: bool = False
    tags: tuple[str, ...] = ()
    """Words of the app: ``power``, ``dealer``, ``out``, ``dog``, …"""
    out: bool = False
    """Whether this seat has lost and takes no further part."""
    done: bool = False
    """Whether it has finished well: it has no cards left and needs none."""
    score: int | None = None


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards lying on the table."""

    name: str
    """A word of the app: ``pile``, ``stock``, ``discards``, ``turn-up``, …"""
    count: int | None
    """None where nobody has counted them."""
    top: Card | None = None
    value: str = ""
    """What is said of it: a called suit, a debt."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A position as it is shown: hands, the cards in the middle, piles; no rule in it."""

    hands: tuple[Hand, ...]
    trick: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()
    """What lies in the middle, in the order laid."""
    piles: tuple[Pile, ...] = ()
    top: Seat | None = None
    """Whose card is winning."""
    facts: tuple[tuple[str, object], ...] = ()
    """Further things to show, as (word of the app, value): trump, a pot, a score."""
    number: int = 0
    """The number of the trick or turn, from 1."""
    stopped_by: Seat | None = None
    """Whose card stopped the trick, where a game knows such a thing."""
    ledger: tuple[tuple[Seat, str, int, int], ...] = ()
    """Payments so far, where there is a bank: who, what for (a word of the game), how much, the bank then."""
    tricks: bool = True
    """Whether the game is played in tricks; without, the piles are the middle of the table."""
