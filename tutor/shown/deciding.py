"""Where an entry can be seen on a table: examples, exercises, and moments at which readings part."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

from tutor.core.game import AnyGame
from tutor.core.languages import LANGUAGES
from tutor.core.options import listed
from tutor.core.plain import Plain
from tutor.games import game as find_game
from tutor.shown.address import Address
from tutor.teaching.disputes import found as disputed
from tutor.words import library
from tutor.words.book.book import Book
from tutor.words.holding import changed_entries, holds

MANY = 8
"""A lesson that shows more is a whole game, and a rule is one of much there."""


class Shown(NamedTuple):
    """A table on which an entry decides."""

    page: str
    id: str
    """An example or exercise; on the page of disputes the gap itself."""
    title: Mapping[str, str]

    def where(self, game: str) -> Address:
        """Return its address."""
        return Address(game=game, rule=self.id) if self.page == "disputes" else Address(game=game, case=self.id)


@cache
def shown_by(key: str, id_: str) -> tuple[Shown, ...]:
    """Return where an entry can be seen deciding.

    What has no table of its own is shown by its neighbours: an option by what its rules do, a rule set by what it
    changes, the first one by the first hand, a gap by the moment at which its readings part, else by what rests on it.
    """
    lessons = _lessons(key)
    if id_ in lessons:
        return lessons[id_]
    game = find_game(key)
    book = library.book(game.folder)
    entry = book.entries.get(id_)
    gaps = (id_, entry.facts.get("gap", "")) if entry else ()
    found = [Shown("disputes", gap, book.entries[gap].title) for gap in gaps if gap in disputed()]
    if id_ == f"{key}.preset.{next(iter(game.presets))}":
        first = book.showcase
        found.append(Shown("replay", first["id"], {lang: str(first["title"][lang]) for lang in LANGUAGES}))
    for ids in () if found else _neighbours(game, book, id_):
        found += [lesson for other in dict.fromkeys(ids) if other != id_ for lesson in lessons.get(other, ())]
        if found:
            break
    return tuple(found)


def _neighbours(game: AnyGame, book: Book, id_: str) -> Iterable[Iterable[str]]:
    """Yield ids that show an entry instead, the nearest first."""
    entry = book.entries.get(id_)
    if entry is None or entry.kind not in ("option", "switch", "preset", "gap"):
        return
    name = id_.removeprefix(f"{game.key}.preset.")
    if name in game.presets:
        changed = changed_entries(game, book, game.presets[name])
        yield [other for other in changed if holds(game, book.entries[other], game.presets[name])]
    rules = {f"{game.key}.opt.{option.name}": option.rules for option in listed(game.options)}
    hanging = (e.id for e in book.entries.values() if e.facts.get("option", "").partition("=")[0] == id_)
    yield [*rules.get(id_, ()), *hanging]
    yield [e.id for e in book.entries.values() if e.facts.get("gap") == id_]
    yield [entry.facts.get("switch", ""), *rules.get(entry.facts.get("switch", ""), ())]
    yield entry.see
    yield [e.id for e in book.entries.values() if id_ in e.see]


def _plainness(found: tuple[str, Mapping[str, Plain]]) -> tuple[bool, bool, bool, int]:
    """Sort lessons: under the first rule set before others, single moments before whole games, examples first."""
    page, lesson = found
    covers, case = len(lesson.get("covers") or ()), lesson["case"]
    return bool(case.get("preset") or case.get("options")), covers > MANY, page == "judge", covers


@cache
def _lessons(key: str) -> dict[str, tuple[Shown, ...]]:
    """Return by id the examples and exercises that show an entry, those first that show it best."""
    book = library.book(find_game(key).folder)
    found: dict[str, list[Shown]] = {}
    both = [("replay", one) for one in book.examples] + [("judge", one) for one in book.exercises]
    for page, one in sorted(both, key=_plainness):
        case = one["case"]
        ids = [*(one.get("covers") or ())]
        ids += [f"{key}.opt.{name}" for name in case.get("options") or {}]
        if case.get("preset"):
            ids.append(f"{key}.preset.{case['preset']}")
        shown = Shown(page, one["id"], {lang: str(one["title"][lang]) for lang in LANGUAGES})
        for id_ in dict.fromkeys(ids):
            found.setdefault(id_, []).append(shown)
    return {id_: tuple(all_of_it) for id_, all_of_it in found.items()}
