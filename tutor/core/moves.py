"""Seats and moves: who acts at a table, and what they do, written and read back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from tutor.core.cards import BACK, Card, cards, in_signs, spell
from tutor.core.complaints import Unreadable


class Seat(str):
    """The name of a player's place; a text of its own kind, so that sentences can spell it."""

    __slots__ = ()


TABLE = Seat("table")
"""The seat that chance moves at: shuffles, cuts and drawn cards."""

COMPASS: tuple[Seat, ...] = tuple(map(Seat, "NESW"))
LETTERS: tuple[Seat, ...] = tuple(map(Seat, "ABCDEFGHIJKLMNOPQRSTU"))


def seated(count: int) -> tuple[Seat, ...]:
    """Name the seats of a table: the compass for four, letters otherwise.

    >>> " ".join(seated(3)), " ".join(seated(4))
    ('A B C', 'N E S W')
    """
    return COMPASS if count == 4 else LETTERS[:count]


def by_compass(seats: Iterable[str]) -> bool:
    """Whether a table is named by the compass: E is East where everybody sits at one of its points, else a letter.

    >>> by_compass("NES"), by_compass("ABCDE")
    (True, False)
    """
    return all(seat in COMPASS for seat in seats)


PLAY = "play"
LONGEST_VALUE = 200
"""What is said with a move is never longer."""


class Move(NamedTuple):
    """One thing that a seat does, or that chance does at the table."""

    seat: Seat
    """Who; ``table`` where chance does it."""
    verb: str
    """``play`` or a word of the game: ``take``, ``draw``, ``knock``, …"""
    cards: tuple[Card, ...] = ()
    """The cards played, taken or given away."""
    value: str = ""
    """What is said with it: a suit, a seat, a number."""

    @property
    def card(self) -> Card:
        """The first card of the move."""
        return self.cards[0]

    def __str__(self) -> str:
        """Write the move so that ``read_move`` reads it back: ``W ♠A``, ``E take``, ``table ♣8``.

        >>> str(Move("W", "play", cards("♠8"), "♥")), str(Move("E", "take")), str(Move("S", "call", (), "♥"))
        ('W ♠8 = ♥', 'E take', 'S call = ♥')
        """
        words: list[str] = [self.seat]
        if self.verb != PLAY:
            words.append(self.verb)
        if self.cards:
            words.append(spell(self.cards))
        if self.value:
            words.append(f"= {self.value}")
        return " ".join(words)


@lru_cache(maxsize=100_000)
def play(seat: Seat, *laid: Card) -> Move:
    """Return the move of laying cards; the same object each time, for speed."""
    return Move(seat, PLAY, laid)


@lru_cache(maxsize=10_000)
def word(seat: Seat, verb: str) -> Move:
    """Return the move of saying a word, such as ``pass``; the same object each time, for speed."""
    return Move(seat, verb)


class _Plays(dict[Card, Move]):
    """The moves of one seat laying one card, each made when it is first asked for."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat

    def __missing__(self, one: Card) -> Move:
        move = self[one] = play(self.seat, one)
        return move


_plays = lru_cache(maxsize=1_000)(_Plays)


def plays(seat: Seat, hand: Iterable[Card]) -> list[Move]:
    """Return the moves of laying each card of a hand: ``play`` for every card, for less time.

    >>> plays(Seat("W"), cards("♠A K")) == [play(Seat("W"), one) for one in cards("♠A K")]
    True
    """
    return list(map(_plays(seat).__getitem__, hand))


def read_move(text: str, seats: Iterable[Seat], verbs: Sequence[str] = ()) -> Move:
    """Read a move as it is written; a third person is allowed (``E takes``), and ``?`` is a card that nobody has seen.

    Raises ``Complaint`` quoting the text: no such seat, or not a move.

    >>> read_move("W ♠A", "NESW"), str(read_move("E takes W", "NESW", ("take",)))
    (Move(seat='W', verb='play', cards=(card('♠A'),), value=''), 'E take = W')
    """
    said, _, value = text.partition("=")
    words, value = said.split(), value.strip()
    known = (*seats, TABLE)
    seat = next((s for s in known if words and words[0].lower() == s.lower()), None)
    if seat is None:
        raise Unreadable("no-such-seat", text=text, seats=", ".join(known))
    rest = in_signs(" ".join(words[1:])).split()
    verb = PLAY
    if rest and rest[0].isascii() and rest[0].replace("-", "").isalpha() and rest[0].islower() and len(rest[0]) > 2:
        verb = _verb(rest.pop(0), verbs)
        if verbs and verb not in verbs:
            raise Unreadable("no-such-verb", text=text, verb=verb, verbs=", ".join(verbs))
    named = next((s for s in known if rest == [s] or (len(rest) == 1 and rest[0].lower() == s.lower())), "")
    if verb != PLAY and named and not value:  # ``N takes W``: whose hand
        rest, value = [], named
    try:
        laid = (BACK,) if rest == [BACK.text] else cards(" ".join(rest))
    except ValueError as wrong:
        raise Unreadable("unreadable-move", text=text, why=str(wrong)) from None
    if (verb == PLAY and not laid) or not value.isprintable() or len(value) > LONGEST_VALUE:
        raise Unreadable("unreadable-move", text=text, why="")
    return Move(seat, verb, laid, value)


def _verb(word: str, verbs: Sequence[str]) -> str:
    """Return the plain form of a verb that may carry an s."""
    plain = (word, word.removesuffix("s"), word.removesuffix("es"))
    return next((form for form in plain if form in verbs), word)
