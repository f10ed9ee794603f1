"""What things are called beside each other: no two are the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import count

from tutor.cases.transcript import Case
from tutor.core.game import AnyGame
from tutor.words import library
from tutor.words.book.book import Book


def told_apart(labels: Mapping[str, str], more: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return labels no two of which are the same, because a list finds what was chosen by its label.

    >>> told_apart({"a": "Mine", "b": "Mine", "c": "Kings", "d": "Mine"}, {"a": "9:00", "b": "8:00", "d": "8:00"})
    {'a': 'Mine · 9:00', 'b': 'Mine · 8:00', 'c': 'Kings', 'd': 'Mine · 8:00 (2)'}
    """
    often, found, taken = Counter(labels.values()), dict[str, str](), set[str]()
    for key, label in labels.items():
        shown = f"{label} · {more[key]}" if often[label] > 1 and more and more.get(key) else label
        own = next(one for n in count(1) if (one := shown if n == 1 else f"{shown} ({n})") not in taken)
        taken.add(own)
        found[key] = own
    return found


def value_said(game: AnyGame, book: Book, option: str, value: str, lang: str) -> str:
    """Return an option and its value as people read them: Spielrichtung: gegen den Uhrzeigersinn."""
    id_ = f"{game.key}.opt.{option}"
    entry = book.entries.get(id_)
    labels = entry.values if entry else {}
    return f"{book.title(id_, lang)}: {labels[value][lang] if value in labels else value}"


def set_name(case: Case, cases: Sequence[Case], lang: str) -> str:
    """Return the name of a rule set, with the options that tell it from another of the same name."""
    book = library.book(case.game.folder)
    title = book.title(f"{case.game.key}.preset.{case.preset}", lang)
    same = [one for one in cases if one.preset == case.preset]
    own = [value_said(case.game, book, name, value, lang) for name, value in case.changes.items()] if same[1:] else []
    return f"{title} ({', '.join(own)})" if own else title
