"""What every command shares: its language, JSON, what it reads, and its exit status."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable

import click

from tutor.core.languages import ELSE, LANGUAGES
from tutor.core.plain import Plain

BAD_INPUT, FOUND_WRONG, INTERRUPTED = 2, 1, 130
LANGUAGE = click.option("--lang", type=click.Choice(LANGUAGES), default=ELSE, help="Language of the sentences.")
AS_JSON = click.option("--json", "as_json", is_flag=True, help="One JSON document.")


def print_json(said: Plain) -> None:
    """Print one JSON document."""
    click.echo(json.dumps(said, ensure_ascii=False, indent=2))


def load_file(file: str) -> Plain:
    """Read a file of YAML, or standard input for ``-``."""
    from tutor.cases.transcript import load
    from tutor.desk.lines import read_text

    return load(read_text(file))


def answer_each(file: str, answer: Callable[[Plain], Plain]) -> None:
    """Answer one JSON document a line; exit status 2 if a line could not be answered."""
    from tutor.desk.lines import answer_lines

    if not answer_lines(file, answer):
        sys.exit(BAD_INPUT)
