"""Positions told in words: what is understood, and a verdict only where all completions agree or one thing decides."""

from __future__ import annotations

import json

import pytest

from tutor.asking import completing
from tutor.asking.index import index
from tutor.asking.named import named_in
from tutor.asking.question import read_question
from tutor.asking.reply import SILENT, VERDICT, Reply, reply
from tutor.asking.told import read_told
from tutor.core.cards import RANKS, SUITS, Card
from tutor.desk.asking import ask_report, ask_text
from tutor.words import explain

DE = {"♠": "Pik", "♥": "Herz", "♦": "Karo", "♣": "Kreuz"}
EN = {"♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs"}


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_card_is_read_by_its_name(lang):
    for card in (Card(rank, suit) for rank in RANKS for suit in SUITS):
        name = explain.card_name(card, lang).lower()
        assert [(one.suit, one.rank) for one in named_in(name)] == [(card.suit, card.rank)], name


JUDGED = [
    ("getaway", "Pik ist ausgespielt, ich habe noch Pik 3 und Herz König - darf ich Herz spielen?", "no"),
    ("getaway", "clubs were led and i've no clubs, may i play the king of hearts?", "yes"),
    ("getaway", "im ersten Stich hab ich kein Pik, darf ich Karo Ass legen?", "yes"),
    (
        "getaway",
        "west leads the 5 of hearts, north the 9 of hearts, east throws the king of clubs. who picks up?",
        "north|♥9",
    ),
    ("knockout-whist", "clubs led, i hold the 2 of clubs and the king of spades, may i play the king?", "no"),
    ("knockout-whist", "herz ist trumpf, pik liegt, ich hab kein pik. muss ich trumpfen?", "no"),
    ("knockout-whist", "hearts were led and trumps are spades, i have the queen of hearts. may I throw a club?", "no"),
    (
        "knockout-whist",
        "Trumpf ist Kreuz. Nord Karo 5, Ost Karo König, Süd Kreuz 3, West Karo 9: wer macht den Stich?",
        "south|♣3",
    ),
    ("crazy-eights", "oben liegt die Pik 9, kann ich die Karo 9 legen?", "yes"),
    ("crazy-eights", "oben liegt herz könig, ich hab den pik könig. passt der drauf?", "yes"),
    ("crazy-eights", "oben liegt herz könig, ich hab den pik zehner. passt der drauf?", "no"),
    ("crazy-eights", "on the pile is the 4 of hearts, I've only got the jack of spades, may I play the jack?", "no"),
    ("crazy-eights", "Pik Bube liegt oben. Darf ich eine 8 spielen?", "yes"),
    ("crazy-eights", "eine 8 liegt, gewünscht wurde Herz, darf ich die Pik Dame spielen?", "no"),
    ("ecarte", "he led the 7 of diamonds and i have none, do i have to trump", "yes"),
    (
        "ecarte",
        "hearts are trump, he leads the queen of spades, i hold the king and 8 of spades. can i play the 8?",
        "no",
    ),
    ("ecarte", "keine herzen, aber einen trumpf. er spielt herz aus. darf ich was anderes abwerfen?", "no"),
    ("gurke", "im stich liegt ein König, ich hab 5, 9 und Ass. muss ich das ass spielen?", "no"),
    ("crazy-eights", "top is the 6 of spades, my cards: 6 of hearts, 2 of clubs. must i play the 6", "no"),
    ("crazy-eights", "acht liegt und karo ist gewünscht, ich hab nur pik und herz, darf ich pik legen", "no"),
    ("knockout-whist", "karo liegt, hab karo 5 und den trumpf könig, darf ich mit trumpf drüber", "no"),
    ("getaway", "pik liegt, ich hab pik 3 und pik dame. darf ich die dame behalten und herz werfen", "no"),
    ("ecarte", "queen of clubs is led, i have the ace of clubs. does my ace beat it?", "no"),
    ("getaway", "herz liegt, ich hab herz 4 und herz könig. darf ich die 4 behalten und stattdessen kreuz legen", "no"),
    ("gurke", "höchste ist eine 8, ich hab 4, 6, könig. darf ich die 6 nehmen", "no"),
    ("gurke", "a queen is highest so far, I have 6, jack and king. can I play the jack?", "no"),
    ("crazy-eights", "the pile shows the 5 of hearts. i put down the 5 of spades. allowed?", "yes"),
    ("crazy-eights", "top card is 9 of clubs, i play the 4 of hearts. legal?", "no"),
    ("crazy-eights", "acht gelegt, herz gewünscht. ich leg karo 3. geht das?", "no"),
    (
        "ecarte",
        "herz ist trumpf, er spielt karo dame, hab karo könig und karo 7. darf ich die 7 geben und den könig sparen",
        "no",
    ),
    ("ecarte", "clubs are led, I have neither clubs nor a trump. may I throw anything?", "yes"),
    ("gurke", "es liegt eine dame, ich hab könig, 8 und 4. darf ich die 4 geben obwohl ich den könig habe?", "yes"),
    (
        "knockout-whist",
        "trumpf ist herz, jemand spielt karo 4 aus, ich hab karo könig und herz 3. darf ich mit herz 3 stechen?",
        "no",
    ),
    (
        "knockout-whist",
        "Kreuz wurde ausgespielt, ich besitze weder Kreuz noch Trumpf, darf ich eine beliebige Karte abwerfen?",
        "yes",
    ),
    ("ecarte", "Sie spielt Karo Dame aus. Ich halte Karo König und Karo 8. Darf ich die 8 zugeben?", "no"),
    ("ecarte", "Pik ist Trumpf. Er spielt Herz 9, ich habe kein Herz, aber die Pik 8. Muss ich trumpfen?", "yes"),
    (
        "ecarte",
        "ausgespielt wurde kreuz ass, ich hab kreuz 7 und herz könig, herz ist trumpf, darf ich den könig nehmen?",
        "no",
    ),
    (
        "crazy-eights",
        "Oben liegt der Herz Bube. Auf der Hand hab ich Karo Bube und Pik 3. Darf ich den Karo Buben legen?",
        "yes",
    ),
    ("crazy-eights", "Opa legt die Pik Acht und wünscht sich Karo. Ich hab Pik König. Kann ich den legen?", "no"),
    ("crazy-eights", "kreuz zehn liegt, ich will die herz zehn drauflegen, erlaubt?", "yes"),
    ("crazy-eights", "Es liegt Karo König, ich hab nur Pik Dame und Herz 5. Darf die Dame drauf?", "no"),
    ("crazy-eights", "auf dem stapel karo 6, in meiner hand karo 9. darf ich die spielen", "yes"),
    ("gurke", "höchste Karte im Stich ist die Zehn, ich hab noch Bube, Sechs und Vier. darf ich die sechs legen", "no"),
    ("gurke", "es liegen 5 und 9, ich halte 9, 7, 3. darf ich die neun spielen?", "yes"),
    ("gurke", "Eine Dame liegt, meine Karten sind König, 8 und 2. Muss ich den König spielen?", "no"),
    ("gurke", "liegt ne 7, ich hab 6, 5 und 3. muss ich die 3 legen?", "yes"),
    ("getaway", "Karo liegt, ich habe Karo 5 und Karo Ass. Darf ich das Ass legen?", "yes"),
    (
        "knockout-whist",
        (
            "hearts are trumps, somebody leads the 4 of diamonds, i've got the king of diamonds and the 3 "
            "of hearts. can i ruff with the 3?"
        ),
        "no",
    ),
    ("knockout-whist", "clubs were led, I've neither a club nor a trump, may I throw any card?", "yes"),
    ("ecarte", "She leads the queen of diamonds. I hold the king and the 8 of diamonds. May I play the 8?", "no"),
    (
        "ecarte",
        "Spades are trumps. He leads the 9 of hearts, I have no hearts but the 8 of spades. Must I trump?",
        "yes",
    ),
    (
        "ecarte",
        (
            "the ace of clubs was led, i have the 7 of clubs and the king of hearts, hearts are trumps, may "
            "i use the king?"
        ),
        "no",
    ),
    (
        "crazy-eights",
        (
            "The jack of hearts is on top. In my hand are the jack of diamonds and the 3 of spades. May I "
            "play the jack of diamonds?"
        ),
        "yes",
    ),
    (
        "crazy-eights",
        "Grandad plays the 8 of spades and asks for diamonds. I have the king of spades. Can I play it?",
        "no",
    ),
    ("crazy-eights", "ten of clubs is up, i want to put the ten of hearts on it, allowed?", "yes"),
    (
        "crazy-eights",
        "king of diamonds on top, i've only the queen of spades and the 5 of hearts. can the queen go on it?",
        "no",
    ),
    ("crazy-eights", "pile shows 6 of diamonds, my hand: 9 of diamonds. may i play that", "yes"),
    ("gurke", "highest card in the trick is the ten, i've got jack, six and four left. may i play the six", "no"),
    ("gurke", "5 and 9 are down, I'm holding 9, 7, 3. can I play the nine?", "yes"),
    ("gurke", "a queen is down, my cards are king, 8 and 2. must I play the king?", "no"),
    ("gurke", "a 7 is lying there, i have 6, 5 and 3. do i have to play the 3?", "yes"),
    ("getaway", "diamonds led, i have the 5 of diamonds and the ace of diamonds. may i play the ace?", "yes"),
    ("gurke", "erst kam n könig, dann legt er ne 3. ich hab D 7 2. darf ich die 7 legen?", "no"),
    ("ecarte", "er spielt kreuz könig, ich hab nur kreuz 8 und noch nen trumpf. darf ich den trumpf nehmen", "no"),
    (
        "crazy-eights",
        "lena hat die herz acht gelegt und kreuz gewünscht. ich leg herz 6 weil ja herz liegt. darf ich?",
        "no",
    ),
    ("crazy-eights", "eine acht liegt oben, gewünscht ist pik. ich leg noch ne acht drauf (karo). ok?", "yes"),
    # a suit said once of several ranks
    ("getaway", "diamonds led, i hold k, 9, 4 of diamonds. am i free to choose any of them?", "yes"),
    ("ecarte", "led: king of hearts. my hearts are queen and 8, am i allowed to ruff instead?", "no"),
    ("knockout-whist", "hearts 10 is led, i have heart 5 and king of spades, may i play the king", "no"),
    ("knockout-whist", "hearts 10 is led, i have club 5 and king of hearts, may i play the 5", "no"),
    ("crazy-eights", "Pik 5 liegt offen, kann ich meine Herz 8 drauflegen?", "yes"),
    # whether a higher card must be played
    ("getaway", "ausgespielt pik 8, ich hab pik 4 und pik könig. muss ich drüber?", "no"),
    ("ecarte", "ausgespielt pik 8, ich hab pik 7 und pik könig. muss ich drüber?", "yes"),
    ("knockout-whist", "heart 6 led. i have the 2 of hearts and the jack of hearts, do i have to go over?", "no"),
    # what was led, said behind what is lacked
    ("getaway", "got no spades and spades was led, may i throw my king of diamonds", "yes"),
    ("gurke", "a nine is the high card, my cards are 3 9 K, may i play the nine", "yes"),
    ("crazy-eights", "karo 7 liegt, ich hab karo dame und herz 7. passt beides", "yes"),
    # a trump said in passing
    (
        "ecarte",
        "east led the jack of hearts, i put the 7 of clubs which is trump, i had no heart. is the trick mine?",
        "yes",
    ),
    # the last card
    ("crazy-eights", "meine letzte karte ist die karo 10 und es liegt karo dame. hab ich dann gewonnen?", "yes"),
    ("crazy-eights", "my last card is the eight of clubs, ten of hearts is on top. do i win?", "yes"),
]


@pytest.mark.parametrize(("game", "text", "right"), JUDGED)
def test_a_position_told_in_words_is_judged(game, text, right):
    assert reply(text, game).verdict == right


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("ecarte", "Ausgespielt ist Kreuz 9, ich habe Kreuz 7, darf ich die 7 zugeben?"),
        ("gurke", "es liegt eine 10, ich hab eine 8. darf ich die 8 legen?"),
        ("crazy-eights", "the king of clubs is up, i have a six. can i play the six?"),
        ("gurke", "in schweden liegt ein ass, ich hab ein ass. darf ich das legen?"),
        ("crazy-eights", "the jack of hearts lies on top, i have a seven and a king. may i play the king?"),
    ],
)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_where_one_thing_decides_both_sides_are_told(game, text, lang):
    said = reply(text, game, lang)
    assert said.verdict == "depends"
    yes, no = (explain.say("app", lang, f"ask-verdict-{one}").rstrip(".").lower() for one in ("yes", "no"))
    assert yes in said.first.lower()
    assert no in said.first.lower()


def test_of_many_sides_the_card_that_decides_is_named():
    said = reply(
        "the jack of hearts lies on top, i have a seven and a king. may i play the king?", "crazy-eights", "en"
    )
    assert said.first == "It depends on the exact card. king of hearts: yes; otherwise: no."


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("gurke", "drei Damen liegen im Stich, wer gewinnt?"),
        ("gurke", "someone led 5-5-5, i have 2 2 4 7 7. can i play 7 7 7?"),
        ("knockout-whist", "three of us hold the ace of spades"),
        ("knockout-whist", "ich hab pik ass und pik ass liegt, darf ich pik ass spielen"),
        ("", "clubs led, i hold the 2 of clubs, may i play the 2?"),
    ],
)
def test_what_is_not_wholly_understood_has_no_verdict(game, text):
    assert reply(text, game).verdict == ""


def test_a_verdict_names_its_rule_first_and_what_was_understood():
    said = reply(
        "clubs led, i hold the 2 of clubs and the king of spades, may i play the king?", "knockout-whist", "en"
    )
    assert said.kind == VERDICT
    assert said.answer.hits[0].id == "knockout-whist.trick.follow-suit"
    assert dict(said.understood)["In the hand"] == "two of clubs, king of spades"
    assert said.case is not None


def test_every_question_is_read_without_an_error():
    for text in (
        "",
        "?",
        "ass " * 200,
        "herz " * 120 + "darf ich",
        "wer gewinnt " + "pik 7 " * 60,
        "kann ich 8",
        "<b>♥",
    ):
        for game in ("getaway", "knockout-whist", "crazy-eights", "ecarte", "gurke"):
            assert isinstance(reply(text, game, "de"), Reply)
            read_told(text)


@pytest.mark.parametrize(
    ("text", "game"),
    [
        ("wie rochiert man", ""),
        ("qwertz uiop asdfg", ""),
        ("how do you score a full house", "gurke"),
        ("mir ist eine karte auf den boden gefallen", "ecarte"),
        ("can i take back a card i played by mistake", "getaway"),
    ],
)
def test_what_no_text_speaks_of_is_said_to_be_so(text, game):
    said = reply(text, game)
    assert said.kind == SILENT
    assert said.first in (explain.say("app", lang, "ask-silent") for lang in ("de", "en"))


def test_few_tuned_questions_are_refused_and_most_foreign_ones_are():
    from figures import questions

    def refused(name: str, step: int) -> float:
        asked = questions(name)[::step]
        return sum(reply(q["question"], q["game"] or "", q["lang"] or "").kind == SILENT for q in asked) / len(asked)

    assert refused("silent", 3) >= 0.86
    assert refused("tuning", 12) <= 0.06


def test_the_command_line_says_the_answer_first():
    said = ask_report({"question": JUDGED[4][1], "game": "knockout-whist", "lang": "en"})
    assert said["verdict"] == "no"
    text = ask_text(said)
    assert text.index("Understood:") < text.index("No.") < text.index("Follow suit")
    assert json.dumps(said)


def test_unknown_words_stand_below_what_was_found_and_beside_no_verdict():
    judged = ask_text(
        ask_report(
            {
                "question": "Hamish says one may draw although one could play, may one?",
                "game": "crazy-eights",
                "lang": "en",
            }
        )
    )
    found = ask_text(ask_report({"question": "zzqxv trumps", "game": "knockout-whist", "lang": "en"}))
    assert "Unknown" not in judged
    assert found.splitlines()[-1] == "Unknown: “zzqxv”."


WHICH = [
    ("karo 9 liegt, ich habe karo 7 und herz könig, welche darf ich legen", "getaway", "cards|♦7"),
    ("könig ausgespielt, hab nur dame 8 7 5. was muss ich geben?", "gurke", "cards|5"),
    (
        "he put the 8 of clubs and called diamonds. i got 3 of clubs and jack of diamonds, which one",
        "crazy-eights",
        "cards|♦B",
    ),
    ("liegt karo 7, hab pik 3 und kreuz 9, kann ich was legen", "crazy-eights", "no"),
    ("es liegt kreuz bube, ich hab karo dame und pik bube, passt da was", "crazy-eights", "yes"),
    ("i have two spades and the led suit is hearts, no hearts in my hand. can i play a spade", "getaway", "yes"),
    ("karo bube ausgespielt, ich hab karo ass. sticht das ass den buben?", "ecarte", "no"),
]


@pytest.mark.parametrize(("question", "game", "answer"), WHICH)
def test_which_of_the_cards_in_hand_may_be_laid_and_whether_any(question, game, answer):
    assert reply(question, game).verdict == answer


def test_no_card_that_fits_is_said_to_be_none():
    told = reply("top card is the jack of clubs, i got 3 of hearts and 9 of spades, which can i play", "crazy-eights")
    assert told.first == "None of them."


def test_a_call_is_no_card_to_lay():
    told = reply(
        "regel nach szu kay wong, oben herz könig. ich leg die pik 8. darf ich mir dann eine neue farbe wünschen",
        "crazy-eights",
    )
    assert told.verdict != "yes"


def test_a_suit_without_a_rank_may_be_its_highest_a_middle_and_its_lowest_card():
    whole = [Card(rank, suit) for suit in SUITS for rank in RANKS]
    meant = [cards[0].rank for cards in completing._meant(named_in("♥"), whole, (), suits=True)]
    assert (meant[0], meant[-1], len(meant)) == ("A", "2", 3)


def test_a_letter_that_stands_alone_is_no_unknown_word():
    asked = (read_question(index(), f"darf ich {one} bedienen", "getaway", "de") for one in ("w", "xqv"))
    assert [one.unknown for one in asked] == [(), ("xqv",)]


@pytest.mark.parametrize("game", ["getaway", "knockout-whist", "crazy-eights", "ecarte", "gurke"])
def test_a_trick_of_more_cards_than_anybody_can_lay_is_no_crash(game):
    lying = ", ".join(f"pik {rank}" for rank in ("2", "3", "4", "5", "6", "7", "8", "9", "10"))
    said = reply(f"es liegen {lying}. ich hab herz 4, darf ich die legen?", game)
    assert said.verdict == "" or game == "crazy-eights"
