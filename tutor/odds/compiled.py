"""The one way in which kernels are compiled: without Python objects, and kept on disk for the next start.

A kept kernel is made anew when its own file changes, but not when a kernel that it calls from another file does.  So
whoever changes a kernel clears the kept ones: they are the ``.nbi`` and ``.nbc`` files in ``__pycache__``.
"""

from collections.abc import Callable
from typing import ParamSpec, TypeVar, cast

from numba import njit

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


def compiled(function: Callable[Arguments, Result]) -> Callable[Arguments, Result]:
    """Compile a kernel when it is first called; its types stay those written down."""
    return cast("Callable[Arguments, Result]", njit(cache=True)(function))
