"""Which exercise an address asks for: one of the book, one of random play, or a position of one's own."""

from __future__ import annotations

from tutor.cases.transcript import Case
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.moves import TABLE, Seat
from tutor.core.plain import Plain
from tutor.shown.address import Address
from tutor.shown.asked import asked_position
from tutor.teaching.exercises import of_position, read_name
from tutor.ui.exercise import position_of, seat_of
from tutor.words import library
from tutor.words.book.book import Book


def own(game: AnyGame, book: Book, where: Address) -> Plain:
    """Return the exercise that a position of one's own is.

    Raises ``Complaint`` where there is nothing to be marked in it.
    """
    asked = asked_position(game, book, where)
    one = of_position(asked.case) if not asked.problems else None
    if one is None:
        raise Complaint("exercise-no-choice")
    return one


def written(book: Book, id_: str, preset: str = "") -> Plain:
    """Return the exercise of a name; where none is named, the first of a rule set, else of the book.

    Raises ``Complaint`` naming the nearest where there is none.
    """
    ids = [one["id"] for one in book.exercises]
    under = (one["id"] for one in book.exercises if preset and one["case"].get("preset") == preset)
    current = id_ or next(under, ids[0])
    if current not in ids:
        if library.lesson(current) is not None:
            raise Complaint("exercise-not-here", text=current)
        raise Complaint("no-such-case", text=current, nearest=library.nearest(current))
    return book.exercises[ids.index(current)]


def case_of(game: AnyGame, book: Book, where: Address) -> tuple[Case, Seat]:
    """Return the position of an exercise and whose moves are asked.

    Raises ``Complaint`` where there is none.
    """
    made = read_name(where.case)
    if where.at:
        case = asked_position(game, book, where).case
        return case, next(iter(case.game.movers(case.play().end)), TABLE)
    one = made.made() if made is not None else written(book, where.case, where.preset)
    case = position_of(one)
    return case, seat_of(one, case)


def asked_alone(game: AnyGame, book: Book, where: Address) -> str:
    """Return whose view of an exercise can be locked: who is asked what is legal with no more than their own hand."""
    try:
        case, seat = case_of(game, book, where)
    except Complaint:
        return ""
    return str(seat) if of_position(case, seat) is not None else ""
