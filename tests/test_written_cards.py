"""Cards as people write them: signs, letters and names of both languages, lists pasted from anywhere."""

import pytest

from tutor.cases.transcript import load, read_case
from tutor.core.cards import NotACard, cards, in_letters, pack, spell
from tutor.core.complaints import Complaint
from tutor.core.moves import read_move
from tutor.words import explain


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("SA", "♠A"),
        ("Q♥", "♥D"),
        ("J♠ 10♦", "♠B ♦10"),
        ("♠AKD", "♠A ♠K ♠D"),
        ("SAKQ h10", "♠A ♠K ♠D ♥10"),
        ("♠ A K 7 ♥ Q J", "♠A ♠K ♠7 ♥D ♥B"),
        ("ace of spades, 3 of hearts", "♠A ♥3"),
        ("• Ace of Spades\n• ten of clubs\n", "♠A ♣10"),
        ("Pik-Ass, Herz Dame und Karo-10", "♠A ♥D ♦10"),
        ("Spades: A K Q; Hearts: 10 9", "♠A ♠K ♠D ♥10 ♥9"),
        ("♠️A ♡3", "♠A ♥3"),
        ("herzD kreuz7 QD DQ", "♥D ♣7 ♦D ♦D"),
        ("♥6a 6b ♥6c", "♥6a ♥6b ♥6c"),
    ],
)
def test_cards_are_read_as_people_write_them(text, meant):
    assert " ".join(map(str, cards(text))) == meant


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("whole", [pack(), pack(packs=2), pack(["A", "K", "D", "B", "10", "9", "8", "7"], jokers=3)])
def test_what_is_written_reads_back_in_both_letterings(lang, whole):
    for start in range(0, len(whole), 5):
        hand = whole[start : start + 9]
        assert cards(in_letters(spell(hand), lang)) == hand


@pytest.mark.parametrize(
    ("text", "quoted"),
    [
        ("♠A ♥Z", "♥Z"),
        ("ace of swords", "ace of swords"),
        ("♠A, king of harts 7", "king of harts"),
        ("♠A, kingofhearts", "kingofhearts"),
    ],
)
def test_a_complaint_quotes_what_was_typed(text, quoted):
    with pytest.raises(NotACard) as wrong:
        cards(text)
    assert wrong.value.text == quoted


def test_a_move_and_a_suit_may_be_written_in_words():
    assert str(read_move("W ace of spades", "NESW", ("take",))) == "W ♠A"
    case = {"game": "knockout-whist", "position": {"trump": "spades", "hands": {"N": "SA", "E": "Pik-König"}}}
    assert read_case({**case, "players": ["N", "E"]}).start().trump == "♠"


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("game: getaway\n\tplayers: 4\n", "tab"),
        ("game: a\ngame: b\n", "twice"),
        ("players: [N, E\nmoves: []\n", "bracket"),
        ("game getaway\nx: 1\n", "colon"),
        ("a:\n  b: 1\n c: 2\n", "indented"),
        ("game: *nowhere\n", "character"),
        ("a: @x\n", "place"),
    ],
)
def test_a_slip_in_yaml_is_told_in_our_own_words(text, word):
    with pytest.raises(Complaint) as wrong:
        load(text)
    assert word in explain.complaint(wrong.value, "en")
    assert len(explain.complaint(wrong.value, "de")) < 160
