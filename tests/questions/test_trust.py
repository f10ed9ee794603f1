"""A moment that speaks of the right thing is not yet the one that is asked about."""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

import pytest
from fit_trust import EITHER, FOR

from tutor.asking import clause, standing, trust
from tutor.asking.around import Around
from tutor.asking.moment import Stood
from tutor.asking.reply import reply
from tutor.asking.rulesets import usual
from tutor.asking.turned import denied, upright
from tutor.games import game as find_game

ANSWERS = ("yes", "no", "count|3")


class Says(NamedTuple):
    """Something that answers."""

    answer: str
    means: str = ""


def candidates(key: str, text: str) -> list[standing.Candidate[Stood]]:
    game = find_game(key)
    return standing.candidates(Around(game, standing.moments(game), text, text, (usual(game),)))


def test_each_sign_is_looked_at_and_speaks_one_way():
    forest = trust.forest()
    found = candidates("knockout-whist", "muss ich bedienen?")
    assert found
    signs = dict(found[0].signs)
    assert set(signs) >= set(forest.names)
    for name in forest.names:
        less, more = (forest.likely({**signs, name: signs[name] + by}) for by in (-1.0, 1.0))
        if name in FOR:
            assert less <= more, name
        elif name not in EITHER:
            assert less >= more, name


def test_a_moment_is_less_likely_the_likelier_one_with_the_other_answer_is():
    signs = dict.fromkeys(trust.SIDES[3:], 0.0)
    likely = [trust.settled(0.8, other, signs) for other in (0.0, 0.2, 0.5, 0.9)]
    assert likely == sorted(likely, reverse=True)
    assert trust.settled(0.9, 0.5, signs) > likely[2]
    assert trust.settled(0.8, 0.5, {**signs, "asked-same": 0.9}) > likely[2]


def test_what_is_certain_or_counted_is_not_weighed_against_another_answer():
    found = [
        standing.Candidate(Says(answer), {"fits": 0.0, **dict.fromkeys(trust.SIDES[3:], 0.0)}) for answer in ANSWERS
    ]
    chances = [1.0, 0.6, 0.7]
    told = standing.believed(found, chances)
    assert [told[0].chance, told[2].chance] == [1.0, 0.7]
    assert told[1].chance < 0.6


def test_what_is_named_besides_makes_a_moment_less_likely():
    plain = candidates("crazy-eights", "darf ich passen obwohl noch karten im stapel sind?")[0]
    signs = dict(plain.signs)
    assert trust.trust({**signs, "asked-besides": 3.0, "number": 1.0}) < trust.trust(signs)


def test_another_thing_that_is_counted_is_no_moment():
    assert reply("we are six with one pack. how many people get nine cards?", "getaway").verdict == ""


@pytest.mark.parametrize(
    ("key", "text", "verdict"),
    [
        ("knockout-whist", "darf ich trumpfen, wenn ich nicht bedienen kann?", "yes"),
        ("getaway", "Kann ich nur eine Karte vom Nachbarn nehmen", "no"),
    ],
)
def test_what_is_asked_word_for_word_as_it_is_known_to_be_asked_is_meant(monkeypatch, key, text, verdict):
    monkeypatch.setattr(standing, "trust", lambda signs: 0.5)
    assert reply.__wrapped__(text, key).verdict == verdict


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


@pytest.mark.parametrize(
    ("sign", "seen"), [("negated", 1), ("card-alone", 1), ("term-alone", 1), ("added", 1), ("more-cards", 6)]
)
def test_what_no_moment_can_answer_is_barred(sign, seen):
    """A term alone, numbers to be added and a whole hand are no moment, however near one is."""
    nothing = defaultdict[str, float](float)
    assert not trust.barred(nothing | {"more-cards": 5.0})
    assert trust.barred(nothing | {sign: float(seen)})


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("gurke", "how many minutes does a game of agurk take with five people?"),
        ("gurke", "wie viele stunden dauert eine partie gurke zu fünft?"),
        ("crazy-eights", "how many euros per point does the winner get?"),
    ],
)
def test_minutes_and_money_are_no_number_of_people_or_points(game, text):
    assert "|" not in reply(text, game).verdict
