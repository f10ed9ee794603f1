"""The lessons that a teacher can begin with: one for each game in both languages, of 45 minutes, and true."""

from __future__ import annotations

import pytest

from tutor.classes import deals
from tutor.classes.twins import twin_of
from tutor.classes.view import asked, notes, question
from tutor.core.languages import LANGUAGES
from tutor.games import shelf
from tutor.notebook.asking import DEAL, NOTHING, SHOWN, screens
from tutor.notebook.checking import findings
from tutor.notebook.courses import lessons
from tutor.notebook.reading import write
from tutor.shown.address import Address
from tutor.ui.notebook_blocks import Reading
from tutor.ui.notebook_sheet import every_task

EVERY = [one for lang in LANGUAGES for one in lessons(lang)]


def test_there_is_one_for_each_game_and_language() -> None:
    assert [(one.game, one.lang) for one in EVERY] == [(game, lang) for lang in LANGUAGES for game in shelf()]


@pytest.mark.parametrize("lesson", EVERY, ids=lambda one: one.file)
def test_it_has_an_aim_minutes_notes_questions_a_deal_and_a_worksheet(lesson) -> None:
    notebook, text, lang = lesson.notebook, write(lesson.notebook), lesson.lang
    assert findings(notebook) == []
    found = screens(notebook)
    assert sum(one.cut.minutes for one in found) == 45
    assert found[0].block.kind == found[-1].block.kind == NOTHING, "the aim, and what to keep"
    kinds = [asked(text, n, lang).kind for n in range(len(found))]
    assert kinds.count(DEAL) == 1
    assert sum(kind not in (DEAL, SHOWN) for kind in kinds) == 3
    assert sum(bool(notes(text, n, lang)["notes"]) for n in range(len(found))) >= 4
    assert all(question(text, n, lang)["minutes"] for n in range(len(found)))
    asks = [n for n, kind in enumerate(kinds) if kind not in (DEAL, SHOWN)]
    assert [bool(twin_of(text, n, lang)) for n in asks] == [True] * 3, "each has a twin"
    place = kinds.index(DEAL)
    assert deals.on_phone(text, place, lang, "")["options"]
    sheet = every_task(Reading(notebook), Address(game=lesson.game))
    assert len(sheet) == len(found), "every screen is on paper"
    assert sum(bool(task.question) for task in sheet) == 3
    assert [bool(task.answer) for task in sheet] == [bool(task.question) for task in sheet]


def test_both_languages_ask_the_same() -> None:
    for first, second in zip(lessons("de"), lessons("en"), strict=True):
        assert [one.source for one in first.notebook.blocks] == [one.source for one in second.notebook.blocks]
