"""Everyday vocabulary: what people say at the table, and what it means in the words of the texts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tutor.core.languages import LANGUAGES
from tutor.core.plain import Plain
from tutor.words.book.entries import BookError

PARTS = (*LANGUAGES, "rules", "terms", "words")


@dataclass(frozen=True, slots=True)
class Saying:
    """Something people say, and what answers it."""

    said: Mapping[str, tuple[str, ...]]
    """Words, phrases or short questions by language, as they are typed."""
    rules: tuple[str, ...] = ()
    """Ids of the entries, examples or exercises that answer, the best first."""
    terms: tuple[str, ...] = ()
    """Keys of the glossary."""
    words: tuple[str, ...] = ()
    """Words that the texts use for it, in either language."""


def read_everyday(said: Plain, where: str) -> tuple[Saying, ...]:
    """Read the sayings of one file.

    Raises ``BookError`` naming the first one that does not read as it should.
    """
    if not isinstance(said, list):
        raise BookError(f"{where}: a list of sayings is expected")
    return tuple(_saying(one, f"{where}: saying {number}") for number, one in enumerate(said, 1))


def _saying(one: Plain, where: str) -> Saying:
    if not isinstance(one, Mapping) or set(one) - set(PARTS):
        raise BookError(f"{where} has other parts than {', '.join(PARTS)}")
    lists = {name: _strings(one.get(name) or [], f"{where}, {name}") for name in PARTS}
    if not lists["de"] and not lists["en"]:
        raise BookError(f"{where} says nothing in any language")
    if not (lists["rules"] or lists["terms"] or lists["words"]):
        raise BookError(f"{where} means nothing: it lacks rules, terms or words")
    return Saying({lang: lists[lang] for lang in LANGUAGES}, lists["rules"], lists["terms"], lists["words"])


def _strings(listed: Plain, where: str) -> tuple[str, ...]:
    if not isinstance(listed, list) or not all(isinstance(text, str) and text.strip() for text in listed):
        raise BookError(f"{where}: a list of texts is expected; a number or yes and no want quotation marks")
    return tuple(listed)


def read_asked(said: Plain, where: str) -> tuple[Saying, ...]:
    """Read the questions by which people ask for each entry: ids, each with questions by language.

    Raises ``BookError`` naming the first one that does not read as it should.
    """
    if not isinstance(said, Mapping):
        raise BookError(f"{where}: a list of ids is expected, each with its questions")
    found = []
    for id_, one in said.items():
        if not isinstance(one, Mapping) or set(one) - set(LANGUAGES):
            raise BookError(f"{where}: {id_} has other parts than {' and '.join(LANGUAGES)}")
        found.append(_saying({**one, "rules": [str(id_)]}, f"{where}: {id_}"))
    return tuple(found)
