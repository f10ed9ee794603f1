"""The sentence that carries an answer holds at the table that is told, answers, and fits what went wrong there."""

from __future__ import annotations

import pytest

from tutor.asking.reply import SILENT, VERDICT, reply


@pytest.mark.parametrize(
    ("text", "lang", "reason"),
    [
        ("Schwedische Gurka: wie viele Karten bekommt man?", "de", "sechs Karten"),
        ("swedish gurka: how many cards does everybody get?", "en", "six cards"),
    ],
)
def test_the_reason_is_that_of_the_country_and_not_of_another(text, lang, reason):
    said = reply(text, "gurke", lang)
    assert reason in said.reason
    assert "Agurk" not in said.reason


@pytest.mark.parametrize(
    ("text", "lang"), [("Ist mit sechs Punkten auch gewonnen?", "de"), ("are six points a win", "en")]
)
def test_what_a_gap_asks_is_no_reason(text, lang):
    assert not reply(text, "ecarte", lang).reason.endswith("?")


@pytest.mark.parametrize(
    ("text", "game"),
    [
        ("i am left holding an eight, a queen, an ace and a six. how many points do i eat?", "crazy-eights"),
        ("does the one who calls trumps look at his cards first", "knockout-whist"),
        ("must i follow suit, or may i trump on account of my good cards?", "knockout-whist"),
    ],
)
def test_what_a_table_settles_beside_a_rule_that_is_surely_asked_about_is_no_silence(text, game):
    assert reply(text, game).kind != SILENT


@pytest.mark.parametrize(
    ("text", "game", "advice"),
    [
        ("der geber hat sich verzählt, ich hab acht karten statt sieben. neu geben?", "gurke", "gibt man neu"),
        ("dealer gave me six cards by accident at ecarte, do we redeal?", "ecarte", "dealt again"),
        ("wie lang darf man über einer karte brüten bevor man den zug wegnimmt", "gurke", "keinem der Texte"),
        ("die schrift ist am handy so winzig, wie wird sie größer", "", "keine Regelfrage"),
    ],
)
def test_what_is_suggested_fits_what_went_wrong(text, game, advice):
    said = reply(text, game)
    assert said.kind == SILENT
    assert advice in said.reason


def test_a_verdict_of_the_house_still_says_that_the_text_is_silent():
    said = reply("Ist mit sechs Punkten auch gewonnen?", "ecarte", "de")
    assert said.kind == VERDICT
    assert said.first.startswith("Der Text sagt es nicht")


@pytest.mark.parametrize(
    ("text", "verdict", "first"),
    [
        (
            "fourth trick. i led the 5 of hearts, tom the 9 of hearts, jen has no hearts and throws the ace of clubs",
            "no",
            "No. Tom",
        ),
        (
            "fourth trick. i led the 9 of hearts, tom the 5 of hearts, jen has no hearts and throws the ace of clubs",
            "yes",
            "Yes. You",
        ),
    ],
)
def test_who_asks_whether_it_is_they_is_told_yes_or_no_and_who_it_is(text, verdict, first):
    said = reply(f"getaway, {text}. is it me who picks up?", "getaway", "en")
    assert (said.kind, said.verdict) == (VERDICT, verdict)
    assert said.first.startswith(first)


@pytest.mark.parametrize(("name", "verdict"), [("tomek", "yes"), ("kasia", "no"), ("anyone", "tomek|♠5")])
def test_who_asks_whether_it_is_somebody_is_told_yes_or_no_and_who_it_is(name, verdict):
    text = f"ogórek, last trick: kasia showed an ace, tomek a five, me a three. is it really {name} who loses?"
    said = reply(text, "gurke", "en")
    assert said.verdict == verdict
    assert said.first.endswith("Tomek.")
