"""The ways in which a position is told: each kind in both languages, beside what looks like it and is no such thing."""

from __future__ import annotations

import pytest

from tutor.asking.phrased import plainly_told, without_rules
from tutor.asking.reply import reply

KINDS = [
    # a trick told as a list of ranks, without a verb
    ("gurke", "Schwedisch, wie man es heute spielt: König, König, dann eine Drei. Hab Dame, 7, 2. Geht die 7?", "yes"),
    ("gurke", "Danish rules. Trick so far 7, jack, 5. I hold jack, 8, 3. Can I put my jack down?", "yes"),
    (
        "gurke",
        "Auf dem Tisch 9, Dame, 4. Ich hab 3, 9 und König. Darf ich die 9 legen, weil ja schon eine 9 liegt?",
        "no",
    ),
    ("gurke", "Nine, queen, four on the table, and I'm left with queen, ten, five. Is the ten alright?", "no"),
    ("gurke", "Dame, 9, 4. Darf ich die 4 legen?", ""),
    # a suit that comes
    ("knockout-whist", "Karo ist Trumpf, Pik kam, ich hab kein Pik. Mußte ich den Karo reinhauen?", "no"),
    ("ecarte", "Karo kommt, ich hab keins, dafür die Trumpf 7 und den Kreuz König. Kann ich den König abwerfen?", "no"),
    ("knockout-whist", "Hearts come round and I'm out of hearts. I do have trumps. Must I use one?", "no"),
    # what somebody would rather do is what they ask about
    ("getaway", "Herz 9 liegt. Ich hätte Herz 3 und Herz Bube und würd gern den Buben loswerden. Geht das?", "yes"),
    ("getaway", "Led a diamond. I still hold the 2 of diamonds but I'd rather dump my club ace. Is that legal?", "no"),
    ("gurke", "Polnisch: 7 liegt, hab nur noch 2 und Bube. Muss ich den Buben nehmen? Würd lieber die 2 opfern", "yes"),
    # one word that asks
    ("crazy-eights", "Herz Dame liegt. Ich hab den Kreuz König. Erlaubt?", "no"),
    ("crazy-eights", "10 of clubs showing. Is my 10 of hearts playable?", "yes"),
    # one is kept, the other one is asked about
    (
        "ecarte",
        "You lead the 10 of hearts. I have the king and the 8 of hearts. Can I keep my king and drop the 8?",
        "no",
    ),
    (
        "ecarte",
        "She plays the 9 of spades. I've the 10 and the 7 of spades. Can I hold back the 10 and give the 7?",
        "no",
    ),
    (
        "ecarte",
        "Er kommt mit Pik Bube, ich hab Pik Dame und Pik 7. Kann ich die Dame zurückhalten und die 7 geben?",
        "no",
    ),
    # by which rules it is played, told with cards
    (
        "crazy-eights",
        "Our rule: eights have to match too. 7 of spades on top and I'd love to play the 8 of hearts. Ok?",
        "no",
    ),
    (
        "crazy-eights",
        "Bei uns müssen Achten auch passen. Kreuz König liegt, ich würde gern die Herz 8 ablegen. Darf ich?",
        "no",
    ),
    (
        "gurke",
        "We play swedish with the ace rule. Guy before me dropped an ace, i've an ace and a 4. Can i play my ace?",
        "no",
    ),
    ("gurke", "Es liegt König, ich hab Dame, 8, 5 und wir spielen wie die Dänen. Darf ich die 8 weggeben?", "no"),
    ("crazy-eights", "Our rule: nines count double. 7 of spades on top. May I play the 9 of spades?", ""),
    ("crazy-eights", "Mit Sonderkarten: Pik 2 liegt, ich hab ne Acht. Darf ich die Acht legen?", "no"),
    (
        "crazy-eights",
        "8 of clubs, diamonds named. I'm holding the 6 of diamonds. Okay to lay the 6 of diamonds?",
        "yes",
    ),
    # what is lacked
    ("getaway", "First trick of the game and I don't hold a single spade. May I get rid of my ace of hearts?", "yes"),
    (
        "crazy-eights",
        "Jens hat ne Acht gelegt und Herz verlangt. Herz hab ich nicht, aber die Karo Acht. Darf die drauf?",
        "yes",
    ),
    ("knockout-whist", "I can't follow diamonds. May I throw a small club and keep my trump?", "yes"),
    ("ecarte", "Herz liegt, Herz hab ich keins, Trumpf auch nicht. Ist die Karo 7 erlaubt?", "yes"),
    ("ecarte", "Herz liegt, ich hab kein Herz. Trumpf hab ich. Muss ich einen nehmen?", "yes"),
    # what lay before, and was not beaten
    (
        "gurke",
        "Modern Swedish: he dropped a 3 because he couldn't beat the king. I hold queen, 7, 2. Is the 7 legal?",
        "yes",
    ),
    (
        "gurke",
        "Schweden, neue Regeln: er legt eine 4, weil er die Dame nicht schlagen konnte. Hab 9, 6, 2. Ist die 6 ok?",
        "yes",
    ),
    # a hand, told in passing
    ("getaway", "Lisa spielt Karo 9 an, ich sitz da mit Karo Ass und Karo 2. Muss ich drüber gehen?", "no"),
    ("gurke", "Queen on the table, I'm next with 4 4 10 J. Is the 10 ok?", "no"),
    ("gurke", "Polnisch: es liegt 10, ich könnte mit König drüber, darf ich trotzdem meine 2 opfern?", "no"),
    (
        "ecarte",
        "Diamond king led, clubs are trumps. I've no diamonds but two clubs, the 7 and the queen. May I use the 7?",
        "yes",
    ),
    # a card asked about by no word for laying
    ("crazy-eights", "4 of spades is on top, I got the 4 of hearts. that's okay to play right", "yes"),
    ("crazy-eights", "Oben liegt Karo 9, ich hab die Kreuz 9, passt die?", "yes"),
    ("crazy-eights", "King of clubs on the pile, I've only the queen of hearts, both pictures, does that work?", "no"),
    # the suit of a card behind it
    (
        "crazy-eights",
        "He played an eight and said spades, the eight itself is a heart. Can I drop my 5 of hearts?",
        "no",
    ),
    # what is wished for beside the card, and what is wished for alone
    (
        "crazy-eights",
        "Herz 8 liegt, gewünscht Karo. Hab die Pik 8, darf ich die legen und was anderes wünschen?",
        "yes",
    ),
    # the last card laid is the one on top
    (
        "crazy-eights",
        "Al put down an eight and wanted clubs, then Bo the 6 of clubs. Now it's me with the 6 of spades, does it go?",
        "yes",
    ),
    # which of two beats the other
    ("gurke", "Isländisches Spiel: Ass liegt als höchste, ich leg die Kreuz 6. Schlägt die das Ass?", "yes"),
    ("ecarte", "He plays the king of hearts, I have the ace of hearts. Does that beat the king?", "no"),
]


@pytest.mark.parametrize(("game", "text", "right"), KINDS)
def test_a_position_is_read_in_the_way_it_is_told(game, text, right):
    assert reply(text, game).verdict == right


STORIES = [
    (
        "Dritter Stich, Karo. Die rechts hat ne Thulla geworfen, ich hätt die Karo 8. Darf ich die noch dazulegen?",
        "no",
    ),
    (
        "Anna kommt mit Herz 8 raus, Ben hat kein Herz, haut Pik 3 rein. Ich hab Herz 9, darf ich die noch legen?",
        "no",
    ),
    ("I lead heart 6, Mary has no hearts and throws the king of spades. May Jonas still add a card?", "no"),
    (
        "Three of us left. My last card was diamond 10, the other two followed with the 6 and the 8. Am I out?",
        "no",
    ),
    ("my last card was the 3 of hearts, someone beat it with the 7 and everybody had hearts. am I safe now", "yes"),
]


@pytest.mark.parametrize(("text", "right"), STORIES)
def test_a_story_is_read_in_the_way_it_is_told(text, right):
    assert reply(text, "getaway").verdict == right


def test_a_position_with_too_many_completions_has_no_verdict():
    text = "the 7, 8 and 9 lie there, hearts, spades and clubs in my hand, a 4, a 5, a 6 too. may i play the 5"
    assert reply(text, "knockout-whist").verdict == ""


def test_a_rule_that_is_told_names_no_card_on_the_table():
    told = "our rule: eights must match. 7 of spades on top"
    assert without_rules(told, ["eights must match"]) == "our rule: . 7 of spades on top"
    assert without_rules("rainbow rule. 7 lies there", ["rainbow"]) == "rainbow rule. 7 lies there"


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("karo kommt, herz hab ich nicht", "karo liegt, ich habe kein herz"),
        ("in diamonds i have 7 and king", ", ich habe ♦7 und ♦könig"),
        ("im stich liegt ein könig", "im stich liegt ein könig"),
    ],
)
def test_other_words_are_put_into_plain_ones(text, plain):
    assert plainly_told(text) == plain
