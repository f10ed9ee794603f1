"""What is counted of what a question tells: twos in a row, the number of a hand, the cards left after the deal."""

from __future__ import annotations

import pytest

from tutor.asking.counted import hand_number, twos_laid


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
