"""Questions without cards: every moment is one that the engine judges, and each gets the verdict that it must."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tutor.asking import likened, standing
from tutor.asking.heard import words
from tutor.asking.moment import ROLES, stood_at
from tutor.asking.reply import VERDICT, reply
from tutor.asking.rulesets import RuleSet, usual
from tutor.asking.wordings import Asked, Wording, Wordings
from tutor.core.languages import LANGUAGES
from tutor.games import shelf
from tutor.words import explain, library
from tutor.words.explain import APP

HERE = Path(__file__).parent
QUESTIONS = [json.loads(line) for line in (HERE / "standing.jsonl").read_text("utf-8").splitlines()]
FOREIGN = [json.loads(line)["question"] for line in (HERE / "silent.jsonl").read_text("utf-8").splitlines()]
MOMENTS = [(game, moment) for game in shelf().values() for moment in standing.moments(game)]
NAMES = [f"{game.key}: {moment['means']['en']}" for game, moment in MOMENTS]
TOLD = "3 players, ♥5, third hand"
"""Says whatever a moment may need besides its words."""
TWOS = "two twos"
"""Says for how many twos somebody owes, where a moment counts that."""


@pytest.mark.parametrize("one", QUESTIONS, ids=lambda one: one["question"])
def test_what_is_asked_without_cards_gets_its_verdict(one):
    assert reply(one["question"], one["game"]).verdict == one["answer"]


@pytest.mark.parametrize(("game", "moment"), MOMENTS, ids=NAMES)
def test_the_engine_judges_every_moment(game, moment):
    said = []
    told = TWOS if moment.get("fact") == "debt" else TOLD
    for preset in game.presets:
        for kind in moment.get("asks", ("may", "must")):
            stood = stood_at(game, moment, told, {kind}, (RuleSet(preset),))
            said += [stood] if stood else []
    assert said, "no rule set has this moment"
    rules = {rule for stood in said for rule in stood.rules}
    assert rules or "lacks" in moment
    assert all(library.entry(rule) for rule in moment.get("about", ()))


@pytest.mark.parametrize(
    ("means", "asks", "answer"),
    [
        ("Elder exchanging nothing after the dealer accepts", "may", "no"),  # one to five cards, says the page
        ("Having to beat a trump that was led", "must", "yes"),  # that the king can be announced is no way out
        ("With changing hands, are there enough cards for four after an ace has lost?", "is", "no"),  # four times 14
    ],
)
def test_the_engine_is_asked_what_is_meant(means, asks, answer):
    game, moment = next((game, one) for game, one in MOMENTS if one["means"]["en"] == means)
    stood = stood_at(game, moment, TOLD, {asks}, (usual(game),))
    assert stood is not None
    assert stood.answer == answer


@pytest.mark.parametrize(("game", "moment"), MOMENTS, ids=NAMES)
def test_a_moment_is_told_by_words_that_are_there(game, moment):
    named = [name for key in ("if", "not", "needs") for name in moment.get(key, ())]
    assert not {one for names in named for one in names.split("|")} - set(words())
    assert set(moment["means"]) == set(LANGUAGES)


def test_every_role_has_its_words():
    assert {role for _, moment in MOMENTS for role in moment.get("who", {}).values()} <= set(ROLES)
    for role in ROLES:
        assert all(explain.say(APP, lang, f"ask-role-{role}") for lang in LANGUAGES)


@pytest.mark.parametrize("text", FOREIGN)
def test_what_no_text_speaks_of_gets_no_verdict(text):
    assert reply(text).kind != VERDICT


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("knockout-whist", "can't i trump if i can't follow"),
        ("gurke", "bei uns muss man überbieten, wenn man kann. ist das so"),
        ("crazy-eights", "what do i have to draw when i can't play"),
        ("ecarte", "warum muss ich trumpfen?"),
    ],
)
def test_what_is_asked_otherwise_gets_no_verdict(game, text):
    assert reply(text, game).kind != VERDICT


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("gurke", "i had 15 points, now 9 more. am i dead?"),
        ("ecarte", "after one exchange i made 4 tricks, one point or two?"),
        ("ecarte", "wir haben getauscht, ich hab 3 karten behalten. einen punkt oder zwei?"),
    ],
)
def test_a_number_that_is_told_is_not_taken_for_one_that_is_asked_about(game, text):
    assert reply(text, game).verdict not in ("yes", "no")


@pytest.mark.parametrize(
    ("one", "other", "opposed"),
    [
        ({"no-trick", "dog"}, {"made-trick", "dog"}, True),
        ({"left", "take"}, {"right", "take"}, True),
        ({"left", "right"}, {"right"}, False),
        ({"no-trick"}, {"no-trick", "made-trick"}, False),
        ({"take"}, {"right"}, False),
    ],
)
def test_a_moment_of_the_opposite_is_not_the_one_asked_about(one, other, opposed):
    wording = Wording({}, "", frozenset(other), frozenset(), frozenset(), frozenset(), frozenset())
    asked = Asked("", frozenset(one), set(), frozenset(), frozenset(), (), who=False)
    assert [*Wordings([[wording]]).against(asked)["named"]] == [opposed]


@pytest.mark.parametrize(("needed", "found"), [("dog|knock", True), ("dog|king", False)])
def test_of_two_things_that_are_needed_either_is_enough(needed, found):
    moment = {"means": {}, "like": "darf ich klopfen", "needs": [needed]}
    (one,) = likened.likened([moment], "darf ich klopfen", "darf ich klopfen")
    assert ("named" not in one.against) is found


def test_without_a_trick_nobody_is_answered_as_if_they_had_made_one():
    text = "didnt win a single trick in the second hand and my brother already had the dogs life. do i get one too?"
    assert reply(text, "knockout-whist", "en").verdict != "yes"


@pytest.mark.parametrize(
    ("game", "text", "wrong"),
    [
        ("ecarte", "the dealer turns up a king, do i get a point as elder?", "yes"),
        ("ecarte", "a king is turned up: does the non-dealer score for it?", "yes"),
        ("ecarte", "i revoked, won all five tricks. is that two points?", "yes"),
        ("ecarte", "who deals first of all?", "role|elder"),
        ("ecarte", "geht das auch zu viert?", "no"),
        ("gurke", "darf ich mich zweimal zurückkaufen?", "yes"),
        ("gurke", "i doubled and lost the last trick with a 7, how many points do i get?", "points|7"),
        ("gurke", "can we take a break between games?", "no"),
        ("knockout-whist", "drei leute haben je zwei stiche, wer sagt da trumpf an", "role|most-tricks"),
        ("knockout-whist", "i won a trick on my dogs life, how many cards do i get then?", "count|1"),
        ("crazy-eights", "muss ich nach einem könig aussetzen?", "no"),
    ],
)
def test_what_is_told_besides_is_not_overheard(game, text, wrong):
    assert reply(text, game).verdict != wrong


@pytest.mark.parametrize("text", ["wie viele leute können höchstens mitspielen", "wie viele spieler mindestens"])
def test_people_are_not_counted_in_cards(text):
    said = reply(text, "knockout-whist", "de")
    assert said.verdict.startswith("count|")
    assert "Karte" not in said.first


@pytest.mark.parametrize(
    ("game", "text", "preset", "answer"),
    [
        ("getaway", "muss man bedienen?", "counter-clockwise", "yes"),
        ("getaway", "darf ich nach einem tochoo noch eine karte legen?", "counter-clockwise", "no"),
        ("getaway", "muss man bedienen?", "two-packs", "yes"),
        ("getaway", "bin ich raus, wenn meine letzte karte ein tochoo ist?", "strict", "yes"),
        ("crazy-eights", "may i play a card of the same suit?", "literal", ""),
        ("crazy-eights", "muss ich eine farbe wünschen, wenn ich eine acht lege?", "must-match", "yes"),
        ("knockout-whist", "wer gibt als nächstes?", "winner-leads", "role|most-tricks"),
        ("knockout-whist", "bekomme ich ein hundeleben, wenn ich keinen stich mache?", "guernsey", ""),
    ],
)
def test_a_moment_is_told_as_it_is_under_other_rules(game, text, preset, answer):
    assert reply(text, game, preset=preset).verdict == answer


@pytest.mark.parametrize(
    ("game", "text", "answer"),
    [
        ("knockout-whist", "guernsey: muss man bedienen?", "yes"),
        ("getaway", "wir sind zu zehnt, geht das mit zwei kartenspielen?", "yes"),
    ],
)
def test_a_rule_set_that_is_understood_is_no_word_of_another_game(game, text, answer):
    assert reply(text, game).verdict == answer


def test_words_beyond_most_moments_bar_those_that_do_not_name_them():
    moment = {"if": ["dog"], "asks": ["may"]}
    asked = "darf der hund klopfen", "darf der hund klopfen mit joker"
    assert [standing._fits(moment, text, {"may"}) for text in asked] == [True, False]
    assert standing._fits({**moment, "if": ["dog", "beyond"]}, asked[1], {"may"})
