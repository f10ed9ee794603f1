"""Dialect and haste are read in plain words; what is told and cannot be is said in one sentence."""

from __future__ import annotations

import pytest

from tutor.asking.impossible import impossible
from tutor.asking.plainly import plainly
from tutor.asking.reply import SILENT, VERDICT, reply
from tutor.core.languages import LANGUAGES


@pytest.mark.parametrize(
    ("typed", "plain"),
    [
        ("derf i mit trumpf stechen, wenn i ka herz hob", "darf ich mit trumpf stechen, wenn ich kein herz hab"),
        ("i ha kei härz, cha i öppis anders lege", "ich hab kein herz, kann ich etwas anders lege"),
        ("can u play b4 me if im void", "can you play before me if i'm void"),
        ("Im ersten Stich ist Karo gespielt", "Im ersten Stich ist Karo gespielt"),
    ],
)
def test_dialect_and_haste_are_read_as_what_they_mean(typed, plain):
    assert plainly(typed) == plain


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("getaway", "three of us hold the ace of spades, who starts"),
        ("getaway", "beide haben das pik ass, wer fängt an"),
        ("knockout-whist", "herz 5 liegt und ich habe herz 5 und pik 3, muss ich herz 5 legen"),
        ("crazy-eights", "i hold five kings, how many points"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(game, text):
    for lang in LANGUAGES:
        said = reply(text, game, lang)
        assert said.kind == SILENT
        assert said.first.count(".") == 1
        assert said.verdict == ""


@pytest.mark.parametrize(
    "text",
    [
        "with two packs both of us have the ace of spades",
        "wir haben beide einen könig",
        "my wife leads the jack of clubs and all i have in clubs is the ace. will it take the jack?",
        "karo 2 gilt als höchster trumpf. es liegt das kreuz-ass, ich hab kein kreuz und lege die karo 2. mein stich?",
        "two of diamonds is boss trump here. aoife leads the 10 of diamonds, i hold ♦9 and ♦2. can i win with the ♦2?",
        "mehmet hat die ♠8 hingelegt. ich halt ♠3, ♦d und ♣9. pik 3 müsst doch gehn, is ja ne pik-acht?",
        "pavel led the 5♦ and two people have already played to it. can zeynep take her neighbour's hand now?",
        "karo 2 ist immer oberster trumpf. rana hat kein pik, aber die karo 2. muss sie die jetzt legen?",
    ],
)
def test_what_may_be_is_not_refused(text):
    assert impossible(text) is None


@pytest.mark.parametrize(
    ("game", "text", "verdict"),
    [
        ("getaway", "linker hat nix mehr, kann ich dem danach die karten nehmen? der ist schon fertig", "yes"),
        ("getaway", "must the others agree when i take the hand of my neighbour", "no"),
        ("knockout-whist", "gibt's die volle hand wieder wenn der hund einen stich gemacht hat?", "yes"),
        ("ecarte", "does an ace win against the king here", "no"),
        ("crazy-eights", "do i miss my go when the one before me plays a queen, or is it my turn? special cards", None),
    ],
)
def test_a_moment_is_known_by_what_it_means(game, text, verdict):
    said = reply(text, game)
    assert verdict is None or (said.kind, said.verdict) == (VERDICT, verdict)
