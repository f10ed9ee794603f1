"""Which tests run which line? Written down once, so that a mistake is put only before tests that could see it.

    PYTHONPATH=tests uv run --python 3.12 pytest -p reached -p no:playwright --reached=reached.json \\
        --ignore=tests/browser

From Python 3.12 on, an interpreter tells of every line once and at no cost after that. ``mutants.py --reached`` reads
what is written here.
"""

from __future__ import annotations

import json
import sys
from array import array
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from types import CodeType

import pytest

HOUSE = f"{Path(__file__).resolve().parents[1] / 'tutor'}/"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Ask where it is written."""
    parser.addoption("--reached", help="the file in which it is written which tests run which line")


def pytest_configure(config: pytest.Config) -> None:
    """Begin, where a file is named."""
    if config.getoption("--reached"):
        config.pluginmanager.register(Reached(Path(config.getoption("--reached"))))


class Reached:
    """Notes for every line of the house which tests run it."""

    def __init__(self, file: Path) -> None:
        """Ask the interpreter for every line that is run for the first time in a test."""
        self.file = file.resolve()
        self.seconds: dict[str, float] = {}
        self.tests: defaultdict[str, array[int]] = defaultdict(lambda: array("I"))
        watching = sys.monitoring
        watching.use_tool_id(watching.COVERAGE_ID, "reached")
        watching.register_callback(watching.COVERAGE_ID, watching.events.LINE, self.line)

    def line(self, code: CodeType, line: int) -> object:
        """Note a line, and hear no more of it in this test."""
        if code.co_filename.startswith(HOUSE):
            self.tests[f"{code.co_filename.removeprefix(HOUSE)}:{line}"].append(len(self.seconds))
        return sys.monitoring.DISABLE

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Listen while a test runs."""
        watching, begun = sys.monitoring, perf_counter()
        watching.restart_events()
        watching.set_events(watching.COVERAGE_ID, watching.events.LINE)
        try:
            return (yield)
        finally:
            watching.set_events(watching.COVERAGE_ID, 0)
            self.seconds[item.nodeid] = perf_counter() - begun

    def pytest_sessionfinish(self) -> None:
        """Write it down, the quickest tests of a line first."""
        took = list(self.seconds.values())
        tests = {line: sorted(set(some), key=took.__getitem__) for line, some in self.tests.items()}
        self.file.write_text(json.dumps({"seconds": self.seconds, "tests": tests}), encoding="utf-8")
