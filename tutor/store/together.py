"""Many who ask the store at once: what is asked at the same moment is looked up, or kept, together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import Connection

from tutor.core.complaints import Complaint
from tutor.core.plain import Plain
from tutor.store.keeping import Store

Found = TypeVar("Found")
Change = Callable[[Connection], Plain]
Asked = Callable[[Connection], Any]  # Any: whatever is looked up or changed, each caller knows what

MOST_AT_ONCE = 100


@dataclass
class Queue:
    """What waits for one connection; all that waits is done in one transaction, and then answered."""

    opened: Callable[[], AbstractContextManager[Connection]]
    waiting: list[tuple[Asked, asyncio.Future[Any]]] = field(default_factory=list)
    worker: asyncio.Task[None] | None = None

    async def do(self, ask: Asked) -> Any:  # Any: see above
        """Have something done; returns once the transaction is over."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waiting.append((ask, done))
        if self.worker is None or self.worker.done():
            self.worker = asyncio.create_task(self._do_all())
        return await done

    async def _do_all(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
            results = await asyncio.to_thread(self._done, [ask for ask, _ in batch])
            for (_, done), result in zip(batch, results, strict=True):
                if done.cancelled():
                    continue
                if isinstance(result, Exception):
                    done.set_exception(result)
                else:
                    done.set_result(result)

    def _done(self, asked: list[Asked]) -> list[Any]:
        """Do all of it, or none: then whoever waits for it hears why."""
        found: list[Any] = []
        try:
            with self.opened() as connection:
                for ask in asked:
                    try:
                        found.append(ask(connection))
                    except Complaint as wrong:
                        found.append(wrong)
        except Exception as wrong:  # whatever it is, nobody may be left waiting
            return [wrong] * len(asked)
        return found


class Together:
    """One store for all who ask in one event loop."""

    def __init__(self, store: Store) -> None:
        """Ask this store."""
        self.store = store
        self._reads, self._writes = Queue(store.reading), Queue(store.writing)

    async def read(self, ask: Callable[[Connection], Found]) -> Found:
        """Look something up.

        Raises ``Complaint`` where it is not there, or the store cannot be reached.
        """
        found: Found = await self._reads.do(ask)
        return found

    async def write(self, change: Change) -> Plain:
        """Change something; returns once it is kept.

        Raises ``Complaint`` where it cannot be, or the store cannot be reached: then nothing was changed.
        """
        kept: Plain = await self._writes.do(change)
        return kept
