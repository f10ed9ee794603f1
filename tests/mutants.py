"""Would a test notice? Small mistakes are put into the engines, one at a time, and the tests of the game are run.

    uv run python tests/mutants.py gurke --n 60 --seed 1

Every mutant that no test kills is printed with its line: write the test that sees it, or say in ``EQUIVALENT`` why
nothing can. Each mutant is tried on a copy of the checkout; this is no part of the tests, because it takes minutes.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
QUICK = ("tests/test_witnesses.py", "tests/test_lessons.py")
"""Asked of every mutant first: most are killed by a record, a count or an example within seconds."""
THOROUGH = ("tests/games", "tests/test_any_order.py", "tests/test_links.py", "tests/test_engine_properties.py")
PATIENCE = 420

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add,
}  # fmt: skip

EQUIVALENT: dict[str, str] = {}
"""Mutants that change nothing that anybody could see, as ``file: old line -> new line``, and why."""


class Mutant(NamedTuple):
    """One changed place: the file, the line, what stood there and what stands there now."""

    file: Path
    line: int
    old: str
    new: str
    source: str

    def __str__(self) -> str:
        """Say where it is and what it is."""
        return f"{self.file.relative_to(ROOT)}:{self.line}: {self.old} -> {self.new}"


def mutants_of(file: Path) -> Iterator[Mutant]:
    """Yield every mutant of one file: a comparison, a connective, a sum, a number, a truth value, a negation."""
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    for node in ast.walk(ast.parse(text)):
        for changed in _changes(node):
            first, last = node.lineno, node.end_lineno or node.lineno
            if first != last:
                continue  # what stands on one line is changed there, so that the rest of the file keeps its numbers
            line = lines[first - 1].encode()
            begin, end = node.col_offset, node.end_col_offset or 0
            old = line[begin:end].decode()
            new = ast.unparse(changed)
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


def killed(mutant: Mutant, copy: Path, game: str) -> bool:
    """Whether a test of its game fails with this mutant in the copy."""
    place = copy / mutant.file.relative_to(ROOT)
    good = place.read_text(encoding="utf-8")
    place.write_text(mutant.source, encoding="utf-8")
    try:
        return not all(_passes(copy, game, tests) for tests in (QUICK, THOROUGH))
    finally:
        place.write_text(good, encoding="utf-8")


def _passes(copy: Path, game: str, tests: tuple[str, ...]) -> bool:
    words = f"{game} or {game.replace('-', '_')}"
    env = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
    run = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "-p", "no:warnings", "-k", words, *tests]
    try:
        done = subprocess.run(run, cwd=copy, env=env, capture_output=True, check=False, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return False  # a game without an end is noticed too
    return done.returncode == 0


def main() -> None:
    """Try a sample of mutants of one game, and list those that live."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("game", help="the key of a game: crazy-eights")
    ask.add_argument("--n", type=int, default=50, help="how many mutants")
    ask.add_argument("--seed", type=int, default=1, help="the same seed gives the same mutants")
    said = ask.parse_args()
    folder = ROOT / "tutor" / "games" / said.game.replace("-", "_")
    every = [m for file in sorted(folder.glob("*.py")) for m in mutants_of(file) if not file.name.startswith("__")]
    chosen = random.Random(said.seed).sample(every, min(said.n, len(every)))
    alive = []
    with tempfile.TemporaryDirectory() as place:
        copy = Path(place) / "checkout"
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(".venv", ".git", ".*_cache", "__pycache__"))
        if not all(_passes(copy, said.game, tests) for tests in (QUICK, THOROUGH)):
            sys.exit("The tests fail without any mutant.")
        for number, mutant in enumerate(chosen, 1):
            dead = killed(mutant, copy, said.game)
            if not dead and str(mutant).partition(": ")[2] not in EQUIVALENT:
                alive.append(mutant)
            print(f"{number}/{len(chosen)} {'killed' if dead else 'ALIVE '} {mutant}", flush=True)
    print(f"{said.game}: {len(chosen) - len(alive)} of {len(chosen)} killed (of {len(every)} there could be)")
    sys.exit(1 if alive else 0)


if __name__ == "__main__":
    main()
