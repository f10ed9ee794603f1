"""Keeping and finding what must last."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tutor.core.complaints import Complaint
from tutor.core.plain import Plain
from tutor.store.copies import copy_of_the_day
from tutor.store.opening import address, opened, sentences, writing
from tutor.store.tables import Answer, Learner, Notebook, Played, Review, Sealed, Secret, Table, Version, Visit

OWN = "own"
"""The learner on one's own machine, where no key is asked for."""


LONGEST_ID, LONGEST_KEPT = 200, 200_000
MOST_ROWS = {"answers": 20_000, "visits": 2_000, "games": 300, "sealed": 500, "reviews": 2_000}
"""What is kept of one reader on a server: more than anybody learns in years, and no more than some megabytes."""


def new_key() -> str:
    """Return a key that nobody guesses."""
    return secrets.token_urlsafe(16)


@dataclass(frozen=True, slots=True)
class Progress:
    """How far somebody is in a notebook."""

    read: frozenset[str] = frozenset()
    """The ids of the stations that were read."""
    answered: Mapping[str, bool] = field(default_factory=dict)
    """The exercises that were answered, and whether the last answer was right."""


@dataclass(frozen=True, slots=True)
class Saved:
    """One version of a notebook."""

    notebook: str
    number: int
    text: str
    at: int
    """When it was saved, in milliseconds since 1970."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A game that somebody plays, as it stands."""

    id: str
    text: str
    at: int
    """When it was kept last, in milliseconds since 1970."""


class Store:
    """What lasts, in one database."""

    def __init__(self, where: URL | None = None) -> None:
        """Open the database, the usual one unless another is named.

        Raises ``Complaint`` where it cannot be reached.
        """
        self.where = where or address()
        self.engine: Engine = opened(self.where)
        self._day = _today()

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Look at one moment of the database."""
        with sentences(self.where), self.engine.connect() as connection, connection.begin():
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Change the database: all of it is kept, or nothing. The first change of a day has the day before copied."""
        if self._day != _today():
            self._day = _today()
            if self.where.get_backend_name() == "sqlite" and self.where.database:
                copy_of_the_day(Path(self.where.database))
        with sentences(self.where), writing(self.engine) as connection:
            yield connection

    # Who is who

    def secret(self, name: str) -> str:
        """Return something made at random, the same for every copy of a server and after every start."""
        with self.writing() as connection:
            enter(connection, Secret, {"name": name, "value": secrets.token_urlsafe(32)})
            return str(connection.scalar(select(Secret.value).filter_by(name=name)))

    def knows(self, learner: str) -> bool:
        """Whether something is kept of a learner."""
        with self.reading() as connection:
            return connection.scalar(select(Learner.since).filter_by(key=learner)) is not None

    # Learning

    def answered(self, learner: str, exercise: str, *, right: bool) -> None:
        """Keep that somebody has answered an exercise."""
        with self.writing() as connection:
            known(connection, learner)
            room_for(connection, Answer, learner)
            at, key = now(), (Answer.learner == learner) & (Answer.exercise == exercise)
            latest = connection.scalar(select(func.max(Answer.at)).where(key)) or 0
            row = {"learner": learner, "exercise": exercise, "right": right, "at": max(at, latest + 1)}
            connection.execute(insert(Answer).values(row))

    def visited(self, learner: str, notebook: str, station: str) -> None:
        """Keep that somebody has read a station."""
        with self.writing() as connection:
            known(connection, learner)
            room_for(connection, Visit, learner)
            what = {"notebook": storable(notebook)[:LONGEST_ID], "station": storable(station)[:LONGEST_ID]}
            row = {"learner": learner, **what, "at": now()}
            enter(connection, Visit, row)

    def progress(self, learner: str, notebook: str) -> Progress:
        """Return how far somebody is in a notebook."""
        with self.reading() as connection:
            read = connection.scalars(select(Visit.station).filter_by(learner=learner, notebook=notebook))
            rows = connection.execute(
                select(Answer.exercise, Answer.right).filter_by(learner=learner).order_by(Answer.at)
            )
            return Progress(frozenset(read), {row.exercise: row.right for row in rows})

    # Playing

    def keep_game(self, learner: str, text: str, id_: str = "") -> str:
        """Keep a game as it stands, a new one unless it is named; return its name."""
        text = short(storable(text))
        with self.writing() as connection:
            if id_:
                changed = update(Played).where(Played.id == id_).values(text=text, at=now())
                if connection.execute(changed).rowcount:
                    return id_
            known(connection, learner)
            room_for(connection, Played, learner)
            row = {"id": id_ or new_key(), "learner": learner, "text": text, "at": now()}
            connection.execute(insert(Played).values(row))
            return str(row["id"])

    def game(self, id_: str) -> Kept:
        """Return a game as it was kept last.

        Raises ``Complaint`` where it is not there.
        """
        with self.reading() as connection:
            row = connection.execute(select(Played.id, Played.text, Played.at).filter_by(id=id_)).first()
        if row is None:
            raise Complaint("store-no-game")
        return Kept(row.id, row.text, row.at)

    def games(self, learner: str) -> list[Kept]:
        """Return every game of somebody, the latest first."""
        with self.reading() as connection:
            found = select(Played.id, Played.text, Played.at).filter_by(learner=learner)
            return [Kept(row.id, row.text, row.at) for row in connection.execute(found.order_by(Played.at.desc()))]

    def remove_game(self, id_: str) -> None:
        """Delete a game."""
        with self.writing() as connection:
            connection.execute(delete(Played).where(Played.id == id_))

    # Sharing

    def seal(self, learner: str, text: str) -> str:
        """Keep what a link must not carry; return the key of it, the same for what is kept already."""
        text = short(storable(text))
        with self.writing() as connection:
            known(connection, learner)
            there = connection.scalar(select(Sealed.id).filter_by(learner=learner, text=text))
            if there is not None:
                return str(there)
            room_for(connection, Sealed, learner)
            row = {"id": new_key(), "learner": learner, "text": text, "at": now()}
            connection.execute(insert(Sealed).values(row))
            return str(row["id"])

    def unsealed(self, id_: str) -> str:
        """Return what is kept under a key.

        Raises ``Complaint`` where there is nothing.
        """
        with self.reading() as connection:
            text = connection.scalar(select(Sealed.text).filter_by(id=id_))
        if text is None:
            raise Complaint("store-not-sealed")
        return text

    def sealed_by(self, learner: str, page: str) -> list[Kept]:
        """Return what a learner keeps for a page, the latest first."""
        found = select(Sealed).where(Sealed.learner == learner, Sealed.text.startswith(f"{page}?", autoescape=True))
        with self.reading() as connection:
            return [Kept(row.id, row.text, row.at) for row in connection.execute(found.order_by(Sealed.at.desc()))]

    def unseal(self, learner: str, id_: str) -> None:
        """Delete what a learner keeps under a key."""
        with self.writing() as connection:
            connection.execute(delete(Sealed).where(Sealed.id == id_, Sealed.learner == learner))

    # Writing

    def save(self, text: str, notebook: str = "", seen: int = 0) -> Saved:
        """Keep a notebook as its next version; ``seen`` is the version that was changed.

        Raises ``Complaint`` where somebody else has saved it since, or it is not there.
        """
        text = storable(text)
        with self.writing() as connection:
            if not notebook:
                notebook, seen = new_key(), 0
                connection.execute(insert(Notebook).values(id=notebook, since=now()))
            latest = _latest(connection, notebook)
            if latest != seen:
                raise Complaint("store-changed-meanwhile", n=latest)
            saved = Saved(notebook, latest + 1, text, now())
            row = {"notebook": notebook, "number": saved.number, "text": text, "at": saved.at}
            connection.execute(insert(Version).values(row))
        return saved

    def notebook(self, id_: str, number: int = 0) -> Saved:
        """Return a notebook as it was saved last, or a version of it.

        Raises ``Complaint`` where it is not there.
        """
        with self.reading() as connection:
            wanted = number or _latest(connection, id_)
            row = connection.execute(select(Version.text, Version.at).filter_by(notebook=id_, number=wanted)).first()
        if row is None:
            raise Complaint("store-no-version", n=wanted)
        return Saved(id_, wanted, row.text, row.at)

    def versions(self, id_: str) -> list[tuple[int, int]]:
        """Return the number and the time of every version, the newest first."""
        with self.reading() as connection:
            rows = connection.execute(
                select(Version.number, Version.at).filter_by(notebook=id_).order_by(Version.number.desc())
            )
            return [(row.number, row.at) for row in rows]

    def notebooks(self) -> list[Saved]:
        """Return every notebook as it was saved last, the latest first."""
        newest = select(Version.notebook, func.max(Version.number).label("number")).group_by(Version.notebook)
        latest = newest.subquery()
        both = (Version.notebook == latest.c.notebook) & (Version.number == latest.c.number)
        with self.reading() as connection:
            rows = connection.execute(
                select(Version.notebook, Version.number, Version.text, Version.at)
                .join(latest, both)
                .order_by(Version.at.desc())
            )
            return [Saved(row.notebook, row.number, row.text, row.at) for row in rows]

    def remove(self, id_: str) -> None:
        """Delete a notebook with all its versions."""
        with self.writing() as connection:
            connection.execute(delete(Notebook).where(Notebook.id == id_))


def _today() -> int:
    return now() // (24 * 60 * 60 * 1000)


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def storable(text: str) -> str:
    """Return a text without the two things that PostgreSQL cannot keep: the null sign and half a character."""
    return text.replace("\0", "\ufffd").encode("utf-8", "replace").decode("utf-8")


def short(text: str) -> str:
    """Return a text that is short enough to be kept of somebody who may not write.

    Raises ``Complaint`` where it is not.
    """
    if len(text) > LONGEST_KEPT:
        raise Complaint("file-too-big", most=LONGEST_KEPT // 1000)
    return text


def room_for(connection: Connection, table: type[Answer | Visit | Played | Sealed | Review], learner: str) -> None:
    """See that one more row may be kept of a learner; nobody who reads comes near.

    Raises ``Complaint`` where it may not.
    """
    there = connection.scalar(select(func.count()).select_from(table).where(table.learner == learner)) or 0
    if learner != OWN and there >= MOST_ROWS[table.__tablename__]:
        raise Complaint("store-full", most=MOST_ROWS[table.__tablename__])


def enter(connection: Connection, table: type[Table], row: Mapping[str, Plain]) -> None:
    """Add a row unless it is there."""
    add = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    connection.execute(add(table).values(**row).on_conflict_do_nothing())


def known(connection: Connection, learner: str) -> None:
    """Enter a learner who is new; whoever writes for the same learner on another server waits."""
    enter(connection, Learner, {"key": learner, "since": now()})
    connection.execute(select(Learner.key).filter_by(key=learner).with_for_update())


def _latest(connection: Connection, notebook: str) -> int:
    """Return the number of the last version; whoever saves the same notebook on another server waits."""
    found = select(Notebook.since).filter_by(id=notebook)
    if (
        connection.scalar(found.with_for_update() if connection.get_execution_options().get("writes") else found)
        is None
    ):
        raise Complaint("store-no-notebook")
    return connection.scalar(select(func.max(Version.number)).filter_by(notebook=notebook)) or 0
