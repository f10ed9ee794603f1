"""What of a book holds under a rule set, and what that changes against the first one."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.game import AnyGame
from tutor.core.options import AnyOptions, differences, listed
from tutor.words.book.book import Book
from tutor.words.book.entries import Entry

PARTS: Mapping[str, tuple[str, ...]] = {
    "rules": ("aim", "component", "legality", "consequence", "advice", "etiquette", "history"),
    "options": ("option", "switch"),
    "presets": ("preset",),
    "gaps": ("gap",),
}
OFF = ("no", "off", "none", "0")
"""Values of an option that is not in use."""


def part_of(entry: Entry) -> str:
    """Return the part of the book that an entry stands in."""
    return next(part for part, kinds in PARTS.items() if entry.kind in kinds)


def changed_entries(game: AnyGame, book: Book, options: AnyOptions) -> dict[str, str]:
    """Return the entries that the rule set changes against the first one, each with the option that does it."""
    base = next(iter(game.presets.values()))
    found: dict[str, str] = {}
    rules = {option.name: option.rules for option in listed(game.options)}
    for name, value in differences(options, base).items():
        id_ = f"{game.key}.opt.{name}"
        found[id_] = name
        for rule in rules.get(name, ()):
            found.setdefault(rule, name)
        for entry in book.entries.values():
            said = entry.facts.get("option", "")
            if said in (id_, f"{id_}={value}"):
                found.setdefault(entry.id, name)
    return found


def holds(game: AnyGame, entry: Entry, options: AnyOptions) -> bool:
    """Whether an entry holds: the option it hangs on has its value, or is in use at all."""
    id_, _, value = entry.facts.get("option", "").partition("=")
    if not id_ or entry.kind not in PARTS["rules"]:
        return True
    attribute = id_.removeprefix(f"{game.key}.opt.").replace(".", "__").replace("-", "_")
    chosen = str(getattr(options, attribute, value))
    return chosen == value if value else chosen not in OFF
