"""A lesson on paper: its screens in order with words, tables and questions; what is behind an answer is in the key."""

from __future__ import annotations

import re

import pytest

from tutor.cases.transcript import read_case
from tutor.classes.view import asked, prose
from tutor.notebook.asking import DEAL, SHOWN, screens
from tutor.notebook.courses import courses, lessons
from tutor.notebook.reading import Block, Heading, read, write
from tutor.shown.address import Address
from tutor.ui.notebook_blocks import Reading
from tutor.ui.notebook_sheet import every_task
from tutor.ui.paper import position_html

EVERY = [one for lang in ("de", "en") for one in lessons(lang)]
MORE = """---
title: Mehr
lang: en
game: getaway
---
## One

Look first.

```{replay} getaway.ex.six-tricks
from: 7
to: 9
```

```{table} getaway.ex.six-tricks
after: 5
question: And now?
say: Because of the suit.
```

Behind the answer.

## Two

```{compare} getaway.ex.six-tricks
after: 2
between: [standard, strict]
```

```{rule} getaway.goal.escape
```

```{odds}
hand: ♥K ♠A ♠D ♦9 ♣7
turn_up: ♥9
role: elder
ask: true
say: Count first.
```
"""


def plain(html: str) -> str:
    return re.sub(r"\s+", " ", re.sub("<[^>]*>", " ", html))


@pytest.mark.parametrize("lesson", EVERY, ids=lambda one: one.file)
def test_every_screen_has_its_words_and_its_table_and_the_key_alone_the_answers(lesson) -> None:
    notebook, text = lesson.notebook, write(lesson.notebook)
    sheet = every_task(Reading(notebook), Address(game=lesson.game))
    for number, (screen, task) in enumerate(zip(screens(notebook), sheet, strict=True)):
        said = plain(task.before + task.position)
        words = [p for p in screen.before if not isinstance(p, Block) and not (isinstance(p, Heading) and p.level == 1)]
        for part in words:
            assert plain(prose((part,), notebook)).strip() in said
        assert "<!--" not in task.before
        here = asked(text, number, lesson.lang)
        assert bool(task.question) is (here.kind not in (SHOWN, DEAL))
        assert (here.case is None) or "<table>" in task.position
        assert bool(task.link) is (here.kind != SHOWN), "what can be done with the app has a way there"
        if here.remark and task.question:
            assert plain(task.answer).strip() not in said


def test_what_is_only_looked_at_is_on_paper_and_what_stands_behind_an_answer_is_in_the_key() -> None:
    replay, table, compare, rule, odds = every_task(Reading(read(MORE)), Address(game="getaway"))
    assert "Look first" in replay.before
    assert replay.position.count("<li>") == 2
    assert table.question == "And now?"
    assert all(said in table.answer for said in ("Because of the suit", "Behind the answer"))
    assert "Behind the answer" not in table.before + table.position + compare.before
    assert compare.position.casefold().count("legal: ") + compare.position.casefold().count("erlaubt: ") == 2
    assert "<h3>" in rule.position
    assert odds.boxes
    assert "%" in odds.answer
    assert "%" not in odds.before + odds.position


def test_a_course_is_on_paper_too_and_its_tables_tell_their_rules() -> None:
    for course in courses():
        sheet = every_task(Reading(course.notebook, course=True), Address(game=course.game))
        assert sum(bool(task.question) for task in sheet) >= 8, course.game
        assert any('class="told"' in task.position for task in sheet)


def test_a_position_on_paper_names_every_card_of_a_hand_and_what_lies_there():
    position = {
        "number": 4,
        "dealer": "B",
        "trump": "♥",
        "trick": ["A ♠9"],
        "hands": {"A": "♠K ♦3 ♣4", "B": "♥4 ♦5 ♣7 ♣2"},
    }
    case = read_case({"game": "knockout-whist", "players": ["A", "B"], "position": position})
    rows = position_html(case.game, case.start())
    for card in ("king of spades", "three of diamonds", "four of clubs", "nine of spades", "two of clubs"):
        assert f'aria-label="{card}"' in rows
    assert "–" not in rows
