"""A trick told card after card is judged, whatever the verbs; what is not told so is not read."""

from __future__ import annotations

import pytest

from tutor.asking.card_after_card import read_card_after_card
from tutor.asking.reply import reply
from tutor.core.languages import LANGUAGES


@pytest.mark.parametrize(
    ("game", "text", "verdict"),
    [
        (
            "getaway",
            "Fifth trick: Rhys slings the 6♦, Isla lobs the J♦, Craig, void, the A♠. Whose mess is it?",
            "isla|♦B",
        ),
        (
            "getaway",
            "Vierter Stich: Horst Karo 5, Trude Karo 9, Elke feuert Kreuz Ass rein. Wer frisst es?",
            "trude|♦9",
        ),
        ("getaway", "Trick four: Nora 6♣, Otto Q♣, Pia 9♣. Who leads the fifth?", "otto|♣D"),
        ("getaway", "Last two: Bruce serves the 9♣, his last, Agnes the 8♣, hers as well. Who has lost?", "bruce|♣9"),
        (
            "knockout-whist",
            "Trumpf Kreuz. Ute Karo Ass, Veit Pik König, Willi nimmt Kreuz 2. Wer macht ihn?",
            "willi|♣2",
        ),
        ("knockout-whist", "♣ are trump. Anneke serves ♥K, Dmitri ♣9, Pilar ♥A. Whose trick?", "dmitri|♣9"),
        ("gurke", "Ogórek, letzter Stich: Basia Ass, Darek 5, Ewa 8. Wen erwischt es?", "ewa|"),
        (
            "getaway",
            "Sixth trick: Lena led the 7♣, Olu put the J♣ on it, Ines's got no clubs and drops the A♥. Which of the three "
            "has to pick it all up?",
            "olu|♣B",
        ),
        (
            "getaway",
            "Siebter Stich: Mia kommt mit Karo 4 raus, der alte Heinz Karo Bube, dann Selma, die kein Karo mehr hat, mit "
            "dem Kreuz Ass. Wer bekommt die drei Karten auf die Hand?",
            "heinz|♦B",
        ),
        (
            "knockout-whist",
            "Trumpf sei Kreuz. Ida Herz 5, Bela Pik Ass, Cem Herz 8, Dora Kreuz 2. Wem gehört der Stich?",
            "dora|♣2",
        ),
        (
            "knockout-whist",
            "Spades are trumps. Uncle Frank led the A♦, Mia gave the K♦, and Joel, who had no diamonds, put the 2♠ on. "
            "Who takes it?",
            "joel|♠2",
        ),
        ("gurke", "Agurk, last trick in this order: Sven 10, Maja 6, Ivo 10. Whose penalty is it?", "ivo|"),
        (
            "ecarte",
            "Clubs are trumps. Ewan puts the ace of hearts, I slap the club seven on it. Who takes it?",
            "me|♣7",
        ),
    ],
)
def test_the_engine_says_who_it_is(game, text, verdict):
    said = reply(text, game)
    assert said.verdict.startswith(verdict)
    assert said.understood, "what was understood stands with it"


@pytest.mark.parametrize(
    "text",
    [
        "Who takes the trick?",
        "Ann leads the 6♦. Who takes it?",
        "Ann the 6♦, Bo the 7♦, Ann the 9♦. Who takes it?",
        "Ann the 6♦ and the 7♦, Bo the 9♦. Who takes it?",
        "Ann the 6♦, Bo would have had the 7♦. Who takes it?",
        "Ann has the 6♦, Bo has the 7♦. Who opens?",
        "Ann the 6♦, Bo throws something off, Cy the 7♦. Who takes it?",
        "Ann the 6♦, Bo the joker, Cy the 7♦. Who takes it?",
        "Ann the 6♦, Bo the 7♦. May Cy lay the 9♦?",
        "Herz isch Trumpf: Ann the 6♦, Bo the 7♦. Who takes it?",
        "The order is K to A with the ace low: Ann the K♦, Bo the A♦. Who takes it?",
    ],
)
def test_what_is_not_told_so_is_not_read(text):
    assert read_card_after_card(text, "takes") is None


def test_where_a_card_of_a_suit_stands_above_the_ace_it_is_not_read_without_suits():
    told = "Last trick, single cards: Finn ace of hearts, Dolores 6 of clubs, Wei 4. Who gets the trick?"
    assert "finn" not in reply(f"Gúrka from Iceland. {told}", "gurke").verdict
    assert reply(told, "gurke").verdict.startswith("finn")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_name_keeps_its_capital(lang):
    text = {
        "de": "Fünfter Stich: Rhys schmettert Karo 6, Isla Karo Bube, Craig Pik Ass. Wer muss alles nehmen?",
        "en": "Fifth trick: Rhys slings the 6♦, Isla the J♦, Craig the A♠. Who has to take the lot?",
    }[lang]
    assert reply(text, "getaway", lang).first.startswith("Isla")
