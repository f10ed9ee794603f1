"""The games on the shelf. A new game is one package here and one folder in ``content``.

Called, the package is the shelf: ``tutor.games()`` stays what ``tutor.api`` offers once this package is loaded.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from unicodedata import normalize

from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame

ORDER = ("getaway", "knockout_whist", "crazy_eights", "ecarte", "gurke")
"""The order in which the games are shown."""


@cache
def shelf() -> dict[str, AnyGame]:
    """Return every game by its key, in the order shown."""
    names = sorted((m.name for m in iter_modules(__path__)), key=lambda n: (ORDER.index(n) if n in ORDER else 99, n))
    games = [import_module(f"{__name__}.{name}").GAME for name in names]
    return {game.key: game for game in games}


def game(key: str) -> AnyGame:
    """Return one game, by its key or by its name as people write it.

    Raises ``Complaint`` naming the games there are.

    >>> game("Knock-Out Whist").key, game("Écarté").key
    ('knockout-whist', 'ecarte')
    """
    found = shelf().get(key) or {_letters(name): one for name, one in shelf().items()}.get(_letters(key))
    if found is None:
        raise Complaint("no-such-game", text=key, games=", ".join(shelf()))
    return found


def _letters(name: str) -> str:
    """Return the bare letters of a name, so that accents, hyphens and capitals do not matter."""
    return "".join(sign for sign in normalize("NFKD", name).casefold() if sign.isascii() and sign.isalnum())


class _Called(ModuleType):
    """A package that answers like the function of its name."""

    def __call__(self) -> dict[str, AnyGame]:
        return shelf()


sys.modules[__name__].__class__ = _Called
