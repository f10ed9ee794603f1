"""Learn and teach card-game rules: why every move is legal or not, replays, exact odds.

From Python: ``ask``, ``read``, ``judge``, ``play``, ``replay``, ``why``, ``say`` and ``games``, all in ``tutor.api``;
they are loaded when they are first asked for, so that no part of the package pays for another.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
"""What is multiplied here is small: a second thread waits more than it works. Beside other work a question cost 2,750
ms of processor time instead of 250. It has to be said before numpy is loaded."""

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
