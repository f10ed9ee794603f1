"""Streamlit's inside is named in one file, each part of it once, and nothing says a part that is not declared."""

import re
from collections import Counter
from pathlib import Path

import pytest

from tutor.front import ADDED
from tutor.paths import PACKAGE, ROOT
from tutor.ui import booklet, frame, paper, shell

SHELL = PACKAGE / "ui" / "shell.py"
SHOWN = [
    file
    for folder in (PACKAGE, ROOT / "pages")
    for file in sorted(folder.rglob("*"))
    if file.suffix in {".py", ".js", ".css", ".html"} and file != SHELL
]
INSIDE = re.compile(
    r"data-testid|getByTestId|get_by_test_id"  # names for its own tests
    r"|(?<![\w-])st[A-Z][A-Za-z]+"  # those names and its classes: stMain, .stApp
    r"|st-key-|st-emotion|data-baseweb|data-floating-ui|data-test-script-state"
    r"|_stcore|_st_|__streamlit"
    r"|(?:from|import) streamlit\.|\bst\._(?!_)|get_script_run_ctx"
)
"""What only those know who have looked into Streamlit; its variables ``--st-…`` are promised to components."""
SAID = re.compile(r":shell\(([^)]*)\)")
NAMED = re.compile(r":(?:shell|key)\([^…]")


@pytest.mark.parametrize("file", SHOWN, ids=lambda file: str(file.relative_to(PACKAGE.parent)))
def test_streamlits_inside_is_named_in_one_file_alone(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert [line for line in text.splitlines() if INSIDE.search(line)] == []


@pytest.mark.parametrize(
    "line",
    [
        'document.querySelector("[data-testid=stMain]")',
        ".stApp{color:red}",
        '.closest(".st-key-here")',
        "from streamlit.runtime import exists",
        '"/_stcore/health"',
        "st._main.write()",
    ],
)
def test_a_name_of_the_inside_is_known_as_one(line: str) -> None:
    assert INSIDE.search(line)


def test_every_part_is_declared_once_with_its_purpose() -> None:
    selectors = Counter(part.selector for part in shell.PARTS.values())
    assert [selector for selector, times in selectors.items() if times > 1] == []
    assert [name for name, part in shell.PARTS.items() if not part.purpose] == []


def test_every_part_is_used_and_what_is_used_is_declared() -> None:
    said = {name for file in SHOWN for name in SAID.findall(file.read_text(encoding="utf-8"))}
    assert said - {"…"} == set(shell.PARTS)


def test_nothing_reaches_a_browser_without_its_selectors() -> None:
    served = (ADDED.decode(), paper.CSS, booklet.CSS, frame.ALONE)
    assert [text[:40] for text in served if NAMED.search(text)] == []
    known = {"page.css", "room.css", "ways.css", "ways.js", "landmarks.js", "night.js", "whole.js"}
    told = {file.name for file in SHOWN if file.suffix != ".py" and NAMED.search(file.read_text(encoding="utf-8"))}
    assert told == known, "a file that is served as it stands names parts of the page"


@pytest.mark.parametrize(
    ("said", "selector"),
    [
        (":shell(main)", "[data-testid=stMain]"),
        (":key(rules-bar)>b", ".st-key-rules-bar>b"),
        (":key(tile-*)", "[class*=st-key-tile-]"),
        (":key(*-game)", "[class*=-game]"),
        (":key(*)", "[class*=st-key-]"),
    ],
)
def test_a_word_becomes_its_selector(said: str, selector: str) -> None:
    assert shell.named(said) == selector


def test_a_part_that_is_not_declared_is_an_error() -> None:
    with pytest.raises(KeyError):
        shell.named(":shell(nowhere)")
