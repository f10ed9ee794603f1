"""In which order a notebook discloses a game: what was taught up to each of its blocks.

Only a notebook in which some station says what it teaches keeps to an order. What its own sentences say needs no
saying again: the terms in them, the rules they link to, those that are told at a table, shown or asked for.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType

from tutor.cases.lessons import UNREADABLE
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.moves import PLAY
from tutor.core.plain import Plain
from tutor.games import shelf
from tutor.notebook.blocks import fields, known_lesson, rule_ids, waits
from tutor.notebook.reading import Block, Heading, Notebook, Part, without_notes
from tutor.notebook.sitting import told_so_far
from tutor.teaching.taught import ODDS, Taught, named, words_in
from tutor.words import library

LINKED = re.compile(r"\]\(#([\w.+-]+)\)")
SAID = ("question", "explain", "say", "after")
"""What an author writes in a block for a reader to read."""


@lru_cache(maxsize=32)
def taught_in(notebook: Notebook) -> Mapping[int, Taught]:
    """Return what was taught up to each block, by the line where it begins; empty where nothing keeps to an order.

    What is told at a table counts from the next block on: at the table itself it is told one at a time.
    """
    game = shelf().get(notebook.game)
    if game is None or not any(isinstance(part, Heading) and part.teaches for part in notebook.parts):
        return {}
    found: dict[int, Taught] = {}
    taught = Taught()
    for station in notebook.stations:
        before = taught
        for part in station.parts:
            taught |= _taught_by(part, game)
        for part in station.parts:
            if isinstance(part, Block):
                found[part.line] = _before_deciding(part, before, taught)
                taught |= _told_at(part, game)
    return MappingProxyType(found)


def _before_deciding(block: Block, before: Taught, taught: Taught) -> Taught:
    """Return what was taught at a block.

    At a table at which its reader decides first, what the station teaches comes after: of the kinds of move that are
    new in it only those are offered that the table is about.
    """
    if block.kind != "table" or not waits(block):
        return taught
    try:
        claims = fields(block).get("claims")
    except UNREADABLE:
        return taught
    said = claims if isinstance(claims, Mapping) else {}
    about = " ".join(map(str, (*(said.get("legal") or ()), *(said.get("illegal") or ())))).split()
    return replace(taught, verbs=before.verbs | (taught.verbs & frozenset(about)))


def _taught_by(part: Part, game: AnyGame) -> Taught:
    """Return what a part of a station teaches."""
    if isinstance(part, Block):
        return _in_block(part, game)
    source = without_notes(part.source)
    said = Taught(rules=_entries(LINKED.findall(source)), words=words_in(game.folder, source))
    if isinstance(part, Heading):
        for name in part.teaches:
            try:
                said |= named(game, (name,))
            except UNREADABLE:  # it is said where the notebook is read
                continue
    return said


def _in_block(block: Block, game: AnyGame) -> Taught:
    try:
        if block.kind == "rule":
            return Taught(rules=_entries(rule_ids(block)))
        said = fields(block)
    except (*UNREADABLE, KeyError):
        return Taught()
    text = " ".join(str(said[name]) for name in SAID if isinstance(said.get(name), str))
    rules = _covered(block, said) if block.kind == "exercise" else ()
    return Taught(
        rules=_entries(rules),
        panels=frozenset({ODDS} if block.kind == "odds" else ()),
        words=words_in(game.folder, text),
    )


def _covered(block: Block, said: Mapping[str, object]) -> Iterator[str]:
    """Yield the rules that a question asks for."""
    try:
        covers = (known_lesson(block.argument) if block.argument else said).get("covers")
    except UNREADABLE:
        return
    if isinstance(covers, list):
        yield from map(str, covers)


def _told_at(block: Block, game: AnyGame) -> Taught:
    """Return what is told at a table while it is played."""
    if block.kind != "sit":
        return Taught()
    try:
        told = fields(block).get("told")
    except UNREADABLE:
        return Taught()
    return told_so_far(game, told, map(str, told)) if isinstance(told, Mapping) else Taught()


def _entries(ids: Iterable[str]) -> frozenset[str]:
    return frozenset(one for one in ids if library.entry(one) is not None)


def asked_too_soon(notebook: Notebook) -> Iterator[tuple[Block, Complaint]]:
    """Yield the kinds of move that a block asks for and no station has taught by then: nobody is offered them there."""
    for block in notebook.blocks:
        known = taught_in(notebook).get(block.line)
        if known is None:
            continue
        try:
            said = fields(block) if block.kind != "rule" else {}
            said = {**said, **known_lesson(block.argument)} if block.kind == "exercise" and block.argument else said
        except (*UNREADABLE, KeyError):
            continue
        game = shelf()[notebook.game]
        if said.get("game", game.key) != game.key:
            continue
        for path, move in _asked_for(said):
            verb = next((word for word in str(move).split() if word in game.verbs), PLAY)
            if not known.offers(verb):
                yield block, Complaint("teaches-not-yet", text=verb).within(*path)


def _asked_for(said: Mapping[str, Plain]) -> Iterator[tuple[tuple[str | int, ...], Plain]]:
    """Yield the moves that a block asks its reader for, and the way to each."""
    claims = said.get("claims")
    of_table = claims.get("legal") if isinstance(claims, Mapping) else None
    for path, moves in (
        (("legal",), said.get("legal")),
        (("asks",), said.get("asks")),
        (("claims", "legal"), of_table),
    ):
        if isinstance(moves, list):
            yield from (((*path, n), move) for n, move in enumerate(moves))
