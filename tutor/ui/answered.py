"""How exercises were answered, on this machine and in its classes, as the author's page shows it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tutor.classes.results import first_tries
from tutor.core.complaints import Complaint
from tutor.core.plain import Plain
from tutor.games import shelf
from tutor.store.answers import NOTHING, Tally, What, by_exercise, by_kind, told, unknown, what_asked
from tutor.store.classes import choices, classes, text_of
from tutor.store.keeping import Store
from tutor.teaching.difficulty import begun, kind_of, learned
from tutor.teaching.exercises import read_name
from tutor.teaching.review import about
from tutor.words import library

PEOPLE = 3
"""What fewer people answered is not called too hard or too easy."""
AT_ONCE = 60
"""So many exercises answered before it was kept what they ask are looked up in one visit."""


@dataclass(frozen=True, slots=True)
class Answered:
    """An exercise that people have answered."""

    name: str
    title: Mapping[str, Plain]
    what: What
    tally: Tally


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of question about a rule, with what was thought of it at first and what answers say."""

    rule: str
    kind: str
    tally: Tally
    begun: int
    level: int


def lesson_named(name: str) -> Mapping[str, Plain] | None:
    """Return the exercise of a name, written or made; nothing where it has gone."""
    try:
        made = read_name(name)
        if made is not None:
            return made.made()
    except Complaint:
        return None
    found = library.lesson(name)
    return found[1] if found is not None else None


def what_of(lesson: Mapping[str, Plain]) -> What:
    """Return what an exercise asks."""
    key = str(lesson["case"].get("game") or str(lesson["id"]).partition(".")[0])
    game = next((one for one in shelf().values() if one.key == key), None)
    return What(about(game, lesson) if game is not None else "", kind_of(lesson), begun(lesson))


def in_classes(store: Store) -> dict[str, tuple[Mapping[str, Plain], Tally]]:
    """Return what the classes of this server answered, by exercise."""
    found: dict[str, tuple[Mapping[str, Plain], Tally]] = {}
    for held in classes(store):
        for lesson, asked, right in first_tries(text_of(store, held.id), held.lang, choices(store, held.id)):
            name = str(lesson["id"])
            before = found[name][1] if name in found else NOTHING
            found[name] = lesson, before.and_(Tally(asked, right))
    return found


def answered(store: Store) -> list[Answered]:
    """Return every exercise that was answered, with what it asks; those that have gone are left out."""
    tallies, asked, taught = by_exercise(store), what_asked(store), in_classes(store)
    new = {name: what_of(lesson) for name, (lesson, _) in taught.items() if name not in asked}
    for name in unknown(tallies, {**asked, **new}, AT_ONCE):
        lesson = lesson_named(name)
        if lesson is not None:
            new[name] = what_of(lesson)
    if new:
        told(store, new)
    every = {**asked, **new}
    found = []
    for name in sorted({*tallies, *taught} & set(every)):
        tally = tallies.get(name, NOTHING).and_(taught[name][1] if name in taught else NOTHING)
        lesson = taught[name][0] if name in taught else (library.lesson(name) or (None, {}))[1]
        found.append(Answered(name, lesson.get("title") or {}, every[name], tally))
    return found


def kinds(ones: list[Answered]) -> list[Kind]:
    """Return how questions went by rule and kind, the hardest first."""
    what = {one.name: one.what for one in ones if one.what.rule}
    found = []
    for (rule, kind), tally in by_kind({one.name: one.tally for one in ones}, what).items():
        levels = [one.level for one in what.values() if (one.rule, one.kind) == (rule, kind) and one.level]
        first = round(sum(levels) / len(levels)) if levels else 0
        found.append(Kind(rule, kind, tally, first, learned(first, tally)))
    return sorted(found, key=lambda one: ((one.tally.right + 1) / (one.tally.asked + 2), -one.tally.asked, one.rule))


def nobody(ones: list[Answered]) -> list[Answered]:
    """Return the exercises that enough people answered and none of them rightly."""
    return [one for one in ones if one.tally.asked >= PEOPLE and not one.tally.right]


def everybody(ones: list[Answered]) -> list[Answered]:
    """Return the exercises that enough people answered, all of them rightly."""
    return [one for one in ones if one.tally.asked >= PEOPLE and one.tally.right == one.tally.asked]
