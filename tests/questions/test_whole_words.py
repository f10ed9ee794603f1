"""Words that are whole: names and everyday words are no slips of the words of cards, and slips stay slips."""

from __future__ import annotations

import pytest

from tutor.asking.index import index
from tutor.asking.question import _tokens, read_question
from tutor.asking.stopwords import whole_words
from tutor.core.languages import LANGUAGES
from tutor.paths import CONTENT


def mended(text: str) -> dict[str, str]:
    return dict(read_question(index(), text, "", "").mended)


@pytest.mark.parametrize(
    "text",
    [
        "Nina led a club and Dave has none, does Sven have to ruff?",
        "meine Schwester Lena ist soeben fertig geworden, zählt ihr Pik-Ass?",
        "leider hat Gabi ständig schlafen wollen, darf Kevin für sie spielen?",
        "eighty points, is it true my mate Seven Up is out?",
    ],
)
def test_a_name_or_an_everyday_word_is_no_slip(text):
    assert mended(text) == {}


@pytest.mark.parametrize(
    ("text", "word", "meant"),
    [("muss ich den trumf nehmen?", "trumf", "trumpf"), ("which sapdes may i lead", "sapdes", "spades")],
)
def test_a_slip_is_still_mended(text, word, meant):
    assert mended(text)[word] == meant


def test_no_word_that_the_texts_know_stands_there():
    """It would be read as what it is in any case, so its place would say nothing."""
    written = (CONTENT / "app" / "whole_words.txt").read_text("utf-8").split()
    words = [word for word in written if word in whole_words()]
    known = {word for word in words for lang in LANGUAGES if any(_tokens(index(), word, lang))}
    assert not known
