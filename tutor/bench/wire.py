"""Single questions over HTTP: each goes to the next of several servers, as a plain proxy passes them on."""

from __future__ import annotations

import asyncio
import json
import re
import time
from asyncio import StreamReader, StreamWriter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from http import HTTPStatus

from tutor.bench.app import HOST
from tutor.core.plain import Plain

PATIENCE = 15.0
STALE = 4.0
"""Seconds after which a connection is not used again: the servers close theirs after five."""
AWAY = 10.0
"""Seconds for which a server that refused a connection is passed over, as nginx does unless it is told otherwise."""
LENGTH = re.compile(rb"\ncontent-length: *(\d+)", re.IGNORECASE)

Said = Mapping[str, Plain]


class Lost(Exception):
    """No answer came."""


@dataclass
class Way:
    """The way of one phone to one server, or of a proxy to several; connections are kept and used again."""

    ports: Sequence[int]
    cookie: str = ""
    turn: int = 0
    asked: int = 0
    away: dict[int, float] = field(default_factory=dict)
    kept: list[tuple[float, int, StreamReader, StreamWriter]] = field(default_factory=list)

    async def ask(self, path: str, said: Said | None = None) -> tuple[int, Said]:
        """Ask one server and return the status and what it says; what is said goes as JSON.

        Raises ``Lost`` where it was sent and no answer came, or no server was there.
        """
        self.asked += 1
        body = b"" if said is None else json.dumps(said).encode()
        head = f"{'GET' if said is None else 'POST'} {path} HTTP/1.1\r\nhost: {HOST}\r\ncookie: {self.cookie}\r\n"
        head += f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
        try:
            async with asyncio.timeout(PATIENCE):
                status, answer = await self._asked(head.encode() + body)
        except (OSError, EOFError, TimeoutError) as wrong:
            raise Lost(str(wrong)) from wrong
        return status, json.loads(answer) if answer.startswith(b"{") else {}

    async def _asked(self, request: bytes) -> tuple[int, bytes]:
        port, reader, writer = await self._connected()
        try:
            writer.write(request)
            await writer.drain()
            head = await reader.readuntil(b"\r\n\r\n")
            length = LENGTH.search(head)
            body = await reader.readexactly(int(length[1])) if length else b""
        except BaseException:
            writer.close()
            raise
        self.kept.append((time.monotonic(), port, reader, writer))
        return int(head.split(b" ", 2)[1]), body

    async def _connected(self) -> tuple[int, StreamReader, StreamWriter]:
        """Return a connection to the server whose turn it is; one that is not there is passed over."""
        ports = [port for port in self.ports if self.away.get(port, 0.0) < time.monotonic()] or self.ports
        for _ in ports:
            port = ports[self.turn % len(ports)]
            self.turn += 1
            while (known := next((one for one in self.kept if one[1] == port), None)) is not None:
                self.kept.remove(known)
                since, _, reader, writer = known
                if time.monotonic() - since < STALE and not writer.is_closing() and not reader.at_eof():
                    return port, reader, writer
                writer.close()
            try:
                return port, *await asyncio.open_connection(HOST, port)
            except ConnectionRefusedError:
                self.away[port] = time.monotonic() + AWAY
        raise ConnectionRefusedError

    def close(self) -> None:
        """Close the connections."""
        while self.kept:
            self.kept.pop()[-1].close()


async def fetched(way: Way, path: str) -> None:
    """Fetch a page or a file.

    Raises ``Lost`` where it is not there.
    """
    status, _ = await way.ask(path)
    if status != HTTPStatus.OK:
        raise Lost(f"{path}: {status}")
