"""What can still be read of a damaged database, row by row, as an export; the rest is named."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from tutor.core.complaints import Complaint
from tutor.core.plain import Plain
from tutor.store.keeping import storable
from tutor.store.moving import FORMAT, TABLES, exported_row
from tutor.store.pictures import row_in, row_out
from tutor.store.tables import Notebook, Picture, Table, Version

MOST_NUMBERS, BEYOND = 1_000_000, 2_000
"""Where rows are looked for by their numbers: up to there, and so far beyond the last that is known."""
PAGE, MOST_BYTES = 4_096, 4_000_000_000


def salvaged(database: Path) -> tuple[dict[str, Plain], dict[str, int]]:
    """Return what can be read as an export, and the tables of which not all can be, each with how many rows can.

    Raises ``Complaint`` where the file is not there.
    """
    if not database.is_file():
        raise Complaint("no-such-file", file=str(database))
    found: dict[str, Plain] = {"tutor": FORMAT}
    broken: dict[str, int] = {}
    with (
        TemporaryDirectory(prefix="tutor-") as place,
        closing(sqlite3.connect(_mended(database, Path(place)))) as there,
    ):
        there.text_factory = lambda raw: storable(raw.decode("utf-8", "replace"))
        there.row_factory = sqlite3.Row
        every: list[type[Table]] = [*TABLES, Notebook, Version, Picture]
        for table in every:
            found[table.__tablename__], whole = _rows(there, table)
            if not whole:
                broken[table.__tablename__] = len(found[table.__tablename__])
    keys = {row["key"] for row in found["learners"]}
    for table in TABLES[1:]:  # whose learner was lost has one anew: nothing is thrown away for that
        for row in found[table.__tablename__]:
            if row["learner"] not in keys:
                keys.add(row["learner"])
                found["learners"].append({"key": row["learner"], "since": row.get("at", 0)})
    found["notebooks"] = _notebooks(found.pop("notebooks"), found.pop("versions"))
    found["pictures"] = [row for row in (row_out(one["data"], one["at"]) for one in found["pictures"]) if _whole(row)]
    return found, broken


def _whole(picture: Mapping[str, Plain]) -> bool:
    """Whether a picture can be taken in again: a torn one would keep everything else out."""
    try:
        return bool(row_in(picture))
    except Complaint:
        return False


def _notebooks(notebooks: list[dict[str, Plain]], versions: list[dict[str, Plain]]) -> list[dict[str, Plain]]:
    known = {row["id"]: {**row, "versions": []} for row in notebooks}
    for row in sorted(versions, key=lambda one: (one["notebook"], one["number"])):
        one = known.setdefault(row["notebook"], {"id": row["notebook"], "since": row["at"], "versions": []})
        one["versions"].append({"text": row["text"], "at": row["at"]})
    return list(known.values())


def _rows(there: sqlite3.Connection, table: type[Table]) -> tuple[list[dict[str, Plain]], bool]:
    """Return the rows of a table that can be read, and whether these are all there were."""
    name = table.__tablename__
    rows: list[dict[str, Plain]] = []
    numbers, whole = _numbers(there, name)
    for number in numbers:
        try:
            row = there.execute(f'SELECT * FROM "{name}" WHERE rowid = ?', (number,)).fetchone()  # noqa: S608
            if row is not None:
                rows.append(exported_row(table, _typed(table, dict(row))))
        except (sqlite3.Error, Complaint, UnicodeError, IndexError):
            whole = False
    return rows, whole


def _typed(table: type[Table], row: Mapping[str, Plain]) -> dict[str, Plain]:
    """Return a row with truth values as such: SQLite keeps them as numbers."""
    kinds = {column.name: column.type.python_type for column in table.__table__.columns}
    return {name: bool(value) if kinds.get(name) is bool and value in (0, 1) else value for name, value in row.items()}


def _numbers(there: sqlite3.Connection, name: str) -> tuple[Iterable[int], bool]:
    """Return the numbers of the rows, and whether they are all; where their list is broken, all there may be."""
    known: set[int] = set()
    for order in ("ASC", "DESC"):  # from both ends up to where it breaks
        try:
            for (number,) in there.execute(f'SELECT rowid FROM "{name}" NOT INDEXED ORDER BY rowid {order}'):  # noqa: S608
                known.add(int(number))
        except (sqlite3.Error, UnicodeError):
            continue
        return sorted(known), True
    last = min(max(known, default=0), MOST_NUMBERS) + BEYOND
    return [*range(1, last + 1), *sorted(number for number in known if number > last)], False


def _mended(database: Path, place: Path) -> Path:
    """Return a copy whose end is as far away as the file says of itself: what is missing there is missing, no more."""
    raw = database.read_bytes()
    page = int.from_bytes(raw[16:18], "big") or PAGE
    size = (65_536 if page == 1 else page) * int.from_bytes(raw[28:32], "big")
    copy = place / "mended.sqlite"
    copy.write_bytes(raw + bytes(max(0, min(size, MOST_BYTES) - len(raw))))
    wal = database.with_name(f"{database.name}-wal")
    if wal.exists():
        shutil.copyfile(wal, place / "mended.sqlite-wal")
    return copy
