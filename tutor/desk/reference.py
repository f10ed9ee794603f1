"""The page of reference for Python, made from the docstrings: ``python -m tutor.desk.reference`` writes it."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator

from tutor import api
from tutor.core.game import Game
from tutor.core.languages import LANGUAGES
from tutor.paths import CONTENT

PAGE = CONTENT / "PYTHON.md"
FUNCTIONS = ("read", "judge", "play", "replay", "state", "why", "say", "games")
RECORDS = (api.Case, api.Verdict, api.Move, api.Replay, api.Step, api.Event, Game)
ERRORS = (api.Unreadable, api.IllegalMove, api.Complaint)


def page() -> str:
    """Return the page as Markdown."""
    parts = [
        "# From Python",
        "",
        "Made from the docstrings by `python -m tutor.desk.reference`; the README shows a session.",
        f"Sentences come in {' and '.join(f'`{lang}`' for lang in LANGUAGES)}.",
        "",
        "## Functions",
        "",
    ]
    for name in FUNCTIONS:
        function = getattr(api, name)
        signature = re.sub(r"(: |-> )'([^']*)'", r"\1\2", str(inspect.signature(function)))
        parts += [f"### `tutor.{name}{signature}`", "", _prose(function), ""]
    parts += ["## What they return", ""]
    for record in RECORDS:
        parts += [f"### `{record.__name__}`", "", _prose(record), "", *_members(record), ""]
    parts += ["## What can be wrong", ""]
    parts += [f"* `{error.__name__}`: {_prose(error)}" for error in ERRORS]
    return "\n".join(parts) + "\n"


def _prose(what: object) -> str:
    """Return a docstring without its examples."""
    said = inspect.getdoc(what) or ""
    kept = [part for part in said.split("\n\n") if not part.lstrip().startswith(">>>")]
    return "\n\n".join(" ".join(part.split()) for part in kept).replace("``", "`")


def _members(record: type) -> Iterator[str]:
    """Yield the fields of a record with what stands below them, then its properties and functions."""
    body = ast.parse(inspect.getsource(record)).body[0]
    assert isinstance(body, ast.ClassDef)
    for node, after in zip(body.body, [*body.body[1:], None], strict=True):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            text = after.value.value if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) else ""
            said = f": {' '.join(str(text).split())}" if text else ""
            yield f"* `{node.target.id}: {ast.unparse(node.annotation)}`{said}".replace("``", "`")
        elif isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            said = " ".join((ast.get_docstring(node) or "").split("\n\n")[0].split()).replace("``", "`")
            yield f"* `{node.name}`: {said}"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
