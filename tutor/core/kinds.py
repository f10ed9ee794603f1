"""What a field of a position can be: a number, a word, a seat, cards in a hand, in the trick, in a pile.

A kind reads what a person wrote and says it again; what it reads is a plain value that the state keeps.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from tutor.core.cards import Card, spell
from tutor.core.complaints import Complaint
from tutor.core.moves import PLAY, TABLE, read_move
from tutor.core.plain import Plain
from tutor.core.reading import list_of, one_of, read_cards, read_hands, seat_number, whole
from tutor.core.rules import RuleId
from tutor.core.seats import NOBODY
from tutor.core.situation import Situation

S = TypeVar("S", bound=Situation)
S_contra = TypeVar("S_contra", bound=Situation, contravariant=True)
V = TypeVar("V")
E = TypeVar("E", bound=Enum)

Said: TypeAlias = Plain
Hand: TypeAlias = tuple[Card, ...]
Laid: TypeAlias = tuple[int, Card]
"""Who laid a card, and the card."""
PackOf: TypeAlias = Callable[[S], Collection[Card]]
"""The cards of the game, by its options."""
Sorting: TypeAlias = Callable[[Iterable[Card]], Hand]


class Kind(Protocol[S_contra, V]):
    """What a field is: how it is read from what was said, and how it is said."""

    def read(self, state: S_contra, name: str, said: Said) -> V:
        """Read what was said of the field of this name.

        Raises ``Complaint`` where it cannot be that.
        """

    def write(self, state: S_contra, value: V) -> object:
        """Say the value so that ``read`` reads it back."""


@dataclass(frozen=True)
class Number:
    """A whole number between two bounds, which may depend on the state read so far."""

    least: int
    most: int | Callable[[Any], int]  # Any: whatever state the game has

    def read(self, state: Situation, name: str, said: Said) -> int:
        """Read it, below nothing too."""
        most = self.most if isinstance(self.most, int) else self.most(state)
        text = str(said).strip() if not isinstance(said, int) or abs(said) < 10**9 else "…"
        if self.least < 0 and text.startswith("-"):
            return -whole(name, text[1:], 0, -self.least)
        return whole(name, said, max(self.least, 0), most)

    def write(self, state: Situation, value: int) -> object:
        """Say it."""
        return value


@dataclass(frozen=True)
class Word:
    """One of several words."""

    values: tuple[str, ...]

    def read(self, state: Situation, name: str, said: Said) -> str:
        """Read it."""
        return one_of(name, said, self.values)

    def write(self, state: Situation, value: str) -> object:
        """Say it."""
        return value


@dataclass(frozen=True)
class Flag:
    """Yes or no."""

    def read(self, state: Situation, name: str, said: Said) -> bool:
        """Read it; the answers of YAML are read too."""
        return said is True or (said is not False and one_of(name, said, ("yes", "no")) == "yes")

    def write(self, state: Situation, value: bool) -> object:
        """Say it."""
        return "yes" if value else "no"


@dataclass(frozen=True)
class Member(Generic[E]):
    """One of an enumeration, by its value: a phase."""

    members: type[E]

    def read(self, state: Situation, name: str, said: Said) -> E:
        """Read it."""
        return self.members(one_of(name, said, tuple(one.value for one in self.members)))

    def write(self, state: Situation, value: E) -> object:
        """Say it."""
        return value.value


@dataclass(frozen=True)
class OneRule:
    """The id of one of several rules, or none."""

    ids: tuple[RuleId, ...]

    def read(self, state: Situation, name: str, said: Said) -> RuleId | None:
        """Read it."""
        return RuleId(said) if one_of(name, said, ("", *self.ids)) else None

    def write(self, state: Situation, value: RuleId | None) -> object:
        """Say it."""
        return "" if value is None else str(value)


@dataclass(frozen=True)
class OneSeat:
    """A player by the name of the seat."""

    or_nobody: bool = False
    """Whether it may be nobody, though somebody is usual."""

    def read(self, state: Situation, name: str, said: Said) -> int:
        """Read it."""
        return NOBODY if self.or_nobody and said == "" else seat_number(state.seats, said)

    def write(self, state: Situation, value: int) -> object:
        """Say it."""
        return "" if value == NOBODY else str(state.seats[value])


@dataclass(frozen=True)
class Seats:
    """Several players."""

    ordered: bool = True
    """Whether the order matters; else they are sorted as seated, each once."""

    def read(self, state: Situation, name: str, said: Said) -> tuple[int, ...]:
        """Read them."""
        named = tuple(seat_number(state.seats, one) for one in _names(name, said))
        return named if self.ordered else tuple(sorted(set(named)))

    def write(self, state: Situation, value: tuple[int, ...]) -> object:
        """Say them."""
        return [str(state.seats[player]) for player in value]


@dataclass(frozen=True)
class Marks:
    """A yes or no for each player: those who are named."""

    def read(self, state: Situation, name: str, said: Said) -> tuple[bool, ...]:
        """Read them."""
        named = {seat_number(state.seats, one) for one in _names(name, said)}
        return tuple(player in named for player in range(len(state.seats)))

    def write(self, state: Situation, value: tuple[bool, ...]) -> object:
        """Say them."""
        return [str(seat) for seat, mark in zip(state.seats, value, strict=bool(value)) if mark]


def _names(name: str, said: Said) -> Sequence[Said]:
    return said.replace(",", " ").split() if isinstance(said, str) else list_of(name, said)


@dataclass(frozen=True)
class PerSeat:
    """A number for each player, by name or in the order seated; who is not named has the usual one."""

    least: int
    most: int
    usual: int = 0
    or_none: bool = False
    """Whether there may be none at all, which an empty list says."""

    def read(self, state: Situation, name: str, said: Said) -> tuple[int, ...]:
        """Read them."""
        number, count = Number(self.least, self.most), len(state.seats)
        if isinstance(said, Mapping):
            found = {seat_number(state.seats, seat): number.read(state, name, one) for seat, one in said.items()}
            return tuple(found.get(player, self.usual) for player in range(count))
        listed = tuple(number.read(state, name, one) for one in list_of(name, said))
        if len(listed) != count and (listed or not self.or_none):
            raise Complaint("numbers-per-seat", field=name, n=count)
        return listed

    def write(self, state: Situation, value: tuple[int, ...]) -> object:
        """Say those that are not usual."""
        if not value:
            return []
        return {str(seat): n for seat, n in zip(state.seats, value, strict=True) if n != self.usual}


@dataclass(frozen=True)
class Cards(Generic[S]):
    """Cards in the order said, or sorted."""

    pack: PackOf[S]
    sort: Sorting = tuple

    def read(self, state: S, name: str, said: Said) -> Hand:
        """Read them."""
        return self.sort(read_cards(said, self.pack(state)))

    def write(self, state: S, value: Hand) -> object:
        """Say them."""
        return spell(value)


@dataclass(frozen=True)
class OneCard(Generic[S]):
    """One card, or none."""

    pack: PackOf[S]

    def read(self, state: S, name: str, said: Said) -> Card | None:
        """Read it."""
        found = read_cards(said, self.pack(state))
        if len(found) > 1:
            raise Complaint("one-card-only", field=name, n=len(found))
        return found[0] if found else None

    def write(self, state: S, value: Card | None) -> object:
        """Say it."""
        return "" if value is None else value.text


@dataclass(frozen=True)
class Pile(Generic[S]):
    """Cards that lie in a place of their own: ``rest`` are those that lie nowhere else; a number must say the same."""

    pack: PackOf[S]
    elsewhere: Callable[[S], Iterable[Card]]
    """Every card that lies somewhere else."""
    sort: Sorting = tuple
    miscount: str = "pile-count"
    """The complaint about a number that is not the rest."""

    def rest(self, state: S) -> Hand:
        """Return the cards that lie nowhere else."""
        used = set(self.elsewhere(state))
        return self.sort(card for card in self.pack(state) if card not in used)

    def read(self, state: S, name: str, said: Said) -> Hand:
        """Read them."""
        number = isinstance(said, int) or str(said).isdecimal()
        if not number and said != "rest":
            return self.sort(read_cards(said, self.pack(state)))
        rest = self.rest(state)
        if number and whole(name, said, 0, len(self.pack(state))) != len(rest):
            raise Complaint(self.miscount, field=name, n=int(said), rest=len(rest))
        return rest

    def write(self, state: S, value: Hand) -> object:
        """Say them."""
        return spell(value)


@dataclass(frozen=True)
class Hands(Generic[S]):
    """Cards for each player; who is not named has none."""

    pack: PackOf[S]
    sort: Sorting = tuple

    def read(self, state: S, name: str, said: Said) -> tuple[Hand, ...]:
        """Read them."""
        return tuple(self.sort(hand) for hand in read_hands(state.seats, said, self.pack(state)))

    def write(self, state: S, value: tuple[Hand, ...]) -> object:
        """Say them."""
        return {str(seat): spell(hand) for seat, hand in zip(state.seats, value, strict=bool(value)) if hand}


@dataclass(frozen=True)
class Heaps(Generic[S]):
    """Cards in several heaps that belong to nobody."""

    pack: PackOf[S]

    def read(self, state: S, name: str, said: Said) -> tuple[Hand, ...]:
        """Read them."""
        return tuple(read_cards(heap, self.pack(state)) for heap in list_of(name, said))

    def write(self, state: S, value: tuple[Hand, ...]) -> object:
        """Say them."""
        return [spell(heap) for heap in value]


@dataclass(frozen=True)
class Trick(Generic[S]):
    """Cards as they were laid, one a player: ``N ♥D``."""

    pack: PackOf[S]

    def read(self, state: S, name: str, said: Said) -> tuple[Laid, ...]:
        """Read them."""
        return tuple(self._laid(state, str(one)) for one in list_of(name, said))

    def _laid(self, state: S, text: str) -> Laid:
        move = read_move(text, state.seats)
        if move.verb != PLAY or len(move.cards) != 1 or move.seat == TABLE:
            raise Complaint("unreadable-move", text=text, why="")
        if move.card not in self.pack(state):
            raise Complaint("card-foreign", card=move.card)
        return state.seats.index(move.seat), move.card

    def write(self, state: S, value: tuple[Laid, ...]) -> object:
        """Say them."""
        return [f"{state.seats[player]} {card}" for player, card in value]
