"""The shape of a page without its sentences: headings, and how long every paragraph and list item below them is.

It tells which paragraph a reference means, says what a page holds while no copy of it is there,
and is what a copy is laid against.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

from tutor.core.plain import Plain
from tutor.originals.credits import BACKGROUND, RULE
from tutor.originals.cutting import PARAGRAPH, SAME, Block, alike, folded
from tutor.originals.lines import HEADING, ITEM
from tutor.paths import CONTENT
from tutor.words.book.book import Book, load_yaml
from tutor.words.book.entries import BookError, Source, read_sources

FILE = "page.yaml"
_BLOCK = re.compile(r"([¶•])(\d+)")
_RANGE = re.compile(r"(\d+)(?:[-–](\d+))?")


@dataclass(frozen=True, slots=True)
class Spot:
    """One paragraph or list item of a page."""

    heading: str
    """The heading it stands below, with the headings above where the page repeats it."""
    kind: str
    """``paragraph`` or ``item``."""
    paragraph: int
    """The number of the paragraph, or of the one before an item; 0 for an item right below its heading."""
    item: int
    """The number of the item below the heading; 0 for a paragraph."""
    nested: int
    """The number of the item after its paragraph."""
    words: int
    """Its length."""
    sort: str = RULE
    label: str = ""
    """How references call it, and its name in links."""


@dataclass(frozen=True, slots=True)
class Section:
    """One heading with what stands below it."""

    heading: str
    path: str
    spots: tuple[Spot, ...]
    sort: str = RULE
    """``rule``, or why nothing below is one: ``links``, ``software``, ``credits``."""


@dataclass(frozen=True)
class Outline:
    """The shape of one page."""

    title: str
    sections: tuple[Section, ...]

    @cached_property
    def spots(self) -> tuple[Spot, ...]:
        """Every paragraph and list item, in the order of the page."""
        return tuple(spot for section in self.sections for spot in section.spots)

    @property
    def headings(self) -> tuple[str, ...]:
        """Every heading."""
        return tuple(section.heading for section in self.sections)

    def find(self, source: Source) -> tuple[Spot, ...]:
        """Return the paragraphs that a reference means; none where the page has no such place."""
        section = self._section(source.heading)
        if section is None:
            return ()
        if source.bullet:
            wanted = set(_numbers(source.bullet))
            if source.paragraph:
                after = set(_numbers(source.paragraph))
                return tuple(s for s in section.spots if s.item and s.paragraph in after and s.nested in wanted)
            return tuple(s for s in section.spots if s.item in wanted)
        if source.paragraph:
            wanted = set(_numbers(source.paragraph))
            return tuple(s for s in section.spots if not s.item and s.paragraph in wanted)
        return section.spots

    def _section(self, heading: str) -> Section | None:
        """Return the section that a heading or a path of headings means."""
        best, best_score = None, 0.0
        for section in self.sections:
            score = max(alike(heading, section.path), alike(heading, section.heading))
            if score > best_score:
                best, best_score = section, score
        if best_score >= SAME:
            return best
        above, _, last = heading.rpartition(" / ")
        parent = self._section(above) if above else None
        if parent is None:
            return None
        later = self.sections[self.sections.index(parent) + 1 :]
        return next((one for one in later if alike(last, one.heading) >= SAME), None)


def _numbers(said: str) -> Iterator[int]:
    """Yield the numbers of a reference such as ``¶2`` or ``•3-5``."""
    for first, last in _RANGE.findall(said):
        yield from range(int(first), int(last or first) + 1)


# Reading and writing


def read_outline(book: Book, content: Path = CONTENT) -> Outline:
    """Return the shape of a game's page: as its file says, else as far as the references tell.

    Raises ``BookError`` naming what cannot be read.
    """
    said = load_yaml(content / book.folder / FILE)
    if said is None:
        return _from_references(book)
    per_paragraph = {s.heading for _, s in references(book) if s.paragraph and s.bullet}
    try:
        return Outline(str(said["title"]), tuple(_sections(said["sections"], per_paragraph)))
    except (KeyError, TypeError, ValueError) as wrong:
        raise BookError(f"{book.folder}/{FILE}: {wrong}") from None


def _sections(said: Sequence[Mapping[str, Plain]], per_paragraph: Iterable[str]) -> Iterator[Section]:
    used = {folded(heading) for heading in per_paragraph}
    for one in said:
        heading, under, sort = str(one["heading"]), str(one.get("under", "")), str(one.get("is", RULE))
        path = f"{under} / {heading}" if under else heading
        by_paragraph = bool(used & {folded(path), folded(heading)})
        spots = tuple(_spots(path, str(one.get("blocks", "")), sort, by_paragraph))
        aside = {f"{path} {place}" for place in str(one.get("background", "")).split()}
        if aside - {spot.label for spot in spots}:
            raise ValueError(f"no such place: {', '.join(sorted(aside))}")
        spots = tuple(replace(spot, sort=BACKGROUND) if spot.label in aside else spot for spot in spots)
        yield Section(heading, path, spots, sort)


def _spots(path: str, blocks: str, sort: str, by_paragraph: bool) -> Iterator[Spot]:
    paragraph = item = nested = 0
    for sign, words in _BLOCK.findall(blocks):
        if sign == "¶":
            paragraph, nested = paragraph + 1, 0
            yield Spot(path, PARAGRAPH, paragraph, 0, 0, int(words), sort, f"{path} ¶{paragraph}")
        else:
            item, nested = item + 1, nested + 1
            number = f"¶{paragraph} •{nested}" if by_paragraph and paragraph else f"•{item}"
            yield Spot(path, ITEM, paragraph, item, nested, int(words), sort, f"{path} {number}")


def _from_references(book: Book) -> Outline:
    """Return what the references alone say of a page: its headings, and paragraphs of unknown length."""
    found: dict[str, dict[str, Spot]] = {}
    for _, source in references(book):
        below = found.setdefault(source.heading, {})
        paragraph = next(_numbers(source.paragraph), 0)
        item = next(_numbers(source.bullet), 0)
        label = str(source)
        kind = ITEM if item else PARAGRAPH
        below.setdefault(label, Spot(source.heading, kind, paragraph, item, item, 0, RULE, label))
    title = str(book.about.get("title", {}).get("de", book.folder))
    return Outline(title, tuple(Section(h, h, tuple(spots.values())) for h, spots in found.items()))


def written(title: str, blocks: Iterable[Block]) -> dict[str, Plain]:
    """Return the shape of a copy, as the file of a page holds it."""
    sections: list[dict[str, str]] = []
    for block in blocks:
        if block.kind == HEADING:
            sections.append({"heading": block.text.rstrip(":"), "blocks": ""})
        elif block.sort == RULE and sections:
            sign = "•" if block.kind == ITEM else "¶"
            sections[-1]["blocks"] = f"{sections[-1]['blocks']} {sign}{len(block.text.split())}".strip()
    return {"title": title, "sections": sections}


# References


def references(book: Book) -> Iterator[tuple[str, Source]]:
    """Yield (id, reference) of every entry and example that names its source."""
    for entry in book.entries.values():
        for source in entry.sources:
            yield entry.id, source
    for example in book.examples:
        for source in read_sources(str(example.get("source") or "")):
            yield str(example["id"]), source


@dataclass(frozen=True)
class Claims:
    """Which entries and examples rest on which paragraph."""

    by_spot: Mapping[str, tuple[str, ...]]
    """Ids by the name of the spot, in the order of the book."""
    lost: tuple[tuple[str, Source], ...] = field(default=())
    """References to places that the page does not have."""

    @cached_property
    def spots_of(self) -> Mapping[str, tuple[str, ...]]:
        """The names of the spots of each id, as the content lists them."""
        found: dict[str, list[str]] = {}
        for label, ids in self.by_spot.items():
            for id_ in ids:
                found.setdefault(id_, []).append(label)
        return {id_: tuple(labels) for id_, labels in found.items()}


def claims(book: Book, outline: Outline) -> Claims:
    """Resolve every reference of a book."""
    by_spot: dict[str, list[str]] = {spot.label: [] for spot in outline.spots}
    lost: list[tuple[str, Source]] = []
    for id_, source in references(book):
        spots = outline.find(source)
        if not spots:
            lost.append((id_, source))
        for spot in spots:
            if id_ not in by_spot[spot.label]:
                by_spot[spot.label].append(id_)
    return Claims({label: tuple(ids) for label, ids in by_spot.items()}, tuple(lost))
