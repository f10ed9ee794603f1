"""What is told plainly, seats, twos, a hand, a line, is answered by the engine with a name or a number."""

from __future__ import annotations

import pytest

from tutor.asking.chouette import line_asked, line_of
from tutor.asking.counted import hand_number, twos_laid
from tutor.asking.heard import players_in
from tutor.asking.plainly_asked import mark_of
from tutor.asking.plainly_meant import MARKS
from tutor.asking.reply import reply
from tutor.asking.standing import moments
from tutor.games import shelf

LINES = [
    ("Chouette: Nell holds the bank, Omar plays against her, behind him come Pia and Quinn.", "Nell Omar Pia Quinn"),
    (
        "In der Chouette hat Tante Ruth die Bank, Sami ist Ponte, nach ihm kommen Tove und dann ich.",
        "Ruth Sami Tove me",
    ),
    ("chouette. lou has the bank, max is ponte, then nia, then otis.", "lou max nia otis"),
    ("Chouette with Ada as banker, Ben as ponte, Cleo and Dov advising.", "Ada Ben Cleo Dov"),
    ("Bankhalterin Ina schlägt Ponte Jan. Beraten haben Kaja und dann Leo.", "Ina Jan Kaja Leo"),
    ("Order: Ann (bank), Ben ponte, Col, Dee.", "Ann Ben Col Dee"),
    ("Nell holds the bank, Omar plays against her, then Pia, or was it the other way round.", ""),
    ("Nell holds the bank.", ""),
]


@pytest.mark.parametrize(("text", "line"), LINES)
def test_the_line_of_a_chouette_is_read_by_names(text, line):
    assert " ".join(line_of(text)) == line


TOLD = LINES[0][0]


@pytest.mark.parametrize(
    ("asked", "mark", "name"),
    [
        ("Omar wins. Who is banker now?", "ponte bank", "omar|"),
        ("Omar beats her. Who plays against him next?", "ponte ponte", "pia|"),
        ("Nell wins and leaves it all in, she stays. Who is the next ponte?", "banker ponte", "pia|"),
        ("Nell wins and pockets her winnings. Who has the bank after that?", "cash bank", "pia|"),
        ("Nell wins and pockets her winnings. Who is the next ponte?", "cash ponte", "quinn|"),
        ("Nell loses. Who is last in line now?", "ponte last", "nell|"),
    ],
)
def test_who_stands_where_in_a_chouette_after_a_game_the_engine_says(asked, mark, name):
    assert line_asked(f"{TOLD} {asked}") == mark
    assert reply(f"{TOLD} {asked}", "ecarte", "en").verdict == name


@pytest.mark.parametrize(
    "asked",
    [
        "Omar wins. Does he get the bank?",
        "Omar wins. Who gets paid how much out of the bank?",
        "Who is banker?",
        "Nell wins. Who has the bank?",
    ],
)
def test_what_is_open_or_asks_for_another_thing_asks_for_no_place_in_the_line(asked):
    assert line_asked(f"{TOLD} {asked}") == ""


def test_with_no_second_adviser_it_is_not_told_who_plays_next_when_the_banker_cashes_in():
    told = "Chouette: Nell holds the bank, Omar plays against her, behind him comes Pia."
    assert line_asked(f"{told} Nell wins and pockets her winnings. Who is the next ponte?") == ""


@pytest.mark.parametrize(
    ("game", "text", "verdict"),
    [
        (
            "getaway",
            "Im Uhrzeigersinn: Ada, Bo, Cy, Di. Bo ist entkommen. Ada will eine Hand nehmen. Wessen Karten?",
            "cy|",
        ),
        (
            "getaway",
            "Clockwise sit Ada, Bo, Cy, Di, all with cards. Cy wants to take a hand. Whose cards does he get?",
            "di|",
        ),
        (
            "knockout-whist",
            "Clockwise: Ada, Bo, Cy, Di. Bo, who is on a dog's life, won the second trick. Who leads to the third?",
            "cy|",
        ),
        (
            "knockout-whist",
            "Ich hab das Hundeleben und hole den zweiten Stich. Rechts von mir sitzt Ada, links Bo. Wer kommt raus?",
            "bo|",
        ),
        ("knockout-whist", "Tricks last hand: Ada 2, Bo 3, Cy 1. Who names trumps now?", "bo|"),
        ("knockout-whist", "Ada had 2 tricks, Bo 1, and Cy, the old fox, 4. Who names trumps now?", "cy|"),
        ("getaway", "Wie viele können mit einem Kartenspiel höchstens mitspielen?", "count|8"),
        ("knockout-whist", "what's the biggest number of people that can join in", "count|7"),
        ("ecarte", "The hands are dealt and the trump is turned: how many cards are left in the stock?", "count|21"),
        ("crazy-eights", "Jack of clubs on top. I hold 5 of hearts, jack of diamonds. Which one of those goes?", ""),
        ("crazy-eights", "Queens skip here. Clockwise: Ada, Bo, Cy. Ada lays a queen. Whose turn is it?", "cy|"),
        (
            "crazy-eights",
            "Zweien heißen ziehen. Ada legt eine Zwei, Bo noch eine. Wie viele Karten muss ich nehmen?",
            "count|4",
        ),
        (
            "crazy-eights",
            "Twos make the next one draw. Three people each laid a two. How many do I pick up?",
            "count|6",
        ),
        ("knockout-whist", "Four deals are behind us, nobody is a dog. How many cards does each get next?", "count|3"),
        ("knockout-whist", "Die Runde mit fünf Karten ist vorbei. Wie viele Karten gebe ich jetzt?", "count|4"),
        (
            "crazy-eights",
            "Ana ist fertig, ich sitze noch auf Kreuz 8, Herz Dame und Karo 6. Was kostet mich das?",
            "points|66",
        ),
        ("crazy-eights", "Bo went out and I'm left with an ace, a king and a four. How many points?", "points|15"),
        ("crazy-eights", "nur ich und mein bruder, wie viele karten kriegt jeder am anfang", "count|7"),
    ],
)
def test_what_is_told_plainly_is_answered(game, text, verdict):
    assert reply(text, game).verdict == verdict


@pytest.mark.parametrize(
    ("game", "text", "verdict"),
    [
        (
            "knockout-whist",
            "Clockwise: Ada, Bo, Cy, Di. Bo, a dog, won the trick. Is it Di who leads to the next?",
            "no",
        ),
        (
            "knockout-whist",
            "Clockwise: Ada, Bo, Cy, Di. Bo, a dog, won the trick. Is it Cy who leads to the next?",
            "yes",
        ),
        ("crazy-eights", "Queens skip here. Clockwise: Ada, Bo, Cy, me. Ada lays a queen. Is it my turn?", "no"),
        ("crazy-eights", "Queens skip here. Clockwise: Ada, Bo, me. Ada lays a queen. Is it my turn?", "yes"),
        ("ecarte", f"{TOLD} Omar wins. Is it Quinn who is ponte now?", "no"),
    ],
)
def test_whether_it_is_somebody_is_said_by_who_it_is(game, text, verdict):
    assert reply(text, game).verdict == verdict


@pytest.mark.parametrize(
    ("game", "text"),
    [
        (
            "knockout-whist",
            "Clockwise: Ada, Bo, Cy, Di. Bo, who is on a dog's life, won the trick. Does Cy lead?",
        ),
        ("knockout-whist", "Tricks: Ada 3, Bo also 3, Cy 1. Who names trumps now?"),
        ("knockout-whist", "Bo and Cy are both on a dog's life; Bo won the trick. Clockwise: Ada, Bo, Cy. Who leads?"),
        (
            "knockout-whist",
            "I had no trick in the first hand. How many cards do I get in the second hand on my dog's life?",
        ),
        ("crazy-eights", "Jacks are wild here. Bo went out, I still hold ♠8 ♥K ♣2. How many points do I get?"),
        ("crazy-eights", "2 players, how many cards do we each get?"),
    ],
)
def test_what_tells_more_or_asks_otherwise_has_no_mark(game, text):
    assert not mark_of(text.lower(), text)


def test_nobody_is_called_sitting():
    told = "Angus on his dog's life took trick three. I'm sitting directly on his left. Is it me that leads now?"
    assert mark_of(told.lower(), told) == ""
    assert reply(told, "knockout-whist").verdict != "no"


@pytest.mark.parametrize(
    ("text", "twos"),
    [
        ("ada laid a two, bo answered with a two, my uncle too", 3),
        (
            "the rule is that a two makes the next player take two cards. ada the 2 of hearts, bo the 2 of clubs on it",
            2,
        ),
        ("ada lays a two and bo hasn't a two", 1),
        ("pia, ralf und tine haben je eine zwei gelegt", 3),
        ("bo says a two costs two cards", 0),
        ("two players, how many cards each", 0),
    ],
)
def test_twos_are_counted_as_they_are_told(text, twos):
    assert twos_laid(text) == twos


def test_how_many_hands_are_over_tells_which_is_next():
    assert hand_number("three rounds are over, how many cards next") == 4
    assert hand_number("zwei runden haben wir hinter uns, wie viele karten jetzt") == 3
    assert hand_number("three rounds are over") is None


def test_two_who_play_alone_are_two():
    assert players_in("just me and my sister") == players_in("nur ich und meine frau") == 2
    assert players_in("just two cards left") is None


def test_every_mark_is_one_that_a_question_can_have():
    told = {str(one["plainly"]) for game in shelf().values() for one in moments(game) if "plainly" in one}
    seats = {
        "takes a hand",
        "leads after a dog",
        "after a queen",
        "most tricks",
        "begins",
        "deals once more",
        "cards at the end",
    }
    lines = {f"{won} {asks}" for won in ("ponte", "cash") for asks in ("bank", "ponte", "last")}
    meant = {mark.name for marks in MARKS.values() for mark in marks}
    assert told == seats | lines | meant | {"banker ponte", "banker last", "twos", "hand"}


@pytest.mark.parametrize(
    ("game", "text", "name", "number", "first"),
    [
        (
            "crazy-eights",
            "Twos make the next one draw. Two people each laid a two. How many do I pick up?",
            "debt",
            "2",
            "Four.",
        ),
        ("knockout-whist", "Three deals are behind us. How many cards does each get next?", "size", "4", "Four."),
        ("crazy-eights", "just me and my sister, how many cards does each get at the start", "cards", "2", "Seven."),
    ],
)
def test_the_number_that_was_read_stands_with_the_answer(game, text, name, number, first):
    said = reply(text, game, "en")
    assert said.first.endswith(first)
    assert [fact.text for fact in said.facts if fact.name == name] == [number]
