"""Asking: the right rule first for most questions, an answer to whatever is typed, and a batch never ends early."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tutor.asking.answer import MOST, ask
from tutor.asking.index import index
from tutor.asking.lemmas import Lexicon
from tutor.asking.likeness import Likeness
from tutor.asking.question import read_question
from tutor.asking.quote import quote
from tutor.asking.reply import SILENT, reply
from tutor.core.languages import LANGUAGES
from tutor.words import explain

QUESTIONS = [
    json.loads(line)
    for line in Path(__file__).with_name("tuning.jsonl").read_text("utf-8").splitlines()
    if line.strip()
]

FIRST, AMONG_THREE = 0.86, 0.96
"""The figures may rise; a change that lets them fall has to say why."""


def place(question) -> int:
    """At which place, from 0, the right answer comes."""
    hits = ask(question["question"], question["game"] or "", question["lang"] or "").hits
    return next((n for n, hit in enumerate(hits) if hit.id in question["ids"]), MOST)


def test_the_right_rule_comes_first_for_most_questions():
    places = [place(question) for question in QUESTIONS]
    first, three = (sum(n < most for n in places) / len(places) for most in (1, 3))
    assert first >= FIRST, f"{first:.3f} first"
    assert three >= AMONG_THREE, f"{three:.3f} among three"


def ids(text: str, game: str = "", lang: str = "") -> list[str]:
    return [hit.id for hit in ask(text, game, lang).hits]


@pytest.mark.parametrize("game", ["getaway", "gurke", ""])
def test_another_game_in_the_question_wins(game):
    assert ids("écarté: muss ich stechen", game)[0].startswith("ecarte.")
    assert ids("what is trump in knockout whist", game)[0].startswith("knockout-whist.")


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("when do you draw in crazy eights", "crazy-eights."),
        ("how do you score in écarté", "ecarte.score.three-tricks"),
        ("Knockout Whist: muss ich trumpfen", "knockout-whist.trick.void-plays-anything"),
    ],
)
def test_a_name_that_says_which_game_asks_for_nothing_itself(typed, first):
    assert ids(typed)[0].startswith(first)
    assert "crazy-eights.play.eight-any-time" not in ids(typed)[:3]


def test_the_game_in_view_is_preferred():
    assert {id_.partition(".")[0] for id_ in ids("follow suit", "getaway")[:3]} == {"getaway"}


@pytest.mark.parametrize(
    "typed",
    ["worum geht es", "Worum gehts da?", "worum geht's hier", "Ziel des Spiels", "what is it about", "aim of the game"],
)
@pytest.mark.parametrize(
    ("game", "first"),
    [
        ("getaway", "getaway.goal.escape"),
        ("knockout-whist", "knockout-whist"),
        ("crazy-eights", "crazy-eights.goal.shed"),
        ("ecarte", "ecarte.target.five"),
        ("gurke", "gurke.aim.avoid-last"),
    ],
)
def test_what_a_game_is_about_is_answered_by_the_game_in_view(typed, game, first):
    assert ids(typed, game)[0] == first


def test_what_a_game_is_about_is_answered_by_every_game_where_none_is_in_view():
    games = {hit.game for hit in ask("worum geht es").hits}
    assert games == {"getaway", "knockout-whist", "crazy-eights", "ecarte", "gurke"}
    assert ids("worum geht es bei Gurke", "getaway")[0] == "gurke.aim.avoid-last"


@pytest.mark.parametrize("typed", ["what about aces", "Ziel 30 Punkte", "ein Punkt", "der die das und", "about trumps"])
def test_more_than_the_aim_or_something_else_is_answered_by_its_words(typed):
    assert not read_question(index(), typed).aim


@pytest.mark.parametrize(
    "typed",
    [
        "chance KH QH 10S 8S 7D 10H",
        "Chance mit ♥K ♥D ♠10 ♠8 ♦7, Trumpf ♥10",
        "wie wahrscheinlich: Herz-König, Herz-Dame, Pik-Zehn, Pik-Acht, Karo-Sieben, aufgedeckt Herz-Zehn",
        "odds: king of hearts, queen of hearts, ten of spades, eight of spades, seven of diamonds, ten of hearts",
    ],
)
def test_the_chances_of_a_hand_lead_to_its_odds(typed):
    answer = ask(typed, "ecarte")
    assert answer.hits[0].id == "odds"
    assert [card.text for card in answer.question.cards] == ["♥K", "♥D", "♠10", "♠8", "♦7", "♥10"]


def test_a_small_word_is_no_card():
    assert ask("as we say: a club is a club, i had a go", "ecarte").question.cards == ()


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("Farbe bedeinen", "Farbe bedienen"), ("folow suit", "follow suit"), ("Koenig anmelden", "König anmelden")],
)
def test_slips_are_forgiven(typed, meant):
    assert ids(typed, "ecarte")[0] == ids(meant, "ecarte")[0]


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "?",
        "der die das und",
        "the of and",
        "Привет мир",
        "歩兵",
        "\x00\u202e",
        "<script>alert(1)</script>",
        "🂡🃏",
    ],
    ids=repr,
)
@pytest.mark.parametrize("game", ["", "gurke"])
def test_what_is_no_question_is_no_error(text, game):
    answer = ask(text, game)
    assert len(answer.hits) <= MOST


@pytest.mark.parametrize("text", ["wer gibt " * 1200, "x" * 10_000, "<b>" * 3_000, "trumpf? " + "lorem ipsum " * 900])
def test_a_long_question_is_answered_by_its_beginning(text):
    answer = ask(text, "knockout-whist")
    assert len(answer.question.text) <= 600
    assert bool(answer.hits) == ("gibt" in text or "trumpf" in text)


def test_one_word_that_matches_is_never_left_without_an_answer():
    assert ids("xyzzy qwertz trumpf plugh", "knockout-whist")
    assert set(ask("xyzzy qwertz trumpf plugh").question.unknown) == {"xyzzy", "qwertz", "plugh"}


@pytest.mark.parametrize(
    ("typed", "game", "first"),
    [
        ("what if I can't play anything", "crazy-eights", "crazy-eights.turn.draw"),
        ("what if I can't play?", "crazy-eights", "crazy-eights.turn.draw"),
    ],
)
def test_a_question_of_small_words_alone_is_answered_by_what_people_ask_so(typed, game, first):
    assert not read_question(index(), typed, game).terms
    assert ids(typed, game)[0] == first


@pytest.mark.parametrize("typed", ["der die das und", "the of and"])
def test_small_words_that_nobody_asks_with_have_no_answer(typed):
    assert ids(typed, "crazy-eights") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_hit_quotes_a_sentence_with_the_words_marked(lang):
    answer = ask("wer spielt zum ersten Stich aus", "gurke", "de")
    parts = [quote(index(), answer.question, index().document(hit.id), lang) for hit in answer.hits]
    assert all(parts)
    if lang == "de":
        assert any(part.marked for part in parts[0])


def test_no_two_hits_are_the_same_thing():
    for question in QUESTIONS[:60]:
        hits = ask(question["question"], question["game"] or "", question["lang"] or "").hits
        titles = [(hit.game, hit.title["de"]) for hit in hits]
        assert len(set(titles)) == len(titles)


@pytest.mark.parametrize(
    ("forms", "lang"),
    [
        ("ausspielen ausgespielt ausspielt auszuspielen", "de"),
        ("nehmen nimmt genommen nahm", "de"),
        ("bedienen bedient", "de"),
        ("aufnehmen aufgenommen aufnimmt", "de"),
        ("König Könige koenig", "de"),
        ("deal dealt dealing deals", "en"),
        ("lead led leading", "en"),
        ("acht achten 8", "de"),
        ("übernehmen uebernehmen ubernehmen", "de"),
        ("müssen muessen mussen muss", "de"),
    ],
)
def test_the_forms_of_a_word_are_one_word(forms, lang):
    assert len({index().lexicon.stem(form.lower(), lang) for form in forms.split()}) == 1


@pytest.mark.parametrize(
    ("typed", "meant", "game"),
    [("mussmanfarbebedienen", "muss man farbe bedienen", "getaway"), ("wholeadsfirst", "who leads first", "gurke")],
)
def test_missing_spaces_are_found(typed, meant, game):
    assert ids(typed, game)[0] == ids(meant, game)[0]


@pytest.mark.parametrize(
    ("typed", "game", "rule"),
    [
        ("am i allowed to nick just a couple of cards", "getaway", "getaway.take.all-cards"),
        ("darf man in die restkarten gucken", "gurke", "gurke.deal.stock-hidden"),
    ],
)
def test_other_words_for_the_same_are_understood(typed, game, rule):
    assert rule in ids(typed, game)[:3]


@pytest.mark.parametrize(
    ("typed", "game", "first"),
    [
        ("show me a whole game", "knockout-whist", "knockout-whist.ex.first-game"),
        ("zeig mir ein Beispiel für Regenbogen", "knockout-whist", "knockout-whist."),
        ("example with a joker", "gurke", "gurke.scen.dk-joker"),
    ],
)
def test_who_wants_an_example_gets_one(typed, game, first):
    assert ids(typed, game)[0].startswith(first)


@pytest.mark.parametrize("typed", ["Beispiel", "example", "show me"])
def test_an_example_of_nothing_is_no_error(typed):
    assert len(ids(typed, "getaway")) <= MOST


def test_likeness_sees_what_stems_do_not():
    alike = Likeness([("Bedienzwang", (0,)), ("wer gibt", (1,)), ("muss man bedienen", (2, 0))], 3)
    assert alike.to("wer gibt")[1] == pytest.approx(1.0)
    zwang = alike.to("bedienungszwangs")
    assert zwang[0] > zwang[2] > zwang[1] == 0
    assert alike.to("muss man bedienen")[0] < alike.to("muss man bedienen")[2] == pytest.approx(1.0)
    assert alike.to("") == alike.to("???") == [0.0, 0.0, 0.0]


def test_who_and_how_many_are_told_apart():
    assert ids("wer gibt", "gurke")[0] == "gurke.deal.next-left"
    assert "gurke.deal.next-left" not in ids("wie viele karten gibt man", "gurke")[:3]
    ways = index().ways
    range_of_seats = ("gurke.seats.range",)
    assert ways.suits(range_of_seats, ["how many"])[0] > 1 > ways.suits(range_of_seats, ["who"])[0]


def test_compounds_are_taken_apart_with_known_words_only():
    lexicon = Lexicon({"de": {"trumpf", "farbe", "stich", "pflicht", "karte"}, "en": set()})
    assert lexicon.parts("trumpffarbe") == ("trumpf", "farbe")
    assert lexicon.parts("stichpflicht") == ("stich", "pflicht")
    assert lexicon.parts("farbenkarte") == ("farbe", "karte")
    assert lexicon.parts("trumpfxyz") == ()


# The command line


@pytest.fixture
def run(monkeypatch, capsys):
    from tutor.desk import cli

    def _run(*words: str, stdin: str = "") -> tuple[int, str, str]:
        import io
        import sys

        monkeypatch.setattr(sys, "argv", ["tutor", *words])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin.encode()), encoding="utf-8"))
        code = 0
        try:
            cli.main()
        except SystemExit as done:
            code = int(done.code or 0)
        out = capsys.readouterr()
        return code, out.out, out.err

    return _run


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("de", "wann soll ich tauschen"),
        ("de", "soll ich spielen oder tauschen"),
        ("de", "wann soll ich vorschlagen"),
        ("en", "when should i exchange"),
        ("en", "should i propose"),
    ],
)
def test_whoever_asks_what_to_do_is_told_by_the_solution_before_the_old_list(lang, text):
    assert ask(text, "ecarte", lang).hits[0].id == "ecarte.well.stand-or-propose"


def test_a_question_on_the_command_line(run):
    code, out, _ = run("ask", "bedienen", "--game", "getaway", "--lang", "de")
    assert code == 0
    assert "getaway.trick.follow-suit" in out
    assert "Regel" in out


def test_a_batch_answers_every_line(run):
    lines = [
        '{"question": "must i follow suit", "game": "getaway", "lang": "en"}',
        '{"question": "muss ich bedienen"',
        '{"question": "wer gibt", "game": null, "lang": null}',
        '{"question": 3}',
        '{"question": "wer gibt", "game": "poker"}',
        '{"question": "wer gibt", "lang": "fr"}',
        '{"question": "wer gibt", "game": ["gurke"]}',
        '{"question": "trumps"}',
    ]
    code, out, _ = run("ask", "--jsonl", "-", stdin="\n".join(lines))
    answers = [json.loads(line) for line in out.splitlines()]
    assert code == 2
    assert [sorted(answer.keys() & {"hits", "error"}) for answer in answers] == [
        *(["hits"], ["error"], ["hits"], ["error"], ["error"], ["error"], ["error"], ["hits"])
    ]
    for answer in (answers[0], answers[2], answers[-1]):
        assert 0 < len(answer["hits"]) <= MOST
        scores = [hit["score"] for hit in answer["hits"]]
        assert scores == sorted(scores, reverse=True)
        assert all(hit.keys() >= {"id", "kind", "title", "score"} for hit in answer["hits"])


@pytest.mark.parametrize(
    "question", ["asdf qwer", "qwertz uiop", "how many points is an ace in skat", "wie wird das wetter morgen"]
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_beside_nonsense_and_other_games_nothing_is_shown_as_near(question, lang):
    """A refusal is a sentence: ten paragraphs below it say that there was something after all."""
    said = reply(question, "", lang)
    assert (said.kind, said.answer.hits) == (SILENT, ())
    assert said.first
    assert said.reason


@pytest.mark.parametrize("question", ["darf kim das?", "may xaver?", "is that allowd"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_what_is_below_is_called_near(question, lang):
    said = reply(question, "getaway", lang)
    assert said.kind == SILENT
    assert (said.reason == explain.say(explain.APP, lang, "ask-silent-nothing")) == bool(said.answer.hits)


@pytest.mark.parametrize("text", ["there's a card they're not allowed to lay", "she'd like to know if it’s her lead"])
def test_a_word_drawn_together_of_two_that_tell_nothing_is_not_unknown(text):
    assert ask(text, "getaway", "en").question.unknown == ()
