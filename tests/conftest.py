"""What holds for every test."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def same_program() -> Iterator[None]:
    """Streamlit's trial app puts itself in place of the program; a later process started afresh would run it."""
    program = sys.modules["__main__"]
    yield
    sys.modules["__main__"] = program
