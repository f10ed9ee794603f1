"""Screens cut by hand: split, joined, moved, hidden, timed; each is a change of a few lines of the text."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.notebook.asking import ASKING, NOTHING, Screen, screens
from tutor.notebook.reading import LINES, Block, Notebook, cut_source, read, write


def every(notebook: Notebook) -> list[Screen]:
    """Return all screens, those too that are hidden."""
    return screens(notebook, hidden=True)


def begins(screen: Screen) -> int:
    """Return the line with which a screen begins, its own line of plus signs included."""
    return min(screen.first, screen.cut.line) if screen.cut is not None else screen.first


def screen_at(notebook: Notebook, line: int) -> int:
    """Return the number of the screen in which a line stands."""
    found = [n for n, one in enumerate(every(notebook)) if begins(one) <= line]
    return found[-1] if found else 0


def split(notebook: Notebook, line: int) -> str:
    """Return the text with another screen from this line on; within a block, from the block on."""
    return _put(write(notebook), _outside(notebook, line), cut_source())


def in_steps(notebook: Notebook, line: int) -> str:
    """Return the text with what follows this line come a press later; within a block, the block too."""
    return _put(write(notebook), _outside(notebook, line), cut_source(step=True))


def _outside(notebook: Notebook, line: int) -> int:
    """Return the line; of one within a block, that of the block."""
    inside = [one.line for one in notebook.blocks if one.line <= line < one.line + one.source.count("\n") + 1]
    return inside[0] if inside else line


def can_join(notebook: Notebook, number: int) -> bool:
    """Whether a screen and the one after it can be one: not where both ask something."""
    found = every(notebook)
    return number + 1 < len(found) and not all(one.block.kind in ASKING for one in found[number : number + 2])


def join(notebook: Notebook, number: int) -> str:
    """Return the text with a screen and the one after it as one."""
    this, following = every(notebook)[number : number + 2]
    cut, text = following.cut, write(notebook)
    if cut is None:
        return _put(text, following.first, cut_source(joined=True))
    rows = LINES.findall(text)
    rows[cut.line - 1] = "" if this.block.kind == NOTHING else cut_source(joined=True)
    return "".join(rows)


def move(notebook: Notebook, number: int) -> str:
    """Return the text with a screen and the one after it in the other order."""
    found, rows = every(notebook), LINES.findall(write(notebook))
    begin, middle = begins(found[number]) - 1, begins(found[number + 1]) - 1
    end = begins(found[number + 2]) - 1 if number + 2 < len(found) else len(rows)
    parts = [_own(rows[middle:end], found[number + 1]), _own(rows[begin:middle], found[number])]
    rest = rows[end:] if number + 2 >= len(found) else _own(rows[end:], found[number + 2])
    return "".join([*rows[:begin], *parts[0], *parts[1], *rest])


def said(notebook: Notebook, number: int, *, hidden: bool, minutes: int) -> str:
    """Return the text with a screen hidden or shown, and meant for so many minutes."""
    one, text = every(notebook)[number], write(notebook)
    new = cut_source(hidden=hidden, minutes=minutes)
    if one.cut is None:
        return _put(text, one.first, new)
    rows = LINES.findall(text)
    rows[one.cut.line - 1] = new
    return "".join(rows)


def _own(rows: Sequence[str], screen: Screen) -> list[str]:
    """Return the lines of a screen with a line of its own at the beginning, so that it stays one wherever it stands."""
    kept = [*rows]
    if kept and not kept[-1].endswith("\n"):
        kept[-1] += "\n"
    return kept if screen.cut is not None else ["\n", cut_source(), "\n", *kept]


def _put(text: str, line: int, new: str) -> str:
    """Return a text with a line of plus signs before one of its lines, blank lines around it."""
    rows = LINES.findall(text)
    at = max(line - 1, len(LINES.findall(read(text).head)))
    while at < len(rows) and not rows[at].strip():
        at += 1
    before, after = rows[:at], rows[at:]
    if before and not before[-1].endswith("\n"):
        before[-1] += "\n"
    gap = ["\n"] if before and before[-1].strip() else []
    return "".join([*before, *gap, new, "\n", *after])


def title_of(screen: Screen) -> str:
    """Return what a list of screens calls it: its station, and the kind of its block."""
    kinds = [one.kind for one in screen.parts if isinstance(one, Block)]
    return " · ".join(filter(None, (screen.station.title, ", ".join(kinds))))
