"""Which question is asked about a moment: with the hands wherever that is possible, another kind each time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tutor.core.languages import LANGUAGES
from tutor.core.plain import Plain
from tutor.teaching.hands import gap, goes, mark, mark_any, play, then, who
from tutor.teaching.questions import Asked
from tutor.teaching.sheets import write
from tutor.teaching.titles import which
from tutor.teaching.told import happens, pick
from tutor.words import library

Way = Callable[[Asked], dict[str, Plain] | None]

CAUSED: tuple[Way, ...] = (gap, happens, write, goes, who)
"""What can be asked about what a move causes, in turn."""
DECIDED: tuple[Way, ...] = (mark, play)
LOOSE: tuple[Way, ...] = (
    partial(gap, loose=True),
    partial(happens, loose=True),
    partial(write, loose=True),
    then,
    partial(who, loose=True),
)
EASY: tuple[Way, ...] = (partial(happens, loose=True, easy=True),)
"""What is asked rather than nothing, though whoever counts may see that some answers are wrong."""
PILED: tuple[Way, ...] = (partial(goes, loose=True),)
"""What is asked last of all: where it is, cards mostly go to the pile."""
OTHERWISE: tuple[Way, ...] = (pick, mark_any)
"""What can be asked about what is legal, in turn; and where nothing of it can be."""


def ask(asked: Asked, number: int, *, few: bool = False) -> dict[str, Plain] | None:
    """Make one of the questions that fit the moment, another kind each time; a title is asked for after it alone.

    Of a rule with ``few`` moments every kind takes its turn, so that its exercises differ.
    """
    caused = any(event.rule == asked.rule for event in asked.moment.events)
    ways, rest = (CAUSED, (*LOOSE, *EASY, *PILED)) if caused else (DECIDED, OTHERWISE)
    if few:
        ways, rest = ((*CAUSED, *LOOSE, *EASY), PILED) if caused else ((*DECIDED, *OTHERWISE), ())
    order = [*(ways[(number + turn) % len(ways)] for turn in range(len(ways))), *rest]
    for way in order:
        found = way(asked)
        if found is not None:
            book = library.book(asked.game.folder)
            last = which(asked, found)
            title = {lang: book.title(asked.rule, lang) for lang in LANGUAGES}
            return {"title": title, "covers": [asked.rule], **found, **({"last": last} if last else {})}
    return None
