"""Readers of a shared server: keys that were given out here, and to nobody who only says so."""

from __future__ import annotations

import re

from tutor.border import given_out, signed
from tutor.classes.limits import Limit
from tutor.store.keeping import Store, new_key

LONGEST_KEY = 100
UNSIGNED = re.compile(r"[\w-]{22}")
"""A key as it was given out before keys were signed: it counts where something is kept under it."""
FRESH_KEYS = Limit(1_000, 3600.0)
"""Keys that one address is given in an hour; a school may stand behind one."""
_SECRETS: dict[str, str] = {}


def reader_of(said: str, store: Store) -> str:
    """Return the key that a cookie carries; nothing where it was not given out here.

    Raises ``Complaint`` where the store cannot be reached.
    """
    key = given_out(said, _secret(store))
    if not key and UNSIGNED.fullmatch(said) and store.knows(said):
        return said
    return key


def key_for(said: str, who: str, store: Store) -> str:
    """Return what a browser is to keep in its cookie; nothing where it may keep what it has, or has had enough.

    Raises ``Complaint`` where the store cannot be reached.
    """
    secret = _secret(store)
    if given_out(said, secret):
        return ""
    key = reader_of(said, store)
    if not key:
        if FRESH_KEYS.over(who):
            return ""
        FRESH_KEYS.count(who)
        key = new_key()
    return signed(key, secret)


def _secret(store: Store) -> str:
    where = str(store.where)
    if where not in _SECRETS:
        _SECRETS[where] = store.secret("readers")
    return _SECRETS[where]
