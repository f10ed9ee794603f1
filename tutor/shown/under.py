"""An entry of a book as it reads under a rule set that an address names."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.cases.transcript import read_options
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.options import values
from tutor.words.book.arranging import under
from tutor.words.book.entries import Entry


def read_under(game: AnyGame, entry: Entry, preset: str, options: Mapping[str, str]) -> Entry:
    """Return an entry as it reads under a rule set by name; as usual where there is no such rule set."""
    if not entry.carries:
        return entry
    try:
        return under(entry, values(read_options(game, preset or None, dict(options))[1]))
    except Complaint:
        return entry
