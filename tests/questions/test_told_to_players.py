"""What players found wrong in answers: made-up suits, words taken for people, half a question answered."""

from __future__ import annotations

import pytest

from tutor.asking.reply import SILENT, VERDICT, reply


@pytest.mark.parametrize(
    ("game", "text", "first"),
    [
        (
            "gurke",
            "Dänische Art, letzter Stich: Ali legt 8, Bea legt auch 8, Cem 5. Wer kriegt die Minuspunkte?",
            "Bea.",
        ),
        (
            "getaway",
            "Lea leads 5♣, Tom adds 9♣, then Mia drops the ace of spades. Who must take the cards?",
            "Tom, with",
        ),
    ],
)
def test_a_suit_is_named_where_it_was_told(game, text, first):
    assert reply(text, game).first.startswith(first)


@pytest.mark.parametrize(
    "text",
    [
        "ich spiel ♦4 aus, gleich der nächste hat kein karo und haut ♠K hin. muss ich meine karte wieder aufnehmen",
        "my very last card was the king of spades. everyone followed and mine was top. am i out?",
    ],
)
def test_a_small_word_is_nobody_at_the_table(text):
    said = reply(text, "getaway")
    assert said.kind == VERDICT
    assert not {"Hin", "Very"} & {word for _, what in said.understood for word in what.split()}


@pytest.mark.parametrize(
    "text",
    [
        "Wie viele Karten hat das Blatt, in welchen Päckchen wird ausgeteilt, und wohin kommt der Rest?",
        "how many cards does everybody get and what becomes of the rest",
    ],
)
def test_one_number_is_no_answer_to_several_questions(text):
    assert reply(text, "ecarte").kind != VERDICT


def test_a_card_that_is_dropped_on_a_trick_did_not_fall_down():
    assert reply("mia has no clubs and drops the ace of spades, who has to take the cards", "getaway").kind != SILENT
    assert reply("i dropped a card on the floor, what now", "getaway").kind == SILENT


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("getaway", "Dürfen bei sechs Leuten immer zwei ein festes Team bilden?"),
        ("crazy-eights", "Gibt es für den Sieger einen Preis?"),
        ("knockout-whist", "does the winner get a prize"),
        ("gurke", "Tauscht man nach jedem Spiel die Plätze?"),
        ("crazy-eights", "May I choose my seat?"),
        ("gurke", "A card slipped out of my hand and everyone saw it. Do I have to play it at my next turn?"),
        ("crazy-eights", "How many cents per point does the winner collect?"),
        ("getaway", "In Hearts, what does the queen of spades cost?"),
    ],
)
def test_what_each_table_settles_and_what_is_of_another_game_is_said_to_be_so(game, text):
    assert reply(text, game).kind == SILENT


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("crazy-eights", "Fängt der an, der rechts neben dem Geber sitzt?"),
        ("ecarte", "Chouette. Der Ponte hat gewonnen. Wechseln jetzt die Plätze?"),
        ("knockout-whist", "vier karten, vier verschiedene farben, gibts da eine belohnung?"),
    ],
)
def test_what_sounds_like_it_and_is_of_the_game_is_answered(game, text):
    assert reply(text, game).kind != SILENT


@pytest.mark.parametrize(
    ("game", "text", "verdict"),
    [
        (
            "getaway",
            "7. Stich: Ali ♣4, Bea ♣D, Cem kann kein Kreuz und gibt ♥2. Wer muss die drei Karten nehmen?",
            "bea|♣D",
        ),
        ("ecarte", "Trumpf Pik. Vorhand spielt ♥B, ich halte ♥D, ♥8 und drei Kreuz. Darf ich die ♥8 zugeben?", "no"),
        ("getaway", "my sister led 7h, i've got the 2h and the KC. can i play the KC?", "no"),
        ("getaway", "7♥ was led, I've zero hearts. may I throw whichever I like?", "yes"),
    ],
)
def test_cards_in_letters_and_signs_are_read_as_players_write_them(game, text, verdict):
    assert reply(text, game).verdict == verdict


def test_what_somebody_wants_to_reach_by_a_move_is_not_what_is_asked():
    said = reply(
        "my sister led 7♥. i've got the 2 of hearts. can i dump the king of clubs so she has to pick up?", "getaway"
    )
    assert said.verdict != "yes"


@pytest.mark.parametrize(
    ("game", "text", "wrong"),
    [
        ("crazy-eights", "Grundspiel, im Stapel sind noch Karten. Darf ich passen statt ziehen?", "yes"),
        (
            "gurke",
            "letzter stich 5, 9, 3, 9, 7, dänisches spiel. wer von den zwei neunern hat das spiel verloren",
            "no",
        ),
    ],
)
def test_a_moment_of_the_contrary_is_no_answer(game, text, wrong):
    assert reply(text, game).verdict != wrong
