"""What is not needed is not there: no parameter deleted at once, no function that nobody calls, no sentence unsaid."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator

import pytest

from tutor.core.languages import LANGUAGES
from tutor.paths import CONTENT, PACKAGE, ROOT

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


def test_no_two_files_of_tests_have_one_name():
    """All tests in one run are imported by their name alone, where their folder is no package."""
    files = [file for file in (ROOT / "tests").rglob("*.py") if not (file.parent / "__init__.py").exists()]
    said = Counter(file.name for file in files)
    twice = sorted(str(file.relative_to(ROOT)) for file in files if said[file.name] > 1 and file.name != "conftest.py")
    assert twice == []


# Sentences of the app

MADE_UP = ("coverage-", "jeux-", "list-", "never-", "propose-", "ui-country-")
"""Beginnings of ids whose end is a word from the texts, the odds or a file: a country, a pattern, a reason, a rule."""
ID = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
FIRST_PART = re.compile(r'f"([a-z]+(?:-[a-z]+)*-)\{')
LAST_PART = re.compile(r'\}(-[a-z]+(?:-[a-z]+)*)"')
NAMED = re.compile(r'\bwords(?:_in)?\((?:[\w.]+, )?"([a-z][\w-]*)"')


def code_of_the_app() -> str:
    shown = [file for folder in (PACKAGE, ROOT / "pages") for file in folder.rglob("*")]
    return "\n".join(f.read_text(encoding="utf-8") for f in shown if f.suffix in (".py", ".js", ".html"))


def said_somewhere(id_: str, said: set[str], begun: set[str], ended: set[str]) -> bool:
    """Whether code names a sentence, in one piece or as a beginning or an end that a word is put to."""
    if id_ in said or id_.startswith(MADE_UP):
        return True
    from_begin = any(id_.startswith(part) and id_.removeprefix(part) in said for part in begun)
    return from_begin or (id_.startswith("ui-") and id_.endswith(tuple(ended)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_of_the_app_takes_the_place_of_another(lang):
    every = [id_ for file in (CONTENT / "app").glob(f"*.{lang}.ftl") for id_ in ID.findall(file.read_text("utf-8"))]
    assert [id_ for id_, times in Counter(every).items() if times > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_of_the_app_is_said_and_none_is_missing(lang):
    code = code_of_the_app()
    said, begun, ended = set(re.findall(r"[\w-]+", code)), set(FIRST_PART.findall(code)), set(LAST_PART.findall(code))
    ids = {id_ for file in (CONTENT / "app").glob(f"*.{lang}.ftl") for id_ in ID.findall(file.read_text("utf-8"))}
    assert [id_ for id_ in sorted(ids) if not said_somewhere(id_, said, begun, ended)] == []
    assert sorted(set(NAMED.findall(code)) - ids) == []
