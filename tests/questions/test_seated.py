"""Who has a part is told by name where a question tells the seats, and by the part alone where it tells too little."""

from __future__ import annotations

import pytest

from tutor.asking.reply import reply
from tutor.asking.seated import seated
from tutor.core.languages import LANGUAGES

ROUND = "Clockwise we sit Ida, Marek, Noor and Theo."


@pytest.mark.parametrize(
    ("text", "part", "name"),
    [
        (f"{ROUND} Marek dealt. Who leads?", "left-of-dealer", "Noor"),
        (f"{ROUND} Theo dealt. Who leads?", "left-of-dealer", "Ida"),
        (f"{ROUND} Marek is on a dog's life and takes the trick. Who leads?", "left-of-dog", "Noor"),
        (f"{ROUND} Marek lays an ace. Whose turn?", "next-right", "Ida"),
        (f"{ROUND} Marek lays a nine. Whose turn?", "next-left", "Noor"),
        ("Tom hat gegeben, links von ihm sitzt Uli, dann Sam.", "left-of-dealer", "Uli"),
        ("Vito dealt the seven cards, Wanda sits on his left.", "left-of-dealer", "Wanda"),
        (
            "Ana hat gegeben, im Uhrzeigersinn folgen Ben, Chi und Dora. Ben hat ein Hundeleben.",
            "left-of-dog",
            "Chi",
        ),
        ("Tom dealt, Sam took the most tricks.", "most-tricks", "Sam"),
        ("Tricks last time: Mo 2, Nia 3, Oz 1.", "most-tricks", "Nia"),
        ("Clockwise: Ana, Bo, Cem, Dee. Aces turn it round. Bo lays an ace.", "next-right", "Ana"),
        ("queens skip. clockwise ari, bel, me, cy. ari plays a queen", "after-next", "me"),
        (f"{ROUND} Marek lays a nine, Noor a queen.", "after-next", "Ida"),
        ("Reihum im Uhrzeigersinn: Mei (sie hat gegeben), Zoltán, Grace. Wer spielt aus?", "left-of-dealer", "Zoltán"),
        ("Clockwise from him sit Adam, then Ben. Zoe dealt.", "left-of-dealer", "Adam"),
        ("Hundeleben und meine Karte hat den Stich. Links von mir sitzt Paula.", "left-of-dog", "Paula"),
        (f"{ROUND} Noor has got away. Marek wants to take a hand.", "takes-from", "Theo"),
        (f"{ROUND} Whose hand may Theo take?", "takes-from", "Ida"),
        ("Ann has the bank, Bob is ponte, then Cat, then Dan. Bob wins.", "first-adviser", "Cat"),
        ("Chouette: Anna hat die Bank, Bert ist Ponte, dazu Conny und Dora.", "second-adviser", "Dora"),
        ("Order Nick (bank), Olga, Pete, Rob. Nick wins.", "ponte", "Olga"),
    ],
)
def test_whoever_has_a_part_is_found_by_the_seats(text, part, name):
    told = seated(text, part)
    assert told is not None
    assert told.name == name


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("Who leads?", "left-of-dealer"),
        (f"{ROUND} Who leads?", "left-of-dealer"),
        (f"{ROUND} Marek dealt, Noor is out. Who leads?", "left-of-dealer"),
        (f"{ROUND} Marek dealt, then Theo dealt. Who leads?", "left-of-dealer"),
        ("Ida, Marek, Noor and Theo sit there. Marek dealt.", "left-of-dealer"),
        ("Counter-clockwise: Ida, Marek, Noor, Theo. Marek dealt.", "left-of-dealer"),
        ("Ana dealt, clockwise after her come Ben, Chidi and Dora. Dora lays a nine.", "next-left"),
        (f"{ROUND} Marek dealt.", "trick-winner"),
        ("Ana and Tom had the most tricks.", "most-tricks"),
        ("Both had the most tricks.", "most-tricks"),
        (f"{ROUND} Marek hat nicht gegeben.", "left-of-dealer"),
        (f"{ROUND} Marek gab Herz 3 zu.", "left-of-dealer"),
        (f"{ROUND} Marek has no dog's life.", "left-of-dog"),
        (f"{ROUND} Marek has already used his dog's life.", "left-of-dog"),
        (f"{ROUND} Marek lays an ace, Noor lays another ace.", "next-right"),
        (f"{ROUND} Somebody has got away. Marek wants to take a hand.", "takes-from"),
        ("Ann, Bob, Cat and Dan play. Bob wins.", "first-adviser"),
        ("Mo 2 tricks, Nia 2 tricks.", "most-tricks"),
    ],
)
def test_nobody_is_named_where_too_little_is_told(text, part):
    assert seated(text, part) is None


def test_whoever_is_out_is_counted_where_the_question_is_about_them():
    text = f"{ROUND} Marek dealt, Noor is knocked out."
    assert seated(text, "left-of-dealer") is None
    told = seated(text, "left-of-dealer", stays=True)
    assert told is not None
    assert told.name == "Noor"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_is_said_first_and_what_it_rests_on_is_shown(lang):
    text = {
        "de": "Im Uhrzeigersinn: Ana, Bo, Cem, Dee. Bo hat gegeben, alle sind dabei. Wer spielt zum ersten Stich aus?",
        "en": "Clockwise: Ana, Bo, Cem, Dee. Bo has dealt, everybody is in. Who leads to the first trick?",
    }[lang]
    said = reply(text, "knockout-whist", lang)
    assert said.verdict == "cem|"
    assert said.first.startswith("Cem, ")
    assert said.first.endswith(".")
    assert {"Ana, Bo, Cem, Dee", "Bo"} <= {*dict(said.understood).values()}
    without = reply(text[text.index(".") + 2 :], "knockout-whist", lang)
    assert without.verdict == "role|left-of-dealer", "who sits there is not told"
