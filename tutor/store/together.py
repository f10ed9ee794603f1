"""Many who ask the store at once: what is written at the same moment is written together, and then acknowledged."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from sqlalchemy import Connection

from tutor.core.complaints import Complaint
from tutor.core.plain import Plain
from tutor.store.keeping import Store

Found = TypeVar("Found")
Change = Callable[[Connection], Plain]

MOST_AT_ONCE = 100


@dataclass
class Together:
    """One store for all who ask in one event loop."""

    store: Store
    waiting: list[tuple[Change, asyncio.Future[Plain]]] = field(default_factory=list)
    writer: asyncio.Task[None] | None = None

    async def read(self, ask: Callable[[Connection], Found]) -> Found:
        """Look something up.

        Raises ``Complaint`` where it is not there, or the store cannot be reached.
        """

        def look() -> Found:
            with self.store.reading() as connection:
                return ask(connection)

        return await asyncio.to_thread(look)

    async def write(self, change: Change) -> Plain:
        """Change something; returns once it is kept.

        Raises ``Complaint`` where it cannot be, or the store cannot be reached: then nothing was changed.
        """
        done: asyncio.Future[Plain] = asyncio.get_running_loop().create_future()
        self.waiting.append((change, done))
        if self.writer is None or self.writer.done():
            self.writer = asyncio.create_task(self._write_all())
        return await done

    async def _write_all(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
            results = await asyncio.to_thread(self._kept, [change for change, _ in batch])
            for (_, done), result in zip(batch, results, strict=True):
                if done.cancelled():
                    continue
                if isinstance(result, Exception):
                    done.set_exception(result)
                else:
                    done.set_result(result)

    def _kept(self, changes: list[Change]) -> list[Plain]:
        """Keep all of it, or none: then whoever waits for it hears why."""
        found: list[Plain] = []
        try:
            with self.store.writing() as connection:
                for change in changes:
                    try:
                        found.append(change(connection))
                    except Complaint as wrong:
                        found.append(wrong)
        except Exception as wrong:  # whatever it is, nobody may be left waiting
            return [wrong] * len(changes)
        return found
