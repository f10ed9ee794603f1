"""From Python: the README's session runs as it stands, and whatever is written reads back."""

from __future__ import annotations

import doctest
import pickle

import pytest

import tutor
from tutor.cases.transcript import read_case
from tutor.core.cards import card
from tutor.core.moves import Move, read_move
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
