"""The order of disclosure: on the tables of a course stands nothing before it was taught."""

from __future__ import annotations

import pytest
from disclosed import offered_too_soon, walked, wanting

from tutor.cases.transcript import read_case
from tutor.core.complaints import Complaint
from tutor.games import game
from tutor.notebook.blocks import case_of, lesson_of
from tutor.notebook.checking import findings
from tutor.notebook.courses import Course, courses
from tutor.notebook.disclosure import taught_in
from tutor.notebook.reading import Heading, read, without_ids, write
from tutor.shown.line import line, unpacked
from tutor.shown.linetexts import Telling
from tutor.teaching.taught import named, words_in

EVERY = pytest.mark.parametrize("one", courses(), ids=lambda one: one.file)


@EVERY
def test_nothing_stands_on_a_table_before_it_was_taught(one: Course):
    assert walked(one, keeps=True) == set()


@EVERY
def test_without_an_order_much_would(one: Course):
    kinds = {kind for _, kind, _ in walked(one, keeps=False)}
    assert {"rule", "word", "panel"} <= kinds


@EVERY
def test_every_move_that_is_wanted_was_taught(one: Course):
    assert wanting(one) == set()


@EVERY
def test_who_decides_first_is_offered_no_move_that_is_taught_afterwards(one: Course):
    assert offered_too_soon(one) == set()


@EVERY
def test_every_right_answer_with_the_hands_has_its_reason(one: Course):
    taught = taught_in(one.notebook)
    for block in one.notebook.blocks:
        lesson = lesson_of(block, one.game, one.lang) if block.kind == "exercise" else {}
        if "legal" not in lesson:
            continue
        case = line(read_case(lesson["case"]), Telling(one.lang, taught=taught[block.line]), moment=True)
        tried = {attempt["move"]: attempt for attempt in unpacked(case.packed)["tries"][-1]}
        assert not [move for move, one in tried.items() if one["legal"] and not one.get("why")], block.line


TWO = """---
title: T
lang: en
game: getaway
version: 1
---

## One {#one}
teaches: trick, power

Clean [[trick]].

```{table} getaway.ex.six-tricks
after: 5
```

## Two {#two}
teaches: take what-if

Now see [the rule](#getaway.trick.follow-suit).

```{table} getaway.ex.six-tricks
after: 5
```
"""


def test_what_a_heading_teaches_counts_from_its_station_on():
    notebook = read(TWO)
    first, second = (taught_in(notebook)[block.line] for block in notebook.blocks)
    assert first.badges == {"power"}
    assert not first.offers("take")
    assert not first.rules
    assert not first.panels
    assert first.words == {"trick", "power"}
    assert second.offers("take")
    assert second.rules == {"getaway.trick.follow-suit"}
    assert second.panels == {"what-if"}
    assert first.words <= second.words


def test_a_table_of_a_notebook_of_ones_own_offers_a_move_only_once_it_was_taught():
    def offered(text: str) -> list[bool]:
        notebook = read(text)
        taught = taught_in(notebook)
        told = [
            unpacked(line(case_of(block, "getaway"), Telling("en", taught=taught.get(block.line)), moment=True).packed)
            for block in notebook.blocks
        ]
        return [any("take" in attempt["move"].split() for attempt in one["tries"][-1]) for one in told]

    assert offered(TWO) == [False, True]
    assert offered(TWO.replace("teaches: trick, power\n", "").replace("teaches: take what-if\n", "")) == [True, True]


def test_it_is_no_text_and_is_written_back_to_the_letter():
    notebook = read(TWO)
    assert write(notebook) == TWO
    heading = next(part for part in notebook.parts if isinstance(part, Heading))
    assert (heading.title, heading.teaches) == ("One", ("trick", "power"))
    assert findings(notebook) == []


def test_without_it_a_notebook_keeps_to_no_order():
    text = TWO.replace("teaches: trick, power\n", "").replace("teaches: take what-if\n", "")
    assert dict(taught_in(read(text))) == {}


def test_what_nothing_is_called_is_said_at_its_line():
    found = findings(read(TWO.replace("what-if", "what-now")))
    assert [(one.line, one.wrong.key, one.wrong.facts["text"]) for one in found] == [
        (18, "teaches-unknown", "what-now")
    ]
    with pytest.raises(Complaint):
        named(game("getaway"), ["no-such-thing"])


def test_a_card_is_read_off_the_card():
    assert words_in("getaway", "the queen of hearts ends the trick") == {"trick"}


def said_of(text: str) -> list[tuple[int, str, str]]:
    return [(one.line, one.wrong.key, str(one.wrong.facts.get("text", ""))) for one in findings(read(text))]


def test_a_name_that_nothing_bears_is_told_the_nearest_of_this_game():
    for name, nearest in (
        ("getaway.trick.follow-suits", "getaway.trick.follow-suit"),
        ("what-now", "what-if"),
        ("tochooo", "tochoo"),
    ):
        with pytest.raises(Complaint) as wrong:
            named(game("getaway"), [name])
        assert wrong.value.facts["nearest"] == nearest


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("teaches:", (18, "teaches-nothing", "")),
        ("Now.\nteaches: take what-if", (19, "teaches-elsewhere", "")),
        ("Now.\n\nAnd then.\nteaches: take what-if", (21, "teaches-elsewhere", "")),
    ],
    ids=["nothing", "not below the heading", "in a later paragraph"],
)
def test_a_line_that_teaches_nothing_is_said_where_it_stands(line: str, said: tuple[int, str, str]):
    assert said_of(TWO.replace("teaches: take what-if", line)) == [said]


@pytest.mark.parametrize(
    "line",
    ["Teaches: take what-if", "teaches: take\nteaches: what-if", "  teaches: take, what-if"],
    ids=["capital", "each line", "indented"],
)
def test_however_it_is_written_below_the_heading_it_is_what_the_station_teaches(line: str):
    text = TWO.replace("teaches: take what-if", line)
    notebook = read(text)
    _, second = (part for part in notebook.parts if isinstance(part, Heading))
    assert second.teaches == ("take", "what-if")
    assert without_ids(second.source).strip() == "## Two"
    assert findings(notebook) == []
    assert write(notebook) == text


ASKS = """

```{exercise}
name: own
question: "What may you do?"
players: [Kim, Ada, Ben]
position: {hands: {Kim: "♥6 ♠2", Ada: "♥D ♠3", Ben: "♥B ♠8"}, power: Kim, number: 10}
seat: Kim
legal: [♥6, ♠2, take]
```
"""


def test_a_question_that_wants_a_move_before_it_was_taught_is_said_at_that_move():
    first, sign, second = TWO.partition("## Two {#two}")
    lines = (first.rstrip("\n") + ASKS).splitlines()
    asked = next(n for n, line in enumerate(lines, 1) if line.startswith("legal:"))
    assert said_of("\n".join(lines) + "\n\n" + sign + second) == [(asked, "teaches-not-yet", "take")]
    assert said_of(TWO.rstrip("\n") + ASKS) == []
    unordered = (TWO.rstrip("\n") + ASKS).replace("teaches: trick, power\n", "").replace("teaches: take what-if\n", "")
    assert said_of(unordered) == []
