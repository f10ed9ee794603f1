"""What is made once for everybody who looks at the same thing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class _Order(Generic[T]):
    """Something to be made; two orders are the same if their names are."""

    name: str
    make: Callable[[], T] = field(compare=False)


def once(size: int) -> Callable[[str, Callable[[], T]], T]:
    """Return what makes a thing of this name, or finds it among the latest ones; the name says all it depends on.

    >>> greet = once(2)
    >>> greet("a", lambda: "hello"), greet("a", lambda: "good evening")
    ('hello', 'hello')
    """

    @lru_cache(maxsize=size)
    def made(order: _Order[T]) -> T:
        return order.make()

    return lambda name, make: made(_Order(name, make))
