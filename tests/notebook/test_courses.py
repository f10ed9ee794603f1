"""The courses: every claim holds, both languages go the same way, and reading and writing loses nothing."""

from __future__ import annotations

import pytest

from tutor.core.languages import LANGUAGES
from tutor.games import shelf
from tutor.notebook.checking import findings
from tutor.notebook.courses import Course, course, courses
from tutor.notebook.reading import Block, read, write
from tutor.paths import CONTENT
from tutor.words import explain

EVERY = pytest.mark.parametrize("one", courses(), ids=lambda one: one.file)
PRESSED = ("table", "compare", "play", "sit")


def test_every_game_has_one_in_both_languages():
    assert [(one.game, one.lang) for one in courses()] == [(game, lang) for game in shelf() for lang in LANGUAGES]


@EVERY
def test_every_claim_holds(one: Course):
    assert [f"{one.file}:{f.line}: {explain.complaint(f.wrong, 'en')}" for f in findings(one.notebook)] == []


@EVERY
def test_its_head_says_what_its_file_name_says(one: Course):
    assert (one.notebook.game, one.notebook.lang) == (one.game, one.lang)


@EVERY
def test_it_is_written_back_to_the_letter(one: Course):
    text = (CONTENT / "courses" / one.file).read_text(encoding="utf-8")
    assert write(read(text)) == text


@EVERY
def test_it_has_six_to_ten_stations_each_with_something_to_press_and_to_answer(one: Course):
    table, *stations = [station for station in one.notebook.stations if station.title]
    assert [part.kind for part in table.parts if isinstance(part, Block)] == ["sit"]
    assert 6 <= len(stations) <= 10
    for station in stations:
        kinds = [part.kind for part in station.parts if isinstance(part, Block)]
        assert set(kinds) & {*PRESSED, "replay", "odds"}, f"{station.title}: nothing live"
        assert 2 <= kinds.count("exercise") <= 3, f"{station.title}: two or three questions"


@pytest.mark.parametrize("game", sorted({one.game for one in courses()}))
def test_both_languages_have_the_same_stations_and_blocks(game: str):
    both = [course(game, lang) for lang in LANGUAGES]
    assert all(both)
    ways = [
        [
            (station.id, [(p.kind, p.argument) for p in station.parts if isinstance(p, Block)])
            for station in one.notebook.stations
        ]
        for one in both
        if one is not None
    ]
    assert ways[0] == ways[1]
