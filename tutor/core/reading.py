"""Reading positions by hand: the small questions that every game asks of what a person has written."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from tutor.core.cards import Card, NotACard, cards, suit_called
from tutor.core.complaints import Complaint, Unreadable
from tutor.core.moves import Seat
from tutor.core.plain import Plain


def fields_of(said: Plain, names: Sequence[str]) -> Mapping[str, Plain]:
    """Return what is said of a position as a mapping.

    Raises ``Complaint`` for something else, or for a field that the game does not have.
    """
    if not isinstance(said, Mapping):
        raise Unreadable("position-not-a-list", text=str(said)[:80])
    for name in said:
        if name not in names:
            raise Unreadable("no-such-field", field=str(name), fields=", ".join(names))
    return said


def list_of(field: str, said: Plain) -> Sequence[Plain]:
    """Return what is said as a list; nothing is an empty one.

    Raises ``Complaint`` naming the field for something else.
    """
    if said is None:
        return ()
    if isinstance(said, str) or not isinstance(said, Sequence):
        raise Unreadable("not-a-list", field=field, text=str(said)[:40])
    return said


def whole(field: str, said: Plain, least: int, most: int) -> int:
    """Read a whole number between two bounds.

    Raises ``Complaint`` naming the field and the bounds.
    """
    text = str(said).strip() if not isinstance(said, int) or abs(said) < 10**9 else "…"
    if not isinstance(said, bool) and text.isascii() and text.isdigit() and len(text) < 10:
        number = int(text)
        if least <= number <= most:
            return number
    raise Unreadable("not-a-number", field=field, text=text[:40], least=least, most=most)


def one_of(field: str, said: Plain, values: Sequence[str]) -> str:
    """Read one of several words; a suit may be called by any of its names.

    Raises ``Complaint`` naming the field and the words.
    """
    if said not in values and isinstance(said, str):
        said = next((one for one in (said.strip().lower(), suit_called(said)) if one and one in values), said)
    if said not in values:
        raise Unreadable("no-such-word", field=field, text=str(said)[:40], values=", ".join(v for v in values if v))
    return str(said)


def seat_number(seats: Sequence[Seat], name: Plain) -> int:
    """Return the number of a seat, however its name is capitalised.

    Raises ``Complaint`` naming the seats there are.
    """
    for player, seat in enumerate(seats):
        if seat.lower() == str(name).strip().lower():
            return player
    raise Complaint("no-such-seat", text=str(name), seats=", ".join(seats))


def read_cards(said: Plain, allowed: Collection[Card], seat: str = "") -> tuple[Card, ...]:
    """Read cards in the order written.

    Raises ``Complaint`` for something that is no card, a card of another pack, or a card twice.
    """
    try:
        found = cards("" if said in (None, "", [], {}) else str(said))
    except NotACard as wrong:
        raise Unreadable("unreadable-card", seat=seat, text=wrong.text) from None
    for place, one in enumerate(found):
        if one not in allowed:
            raise Complaint("card-foreign", card=one)
        if one in found[:place]:
            raise Complaint("card-twice", card=one)
    return found


def read_hands(seats: Sequence[Seat], said: Plain, allowed: Collection[Card]) -> tuple[tuple[Card, ...], ...]:
    """Read the hands, each in the order written; a seat that is not named holds nothing.

    Raises ``Complaint`` as ``read_cards`` does, and for a seat that is not there.
    """
    if not isinstance(said, Mapping):
        raise Unreadable("hands-not-a-list", text=str(said)[:80])
    hands: list[tuple[Card, ...]] = [()] * len(seats)
    seen: set[Card] = set()
    for name, text in said.items():
        player = seat_number(seats, name)
        hands[player] = read_cards(text, allowed, seats[player])
        for one in hands[player]:
            if one in seen:
                raise Complaint("card-twice", card=one)
            seen.add(one)
    return tuple(hands)
