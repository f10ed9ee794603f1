"""How a table of one's own plays: what to ask it, most dividing first, and what comes of its answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.options import Option, changed, listed, values
from tutor.games import game as find_game
from tutor.teaching.disputes import Side, found, open_questions, option_of, sides
from tutor.words import library
from tutor.words.book.entries import Entry

MOST = 10
"""So many questions a table is asked."""
DONT_KNOW = "-"
"""Stands in place of the day where a table did not know: it plays the usual way."""


class Asked(NamedTuple):
    """One question to a table."""

    option: Option
    gap: Entry | None
    """What the text leaves open about it, where it does."""


def questions(game: AnyGame, chosen: Mapping[str, str]) -> list[Asked]:
    """Return what to ask a table, most dividing first; what needs another choice only where that is made."""
    known = {option.name: option for option in listed(game.options)}
    asked = []
    for one in _ranked(game.key):
        option = known[one.option.name]
        needed = option.needs
        if needed is None or chosen.get(needed[0], known[needed[0]].default) == needed[1]:
            asked.append(one)
    return asked[:MOST]


@cache
def _ranked(key: str) -> tuple[Asked, ...]:
    game = find_game(key)
    gaps: dict[str, Entry] = {}
    for gap in open_questions(game):
        name = option_of(game, gap).name
        if name not in gaps or (gap.id in found() and gaps[name].id not in found()):
            gaps[name] = gap
    options = [option for option in listed(game.options) if len(option.values) > 1]
    return tuple(
        Asked(option, gaps.get(option.name))
        for option in sorted(options, key=lambda one: -_dividing(game, one, gaps.get(one.name)))
        if _dividing(game, option, gaps.get(option.name)) > 0
    )


def _dividing(game: AnyGame, option: Option, gap: Entry | None) -> float:
    """How much an option divides tables: how many named ones leave the usual way, and whether texts dispute it."""
    attribute = option.name.replace(".", "__").replace("-", "_")
    taken = Counter(str(getattr(options, attribute)) for options in game.presets.values())
    apart = 1 - max(taken.values()) / len(game.presets)
    if _advises_only(game, option):
        return 0
    return apart + (0.6 if gap is not None and gap.id in found() else 0.2 if gap is not None else 0)


def _advises_only(game: AnyGame, option: Option) -> bool:
    """Whether an option changes advice and no move: no table has to agree on it."""
    book = library.book(game.folder)
    return bool(option.rules) and all(book.entries[rule].kind == "advice" for rule in option.rules)


def tables(game: AnyGame, one: Asked) -> list[Side]:
    """Return the moment at which the answers part, played by each; nothing where none was found."""
    return sides(game, one.gap) if one.gap is not None else []


class Mended(NamedTuple):
    """A rule set as far as it can still be played, and what had to go."""

    preset: str
    options: dict[str, str]
    gone: list[Complaint]


def mended(game: AnyGame, preset: str, options: Mapping[str, str]) -> Mended:
    """Take what still exists of a rule set and goes together; each thing that does not is told in a sentence."""
    gone: list[Complaint] = []
    first = next(iter(game.presets))
    if preset and preset not in game.presets:
        gone.append(Complaint("no-such-preset", text=preset, presets=", ".join(game.presets)))
        preset = ""
    base = game.presets[preset or first]
    kept: dict[str, str] = {}
    try:
        changed(base, options)
        kept = dict(options)
    except Complaint:
        left = dict(options)
        for _ in options:  # one choice may need another that comes later
            for name, value in list(left.items()):
                try:
                    changed(base, {**kept, name: value})
                except Complaint:
                    continue
                kept[name] = left.pop(name)
        for name, value in left.items():
            try:
                changed(base, {**kept, name: value})
            except Complaint as wrong:
                gone.append(wrong)
    usual = values(base)
    return Mended(preset, {name: value for name, value in kept.items() if usual[name] != value}, gone)


def days(said: str) -> dict[str, str]:
    """Read when a table decided: ``lead:2026-11-22,ties:-``; what is no such thing is left out.

    >>> days("lead:2026-11-22,ties:-,x")
    {'lead': '2026-11-22', 'ties': '-'}
    """
    pairs = [part.partition(":") for part in said.split(",")]
    return {name: day for name, colon, day in pairs if colon and name and day}


def written(when: Mapping[str, str]) -> str:
    """Write when a table decided, so that ``days`` reads it."""
    return ",".join(f"{name}:{day}" for name, day in when.items())
