"""What players found wrong in answers: made-up suits, words taken for people, half a question answered."""

from __future__ import annotations

import pytest

from tutor.asking.reply import SILENT, VERDICT, reply


@pytest.mark.parametrize(
    ("game", "text", "first"),
    [
        (
            "gurke",
            "Dänische Art, letzter Stich: Ali legt 8, Bea legt auch 8, Cem 5. Wer kriegt die Minuspunkte?",
            "Bea.",
        ),
        (
            "getaway",
            "Lea leads 5♣, Tom adds 9♣, then Mia drops the ace of spades. Who must take the cards?",
            "Tom, with",
        ),
    ],
)
def test_a_suit_is_named_where_it_was_told(game, text, first):
    assert reply(text, game).first.startswith(first)


@pytest.mark.parametrize(
    "text",
    [
        "ich spiel ♦4 aus, gleich der nächste hat kein karo und haut ♠K hin. muss ich meine karte wieder aufnehmen",
        "my very last card was the king of spades. everyone followed and mine was top. am i out?",
    ],
)
def test_a_small_word_is_nobody_at_the_table(text):
    said = reply(text, "getaway")
    assert said.kind == VERDICT
    assert not {"Hin", "Very"} & {word for _, what in said.understood for word in what.split()}


@pytest.mark.parametrize(
    "text",
    [
        "Wie viele Karten hat das Blatt, in welchen Päckchen wird ausgeteilt, und wohin kommt der Rest?",
        "how many cards does everybody get and what becomes of the rest",
    ],
)
def test_one_number_is_no_answer_to_several_questions(text):
    assert reply(text, "ecarte").kind != VERDICT


def test_a_card_that_is_dropped_on_a_trick_did_not_fall_down():
    assert reply("mia has no clubs and drops the ace of spades, who has to take the cards", "getaway").kind != SILENT
    assert reply("i dropped a card on the floor, what now", "getaway").kind == SILENT
