"""Rules that come back: keeping what a scheduler says of each, and finding what is due."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update

from tutor.store.keeping import MOST_ROWS, OWN, Store, known
from tutor.store.tables import Review

Schedule = Callable[[str, bool], tuple[str, int]]
"""(what was kept of a rule, whether the answer was right) to what is kept now and when it is due."""


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A rule that somebody was asked about, or has met and is still to be asked about."""

    rule: str
    card: str
    """What the scheduler keeps."""
    due: int
    """When it comes back, in milliseconds since 1970."""
    asked: int
    """How often it was asked."""
    missed: int
    """How often the answer was wrong."""
    paused: bool


def reviews(store: Store, learner: str) -> list[Reviewed]:
    """Return every rule that somebody was asked about or has met, the first that is due first."""
    with store.reading() as connection:
        found = connection.execute(
            select(Review.__table__).filter_by(learner=learner).order_by(Review.due, Review.rule)
        )
        return [Reviewed(one.rule, one.card, one.due, one.asked, one.missed, one.paused) for one in found]


def reviewed(store: Store, learner: str, rule: str, schedule: Schedule, *, right: bool) -> None:
    """Keep that a question about a rule was answered; of several windows one comes after the other."""
    with store.writing() as connection:
        known(connection, learner)
        mine = (Review.learner == learner) & (Review.rule == rule)
        old = connection.execute(select(Review.card, Review.asked, Review.missed, Review.paused).where(mine)).first()
        card, due = schedule(old.card if old else "", right)
        connection.execute(delete(Review).where(mine))
        row = {"learner": learner, "rule": rule, "card": card, "due": due, "paused": bool(old and old.paused)}
        counts = {"asked": (old.asked if old else 0) + 1, "missed": (old.missed if old else 0) + (not right)}
        connection.execute(insert(Review).values(**row, **counts))


def met(store: Store, learner: str, rules: Iterable[str], card: str, due: int) -> int:
    """Keep rules that somebody has met and was not asked about yet; return how many of them are new."""
    with store.writing() as connection:
        known(connection, learner)
        there = set(connection.scalars(select(Review.rule).filter_by(learner=learner)))
        new = [rule for rule in dict.fromkeys(rules) if rule not in there]
        if learner != OWN:
            new = new[: max(0, MOST_ROWS["reviews"] - len(there))]
        rest = {"learner": learner, "card": card, "due": due, "asked": 0, "missed": 0, "paused": False}
        if new:
            connection.execute(insert(Review), [{"rule": rule, **rest} for rule in new])
        return len(new)


def pause(store: Store, learner: str, rule: str, *, paused: bool) -> None:
    """Let a rule rest, or let it come back again."""
    with store.writing() as connection:
        connection.execute(update(Review).filter_by(learner=learner, rule=rule).values(paused=paused))


def forget(store: Store, learner: str, rule: str = "") -> None:
    """Forget what was kept of a rule, or of all."""
    with store.writing() as connection:
        mine = delete(Review).where(Review.learner == learner)
        connection.execute(mine.where(Review.rule == rule) if rule else mine)
