"""What one server knows of the phones that ask it; nothing that matters, all of that is in the store."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, partial

from tutor.classes import limits
from tutor.classes.view import Said, asked, block_of
from tutor.classes.what_if import tried
from tutor.core.complaints import Complaint
from tutor.notebook.asking import Asked
from tutor.store.classes import OPEN, STOPPED, Crowd, Held, classes, look_in, seen, text_of
from tutor.store.keeping import Store, now
from tutor.store.together import Together

FRESH = 0.25
"""Seconds for which what a class shows is not asked for again: so many phones cost the store one look."""
HEARD_EVERY = 5.0
"""Seconds between two times that it is kept who is there."""
MOST_KNOWN, MOST_TEXTS, MOST_SHOWN, MOST_WARM = 1_000, 50, 200, 3


@dataclass
class Phones:
    """What one server knows of the phones that ask it; nothing that matters, all of that is in the store."""

    desk: Together
    known: dict[str, tuple[float, Held | None, Crowd]] = field(default_factory=dict)
    asking: dict[str, asyncio.Task[tuple[Held | None, Crowd]]] = field(default_factory=dict)
    texts: dict[tuple[str, int], str] = field(default_factory=dict)
    shown: dict[tuple[str, str, int, str], Said] = field(default_factory=dict)
    looked_at: set[int] = field(default_factory=set)
    heard: dict[tuple[str, str], int] = field(default_factory=dict)
    keeper: asyncio.Task[None] | None = None
    making: asyncio.Lock = field(default_factory=asyncio.Lock)
    trying: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def class_(self, code: str) -> tuple[Held | None, Crowd]:
        """Return the class with a code, as it was a moment ago at most, and who is in it."""
        last = self.known.get(code)
        if last is not None and last[0] + FRESH > time.monotonic():
            return last[1], last[2]
        task = self.asking.get(code)
        if task is None:
            task = self.asking[code] = asyncio.create_task(self._ask(code))
            task.add_done_callback(lambda _: self.asking.pop(code, None))
        return await asyncio.shield(task)

    async def _ask(self, code: str) -> tuple[Held | None, Crowd]:
        held, there = await self.desk.read(lambda connection: look_in(connection, code))
        if len(self.known) > MOST_KNOWN:
            self.known.clear()
        self.known[code] = (time.monotonic(), held, there)
        return held, there

    async def text(self, held: Held) -> str:
        """Return the notebook of a class with what was asked besides; it only grows."""
        named = held.id, held.besides
        if named not in self.texts:
            if len(self.texts) > MOST_TEXTS:
                self.texts.clear()
            self.texts[named] = await asyncio.to_thread(text_of, self.desk.store, held.id)
        return self.texts[named]

    async def asks(self, text: str, block: int, lang: str) -> Asked:
        """Return what a block asks; what was never looked at is worked out beside, as a hand may take its time."""
        wanted = hash((text, block, lang))
        if wanted not in self.looked_at:
            await asyncio.to_thread(asked, text, block, lang)
            if len(self.looked_at) > MOST_SHOWN:
                self.looked_at.clear()
            self.looked_at.add(wanted)
        return asked(text, block, lang)

    async def made(self, make: Callable[[str, int, str], Said], held: Held, lang: str) -> Said:
        """Return what is shown of the block in view; many who ask at once have it made once."""
        wanted = (make.__name__, held.id, held.block, lang)
        if wanted not in self.shown:
            text = await self.text(held)
            async with self.making:
                if wanted not in self.shown:
                    if len(self.shown) > MOST_SHOWN:
                        self.shown.clear()
                    language = _language(text, held, lang)
                    self.shown[wanted] = await asyncio.to_thread(make, text, held.block, language)
        return self.shown[wanted]

    async def tried(self, held: Held, lang: str, move: str, played: str = "") -> Said:
        """Return what would turn round the answer on a move; one is tried at a time, so that questions come first.

        What is tried in a deal that a phone has ``played`` so far is its own, and is not kept for the others.
        """
        if played:
            async with self.trying:
                text = await self.text(held)
                language = _language(text, held, lang)
                return await asyncio.to_thread(tried, text, held.block, language, move, played)
        wanted = ("tried", held.id, held.block, f"{lang} {move}")
        if wanted not in self.shown:
            text = await self.text(held)
            async with self.trying:
                if wanted not in self.shown:
                    if len(self.shown) > MOST_SHOWN:
                        self.shown.clear()
                    language = _language(text, held, lang)
                    self.shown[wanted] = await asyncio.to_thread(tried, text, held.block, language, move)
        return self.shown[wanted]

    def hear(self, room: str, seat: str) -> None:
        """Note that a phone is there; it is kept now and then, for all of them together."""
        self.heard[room, seat] = now()
        if self.keeper is None or self.keeper.done():
            self.keeper = asyncio.create_task(self._keep_heard())

    async def _keep_heard(self) -> None:
        while self.heard:
            heard, self.heard = self.heard, {}
            with suppress(Complaint):  # they will be heard of again
                await self.desk.write(partial(seen, heard=heard))
            await asyncio.sleep(HEARD_EVERY)


@cache
def phones() -> Phones:
    """Open the store once in a server."""
    return Phones(Together(Store()))


def warm() -> None:
    """Open the store, and look at what classes are asking: a server that comes back counts ballots at once."""
    with suppress(Complaint):  # whoever asks hears of it
        store = phones().desk.store
        asking = [held for held in classes(store) if held.phase in (OPEN, STOPPED)]
        if asking:
            limits.PRESSING.noted()
        for held in sorted(asking, key=lambda one: one.changed)[-MOST_WARM:]:
            asked(text_of(store, held.id), held.block, held.lang)


def _language(text: str, held: Held, lang: str) -> str:
    """Return the language of a question: the phone's where it comes from the books, else that of the class."""
    return lang if block_of(text, held.block)[1].argument else held.lang
