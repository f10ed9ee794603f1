"""Opening the database: SQLite in the person's own folder, or PostgreSQL by ``TUTOR_DATABASE``; its tables made new."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from tutor.core.complaints import Complaint
from tutor.paths import data_folder
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
    try:
        engine = _sqlite(where) if where.get_backend_name() == "sqlite" else create_engine(where, pool_pre_ping=True)
    except (NoSuchModuleError, ModuleNotFoundError) as wrong:
        raise Complaint("store-no-driver", text=where.drivername, why=str(wrong)) from None
    except OSError as wrong:
        raise Complaint("store-unreachable", text=shown(where), why=wrong.strerror or "") from None
    with sentences(where):
        upgrade(engine)
    return engine


def shown(where: URL) -> str:
    """Return an address as it may be shown: without its password."""
    return where.database or "" if where.get_backend_name() == "sqlite" else where.render_as_string(hide_password=True)


@contextmanager
def sentences(where: URL) -> Iterator[None]:
    """Say in a sentence what the database says at length."""
    try:
        yield
    except SQLAlchemyError as wrong:
        why = str(getattr(wrong, "orig", None) or wrong).strip().splitlines()
        raise Complaint("store-unreachable", text=shown(where), why=why[0] if why else "") from wrong


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
