"""Seats are named by who sits there: by the compass where the whole table is, else by their own letters and names."""

import random
import re
from collections.abc import Iterator

import pytest
from playing import GAMES, wander

import tutor
from tutor.cases.transcript import Case, read_case
from tutor.core.complaints import Complaint
from tutor.core.languages import LANGUAGES
from tutor.core.moves import COMPASS, seated
from tutor.games import shelf
from tutor.shown.line import line, unpacked
from tutor.shown.linetexts import Telling
from tutor.teaching.whatif_said import report
from tutor.words import explain

POINTS = re.compile(r"\b(?:North|East|South|West|Nord|Ost|Süd)\b")
MOMENTS = 30
SAID = ("seats", "scenes", "steps", "tries", "tricks", "moves")
"""What a line says of this table; the rest are rule texts and words of the app."""


def texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from (text for part in value.values() for text in texts(part))
    elif isinstance(value, list):
        yield from (text for part in value for text in texts(part))


def tables(key: str) -> Iterator[Case]:
    """A random game for two to eight players, under the first rule set that seats them."""
    game = shelf()[key]
    for count in range(2, 9):
        found = next((p for p, o in game.presets.items() if game.seats(o)[0] <= count <= game.seats(o)[1]), None)
        if found is not None:
            options, seats = game.presets[found], seated(count)
            made = wander(game, game.start(options, seats), random.Random(count), MOMENTS)
            yield Case(game, found, options, seats, {}, tuple(moment.move for moment in made))


@pytest.mark.parametrize("key", GAMES)
def test_nobody_is_east_unless_the_whole_table_is_a_compass(key):
    for case in tables(key):
        for lang in LANGUAGES:
            said = unpacked(line(case, Telling(lang), since=0).packed)
            compass = set(case.seats) == set(COMPASS)
            assert [seat["name"] for seat in said["seats"] if not POINTS.fullmatch(seat["name"])] == (
                [] if compass else list(case.seats)
            )
            named = [text for part in SAID for text in texts(said[part]) if POINTS.search(text)]
            assert bool(named) == compass, f"{key} {len(case.seats)} {lang}: {named[:3]}"


def test_what_would_change_the_answer_names_the_letters_of_the_table():
    told = {
        "game": "getaway",
        "players": list("ABCDE"),
        "position": {
            "hands": {"A": "♠A 7", "B": "♠9 ♥2", "C": "♠8 ♥3", "D": "♥4 5", "E": "♥6 7"},
            "power": "A",
        },
    }
    for move in ("A ♠A", "E ♥6"):
        for text in texts(report(read_case(told), move)):
            assert not POINTS.search(text), text


def test_what_is_wrong_with_a_record_names_the_letters_of_the_table():
    case = read_case({"game": "getaway", "players": list("ABCDE"), "moves": ["E ♠A"]})
    wrong = case.play().failure
    assert wrong is not None
    for lang in LANGUAGES:
        assert not POINTS.search(explain.complaint(wrong, lang, case.seats))


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("gurke", {"hands": {"E": "♠A 7", "W": "♠9 ♥2", "X": "♠8 ♥3"}}),
        ("crazy-eights", {"hands": {"E": "♠A 7", "W": "♠9 ♥2", "X": "♠8 ♥3"}}),
        ("getaway", {"position": {"hands": {"E": "♠A 7", "W": "♠9 ♥2", "X": "♠8"}, "power": "W", "in": ["W", "X"]}}),
        ("getaway", {"moves": ["W ♠A"]}),
    ],
)
def test_what_is_wrong_with_a_case_names_its_letters_wherever_it_is_said(key, said):
    with pytest.raises(Complaint) as raised:
        tutor.judge(tutor.read({"game": key, "players": list("EWX"), **said}))
    for lang in LANGUAGES:
        sentence = explain.complaint(raised.value, lang)
        assert re.search(r"\b[EW]\b", sentence), sentence
        assert not POINTS.search(sentence), sentence
