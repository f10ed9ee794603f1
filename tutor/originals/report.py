"""What an import found: which paragraphs are ours, which are no rule, and what is left on both sides."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.core.plain import Plain
from tutor.originals.aligning import Aligned, align
from tutor.originals.copies import Copy
from tutor.originals.credits import RULE
from tutor.originals.lines import HEADING
from tutor.originals.outline import Claims, Outline, Spot, claims, read_outline
from tutor.words.book.book import Book
from tutor.words.book.entries import Source

ALIGNED, NOT_A_RULE, UNCLAIMED, UNKNOWN = "aligned", "not-a-rule", "unclaimed", "unknown"


@dataclass(frozen=True)
class Reading:
    """A copy beside the book: everything a page or a report asks of it."""

    copy: Copy
    book: Book
    outline: Outline
    claims: Claims
    aligned: Aligned

    def state(self, number: int) -> str:
        """Return what a block is: aligned with a rule, no rule, without an entry, or not of the page."""
        block, spots = self.aligned.blocks[number], self.aligned.spots[number]
        if any(self.claims.by_spot[spot.label] for spot in spots):
            return ALIGNED
        if block.sort != RULE or (spots and all(spot.sort != RULE for spot in spots)):
            return NOT_A_RULE
        return UNCLAIMED if spots else UNKNOWN

    def sort(self, number: int) -> str:
        """Return why a block is no rule; ``rule`` where it may be one."""
        block, spots = self.aligned.blocks[number], self.aligned.spots[number]
        return block.sort if block.sort != RULE or not spots else spots[0].sort

    def ids(self, number: int) -> tuple[str, ...]:
        """Return the entries and examples that rest on a block."""
        found = (id_ for spot in self.aligned.spots[number] for id_ in self.claims.by_spot[spot.label])
        return tuple(dict.fromkeys(found))

    def place(self, id_: str) -> int | None:
        """Return the first block that an entry rests on."""
        for label in self.claims.spots_of.get(id_, ()):
            if label in self.aligned.block_of:
                return self.aligned.block_of[label]
        return None

    @property
    def numbers(self) -> dict[str, list[int]]:
        """The blocks that are no headings, by what they are."""
        found: dict[str, list[int]] = {ALIGNED: [], NOT_A_RULE: [], UNCLAIMED: [], UNKNOWN: []}
        for n, block in enumerate(self.aligned.blocks):
            if block.kind != HEADING:
                found[self.state(n)].append(n)
        return found

    @property
    def lost(self) -> list[tuple[Spot, tuple[str, ...]]]:
        """What is referred to and not in this copy: the place, and what rests on it."""
        return [(spot, ids) for spot in self.aligned.missing if (ids := self.claims.by_spot[spot.label])]

    @property
    def broken(self) -> tuple[tuple[str, Source], ...]:
        """References to places that the page never had."""
        return self.claims.lost


def reading(copy: Copy, book: Book) -> Reading:
    """Lay a copy beside its book."""
    outline = read_outline(book)
    claimed = claims(book, outline)
    return Reading(copy, book, outline, claimed, align(copy.blocks, outline, book, claimed))


def import_report(read: Reading) -> dict[str, Plain]:
    """Return what an import found, for the command line and for scripts."""
    numbers = read.numbers
    blocks = read.aligned.blocks
    found = read.copy.whose
    return {
        "id": read.copy.game,
        "file": read.copy.file,
        "added": read.copy.added,
        "author": found.author,
        "translator": found.translator,
        "edition": found.edition,
        "headings": sum(block.kind == HEADING for block in blocks),
        "paragraphs": sum(map(len, numbers.values())),
        **{name.replace("-", "_"): len(some) for name, some in numbers.items()},
        "doubtful": len(read.aligned.doubtful),
        "expected": [{"place": spot.label, "ids": list(ids)} for spot, ids in read.lost],
        "broken": [{"id": id_, "place": str(source)} for id_, source in read.broken],
        "left": [
            {
                "number": n + 1,
                "what": read.sort(n) if state == NOT_A_RULE else state,
                "words": len(blocks[n].text.split()),
            }
            for state in (NOT_A_RULE, UNCLAIMED, UNKNOWN)
            for n in numbers[state]
        ],
    }
