"""Notebooks: nothing is lost by reading and writing, what is wrong is said at its line, the rest stands."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from click.testing import CliRunner
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tutor.core.complaints import Complaint
from tutor.core.languages import LANGUAGES
from tutor.desk.cli import cli
from tutor.notebook.blocks import KINDS
from tutor.notebook.checking import findings, report
from tutor.notebook.reading import Block, Heading, Text, block_source, inserted, new, read, replaced, write
from tutor.paths import CONTENT
from tutor.words import explain

HEAD = "---\ntitle: Bedienen oder nicht?\nlang: de\ngame: getaway\n---\n"
TABLE = """```{table}
position: {hands: {N: "♥6 ♠2", E: "♣K ♠3", S: "♥B ♠8", W: "♥2 ♠5"}, power: W, number: 10}
moves: [W ♥2, N ♥6]
claims: {to_move: E, legal: [♣K, ♠3]}
```
"""


def keys(text: str) -> list[tuple[int, str]]:
    return [(one.line, one.wrong.key) for one in findings(read(text))]


def body(text: str) -> list[tuple[int, str]]:
    """The findings of what stands below a good head, lines counted from it."""
    return [(line - HEAD.count("\n"), key) for line, key in keys(HEAD + text)]


# Reading and writing


def test_the_parts_of_a_notebook():
    book = read(f"{HEAD}# Ein Kurs\n\nOst hat kein Herz.\n\n## Eins {{#one}}\n\n{TABLE}\n## Eins\n\n## Eins\n")
    assert (book.title, book.lang, book.game) == ("Bedienen oder nicht?", "de", "getaway")
    assert [type(part) for part in book.parts] == [Heading, Text, Heading, Text, Block, Text, Heading, Text, Heading]
    assert [station.id for station in book.stations] == ["", "one", "eins", "eins-2"]
    assert [part.line for part in book.parts] == [6, 7, 10, 11, 12, 17, 18, 19, 20]
    assert book.blocks[0].said["moves"] == ["W ♥2", "N ♥6"]


PIECES = st.sampled_from(
    [
        "---\n", "title: x\n", "lang: de\n", "```", "```{table}\n", "````{rule} a.b\n", ":::{play}\n", ":::\n", "```\n",
        "~~~{odds}\n", "## ", "# A {#a}\n", "- ", "> ", "    ", "\t", "\r\n", "\r", "\n", "\n\n", "\x00", "\ufeff",
        "\u2028", "\x0b", "\x0c", "\x85", "{♥D}", "[[Stich]]", "game: getaway\n", "after: 3\n", "<script>", "`", "a",
    ]
)  # fmt: skip
ANY_TEXT = st.one_of(st.text(), st.lists(PIECES, max_size=40).map("".join))


@given(ANY_TEXT)
@settings(max_examples=300, deadline=None)
def test_whatever_is_read_is_written_back_to_the_letter(text):
    assert write(read(text)) == text


@given(ANY_TEXT)
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_whatever_is_read_can_be_checked_and_complained_of_in_both_languages(text):
    for one in findings(read(text)):
        for lang in LANGUAGES:
            said = explain.complaint(one.wrong, lang)
            assert said.isprintable(), said
            assert said[-1] in ".!?"
        assert 1 <= one.line <= len(text) + 1


PRINTED = st.text(
    st.characters(exclude_categories=["C", "Zl", "Zp"]) | st.just("\n"), max_size=12
)  # what a person can type
SAID = st.dictionaries(
    st.text("abcdef", min_size=1),
    st.one_of(PRINTED, st.integers(), st.lists(PRINTED, max_size=4)),
    min_size=1,
    max_size=4,
)


def sources(parts: Any) -> list[str]:
    return [part.source.strip("\n") for part in parts if part.source.strip("\n")]


@given(st.lists(st.tuples(st.integers(0, 50), st.sampled_from(sorted(KINDS)), SAID), max_size=4))
@settings(max_examples=40, deadline=None)
def test_blocks_are_put_anywhere_and_nothing_else_changes(edits):
    book = read(f"{HEAD}# Ein Kurs\n\n- eins\n- zwei\n\n## Weiter\n\n{TABLE}\nUnd Schluss")
    for number, kind, said in edits:
        place = number % (len(book.parts) + 1)
        source, before = block_source(kind, said), sources(book.parts)
        at = len(sources(book.parts[:place]))
        book = inserted(book, place, source)
        assert sources(book.parts) == [*before[:at], source.strip("\n"), *before[at:]]
        made = next(one for one in book.blocks if one.source == source)
        assert made.said == said
        assert made.closed


def test_a_block_written_anew_leaves_the_rest_alone():
    book = read(f"{HEAD}Text davor.\r\n\r\n{TABLE}\n\nText danach.  \n")
    place = next(n for n, part in enumerate(book.parts) if isinstance(part, Block))
    changed = replaced(book, place, block_source("rule", "getaway.goal.escape\n"))
    assert write(changed) == write(book).replace(TABLE, "```{rule}\ngetaway.goal.escape\n```\n")


def test_backticks_in_a_block_do_not_end_it():
    source = block_source("table", {"say": "so:\n```\nnicht das Ende\n```\n"})
    (block,) = read(source).blocks
    assert block.said["say"].count("```") == 2


def test_a_new_notebook_has_nothing_to_complain_of():
    assert findings(new("Eins: zwei", "de", "getaway")) == []


# Checking


def test_a_good_table_has_no_findings():
    assert body(TABLE) == []


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        (TABLE.replace("legal: [♣K, ♠3]", "legal: [♠3]"), "claim-legal"),
        (TABLE.replace("to_move: E", "to_move: S"), "claim-to-move"),
        (TABLE.replace("to_move: E", "illegal: {♣K: getaway.trick.follow-suit}"), "claim-is-legal"),
        (TABLE.replace("to_move: E", "events: [getaway.goal.escape]"), "claim-event"),
        (TABLE.replace("to_move: E", "colour: red"), "no-such-field"),
        (TABLE.replace("N ♥6", "N ♠2"), "illegal-move"),
        (TABLE.replace("N ♥6", "N ♥9"), "not-held"),
        (TABLE.replace("N ♥6", "N ♥9Z"), "unreadable-move"),
        (TABLE.replace("moves:", "speed:"), "no-such-field"),
        (TABLE.replace("number: 10}", "number: 10"), "broken-yaml"),
        (TABLE.replace("claims:", "ask: Q\nclaims:"), "no-such-seat"),
        (TABLE.replace("claims:", "after: 9\nclaims:"), "claim-no-such-step"),
        ("```{table} getaway.ex.six\n```\n", "no-such-case"),
        ("```{table} getaway.ex.six-tricks\nmoves: []\n```\n", "notebook-two-cases"),
        ("```{table}\njust words\n```\n", "notebook-not-fields"),
        ("```{table}\nmoves: &a [*a]\n```\n", "case-too-big"),
        ("```{table} getaway.x.03\nclaims: [1]\n```\n", "notebook-claims-not-a-mapping"),
        ("```{tabel}\n```\n", "notebook-unknown-block"),
        ("```{table}\nmoves: []\n", "notebook-not-closed"),
        ("```{rule}\n```\n", "notebook-no-rule"),
        ("```{rule} getaway.goal.escap\n```\n", "no-such-rule"),
        ("```{exercise} getaway.x.99\n```\n", "no-such-case"),
        ("```{exercise}\nlegal: []\n```\n", "field-missing"),
        ("```{exercise} getaway.ex.six-tricks\n```\n", "field-missing"),
        ("```{replay} getaway.ex.six-tricks\nfrom: 9\nto: 4\n```\n", "notebook-from-to"),
        ("```{replay} getaway.ex.six-tricks\nto: 400\n```\n", "claim-no-such-step"),
        ("```{odds}\nhand: 7H KS QS JS 7D\nturn_up: 8H\nclaims: {open: 5}\n```\n", "claim-field"),
        ("```{odds}\nhand: 7H\nturn_up: 8H\n```\n", "odds-five-cards"),
        ("```{odds}\n```\n", "odds-not-a-situation"),
        ("```{compare} getaway.ex.six-tricks\nafter: 2\nbetween: [standard]\n```\n", "notebook-between"),
        ("```{compare} getaway.ex.six-tricks\nbetween: [standard, chess]\n```\n", "no-such-preset"),
        ("```{compare} getaway.ex.six-tricks\nafter: 2\nbetween: [standard, strict]\ndiffer: [♥A]\n```\n",
         "notebook-differ"),
        ("```{play} getaway.ex.two-player-both-last\n```\n", "notebook-over"),
        ("Die {♥Z} fehlt.\n", "unreadable-card"),
        ("Ein [[Strich]].\n", "notebook-no-term"),
        ("[dort](#nirgends)\n", "notebook-no-place"),
        ("- ```{table}\n  ```\n", "notebook-nested"),
        ("> :::{table}\n> :::\n", "notebook-nested"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_at_its_line_and_the_rest_stands(wrong, key):
    ((line, found),) = body(f"Erst das.\n\n{wrong}")
    assert found == key
    assert 3 <= line < 3 + wrong.count("\n"), "at its own line, as test_wrong_claims says of each"
    if key != "notebook-not-closed":
        assert body(f"{wrong}\n{TABLE}") == [(line - 2, key)]
        assert read(f"{HEAD}{wrong}\n{TABLE}").blocks[-1].source == TABLE


@pytest.mark.parametrize(
    ("head", "found"),
    [
        ("", ["notebook-no-head"]),
        ("---\ntitle: x\n", ["notebook-no-head"]),
        ("---\n- x\n---\n", ["notebook-head-not-a-mapping"]),
        ("---\ntitle: [x\nlang: de\n---\n", ["broken-yaml"]),
        ("---\ntitle: x\n---\n", ["no-such-word"]),
        ("---\nlang: de\n---\n", ["field-missing"]),
        ("---\ntitle: x\nlang: fr\n---\n", ["no-such-word"]),
        ("---\ntitle: x\nlang: de\ngame: chess\n---\n", ["no-such-game"]),
        ("---\ntitle: x\nlang: de\nversion: 9\n---\n", ["notebook-newer"]),
        ("---\ntitle: x\nlang: de\nversion: zwei\n---\n", ["not-a-number"]),
        ("---\ntitle: x\nlang: de\ncolour: red\n---\n", ["no-such-field"]),
    ],
)
def test_what_is_wrong_with_the_head_is_said_and_the_rest_is_readable(head, found):
    text = f"{head}\n## Eine Station\n\n```{{rule}} getaway.goal.escape\n```\n"
    assert [key for _, key in keys(text)] == found
    assert [station.title for station in read(text).stations if station.id] == ["Eine Station"]


def test_a_line_that_breaks_is_the_line_of_the_file():
    (one,) = findings(read(f"{HEAD}\n```{{table}}\nmoves: [W ♥2]\nposition: {{hands: [}}\n```\n"))
    assert one.wrong.facts["line"] == 9


@pytest.mark.parametrize("line", ["b: *a", "{b: *a, c: *a}"])
def test_what_refers_to_itself_or_unfolds_without_end_is_one_sentence(line):
    many = "\n".join(
        f"{new}: &{new} [{', '.join([f'*{old}'] * 9)}]" for old, new in zip("abcdefg", "bcdefgh", strict=True)
    )
    assert body(f"```{{table}}\na: &a [1]\n{many}\n```\n")[0][1] == "case-too-big"
    assert body(f"```{{table}}\na: &a\n  {line}\n```\n")[0][1] in ("case-too-big", "broken-yaml")


def test_a_text_of_ten_megabytes_is_refused_in_a_sentence():
    with pytest.raises(Complaint) as caught:
        read("Wort " * 2_000_000)
    assert caught.value.key == "file-too-big"


@pytest.mark.parametrize(
    "text", ["[" * 50_000, "> " * 50_000, "- " * 20_000, "`" * 50_000, "*a " * 20_000, "![a](" * 9_000]
)
def test_text_made_to_hurt_is_read_all_the_same(text):
    assert write(read(text)) == text
    findings(read(text[:4_000]))


def test_the_example_of_the_format_is_a_good_notebook():
    (shown,) = re.findall(
        r"^````markdown\n(.*?)^````$", (CONTENT / "FORMATS.md").read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    found = report("example.md", shown)
    assert found["findings"] == []
    assert found["blocks"] == {"table": 1, "rule": 1}


def test_a_report_says_what_there_is():
    found = report("lesson.md", f"{HEAD}## Eins\n\n{TABLE}")
    assert found["blocks"] == {"table": 1}
    assert found["stations"] == [{"id": "eins", "title": "Eins"}]
    assert found["findings"] == []


def test_the_command_line_checks_a_file(tmp_path):
    file = tmp_path / "lesson.md"
    file.write_text(f"{HEAD}## Eins\n\n{TABLE.replace('to_move: E', 'to_move: S')}", encoding="utf-8")
    done = CliRunner().invoke(cli, ["check", str(file), "--json"])
    assert done.exit_code == 1
    (one,) = json.loads(done.stdout)["findings"]
    assert (one["line"], one["column"], one["key"]) == (11, 19, "claim-to-move")
    assert one["de"] != one["en"]
    done = CliRunner().invoke(cli, ["check", str(file), "--lang", "de"])
    assert done.stdout.startswith("lesson.md:11:19: Am Zug ist Ost")
    file.write_text(HEAD + TABLE, encoding="utf-8")
    assert CliRunner().invoke(cli, ["check", str(file)]).exit_code == 0


def test_what_is_put_at_the_very_beginning_has_no_blank_lines_before_it():
    assert write(inserted(read(""), 0, "# Whist\n")).startswith("# Whist")
