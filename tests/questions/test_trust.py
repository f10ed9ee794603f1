"""A moment that speaks of the right thing is not yet the one that is asked about."""

from __future__ import annotations

import json

import pytest
from fit_trust import FOR

from tutor.asking import clause, standing, trust
from tutor.asking.rulesets import usual
from tutor.asking.turned import denied, upright
from tutor.games import game as find_game


def candidates(key: str, text: str) -> list[standing.Candidate]:
    game = find_game(key)
    return standing.candidates(game, text, (usual(game),), text, ())


def test_each_sign_has_its_weight_and_speaks_one_way():
    weights = json.loads(trust.FILE.read_text("utf-8"))
    found = candidates("knockout-whist", "muss ich bedienen?")
    assert found
    assert set(found[0].signs or ()) == set(weights)
    assert all(weights[name] >= 0 for name in FOR)
    assert all(weight <= 0 for name, weight in weights.items() if name not in FOR | {"always"})


def test_what_is_named_besides_makes_a_moment_less_likely():
    plain = candidates("crazy-eights", "darf ich passen obwohl noch karten im stapel sind?")[0]
    signs = dict(plain.signs or {})
    assert trust.trust({**signs, "asked-besides": 3.0, "number": 1.0}) < trust.trust(signs)


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("getaway", "we are six with one pack. how many people get nine cards?"),
        ("knockout-whist", "hearts are trumps, ♠K ♠3 ♥2 ♠9 are lying there, does the ace of trumps take every trick?"),
    ],
)
def test_another_thing_that_is_counted_or_a_trick_told_card_by_card_is_no_moment(key, text):
    likely = [one for one in candidates(key, text) if one.signs is None or trust.trust(one.signs) >= standing.MIGHT]
    assert not likely


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("stimmt es, dass man hier nicht gewinnt, sondern nur verliert?", "stimmt es, dass man hier nur verliert?"),
        ("is it true that not only the dealer but everyone pays?", "is it true that the dealer but everyone pays?"),
    ],
)
def test_what_is_said_to_hold_instead_is_affirmed(text, told):
    said, turned = upright(text)
    assert (" ".join(said.split()), turned) == (told, "")


def test_a_denial_with_an_exception_is_not_turned_round():
    text = "is it true that i can't buy back in unless three are left?"
    assert upright(text) == (text, "")
    assert denied(text)


def test_an_exception_is_not_what_is_asked_about():
    assert clause.without_exceptions("gilt das außer beim letzten stich immer") == "gilt das immer"
    assert clause.without_exceptions("apart from eights must everything match") == "must everything match"
