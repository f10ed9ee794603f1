"""What was understood is corrected by hand: the engine judges the same question anew under the other facts."""

from __future__ import annotations

import pytest

from tutor.asking.corrected import also, read_corrections, write_corrections
from tutor.asking.reply import VERDICT, reply
from tutor.cases.transcript import read_case
from tutor.core.languages import LANGUAGES

MAY = "hearts 10 is led, i have heart 5 and king of spades, may i play the king"
WHO = "north leads hearts 10, east puts hearts king, south puts spade 2, spades are trumps. who takes it?"


@pytest.mark.parametrize(
    ("game", "question", "corrected", "before", "after"),
    [
        ("knockout-whist", MAY, "hand:♣4 ♠K", "no", "depends"),
        ("knockout-whist", MAY, "hand:♠K;lacked:♥", "no", "yes"),
        ("knockout-whist", MAY, "lying.0:♠9", "no", "yes"),
        ("knockout-whist", MAY, "asked:♥5", "no", "yes"),
        ("knockout-whist", WHO, "trump:♦", "south|♠2", "east|♥K"),
        ("knockout-whist", WHO, "lying.2:", "south|♠2", "east|♥K"),
        ("knockout-whist", WHO, "lying.3:♠9", "south|♠2", "|♠9"),
        ("crazy-eights", "kreuz 8 liegt, gewünscht ist herz, darf ich kreuz 9 legen?", "called:♣", "no", "yes"),
        ("crazy-eights", "kreuz 8 liegt, gewünscht ist herz, darf ich kreuz 9 legen?", "called:", "no", ""),
    ],
)
def test_a_corrected_fact_is_judged_anew(game, question, corrected, before, after):
    assert reply(question, game).verdict == before
    said = reply(question, game, corrected=read_corrections(corrected))
    assert (said.kind, said.verdict) == (VERDICT, after)


def test_what_was_understood_is_what_was_said():
    held = next(one for one in reply(MAY, "knockout-whist").facts if one.name == "hand")
    assert held.chosen == ("♥5", "♠K")


def test_several_cards_may_be_chosen_for_the_hand_and_one_for_each_on_the_table():
    facts = {one.name: one for one in reply(MAY, "knockout-whist").facts}
    assert (facts["hand"].several, facts["lying.0"].several) == (True, False)


def test_another_rule_set_is_chosen_by_hand():
    question = "may i take a hand before the first trick"
    assert reply(question, "getaway").facts[0].chosen == ("standard",)
    said = reply(question, "getaway", corrected=(("rules", "lead-passes"),))
    assert said.case is not None
    assert said.case.preset == "lead-passes"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("question", [MAY, WHO])
def test_every_choice_of_every_fact_has_an_answer_in_words(question, lang):
    asked = reply(question, "knockout-whist", lang)
    for fact in asked.facts:
        for row in fact.rows:
            for choice in (row[0], row[-1]):
                said = reply(question, "knockout-whist", lang, corrected=((fact.name, choice.value),))
                assert said.kind == VERDICT
                assert said.first
                now = next(one for one in said.facts if one.name == fact.name)
                assert choice.value in now.chosen, (fact.name, choice)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_can_no_longer_be_has_a_sentence_and_no_verdict(lang):
    said = reply(MAY, "knockout-whist", lang, corrected=(("lying.0", "♥5"),))
    assert (said.kind, said.verdict, said.case) == (VERDICT, "", None)
    assert said.first
    assert dict(said.understood)  # and the facts stand there to be put right


@pytest.mark.parametrize(
    "made",
    ["", ";;", "nonsense:♠", "trump:joker", "hand:xx ♠99", "lying.99:♠5", "lying.x:♠5", "rules:nobody", "asked:"],
)
def test_what_a_link_corrects_wrongly_changes_nothing_that_is_known(made):
    said = reply(MAY, "knockout-whist", corrected=read_corrections(made))
    assert said.kind == VERDICT
    assert said.first


def test_a_correction_stands_for_an_earlier_one_of_the_same_fact():
    made = also(also(also((), "trump", "♠"), "hand", "♥5 ♠K"), "trump", "")
    assert made == (("hand", "♥5 ♠K"), ("trump", ""))
    assert read_corrections(write_corrections(made)) == made


def test_in_view_the_card_asked_about_is_corrected():
    trick = {
        "game": "getaway",
        "players": ["A", "B", "C"],
        "position": {"number": 5, "trick": ["C ♣5"], "hands": {"A": "♣9 ♣2 ♠4", "B": "♦7 4", "C": "♠9 ♠3"}},
    }
    view = str(read_case(trick))
    assert reply("darf ich pik 4 legen?", "getaway", view=view).verdict == "no"
    assert reply("darf ich pik 4 legen?", "getaway", view=view, corrected=(("asked", "♣9"),)).verdict == "yes"
