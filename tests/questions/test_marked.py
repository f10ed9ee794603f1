"""Positions are read by what was learned from marked ones: the part of each card, what is asked, what is beside it."""

from __future__ import annotations

import json
import math
from typing import Any

import numpy as np
import pytest
from figures import HERE

from tutor.asking import judging, standing
from tutor.asking.completing import judge_told
from tutor.asking.facts import MOMENT
from tutor.asking.judging import READ, READ_SO, Heard, judge_marked
from tutor.asking.linear import Linear, logs, places_of, whole
from tutor.asking.marked import TRUST, in_suits, read_marked, told_beside, told_by, trusted, within_a_suit
from tutor.asking.moment import Stood
from tutor.asking.named import Named, named_in
from tutor.asking.reply import SUPPOSED, VERDICT, Reply, reply
from tutor.asking.roles import FILE, ROLES, read_parts, reader, tokens
from tutor.asking.rules_meant import rules_of
from tutor.asking.surest import Standing, likelier, surest
from tutor.asking.told import Told
from tutor.games import game as find_game
from tutor.words import library

NOWHERE: Any = None
LARGEST = 250_000
"""Bytes; what it weighs stands in every wheel."""


def read(text: str, roles: str, what: str, *, hand: bool = False):
    return told_by(text, in_suits(text, named_in(text)), roles, what, whole=hand)


def test_what_was_led_comes_first_and_each_card_once():
    told = read("north put the 9 of hearts on the 7 of hearts, may i lay heart 5", "LFA", "may card")
    assert [one[:2] for one in told.lying] == [("♥", "7"), ("♥", "9")]
    told = read("herz ist dran: herz könig liegt. ich hab herz 4, darf die 4?", "FLHA", "may card")
    assert [one[:2] for one in told.lying] == [("♥", "K")]
    assert [one[:2] for one in told.asked] == [("", "4")]


def test_what_was_laid_before_that_comes_before_it():
    told = read("vor mir liegt die 4, davor ein ass. muss ich die 3 geben", "LLA", "must card")
    assert [one.rank for one in told.lying] == ["A", "4"]


def test_a_rank_that_is_called_a_trump_is_of_trumps():
    assert read("karo dame liegt, ich hab die trumpf 7. muss ich sie geben", "FH", "must card") is None
    told = read("spades are trumps. hearts led, i've the trump 7, must i play it", "TFH", "must card")
    assert told.hand[0].suit == told.trump == "♠"


def test_ranks_behind_their_suit_are_of_it_but_not_what_is_listed_with_it():
    told = read("diamond king led, my diamonds are only the jack and the 7. must i give the jack", "FHHHA", "must card")
    assert [(one.suit, one.rank) for one in told.hand] == [("♦", "B"), ("♦", "7")]
    told = read("i have a spade and the 7, club 9 led, may i play the 7", "HHFA", "may card")
    assert [(one.suit, one.rank) for one in told.hand] == [("♠", ""), ("", "7")]


def test_who_lacks_a_suit_and_throws_was_asked_for_it():
    told = read("no spades in my hand, clubs are trumps. may i throw a diamond", "NTA", "may card")
    assert [one.suit for one in told.lying] == ["♠"]
    assert told.lacked == {"♠"}


@pytest.mark.parametrize(
    ("text", "roles", "there"),
    [
        ("is the ace higher than the jack", "AL", True),
        ("ace of diamonds led, i put the jack of diamonds. does the ace win?", "FLA", True),
        ("ace of diamonds led, then spade 4, i put the jack of diamonds. does the ace win?", "FLLA", False),
        ("does the ace beat the ace", "AL", False),
    ],
)
def test_a_card_is_compared_with_what_lies_there(text, roles, there):
    told = read(text, roles, "beats")
    assert (told is not None) is there
    if told is not None:
        assert told.lying[-1].rank == "A"
        assert len({one.suit for one in within_a_suit(told).lying} - {""}) == 1


def test_the_suit_of_ranks_that_are_compared_is_not_said_to_be_understood():
    told = read("is the ace higher than the jack", "AL", "beats")
    assert [one.suit for one in told.lying] == ["", ""]
    assert [one.suit for one in within_a_suit(told).lying] == ["♠", "♠"]


def test_what_stands_behind_several_of_one_suit_is_looked_for_where_it_stands():
    text = "i hold the king and 7 of spades. a 4 lies there, before that an ace. may i lay the 7"
    told = read(text, "HHLLA", "may card")
    assert [(one.suit, one.rank) for one in told.hand] == [("♠", "K"), ("♠", "7")]
    assert [one.rank for one in told.lying] == ["A", "4"]


def test_what_is_asked_of_no_card_is_no_position():
    assert read("9 led, may i throw whatever", "F", "may low") is None
    assert read("i have 5 and 7, 9 lies there. may i", "HHL", "may card") is None  # which of the two?
    assert read_marked("who deals next?", "gurke") is None
    assert read_marked("", "gurke") is None


@pytest.mark.parametrize(
    ("text", "roles", "beside"),
    [
        ("at ours the jack is wild. heart 5 lies there, may i lay the club jack?", "OLA", True),
        ("spade 2 was laid and i have to pick up, does an 8 save me?", "LA", True),
        ("diamond 8 lies there, may i lay the spade 8 and call clubs?", "LAC", True),
        ("heart 8 lies there, clubs asked. i've the club 8, may i put it and ask spades?", "LCHA", True),
        ("opa sagt herz 5 passt nicht auf karo 6. hat er recht?", "AL", True),
        ("heart 5 lies there, may i lay the club 5?", "LA", False),
    ],
)
def test_what_no_position_holds_is_heard(text, roles, beside):
    setting = library.book("crazy_eights").situation
    assert told_beside(text, read(text, roles, "may card"), setting) is beside


PILE = "4 of hearts on top. i'm holding the 4 of clubs and the 9 of spades, is the nine any good"
SPARED = (
    "opens with the 10 of spades, i got the king n the 7 of spades. could i just give the 7 and save my king for later"
)
TRICK = "da liegen 9, dame, 4 in der reihenfolge. meine 8, geht die noch? ich hätt auch ne 2"


@pytest.mark.parametrize(
    ("game", "text", "verdict"), [("crazy-eights", PILE, "no"), ("ecarte", SPARED, "no"), ("gurke", TRICK, "no")]
)
def test_the_engine_answers_what_was_read(game, text, verdict):
    heard = judge_marked(find_game(game), text, rules_of(game, text, None, ()), ())
    assert heard is not None
    assert heard.answer == verdict


@pytest.mark.parametrize(
    ("game", "text", "roles", "what", "verdict"),
    [
        ("gurke", "hab noch könig und ass, mehr nicht. dame ist vorn. muss ich drüber", "HHF", "must over", "yes"),
        ("gurke", "a 7 is led, all i have is a 5 and a 2. must i beat it?", "FHH", "must over", "no"),
        (
            "knockout-whist",
            "herz 9 liegt, pik 4 ist trumpf, hab pik 6, pik 8. muss ich drüber",
            "FLHH",
            "must over",
            "no",
        ),
        (
            "knockout-whist",
            "kreuz dame liegt, ich hab kreuz 2 und kreuz 9. darf ich legen was ich will",
            "FHH",
            "may any",
            "no",
        ),
        ("ecarte", "kreuz 7 liegt, ich hab nur karo 8, pik bube. muss ich bedienen", "FHH", "must led", "no"),
        (
            "getaway",
            "heart 4 led, my whole hand is spade ace and club 2. must i ruff with a trump?",
            "FHH",
            "must over",
            "no",
        ),
    ],
)
def test_what_is_asked_of_no_named_card_is_asked_of_all_in_hand(game, text, roles, what, verdict):
    told = told_by(text, named_in(text), roles, what, whole=what.startswith("must"))
    setting = library.book(find_game(game).folder).situation
    assert told is not None
    judged = judge_told(find_game(game), setting, told, rules_of(game, text, None, ()))
    assert judged is not None
    assert judged.answer == verdict


def test_whoever_may_choose_among_some_cards_does_not_lay_whatever_they_like():
    text = "karo dame liegt, ich hab karo 8 und karo 7. kann ich mir aussuchen, welche ich geb?"
    assert told_beside(text, read(text, "FHH", "may any"), library.book("ecarte").situation)


@pytest.mark.parametrize(
    ("game", "text", "roles", "what"),
    [
        (
            "getaway",
            "diamond 8 is led, i hold jack and diamond 3. he says i've to play the jack. is he right like?",
            "FHHA",
            "may card",
        ),
        (
            "getaway",
            "diamond 8 is led, i hold jack and diamond 3. he says i can play the jack. is he right?",
            "FHHA",
            "must card",
        ),
        (
            "knockout-whist",
            "i'm on my dog's life holding the ace of clubs. clubs are led, must i follow with it?",
            "HF",
            "must card",
        ),
    ],
)
def test_whose_claim_it_is_and_who_may_wait_is_heard(game, text, roles, what):
    assert told_beside(text, read(text, roles, what), library.book(find_game(game).folder).situation)


@pytest.mark.parametrize(
    ("made", "certain"), [((("hand", "2 3"),), True), ((("rules", "agurk"),), False), ((("junk", "x"),), False)]
)
def test_a_fact_put_right_by_hand_makes_a_reading_certain(made, certain):
    heard = judge_marked(find_game("gurke"), TRICK, rules_of("gurke", TRICK, None, made), made)
    assert heard is not None
    assert (heard.chance == 1) is certain


def heard(answer: str, chance: float) -> Heard:
    judged: Any = type("Judged", (), {"answer": answer})()
    return Heard(NOWHERE, Told(), None, judged, NOWHERE, lambda _: "", chance=chance)


def meant(answer: str, *, sure: bool) -> Standing:
    return Standing(Stood(answer, (), NOWHERE, {"means": ""}), lambda _: "", sure, ())


def test_of_two_readings_that_disagree_none_is_certain():
    yes, no = heard("yes", READ), meant("no", sure=True)
    assert surest(yes, no) is None
    assert surest(yes, meant("yes", sure=True)) is yes
    assert surest(yes, meant("no", sure=False)) is yes
    assert surest(heard("yes", READ_SO), no) is None
    assert surest(heard("yes", READ_SO - 0.01), no) is no
    assert surest(None, None) is None


def test_a_position_that_is_likely_is_supposed_before_a_moment():
    one, other = heard("yes", READ_SO), meant("no", sure=False)
    assert likelier(one, other) is one
    assert likelier(heard("yes", READ_SO - 0.01), other) is other
    assert likelier(None, None) is None


@pytest.fixture
def likely(monkeypatch):
    """Let a position be read as likely as is said, and neither patterns nor moments find anything."""

    def be(chance: float) -> Reply:
        sure = type("Sure", (), {"likely": lambda self, signs: chance})()
        monkeypatch.setattr(judging, "judge_question", lambda *_: None)
        monkeypatch.setattr(judging, "trusted", lambda: sure)
        monkeypatch.setattr(standing, "candidates", lambda *_, **__: [])
        return reply.__wrapped__(TRICK, "gurke", "de")

    return be


def test_a_reading_that_is_only_likely_is_said_with_its_condition(likely):
    said = likely((READ + READ_SO) / 2)
    assert (said.kind, said.verdict, said.supposed) == (SUPPOSED, "", "no")
    assert said.first == "Wenn die Stellung richtig verstanden ist: Nein."
    assert dict(said.understood)["Es liegt"] == "Neun, Dame, Vier"
    by_hand = reply.__wrapped__(TRICK, "gurke", "de", corrected=(("hand", "2"),))
    assert (by_hand.kind, by_hand.verdict) == (VERDICT, "no")


def test_a_reading_that_is_certain_is_a_verdict_and_an_unlikely_one_is_none(likely):
    assert (likely(READ).kind, likely(READ).verdict) == (VERDICT, "no")
    assert likely(READ_SO - 0.01).kind not in (VERDICT, SUPPOSED)


def test_a_moment_that_is_chosen_by_hand_comes_before_a_position(monkeypatch):
    question = "muss man bedienen?"
    chosen = next(one for one in reply(question, "getaway", "de").facts if one.name == MOMENT).rows[0][1]
    monkeypatch.setattr("tutor.asking.reply.judge_position", lambda *_: heard("no", READ_SO))
    said = reply.__wrapped__(question, "getaway", "de", corrected=((MOMENT, chosen.value),))
    assert said.kind == VERDICT
    assert next(one for one in said.facts if one.name == MOMENT).chosen == (chosen.value,)


@pytest.mark.parametrize(("name", "asked"), [(MOMENT, True), ("rules", True), ("hand", False)])
def test_only_a_fact_that_was_put_right_ends_the_doubt_of_two_readings(monkeypatch, name, asked):
    text, rules = "hearts 10 is led, i have heart 5 and king of spades, may i play the king", "knockout-whist"
    monkeypatch.setattr(judging, "judge_marked", lambda *_: heard("yes", 1.0))
    made = ((name, "♥5 ♠K" if name == "hand" else "x"),)
    said = judging.judge_position(find_game(rules), text, text, rules_of(rules, text, None, made), made)
    assert said is not None
    assert said.answer == ("yes" if asked else "no")


@pytest.mark.parametrize(("chance", "answer"), [(1.0, "yes"), (0.5, "no")])
def test_of_two_ways_of_reading_the_likelier_counts(monkeypatch, chance, answer):
    text, rules = "hearts 10 is led, i have heart 5 and king of spades, may i play the king", "knockout-whist"
    other = heard("yes", chance)
    monkeypatch.setattr(judging, "judge_marked", lambda *_: other)
    said = judging.judge_position(find_game(rules), text, text, rules_of(rules, text, None, ()), ())
    assert said is not None
    assert said.answer == answer


def test_each_card_is_one_word_whatever_it_is_called():
    text = "der könig of herz und pik 10 liegen, hab ich die 3"
    named = named_in(text)
    assert sum(one.card >= 0 for one in tokens(text, named)) == len(named)
    assert [one.card for one in tokens("10 10", [Named("", "10", 0), Named("", "10", 3)])] == [0, 1]
    assert [one.word for one in tokens("king o' hearts led", [Named("♥", "K", 0)])] == ["<card>", "led"]


def test_parts_are_likely_and_one_for_each_card():
    text = "hearts are led and i've got heart 4, may i discard the spade king?"
    parts = read_parts(reader().roles, text, named_in(text), "getaway")
    assert len(parts.roles) == 3
    assert set(parts.roles) <= set(ROLES)
    assert 0 < parts.chance <= 1
    assert parts.roles[0] in "FL"


def test_signs_say_most_for_what_they_were_met_with():
    weights = np.zeros((1 << 13, 2))
    weights[places_of(["told"]), 0] = 2.0
    one = whole(["first", "second"], weights, np.zeros(2))
    assert one.likely(["told"])["first"] > math.log(0.8)
    assert one.likely(["else"]) == {"first": pytest.approx(math.log(0.5)), "second": pytest.approx(math.log(0.5))}
    assert np.exp(logs(np.array([1.0, 3.0]))).sum() == pytest.approx(1.0)
    assert isinstance(one, Linear)


def test_what_is_shipped_is_small_and_of_the_roles_there_are():
    assert FILE.stat().st_size + TRUST.stat().st_size < LARGEST
    assert set(reader().roles.names) <= set(ROLES)
    assert {"x", "may card", "must card", "beats"} <= set(reader().asks.names)
    assert trusted().names


def test_marked_questions_have_a_part_for_each_card():
    lines = [json.loads(line) for line in (HERE / "marked.jsonl").read_text("utf-8").splitlines()]
    assert all(set(one["roles"]) <= set(ROLES) for one in lines)
    assert all(bool(one["roles"]) is (one["kind"] != "x") for one in lines)
