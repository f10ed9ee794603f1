"""How much of each paragraph of a page is executable, and what is not, with the reason."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from tutor.cases.lessons import lines
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.options import listed
from tutor.core.plain import Plain
from tutor.desk.checking import engine_ids
from tutor.originals.credits import RULE
from tutor.originals.outline import Spot, claims, read_outline
from tutor.words import library
from tutor.words.book.book import Book
from tutor.words.book.entries import Entry

CARRIED_OUT = ("legality", "consequence", "component", "option", "switch", "preset")
"""Kinds that an engine can carry out; the others tell, advise or ask."""

FULL, PART, NONE, TOLD, UNCLAIMED, NOT_A_RULE = "full", "part", "none", "told", "unclaimed", "not-a-rule"
COUNTED = (FULL, PART, NONE, UNCLAIMED)
"""States of paragraphs that could be executable."""


@dataclass(frozen=True, slots=True)
class Cover:
    """How one entry is covered."""

    id: str
    kind: str
    engine: bool
    examples: tuple[str, ...]
    """Examples that show it on purpose."""
    exercises: tuple[str, ...]
    replays: tuple[str, ...]
    """Examples in whose record it decides a move or happens."""

    @property
    def reason(self) -> str:
        """Why it is not executed: its kind, or ``missing``; nothing where it is."""
        if self.engine:
            return ""
        return "missing" if self.kind in CARRIED_OUT and self.kind != "component" else self.kind


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One paragraph of a page with everything that rests on it."""

    spot: Spot
    covers: tuple[Cover, ...]
    shown_by: tuple[str, ...]
    """Examples that are made from this paragraph."""

    @property
    def state(self) -> str:
        """Whether everything in it that can be carried out is."""
        carried = [cover.engine for cover in self.covers if cover.kind in CARRIED_OUT]
        if not carried:
            if self.shown_by:
                return FULL
            if self.covers:
                return TOLD
            return UNCLAIMED if self.spot.sort == RULE else NOT_A_RULE
        return FULL if all(carried) else PART if any(carried) else NONE


@dataclass(frozen=True)
class PageCoverage:
    """Every paragraph of one page."""

    game: str
    paragraphs: tuple[Paragraph, ...]

    def count(self, *states: str) -> int:
        """Count the paragraphs in these states."""
        return sum(paragraph.state in states for paragraph in self.paragraphs)

    @property
    def percent(self) -> int:
        """The share of the paragraphs that could be executable and are, in whole percent, rounded down."""
        counted = self.count(*COUNTED)
        return 100 * self.count(FULL) // counted if counted else 0

    def idle(self) -> Iterator[tuple[Cover, str, tuple[str, ...]]]:
        """Yield each entry that is not executable, with the reason and the paragraphs it is in."""
        places: dict[str, list[str]] = {}
        found: dict[str, Cover] = {}
        for paragraph in self.paragraphs:
            for cover in paragraph.covers:
                if cover.reason:
                    found[cover.id] = cover
                    places.setdefault(cover.id, []).append(paragraph.spot.label)
        for id_, cover in found.items():
            yield cover, cover.reason, tuple(places[id_])


@cache
def page_coverage(key: str) -> PageCoverage:
    """Return the coverage of a game's page; no copy of it is needed.

    Raises ``Complaint`` for a game that is not there.
    """
    from tutor.games import game as find

    game = find(key)
    book = library.book(game.folder)
    outline = read_outline(book)
    claimed = claims(book, outline)
    known = covers(game, book)
    return PageCoverage(
        key,
        tuple(
            Paragraph(
                spot,
                tuple(known[id_] for id_ in claimed.by_spot[spot.label] if id_ in known),
                tuple(id_ for id_ in claimed.by_spot[spot.label] if id_ not in known),
            )
            for spot in outline.spots
        ),
    )


def covers(game: AnyGame, book: Book) -> dict[str, Cover]:
    """Return how every entry of a book is covered."""
    named = engine_ids(game)
    choices = {f"{game.key}.opt.{option.name}" for option in listed(game.options)}
    choices |= {f"{game.key}.preset.{name}" for name in game.presets}
    replayed = replayed_ids(book)
    return {
        entry.id: Cover(
            entry.id,
            entry.kind,
            entry.id in named or entry.id in choices or entry.facts.get("switch", "") in choices,
            _naming(book.examples, entry),
            _naming(book.exercises, entry),
            replayed.get(entry.id, ()),
        )
        for entry in book.entries.values()
    }


def _naming(lessons: Plain, entry: Entry) -> tuple[str, ...]:
    return tuple(str(one["id"]) for one in lessons if entry.id in (one.get("covers") or ()))


def replayed_ids(book: Book) -> dict[str, tuple[str, ...]]:
    """Return, for each rule that decides a move or happens in the records of the examples, those examples."""
    found: dict[str, dict[str, None]] = {}
    for example in book.examples:
        try:
            runs = [line.replay for line in lines(example)]
        except Complaint:  # `tutor check` names what is wrong with it
            continue
        for step in (step for run in runs for step in run.steps):
            rules = [event.rule for event in step.events]
            if step.verdict is not None:
                rules += step.verdict.rules
            for rule in rules:
                found.setdefault(rule, {})[str(example["id"])] = None
    return {rule: tuple(ids) for rule, ids in found.items()}
