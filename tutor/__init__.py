"""Learn and teach card-game rules: why every move is legal or not, replays, exact odds.

From Python: ``ask``, ``read``, ``judge``, ``play``, ``replay``, ``why``, ``say`` and ``games``, all in ``tutor.api``;
they are loaded when they are first asked for, so that no part of the package pays for another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tutor.api import *  # noqa: F403


def __getattr__(name: str) -> object:
    """Return a name of ``tutor.api``."""
    from importlib import import_module

    if not name.startswith("_"):
        api = import_module("tutor.api")
        if name in api.__all__:
            return getattr(api, name)
    raise AttributeError(f"module 'tutor' has no attribute {name!r}")


def __dir__() -> list[str]:
    """List what there is."""
    from tutor import api

    return sorted(api.__all__)
