"""Which game a question names: of several names the longest, then the first, whatever order they are kept in."""

from __future__ import annotations

import pytest

from tutor.asking import question
from tutor.asking.index import index
from tutor.asking.lemmas import words_of


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("wie funktioniert ogórek mit kontra", {"ogorek"}),
        ("agurk or ogórek", {"agurk"}),
        ("ogórek or agurk", {"ogorek"}),
        ("crazy eights or agurk", {"crazy", "eights"}),
    ],
)
def test_of_several_names_the_longest_is_taken_then_the_first(monkeypatch, text, name):
    known = question._names(index())
    for names in (known, known[::-1]):
        monkeypatch.setattr(question, "_names", lambda _, names=names: names)
        assert question._named_game(index(), words_of(text))[1] == name
