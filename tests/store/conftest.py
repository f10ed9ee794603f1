"""Every test of the store runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
from installing import install
from sqlalchemy import URL, create_engine, make_url, text

from tutor.bench import postgres
from tutor.store.keeping import Store

_NUMBERS = itertools.count(1)


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory) -> Iterator[URL]:
    """A server for all tests of this run."""
    if postgres.programs() is None:
        install("postgresql", tmp_path_factory.getbasetemp().parent)
    found = postgres.programs()
    if found is None:
        pytest.fail("These tests need PostgreSQL: install it (apt-get install postgresql).", pytrace=False)
    with postgres.cluster(found) as address:
        yield make_url(address)


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request, tmp_path) -> URL:
    """The address of a database with nothing in it."""
    if request.param == "sqlite":
        return URL.create("sqlite", database=str(tmp_path / "data" / "tutor.sqlite"))
    server = request.getfixturevalue("postgresql")
    name = f"t{next(_NUMBERS)}"
    engine = create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return server.set(database=name)


@pytest.fixture
def store(where) -> Iterator[Store]:
    """An empty store."""
    opened = Store(where)
    yield opened
    opened.close()
