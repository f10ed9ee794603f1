"""Whether something is not so: the denial is turned round, or nothing is said."""

from __future__ import annotations

import pytest

from tutor.asking.reply import reply
from tutor.asking.turned import denied, upright


@pytest.mark.parametrize(
    ("game", "text", "right"),
    [
        ("crazy-eights", "Stimmt es, dass man eine Acht nicht auf jede beliebige Karte legen darf?", "no"),
        ("ecarte", "Stimmt es dass man nicht gezwungen ist, den König zu melden?", "yes"),
        ("gurke", "Stimmt es, dass man sich in Schweden nicht zweimal zurückkaufen kann?", "yes"),
        (
            "getaway",
            "stimmts dass ma ned höher gehn muss wenn ma die farbe hat, also auch was kleines hergeben darf",
            "yes",
        ),
        ("knockout-whist", "is it true that you don't have to follow suit?", "no"),
        ("crazy-eights", "Stimmt es, dass derjenige, der zuerst alles los ist, keine Strafpunkte bekommt?", "yes"),
        ("getaway", "Stimmt es, dass man sich beim Nachbarn nicht bloß zwei Karten rauspicken darf?", "yes"),
        ("gurke", "Is it true that you never have to follow with the same number of cards in Iceland?", "no"),
        (
            "getaway",
            "Is it true that I don't have to beat the highest card, and can choose among my three clubs?",
            "yes",
        ),
        ("getaway", "With heaps instead of dealing, is the dealer banned from counting the heaps?", "yes"),
        (
            "ecarte",
            "Stimmt es, dass die Vorhand, wenn sie ohne Vorschlag losspielt, nicht unbedingt drei Stiche machen muss?",
            "no",
        ),
        ("getaway", "Stimmt es, dass man, im ersten Stich, nicht unbedingt warten muss, bis man dran ist?", "yes"),
    ],
)
def test_what_is_asked_whether_it_is_not_so_is_turned_round(game, text, right):
    assert reply(text, game).verdict == right


@pytest.mark.parametrize(
    ("game", "text", "first"),
    [
        ("knockout-whist", "is it true that you don't have to follow suit?", "No."),
        ("ecarte", "Stimmt es dass man nicht gezwungen ist, den König zu melden?", "Ja."),
        ("crazy-eights", "i lay two eights at once. is that forbidden?", "Yes, that is forbidden."),
        ("crazy-eights", "ist es verboten, zwei karten auf einmal zu legen?", "Ja, das ist verboten."),
        ("crazy-eights", "herz 9 liegt oben, ich lege karo 9. ist das verboten?", "Nein, das ist erlaubt."),
    ],
)
def test_only_what_is_forbidden_is_said_to_be_allowed_or_not(game, text, first):
    assert reply(text, game).first == first


@pytest.mark.parametrize(
    ("game", "text", "right", "first"),
    [
        ("knockout-whist", "darf ich nicht einfach mit trumpf rauskommen wenn ich dran bin?", "yes", "Doch."),
        ("crazy-eights", "muss ich denn bei der acht nicht ne farbe sagen?", "yes", "Doch."),
        ("getaway", "darf ich nicht vom linken nachbarn die karten nehmen?", "yes", "Doch."),
        ("knockout-whist", "darf ich trumpfen wenn ich nicht bedienen kann?", "yes", "Ja."),
        ("ecarte", "stimmt es dass man den könig nicht melden muss?", "yes", "Ja."),
        ("getaway", "can't I take the hand of the player on my right?", "no", "No."),
        ("crazy-eights", "can't I draw even if i've actually got something that fits?", "yes", "Yes."),
        ("gurke", "dont i have to beat the card in the polish game if im able to?", "yes", "Yes."),
    ],
)
def test_who_expects_a_yes_is_answered_whether_it_is_so(game, text, right, first):
    told = reply(text, game)
    assert (told.verdict, told.first) == (right, first)


@pytest.mark.parametrize(
    ("game", "text"),
    [("knockout-whist", "hundeleben"), ("ecarte", "follow suit"), ("ecarte", "jeux de règle"), ("getaway", "tochoo")],
)
def test_who_types_a_term_gets_no_yes_or_no(game, text):
    assert reply(text, game).verdict == ""


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("getaway", "They say nobody ever has to pick up the first trick, even if someone couldn't follow. Correct?"),
    ],
)
def test_what_is_denied_in_a_way_that_cannot_be_turned_has_no_verdict(game, text):
    assert reply(text, game).verdict == ""


@pytest.mark.parametrize(
    "text",
    [
        "Mein Onkel meint, wer den letzten Stich macht, wählt Trumpf. Ist das so?",
        "Dritte Hand fertig: Bea 2, ich 2, Tim 1. Müssen Bea und ich jetzt abheben, wer Trumpf machen darf?",
    ],
)
def test_who_does_it_is_no_answer_to_whether_it_is_so(text):
    assert "|" not in reply(text, "knockout-whist").verdict


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("gurke", "Vidargas: I'm dealer with five cards and want to change a lot. How many may I throw?"),
        ("knockout-whist", "Hand one, seven players, three without a trick. How many dog's lives are handed out?"),
    ],
)
def test_a_moment_whose_words_occur_in_another_story_is_not_judged(game, text):
    assert reply(text, game).verdict == ""


@pytest.mark.parametrize(
    ("game", "text", "right"),
    [
        ("getaway", "erster stich: mama hat kein pik, legt karo 9. papa sagt, er muss nix legen. stimmt das?", "no"),
        ("crazy-eights", "mein bruder behauptet man darf keine acht auf ne acht legen. hat er recht?", "no"),
        ("knockout-whist", "man muss nicht überstechen, richtig?", "yes"),
    ],
)  # fmt: skip
def test_a_claim_that_something_is_not_so_is_judged_as_one_that_it_is(game, text, right):
    assert reply(text, game).verdict in ("", right)


def test_who_asks_which_of_two_is_right_gets_no_yes_or_no():
    text = "Streit am Tisch: Jule meint die Herz 9 darf auf die Pik 9, Finn sagt nie im Leben. Wer hat recht?"
    assert reply(text, "crazy-eights").verdict not in ("yes", "no")


@pytest.mark.parametrize(
    ("game", "text", "wrong"),
    [
        ("knockout-whist", "ich habe kein herz, dann muss ich trumpfen, richtig?", "yes"),
        ("knockout-whist", "ich habe die farbe nicht und muss trumpfen, richtig?", "yes"),
        ("getaway", "i don't have spades, so i may play any suit, right?", "no"),
        ("gurke", "i don't have a higher card so i must play my lowest, right?", "no"),
        ("crazy-eights", "a card of the same suit as the top card can never be played, right?", "yes"),
        ("crazy-eights", "eine gleiche farbe wie oben darf man da nie legen, stimmt das?", "yes"),
    ],
)
def test_what_is_denied_of_a_hand_is_not_what_is_claimed(game, text, wrong):
    assert reply(text, game).verdict != wrong


@pytest.mark.parametrize(
    ("game", "text", "right"),
    [
        ("crazy-eights", "bei uns liegt die herz 9, darf ich die herz 4 legen?", "yes"),
        ("crazy-eights", "in our game the 9 of hearts is on the pile, may i play the 4 of hearts?", "yes"),
        ("crazy-eights", "9 of spades on the pile. can i play the 4 of spades and keep the eight?", "yes"),
        ("getaway", "who leads right after a tochoo?", "role|highest-led"),
    ],
)
def test_words_that_also_mean_something_else_cost_no_verdict(game, text, right):
    assert reply(text, game).verdict == right


@pytest.mark.parametrize(
    "text",
    [
        "mein schwager behauptet, hier gibt es überhaupt keinen trumpf. sagt der die wahrheit?",
        "stimmt es, daß man, wenn man mehrere hat, keineswegs verpflichtet ist zu überbieten?",
        "is it so that one is by no means obliged to go higher?",
    ],
)
def test_a_denial_that_is_heard_late_is_answered_by_no_yes_or_no(text):
    assert reply(text, "getaway").verdict == ""


@pytest.mark.parametrize(
    ("text", "asked", "turned"),
    [
        (
            "man muss den könig nicht melden, wenn man nicht will - stimmts?",
            "man muss den könig melden - stimmts?",
            "denied",
        ),
        ("sind bei der gurke die farben wurscht?", "spielen die farben eine rolle?", "denied"),
        (
            "oma sacht ich darf da nicht mit der dame stechen. hat oma recht?",
            "oma sacht ich darf da mit der dame stechen. hat oma recht?",
            "denied",
        ),
        ("ace led, so i can't play my ace?", "ace led, so i can play my ace?", "denied"),
        ("an ace costs a single point, not eleven. is she right?", "an ace costs a single point . is she right?", ""),
        (
            "nehmen darf nur der mit der macht, alle andern nicht. hat sie recht?",
            "nehmen darf nur der mit der macht . hat sie recht?",
            "",
        ),
        (
            "he says i have to trump because i can't follow. is he right?",
            "he says i have to trump because i can't follow. is he right?",
            "",
        ),
    ],
)
def test_what_is_denied_beside_what_is_asked_turns_nothing(text, asked, turned):
    assert upright(text) == (asked, turned)
    assert not denied(asked)
