"""A notebook as a worksheet: two positions a page, lines to write on, and the key with its paragraphs at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from html import escape

from tutor.cases.lessons import UNREADABLE
from tutor.core.pictures import IN_TEXT
from tutor.core.rules import ContradictoryRules
from tutor.notebook.asking import screens
from tutor.notebook.blocks import asked_seat, case_of, fields, lesson_of
from tutor.notebook.reading import Block, Part, Station, without_notes
from tutor.shown.address import Address
from tutor.ui.frame import full_link, language, words
from tutor.ui.notebook_blocks import Reading, complaints
from tutor.ui.panel import rich
from tutor.ui.paper import Task, exercise_task, legal_html, position_html, sheet
from tutor.words import explain
from tutor.words.book.render import picture_html


def worksheet(reading: Reading, where: Address) -> None:
    """Show the sheet; the browser prints it."""
    sheet(reading.notebook.title or words("sheet-title"), every_task(reading, where), lang=reading.notebook.lang)


def every_task(reading: Reading, where: Address) -> list[Task]:
    """Return the tasks of a notebook; a picture that belongs to none of them comes last."""
    shown = {one.line for screen in screens(reading.notebook) for one in screen.parts}
    every = [replace(one, parts=tuple(_shown(one, shown))) for one in reading.notebook.stations]
    found, pictures = _tasks(every, reading, where)
    return [*found, Task("", pictures, "", "")] if pictures and found else found


def _shown(station: Station, lines: set[int]) -> Iterator[Part]:
    """Yield what of a station its author does not hide from the class."""
    return (part for part in station.parts if part.line in lines)


def tasks(station: Station, reading: Reading, where: Address) -> list[Task]:
    """Return what can be asked on paper: every exercise, and every table at which somebody has to move."""
    return _tasks([station], reading, where)[0]


def _tasks(stations: Sequence[Station], reading: Reading, where: Address) -> tuple[list[Task], str]:
    """Return the tasks of stations, and the pictures that belong to none of them."""
    behind = {part.line: one.block.line for one in screens(reading.notebook) for part in one.after}
    found, pictures, last = list[Task](), "", 0
    for station in stations:
        link = full_link("course", where.but(station=station.id, mode="", step="", move="", screen=""))
        for part in station.parts:
            task = _task(part, reading, link) if isinstance(part, Block) else None
            if task is not None:
                found.append(replace(task, position=pictures + task.position))
                pictures, last = "", part.line
            elif isinstance(part, Block):
                continue
            elif last and behind.get(part.line) == last:
                # What a class sees behind an answer stands in the key, what leads to a question above it.
                found[-1] = replace(found[-1], answer=found[-1].answer + _pictures(part))
            else:
                pictures += _pictures(part)
    return found, pictures


def _task(block: Block, reading: Reading, link: str) -> Task | None:
    """Return what a block asks on paper; nothing where it asks nothing there, or cannot be read."""
    ask = TASKS.get(block.kind)
    if ask is None or complaints(block, reading.notebook.head):
        return None
    try:
        return ask(block, reading, link)
    except (*UNREADABLE, ContradictoryRules):
        return None


def _pictures(part: Part) -> str:
    """Return the pictures of a text: what is asked below them may be about what they show."""
    return "".join(picture_html(one[1], one[2]) for one in IN_TEXT.finditer(without_notes(part.source)))


def _exercise(block: Block, reading: Reading, link: str) -> Task:
    return exercise_task(lesson_of(block, reading.notebook.game, language()), link)


def _table(block: Block, reading: Reading, link: str) -> Task | None:
    case = case_of(block, reading.notebook.game)
    seat = asked_seat(block, case)
    if seat is None:
        return None
    state = case.play().end
    own, said = fields(block).get("question"), fields(block).get("say")
    asked = words("sheet-ask", seat=explain.seat_name(seat, language(), case.seats))
    question = rich(str(own)) if own else escape(asked)
    answer = legal_html(case.game, state, seat) + (f"<p>{rich(str(said))}</p>" if said else "")
    return Task(question, position_html(case.game, state), answer, link)


TASKS: Mapping[str, Callable[[Block, Reading, str], Task | None] | None] = {
    "table": _table,
    "exercise": _exercise,
    "replay": None,
    "compare": None,
    "rule": None,
    "odds": None,
    "play": None,
    "sit": None,
}
"""What each kind is on paper; most can only be looked at, and paper shows nothing of them."""
