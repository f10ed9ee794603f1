"""The book of each rule set: nothing in it that does not hold there, in the order of play, without a hole."""

from __future__ import annotations

import pytest
from claims.saying import tables
from playing import GAMES, RuleSet, rule_sets

from tutor.core.options import values
from tutor.desk.carrying import carrying_findings, under_findings
from tutor.games import shelf
from tutor.shown.holding import PARTS, holds
from tutor.words import library
from tutor.words.book.arranging import opening, sections, under
from tutor.words.book.composing import BookError, composed, needs

SETS = [one for key in GAMES for one in rule_sets(key)]
PAIRS = 60
"""Rule sets of one's own: so many pairs of options at random, a game."""


@pytest.mark.parametrize("key", GAMES)
def test_no_preset_stands_under_a_sentence_that_does_not_hold(key):
    game = shelf()[key]
    assert list(carrying_findings(game, library.book(game.folder))) == []


@pytest.mark.parametrize("one", SETS, ids=repr)
def test_no_single_option_does_either(one: RuleSet):
    assert list(under_findings(one.game, library.book(one.game.folder), one.name, one.options)) == []


@pytest.mark.parametrize("key", GAMES)
def test_nor_does_a_rule_set_of_ones_own(key: str):
    found = {
        one.name: list(under_findings(one.game, library.book(one.game.folder), one.name, one.options))
        for one in tables(key, PAIRS)
    }
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("one", SETS, ids=repr)
def test_nothing_of_the_notation_is_read(one: RuleSet):
    book, chosen = library.book(one.game.folder), values(one.options)
    texts = [opening(book, lang, chosen) for lang in ("de", "en")]
    for entry in book.of_kind(*PARTS["rules"]):
        read = under(entry, chosen)
        texts += [*read.text.values(), *read.why.values(), *entry.text.values(), *entry.why.values()]
    assert not [text for text in texts if "{?" in text]


def test_what_replaces_a_rule_stands_in_its_place():
    book = library.book("gurke")

    def read(preset: str) -> list[str]:
        options = shelf()["gurke"].presets[preset]
        here = [one for one in book.of_kind(*PARTS["rules"]) if holds(shelf()["gurke"], one, options)]
        return [entry.id.removeprefix("gurke.") for part in sections(book, here) for entry in part.entries]

    usual, modern = read("agurk"), read("gurka-se-modern")
    assert usual[usual.index("lead.free") - 1] == modern[modern.index("lead.lowest") - 1] == "play.forehand-leads"
    assert (
        modern.index("deal.six") < modern.index("lead.lowest") < modern.index("score.value") < modern.index("over.20")
    )
    assert "lead.free" not in modern


def test_the_opening_says_what_is_played():
    book, presets = library.book("gurke"), shelf()["gurke"].presets
    modern = opening(book, "en", values(presets["gurka-se-modern"]))
    assert "Each lead is the leader’s lowest card." in modern
    assert "buy back in" in modern
    assert "two lives" not in modern


@pytest.mark.parametrize("said", ["lead", "lead=", "=free", "lead=free lives=2"])
def test_what_cannot_be_read_is_refused(said):
    with pytest.raises(BookError, match="carries"):
        needs(said)


def test_lines_are_read_where_all_they_need_is_so():
    text = "{? a=1|2, b!=3} One.\n{? a=3} Two.\nThree."
    assert composed(text, {"a": "2", "b": "4"}) == "One.\nThree."
    assert composed(text, {"a": "3", "b": "3"}) == "Two.\nThree."
