"""From Python: the README's session runs as it stands, and whatever is written reads back."""

from __future__ import annotations

import doctest
import pickle
import subprocess
import sys

import pytest

import tutor
from tutor import api
from tutor.cases.transcript import read_case
from tutor.core.cards import card
from tutor.core.languages import LANGUAGES
from tutor.core.moves import Move, Seat, read_move
from tutor.desk import reference
from tutor.games import shelf
from tutor.paths import ROOT
from tutor.words import library


@pytest.mark.skipif(not (ROOT / "README.md").is_file(), reason="an installed package has no README beside it")
def test_the_session_in_the_readme_runs_as_it_stands():
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert (result.failed, result.attempted > 3) == (0, True)


def test_everything_that_is_offered_is_there_and_nothing_else():
    assert set(dir(tutor)) >= {"read", "judge", "play", "replay", "why", "say", "games"}
    assert all(getattr(tutor, name) is not None for name in dir(tutor))
    with pytest.raises(AttributeError, match="no attribute 'shuffle'"):
        tutor.shuffle  # noqa: B018


@pytest.mark.parametrize("key", tuple(shelf()))
def test_every_example_reads_back_from_its_text_and_from_its_repr(key):
    for example in library.book(shelf()[key].folder).examples:
        case = tutor.read(example["id"])
        assert tutor.read(str(case)) == case
        assert eval(repr(case), {"read_case": read_case}) == case  # noqa: S307
        for move in case.moves:
            assert read_move(str(move), case.seats, case.game.verbs) == move
            if all(str(one) != "?" for one in move.cards):
                assert eval(repr(move), {"Move": Move, "card": card}) == move  # noqa: S307
            assert pickle.loads(pickle.dumps(move)) == move  # noqa: S301


def test_the_three_errors_carry_a_key_facts_and_both_languages():
    case = tutor.read("getaway.ex.six-tricks")
    for kind, ask in (
        (tutor.IllegalMove, lambda: tutor.play(case, "W ♠7")),
        (tutor.Unreadable, lambda: tutor.play(case, "W what")),
        (tutor.Complaint, lambda: tutor.play(case, "S ♦2")),
        (tutor.Unreadable, lambda: tutor.read("no/such/file.yaml")),
    ):
        with pytest.raises(kind) as wrong:
            ask()
        assert type(wrong.value) is kind
        assert wrong.value.key
        assert wrong.value.facts
        assert tutor.say(wrong.value, "de") != tutor.say(wrong.value, "en")


# Whatever is asked, and in whatever order


NAMES = sorted(api.__all__)


def test_every_public_name_is_there_twice_and_in_any_order():
    """A fresh interpreter each time: a package of the same name takes the place of a function once it is loaded."""
    code = """
import sys, tutor
for name in sys.argv[1:] * 2:
    found = getattr(tutor, name)
    if name == "games":
        assert list(found()) == list(found()) and "ecarte" in tutor.games(), found
    assert callable(found) and callable(getattr(tutor, name))
"""
    orders = (NAMES, NAMES[::-1], ["games", "read", "games"], ["say", "games", "judge"])
    for names in orders:
        done = subprocess.run([sys.executable, "-c", code, *names], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr


def test_every_public_name_is_called_somewhere_here():
    case = tutor.read("getaway.ex.six-tricks")
    assert isinstance(case, tutor.Case)
    verdict = tutor.judge(case)[0]
    assert isinstance(verdict, tutor.Verdict)
    assert isinstance(verdict.move, tutor.Move)
    assert tutor.judge(case, tutor.Seat("N")) == tutor.judge(case, "N")
    run = tutor.replay(case)
    assert isinstance(run, tutor.Replay)
    assert isinstance(run.steps[0], tutor.Step)
    event = next(event for step in run.steps for event in step.events)
    assert isinstance(event, tutor.Event)
    assert tutor.say(event, "de") != tutor.say(event, "en")
    assert tutor.state(tutor.play(case, verdict.move)) != tutor.state(case)
    assert tutor.why(case, verdict) == tutor.why(case, verdict.move) == tutor.why(case, str(verdict.move))
    assert issubclass(tutor.Unreadable, tutor.Complaint)
    assert issubclass(tutor.IllegalMove, tutor.Complaint)
    assert {*NAMES} >= {"Case", "Verdict", "games"}


HOSTILE = (
    *(None, True, 5, 1.5, float("nan"), "", "X", "W what", "\x00", "🂡", "x" * 100_000, b"x", object()),
    *([], {}, ["♠7"], ("a",), {"game": 5}, {1: 2}, Move(Seat("Q"), "play"), Move(Seat("S"), "fly")),
    *({"game": "getaway", "position": 5}, {"game": "getaway", "moves": 5}, {"game": "getaway", "players": -1}),
)
CASE = tutor.read("getaway.ex.six-tricks")
EVENT = next(event for step in tutor.replay(CASE).steps for event in step.events)
ASKED = {
    "read": tutor.read,
    "state": tutor.state,
    "judge": tutor.judge,
    "judge a seat": lambda one: tutor.judge(CASE, one),
    "play": lambda one: tutor.play(CASE, one),
    "replay": tutor.replay,
    "why": lambda one: tutor.why(CASE, one),
    "why in a language": lambda one: tutor.why(CASE, tutor.judge(CASE)[0], one),
    "say": tutor.say,
    "say in a language": lambda one: tutor.say(EVENT, one),
    "say to a table": lambda one: tutor.say(EVENT, "en", one),
}


@pytest.mark.parametrize("name", ASKED)
def test_a_hostile_argument_ends_in_one_of_the_three_errors(name):
    found = []
    for one in HOSTILE:
        try:
            ASKED[name](one)
        except tutor.Complaint as wrong:
            found.append(wrong)
    assert found
    assert all(tutor.say(wrong, lang) for wrong in found for lang in LANGUAGES)


def test_a_verdict_of_another_game_is_not_explained_here():
    other = tutor.read(next(one["id"] for one in library.book("ecarte").examples))
    with pytest.raises(tutor.Unreadable):
        tutor.why(other, tutor.judge(CASE)[0])


def test_the_page_of_reference_is_what_the_docstrings_say():
    assert reference.PAGE.read_text(encoding="utf-8") == reference.page(), "python -m tutor.desk.reference"
    for record in (*reference.RECORDS, *reference.ERRORS):
        assert f"`{record.__name__}`" in reference.page()
