"""The tables as they are now; ``migrations`` tells how they came to be so."""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey, MetaData, Text, false
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

HEAD = "0012"
"""The newest migration."""


class Table(DeclarativeBase):
    """A table; times are milliseconds since 1970, the same in every database."""

    metadata = MetaData()


class Learner(Table):
    """Somebody who learns: a key made at random, and no name."""

    __tablename__ = "learners"

    key: Mapped[str] = mapped_column(Text, primary_key=True)
    since: Mapped[int] = mapped_column(BigInteger)


class Answer(Table):
    """An exercise that was answered."""

    __tablename__ = "answers"

    learner: Mapped[str] = mapped_column(ForeignKey("learners.key", ondelete="CASCADE"), primary_key=True)
    exercise: Mapped[str] = mapped_column(Text, primary_key=True)
    at: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    right: Mapped[bool]


class Asks(Table):
    """What an exercise asked when it was answered, so that answers are counted without making it again."""

    __tablename__ = "asked"

    exercise: Mapped[str] = mapped_column(Text, primary_key=True)
    rule: Mapped[str] = mapped_column(Text)
    kind: Mapped[str] = mapped_column(Text)
    level: Mapped[int]


class Pace(Table):
    """The numbers that a scheduler has learned from somebody's answers, and from how many."""

    __tablename__ = "paces"

    learner: Mapped[str] = mapped_column(ForeignKey("learners.key", ondelete="CASCADE"), primary_key=True)
    weights: Mapped[str] = mapped_column(Text)
    answers: Mapped[int]


class Review(Table):
    """A rule that somebody was asked about, and when it comes back."""

    __tablename__ = "reviews"

    learner: Mapped[str] = mapped_column(ForeignKey("learners.key", ondelete="CASCADE"), primary_key=True)
    rule: Mapped[str] = mapped_column(Text, primary_key=True)
    card: Mapped[str] = mapped_column(Text)
    due: Mapped[int] = mapped_column(BigInteger)
    asked: Mapped[int]
    missed: Mapped[int]
    paused: Mapped[bool]


class Visit(Table):
    """A station of a notebook that was read."""

    __tablename__ = "visits"

    learner: Mapped[str] = mapped_column(ForeignKey("learners.key", ondelete="CASCADE"), primary_key=True)
    notebook: Mapped[str] = mapped_column(Text, primary_key=True)
    station: Mapped[str] = mapped_column(Text, primary_key=True)
    at: Mapped[int] = mapped_column(BigInteger)


class Notebook(Table):
    """A notebook that somebody writes."""

    __tablename__ = "notebooks"

    id: Mapped[str] = mapped_column(Text, primary_key=True)
    since: Mapped[int] = mapped_column(BigInteger)


class Version(Table):
    """A notebook as it was saved once; versions are numbered from 1 and never change."""

    __tablename__ = "versions"

    notebook: Mapped[str] = mapped_column(ForeignKey("notebooks.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[int] = mapped_column(BigInteger)


class Picture(Table):
    """A picture that notebooks show, under a name made of what is in it; it never changes."""

    __tablename__ = "pictures"

    name: Mapped[str] = mapped_column(Text, primary_key=True)
    data: Mapped[bytes]
    at: Mapped[int] = mapped_column(BigInteger)


class Played(Table):
    """A game that somebody plays or has played, as it stands."""

    __tablename__ = "games"

    id: Mapped[str] = mapped_column(Text, primary_key=True)
    learner: Mapped[str] = mapped_column(ForeignKey("learners.key", ondelete="CASCADE"), index=True)
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[int] = mapped_column(BigInteger)


class Sealed(Table):
    """A view locked to one seat: what its link would have carried, under a key that nobody guesses."""

    __tablename__ = "sealed"

    id: Mapped[str] = mapped_column(Text, primary_key=True)
    learner: Mapped[str] = mapped_column(ForeignKey("learners.key", ondelete="CASCADE"), index=True)
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[int] = mapped_column(BigInteger)


class Secret(Table):
    """Something made at random that the copies of one server share."""

    __tablename__ = "secrets"

    name: Mapped[str] = mapped_column(Text, primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class Room(Table):
    """A class that is held: what it goes through, and what it is shown now."""

    __tablename__ = "classes"

    id: Mapped[str] = mapped_column(Text, primary_key=True)
    code: Mapped[str] = mapped_column(Text, unique=True)
    title: Mapped[str] = mapped_column(Text)
    lang: Mapped[str] = mapped_column(Text)
    text: Mapped[str] = mapped_column(Text)
    blocks: Mapped[int]
    block: Mapped[int]
    turn: Mapped[int]
    phase: Mapped[str] = mapped_column(Text)
    revision: Mapped[int]
    since: Mapped[int] = mapped_column(BigInteger)
    changed: Mapped[int] = mapped_column(BigInteger)
    kept: Mapped[bool]
    shut: Mapped[bool] = mapped_column(server_default=false())
    besides: Mapped[int] = mapped_column(server_default="0")
    onward: Mapped[int] = mapped_column(server_default="-1")
    later: Mapped[str] = mapped_column(Text, server_default="")
    step: Mapped[int] = mapped_column(server_default="0")


class Besides(Table):
    """A question that a class is asked besides those of its notebook: after which block, and its text."""

    __tablename__ = "besides"

    room: Mapped[str] = mapped_column(ForeignKey("classes.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    of: Mapped[int]
    text: Mapped[str] = mapped_column(Text)


class Place(Table):
    """A phone in a class: a key made at random in it, and a nickname if it gave one."""

    __tablename__ = "seats"

    room: Mapped[str] = mapped_column(ForeignKey("classes.id", ondelete="CASCADE"), primary_key=True)
    key: Mapped[str] = mapped_column(Text, primary_key=True)
    name: Mapped[str] = mapped_column(Text)
    since: Mapped[int] = mapped_column(BigInteger)
    seen: Mapped[int] = mapped_column(BigInteger)
    away: Mapped[bool] = mapped_column(server_default=false())


class Ballot(Table):
    """What a phone chose when a block was asked for the so-manieth time; ``press`` grows with every press."""

    __tablename__ = "ballots"

    room: Mapped[str] = mapped_column(ForeignKey("classes.id", ondelete="CASCADE"), primary_key=True)
    block: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    turn: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[str] = mapped_column(Text, primary_key=True)
    choice: Mapped[str] = mapped_column(Text)
    press: Mapped[int] = mapped_column(BigInteger)
    at: Mapped[int] = mapped_column(BigInteger)
