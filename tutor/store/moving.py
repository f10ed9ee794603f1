"""Everything that is kept as one plain document, out and in again, and gone for good."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, delete, func, insert, select

from tutor.core.complaints import Complaint
from tutor.core.pictures import names_in
from tutor.core.plain import Plain
from tutor.store.keeping import Store, enter, now, storable
from tutor.store.pictures import pictures, row_in, row_out, rows_out
from tutor.store.tables import (
    Answer,
    Asks,
    Learner,
    Notebook,
    Picture,
    Played,
    Review,
    Room,
    Sealed,
    Table,
    Version,
    Visit,
)

FORMAT = 1
"""The version of the document that is written here."""
TABLES: tuple[type[Table], ...] = (Learner, Answer, Visit, Played, Review, Sealed)
"""What a learner leaves; notebooks are taken in by themselves."""


def exported(store: Store, learner: str = "") -> dict[str, Plain]:
    """Return everything, or everything of one learner."""
    with store.reading() as connection:
        found: dict[str, Plain] = {"tutor": FORMAT}
        for table in TABLES:
            owner = Learner.key if table is Learner else table.__table__.c.learner
            rows = select(table.__table__).order_by(*table.__table__.primary_key)
            wanted = rows.where(owner == learner) if learner else rows
            found[table.__tablename__] = [dict(row._mapping) for row in connection.execute(wanted)]  # noqa: SLF001  # a row's public name for it
        if not learner:
            found["notebooks"] = _notebooks(connection)
            found["pictures"] = rows_out(connection)
    return found


def notebook_out(store: Store, id_: str) -> dict[str, Plain]:
    """Return one notebook with all its versions and pictures, as an export of nothing else."""
    with store.reading() as connection:
        found = _notebooks(connection, id_)
    names = {name: 0 for one in found for two in one["versions"] for name in names_in(two["text"])}
    shown = [row_out(data, now()) for data in pictures(store, names).values()]
    return {"tutor": FORMAT, "notebooks": found, "pictures": shown}


def _notebooks(connection: Connection, only: str = "") -> list[dict[str, Plain]]:
    found: dict[str, dict[str, Plain]] = {}
    every = select(Notebook.id, Notebook.since).order_by(Notebook.since, Notebook.id)
    for row in connection.execute(every.where(Notebook.id == only) if only else every):
        found[row.id] = {"id": row.id, "since": row.since, "versions": []}
    versions = select(Version.notebook, Version.text, Version.at).order_by(Version.number)
    for one in connection.execute(versions.where(Version.notebook == only) if only else versions):
        found[one.notebook]["versions"].append({"text": one.text, "at": one.at})
    return list(found.values())


def imported(store: Store, said: Plain) -> int:
    """Take in what was exported, all of it or nothing; what is there already stays. Return how much was new.

    Raises ``Complaint`` where it is no such document, or of a newer version.
    """
    rows, notebooks = _read(said)
    seen = [row_in(one) for one in _list(said, "pictures")]
    with store.writing() as connection:
        before = _count(connection)
        for table, row in rows:
            enter(connection, table, row)
        for notebook in notebooks:
            _take_in(connection, notebook)
        for one in seen:
            enter(connection, Picture, one)
        return _count(connection) - before


def _count(connection: Connection) -> int:
    every: list[type[Table]] = [*TABLES, Notebook, Version, Picture]
    return sum(connection.scalar(select(func.count()).select_from(one.__table__)) or 0 for one in every)


def _take_in(connection: Connection, notebook: Mapping[str, Plain]) -> None:
    """Add a notebook; of one that is there, the versions that are not."""
    enter(connection, Notebook, {"id": notebook["id"], "since": notebook["since"]})
    kept = list(
        connection.scalars(select(Version.text).filter_by(notebook=notebook["id"]).order_by(Version.number)),
    )
    texts = [one["text"] for one in notebook["versions"]]
    if texts[: len(kept)] == kept:
        fresh = notebook["versions"][len(kept) :]
    else:  # both went on by themselves: nothing is lost, what comes in stands on top
        fresh = [one for one in notebook["versions"] if one["text"] not in kept]
    for number, one in enumerate(fresh, len(kept) + 1):
        connection.execute(insert(Version).values(notebook=notebook["id"], number=number, **one))


def removed(store: Store, learner: str = "") -> None:
    """Delete everything, or everything of one learner."""
    with store.writing() as connection:
        if learner:
            connection.execute(delete(Learner).where(Learner.key == learner))
        else:
            connection.execute(delete(Learner))
            connection.execute(delete(Notebook))
            connection.execute(delete(Picture))
            connection.execute(delete(Room))
            connection.execute(delete(Asks))


# Reading


def _read(said: Plain) -> tuple[list[tuple[type[Table], dict[str, Plain]]], list[dict[str, Plain]]]:
    if not isinstance(said, Mapping) or not isinstance(said.get("tutor"), int):
        raise Complaint("store-not-an-export")
    if said["tutor"] > FORMAT:
        raise Complaint("store-newer-export", n=said["tutor"])
    rows = [(table, exported_row(table, one)) for table in TABLES for one in _list(said, table.__tablename__)]
    keys = {row["key"] for table, row in rows if table is Learner}
    if any(row["learner"] not in keys for table, row in rows if table is not Learner):
        raise Complaint("store-not-an-export")
    notebooks = []
    for one in _list(said, "notebooks"):
        versions = [exported_row(Version, two, "text", "at") for two in _list(one, "versions")]
        notebooks.append({**exported_row(Notebook, one, "id", "since"), "versions": versions})
    return rows, notebooks


def _list(said: Plain, name: str) -> Sequence[Plain]:
    found = said.get(name, []) if isinstance(said, Mapping) else None
    if not isinstance(found, list):
        raise Complaint("store-not-an-export")
    return found


LARGEST = 2**62


def exported_row(table: type[Table], said: Plain, *names: str) -> dict[str, Plain]:
    """Return the columns of a row, each of its kind.

    Raises ``Complaint`` where one is missing or of another kind.
    """
    row: dict[str, Plain] = {}
    for column in table.__table__.columns:
        if names and column.name not in names:
            continue
        value, kind = said.get(column.name) if isinstance(said, Mapping) else None, column.type.python_type
        if type(value) is not kind or (isinstance(value, int) and not -LARGEST < value < LARGEST):
            raise Complaint("store-not-an-export")
        row[column.name] = storable(value) if isinstance(value, str) else value
    return row
