"""Who may come in: under which names the app is asked for, from which pages, and with which keys.

A browser sends along under which name it found the app and from which page it asks. A foreign page can make it ask this
machine, and can give this machine a name of its own; it can change neither of what the browser says about that.
"""

from __future__ import annotations

import hmac
import os
from collections.abc import Collection, Iterable, MutableMapping
from hashlib import sha256
from typing import Any
from urllib.parse import urlsplit

from tutor.place import HOSTS, SHOWN_AT, at_home

Scope = MutableMapping[str, Any]  # Any: what ASGI says of a request

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
OF_A_PROXY = (b"forwarded", b"x-forwarded-", b"x-real-ip")
FOREIGN_NAME = "This server is not known under that name; TUTOR_HOSTS names those it has."
FOREIGN_PAGE = "Another site asked for this."
THROUGH_A_PROXY = "Visitors come through a proxy: start with TUTOR_PLACE=shared, and name the host in TUTOR_HOSTS."
POLICY = (
    "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self' data:; media-src 'self' blob:; worker-src 'self' blob:; "
    "connect-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
)
"""Nothing from another host, and no frame around a page; what Streamlit and its charts need is unsafe and allowed."""
LENGTH_OF_SIGN = 32


def refused(scope: Scope, closed: Collection[str]) -> tuple[int, str] | None:
    """Return status and sentence where a request is not let in; what is ``closed`` is open to nobody."""
    headers = list(scope.get("headers", ()))
    if at_home() and any(name.lower().startswith(OF_A_PROXY) for name, _ in headers):
        return 403, THROUGH_A_PROXY
    hosts, origins = (_all(headers, name) for name in (b"host", b"origin"))
    if len(hosts) > 1 or (hosts and name_of(hosts[0]) not in {*allowed(), *_reached(scope)}):
        return 421, FOREIGN_NAME
    if origins and (len(origins) > 1 or not hosts or urlsplit(origins[0]).netloc.lower() != hosts[0].lower()):
        return 403, FOREIGN_PAGE
    if any(str(scope.get("path", "")).endswith(path) for path in closed):
        return 404, "–"
    return None


def allowed() -> frozenset[str]:
    """Return the names under which the app may be asked for: this machine, what was shown, what is set."""
    said = os.environ.get(HOSTS, "").replace(",", " ").split()
    shown = os.environ.get(SHOWN_AT, "")
    return LOOPBACK | {name_of(one) for one in (*said, shown) if one}


def name_of(host: str) -> str:
    """Return the name in a host and port; nothing where it is none.

    >>> name_of("Cards.School.example:8501"), name_of("[::1]:8501"), name_of("me@127.0.0.1"), name_of("a/b")
    ('cards.school.example', '::1', '', '')
    """
    try:
        parts = urlsplit(f"//{host}")
        _ = parts.port  # a port that is no number is a fault too
    except ValueError:
        return ""
    if parts.username is not None or parts.path or parts.query or parts.fragment:
        return ""
    return (parts.hostname or "").rstrip(".")


def _reached(scope: Scope) -> Iterable[str]:
    """Yield the address of this machine at which a shared app was reached: a number is nobody else's name."""
    here = scope.get("server")
    if here and not at_home():
        yield str(here[0])


def _all(headers: Iterable[tuple[bytes, bytes]], wanted: bytes) -> list[str]:
    return [value.decode("latin-1").strip() for name, value in headers if name.lower() == wanted]


# Keys of readers


def signed(key: str, secret: str) -> str:
    """Return a key with the sign that it was given out here."""
    return f"{key}.{_sign(key, secret)}"


def given_out(said: str, secret: str) -> str:
    """Return the key of a cookie; nothing where it was not given out here.

    >>> given_out(signed("k", "s"), "s"), given_out("own", "s"), given_out("own.x", "s")
    ('k', '', '')
    """
    key, _, sign = said.partition(".")
    return key if sign and hmac.compare_digest(sign.encode(), _sign(key, secret).encode()) else ""


def _sign(key: str, secret: str) -> str:
    return hmac.new(secret.encode(), key.encode(), sha256).hexdigest()[:LENGTH_OF_SIGN]
