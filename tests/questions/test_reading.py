"""No sentence is quoted as if it held where it does not: the rule set that has it is named, or that it is an option."""

from __future__ import annotations

import json

import pytest

from tutor.asking.documents import plain
from tutor.asking.heard import players_in
from tutor.asking.index import index
from tutor.asking.reading import as_read, introduced
from tutor.asking.reply import reply
from tutor.core.languages import LANGUAGES
from tutor.core.options import values
from tutor.words import library
from tutor.words.book.arranging import under
from tutor.words.holding import PARTS, holds

ELSEWHERE = [
    ("which card turns the direction round", "", "With special cards: After an ace"),
    ("someone just played a queen on my right, am i skipped??", "crazy-eights", "With special cards: After a queen"),
    (
        "polnisch: es liegt 10, ich könnte mit könig drüber, darf ich trotzdem meine 2 opfern",
        "",
        "Übernehmen muss, wer kann",
    ),
]


@pytest.mark.parametrize(("question", "game", "said"), ELSEWHERE)
def test_what_holds_elsewhere_is_said_with_its_rule_set(question: str, game: str, said: str):
    told = reply(question, game)
    assert said in f"{told.first} {told.reason}"


def test_an_option_that_is_off_is_no_reason_by_itself():
    told = reply("muss ich was sagen, wenn ich nur noch eine Karte habe?", "crazy-eights")
    sentence = told.reason or told.first
    assert sentence.startswith(("Mit Sonderkarten: ", "Eine Option, hier nicht gewählt: ")), sentence


def test_a_rule_set_in_view_is_the_one_that_is_read():
    special = reply("am i skipped after a queen", "crazy-eights", "en", "special-cards")
    assert "After a queen" in f"{special.first} {special.reason}"
    assert "With special cards:" not in f"{special.first} {special.reason}"


KINGS = (("skip-rank", "K"),)


def test_a_table_with_options_of_its_own_is_read_under_them():
    kings = reply("am i skipped after a king", "crazy-eights", "en", "special-cards", "", KINGS)
    assert "After a king" in f"{kings.first} {kings.reason}"


def test_a_table_with_options_of_its_own_is_judged_under_them():
    """Told in the address or by the position in view, it is the table's own rule set that the engine is asked under."""
    view = json.dumps(
        {
            "game": "crazy-eights",
            "preset": "special-cards",
            "options": dict(KINGS),
            "players": ["A", "B"],
            "position": {"top": "♣5", "turn": "A", "hands": {"A": "♣6 ♥7", "B": "♦3 ♦4"}},
        }
    )
    usual = reply("am i skipped after a queen", "crazy-eights", "en", "special-cards")
    assert usual.verdict == "yes"
    for changed in (
        reply("am i skipped after a queen", "crazy-eights", "en", "special-cards", "", KINGS),
        reply("am i skipped after a queen", "crazy-eights", "en", "special-cards", view),
    ):
        assert changed.verdict != "yes"
        assert ("Rule set", "With special cards (1 change)") in changed.understood
        assert "After a queen" not in f"{changed.first} {changed.reason}"


def test_every_rule_reads_as_its_book_does_under_each_rule_set():
    """Of all entries: here means that it holds, and what is read is what the rule set's own book says."""
    asked = index()
    for game, book in library.books():
        for options in game.presets.values():
            for entry in book.of_kind(*PARTS["rules"]):
                document = asked.document(entry.id)
                here = holds(game, entry, options)
                for lang in LANGUAGES:
                    assert (introduced(document, (options,), lang, "Said.") == "Said.") == here
                    if here:
                        text = under(entry, values(options)).text[lang] or entry.text[lang]
                        assert as_read(document, (options,)).body[lang] == plain(text, lang)


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("wir sind zu viert", 4),
        ("we are nine people", 9),
        ("ten of us want to play", 10),
        ("wir sind zehn leute", 10),
        ("with 12 players", 12),
        ("we're eleven", 11),
        ("zwölf leute am tisch", 12),
        ("i have two of them", None),
        ("we are twentythree", None),
    ],
)
def test_how_many_play_is_heard(text, count):
    assert players_in(text) == count
