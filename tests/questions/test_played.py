"""Who asks whether a thing is played somewhere is answered by an option or a rule set, and by no moment of a game."""

from __future__ import annotations

import pytest

from tutor.asking import replies
from tutor.asking.answer import ask
from tutor.asking.index import index
from tutor.asking.played import ABOUT
from tutor.asking.reply import reply


@pytest.mark.parametrize(
    ("game", "text", "first"),
    [
        ("crazy-eights", "mates use jacks not eights to change suit, is that a known variation?", "Yes, as an option"),
        ("knockout-whist", "spielen manche auch ganz ohne hundeleben?", "Ja, als Option"),
        ("knockout-whist", "gibt es leute die den sieger sagen lassen, diesmal gar kein trumpf?", "Ja, als Option"),
    ],
)  # fmt: skip
def test_what_an_option_says_is_played(game, text, first):
    said = reply(text, game)
    assert said.verdict == "yes"
    assert said.first.startswith(first)
    assert said.reason


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("crazy-eights", "die 7 war früher zum ziehen. kann man statt der 2 auch einen anderen wert ausmachen?"),
        ("getaway", "there's a version where the lead just moves left. does that hold when only two are left in?"),
        ("crazy-eights", "spielen manche crazy eights auf einem boot?"),
    ],
)  # fmt: skip
def test_what_no_option_has_is_not_said_to_be_played(game, text):
    assert not reply(text, game).first.startswith(("Ja, als", "Yes, as"))


@pytest.mark.parametrize(("lang", "text"), [("en", "is that a known option?"), ("de", "ist das eine bekannte regel?")])
def test_of_every_option_and_every_part_of_one_it_can_be_said_that_it_is_played(monkeypatch, lang, text):
    answer = ask(text, "", lang)
    for id_ in filter(ABOUT.search, index().at):
        monkeypatch.setattr(replies, "_spoken_of", lambda answer, id_=id_: id_)
        said = replies.played_reply(answer, lang, text)
        assert said is not None, id_
        assert said.verdict == "yes", id_
