"""Which rule set the words of a question tell: part of a word, or the name of a player, tells none."""

from __future__ import annotations

import pytest

from tutor.asking.rules_meant import presets_told
from tutor.games import game as find_game
from tutor.words import library


@pytest.mark.parametrize(
    ("game", "text", "presets"),
    [
        (
            "gurke",
            "Swedish gurka as they play it now. I am holding an ace.",
            {"gurka-se-modern"},
        ),
        ("gurke", "Today's Swedish rules: an ace on an ace?", {"gurka-se-modern"}),
        ("gurke", "Schwedisch, die neuere Form: Ass auf Ass?", {"gurka-se-modern"}),
        ("gurke", "Schwedisch: ich halte ein Ass und eine Neun.", {"gurka-se-original", "gurka-se-modern"}),
        ("gurke", "Swedish rules, I was told to hold my ace.", {"gurka-se-original", "gurka-se-modern"}),
        ("gurke", "Swedish, you only have to cover the card right before yours. The 9?", {"gurka-se-modern"}),
        ("gurke", "Schwedisch mit nur-die-vorige-zählt: darf die Neun?", {"gurka-se-modern"}),
        ("gurke", "swedish, with the ace ban: ace on ace?", {"gurka-se-modern"}),
        ("gurke", "Swedish. I have only one card, before that I had two.", {"gurka-se-original", "gurka-se-modern"}),
        ("gurke", "The old Swedish game: an ace on an ace?", {"gurka-se-original"}),
        ("gurke", "Alte schwedische Gurka: Ass auf Ass?", {"gurka-se-original"}),
        ("gurke", "Finn leads an ace, I hold a 9 and a 5.", set()),
        ("gurke", "Finnish rules: who deals?", {"kurkku-sandgren", "kurkku-seres"}),
        ("knockout-whist", "2♦-on-top rule is agreed. Who wins?", {"diamond-two"}),
        ("knockout-whist", "Wir spielen mit der Karo-Zwei-Regel: wer gewinnt?", {"diamond-two"}),
        ("knockout-whist", "The 2 of diamonds was led. Who wins?", set()),
        ("crazy-eights", "no-call version: an eight on a heart", {"no-call"}),
        ("getaway", "We do not play with two packs. Who starts?", set()),
        ("getaway", "Not counter-clockwise, the usual way: whose hand?", set()),
        ("gurke", "Nicht die schwedische Art: wie viele Karten?", set()),
        ("gurke", "Swedish, not Danish: how many cards?", {"gurka-se-original", "gurka-se-modern"}),
    ],
)
def test_whole_words_tell_a_rule_set(game, text, presets):
    assert {*presets_told(library.book(find_game(game).folder).situation or {}, text)} == presets
