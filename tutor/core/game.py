"""What every game is made of: seats, moves, events, and a record of functions.

A game is a value of ``Game``: plain functions over its own frozen state. Chance is a move
too, made by the seat ``TABLE``, so that a record replays for ever.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from tutor.core.cards import BACK, Card, cards, spell
from tutor.core.rules import RuleId, Sieve, Verdict


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


PLAY = "play"
LONGEST_VALUE = 200
"""What is said with a move is never longer."""


class Complaint(ValueError):
    """Something that was asked for and cannot be: a key for the words, and the facts in them.

    The words are in ``content/app``; ``str()`` gives the key and the facts for a log.
    """

    def __init__(self, key: str, **facts: Any) -> None:
        """Keep the key of the sentence and its facts."""
        self.key = key
        self.facts = facts
        super().__init__(f"{key}: {', '.join(f'{k}={v}' for k, v in facts.items())}" if facts else key)


class IllegalMove(Complaint):
    """A move that can be read but is against the rules; it carries the verdict."""

    def __init__(self, verdict: Verdict, state: Any) -> None:
        """Keep the verdict and the state it was given in."""
        super().__init__("illegal-move", move=str(verdict.move), rule=verdict.rule)
        self.verdict = verdict
        self.state = state


class Move(NamedTuple):
    """One thing that a seat does, or that chance does at the table."""

    seat: Seat
    verb: str
    """``play`` or a word of the game: ``take``, ``draw``, ``knock``, …"""
    cards: tuple[Card, ...] = ()
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

    >>> read_move("W ♠A", "NESW"), read_move("E takes", "NESW", ("take",)).verb
    (Move(seat='W', verb='play', cards=(card('♠A'),), value=''), 'take')
    """
    said, _, value = text.partition("=")
    words, value = said.split(), value.strip()
    known = (*seats, TABLE)
    seat = next((s for s in known if words and words[0].lower() == s.lower()), None)
    if seat is None:
        raise Complaint("no-such-seat", text=text, seats=", ".join(known))
    rest = words[1:]
    verb = PLAY
    if rest and rest[0].isascii() and rest[0].replace("-", "").isalpha() and rest[0].islower() and len(rest[0]) > 2:
        verb = _verb(rest.pop(0), verbs)
        if verbs and verb not in verbs:
            raise Complaint("no-such-verb", text=text, verb=verb, verbs=", ".join(verbs))
    try:
        laid = (BACK,) if rest == [BACK.text] else cards(" ".join(rest))
    except ValueError as wrong:
        raise Complaint("unreadable-move", text=text, why=str(wrong)) from None
    if (verb == PLAY and not laid) or not value.isprintable() or len(value) > LONGEST_VALUE:
        raise Complaint("unreadable-move", text=text, why="")
    return Move(seat, verb, laid, value)


def _verb(word: str, verbs: Sequence[str]) -> str:
    """Return the plain form of a verb that may carry an s."""
    plain = (word, word.removesuffix("s"), word.removesuffix("es"))
    return next((form for form in plain if form in verbs), word)


class Event(NamedTuple):
    """Something that happened because of a move, and the rule that made it happen."""

    rule: RuleId
    facts: Mapping[str, Any] = {}
    gap: RuleId = ""


class Problem(NamedTuple):
    """One thing that is impossible in a position set up by hand: a key for the words, and facts."""

    key: str
    facts: Mapping[str, Any] = {}


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    rule: RuleId
    losers: tuple[Seat, ...] = ()
    winners: tuple[Seat, ...] = ()
    points: tuple[tuple[Seat, int], ...] = ()


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
    score: int | None = None


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards lying on the table."""

    name: str
    """A word of the app: ``pile``, ``stock``, ``discards``, ``turn-up``, …"""
    count: int
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
    facts: tuple[tuple[str, Any], ...] = ()
    """Further things to show, as (word of the app, value): trump, a pot, a score."""
    number: int = 0
    """The number of the trick or turn, from 1."""
    stopped_by: Seat | None = None
    """Whose card stopped the trick, where a game knows such a thing."""
    ledger: tuple[tuple[Seat, str, int, int], ...] = ()
    """Payments so far, where there is a bank: who, what for (a word of the game), how much, the bank then."""
    tricks: bool = True
    """Whether the game is played in tricks; without, the piles are the middle of the table."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game as a record of functions; everything else in the project works on this."""

    key: str
    """The first part of its rule ids."""
    folder: str
    """The folder of its texts."""
    options: type
    """Its frozen dataclass of options."""
    presets: Mapping[str, Any]
    """Its rule sets by name; the first is the game as the page tells it."""
    seats: Callable[[Any], tuple[int, int]]
    """(options) to the fewest and the most players."""
    start: Callable[[Any, tuple[Seat, ...]], Any]
    """(options, seats) to the state before the deal; chance deals by a move."""
    read: Callable[[Any, tuple[Seat, ...], Mapping[str, Any]], Any]
    """(options, seats, case) to a state, from ``hands`` or a ``position``."""
    write: Callable[[Any], Mapping[str, Any]]
    """A state to the ``position`` that ``read`` reads back."""
    check: Callable[[Any], Sequence[Problem]]
    """What is impossible in a position."""
    movers: Callable[[Any], tuple[Seat, ...]]
    """Who may act now, the one whose turn it is first; empty when the game is over."""
    attempts: Callable[[Any, Seat], Sequence[Move]]
    """Everything this seat could try, legal or not."""
    rules: Callable[[Any], Sequence[Sieve]]
    """(options) to the sieves in order."""
    apply: Callable[[Any, Move], tuple[Any, tuple[Event, ...]]]
    """A state and a legal move to the next state and what happened."""
    chance: Callable[[Any, Any], Move]
    """(state, random source) to one move of the table, where the table is to move."""
    chances: Callable[[Any], Sequence[Move] | None]
    """Every move the table could make, or None where they are too many (a deal)."""
    outcome: Callable[[Any], Outcome | None]
    """How it ended, or None."""
    facts: Callable[[Any, Move | None], Mapping[str, Any]]
    """What the sentences about a move here may name."""
    scene: Callable[[Any, Seat | None], Scene]
    """The position as shown; with a seat, as that seat sees it."""
    seen_by: Callable[[Any, Seat], Any]
    """What that seat can know: the same state with the rest blanked."""
    verbs: tuple[str, ...] = (PLAY,)
    """The kinds of move of this game."""
    tolerates: Callable[[Any, Verdict], bool] | None = None
    """Whether the table lets this illegal move happen, and punishes it, instead of refusing it."""
    hints: Callable[[Any, Seat], Sequence[Event]] | None = None
    """Advice of the page for this seat, never legality."""
    again: Callable[[Any], Any] | None = None
    """A finished state to the start of the next game of a series."""
    notices: Callable[[Any], Sequence[Problem]] | None = None
    """What a table allows but should know of; the key is that of a ``notice-`` sentence of the app."""
    twin: Callable[[Any, Move], Move] | None = None
    """Where one attempt stands for several that differ in nothing that matters: the attempt listed for this move."""
