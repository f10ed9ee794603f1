"""`tutor data`: what is kept, taken along, brought back or deleted."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

from tutor.core.complaints import Complaint
from tutor.core.plain import Plain
from tutor.store.copies import copies, cut_to_nothing, damage, folder
from tutor.store.keeping import Store
from tutor.store.moving import exported, imported, removed
from tutor.store.opening import address
from tutor.store.salvaging import salvaged
from tutor.words import explain

V = TypeVar("V")
W = TypeVar("W")

MOST_BYTES = 500_000_000


def write_file(file: str, learner: str) -> None:
    """Write everything into a file, whole or not at all.

    Raises ``Complaint`` where it cannot be written.
    """
    _write(_with(exported, learner), file)


def _write(said: Plain, file: str) -> None:
    text = json.dumps(said, ensure_ascii=False, indent=1)
    path = Path(file)
    try:
        half = path.with_name(f".{path.name}.{os.getpid()}")
        half.write_text(text + "\n", encoding="utf-8")
        half.replace(path)
    except OSError as wrong:
        raise Complaint("cannot-write", why=wrong.strerror or "") from None


def read_file(file: str) -> int:
    """Take in a file; return how much was new.

    Raises ``Complaint`` where there is none, or it is no export.
    """
    path = Path(file)
    try:
        if path.stat().st_size > MOST_BYTES:
            raise Complaint("file-too-big", most=MOST_BYTES // 1000)
        said = json.loads(path.read_text(encoding="utf-8-sig"))
    except OSError:
        raise Complaint("no-such-file", file=file) from None
    except (ValueError, RecursionError):
        raise Complaint("store-not-an-export") from None
    return int(_with(imported, said))


def delete_all(learner: str) -> None:
    """Delete everything, or everything of one learner."""
    _with(removed, learner)


def database() -> Path:
    """Return the file of the database.

    Raises ``Complaint`` where it is a server's.
    """
    where = address()
    if where.get_backend_name() != "sqlite" or not where.database:
        raise Complaint("store-only-sqlite")
    return Path(where.database)


def checked() -> dict[str, Plain]:
    """Return whether the database is whole, what is wrong with it, and which copies there are."""
    file = database()
    wrong = ["0 bytes"] if cut_to_nothing(file) else damage(file) if file.exists() else []
    days = [datetime.fromtimestamp(one.stat().st_mtime, UTC).date().isoformat() for one in copies(file)]
    there = [{"file": str(one), "day": day} for one, day in zip(copies(file), days, strict=True)]
    return {"database": str(file), "whole": not wrong, "wrong": wrong, "copies": there}


def salvage(file: str) -> tuple[int, dict[str, int]]:
    """Write what can be read of the database into a file; return how much that is, and which tables are not whole."""
    found, lost = salvaged(database())
    _write(found, file)
    versions = sum(len(one["versions"]) for one in found["notebooks"])
    return versions + sum(len(said) for said in found.values() if isinstance(said, list)), lost


def copy_to_go_back_to(named: str) -> Path:
    """Return a copy by its name, the last one unless another is named.

    Raises ``Complaint`` where there is none.
    """
    there = copies(database())
    found = next((one for one in there if not named or one.name == Path(named).name), None)
    if found is None:
        raise Complaint("store-no-copies", text=str(folder(database())))
    return found


def _with(what: Callable[[Store, V], W], said: V) -> W:
    store = Store()
    try:
        return what(store, said)
    finally:
        store.close()


def say(key: str, lang: str, **facts: object) -> str:
    """Say what was done."""
    return explain.plain(explain.say(explain.APP, lang, key, facts=facts), lang)
