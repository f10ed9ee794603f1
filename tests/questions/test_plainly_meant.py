"""Questions with yes or no that plainly mean one moment: each mark has its moment, and its words in both languages."""

from __future__ import annotations

import pytest

from tutor.asking.plainly_meant import MARKS, asking, marks_meant
from tutor.asking.reply import reply
from tutor.asking.standing import moments
from tutor.games import game, shelf

PLAIN = (
    (
        "crazy-eights",
        "pass on an empty stock",
        "The stock is used up. I could lay my 9, but I'd rather keep it. May I pass?",
        "yes",
    ),
    (
        "crazy-eights",
        "pass on an empty stock",
        "Stapel leer, wir mischen nicht neu. Ich könnte legen, will aber nicht. Darf ich passen?",
        "yes",
    ),
    (
        "crazy-eights",
        "play on an empty stock",
        "Nothing left to draw. I have a card that fits but would rather keep it. Do I have to play it?",
        "no",
    ),
    (
        "crazy-eights",
        "play on an empty stock",
        "Stapel ist alle. Ich hätte was, will es aber behalten. Muss ich es legen?",
        "no",
    ),
    (
        "crazy-eights",
        "draw though able to play",
        "Plain rules: may I draw one from the stock even though I have a card that fits?",
        "yes",
    ),
    (
        "crazy-eights",
        "draw though able to play",
        "Darf ich vom Stapel ziehen, obwohl ich was Passendes hätte?",
        "yes",
    ),
    (
        "getaway",
        "take right, counter-clockwise",
        "We play anticlockwise. Is it the right-hand neighbour whose cards I may take?",
        "yes",
    ),
    (
        "getaway",
        "take left, counter-clockwise",
        "Wir spielen gegen den Uhrzeigersinn. Darf ich die Hand vom linken Nachbarn nehmen?",
        "no",
    ),
    (
        "getaway",
        "count heaps",
        "We deal in heaps. Is the dealer allowed to count the cards in each?",
        "no",
    ),
    (
        "getaway",
        "shift between heaps",
        "Haufen statt einzeln ausgeteilt: Darf der Geber noch Karten umschichten?",
        "yes",
    ),
    (
        "knockout-whist",
        "two over the ace of trumps",
        "With the 2 of diamonds on top, does it beat even the ace of trumps?",
        "yes",
    ),
    (
        "knockout-whist",
        "ace of trumps over the two",
        "With the 2 of diamonds on top, does the ace of trumps beat the two?",
        "no",
    ),
    (
        "knockout-whist",
        "trumps before looking",
        "Muss ich den Trumpf nennen, bevor ich meine neuen Karten gesehen habe?",
        "no",
    ),
    (
        "knockout-whist",
        "trumps after looking",
        "Whoever names trumps: may they look at their new cards first?",
        "yes",
    ),
    (
        "knockout-whist",
        "full hand on the first dog",
        "Guernsey, for pennies: is the dog's life a full hand?",
        "yes",
    ),
    (
        "knockout-whist",
        "one card on the first dog",
        "Guernsey, um Geld: Ist das Hundeleben nur eine Karte?",
        "no",
    ),
    (
        "knockout-whist",
        "a dog of one’s own after another had it",
        "Jo had the dog's life in hand two. Now I have no trick for the first time. Do I get one too?",
        "no",
    ),
    (
        "knockout-whist",
        "out though it is the first time",
        "Ben hatte schon das Hundeleben. Jetzt hab ich zum ersten Mal keinen Stich. Bin ich raus?",
        "yes",
    ),
    (
        "gurke",
        "second life in Norway",
        "Norwegische Gurka, 21 erreicht: Hab ich noch ein zweites Leben?",
        "no",
    ),
    (
        "crazy-eights",
        "eight on eight",
        "Emre says you may lay an eight on an eight even if the suit does not fit. May I?",
        "yes",
    ),
    (
        "crazy-eights",
        "passes after a play",
        "Zu dritt, Stock leer. Ana passt, Bo passt, Cem legt eine Karte, Ana passt wieder. Ist das Spiel blockiert?",
        "no",
    ),
    (
        "knockout-whist",
        "wins by the last trick",
        "Letzte Hand, jeder eine Karte, Olga macht den Stich. Hat sie trotzdem die Partie gewonnen?",
        "yes",
    ),
    (
        "ecarte",
        "king kept quiet",
        "Trumpfkönig in der Hand: darf ich einfach die Klappe halten?",
        "yes",
    ),
    (
        "ecarte",
        "higher card deals",
        "We both draw a card. Is it the higher one that deals?",
        "yes",
    ),
    (
        "ecarte",
        "new trump after exchange",
        "After we swap cards, does the trump suit change as well?",
        "no",
    ),
    (
        "ecarte",
        "dealer announces after the lead",
        "I'm the dealer and hold the king of trumps. She has led, I haven't played yet. May I still announce it?",
        "yes",
    ),
)


@pytest.mark.parametrize(("of", "mark", "text", "answer"), PLAIN, ids=[f"{one[1]}-{one[2][:12]}" for one in PLAIN])
def test_what_is_plainly_meant_is_answered(of, mark, text, answer):
    assert next(marks_meant(text.lower())) == mark
    said = reply(text, of)
    assert said.verdict == answer
    assert said.answer.hits


def test_every_mark_has_one_moment_and_an_example():
    marked = [str(one["plainly"]) for each in shelf().values() for one in moments(each) if "plainly" in one]
    for mark in MARKS:
        assert marked.count(mark.name) == 1, mark.name
        assert any(mark.name == name for _, name, _, _ in PLAIN), mark.name


NOT_MEANT = (
    ("crazy-eights", "We play that you must lay if you can. The stock is gone, I have a 9 that fits. May I pass?"),
    ("crazy-eights", "We only draw when we can't play. I have a heart that fits but would rather draw. May I?"),
    ("getaway", "Everyone goes counter-clockwise: whose hand may I take, left or right?"),
    ("getaway", "Wie viele Haufen macht der Geber?"),
    ("knockout-whist", "Does the two of diamonds beat the ace of trumps in the ordinary game?"),
    ("gurke", "Danish game: is there a second life at 21?"),
)


@pytest.mark.parametrize(("of", "text"), NOT_MEANT, ids=[text[:30] for _, text in NOT_MEANT])
def test_where_something_else_is_told_no_mark_is_there(of, text):
    known = {one.get("plainly") for one in moments(game(of))}
    assert not known.intersection(marks_meant(text.lower()))


def test_whoever_may_be_right_is_asked_about():
    told = "the stock is gone. he says i have to play. is he right?"
    assert asking(told) == "he says i have to play."
    assert asking("may i pass? (plain rules)") == "may i pass?"
    assert asking("may i pass? we never reshuffle.") == "may i pass?"


def test_a_pile_that_is_not_shuffled_anew_is_no_rule_of_ones_own():
    for text in (
        "nobody reshuffles at our place, ",
        "we agreed not to reshuffle, ",
        "neu gemischt wird bei uns nicht, ",
    ):
        told = f"{text}the stock is empty. i could lay a nine but i'd rather keep it. may i pass?"
        assert reply(told, "crazy-eights").verdict == "yes", text


def test_the_trick_of_somebody_else_is_not_mine():
    told = "Clubs are trumps. My gran plays the ace of clubs and I put the 4 of clubs on it. Is the trick still gran's?"
    assert reply(told, "knockout-whist").verdict != "no"


def test_what_is_denied_is_part_of_what_a_mark_knows():
    told = (
        "Nothing left to draw. I could play but want to save it. He says you can't pass when you could go. Is he right?"
    )
    assert reply(told, "crazy-eights").verdict == "no"
