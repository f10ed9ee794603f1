"""Opening the database: SQLite in the person's own folder, or PostgreSQL by ``TUTOR_DATABASE``; its tables made new."""

from __future__ import annotations

import atexit
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from tutor.core.complaints import Complaint
from tutor.paths import data_folder
from tutor.store.copies import copy_before, copy_of_the_day, cut_to_nothing
from tutor.store.tables import HEAD

MIGRATIONS = Path(__file__).parent / "migrations"
ONE_AT_A_TIME = 7_402_115
"""The number of the lock under which servers that share a PostgreSQL make the tables new, one after the other."""


def address() -> URL:
    """Return where the database is.

    Raises ``Complaint`` where ``TUTOR_DATABASE`` is no address of one.
    """
    chosen = os.environ.get("TUTOR_DATABASE", "")
    if not chosen:
        return URL.create("sqlite", database=str(data_folder() / "tutor.sqlite"))
    try:
        return make_url(chosen)
    except ArgumentError:
        raise Complaint("store-no-address") from None


def opened(where: URL) -> Engine:
    """Open a database and bring its tables up to date.

    Raises ``Complaint`` where it cannot be reached, or is of a newer version.
    """
    file = _file(where)
    if file is not None and cut_to_nothing(file):
        raise Complaint("store-emptied", text=str(file))
    read_only = file is not None and _read_only(file)
    if file is not None and read_only:
        where = where.set(database=str(_elsewhere(file)))
    try:
        engine = _sqlite(where) if where.get_backend_name() == "sqlite" else create_engine(where, pool_pre_ping=True)
    except (NoSuchModuleError, ModuleNotFoundError) as wrong:
        raise Complaint("store-no-driver", text=where.drivername, why=str(wrong)) from None
    except OSError as wrong:
        raise Complaint("store-unreachable", text=shown(where), why=wrong.strerror or "") from None
    with sentences(where):
        if file is not None and not read_only and (old := _before(engine)):
            copy_before(file, old)
        upgrade(engine)
    if read_only:
        event.listen(engine, "connect", lambda connection, _: connection.execute("PRAGMA query_only=ON"))
        engine.dispose()
    elif file is not None:
        copy_of_the_day(file)
    return engine


def _before(engine: Engine) -> str:
    """Return the version that a database is of where it is about to leave it."""
    with engine.connect() as connection:
        version = _version(connection)
    return (
        version
        if version in {file.name.partition("_")[0] for file in (MIGRATIONS / "versions").iterdir()} - {HEAD}
        else ""
    )


def _read_only(file: Path) -> bool:
    """Whether a database is there and can only be read."""
    return file.exists() and not (os.access(file, os.W_OK) and os.access(file.parent, os.W_OK))


def _elsewhere(file: Path) -> Path:
    """Return a copy of a database that can only be read: there it is read, and nothing is written to it."""
    place = Path(tempfile.mkdtemp(prefix="tutor-"))
    atexit.register(shutil.rmtree, place, ignore_errors=True)
    try:
        for end in ("", "-wal"):
            part = file.with_name(file.name + end)
            if part.exists():
                shutil.copyfile(part, place / part.name)
    except OSError as wrong:
        raise Complaint("store-unreachable", text=str(file), why=wrong.strerror or "") from None
    return place / file.name


def _file(where: URL) -> Path | None:
    """Return the file of a database; nothing where it has none."""
    named = where.database if where.get_backend_name() == "sqlite" else None
    return Path(named) if named and named != ":memory:" else None


def shown(where: URL) -> str:
    """Return an address as it may be shown: without its password."""
    return where.database or "" if where.get_backend_name() == "sqlite" else where.render_as_string(hide_password=True)


@contextmanager
def sentences(where: URL) -> Iterator[None]:
    """Say in a sentence what the database says at length."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, UnicodeError, OverflowError) as wrong:
        why = " ".join(str(getattr(wrong, "orig", None) or wrong).split())[:200]
        damaged = where.get_backend_name() == "sqlite" and _tells_of_damage(wrong, why)
        raise Complaint("store-damaged" if damaged else "store-unreachable", text=shown(where), why=why) from wrong


def _tells_of_damage(wrong: Exception, why: str) -> bool:
    """Whether what SQLite says means that the file itself is broken."""
    signs = ("malformed", "not a database", "corrupt", "could not decode", "disk i/o", "file is encrypted")
    return isinstance(wrong, (UnicodeError, OverflowError)) or any(sign in why.lower() for sign in signs)


def _sqlite(where: URL) -> Engine:
    """Open SQLite so that readers and a writer do not wait for each other and nothing acknowledged is lost."""
    if where.database and where.database != ":memory:":
        Path(where.database).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    engine = create_engine(where)

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
        for pragma in ("busy_timeout=30000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # Whoever is going to write takes the lock before reading, so that nothing changes in between.
        connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")

    return engine


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """Open a transaction that writes: all of it is kept, or nothing."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        yield connection


def upgrade(engine: Engine, to: str = HEAD) -> None:
    """Bring the tables to a version, the newest unless another is named; all of it or nothing.

    Raises ``Complaint`` where they are of a version that is not known here.
    """
    with engine.connect() as connection:
        if _version(connection) == to:
            return
    with writing(engine) as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": ONE_AT_A_TIME})
        _migrate(connection, to)


def _version(connection: Connection) -> str:
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")) or "")


def _migrate(connection: Connection, to: str) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, to)
    except CommandError:
        raise Complaint("store-newer", text=_version(connection)) from None
