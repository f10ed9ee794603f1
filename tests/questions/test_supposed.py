"""What is perhaps meant is answered under the condition that it is, and what is meant can be chosen by hand."""

from __future__ import annotations

import pytest
from figures import questions

from tutor.asking import standing
from tutor.asking.facts import MOMENT
from tutor.asking.reply import SUPPOSED, VERDICT, Reply, reply
from tutor.asking.said import lowered
from tutor.asking.standing import Believed, likeliest, supposable
from tutor.core.languages import LANGUAGES

QUESTION = {
    "de": "kostet eine zwei am ende zwanzig strafpunkte?",
    "en": "does a two cost twenty penalty points at the end?",
}


class Said:
    """An answer."""

    def __init__(self, answer: str, means: str = "") -> None:
        """Keep it."""
        self.answer, self.means = answer, means


@pytest.mark.parametrize(
    ("answer", "chance", "given"),
    [("yes", 0.59, False), ("yes", 0.6, True), ("no", 0.8, True), ("count|3", 0.59, False), ("count|3", 0.6, True)],
)
def test_what_is_rather_meant_than_not_is_supposed(answer, chance, given):
    one = Said(answer)
    told = [Believed(one, chance, fits=False), Believed(Said("depends"), 0.1, fits=False)]
    assert likeliest(told) is None
    assert supposable(told) == ((one,) if given else ())
    assert supposable([]) == ()


@pytest.mark.parametrize(
    ("chances", "given"),
    [((0.5, 0.3), 2), ((0.4, 0.2), 2), ((0.39, 0.39), 0), ((0.5, 0.19), 0), ((0.6, 0.5), 1)],
)
def test_where_none_is_rather_meant_one_of_two_may_be_that_are_answered_in_two_ways(chances, given):
    both = Said("yes", "one"), Said("no", "other")
    told = [Believed(one, chance, fits=False) for one, chance in zip(both, chances, strict=True)]
    assert supposable(told) == both[:given]
    assert supposable([one._replace(stood=Said("yes")) for one in told]) == () or given == 1


@pytest.fixture
def unsure(monkeypatch):
    """Let no moment be certainly meant; each of them may be."""
    monkeypatch.setattr(standing, "trust", lambda signs: standing.SUPPOSED)
    monkeypatch.setattr(standing, "settled", lambda chance, other, signs: chance)


def asked(text: str, game: str, lang: str = "", **more) -> Reply:
    return reply.__wrapped__(text, game, lang, **more)


@pytest.mark.usefixtures("unsure")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_answer_under_a_condition_says_the_condition_and_is_no_verdict(lang):
    said = asked(QUESTION[lang], "crazy-eights", lang)
    (fact,) = (one for one in said.facts if one.name == MOMENT)
    assert (said.kind, said.verdict) == (SUPPOSED, "")
    assert fact.text in said.first
    assert said.first.endswith(("Nein.", "No.", "Ja.", "Yes."))
    assert said.reason


@pytest.mark.usefixtures("unsure")
@pytest.mark.parametrize(
    ("text", "game", "lang", "end"),
    [
        ("may i take my neighbour's hand?", "getaway", "en", ": Yes, that is allowed."),
        ("darf ich links alles nehmen?", "getaway", "de", ": Ja, das ist erlaubt."),
        ("must i follow suit if i can?", "getaway", "en", ": Yes, it has to be done."),
        ("muss ich bedienen, wenn ich kann?", "getaway", "de", ": Ja, das muss sein."),
        ("do i have to win this trick if i can?", "knockout-whist", "en", ": No, it need not be done."),
        ("muss ich stechen?", "knockout-whist", "de", ": Nein, das muss nicht sein."),
    ],
)
def test_an_answer_under_a_condition_says_whether_may_or_must_is_answered(text, game, lang, end):
    """A moment is named by what is done there, and a bare yes would leave open which of both it says."""
    assert asked(text, game, lang).first.endswith(end)


@pytest.mark.parametrize(
    ("lang", "text", "game"),
    [
        ("de", "darf ich den linken nachbarn um alle karten bringen, wenn er nur eine hat?", "getaway"),
        ("en", "may i take all the cards of my left neighbour if she has only one?", "getaway"),
    ],
)
def test_of_two_answers_each_is_said_under_its_condition(monkeypatch, lang, text, game):
    monkeypatch.setattr(standing, "trust", lambda signs: standing.EITHER_WAY)
    said = asked(text, game, lang)
    (fact,) = (one for one in said.facts if one.name == MOMENT)
    assert (said.kind, said.verdict, said.supposed) == (SUPPOSED, "", "depends")
    assert said.first.count({"de": "Verstanden als", "en": "Understood as"}[lang]) == 2
    assert sum(choice.text in said.first for choice in fact.rows[0]) == 2, "both can be chosen by hand"


@pytest.mark.usefixtures("unsure")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_meant_is_chosen_by_hand(lang):
    (fact,) = (one for one in asked(QUESTION[lang], "crazy-eights", lang).facts if one.name == MOMENT)
    choices = fact.rows[0]
    assert 1 < len(choices) <= standing.INSTEAD + 1
    assert len({one.text for one in choices}) == len(choices)
    for choice in choices:
        said = asked(QUESTION[lang], "crazy-eights", lang, corrected=((MOMENT, choice.value),))
        assert said.kind == VERDICT
        assert said.verdict
        assert next(one for one in said.facts if one.name == MOMENT).chosen == (choice.value,)


@pytest.mark.usefixtures("unsure")
@pytest.mark.parametrize("value", ["", "0", "nonsense", "♠5"])
def test_a_moment_that_nobody_offered_cannot_be_chosen(value):
    said = asked(QUESTION["en"], "crazy-eights", "en", corrected=((MOMENT, value),))
    assert said.kind == SUPPOSED


@pytest.mark.usefixtures("unsure")
@pytest.mark.parametrize(
    "text", ["is it forbidden to play two cards at once?", "stimmt es, dass man nicht bedienen muss?"]
)
def test_a_question_that_is_turned_round_is_not_answered_under_a_condition(text):
    assert asked(text, "getaway").kind != SUPPOSED


def test_an_answer_under_a_condition_becomes_the_verdict_when_it_is_chosen():
    """Of a set that is asked as it is, every such answer is the engine's, and what was found keeps its order."""
    met = 0
    for one in questions("kept30")[::3]:
        said = asked(one["question"], one["game"] or "", one["lang"])
        fact = next((each for each in said.facts if each.name == MOMENT), None)
        if said.kind == SUPPOSED and fact is not None:
            met += 1
            chosen = asked(one["question"], one["game"] or "", one["lang"], corrected=((MOMENT, fact.chosen[0]),))
            bare = lowered(chosen.first).rpartition(": ")[2]  # whose rule it is stands before both
            assert bare.lower() in said.first.lower(), one["question"]
    assert met


@pytest.mark.usefixtures("unsure")
def test_a_number_that_is_claimed_is_no_answer_under_a_condition():
    assert asked("is a queen worth 10 points", "crazy-eights").kind != SUPPOSED
