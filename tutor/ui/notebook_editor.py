"""Writing a notebook: the text in the browser, saved whenever the writer rests, and what is wrong at its line."""

from __future__ import annotations

import time
import zlib
from base64 import b64decode
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import streamlit as st

from tutor.core.complaints import Complaint
from tutor.core.languages import WRITTEN
from tutor.core.pictures import MOST_BYTES, names_in, written
from tutor.core.plain import Plain
from tutor.notebook.checking import Finding, head_findings, pictures_missing
from tutor.notebook.reading import Notebook, read, write
from tutor.store.keeping import Saved
from tutor.store.pictures import keep, missing
from tutor.ui.frame import language, words
from tutor.ui.learner import store
from tutor.ui.notebook_blocks import complaints
from tutor.ui.notebook_text import wrong_in_order, wrong_in_text
from tutor.ui.shell import ComponentRenderer
from tutor.words import explain

MOST_SHOWN = 20
"""So many complaints are listed; whoever has more of them mends these first."""
PICTURE_WORDS = (
    *("picture", "picture-seen", "picture-go", "picture-leave", "picture-kind", "picture-large", "picture-broken"),
    "picture-unsaid",
)


@dataclass
class Desk:
    """What a window knows of the notebook that is written in it."""

    id: str
    text: str
    seen: int
    """The version that the text goes on from."""
    at: int
    load: int = field(default_factory=lambda: time.time_ns() // 1_000_000)
    """Another number for every text that is put into the window."""
    opened: bool = True
    """Whether the text is the one that the notebook was opened with."""
    ack: int = 0
    line: int = 1
    insert: Mapping[str, Plain] | None = None
    trouble: Complaint | None = None
    """Why the text in the window is not saved."""
    refused: Complaint | None = None
    """Why the picture that was dropped last is not in the text."""
    drop: list[str] = field(default_factory=list)
    """Notebooks whose unsaved text need not be kept in the browser any more."""

    @property
    def conflict(self) -> bool:
        """Whether another window has saved in the meantime."""
        return self.trouble is not None and self.trouble.key == "store-changed-meanwhile"

    def put(self, saved: Saved, text: str = "") -> None:
        """Put what was saved into the window."""
        self.text, self.seen, self.at = text or saved.text, saved.number, saved.at
        self.trouble = None
        self.opened = False
        self.load += 1

    @classmethod
    def of(cls, saved: Saved, drop: list[str]) -> Desk:
        """Return the desk of a notebook as it was saved last."""
        return cls(saved.notebook, saved.text, saved.number, saved.at, drop=drop)


def desk(id_: str) -> Desk:
    """Return the desk of a notebook in this window.

    Raises ``Complaint`` where there is no such notebook.
    """
    found = st.session_state.get("notes.desk")
    if not isinstance(found, Desk) or found.id != id_:
        drop = found.drop if isinstance(found, Desk) else []
        found = st.session_state["notes.desk"] = Desk.of(store().notebook(id_), drop)
    return found


def take(here: Desk, said: Plain) -> None:
    """Save what the window sent, unless somebody else has saved in the meantime; what cannot be read is dropped."""
    if not isinstance(said, Mapping):
        return
    n, text, seen, line, load = (said.get(name) for name in ("n", "text", "seen", "line", "load"))
    numbers = (n, seen, line, load)
    if not isinstance(text, str) or any(isinstance(one, bool) or not isinstance(one, int) for one in numbers):
        return
    if load != here.load:
        return
    here.ack, here.line = int(n or 0), int(line or 1)
    if text == here.text and here.trouble is None:
        return
    here.text = text
    try:
        read(text)
        saved = store().save(text, here.id, int(seen or 0))
        here.seen, here.at, here.trouble = saved.number, saved.at, None
    except Complaint as wrong:
        here.trouble = wrong
        if here.conflict:
            _same_after_all(here)


def take_picture(here: Desk, said: Plain) -> None:
    """Keep a picture that was put in, and have it stand where the cursor is; of what is none, say so."""
    data, seen = (said.get("data"), said.get("seen")) if isinstance(said, Mapping) else (None, None)
    if not isinstance(data, str) or not isinstance(seen, str):
        return
    here.refused = None
    try:
        name = keep(store(), b64decode(data[: 2 * MOST_BYTES], validate=True))
    except ValueError:  # what a browser sends is none of that
        here.refused = Complaint("picture-unreadable")
    except Complaint as wrong:
        here.refused = wrong
    else:
        here.insert = {"n": int(here.insert["n"]) + 1 if here.insert else 1, "text": written(seen, name)}


def _same_after_all(here: Desk) -> None:
    """Whoever sent a text twice, or the same as the other window, has nothing to be told."""
    latest = store().notebook(here.id)
    if latest.text == here.text:
        here.seen, here.at, here.trouble = latest.number, latest.at, None


def wrong_with(notebook: Notebook) -> list[Finding]:
    """Return everything in a notebook that is not so, block by block as far as it is not known already."""
    found = [Finding(1, wrong) for wrong in head_findings(notebook)]
    found += [one for block in notebook.blocks[:400] for one in complaints(block, notebook.head)]
    found += wrong_in_order(notebook)
    text = write(notebook)
    found += wrong_in_text(text)
    found += pictures_missing(notebook, missing(store(), names_in(text)))
    return sorted(found, key=lambda one: (one.line, one.column))


@cache
def _component() -> ComponentRenderer:
    return st.components.v2.component(
        "tutor.notes", html='<div class="notes"></div>', css="notes/notes.css", js="notes/notes.js"
    )


def text_field(here: Desk) -> Notebook | None:
    """Show the text to be written; return it as a notebook if it can be one."""
    key = f"notes-{zlib.crc32(here.id.encode()):08x}"  # an id may hold signs that no component may have in its key

    def drafted() -> None:
        take(here, st.session_state[key].get("draft"))

    def pictured() -> None:
        take_picture(here, st.session_state[key].get("picture"))

    notebook, findings = None, []
    try:
        notebook = read(here.text)
        findings = wrong_with(notebook)[:MOST_SHOWN]
    except Complaint as wrong:
        findings = [Finding(1, wrong)]
    data = {
        "id": here.id,
        "text": here.text,
        "load": here.load,
        "opened": here.opened,
        "seen": here.seen,
        "ack": here.ack,
        "saved": here.trouble is None,
        "status": _status(here),
        "insert": here.insert,
        "drop": here.drop,
        "wrong": [{"line": one.line, "text": explain.complaint(one.wrong, language())} for one in findings],
        "words": {name: words(f"notes-{name}") for name in ("text", "line", "unsaved", *PICTURE_WORDS)},
        "refused": explain.complaint(here.refused, language()) if here.refused is not None else "",
    }
    _component()(key=key, data=[data], on_draft_change=drafted, on_picture_change=pictured)
    return notebook


def _status(here: Desk) -> str:
    if here.trouble is None:
        return words("notes-saved", time=clock(here.at), n=here.seen)
    return explain.complaint(here.trouble, language())


def clock(at: int, *, day: bool = False) -> str:
    """Return a moment as the reader's clock shows it."""
    try:
        zone = ZoneInfo(st.context.timezone or "UTC")
    except (ZoneInfoNotFoundError, ValueError):
        zone = ZoneInfo("UTC")
    when = datetime.fromtimestamp(at / 1000, UTC).astimezone(zone)
    today = datetime.now(UTC).astimezone(zone).date()
    if not day and when.date() == today:
        return f"{when:%H:%M}"
    written = WRITTEN[language()].day.format(d=when.day, m=when.month, month=f"{when:%b}", year=when.year)
    return f"{written}, {when:%H:%M}"


# Differences


def difference(old: str, new: str) -> Iterator[tuple[str, str]]:
    """Yield (sign, line) of what differs between two texts, with three lines around it."""
    from difflib import unified_diff

    for row in list(unified_diff(old.splitlines(), new.splitlines(), lineterm="", n=3))[2:]:
        yield (row[0], row[1:]) if row[0] in "+- " else ("@", "")
