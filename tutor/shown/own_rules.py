"""Rule sets of one's own as they are kept: found again by their names, wherever a rule set is named."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import parse_qsl

from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.plain import Plain
from tutor.games import shelf
from tutor.shown.address import Address, read_address

if TYPE_CHECKING:
    from tutor.store.keeping import Store

PAGE = "house"


class Table(NamedTuple):
    """A rule set of one's own that is kept."""

    id: str
    where: Address


def tables(store: Store, learner: str, game: str = "") -> list[Table]:
    """Return the tables that a learner keeps, of one game or of all, the latest first."""
    kept = store.sealed_by(learner, PAGE)
    found = [Table(one.id, read_address(dict(parse_qsl(one.text.partition("?")[2])))) for one in kept]
    return [one for one in found if one.where.game == game or not game]


def of_this_machine(game: str = "") -> list[Table]:
    """Return the tables kept by whoever sits at this machine; none where nothing can be reached."""
    from tutor.store.keeping import OWN, Store  # who names no table of their own needs no database
    from tutor.store.opening import address

    where = address()
    if where.get_backend_name() == "sqlite" and not Path(where.database or "").is_file():
        return []  # a question makes no database
    try:
        store = Store(where)
    except Complaint:
        return []
    try:
        return tables(store, OWN, game)
    except Complaint:
        return []
    finally:
        store.close()


def by_name(game: AnyGame, name: Plain) -> tuple[Plain, dict[str, str]]:
    """Return the preset and the changes that a name stands for: of a table kept here, if it is no preset's name."""
    said = str(name or "").strip()
    if not said or said in game.presets:
        return name, {}
    for one in of_this_machine(game.key):
        if one.where.table.casefold() == said.casefold():
            return one.where.preset or None, dict(one.where.options)
    return name, {}


def resolved(said: Plain) -> Plain:
    """Return a case in which the name of a table kept here stands for its rules; its own options go on top."""
    if not isinstance(said, Mapping) or not isinstance(said.get("preset"), str):
        return said
    game = shelf().get(str(said.get("game")))
    if game is None:
        return said
    preset, changes = by_name(game, said["preset"])
    if preset == said["preset"]:
        return said
    own = said.get("options") or {}
    return {**said, "preset": preset, "options": {**changes, **own} if isinstance(own, Mapping) else own}
