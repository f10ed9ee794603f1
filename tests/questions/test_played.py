"""Who asks whether a thing is played somewhere is answered by an option or a rule set, and by no moment of a game."""

from __future__ import annotations

import pytest

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
