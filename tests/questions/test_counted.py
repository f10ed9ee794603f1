"""What is counted of what a question tells: twos in a row, the number of a hand, the cards left after the deal."""

from __future__ import annotations

import pytest

from tutor.asking.counted import hand_number, twos_laid
from tutor.asking.reply import reply


@pytest.mark.parametrize(
    ("text", "many"),
    [
        ("dad played a 2, i played a 2, my brother has none", 2),
        ("kim ♥2, leo ♣2, mia ♠2, und ich hab keine zwei", 3),
        ("we play the draw two rule. four twos in a row and i have none", 4),
        ("ole knallt ne zwei hin, jana gleich noch eine drauf, dann komm ich und hab keine", 2),
        ("a two makes the next one draw. i laid a 2, mike laid a 2 on mine", 2),
        ("sue lays a two, ron takes two cards, then ann lays a two", 0),
        ("five twos came down one after another and i have none", 5),
        ("i have no two", 0),
        ("three twos in a row, only three cards left in the stock", 0),
    ],
)
def test_twos_in_a_row_are_counted(text, many):
    assert twos_laid(text) == many


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("how many cards in hand no. 4", 4),
        ("wieviele karten im dritten spiel", 3),
        ("fourth deal of knockout whist, cards each", 4),
        ("wie viele beim 6. mal geben", 6),
        ("the third hand is over, how many now", 4),
        ("the third hand is over", None),
        ("first hand or second hand", None),
        ("after the tenth round", None),
    ],
)
def test_the_hand_that_is_asked_about(text, number):
    assert hand_number(text) == number


@pytest.mark.parametrize(
    ("text", "game", "verdict"),
    [
        ("Three twos in a row and I have none. How many cards do I take?", "crazy-eights", "count|6"),
        (
            "Zweier-Regel: Ole legt ♠2, Jana ♥2 drauf, ich hab keine. Wie viele muss ich ziehen?",
            "crazy-eights",
            "count|4",
        ),
        ("how many cards in the fourth hand", "knockout-whist", "count|4"),
        ("Nobody is out in the first hand: how many cards in the second hand?", "knockout-whist", ""),
    ],
)
def test_what_is_read_from_a_question_is_a_verdict(text, game, verdict):
    said = reply(text, game)
    assert said.verdict == verdict if verdict else not said.verdict.startswith("count|")


def test_a_third_two_is_counted():
    assert twos_laid("anjali lays a two, rob answers with a two, fatou puts down a third one") == 3
    assert twos_laid("sie legt ne zwei, er auch eine, ich eine dritte. lea hat keine zwei") == 3
