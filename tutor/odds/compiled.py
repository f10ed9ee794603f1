"""The one way in which kernels are compiled: without Python objects, and kept on disk for the next start.

The compiler itself is fetched when a kernel is first called, not when it is written down: most answers are read from
tables that ship, and need neither.

A kept kernel is made anew when its own file changes, but not when a kernel that it calls from another file does.  So
whoever changes a kernel clears the kept ones: they are the ``.nbi`` and ``.nbc`` files in ``__pycache__``.
"""

from collections.abc import Callable
from functools import cached_property, update_wrapper
from typing import Any, Generic, ParamSpec, TypeVar

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


class Kernel(Generic[Arguments, Result]):
    """A function that is compiled when it is first called, by people or by another kernel."""

    def __init__(self, function: Callable[Arguments, Result]) -> None:
        self._function = function
        update_wrapper(self, function)

    def __call__(self, *args: Arguments.args, **kwargs: Arguments.kwargs) -> Result:
        """Run it."""
        result: Result = self.made(*args, **kwargs)
        return result

    @cached_property
    def made(self) -> Any:  # Any: what the compiler returns has no types of its own
        """The compiled kernel."""
        from numba import njit

        _introduce()
        return njit(cache=True)(self._function)


def _introduce() -> None:
    """Tell the compiler that a kernel met inside another one is that kernel, compiled."""
    from numba import types
    from numba.extending import typeof_impl

    if Kernel not in typeof_impl.registry:
        typeof_impl.register(Kernel, lambda kernel, _: types.Dispatcher(kernel.made))


def compiled(function: Callable[Arguments, Result]) -> Callable[Arguments, Result]:
    """Compile a kernel when it is first called; its types stay those written down."""
    return Kernel(function)
