"""Classes at the table: what is shown now, who is there, and one ballot for each phone and question.

Everything a class is stands here, so that whoever comes back, to whichever server, finds it as it was.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from tutor.core.complaints import Complaint
from tutor.store.class_sql import (
    ALIVE,
    AWAY,
    BY_CODE,
    BY_ID_HELD,
    CHOICES,
    CHOSEN,
    CROWD,
    HEARD,
    NAME,
    RENAMED,
    SEATS,
    STANDING,
    entered,
)
from tutor.store.keeping import Store, new_key, now, storable
from tutor.store.tables import Ballot, Besides, Place, Room

SIGNS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""What codes are made of: nothing that is taken for something else when it is read aloud or copied."""
LENGTH = 6
A_DAY = 24 * 60 * 60 * 1000
HERE = 20_000
"""Who was heard of in so many milliseconds is there."""
MOST_SEATS = 1_000
LONGEST_NAME, LONGEST_KEY, LONGEST_CHOICE = 24, 64, 2_000

GATHERING, OPEN, STOPPED, REVEALED, OVER = "gathering", "open", "stopped", "revealed", "over"


@dataclass(frozen=True, slots=True)
class Held:
    """A class as it stands."""

    id: str
    """Known to its teacher alone."""
    code: str
    """What learners type."""
    title: str
    lang: str
    blocks: int
    """How many questions and tables there are."""
    block: int
    turn: int
    """For which time the block is asked, from 1."""
    phase: str
    revision: int
    """Grows with every change of what is shown."""
    since: int
    changed: int
    """When it began, and since when it shows what it shows, in milliseconds since 1970."""
    kept: bool
    """Whether it stays longer than a day."""
    shut: bool = False
    """Whether its door is closed: who has a seat goes on, and nobody new comes in."""
    besides: int = 0
    """How many questions it was asked besides; they are numbered behind those of its notebook."""
    onward: int = -1
    """Which block comes next, where that is not the following one."""
    later: str = ""
    """The blocks that whoever leads it wants to come back to, with a space between them."""
    step: int = 0
    """How many presses of what comes in steps were made since what is shown came up."""

    @property
    def marked(self) -> tuple[int, ...]:
        """The blocks to come back to."""
        return tuple(int(one) for one in self.later.split())


@dataclass(frozen=True, slots=True)
class Crowd:
    """Who is in a class."""

    here: int
    joined: int
    answered: int
    """How many have answered what is asked now."""


NOBODY = Crowd(0, 0, 0)


@dataclass(frozen=True, slots=True)
class Press:
    """A choice made on a phone."""

    room: str
    block: int
    turn: int
    seat: str
    choice: str
    press: int
    """Grows with every press of a phone: what was sent late or twice changes nothing."""


# Opening and finding


def open_class(store: Store, title: str, lang: str, text: str, blocks: int) -> Held:
    """Open a class; what has had its day is deleted."""
    forget_old(store)
    begun = now()
    with store.writing() as connection:
        while True:
            code = "".join(secrets.choice(SIGNS) for _ in range(LENGTH))
            if connection.scalar(select(Room.id).filter_by(code=code)) is None:
                break
        held = Held(new_key(), code, storable(title), lang, blocks, 0, 1, GATHERING, 1, begun, begun, kept=False)
        connection.execute(insert(Room).values(**asdict(held), text=storable(text)))
    return held


def class_of(connection: Connection, id_: str, *, lock: str = "") -> Held:
    """Return a class as it stands; with a lock to read or write, held still until what is done is kept.

    Raises ``Complaint`` where it is not there, or has had its day.
    """
    row = connection.execute(BY_ID_HELD[lock], {"in": id_, "day": _a_day_ago()}).first()
    if row is None:
        raise Complaint("class-none")
    return Held(*row)


def text_of(store: Store, id_: str, *, alone: bool = False) -> str:
    """Return the notebook that a class goes through, as it was at the opening, and what was asked besides unless alone.

    Raises ``Complaint`` where the class is not there.
    """
    with store.reading() as connection:
        text = connection.scalar(select(Room.text).filter_by(id=id_).where(ALIVE), {"day": _a_day_ago()})
        besides = connection.scalars(select(Besides.text).filter_by(room=id_).order_by(Besides.number)).all()
    if text is None:
        raise Complaint("class-none")
    return str(text) if alone else joined(str(text), besides)


def joined(text: str, besides: Sequence[str]) -> str:
    """Return a notebook with what was asked besides behind it."""
    return "\n\n".join([text, *besides])


def class_with(connection: Connection, code: str) -> Held | None:
    """Return the class with a code, if there is one."""
    row = connection.execute(BY_CODE, {"code": code, "day": _a_day_ago()}).first()
    return None if row is None else Held(*row)


def classes(store: Store) -> list[Held]:
    """Return every class, the latest first."""
    with store.reading() as connection:
        wanted = select(*STANDING).where(ALIVE).order_by(Room.since.desc(), Room.id)
        rows = connection.execute(wanted, {"day": _a_day_ago()})
        return [Held(*row) for row in rows]


def keep_class(store: Store, id_: str, *, kept: bool) -> None:
    """Keep a class longer than a day, or no longer."""
    with store.writing() as connection:
        class_of(connection, id_)
        connection.execute(update(Room).filter_by(id=id_).values(kept=kept, changed=now()))


def remove_class(store: Store, id_: str) -> None:
    """Delete a class with everything in it."""
    with store.writing() as connection:
        connection.execute(delete(Room).filter_by(id=id_))


def forget_old(store: Store) -> None:
    """Delete the classes that have had their day and are not kept."""
    with store.writing() as connection:
        connection.execute(delete(Room).where(~ALIVE), {"day": _a_day_ago()})


def _a_day_ago() -> int:
    return now() - A_DAY


# Learners


def take_seat(connection: Connection, room: str, key: str, name: str) -> None:
    """Give a phone a seat, or its seat another nickname.

    Raises ``Complaint`` where the class is full, its door is closed, or this phone was sent away.
    """
    name = nickname(name)
    if connection.execute(RENAMED, {"in": room, "of": key, "called": name, "at": now()}).rowcount:
        return
    if was_sent_away(connection, room, key):
        raise Complaint("class-sent-away")
    if class_of(connection, room, lock="read").shut:
        raise Complaint("class-shut")
    if (connection.scalar(SEATS, {"in": room}) or 0) >= MOST_SEATS:
        raise Complaint("class-full", most=MOST_SEATS)
    row = {"room": room, "key": key, "name": name, "since": now(), "seen": now(), "away": False}
    connection.execute(entered(connection.dialect.name, Place, "name", "seen"), row)


def close_door(store: Store, id_: str, *, shut: bool) -> None:
    """Close the door of a class to whoever has no seat, or open it."""
    with store.writing() as connection:
        class_of(connection, id_)
        connection.execute(update(Room).filter_by(id=id_).values(shut=shut))


def send_away(store: Store, room: str, key: str) -> None:
    """Take a phone its seat and what it chose, for good; with its key it does not come in again.

    The class has another revision then: every phone looks again, and so this one learns of it.
    """
    with store.writing() as connection:
        connection.execute(update(Room).filter_by(id=room).values(revision=Room.revision + 1))
        connection.execute(update(Place).filter_by(room=room, key=key).values(away=True, name=""))
        connection.execute(delete(Ballot).filter_by(room=room, seat=key))


def was_sent_away(connection: Connection, room: str, key: str) -> bool:
    """Whether a phone had a seat until it was sent out."""
    return bool(connection.scalar(AWAY, {"in": room, "of": key}))


def there(store: Store, room: str) -> list[tuple[int, str, str]]:
    """Return (number of the seat, key, nickname) of every phone that has a seat and was heard of lately, in order."""
    with store.reading() as connection:
        number = numbers(connection, room)
        wanted = select(Place.key, Place.name).filter_by(room=room, away=False).where(Place.seen > now() - HERE)
        return sorted((number[row.key], row.key, row.name) for row in connection.execute(wanted))


def nickname(said: str) -> str:
    r"""Return a nickname as it is kept: one short line of signs that can be seen.

    >>> nickname("  Kim\n<b>  "), nickname("x" * 50) == "x" * LONGEST_NAME
    ('Kim <b>', True)
    """
    seen = "".join(sign if sign.isprintable() else " " for sign in said[: 4 * LONGEST_NAME])
    return " ".join(storable(seen).split())[:LONGEST_NAME].strip()


def cast(connection: Connection, press: Press) -> bool:
    """Count what a phone chose in place of what it chose before; return whether it could still be chosen.

    The class is held still meanwhile: what comes after the reveal never counts.
    """
    held = class_of(connection, press.room, lock="read")
    if held.phase != OPEN or (held.block, held.turn) != (press.block, press.turn):
        return False
    if seat_of(connection, press.room, press.seat) is None:
        raise Complaint("class-no-seat")
    ballot = entered(connection.dialect.name, Ballot, "choice", "press", "at")
    connection.execute(ballot, {**asdict(press), "at": now()})
    return True


def seat_of(connection: Connection, room: str, key: str) -> str | None:
    """Return the nickname of a seat, which may be empty; nothing where there is no such seat."""
    return connection.scalar(NAME, {"in": room, "of": key})


def chosen(connection: Connection, held: Held, key: str) -> tuple[str, int]:
    """Return what a phone chose of what is shown now, and by which press; nothing and 0 where it did not choose."""
    row = connection.execute(CHOSEN, {"in": held.id, "block": held.block, "turn": held.turn, "of": key}).first()
    return (row.choice, row.press) if row else ("", 0)


def seen(connection: Connection, heard: Mapping[tuple[str, str], int]) -> None:
    """Keep when phones were heard of last, as (class, seat) with the time."""
    # In one order, so that two servers never wait for each other.
    rows = [{"in": room, "of": key, "at": at} for (room, key), at in sorted(heard.items())]
    connection.execute(HEARD, rows)


# What the teacher sees


def crowd(connection: Connection, held: Held) -> Crowd:
    """Return how many are there, and how many have answered."""
    now_ = {"in": held.id, "block": held.block, "turn": held.turn, "lately": now() - HERE}
    return Crowd(*connection.execute(CROWD, now_).one())


def look_in(connection: Connection, code: str) -> tuple[Held | None, Crowd]:
    """Return the class with a code, if there is one, and how many are in it."""
    held = class_with(connection, code)
    return held, NOBODY if held is None else crowd(connection, held)


def standing(connection: Connection, id_: str) -> tuple[Held, Crowd, list[str]]:
    """Return a class, how many are in it, and what they chose of what is shown now.

    Raises ``Complaint`` where it is not there.
    """
    held = class_of(connection, id_)
    return held, crowd(connection, held), choices_now(connection, held)


def names(store: Store, room: str) -> list[str]:
    """Return the nicknames of who is there."""
    with store.reading() as connection:
        wanted = select(Place.name).filter_by(room=room).where(Place.seen > now() - HERE, Place.name != "")
        return list(connection.scalars(wanted.order_by(Place.since)))


def seats(store: Store, room: str) -> int:
    """Return how many phones have a seat."""
    with store.reading() as connection:
        return connection.scalar(SEATS, {"in": room}) or 0


def choices(store: Store, room: str) -> dict[tuple[int, int], list[str]]:
    """Return everything that was chosen, by (block, turn)."""
    found: dict[tuple[int, int], list[str]] = {}
    wanted = select(Ballot.block, Ballot.turn, Ballot.choice).filter_by(room=room).where(Ballot.choice != "")
    with store.reading() as connection:
        for row in connection.execute(wanted.order_by(Ballot.block, Ballot.turn, Ballot.at)):
            found.setdefault((row.block, row.turn), []).append(row.choice)
    return found


def choices_now(connection: Connection, held: Held) -> list[str]:
    """Return what was chosen of what is shown now."""
    return list(connection.scalars(CHOICES, {"in": held.id, "block": held.block, "turn": held.turn}))


def by_number(connection: Connection, held: Held) -> list[tuple[int, str]]:
    """Return what is chosen now by the number of the seat, in the order in which they were taken; nothing is empty."""
    said = select(Ballot.seat, Ballot.choice).filter_by(room=held.id, block=held.block, turn=held.turn)
    choice = {row.seat: row.choice for row in connection.execute(said)}
    return [(number, choice.get(key, "")) for key, number in numbers(connection, held.id).items()]


def numbers(connection: Connection, room: str) -> dict[str, int]:
    """Return the number of every seat of a class: the first phone is 1."""
    keys = connection.scalars(select(Place.key).filter_by(room=room).order_by(Place.since, Place.key))
    return {key: number for number, key in enumerate(keys, 1)}


def number_of(connection: Connection, room: str, key: str) -> int:
    """Return the number of one seat; 0 where there is none."""
    own = select(Place.since).filter_by(room=room, key=key).scalar_subquery()
    before = or_(Place.since < own, and_(Place.since == own, Place.key <= key))
    return int(connection.scalar(select(func.count()).select_from(Place).where(Place.room == room, before)) or 0)


def ballots_of(store: Store, room: str) -> list[tuple[int, int, int, str]]:
    """Return every ballot of a class as (block, time it was asked, number of the seat, choice)."""
    with store.reading() as connection:
        number = numbers(connection, room)
        every = select(Ballot.block, Ballot.turn, Ballot.seat, Ballot.choice).filter_by(room=room)
        found = [(row.block, row.turn, number.get(row.seat, 0), row.choice) for row in connection.execute(every)]
    return sorted(found)


def counted(chosen_: Sequence[str]) -> dict[str, int]:
    r"""Count choices, of which one ballot may hold several, a line each.

    >>> counted(["E ♠K", "E ♠K\nE ♥2"])
    {'E ♠K': 2, 'E ♥2': 1}
    """
    found: dict[str, int] = {}
    for ballot in chosen_:
        for one in ballot.split("\n"):
            found[one] = found.get(one, 0) + 1
    return found
