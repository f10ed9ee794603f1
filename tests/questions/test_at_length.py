"""Whoever asks how something goes is told its rules together, and nobody else is."""

from __future__ import annotations

import pytest

from tutor.asking.answer import Answer, Hit, ask
from tutor.asking.at_length import MORE, told_together
from tutor.asking.index import index
from tutor.asking.reply import TEXT, reply

KONTRA = ["gurke.kontra.round", "gurke.kontra.double", "gurke.kontra.caller-four"]


def _found(text: str, *ids: str) -> Answer:
    documents = [index().document(one) for one in ids]
    hits = tuple(Hit(one.id, one.game, one.kind, one.title, 1.0) for one in documents)
    return ask(text, "gurke", "en")._replace(hits=hits)


def test_the_whole_is_told_in_the_order_of_the_page():
    assert told_together(_found("how does kontra work?", *reversed(KONTRA))) == KONTRA


def test_of_what_happens_the_best_answer_comes_first():
    assert told_together(_found("what happens to whoever called kontra?", *reversed(KONTRA))) == [
        KONTRA[2],
        *KONTRA[:2],
    ]


@pytest.mark.parametrize(
    "text", ["who may call kontra?", "how many points is a kontra?", "wie oft darf man kontra sagen"]
)
def test_whoever_asks_for_one_thing_is_told_one(text):
    assert told_together(_found(text, *KONTRA)) == KONTRA[:1]


def test_rules_of_another_section_and_what_comes_later_are_not_told():
    hits = ["gurke.trick.winner", *KONTRA, "gurke.trick.no-choice-last"]
    assert told_together(_found("how does a trick work?", *hits)) == hits[:1]
    assert len(hits) > MORE + 1


@pytest.mark.parametrize(
    ("lang", "text", "then"),
    [
        ("de", "Wie funktioniert Ogórek mit Kontra?", ["doppelt", "das Vierfache"]),
        ("en", "how does kontra work in ogorek??", ["say pass or kontra", "count double", "four times"]),
    ],
)
def test_an_answer_says_what_happens_one_after_another_and_whose_rule_it_is_once(lang, text, then):
    said = reply(text, "gurke", lang)
    whole = f"{said.first} {said.reason}"
    assert said.kind == TEXT
    assert [whole.index(one) for one in then] == sorted(whole.index(one) for one in then)
    assert whole.count("Ogórek") == 1
