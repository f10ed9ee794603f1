"""Lines cut into blocks: headings, paragraphs and list items, whatever the copy looks like."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from rapidfuzz import fuzz

from tutor.originals.credits import CONTENTS, RULE, kind_of
from tutor.originals.lines import HEADING, ITEM, NAVIGATION, TERM, Line
from tutor.originals.reading import BULLET

PARAGRAPH = "paragraph"
SAME = 88
"""Two headings that are this alike (of 100) are the same one."""

_GLUED = re.compile(r"(?<=[.:!?])\s?(?=[-•] [A-ZÄÖÜ„])")
_RANKS = re.compile(r"(?:\b(?:A|K|D|B|10|[2-9]|oder|und)\b[ ,.…]*)+")
_ENDS = '.!?:;…)“"'


@dataclass(frozen=True, slots=True)
class Block:
    """One heading, paragraph or list item of a copy."""

    kind: str
    """``heading``, ``paragraph`` or ``item``."""
    text: str
    sort: str = RULE
    """``rule``, or why it is none: ``credits``, ``navigation``, ``contents``."""


@lru_cache(maxsize=2048)
def folded(text: str) -> str:
    """Return a heading as it is compared: small letters without accents and end signs.

    >>> folded("Écarté – Grundlegendes:")
    'ecarte - grundlegendes'
    """
    plain = unicodedata.normalize("NFKD", text.replace("ß", "ss").replace("–", "-")).lower()
    return "".join(c for c in plain if not unicodedata.combining(c)).strip(" :.!?\"'„“‚‘")


def alike(wanted: str, found: str) -> float:
    """Return how alike two headings are, of 100; the wanted one may end in ``…`` or be the beginning.

    >>> alike("Ein Ass kann …", "Ein Ass kann ein anderes nicht schlagen"), alike("Varianten", "Varianten:")
    (100.0, 100.0)
    """
    short = folded(wanted.rstrip("… "))
    whole = folded(found)
    if len(short) >= 8 and (wanted.rstrip().endswith("…") or len(short) >= 24) and whole.startswith(short):
        return 100.0
    return float(fuzz.ratio(short, whole))


def cut(lines: Sequence[Line], headings: Iterable[str] = ()) -> tuple[Block, ...]:
    """Cut a text; ``headings`` are those that the page is known to have, however the copy marks them."""
    wanted = tuple(dict.fromkeys(headings))
    pieces = [piece for line in lines for piece in _unglued(line, lines)]
    later = Counter(folded(_bare(line)[0]) for line in pieces)
    blocks: list[Block] = []
    for n, line in enumerate(pieces):
        text, mark = _bare(line)
        later[folded(text)] -= 1
        following = pieces[n + 1] if n + 1 < len(pieces) else None
        sort = kind_of(text)
        if sort == RULE and line.mark == NAVIGATION:
            sort = NAVIGATION
        if sort != RULE:
            blocks.append(Block(PARAGRAPH, text, sort))
        elif mark == ITEM and later[folded(text)] > 0 and len(text) < 110:
            blocks.append(Block(ITEM, text, CONTENTS))
        elif _is_heading(text, line, mark, following, wanted):
            blocks.append(Block(HEADING, text))
        elif blocks and _goes_on(blocks[-1], text, line, mark):
            blocks[-1] = replace(blocks[-1], text=f"{blocks[-1].text} {text}")
        else:
            blocks.append(Block(ITEM if mark == ITEM else PARAGRAPH, text))
    return tuple(_lone_items(_contents(blocks)))


def _unglued(line: Line, lines: Sequence[Line]) -> Iterator[Line]:
    """Part list items that stand on one line, where the copy writes its lists with that sign."""
    signs = {sign for sign in "-•" if sum(other.text.startswith(f"{sign} ") for other in lines) >= 3}
    start = 0
    for match in _GLUED.finditer(line.text):
        if line.text[match.end()] in signs:
            yield replace(line, text=line.text[start : match.start()].strip(), gap=line.gap and start == 0)
            start = match.end()
    yield replace(line, text=line.text[start:].strip(), gap=line.gap and start == 0)


def _bare(line: Line) -> tuple[str, str]:
    """Return the words of a line without its bullet, and what it is."""
    bullet = BULLET.match(line.text)
    if bullet and line.mark not in (HEADING, TERM):
        return line.text[bullet.end() :], ITEM
    return line.text, line.mark


def _is_heading(text: str, line: Line, mark: str, following: Line | None, wanted: Sequence[str]) -> bool:
    if following is None or len(text) > 110 or not any(map(str.isalpha, text)):
        return False
    if any(alike(one, text) >= SAME for one in wanted):
        return True
    if line.mark in (HEADING, TERM):
        return True
    if mark == ITEM or text[-1] in ".!?;:,…" or not text[0].isupper():
        return False
    return len(text) <= 60 and len(text.split()) <= 7 and not _RANKS.fullmatch(text)


def _goes_on(before: Block, text: str, line: Line, mark: str) -> bool:
    """Whether a line belongs to the block before: a row of ranks, or the rest of an unfinished list item."""
    if before.kind == HEADING or before.sort != RULE or mark == ITEM or line.mark:
        return False
    if _RANKS.fullmatch(text) and len(text.split()) >= 5:
        return True
    return before.kind == ITEM and not line.gap and before.text[-1] not in _ENDS and len(before.text) > 60


def _contents(blocks: Sequence[Block]) -> list[Block]:
    """A short item right after a table of contents belongs to it, even where its heading reads otherwise below."""
    found: list[Block] = []
    for block in blocks:
        short = block.kind == ITEM and len(block.text) < 60 and block.text[-1] not in _ENDS
        listed = short and bool(found) and found[-1].sort == CONTENTS
        found.append(replace(block, sort=CONTENTS) if listed else block)
    return found


def _lone_items(blocks: Sequence[Block]) -> Iterator[Block]:
    """A list of one, alone or first below its heading, is a paragraph: that is how glossary-like lists come out."""
    for n, block in enumerate(blocks):
        first = n == 0 or blocks[n - 1].kind == HEADING
        last = n + 1 == len(blocks) or blocks[n + 1].kind == HEADING
        yield replace(block, kind=PARAGRAPH) if block.kind == ITEM and block.sort == RULE and first and last else block
