"""Cards described in a question are laid on the game's own table, and the engine's rule is the answer."""

from __future__ import annotations

import pytest

from tutor.asking.reply import reply
from tutor.asking.situation import deciding, read_situation
from tutor.core.cards import spell
from tutor.games import shelf
from tutor.words import library


@pytest.mark.parametrize(
    ("text", "table", "hand"),
    [
        ("er spielt pik 8, ich hab pik könig und pik 7, darf ich unten bleiben", "♠8", "♠K 7"),
        ("i hold the queen of hearts and clubs are led", "♣9", "♥D"),
        ("kreuz liegt, ich hab kein kreuz", "♣9", ""),
        ("i have no hearts, do i have to trump", "♥9", ""),
        ("geht karobube auf herzdame", "♥D", "♦B"),
        ("i have the king and 4 of the suit that was led", "♠9", "♠K 4"),
    ],
)
def test_cards_on_the_table_and_in_hand_are_told_apart(text, table, hand):
    found = read_situation(text)
    assert found is not None
    assert (spell(found.table), spell(found.hand)) == (table, hand)


@pytest.mark.parametrize(
    "text",
    [
        "wer gibt",
        "what is an ace worth",
        "ich hab im ersten stich kein pik",
        "wie viele karten mit 4 spielern",
        "the next player has no hearts",
        "",
    ],
)
def test_what_describes_no_moment_is_none(text):
    assert read_situation(text) is None


@pytest.mark.parametrize(
    ("game", "text", "rule"),
    [
        ("getaway", "herz liegt, ich hab herz 4 und pik ass", "getaway.trick.follow-suit"),
        ("getaway", "herz liegt, ich hab noch herz, darf ich reinschneiden", "getaway.trick.follow-suit"),
        ("getaway", "hearts are led, i have spades and clubs", "getaway.trick.void-plays-anything"),
        ("knockout-whist", "karo 9 liegt, ich hab karo 4 und pik ass", "knockout-whist.trick.follow-suit"),
        ("crazy-eights", "karo dame auf herz dame", "crazy-eights.play.match-rank"),
        ("crazy-eights", "jack on king", "crazy-eights.play.picture-is-not-rank"),
        ("ecarte", "er spielt pik 8, ich hab pik könig und pik 7", "ecarte.play.must-beat"),
        ("gurke", "king on the table, i hold Q 7 3".lower(), "gurke.play.forced-lowest"),
    ],
)
def test_the_engine_says_which_rule_decides(game, text, rule):
    setting = next(book.situation for one, book in library.books() if one.key == game)
    found = read_situation(text, suits=setting["suits"])
    assert found is not None
    assert rule in deciding(shelf()[game], setting, found)[:1]


def test_more_cards_than_a_hand_has_are_no_error():
    setting = next(book.situation for one, book in library.books() if one.key == "ecarte")
    found = read_situation("herz 7 liegt, ich hab herz 2, herz 3, herz 4, herz 5, herz 6 und herz 8")
    assert found is not None
    assert deciding(shelf()["ecarte"], setting, found) == ()


def test_where_too_many_hands_may_be_meant_and_no_card_decides_none_of_them_is_listed() -> None:
    text = "She opened with the king of clubs, and I'm out of clubs. My trumps are 7, 9 and jack. "
    said = reply(text + "Could I just take it with the little 7?", "ecarte", "en")
    assert len(said.first) < 300
