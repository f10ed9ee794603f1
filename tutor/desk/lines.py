"""Files, standard input and JSON Lines: what comes in and what goes out, whatever the terminal or the file is like."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import BinaryIO

import click

from tutor.cases.transcript import LONGEST_TEXT, load_line
from tutor.core.complaints import Complaint, Unreadable
from tutor.core.plain import Plain
from tutor.words import explain

MOST_BYTES = 4 * LONGEST_TEXT
"""No text of so many signs takes more bytes."""


def read_text(file: str) -> str:
    """Read a file, or standard input for ``-``.

    Raises ``Complaint`` where there is no such file, it is no text, or it has no end.
    """
    with _opened(file) as source:
        raw = source.read(MOST_BYTES + 1)
    if len(raw) > MOST_BYTES:
        raise Unreadable("file-too-big", most=LONGEST_TEXT // 1000)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Unreadable("file-not-text", file=file) from None


def answer_lines(file: str, answer: Callable[[Plain], Plain]) -> bool:
    """Answer each line with one JSON document that bears its number; say whether all of them could be answered.

    A line that cannot be read, and one that the app itself fails at, is answered with a sentence; the next line
    is answered all the same. A blank line is answered as one.
    """
    well = True
    for number, raw in enumerate(_lines(file), 1):
        said = _answered(raw, answer)
        well = well and "error" not in said
        click.echo(json.dumps({"line": number, **said}, ensure_ascii=False))
    return well


def _answered(raw: bytes, answer: Callable[[Plain], Plain]) -> dict[str, Plain]:
    if not raw.strip():
        return {"blank": True}
    try:
        if len(raw) > MOST_BYTES:
            raise Unreadable("file-too-big", most=LONGEST_TEXT // 1000)
        return dict(answer(load_line(_decoded(raw))))
    except Complaint as wrong:
        return {"error": error(wrong)}
    except Exception as failed:  # one line of a batch never ends it
        click.echo(f"{type(failed).__name__}: {failed}", err=True)
        return {"error": error(Complaint("line-failed"))}


def error(wrong: Complaint) -> dict[str, str]:
    """Return a complaint as data, in both languages."""
    return {"key": wrong.key, "de": explain.complaint(wrong, "de"), "en": explain.complaint(wrong, "en")}


def _decoded(raw: bytes) -> str:
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Unreadable("line-not-text") from None


def _lines(file: str) -> Iterator[bytes]:
    """Yield lines as they come, split at line feeds alone; of one that is too long, the beginning."""
    with _opened(file) as source:
        while raw := source.readline(MOST_BYTES + 1):
            rest = raw
            while len(rest) > MOST_BYTES and not rest.endswith(b"\n"):
                rest = source.readline(MOST_BYTES + 1)
            yield raw


@contextmanager
def _opened(file: str) -> Iterator[BinaryIO]:
    """Open a file, or lend standard input.

    Raises ``Complaint`` where there is none, or it cannot be read.
    """
    if file == "-" and (sys.stdin is None or sys.stdin.closed):
        raise Unreadable("no-input")
    try:
        with nullcontext(sys.stdin.buffer) if file == "-" else Path(file).open("rb") as source:
            yield source
    except (OSError, ValueError):
        raise Unreadable("no-such-file", file=file) from None
