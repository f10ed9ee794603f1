"""A hand of Écarté that is told: is it one to play on? What the engine's list says is the answer."""

from __future__ import annotations

from random import Random

import pytest

from tutor.asking.listed_told import read_listed
from tutor.asking.reply import reply
from tutor.asking.tidying import tidied
from tutor.core.cards import SUITS, card
from tutor.games.ecarte.jeux import matches
from tutor.games.ecarte.options import Options
from tutor.games.ecarte.state import RANKS
from tutor.words import explain

PACK = [card(suit + rank) for suit in SUITS for rank in RANKS]
HANDS = 120


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("Herz ist Trumpf, ich hab Herz 9, Herz 7, Pik Dame, Pik 7, Kreuz 8. Ist das ein Regelspiel?", "yes"),
        ("herz trumpf: herz 7, pik dame bube as 10 … regelspiel?", "no"),
        ("Hearts trump, I've the 9 and 7 of them, jack + 7 of spades, 8 of clubs. Is that a hand to stand on?", "no"),
        ("Two trumps, ♠J ♠7, ♣J. Is that a listed hand?", "yes"),
        ("Two trumps, ♠10 ♠9, ♣J. My coach says it's a listed hand because of the jack. Is he right?", "no"),
        ("One trump only, then queen, 8, 7 of spades and the lone king of clubs. A hand to play on?", "yes"),
        ("Just the one trump, the seven of hearts, but K 9 8 7 of spades. Should elder stand on this?", "yes"),
        ("Kein Trumpf (Herz), dafür Pik D, Pik B, Kreuz D, Karo B und Karo 7. Zählt das zu den Regelblättern?", "yes"),
        (
            "Hearts are trumps: jack of hearts, a pair of low spades, the kings of clubs and diamonds. A rule hand?",
            "yes",
        ),
        ("Trumpf Herz. Thandi hat Pik-, Karo- und Kreuzdame, Kreuz-Bube, Karo 7. Ein Regelblatt?", "yes"),
        ("Turn-up ten of hearts. Holding H9 H8 H7 S8 C7 - counts as one of the jeux de règle?", "yes"),
        ("drei trümpfe und zwei luschen, bin vorhand. soll ich da noch tauschen?", "no"),
        (
            "Ich gebe. Trumpf König, Bube, 7, dazu Pik Dame und Karo 7. Soll ich laut Liste ablehnen?",
            "yes",
        ),
    ],
)
def test_a_hand_that_is_told_is_looked_for_on_the_list(text, verdict):
    said = reply(text, "ecarte")
    assert said.verdict == verdict
    assert said.reason
    assert dict(said.understood)


@pytest.mark.parametrize(
    "text",
    [
        "bin ich mit drei trümpfen verpflichtet ohne tausch zu spielen",  # a duty, not the list
        "bringen drei trümpfe auf der hand nach der liste einen punkt",
        "reichen drei trümpfe nur, wenn auch der könig dabei ist, um auf der liste zu stehen",
        "drei trümpfe und zwei luschen: besser tauschen oder gleich ausspielen laut regelspielen",
        "zwei trümpfe und pik 9, soll ich laut liste gleich spielen",  # two cards are missing
        "we demand jack and ace in the pair. hearts trump, 9 and 7 of hearts, ♠J ♠7, ♣J. a rule hand",
        "darf ich mit herz 9, herz 8, herz 7, pik 8 und kreuz 7 tauschen, herz ist trumpf",
    ],
)
def test_what_asks_for_something_else_is_no_hand_to_look_for(text):
    assert read_listed(tidied(text)) is None


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_hand_gets_the_answer_of_the_engine(lang):
    chance = Random(7)
    for _ in range(HANDS):
        hand, trump = chance.sample(PACK, 5), chance.choice(SUITS)
        names, suit = [explain.card_name(one, lang) for one in hand], explain.suit_name(trump, lang)
        text = f"{suit} ist Trumpf, ich habe {', '.join(names)}. Ist das ein Regelspiel?"
        if lang == "en":
            text = f"{suit} are trumps, I hold the {', the '.join(names)}. Is that a rule hand?"
        told = read_listed(tidied(text))
        assert told is not None, text
        assert {one.suit + one.rank for one in told.hand} == {str(one) for one in hand}
        said = reply(text, "ecarte", lang)
        assert said.verdict == ("yes" if matches(hand, trump, Options()) else "no"), text


def test_how_a_table_reads_the_list_decides_and_is_said_where_the_words_are_open():
    text = "Two trumps, ♠J ♠7, ♣J. Is that a listed hand?"
    assert reply(text, "ecarte", "en").first.startswith("The text does not say")
    assert reply(text, "ecarte", "en", changes=(("jdr-v2c", "both"),)).verdict == "no"
    open_to_nobody = reply("Two trumps, ♠K ♠7, ♣J. Is that a listed hand?", "ecarte", "en")
    assert open_to_nobody.first == "Yes."


def test_trumps_and_cards_that_are_put_right_by_hand_are_asked_about_anew():
    text = "Herz ist Trumpf, ich hab Herz 9, Herz 7, Pik Dame, Pik 7, Kreuz 8. Ist das ein Regelspiel?"
    assert reply(text, "ecarte", corrected=(("trump", "♦"),)).verdict == "no"
    assert reply(text, "ecarte", corrected=(("hand", "♥9 ♥7 ♠B ♠7 ♣8"),)).verdict == "no"
    assert reply(text, "ecarte", corrected=(("hand", "♥9 ♥7 ♥8"),)).verdict == "yes"
    nothing = reply(text, "ecarte", corrected=(("hand", "♥9 ♠7"),))
    assert not nothing.verdict
    assert nothing.first
