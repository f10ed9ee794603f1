"""Who lays which card, as people tell it: names, verbs in two parts, one card on another, one card of a suit."""

from __future__ import annotations

import pytest

from tutor.asking import completing
from tutor.asking.reply import SILENT, reply
from tutor.asking.told import read_told
from tutor.asking.understood import called


def test_a_name_alone_before_a_card_tells_who_lays_it():
    told = read_told("trick two went: wiktor ♥5, nadia the nine of hearts, then eilidh ♥q, now the ♥b. who is on lead?")
    assert told is not None
    assert told.players == ["wiktor", "nadia", "eilidh", ""]


@pytest.mark.parametrize(
    ("lang", "text", "verdict"),
    [
        ("de", "yuki legt die pik 9 auf die herz 9, darf ich herz 3 legen?", "no"),
        ("de", "yuki legt die pik 9 auf die herz 9, darf ich pik 3 legen?", "yes"),
        ("en", "yuki laid the 9 of spades on the 9 of hearts. may i play the 3 of hearts?", "no"),
        ("en", "can i put the 9 of spades on the 9 of hearts?", "yes"),
    ],
)
def test_the_card_that_is_laid_on_another_lies_on_top(lang, text, verdict):
    assert reply(text, "crazy-eights", lang).verdict == verdict


def test_a_suit_that_an_eight_covers_is_not_called():
    told = read_told("mina put the 8 of spades on a heart. may i play the 5 of hearts?")
    assert told is not None
    completing._hear_call(told, "8")
    assert ([one.suit + one.rank for one in told.lying], told.called) == (["♠8"], "")


@pytest.mark.parametrize(
    ("game", "text", "verdict"),
    [
        (
            "ecarte",
            "hearts trump. amara leads ♠k, ivan has no spade and puts down the 7 of hearts. whose trick?",
            "ivan|♥7",
        ),
        (
            "getaway",
            "meine letzte war die herz 10, der letzte hat kreuz reingehaun, er hat kein herz. bin ich raus?",
            "no",
        ),
    ],
)
def test_a_verb_in_two_parts_lays_a_card(game, text, verdict):
    assert reply(text, game).verdict == verdict


def test_a_suit_that_is_trumps_in_brackets_is_lacked_as_well():
    told = read_told("clubs are led, i have no clubs and no diamonds (trumps), may i play the 7 of hearts?")
    assert told is not None
    assert (told.trump, told.lacked) == ("♦", {"♣", "♦"})


def test_who_slams_a_card_down_plays_no_other_game():
    told = "trick four, björn leads 4h, ines puts 8h, ravi has no hearts and slams down the ace of clubs. who takes it?"
    assert reply(told, "getaway").verdict == "ines|♥8"
    assert reply("what is a slam in bridge worth").kind == SILENT


@pytest.mark.parametrize(
    ("text", "game", "first"),
    [
        (
            "Tom started with the 4 of hearts, Priya put the heart jack on it, and Sam threw the club king. who takes?",
            "getaway",
            "Priya, with the jack of hearts.",
        ),
        ("hearts trump. anna leads club king, ben plays club 3, carla throws the heart 2. who wins?",
         "knockout-whist", "Carla, with the two of hearts."),
        ("trumpf herz. der geber legt kreuz 9, uschi spielt kreuz 10. wer kriegt den stich?",
         "ecarte", "Uschi, mit Kreuz-Zehn."),
    ],
)  # fmt: skip
def test_whoever_lays_a_card_is_called_by_name(text, game, first):
    assert reply(text, game, "").first == first


@pytest.mark.parametrize("word", ["who", "wer", "everyone", "keiner", "he"])
def test_a_word_for_anybody_is_no_name(word):
    assert called("en", word) == ""


@pytest.mark.parametrize(
    ("said", "verdict"),
    [
        ("Clubs led, hearts are trumps. I have no club but one tiny heart. Must I use it?", "yes"),
        ("Kreuz liegt, Herz ist Trumpf. Ich hab kein Kreuz, aber ein kleines Herz. Muss ich das legen?", "yes"),
        (
            "Kreuz liegt, Herz ist Trumpf. Ich hab kein Kreuz, aber ein Herz und ein Karo. Darf ich das Karo legen?",
            "no",
        ),
    ],
)
def test_one_card_of_a_suit_is_all_of_it(said, verdict):
    assert reply(said, "ecarte").verdict == verdict
