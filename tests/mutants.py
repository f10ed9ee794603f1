"""Would a test notice? Small mistakes are put into the code, one at a time, and the tests of the place are run.

    uv run python tests/mutants.py gurke --n 60 --seed 1
    uv run python tests/mutants.py gurke --at sieves.py:119
    uv run python tests/mutants.py shown --n 20         one room of the house
    uv run python tests/mutants.py rooms --n 100        all of them but the engines
    uv run python tests/mutants.py rooms --n 100 --reached reached.json
                                                        with the tests that run each line (reached.py), quickest first

Every mutant that no test kills is printed with its line: write the test that sees it, or say in
``equivalent_mutants.yaml`` why nothing can. This is no part of the tests, because it takes minutes.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import re
import resource
import shutil
import sys
import tempfile
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import Phase, settings
from ruamel.yaml import YAML

ROOT = Path(__file__).resolve().parents[1]
KNOWN = Path(__file__).with_name("equivalent_mutants.yaml")
SHARED = ("test_witnesses", "test_lessons", "test_engine_properties", "test_any_order", "test_links")
"""The tests that know no game; the most telling first: most mutants fall to a record, a count or an example."""
ROOMS = tuple(
    sorted(
        folder.name
        for folder in (ROOT / "tutor").iterdir()
        if folder.name not in {"games", "bench"} and (folder / "__init__.py").exists()
    )
)
"""The house without the engines; what only measures has no tests to speak of."""
WALKERS = "AppTest"
"""What a test says that opens pages without a browser."""
PATIENCE = 60
"""Seconds for one test: a game without an end is noticed too."""
MEMORY = 8 << 30
KERNELS = ("*.nbi", "*.nbc")
"""Compiled kernels that are kept: one is not made anew where another that it calls has changed."""
ENOUGH, MOST = 150.0, 400
"""Of the tests that run a line, so many seconds of the quickest are tried, and so many tests at most."""

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add,
}  # fmt: skip


GUARDS = ("strict", "frozen", "slots")
"""What only guards against mistakes of ours: lists of one length, records that do not change."""


class Mutant(NamedTuple):
    """One changed place: the file, the line, what stood there and what stands there now."""

    file: Path
    line: int
    old: str
    new: str
    source: str

    def __str__(self) -> str:
        """Say where it is and what it is."""
        return f"{self.file.relative_to(ROOT)}:{self.line}: {self.change}"

    @property
    def change(self) -> str:
        """What stood there and what stands there now."""
        return f"{self.old} -> {self.new}"


def mutants_of(file: Path) -> Iterator[Mutant]:
    """Yield every mutant of one file: a comparison, a connective, a sum, a number, a truth value, a negation."""
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    tree = ast.parse(text)
    guards = {id(one.value) for one in ast.walk(tree) if isinstance(one, ast.keyword) and one.arg in GUARDS}
    for node in ast.walk(tree):
        if id(node) in guards:
            continue
        for changed in _changes(node):
            first, last = node.lineno, node.end_lineno or node.lineno
            if first != last:
                continue  # what stands on one line is changed there, so that the rest of the file keeps its numbers
            line = lines[first - 1].encode()
            begin, end = node.col_offset, node.end_col_offset or 0
            old, new = line[begin:end].decode(), ast.unparse(changed)
            if ast.unparse(ast.parse(old, mode="eval")) != ast.unparse(node):
                continue  # within an f-string, some versions of Python do not say where
            made = line[:begin] + f"({new})".encode() + line[end:]
            yield Mutant(file, first, old, new, "".join([*lines[: first - 1], made.decode(), *lines[first:]]))


def _changes(node: ast.AST) -> Iterator[ast.expr]:
    match node:
        case ast.Compare(left, [op], right) if type(op) in SWAPS:
            yield ast.Compare(left, [SWAPS[type(op)]()], right)  # type: ignore[list-item]
        case ast.BoolOp(op, values):
            yield ast.BoolOp(SWAPS[type(op)](), values)  # type: ignore[arg-type]
        case ast.BinOp(left, op, right) if type(op) in SWAPS:
            yield ast.BinOp(left, SWAPS[type(op)](), right)  # type: ignore[arg-type]
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.Constant(bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(int() as value):
            yield ast.Constant(value + 1)


def killed_by(mutant: Mutant, copy: Path, tests: list[str]) -> list[str] | None:
    """Return what fails first with this mutant in the copy, as tests that can be run again; None if it lives."""
    place = copy / mutant.file.relative_to(ROOT)
    good = place.read_text(encoding="utf-8")
    place.write_text(mutant.source, encoding="utf-8")
    _forget_kernels(place.parent)
    try:
        return failing(copy, tests)
    finally:
        place.write_text(good, encoding="utf-8")
        _forget_kernels(place.parent)


def _forget_kernels(room: Path) -> None:
    """Take the compiled kernels of a room away, which else would be those of another mutant."""
    for kernel in (kernel for pattern in KERNELS for kernel in room.rglob(pattern)):
        kernel.unlink()


def failing(copy: Path, tests: list[str]) -> list[str] | None:
    """Return the first test that fails in the copy, or all if none could begin; None if they pass.

    They run in a process of their own that has the libraries already.
    """
    first = copy / ".first_failure"
    first.unlink(missing_ok=True)
    child = os.fork()
    if not child:
        _be_the_tests(copy, tests, first)
    if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0:
        return None
    return [first.read_text(encoding="utf-8")] if first.exists() else tests


class FirstFailure:
    """Writes down which test failed first."""

    def __init__(self, place: Path) -> None:
        """Keep where it is written."""
        self.place = place

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note the first report of a failure."""
        if report.failed and not self.place.exists():
            self.place.write_text(report.nodeid, encoding="utf-8")


def tests_of_game(game: str) -> list[str]:
    """Return what is asked of an engine, the most telling first."""
    name = game.replace("-", "_")
    shared = [f"tests/{one}.py" for one in SHARED]
    own = sorted(str(file.relative_to(ROOT)) for file in (ROOT / "tests" / "games").glob(f"test_{name}*.py"))
    return [*shared[:3], *own, *shared[3:], "-k", f"{game} or {name}"]


@cache
def tests_of(file: Path) -> list[str]:
    """Return the tests that name a module, then those that name its room or open its pages; none with a browser."""
    *rooms, module = file.relative_to(ROOT).with_suffix("").parts
    room = re.escape(".".join(rooms))
    naming = re.compile(rf"{room}\.{module}\b|from {room} import .*\b{module}\b")
    near, far = [], []
    for test in sorted((ROOT / "tests").rglob("test_*.py")):
        text = test.read_text(encoding="utf-8")
        name = str(test.relative_to(ROOT))
        if "browser" in test.parts:
            continue
        if naming.search(text):
            near.append(name)
        elif re.search(rf"{room}\b", text) or (rooms[-1] in {"ui", "shown"} and WALKERS in text):
            far.append(name)
    return [*near, *far] or [f"tests/{one}.py" for one in SHARED]


def tests_reaching(mutant: Mutant, reached: Mapping[str, Any]) -> list[str]:
    """Return the quickest tests that run the line of a mutant; where it is run before any test, those of its module."""
    file, seconds = f"{mutant.file.relative_to(ROOT / 'tutor')}:", list(reached["seconds"].values())
    numbers = reached["tests"].get(f"{file}{mutant.line}") or {
        number for place, some in reached["tests"].items() if place.startswith(file) for number in some
    }
    names, found, left = list(reached["seconds"]), list[str](), ENOUGH
    for number in sorted(numbers, key=seconds.__getitem__)[:MOST]:
        left -= seconds[number]
        if found and left < 0:
            break
        found.append(names[number])
    return found or tests_of(mutant.file)


def _be_the_tests(copy: Path, tests: list[str], first: Path) -> None:
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    os.chdir(copy)
    settings.register_profile("mutants", settings.get_profile("ci"), phases=(Phase.explicit, Phase.generate))
    quick = f"-x -q -p no:warnings -p no:playwright --hypothesis-profile=mutants --timeout={PATIENCE}".split()
    os._exit(pytest.main([*quick, *tests], plugins=[FirstFailure(first)]))


def prepare(copy: Path, *, books: bool) -> None:
    """Read once what no mutant touches: for those of engines the books, which know no engine."""
    sys.path.insert(0, str(copy))
    if not books:
        return
    from tutor.words import library

    for folder in (copy / "content").iterdir():
        if (folder / "rules.md").exists():
            library.book(folder.name)
    assert not any(name.startswith("tutor.games.") for name in sys.modules)


def places(said: str) -> list[Path]:
    """Return the files in which mistakes are made: of a game, of a room, or of all rooms."""
    if said == "rooms":
        return [file for room in ROOMS for file in places(room)]
    folder = ROOT / "tutor" / said if said in ROOMS else ROOT / "tutor" / "games" / said.replace("-", "_")
    return [file for file in sorted(folder.glob("*.py")) if not file.name.startswith("__")]


def equivalents(game: str) -> set[tuple[str, str, str]]:
    """Return the mutants that change nothing that anybody could see: file, change and, where it is said, the line."""
    known = YAML(typ="safe").load(KNOWN.read_text("utf-8")).get(game, ())
    return {(one["file"], one["change"], one.get("line", "")) for one in known}


def is_known(mutant: Mutant, same: set[tuple[str, str, str]]) -> bool:
    """Whether a mutant is among the equivalent ones; a small change stands there with its line."""
    line = mutant.file.read_text(encoding="utf-8").splitlines()[mutant.line - 1].strip()
    return not same.isdisjoint({(mutant.file.name, mutant.change, said) for said in ("", line)})


def main() -> None:
    """Try a sample of mutants of one place, and list those that live."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("place", help="the key of a game (crazy-eights), a room (shown), or rooms")
    ask.add_argument("--n", type=int, default=50, help="how many mutants")
    ask.add_argument("--seed", type=int, default=1, help="the same seed gives the same mutants")
    ask.add_argument("--from", type=int, default=1, dest="begin", help="which of them is tried first")
    ask.add_argument("--reached", type=Path, help="which tests run which line, as reached.py wrote it down")
    ask.add_argument("--at", action="append", default=[], help="instead, all mutants of a line: sieves.py:119")
    said = ask.parse_args()
    engine = said.place not in {*ROOMS, "rooms"}
    reached = json.loads(said.reached.read_text("utf-8")) if said.reached else None
    every = [m for file in places(said.place) for m in mutants_of(file)]
    chosen = random.Random(said.seed).sample(every, min(said.n, len(every)))
    if said.at:
        chosen = [m for m in every if f"{m.file.name}:{m.line}" in said.at]
    same = equivalents(said.place if engine else "rooms")
    found = {"killed": 0, "equivalent": 0, "ALIVE": 0}
    with tempfile.TemporaryDirectory() as place:
        copy = Path(place) / "checkout"
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(".venv", ".git", ".*_cache", *KERNELS))
        prepare(copy, books=engine)
        sound = set[tuple[str, ...]]()
        for number, mutant in list(enumerate(chosen, 1))[said.begin - 1 :]:
            tests = tests_of_game(said.place) if engine else tests_of(mutant.file)
            if reached is not None:
                tests = tests_reaching(mutant, reached)
            if is_known(mutant, same):
                fate = "equivalent"
            elif not (by := killed_by(mutant, copy, tests)):
                fate = "ALIVE"
            elif tuple(by) in sound or not failing(copy, by):
                fate = "killed"
                sound.add(tuple(by))
            else:
                sys.exit(f"Without any mutant too, this fails: {' '.join(by)}")
            found[fate] += 1
            print(f"{number}/{len(chosen)} {fate} {mutant}", flush=True)
    print(f"{said.place}, {len(chosen)} of {len(every)} mutants, seed {said.seed}: {found}")
    sys.exit(1 if found["ALIVE"] else 0)


if __name__ == "__main__":
    sys.dont_write_bytecode = False  # the copy is imported again and again
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    main()
