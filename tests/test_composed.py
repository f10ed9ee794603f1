"""The book of each rule set: nothing in it that does not hold there, in the order of play, without a hole."""

from __future__ import annotations

from contextlib import suppress
from itertools import combinations

import pytest
from claims.saying import tables
from playing import GAMES, RuleSet, rule_sets

from tutor.core.complaints import Complaint
from tutor.core.options import Option, changed, listed, values
from tutor.desk.carrying import carrying_findings, under_findings
from tutor.games import shelf
from tutor.words import library
from tutor.words.book.arranging import opening, sections, under
from tutor.words.book.composing import BookError, composed, needs
from tutor.words.holding import PARTS, holds, told

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


BESIDE: dict[str, tuple[dict[str, str], ...]] = {
    "crazy-eights": (
        {"draw-count": "3", "drawn-card": "drawn-only"},
        {"draw-count": "until-playable", "drawn-card": "any"},
        {"reverse-rank": "A", "draw-two": "on"},
        {"wild-rank": "B"},
    ),
    "ecarte": ({"fail-rule": "failer-loses-two"},),
}
"""Where some options first matter, besides the presets."""
UNTOLD = {"ecarte.opt.name-suit": {("off", "transcript")}, "gurke.opt.single-last": {("no", "yes")}}
"""Values between which no rule of play differs: what the record names, and what only matters with another choice."""


def alike(key: str, option: Option) -> set[tuple[str, str]]:
    """Return the pairs of values of an option that read alike wherever both can be chosen."""
    game, book = shelf()[key], library.book(shelf()[key].folder)
    usual = next(iter(game.presets.values()))
    possible, apart = set(), set()
    for ground in (*game.presets.values(), *(changed(usual, one) for one in BESIDE.get(key, ()))):
        read = {}
        for value in option.values:
            with suppress(Complaint):
                options = changed(ground, {option.name: value})
                read[value] = [under(one, values(options)).text["en"] for one in told(game, book, options)]
        pairs = set(combinations(sorted(read), 2))
        possible |= pairs
        apart |= {pair for pair in pairs if read[pair[0]] != read[pair[1]]}
    return possible - apart


@pytest.mark.parametrize("key", GAMES)
def test_no_two_values_of_an_option_read_alike(key: str):
    found = {f"{key}.opt.{one.name}": alike(key, one) for one in listed(shelf()[key].options)}
    assert {id_: pairs for id_, pairs in found.items() if pairs - UNTOLD.get(id_, set())} == {}


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
    assert "One player leads, always with their lowest card." in modern
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
