"""With how many points a second life begins the engine says, where it is told what the others have."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.asking.reborn import judge_reborn, read_reborn
from tutor.asking.reply import VERDICT, reply
from tutor.asking.rulesets import RuleSet
from tutor.games import game as find_game

GURKE = find_game("gurke")
SCORES = st.lists(st.integers(0, 20), min_size=2, max_size=4)


@pytest.mark.parametrize(
    ("text", "own", "others"),
    [
        (
            (
                "chen hat 17, erstes leben weg, verliert mit einer 8. die andern stehen auf 14, 6 und 0. "
                "mit wieviel punkten geht es weiter?"
            ),
            17,
            (14, 6, 0),
        ),
        (
            (
                "i just jumped from 15 to 23 and lose my first life; the others stand at 8, 14 and 17. "
                "what score do i start again on?"
            ),
            23,
            (8, 14, 17),
        ),
        (
            (
                "agurk zu dritt: finn 19, grete 7, hauke 13. finn (noch ohne gurke) verliert mit der neun. "
                "mit wie viel punkten geht's für finn weiter?"
            ),
            19,
            (7, 13),
        ),
        (
            (
                "über 21 zum ersten mal. elif ist schon länger tot (stand zuletzt auf 25), die anderen haben 6 und 10. "
                "mit welchem stand mach ich weiter?"
            ),
            22,
            (6, 10),
        ),
    ],
)
def test_whose_each_number_is_gets_read(text, own, others):
    told = read_reborn(text)
    assert told is not None
    assert (told.own, told.others) == (own, others)


@pytest.mark.parametrize(
    "text",
    [
        "agurk, first life gone. what score do i come back with?",  # nobody says what the others have
        "i had 14 and lost with a nine. the others have 3 and 9. what score do i carry on with?",  # which life?
        "first life, i had 14 and lars 16. we tied with a nine. what score do i carry on with?",
        "second life gone too, i had 14, lars 16. what score do i carry on with?",
        "first life, i had 14 and lost with a nine, lars 16. am i out?",
    ],
)
def test_what_is_not_told_whole_is_not_read(text):
    assert read_reborn(text) is None


@given(SCORES, st.integers(15, 20))
def test_the_second_life_begins_where_the_highest_of_the_others_stands(others, own):
    listed = f"{', '.join(map(str, others[:-1]))} and {others[-1]}"
    told = read_reborn(
        f"first life. i had {own} and lost with a nine. the others are on {listed}. what score do i carry on with?"
    )
    assert told is not None
    said = judge_reborn(GURKE, told, (RuleSet("agurk"),))
    assert said is not None
    assert said.answer == f"points|{max(others)}"


def test_nothing_is_said_where_nobody_is_reborn():
    told = read_reborn(
        "first life. i had 2 and lost with a nine. the others are on 4 and 6. what score do i carry on with?"
    )
    assert told is not None
    assert judge_reborn(GURKE, told, (RuleSet("agurk"),)) is None  # the limit was not passed
    over = read_reborn("hit 23, my first life. the others are on 5 and 12. what score do i come back with?")
    assert over is not None
    assert judge_reborn(GURKE, over, (RuleSet("ogorek"),)) is None  # one life is all there is


@pytest.mark.parametrize(("lang", "first"), [("de", "Zwölf Punkte."), ("en", "Twelve points.")])
def test_the_number_comes_first_and_what_was_understood_stands_above(lang, first):
    said = reply(
        "hit 23 in agurk, my first life. the others are on 5 and 12. what score do i come back with?", "", lang
    )
    assert (said.kind, said.verdict, said.first) == (VERDICT, "points|12", first)
    assert said.answer.hits[0].id == "gurke.life.rebirth"
    assert "5, 12" in [fact.text for fact in said.facts]
