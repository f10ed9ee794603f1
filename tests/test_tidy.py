"""What is not needed is not there: no parameter that is deleted at once, no function that nobody calls."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator

from tutor.paths import PACKAGE, ROOT

CODE = [*PACKAGE.rglob("*.py"), *(ROOT / "pages").glob("*.py")]
CALLED_FROM_OUTSIDE = re.compile(r"handle_|visit_|upgrade|downgrade|^main$|^__")
"""Names that a library looks for: parsers of HTML, visitors, migrations, the start."""


def functions() -> Iterator[tuple[str, ast.FunctionDef]]:
    """Every function of the app, and how to find it."""
    for file in CODE:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield f"{file.relative_to(PACKAGE.parent)}: {node.name}", node


def deletes_a_parameter(function: ast.FunctionDef) -> bool:
    given = {argument.arg for argument in (*function.args.args, *function.args.kwonlyargs)}
    deleted = [line for line in function.body[:2] if isinstance(line, ast.Delete)]
    return any(ast.unparse(target) in given for line in deleted for target in line.targets)


def test_no_parameter_is_deleted_at_once():
    assert [where for where, function in functions() if deletes_a_parameter(function)] == []


def test_every_function_is_named_somewhere_else_too():
    text = "\n".join(file.read_text(encoding="utf-8") for file in (*CODE, *(ROOT / "tests").rglob("*.py")))
    said = Counter(re.findall(r"\w+", text))
    called = CALLED_FROM_OUTSIDE.search
    alone = [(where, one) for where, one in functions() if said[one.name] == 1 and not called(one.name)]
    assert [where for where, one in alone if not one.decorator_list] == []
