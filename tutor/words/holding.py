"""What of a book holds under a rule set, and what that changes against the first one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tutor.core.game import AnyGame
from tutor.core.options import AnyOptions, differences, listed, values
from tutor.words.book.book import Book
from tutor.words.book.composing import ways
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
    """Whether an entry holds: its option has its value or is in use at all, and all else that it needs is so."""
    if entry.kind not in PARTS["rules"]:
        return True
    chosen = values(options)
    if not any(all(one.met(chosen) for one in way) for way in ways(entry.facts.get("needs", ""))):
        return False
    return in_use(game, entry, options)


def told(game: AnyGame, book: Book, options: AnyOptions) -> list[Entry]:
    """Return the rules of a rule set in reading order, each option that is one after the rule it follows."""
    found = [entry for entry in book.of_kind(*PARTS["rules"]) if holds(game, entry, options)]
    behind: dict[str, list[Entry]] = {}
    for entry in book.of_kind(*PARTS["options"]):
        if chosen_rule(game, entry, options):
            ids = {one.id for one in found}
            before = next(id_ for id_ in follows(entry) if id_ in ids)
            behind.setdefault(before, []).append(replace(entry, chapter=book.entries[before].chapter))
    return [one for entry in found for one in (entry, *behind.get(entry.id, ()))]


def follows(entry: Entry) -> list[str]:
    """Return the rules behind which an option stands as a rule where it is chosen, the first that holds."""
    return [id_.strip() for id_ in entry.facts.get("follows", "").split(",") if id_.strip()]


def chosen_rule(game: AnyGame, entry: Entry, options: AnyOptions) -> bool:
    """Whether an entry is an option that reads as a rule, and is chosen."""
    if not follows(entry):
        return False
    if "option" in entry.facts:
        return in_use(game, entry, options)
    return values(options)[entry.id.partition(".opt.")[2]] not in OFF


def in_use(game: AnyGame, entry: Entry, options: AnyOptions) -> bool:
    """Whether the option that an entry names has its value, or is in use at all."""
    id_, _, value = entry.facts.get("option", "").partition("=")
    if not id_:
        return True
    attribute = id_.removeprefix(f"{game.key}.opt.").replace(".", "__").replace("-", "_")
    chosen = str(getattr(options, attribute, value))
    return chosen == value if value else chosen not in OFF
