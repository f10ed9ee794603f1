"""What can still be read of a damaged database, row by row, as an export; the rest is named."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path

from tutor.core.complaints import Complaint
from tutor.core.plain import Plain
from tutor.store.keeping import storable
from tutor.store.moving import FORMAT, TABLES, exported_row
from tutor.store.tables import Notebook, Table, Version

STRIDE = 1_000_000
"""Between the first and the last row that answer, so many numbers are tried."""


def salvaged(database: Path) -> tuple[dict[str, Plain], dict[str, int]]:
    """Return what can be read as an export, and how many rows of each table cannot.

    Raises ``Complaint`` where the file is not there.
    """
    if not database.is_file():
        raise Complaint("no-such-file", file=str(database))
    found: dict[str, Plain] = {"tutor": FORMAT}
    lost: dict[str, int] = {}
    with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as there:
        there.text_factory = lambda raw: storable(raw.decode("utf-8", "replace"))
        there.row_factory = sqlite3.Row
        every: list[type[Table]] = [*TABLES, Notebook, Version]
        for table in every:
            rows, lost[table.__tablename__] = _rows(there, table)
            found[table.__tablename__] = rows
    keys = {row["key"] for row in found["learners"]}
    for table in TABLES[1:]:  # whose learner was lost has one anew: nothing is thrown away for that
        for row in found[table.__tablename__]:
            if row["learner"] not in keys:
                keys.add(row["learner"])
                found["learners"].append({"key": row["learner"], "since": row.get("at", 0)})
    found["notebooks"] = _notebooks(found.pop("notebooks"), found.pop("versions"))
    return found, {name: n for name, n in lost.items() if n}


def _notebooks(notebooks: list[dict[str, Plain]], versions: list[dict[str, Plain]]) -> list[dict[str, Plain]]:
    known = {row["id"]: {**row, "versions": []} for row in notebooks}
    for row in sorted(versions, key=lambda one: (one["notebook"], one["number"])):
        one = known.setdefault(row["notebook"], {"id": row["notebook"], "since": row["at"], "versions": []})
        one["versions"].append({"text": row["text"], "at": row["at"]})
    return list(known.values())


def _rows(there: sqlite3.Connection, table: type[Table]) -> tuple[list[dict[str, Plain]], int]:
    """Return the rows of a table that can be read, and how many of its numbers answer with an error."""
    name = table.__tablename__
    rows: list[dict[str, Plain]] = []
    lost = 0
    for number in _numbers(there, name):
        try:
            row = there.execute(f'SELECT * FROM "{name}" WHERE rowid = ?', (number,)).fetchone()  # noqa: S608
            if row is not None:
                rows.append(exported_row(table, _typed(table, dict(row))))
        except (sqlite3.Error, Complaint, UnicodeError, IndexError):
            lost += 1
    return rows, lost


def _typed(table: type[Table], row: Mapping[str, Plain]) -> dict[str, Plain]:
    """Return a row with truth values as such: SQLite keeps them as numbers."""
    kinds = {column.name: column.type.python_type for column in table.__table__.columns}
    return {name: bool(value) if kinds.get(name) is bool and value in (0, 1) else value for name, value in row.items()}


def _numbers(there: sqlite3.Connection, name: str) -> Iterator[int]:
    """Yield the numbers of the rows; where the tree is broken, every number in each part that still answers."""
    known: set[int] = set()
    broken = False
    for order in ("ASC", "DESC"):  # from both ends up to where it breaks
        try:
            for (number,) in there.execute(f'SELECT rowid FROM "{name}" NOT INDEXED ORDER BY rowid {order}'):  # noqa: S608
                known.add(int(number))
        except (sqlite3.Error, UnicodeError):
            broken = True
            continue
        break
    if known and broken:
        known |= set(range(min(known), min(max(known), min(known) + STRIDE) + 1))
    yield from sorted(known)
