"""Sets of equal cards that are told: which cards may be led together, or laid on them, the engine says."""

from __future__ import annotations

from random import Random

import pytest

from tutor.asking.reply import reply
from tutor.asking.sets_told import Sets, read_sets

SAID = {"B": "jack", "D": "queen", "K": "king", "A": "ace"}
TRICKS = 60


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("Iceland: 4-4 was led, I hold 3, 4, 9. May I play 3 and 9?", "no"),
        ("Iceland: 4-4 was led, I hold 3, 4, 9. May I play 4 and 9?", "yes"),
        ("isländisch, drei fünfen kamen raus, der nächste legt 5-9-Bube. darf ich 8-Dame-König legen?", "yes"),
        (
            "Gúrka: ich hab noch drei karten, alles siebener, und komm raus. darf ich alle drei auf einmal hinlegen?",
            "no",
        ),
        ("iceland, im on lead with my last two cards, both jacks. can i put them down together", "no"),
        (
            "Island: ich hab noch fünf Karten, 3, 8 und drei Damen, und spiele aus. Darf ich die drei Damen legen?",
            "yes",
        ),
        ("gurka iceland, I hold four 9s plus a 3. can I lead all four nines in one go?", "yes"),
        ("Gúrka auf Island: liegt 8-D-K, ich hab 2,2,4,7,B,A. Bleibt mir nur 2-2-4?", "yes"),
        ("Icelandic: two sevens led. I'd answer with a 9 and a jack. Allowed though they don't match?", "yes"),
        ("Icelandic. Three sevens led. I'd like to play just one card, an ace. Allowed?", "no"),
        ("iceland, someone leads 6-6, i've 6 of hearts and a queen. both together ok?", "yes"),
        ("5-5-5 was led, Jón put 5-9-J on it. I hold 2 4 8 Q K. Can I answer with 8-Q-K?", "yes"),
        (
            "Icelandic. Two kings are led, my hand is A 9 5 2. Answering with ace plus deuce is against the rules, no?",
            "yes",
        ),
    ],
)
def test_a_set_that_is_told_is_judged(text, verdict):
    said = reply(text, "gurke")
    assert said.verdict == verdict
    assert said.reason
    assert dict(said.understood)


@pytest.mark.parametrize(
    "text",
    [
        "dänisch agurk: es liegen 9 und dame, ich hab dame, 7 und 4. darf ich die dame geben?",  # two single cards
        "im leader with K 4 4, can i lead the king",
        "A 7 was led and nobody topped it. I hold 8, 9 and K. Am I allowed to get rid of the 8 here?",
        "Island-Regeln: Björk spielt 7-7 aus, Jón legt 7-10, Katla gibt 2-3. Wem gehört der Stich?",
        "isländisch, zwei Sechser sind ausgespielt, ich gebe Neun und Bube. Es müssten zwei gleiche sein. Stimmt das?",
        "Gúrka: Jón holds ♠6 ♥6 ♣6 and wants to lead the three of them as a set. May he?",  # the six of clubs is no six
        "iceland, may i lead a pair?",
        "two kings led: may I throw one ace plus my smallest card?",
    ],
)
def test_what_tells_no_set_or_too_little_is_not_read_as_one(text):
    assert read_sets(text) is None


def test_any_trick_of_sets_is_read_as_it_is_told():
    chance, ranks = Random(3), [*map(str, range(2, 11)), *SAID]
    for _ in range(TRICKS):
        many = chance.choice((2, 3))
        led, hand = chance.choice(ranks), sorted(chance.sample(ranks, many + 2), key=ranks.index)
        asked = sorted(chance.sample(hand, many), key=ranks.index)
        told = [", ".join(SAID.get(rank, rank) for rank in some) for some in (hand, asked)]
        text = f"Iceland: {'-'.join([SAID.get(led, led)] * many)} was led, I hold {told[0]}. May I play {told[1]}?"
        assert read_sets(text) == Sets(((led,) * many,), False, tuple(hand), many + 2, tuple(asked), False), text


def test_the_rule_set_decides_and_can_be_chosen_by_hand():
    text = "I hold 8, 8, 3, 2 and lead. May I lead both eights together?"
    assert reply(text, "gurke").verdict != "yes"
    assert reply(text, "gurke", corrected=(("rules", "gurka-is"),)).verdict == "yes"


@pytest.mark.parametrize(
    "text",
    [
        "Iceland: I have ² cards left, 7-7, my lead. May I lead both sevens together?",
        f"Iceland: {'1' * 5000} cards left, 7-7, may I lead both?",
        "Island: Pik 9, Herz 9, Karo 9 auf der Hand, ich spiel aus. Derf i zwoa davon auf oamoi?",
        f"Iceland: {', then '.join(f'{n}-{n}' for n in range(2, 11))} were led, may I answer with jack-jack?",
        "Iceland 4-4 " * 800 + "?",
        "regelspiel herz 9 " * 500 + "?",
    ],
)
def test_whatever_is_typed_is_answered_by_a_sentence(text):
    for game in ("gurke", "ecarte"):
        assert reply(text, game).first
