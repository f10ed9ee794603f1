"""How the work of reading a text grows with its length, whatever stands in it.

Counted is the processor time of this thread alone, and only the ratio of two sizes in one run: reading sixteen times as
much may take sixteen times as long; where every sign looked at all the others it would take 256 times as long. What
is over within a tenth of a second at its longest is quick enough however it grows.
"""

from __future__ import annotations

import base64
import time
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from html import escape

from tutor.asking.answer import ask
from tutor.bench.hostile import ASKED, FILES, MARKDOWN, SAID, WRITTEN, Shape
from tutor.cases.transcript import load, load_line, read_case, read_moves
from tutor.core.cards import cards, in_letters
from tutor.core.complaints import Complaint
from tutor.core.moves import seated
from tutor.games import shelf
from tutor.notebook.checking import findings
from tutor.notebook.reading import Heading, named, read
from tutor.originals.copies import read_copy
from tutor.shown.address import LONGEST_PACKED, LONGEST_UNPACKED, SHORT, read_address, unpack
from tutor.words import library
from tutor.words.book.render import linked, markdown

BUDGET = 0.1
"""Seconds of processor time that anything may take."""
SHORTEST, STEP = 1_000, 2
SPAN, MOST = 16, 64
"""So many times the length may take so many times the time: halfway between 16 and 256, as ratios go."""

Read = Callable[[str], object]


def spent(reader: Read, text: str) -> float:
    """Return the seconds of processor time that reading a text took, whatever came of it."""
    began = time.thread_time()
    with suppress(Complaint, ValueError):
        reader(text)
    return time.thread_time() - began


def too_fast(reader: Read, shape: Shape, longest: int) -> str:
    """Return how the time grew where it grows faster than the text; nothing where it does not."""
    spent(reader, shape(SHORTEST))  # what is made once is made now
    sizes = [longest]
    while sizes[-1] > SHORTEST:
        sizes.append(sizes[-1] // STEP)
    took: dict[int, float] = {}
    for size in reversed(sizes):
        took[size] = spent(reader, shape(size))
        short = size // SPAN
        if took[size] <= BUDGET or short not in took:
            continue
        before = min(took[short], spent(reader, shape(short)))
        if took[size] > MOST * before:  # once more: another program may have had the processor's memory
            took[size] = min(took[size], spent(reader, shape(size)))
        if took[size] > MOST * before:
            return ", ".join(f"{n} signs {1000 * seconds:.1f} ms" for n, seconds in took.items())
    return ""


# Everything that reads what strangers send


def _page(text: str) -> None:
    """Read a notebook as its page does: parts, stations, texts as HTML, and what is wrong with it."""
    notebook = read(text)
    render = markdown(library.book("getaway"), "en", lambda written, _lang: written, footnotes=True)
    for station in notebook.stations:
        for part in station.parts:
            shown = named(part.source)[0] if isinstance(part, Heading) else part.source
            linked(render(shown), escape)
    findings(notebook)


def _packed(text: str) -> object:
    return unpack(SHORT + base64.urlsafe_b64encode(text.encode()).decode())


def _zipped(text: str) -> object:
    return unpack(base64.urlsafe_b64encode(zlib.compress(text.encode())).decode())


def _address(text: str) -> object:
    return read_address(dict.fromkeys(("o", "at", "text", "rule"), text))


def _copied(text: str, game: str) -> object:
    return read_copy(text.encode(), "a", {one.key: book for one, book in library.books()}, game)


def _moved(text: str) -> object:
    return read_moves(shelf()["getaway"], seated(4), text)


READERS: Mapping[str, tuple[Read, Mapping[str, Shape], int]] = {
    "notebook": (_page, MARKDOWN, LONGEST_UNPACKED),
    "yaml": (lambda text: read_case(load(text)), SAID, LONGEST_UNPACKED),
    "json": (lambda text: read_case(load_line(text)), SAID, LONGEST_UNPACKED),
    "cards": (cards, WRITTEN, LONGEST_UNPACKED),
    "letters": (partial(in_letters, lang="en"), WRITTEN, LONGEST_UNPACKED),
    "moves": (_moved, WRITTEN, LONGEST_UNPACKED),
    "a move": (lambda text: _moved(f"N {text.replace(',', ' ')}"), WRITTEN, LONGEST_UNPACKED),
    "question": (lambda text: ask(text, "getaway"), ASKED, 100_000),
    "question anywhere": (ask, ASKED, 100_000),
    "uploaded page": (partial(_copied, game=""), FILES, 500_000),
    "uploaded page of a game": (partial(_copied, game="getaway"), FILES, 500_000),
    "link": (unpack, SAID, LONGEST_PACKED),
    "packed": (_packed, SAID, LONGEST_PACKED),
    "zipped": (_zipped, SAID, LONGEST_UNPACKED),
    "address": (_address, SAID, 1_000_000),
}
"""Each reader with what is sent to it, and up to which length."""


def tried() -> Iterator[tuple[str, str]]:
    """Yield (reader, name of a shape) of everything that is tried."""
    for name, (_, shapes, _) in READERS.items():
        yield from ((name, shape) for shape in shapes)
