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
            "Trick 6: Lena led the 7♣, Olu put the J♣ on, Ines's got no clubs: the A♥. Which of the three picks up?",
            "olu|♣B",
        ),
        (
            "getaway",
            "Stich 7: Mia kommt mit Karo 4, der alte Heinz Karo Bube, Ute, die kein Karo hat, Kreuz Ass. Wer nimmt?",
            "heinz|♦B",
        ),
        (
            "knockout-whist",
            "Trumpf sei Kreuz. Ida Herz 5, Bela Pik Ass, Cem Herz 8, Dora Kreuz 2. Wem gehört der Stich?",
            "dora|♣2",
        ),
        (
            "knockout-whist",
            "Spades are trumps. Uncle Frank led the A♦, Mia the K♦, and Joel, who had none, the 2♠. Who takes it?",
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


@pytest.mark.parametrize(
    ("game", "text", "verdict"),
    [
        (
            "getaway",
            "Trick 3: Rosa leads the 8♠, Tim gives the Q♠, Ute, void, drops the 2♥. How many cards does Tim pick up?",
            "count|3",
        ),
        (
            "getaway",
            "Ich hatte 7 Karten, kam mit Karo 9, Bo, der kein Karo hat, mit Kreuz 3. Wie viele Karten hab ich jetzt?",
            "count|8",
        ),
        (
            "gurke",
            "Agurk, last trick in order: Ada 8, Bo queen, Cy 4, Di queen. Bo stood at 15. How many points has Bo now?",
            "points|3",
        ),
        (
            "gurke",
            "Agurk. Ich stand bei 12 Punkten. Letzter Stich: ich die Zehn, Bo eine 4, Cy die 9. Wo steh ich jetzt?",
            "",
        ),
        (
            "gurke",
            "Agurk. Ich stand bei 9 Punkten. Letzter Stich: ich die Zehn, Bo eine 4, Cy die 9. Wo steh ich jetzt?",
            "points|19",
        ),
    ],
)
def test_what_somebody_has_after_the_trick_the_engine_counts(game, text, verdict):
    assert reply(text, game).verdict == verdict


@pytest.mark.parametrize(
    "text",
    [
        "Third trick: Rosa leads the 8♠, Tim gives the Q♠, Ute has no spade and drops the 2♥. How many does Ute get?",
        "Third trick: Rosa leads the 8♠, Tim has no spade and drops the 2♥. How many cards does Rosa hold now?",
    ],
)
def test_where_nobody_picks_up_or_too_little_is_told_no_number_is_said(text):
    assert not reply(text, "getaway").verdict.startswith("count")


def test_where_cards_were_laid_in_another_order_than_they_are_told_no_total_is_said():
    text = "Agurk last trick: Per loses with the later 9, I had played a nine before him. I was on 6. Where am I now?"
    assert read_card_after_card(text, "points", suits=False) is None
