"""`tutor data`: what is kept, taken along, brought back or deleted."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from tutor.core.complaints import Complaint
from tutor.store.keeping import Store
from tutor.store.moving import exported, imported, removed
from tutor.words import explain

V = TypeVar("V")
W = TypeVar("W")

MOST_BYTES = 500_000_000


def write_file(file: str, learner: str) -> None:
    """Write everything into a file, whole or not at all.

    Raises ``Complaint`` where it cannot be written.
    """
    text = json.dumps(_with(exported, learner), ensure_ascii=False, indent=1)
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


def _with(what: Callable[[Store, V], W], said: V) -> W:
    store = Store()
    try:
        return what(store, said)
    finally:
        store.close()


def say(key: str, lang: str, **facts: object) -> str:
    """Say what was done."""
    return explain.plain(explain.say(explain.APP, lang, key, facts=facts), lang)
