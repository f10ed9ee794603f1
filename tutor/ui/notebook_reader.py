"""A notebook on a page: its stations, one at a time or all, with what was read and answered."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import dropwhile
from urllib.parse import urlencode

import streamlit as st

from tutor.core.complaints import Complaint
from tutor.games import shelf
from tutor.notebook.blocks import waits
from tutor.notebook.checking import head_findings
from tutor.notebook.courses import course
from tutor.notebook.reading import Block, Heading, Notebook, Part, Station, read, write
from tutor.shown.address import Address, unpack_text
from tutor.store.keeping import Progress
from tutor.ui.frame import language, link, page_link, titled, words
from tutor.ui.learner import progress, store, visited
from tutor.ui.notebook_blocks import Reading, complain_at, exercise_name, key_of, when_near
from tutor.ui.notebook_onward import following, played_name
from tutor.ui.notebook_text import part_html, show_text, wrong_in_text
from tutor.ui.panel import heading

ALL = "all"
WAITED = "course.waited"
"""Where this session keeps at which block of which station what follows has waited for a decision."""
AT_ONCE = 2
"""So many blocks are made with the page; the others when the reader comes near them."""


def course_name(game: str) -> str:
    """Return under which name progress in a course is kept, whatever the language."""
    return f"course:{game}"


def asked_notebook(where: Address) -> Reading | None:
    """Return the notebook that the address asks for; nothing where it names none.

    Raises ``Complaint`` where it is not there, or cannot be read.
    """
    hidden = where.guess == "1"
    if where.text:
        return Reading(read(unpack_text(where.text)), f"link:{zlib.crc32(where.text.encode()):08x}", hidden)
    if where.notebook:
        return Reading(read(store().notebook(where.notebook).text), where.notebook, hidden)
    if where.game:
        found = course(where.game, language())
        if found is None and where.game in shelf():
            return None  # a game may be there before its course; the page shows those there are
        if found is None:
            raise Complaint("course-none", text=where.game)
        return Reading(found.notebook, course_name(where.game), hidden, course=True)
    return None


def stations_of(notebook: Notebook) -> tuple[Station, ...]:
    """Return the stations; what stands before the first heading belongs to the first one."""
    every = notebook.stations
    if len(every) > 1 and not every[0].id:
        return (replace(every[1], parts=(*every[0].parts, *every[1].parts)), *every[2:])
    return every


def exercises_in(station: Station, reading: Reading) -> list[str]:
    """Return under which names the answers of a station are kept."""
    return [
        exercise_name(part, reading) for part in station.parts if isinstance(part, Block) and part.kind == "exercise"
    ]


@dataclass(frozen=True)
class Course:
    """A notebook with how far its reader is."""

    reading: Reading
    stations: tuple[Station, ...]
    progress: Progress

    def answered(self, station: Station) -> tuple[int, int]:
        """Return how many exercises of a station were answered, and how many there are."""
        names = exercises_in(station, self.reading)
        return sum(name in self.progress.answered for name in names), len(names)

    def right(self, station: Station) -> bool:
        """Whether the last answer to every exercise of a station was right."""
        return all(self.progress.answered.get(name) for name in exercises_in(station, self.reading))

    def done(self, station: Station) -> bool:
        """Whether a station was read, and all its questions were answered."""
        answered, of = self.answered(station)
        return station.id in self.progress.read and answered == of

    @property
    def open(self) -> list[int]:
        """Which stations are not done yet."""
        return [n for n, one in enumerate(self.stations) if not self.done(one)]

    @property
    def next(self) -> int:
        """Where to go on: the last station that was read if something in it is open, else the one after it."""
        read_ = [n for n, one in enumerate(self.stations) if one.id in self.progress.read]
        if not read_:
            return 0
        done, of = self.answered(self.stations[read_[-1]])
        return min(read_[-1] + (done == of), len(self.stations) - 1)

    @property
    def finished(self) -> bool:
        """Whether every station was read and every exercise answered."""
        every = (self.answered(one) for one in self.stations)
        return all(one.id in self.progress.read for one in self.stations) and all(n == of for n, of in every)

    def number(self, id_: str) -> int:
        """Return which station this is.

        Raises ``Complaint`` where there is none of this name.
        """
        found = next((n for n, one in enumerate(self.stations) if one.id == id_), None)
        if found is None:
            raise Complaint("course-no-station", text=id_)
        return found


def links_of(stations: Sequence[Station], where: Address) -> dict[str, str]:
    """Return the link of every heading."""
    base = where.but(screen="", step="", move="")
    return {
        part.id: link("course", base.but(station=one.id))
        for one in stations
        for part in one.parts
        if isinstance(part, Heading)
    }


def show_station(
    station: Station,
    reading: Reading,
    links: Mapping[str, str],
    where: Address,
    *,
    jump: bool,
    room: int = AT_ONCE,
    decides: bool = False,
) -> None:
    """Show the text and the live blocks of a station; where its reader ``decides``, what follows a table waits."""
    notebook = reading.notebook
    name = f"{zlib.crc32(reading.name.encode()):08x}"
    seen: Counter[str] = Counter()
    blocks = [part for part in station.parts if isinstance(part, Block)]
    template = "?" + urlencode(where.but(station="", step="", move="").query()) + "&station={id}"
    wrong = wrong_in_text(write(notebook))
    parts, came = station.parts, False
    if st.session_state.get(WAITED, ("",))[0] != station.id:
        st.session_state.pop(WAITED, None)
    if reading.course and any(block.kind == "sit" for block in blocks) and where.mode != ALL:
        # Whoever sits down sees table and hand at once: the title is in the tab, what leads in is for the whole page.
        parts = tuple(dropwhile(lambda part: not (isinstance(part, Heading) and part.level == 2), parts))
    for n, said in enumerate(_joined(parts)):
        if isinstance(said, Block):
            key = f"{name}-{key_of(said)}"
            seen[key] += 1
            place = blocks.index(said)

            # Nobody has read a station that ends at a table by opening it: going on from there says so.
            played = reading.course and said.kind == "sit" and following(said, notebook) is not None

            def then(last: bool = place == len(blocks) - 1 and not played) -> None:
                if last:
                    visited(reading.name, station.id)

            table = f"{key}-{seen[key]}"
            when_near(said, reading, table, at_once=place < room, then=then)
            if decides and not _answered(said, reading):
                if _waits_for(said, table):
                    st.session_state[WAITED] = (station.id, table)
                    return
                came = st.session_state.get(WAITED) == (station.id, table)
            continue
        html = "".join(part_html(part, notebook, links) for part in said)
        if any(isinstance(part, Heading) and part.level == 1 for part in said):
            titled()
        first = n == 0 and jump
        key = f"{name}-text-{zlib.crc32(station.id.encode()):08x}-{n}"  # the id may hold what no key may
        mark = station.id if first else None
        show_text(html, key=key, lang=notebook.lang, station_link=template, highlight=mark, reveal=came)
        came = False
        lines = [(part.line, part.line + part.source.count("\n")) for part in said]
        for one in wrong:
            if any(begin <= one.line <= end for begin, end in lines):
                complain_at(one.line, one.wrong)
    if not blocks:
        visited(reading.name, station.id)


def _answered(block: Block, reading: Reading) -> bool:
    """Whether this is a question that was answered, today or another day."""
    return block.kind == "exercise" and exercise_name(block, reading) in progress(reading.name).answered


def _waits_for(block: Block, key: str) -> bool:
    """Whether what follows waits until a decision was made at a block, or its reader would rather read on."""
    if not waits(block) or st.session_state.get(played_name(key)):
        return False
    st.caption(words("sit-first"))
    st.button(
        words("sit-skip"),
        key=f"{key}-skip",
        type="tertiary",
        icon=":material/skip_next:",
        on_click=lambda: st.session_state.update({played_name(key): True}),
    )
    return True


def _joined(parts: Sequence[Part]) -> Iterator[Block | list[Part]]:
    """Yield live blocks, and what stands between them together."""
    text: list[Part] = []
    for part in parts:
        if isinstance(part, Block):
            if any(one.source.strip() for one in text):
                yield text
            text = []
            yield part
        else:
            text.append(part)
    if any(one.source.strip() for one in text):
        yield text


def head_complaints(reading: Reading) -> None:
    """Say what is wrong with the head of a notebook."""
    for wrong in head_findings(reading.notebook):
        complain_at(1, wrong)


def title_html(reading: Reading) -> None:
    """Show the title where the notebook has no heading of its own."""
    notebook = reading.notebook
    if not any(isinstance(part, Heading) and part.level == 1 for part in notebook.parts) and notebook.title:
        heading(notebook.title)


def begin(game: str, name: str) -> None:
    """Offer to begin the course of a game of this name, or to go on where one was."""
    where = Address(game=game)
    reading = asked_notebook(where)
    assert reading is not None
    course = Course(reading, stations_of(reading.notebook), progress(reading.name))
    here = course.next
    facts = {"n": here + 1, "of": len(course.stations), "game": name}
    if course.finished:
        label = words("course-again", game=name)
    elif course.progress.read:
        where = where.but(station=course.stations[here].id)
        label = words("course-go-on", **facts)
    else:
        label = words("course-begin", game=name)
    page_link("course", where, label, icon=":material/route:", stretch=True)
