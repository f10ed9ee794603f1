"""A class without a browser: the lesson that is asked, and what its phones and its teacher say to the server."""

from __future__ import annotations

import json

from apart import finished
from starlette.applications import Starlette

from tutor.classes import routes
from tutor.store.classes import Held

LESSON = """---
title: Probe
lang: de
game: getaway
---
## Eins {#one}

```{exercise} getaway.x.01
```

```{rule} getaway.goal.escape
```

## Zwei {#two}

```{table} getaway.ex.six-tricks
after: 5
```

```{exercise} getaway.x.16
```
"""
KEY = "phone-key-0123456789"


def asks(
    what: str,
    said: object,
    *,
    cookie: str = "",
    kind: str = "application/json",
    address: str = "10.0.0.7",
    method: str = "POST",
    query: str = "",
) -> tuple[int, dict, str]:
    """Ask the server as a phone does; return status, answer, and the very text that travelled."""
    sent: list[dict] = []
    body = said if isinstance(said, bytes) else json.dumps(said).encode()

    async def receive() -> dict:
        return {"type": "http.request", "body": body}

    async def send(message: dict) -> None:
        sent.append(message)

    headers = [(b"content-type", kind.encode()), (b"cookie", cookie.encode())]
    scope = {
        "type": "http",
        "method": method,
        "path": f"/join/{what}",
        "query_string": query.encode(),
        "headers": headers,
    }
    scope |= {"client": (address, 5), "scheme": "http", "server": ("host", 80), "root_path": ""}
    finished(Starlette(routes=routes.routes(""))(scope, receive, send))
    text = b"".join(one.get("body", b"") for one in sent[1:]).decode()
    told = json.loads(text) if text.startswith("{") else {}
    return sent[0]["status"], told, text


def joined(held: Held, key: str = KEY, name: str = "") -> None:
    assert asks("seat", {"code": held.code, "seat": key, "name": name})[0] == 200


def now(held: Held, **more: object) -> dict:
    status, told, _ = asks("now", {"code": held.code, "seat": KEY, "rev": 0, "lang": "de", **more})
    assert status == 200
    return told


def pressed(held: Held, block: int, choice: str, press: int = 1, turn: int = 1, key: str = KEY) -> tuple[int, dict]:
    said = {"code": held.code, "seat": key, "block": block, "turn": turn, "choice": choice, "press": press}
    status, told, _ = asks("ballot", said)
    return status, told


def led(held: Held, what: str, *, cookie: str = "tutor_teacher=right", **more: object) -> tuple[int, dict]:
    status, told, _ = asks("teach", {"room": held.id, "what": what, "lang": "de", **more}, cookie=cookie)
    return status, told
