"""Answers, counted: which exercises nobody gets right, and how often a kind of question about a rule is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from sqlalchemy import Integer, Subquery, cast, delete, func, insert, select

from tutor.store.keeping import LONGEST_ID, Store, enter, known, storable
from tutor.store.tables import Answer, Asks, Pace


@dataclass(frozen=True, slots=True)
class Tally:
    """How often something was answered at first sight, and how often rightly."""

    asked: int = 0
    right: int = 0

    def and_(self, other: Tally) -> Tally:
        """Return both together."""
        return Tally(self.asked + other.asked, self.right + other.right)


@dataclass(frozen=True, slots=True)
class What:
    """What an exercise asks: which rule, in which kind of question, and how hard it is before anybody has answered."""

    rule: str
    kind: str
    level: int = 0


NOTHING = Tally()


def told(store: Store, exercises: Mapping[str, What]) -> None:
    """Keep what some exercises ask; what is known of one stays."""
    rows = [
        {
            "exercise": storable(name)[:LONGEST_ID],
            "rule": storable(one.rule)[:LONGEST_ID],
            "kind": one.kind,
            "level": one.level,
        }
        for name, one in exercises.items()
    ]
    with store.writing() as connection:
        for row in rows:
            enter(connection, Asks, row)


def _firsts() -> Subquery:
    """Return when everybody answered an exercise first: after that the answer was told."""
    return (
        select(Answer.learner, Answer.exercise, func.min(Answer.at).label("at"))
        .group_by(Answer.learner, Answer.exercise)
        .subquery()
    )


def by_exercise(store: Store) -> dict[str, Tally]:
    """Return how every exercise was answered by whoever met it for the first time."""
    first = _firsts()
    mine = (Answer.learner == first.c.learner) & (Answer.exercise == first.c.exercise) & (Answer.at == first.c.at)
    rows = select(
        Answer.exercise, func.count().label("asked"), func.sum(cast(Answer.right, Integer)).label("right")
    ).join(first, mine)
    with store.reading() as connection:
        found = connection.execute(rows.group_by(Answer.exercise).order_by(Answer.exercise))
        return {one.exercise: Tally(one.asked, int(one.right)) for one in found}


def what_asked(store: Store) -> dict[str, What]:
    """Return what is known of what exercises asked."""
    with store.reading() as connection:
        rows = connection.execute(select(Asks.exercise, Asks.rule, Asks.kind, Asks.level))
        return {one.exercise: What(one.rule, one.kind, one.level) for one in rows}


def by_kind(tallies: Mapping[str, Tally], asked: Mapping[str, What]) -> dict[tuple[str, str], Tally]:
    """Return how every kind of question about a rule was answered."""
    found: dict[tuple[str, str], Tally] = {}
    for name, tally in tallies.items():
        if name in asked:
            key = asked[name].rule, asked[name].kind
            found[key] = found.get(key, NOTHING).and_(tally)
    return found


# The pace of one learner


def history(store: Store, learner: str) -> dict[str, list[tuple[int, bool]]]:
    """Return somebody's answers by rule, each with its time, the first one first."""
    found: dict[str, list[tuple[int, bool]]] = {}
    wanted = select(Asks.rule, Answer.at, Answer.right).join(Asks, Asks.exercise == Answer.exercise)
    with store.reading() as connection:
        for one in connection.execute(wanted.where(Answer.learner == learner).order_by(Answer.at)):
            found.setdefault(one.rule, []).append((one.at, one.right))
    return found


def pace(store: Store, learner: str) -> tuple[str, int]:
    """Return the numbers that were learned for somebody, and from how many answers; nothing and 0 before."""
    with store.reading() as connection:
        row = connection.execute(select(Pace.weights, Pace.answers).filter_by(learner=learner)).first()
        return (row.weights, row.answers) if row else ("", 0)


def keep_pace(store: Store, learner: str, weights: str, answers: int) -> None:
    """Keep the numbers that were learned for somebody."""
    with store.writing() as connection:
        known(connection, learner)
        connection.execute(delete(Pace).where(Pace.learner == learner))
        connection.execute(insert(Pace).values(learner=learner, weights=weights, answers=answers))


def unknown(tallies: Iterable[str], asked: Mapping[str, What], most: int) -> list[str]:
    """Return exercises that were answered before it was kept what they ask, no more than so many."""
    return [name for name in tallies if name not in asked][:most]
