"""Copies of the database beside it: one a day and one before its tables change, seven of each; and the way back."""

from __future__ import annotations

import os
import shutil
import sqlite3
import threading
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from tutor.core.complaints import Complaint

KEPT = 7
"""So many copies of a kind are kept; older ones go."""
DAILY, BEFORE, ASIDE = "day", "before", "aside"
_COPYING = threading.Lock()


def folder(database: Path) -> Path:
    """Return where the copies of a database lie."""
    return database.parent / "copies"


def copies(database: Path) -> list[Path]:
    """Return every copy that can be gone back to, the newest first."""
    found = (file for kind in (DAILY, BEFORE) for file in folder(database).glob(f"{kind}-*.sqlite"))
    return sorted(found, key=lambda file: file.stat().st_mtime_ns, reverse=True)


def copy_of_the_day(database: Path) -> Path | None:
    """Make the copy of today unless it is there; nothing where it cannot be made: the app goes on without it."""
    file = folder(database) / f"{DAILY}-{datetime.now(UTC).date().isoformat()}.sqlite"
    if file.exists():
        return None
    with suppress(OSError, sqlite3.Error):
        return _copied(database, file)
    return None


def copy_before(database: Path, version: str) -> Path:
    """Make a copy before the tables leave a version.

    Raises ``Complaint`` where it cannot be made: then nothing is changed.
    """
    now = datetime.now(UTC).strftime("%Y-%m-%dT%H%M%S")
    try:
        return _copied(database, folder(database) / f"{BEFORE}-{version}-left-{now}.sqlite")
    except (OSError, sqlite3.Error) as wrong:
        raise Complaint("store-no-copy", text=str(folder(database)), why=str(wrong)) from None


def _copied(database: Path, file: Path) -> Path:
    """Copy a database as it is at one moment, whole or not at all; others may read and write meanwhile."""
    with _COPYING:
        file.parent.mkdir(mode=0o700, exist_ok=True)
        half = file.with_name(f".{file.name}.{os.getpid()}")
        half.unlink(missing_ok=True)
        try:
            with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)) as there:
                there.execute("PRAGMA busy_timeout=30000")
                with closing(sqlite3.connect(half)) as here:
                    there.backup(here)
                    here.execute("PRAGMA journal_mode=DELETE")
            half.chmod(0o600)
            half.replace(file)
        finally:
            half.unlink(missing_ok=True)
        kind = file.name.partition("-")[0]
        for old in [one for one in copies(database) if one.name.startswith(f"{kind}-")][KEPT:]:
            old.unlink(missing_ok=True)
    return file


def gone_back(database: Path, copy: Path) -> Path | None:
    """Put a copy in the place of the database; return where the database lies now, which is never deleted.

    Raises ``Complaint`` where the copy is damaged, or files cannot be moved.
    """
    if wrong := damage(copy):
        raise Complaint("store-damaged", text=str(copy), why=wrong[0])
    aside = folder(database) / f"{ASIDE}-{datetime.now(UTC).strftime('%Y-%m-%dT%H%M%S')}.sqlite"
    try:
        aside.parent.mkdir(mode=0o700, exist_ok=True)
        there = database.exists()
        for end in ("", "-wal", "-shm"):
            part = database.with_name(database.name + end)
            if part.exists():
                part.replace(aside.with_name(aside.name + end))
        fresh = database.with_name(f".{database.name}.{os.getpid()}")
        shutil.copyfile(copy, fresh)
        fresh.replace(database)
    except OSError as wrong_:
        raise Complaint("cannot-write", why=wrong_.strerror or "") from None
    return aside if there else None


def cut_to_nothing(database: Path) -> bool:
    """Whether a database was emptied by something: it has copies, and not a byte."""
    there = copies(database)  # looked for first: they are made when the file is no longer empty
    with suppress(OSError):
        return bool(there) and database.stat().st_size == 0
    return False


def damage(database: Path) -> list[str]:
    """Return what is wrong with a file, a line each; nothing where it is whole."""
    try:
        with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)) as there:
            said = [str(row[0]) for row in there.execute("PRAGMA integrity_check(20)")]
            found = [] if said == ["ok"] else said
            lonely = [str(row[0]) for row in there.execute("PRAGMA foreign_key_check")]
            found += [f"{name}: a row without the one it belongs to" for name in lonely[:20]]
            for (name,) in there.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
                for _ in there.execute(f'SELECT * FROM "{name}"'):  # noqa: S608  (the file's own names)
                    pass
    except (sqlite3.Error, UnicodeDecodeError, OSError) as wrong:
        return [" ".join(str(wrong).split()) or type(wrong).__name__]
    return found
