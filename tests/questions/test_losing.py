"""A standing and a lost deal are read whole or not at all, and the engine says what comes of it."""

from __future__ import annotations

import pytest

from tutor.asking.called_by import caller_of
from tutor.asking.losing_judged import judge_losing
from tutor.asking.losing_told import read_losing
from tutor.asking.reply import VERDICT, reply
from tutor.asking.rulesets import RuleSet
from tutor.games import game as find_game

GURKE = find_game("gurke")


@pytest.mark.parametrize(
    ("text", "before", "rank", "lives", "asks"),
    [
        ("agurk, hab schon eine gurke und stand bei 13, verlier jetzt mit einer 10. bin ich raus?", 13, "10", 1, "out"),
        ("dänisch. hatte 18, verlier mit 5er, is mei allererstes mal drüber. bin i ganz raus", 18, "5", 0, "out"),
        ("iceland: nothing in front of me and i lost with the six of clubs. still in?", 0, "6", None, "in"),
        (
            "vor mir lag schon ne 4, jetzt hab ich den letzten stich mit kreuz 6 gemacht. scheid ich aus",
            4,
            "6",
            None,
            "out",
        ),
        ("i was on 11 and lost with a 9. does that cost a life?", 11, "9", None, "life"),
    ],
)
def test_what_is_told_of_a_standing_is_read(text, before, rank, lives, asks):
    told = read_losing(text)
    assert told is not None
    assert (told.before, told.card.rank, told.lives, told.asks) == (before, rank, lives, asks)


@pytest.mark.parametrize(
    "text",
    [
        "am i out with 21 points?",
        "i was on 12 and lost with a 9, and so did lars. am i out?",  # who else lost is not read
        "i had 5 and 7 in front of me and lost with a 9. am i out?",
        "i was on 12 and lost with a 9 and a 10. am i out?",
        "lars was on 20 and i lost with a 9. am i out?",
        "lars stand auf 20, und ich verlier mit der 9. bin ich raus?",
        "ogórek: ich hatte 10, sag kontra und verlier mit der 9. bin ich raus?",
        "i was on 12 and lost with a 9. am i out or still in?",
        "i was on 12 and lost with a 9. am i out? " + "ja " * 400,
        "²² points, lost with a ²",
        "i was on 14 and lost with a nine, my first life is gone. what score do i carry on with?",  # no yes or no
        "stand bei 14, mit der neun verloren, das erste leben ist weg. mit wie vielen punkten geht es weiter?",
    ],
)
def test_what_is_not_told_whole_is_not_read(text):
    assert read_losing(text) is None


@pytest.mark.parametrize(
    ("preset", "text", "answer", "rule"),
    [
        (
            "gurka-is",
            "nothing in front of me and i lost with the six of clubs. still in?",
            "yes",
            "gurke.exact.reset-21",
        ),
        (
            "gurka-is",
            "i had a 9 in front of me and lost with the six of clubs. am i out?",
            "yes",
            "gurke.over.21-exclusive",
        ),
        ("gurka-is", "i had a 10 in front of me and lost with a jack. back to zero?", "yes", "gurke.exact.reset-21"),
        ("agurk", "stand bei 13, verlier mit einer 10, noch keine gurke. bin ich raus?", "no", "gurke.life.lose-at-21"),
        (
            "agurk",
            "stand bei 13, verlier mit einer 10, schon eine gurke. bin ich raus?",
            "yes",
            "gurke.life.second-death",
        ),
        ("agurk", "stand bei 13, verlier mit einer 10. ist ein leben weg?", "yes", "gurke.life.lose-at-21"),
        ("agurk", "stand bei 3, verlier mit einer 10. bin ich raus?", "no", "gurke.score.cumulate"),
        ("gurka-se-original", "i was on 18, just lost with a queen. am i out?", "yes", "gurke.over.30"),
        ("ogorek", "i was on 48 and lost with a three. am i out?", "yes", "gurke.over.50"),
    ],
)
def test_the_engine_says_what_comes_of_it(preset, text, answer, rule):
    told = read_losing(text)
    assert told is not None
    judged = judge_losing(GURKE, told, (RuleSet(preset),))
    assert judged is not None
    assert judged.answer == answer
    assert rule in judged.rules[:4]


def test_where_lives_or_rule_sets_decide_nothing_is_said():
    told = read_losing("stand bei 13, verlier mit einer 10. bin ich raus?")
    assert told is not None
    assert judge_losing(GURKE, told, (RuleSet("agurk"),)) is None
    told = read_losing("i was on 20 and lost with a 5. am i out?")
    assert told is not None
    assert judge_losing(GURKE, told, (RuleSet("ogorek"), RuleSet("gurka-is"))) is None


def test_every_rule_set_says_something_or_nothing():
    told = read_losing("i was on 12 and lost with a 9, first time. am i out?")
    assert told is not None
    for preset in GURKE.presets:
        judged = judge_losing(GURKE, told, (RuleSet(preset),))
        assert judged is None or judged.answer in ("yes", "no")


def test_what_was_understood_of_a_standing_stands_above_the_answer():
    text = "Agurk, hab schon eine Gurke und stand bei 13, verlier jetzt mit einer 10. Bin ich endgültig raus?"
    said = reply(text, "gurke", "de")
    assert (said.kind, said.verdict) == (VERDICT, "yes")
    assert dict(said.understood) == {
        "Regelsatz": "Agurk",
        "Stand vorher": "13",
        "Verlorene Leben": "1",
        "Verloren mit": "Zehn",
        "Gefragt": "Ist diese Person ausgeschieden?",
    }


@pytest.mark.parametrize(
    ("text", "whose"),
    [
        ("ogorek mit kontra: ich sag kontra und verlier selber mit ner 9. wieviel minus?", "self"),
        ("said kontra like an eejit and lost wi a six. how many points is that", "self"),
        ("piotr hat kontra gesagt, verloren hat aber noor, mit der acht. wie viel kriegt sie?", "other"),
        ("mr blum said kontra, mr blum's rival pete lost with a nine. pete's penalty?", "other"),
        ("polnisch mit kontra: jan hat kontra gesagt, ich hab gepasst und verlier mit einem buben", "other"),
        ("ogórek mit kontra, gerufen hat die magda, verloren hab aber ich mit ner dame", "other"),
        ("i called kontra and he lost with a nine", ""),
        ("kontra version, nobody called it and i lost with a nine", ""),
        ("how many points does kontra cost?", ""),
    ],
)
def test_who_called_and_who_lost_is_told(text, whose):
    assert caller_of(text) == whose


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("Ogorek mit Kontra: ich sag Kontra und verlier selber mit der Dame. Wie viele Minuspunkte?", "points|48"),
        ("Ogórek with kontra: somebody else called kontra and I lose with a jack. How many points?", "points|22"),
    ],
)
def test_points_after_kontra_are_those_of_whoever_lost(text, points):
    assert reply(text, "gurke", "").verdict == points
