"""The pictures of notebooks: kept once each, under names that are made of what is in them."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Collection, Mapping

from sqlalchemy import Connection, delete, select

from tutor.core.complaints import Complaint
from tutor.core.pictures import name_of, names_in
from tutor.core.plain import Plain
from tutor.store.keeping import Store, enter, now
from tutor.store.tables import Picture, Room, Version

A_DAY = 24 * 60 * 60 * 1000
MENTIONED = "](picture:"
"""What every text has in it that shows a picture."""


def keep(store: Store, data: bytes) -> str:
    """Keep a picture; return its name.

    Raises ``Complaint`` for what is none, or too large.
    """
    name = name_of(data)
    with store.writing() as connection:
        enter(connection, Picture, {"name": name, "data": data, "at": now()})
    return name


def picture_of(connection: Connection, name: str) -> bytes | None:
    """Return a picture; nothing where it is not kept."""
    return connection.scalar(select(Picture.data).filter_by(name=name))


def pictures(store: Store, names: Collection[str]) -> dict[str, bytes]:
    """Return the pictures of these names that are kept, in the order of the names."""
    with store.reading() as connection:
        rows = connection.execute(select(Picture.name, Picture.data).where(Picture.name.in_(names)))
        found = {row.name: row.data for row in rows}
    return {name: found[name] for name in names if name in found}


def missing(store: Store, names: Collection[str]) -> set[str]:
    """Return the names under which nothing is kept."""
    if not names:
        return set()
    with store.reading() as connection:
        return set(names) - set(connection.scalars(select(Picture.name).where(Picture.name.in_(names))))


def tidied(store: Store) -> int:
    """Delete the pictures that no notebook and no class shows any more and that are a day old; return how many."""
    with store.writing() as connection:
        shown: set[str] = set()
        for column in (Version.text, Room.text):
            for text in connection.scalars(select(column).where(column.contains(MENTIONED, autoescape=True))):
                shown.update(names_in(text))
        old = set(connection.scalars(select(Picture.name).where(Picture.at < now() - A_DAY))) - shown
        if old:
            connection.execute(delete(Picture).where(Picture.name.in_(old)))
        return len(old)


# Out and in


def rows_out(connection: Connection) -> list[dict[str, Plain]]:
    """Return every picture as it stands in an export."""
    rows = connection.execute(select(Picture.name, Picture.data, Picture.at).order_by(Picture.name))
    return [row_out(row.data, row.at) for row in rows]


def row_out(data: bytes, at: int) -> dict[str, Plain]:
    """Return a picture as it stands in an export."""
    return {"data": base64.b64encode(data).decode(), "at": at}


def row_in(said: Plain) -> dict[str, Plain | bytes]:
    """Return a picture of an export as a row.

    Raises ``Complaint`` where it is none.
    """
    data, at = (said.get("data"), said.get("at")) if isinstance(said, Mapping) else (None, None)
    try:
        raw = base64.b64decode(data, validate=True) if isinstance(data, str) else b""
        if type(at) is not int or not 0 <= at < 2**62:
            raise Complaint("store-not-an-export")
        return {"name": name_of(raw), "data": raw, "at": at}
    except (binascii.Error, ValueError, Complaint):
        raise Complaint("store-not-an-export") from None
