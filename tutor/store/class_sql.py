"""What phones and boards ask of the store all the time, put into SQL once.

Making a statement takes ten times as long as carrying it out, and two hundred phones ask at the same moment.
"""

from __future__ import annotations

from functools import cache

from sqlalchemy import BindParameter, ColumnElement, Insert, bindparam, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tutor.store.tables import Ballot, Place, Room

STANDING = [column for column in Room.__table__.columns if column.name != "text"]
"""The columns of a class as it stands: all but its text, which never changes."""
ALIVE: ColumnElement[bool] = or_(Room.kept, Room.changed > bindparam("day"))
"""Whether a class has not had its day; ``day`` is the moment a day ago."""

_IN: BindParameter[str] = bindparam("in")
_OF: BindParameter[str] = bindparam("of")
"""The id of a class, and the key of a seat in it."""
_SEAT = (Place.room == _IN, Place.key == _OF)
_ASKED = (Ballot.room == _IN, Ballot.block == bindparam("block"), Ballot.turn == bindparam("turn"))
_SEATS = select(func.count()).select_from(Place).where(Place.room == _IN, ~Place.away)
_ANSWERED = select(func.count()).select_from(Ballot).where(*_ASKED, Ballot.choice != "")

BY_CODE = select(*STANDING).where(Room.code == bindparam("code"), ALIVE)
BY_ID = select(*STANDING).where(Room.id == _IN, ALIVE)
BY_ID_HELD = {"": BY_ID, "read": BY_ID.with_for_update(read=True), "write": BY_ID.with_for_update()}
"""The same, and the class is held still meanwhile: nobody leads it, or nobody does anything in it."""

NAME = select(Place.name).where(*_SEAT, ~Place.away)
AWAY = select(Place.away).where(*_SEAT)
RENAMED = update(Place).where(*_SEAT, ~Place.away).values(name=bindparam("called"), seen=bindparam("at"))
HEARD = update(Place).where(*_SEAT, Place.seen < bindparam("at")).values(seen=bindparam("at"))
SEATS = _SEATS
CROWD = select(
    _SEATS.where(Place.seen > bindparam("lately")).scalar_subquery(),
    _SEATS.scalar_subquery(),
    _ANSWERED.scalar_subquery(),
)
"""How many were heard of lately, have a seat, and have answered what is asked."""

CHOSEN = select(Ballot.choice, Ballot.press).where(*_ASKED, Ballot.seat == _OF)
CHOICES = select(Ballot.choice).where(*_ASKED, Ballot.choice != "")


@cache
def entered(dialect: str, table: type[Place | Ballot], *new: str) -> Insert:
    """Return how a row is added, or these columns of it changed where it is there; a ballot only by a later press."""
    add = postgresql.insert if dialect == "postgresql" else sqlite.insert
    added = add(table).values({column.name: bindparam(column.name) for column in table.__table__.columns})
    later = Ballot.press < added.excluded.press if table is Ballot else None
    changed = {name: added.excluded[name] for name in new}
    keys = list(table.__table__.primary_key)
    return added.on_conflict_do_update(index_elements=keys, set_=changed, where=later)
