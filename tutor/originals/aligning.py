"""A copy laid against the shape of its page: which block is which paragraph, and what is left on both sides.

One best path through both (headings on headings, blocks on blocks of like length and like words)
bears missing headings, merged or parted paragraphs, other bullets, and a half of the text.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from tutor.originals.credits import RULE
from tutor.originals.cutting import SAME, Block, alike
from tutor.originals.fingerprint import entry_words, kinship, rarity, stems, vector
from tutor.originals.lines import HEADING
from tutor.originals.outline import Claims, Outline, Section, Spot
from tutor.words.book.book import Book

SKIP = -0.3
"""What it costs to leave a block, or a paragraph of the page, without its other half."""
NEXT = 0.2
"""What it is worth that a pair directly follows another."""
MOST_MERGED = 4
MOST_PARTED = 6
ENOUGH = 0.1
"""A pair below this is chance, and not reported as found."""
SURE = 0.4
"""A pair below this is doubtful."""

Item = Section | Spot


@dataclass(frozen=True)
class Aligned:
    """A copy with what each of its blocks is."""

    blocks: tuple[Block, ...]
    spots: tuple[tuple[Spot, ...], ...]
    """For each block the paragraphs of the page that it holds; none for headings and strangers."""
    headings: Mapping[int, Section]
    """Which heading of the page a heading of the copy is, by the number of the block."""
    missing: tuple[Spot, ...]
    """Paragraphs of the page that this copy lacks."""
    doubtful: frozenset[int] = frozenset()
    """Blocks that are probably, not surely, what they are taken for."""

    @cached_property
    def block_of(self) -> Mapping[str, int]:
        """The first block of each paragraph, by the name of the paragraph."""
        found: dict[str, int] = {}
        for n, spots in enumerate(self.spots):
            for spot in spots:
                found.setdefault(spot.label, n)
        return found

    def labels(self, number: int) -> tuple[str, ...]:
        """Return the names of the paragraphs that a block holds."""
        return tuple(spot.label for spot in self.spots[number])


def align(blocks: Sequence[Block], outline: Outline, book: Book, claimed: Claims) -> Aligned:
    """Lay a copy against its page."""
    rows: list[Item] = []
    for section in outline.sections:
        rows += [section, *section.spots]
    columns = [n for n, block in enumerate(blocks) if block.sort == RULE]
    pairs = _Paths(rows, [blocks[n] for n in columns], _words(outline, book, claimed)).best()
    spots: list[list[Spot]] = [[] for _ in blocks]
    headings: dict[int, Section] = {}
    doubtful: set[int] = set()
    for row, column, worth in pairs:
        item, number = rows[row], columns[column]
        if worth < SURE:
            doubtful.add(number)
        if isinstance(item, Section):
            headings[number] = item
        elif item not in spots[number]:
            spots[number].append(item)
    found = {spot for some in spots for spot in some}
    missing = tuple(spot for spot in outline.spots if spot not in found)
    return Aligned(tuple(blocks), tuple(map(tuple, spots)), headings, missing, frozenset(doubtful))


def _words(outline: Outline, book: Book, claimed: Claims) -> Mapping[str, Counter[str]]:
    """Return our words on each paragraph of the page that an entry rests on."""
    return {
        spot.label: stems(" ".join(entry_words(book, id_) for id_ in claimed.by_spot.get(spot.label, ())))
        for spot in outline.spots
    }


class _Paths:
    """The table of best paths; rows are the page, columns the copy."""

    def __init__(self, rows: Sequence[Item], columns: Sequence[Block], words: Mapping[str, Counter[str]]) -> None:
        """Compare everything with everything once."""
        self.rows, self.columns = rows, columns
        self.lengths = [len(block.text.split()) for block in columns]
        weights = rarity(words.values())
        ours = {label: vector(said, weights) for label, said in words.items() if said}
        theirs = [vector(stems(block.text), weights) for block in columns]
        nothing = [-1.0] * len(columns)
        self.kin = [
            [kinship(ours[item.label], text) for text in theirs]
            if isinstance(item, Spot) and item.label in ours
            else nothing
            for item in rows
        ]
        self.context = self._contexts()

    def _contexts(self) -> list[frozenset[str]]:
        """Return, for each block, which of the page's headings stands last before it; none where that is unknown."""
        sections = [item for item in self.rows if isinstance(item, Section)]
        found: list[frozenset[str]] = []
        above: frozenset[str] = frozenset()
        for block in self.columns:
            if block.kind == HEADING:
                above = frozenset(one.path for one in sections if alike(one.heading, block.text) >= SAME)
            found.append(above)
        return found

    def best(self) -> list[tuple[int, int, float]]:
        """Return the pairs of the best path that are more than chance."""
        height, width = len(self.rows), len(self.columns)
        scores = [[SKIP * (r + c) for c in range(width + 1)] for r in range(height + 1)]
        steps: list[list[tuple[int, int, float]]] = [[(0, 1, 0.0)] * (width + 1) for _ in range(height + 1)]
        for r in range(1, height + 1):
            steps[r][0] = (1, 0, 0.0)
            for c in range(1, width + 1):
                best, step = scores[r - 1][c] + SKIP, (1, 0, 0.0)
                if scores[r][c - 1] + SKIP > best:
                    best, step = scores[r][c - 1] + SKIP, (0, 1, 0.0)
                for down, right, worth in self._pairs(r, c):
                    total = scores[r - down][c - right] + worth + (NEXT if steps[r - down][c - right][2] else 0.0)
                    if total > best:
                        best, step = total, (down, right, worth)
                scores[r][c], steps[r][c] = best, step
        return self._way_back(steps)

    def _way_back(self, steps: Sequence[Sequence[tuple[int, int, float]]]) -> list[tuple[int, int, float]]:
        pairs: list[tuple[int, int, float]] = []
        r, c = len(self.rows), len(self.columns)
        while r and c:
            down, right, worth = steps[r][c]
            if down and right and worth > ENOUGH:
                pairs += [
                    (row, column, worth / max(down, 1))
                    for row in range(r - down, r)
                    for column in range(c - right, c)
                    if isinstance(self.rows[row], Section) == (self.columns[column].kind == HEADING)
                ]
            r, c = r - down, c - right
        return pairs[::-1]

    def _pairs(self, r: int, c: int) -> list[tuple[int, int, float]]:
        """Return (rows, columns, worth) of everything that may end here together."""
        item, block = self.rows[r - 1], self.columns[c - 1]
        if isinstance(item, Section):
            if block.kind != HEADING:
                return []
            score = max(alike(item.heading, block.text), alike(item.path, block.text))
            return [(1, 1, 2.0 + (score - SAME) / 12)] if score >= SAME else []
        if block.kind == HEADING:
            return []
        found = [(1, 1, self._worth(r - 1, r, c - 1, c))]
        for first in range(r - 2, max(r - 1 - MOST_MERGED * 2, -1), -1):
            spots = sum(isinstance(one, Spot) for one in self.rows[first:r])
            if spots > MOST_MERGED:
                break
            if isinstance(self.rows[first], Spot):
                headings = r - first - spots
                worth = self._worth(first, r, c - 1, c)
                found.append((r - first, 1, worth * spots - 0.3 * spots + SKIP * headings))
        for first in range(c - 2, max(c - 1 - MOST_PARTED, -1), -1):
            if self.columns[first].kind == HEADING:
                break
            found.append((1, c - first, self._worth(r - 1, r, first, c) - 0.1 * (c - first)))
        return found

    def _worth(self, top: int, bottom: int, left: int, right: int) -> float:
        """Return how well some paragraphs of the page and some blocks of the copy fit; below 0 they do not."""
        spots = [(n, one) for n, one in enumerate(self.rows[top:bottom], top) if isinstance(one, Spot)]
        page, copy = sum(one.words for _, one in spots), sum(self.lengths[left:right])
        length = min(page, copy) / max(page, copy) if page else 0.5
        kin = [max(self.kin[n][left:right]) for n, _ in spots if self.kin[n][left] >= 0]
        shared = min(kin) if kin else 0.15 / len(spots)
        above = self.context[left]
        place = 0.0 if not above else 0.7 if spots[0][1].heading in above else -0.7
        other = 0.15 if len(spots) == 1 and right - left == 1 and spots[0][1].kind != self.columns[left].kind else 0.0
        return 2 * length**2 + 3 * shared + place - 1.6 - other
