"""A loop of its own for what is asynchronous: the browser's driver keeps one running in the thread of the tests."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

Done = TypeVar("Done")


def finished(work: Coroutine[object, object, Done]) -> Done:
    """Return what comes out of it."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
