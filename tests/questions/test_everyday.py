"""The everyday vocabulary is read strictly, and what it names is there."""

from dataclasses import replace

import pytest

from tutor.desk.checking import everyday_findings
from tutor.words import library
from tutor.words.book.entries import BookError
from tutor.words.book.everyday import Saying, read_asked, read_everyday


@pytest.mark.parametrize(
    "wrong",
    [
        {"de": ["drüber"]},
        {"words": ["Stich"]},
        {"de": ["drüber"], "means": ["Stich"]},
        {"de": "drüber", "words": ["Stich"]},
        {"en": ["21", 21], "words": ["limit"]},
        {"en": [True], "words": ["on"]},
        "drüber",
    ],
    ids=str,
)
def test_a_saying_that_reads_wrongly_is_named(wrong):
    with pytest.raises(BookError, match="saying 2"):
        read_everyday([{"de": ["drüber"], "words": ["Stich"]}, wrong], "here")
    with pytest.raises(BookError, match="a list of sayings"):
        read_everyday(wrong, "here")


@pytest.mark.parametrize("wrong", [{"a.b": ["drüber"]}, {"a.b": {"fr": ["dessus"]}}, {"a.b": {}}, ["a.b"]], ids=str)
def test_questions_that_read_wrongly_are_named(wrong):
    with pytest.raises(BookError, match="here"):
        read_asked(wrong, "here")
    (one,) = read_asked({"a.b": {"de": ["muss ich drüber"]}}, "here")
    assert (one.rules, one.said["de"]) == (("a.b",), ("muss ich drüber",))


def test_a_dead_id_an_unknown_term_and_a_repetition_are_found():
    book = library.book("getaway")
    ghost = Saying({"de": ("Geist", "geist"), "en": ()}, ("getaway.trick.ghost",), ("ghost",))
    found = [what for _, what in everyday_findings(replace(book, everyday=(ghost,)))]
    assert len(found) == 3
    assert [*everyday_findings(book)] == []
