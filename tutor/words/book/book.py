"""One game's texts, read and checked: entries, glossary, examples, exercises."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError

from tutor.core.languages import LANGUAGES
from tutor.core.plain import Plain
from tutor.paths import CONTENT
from tutor.words.book.composing import composed, ways
from tutor.words.book.entries import BookError, Entry, read_entries
from tutor.words.book.everyday import Saying, read_asked, read_everyday

ENTRY_FILES = ("rules.md", "strategy.md", "options.md", "presets.md", "gaps.md")


@dataclass(frozen=True, slots=True)
class Term:
    """One glossary term."""

    key: str
    name: Mapping[str, str]
    meaning: Mapping[str, str]
    forms: tuple[str, ...]
    """Every form in which it may be marked, in any language."""


@dataclass(frozen=True)
class Book:
    """The texts of one game."""

    folder: str
    about: Mapping[str, Plain]
    entries: Mapping[str, Entry]
    """By id, in reading order: rules, how to play well, options, presets, gaps."""
    terms: Mapping[str, Term]
    """By every lower-case form."""
    examples: Sequence[Mapping[str, Plain]]
    exercises: Sequence[Mapping[str, Plain]]
    everyday: Sequence[Saying] = ()
    """What people say at the table, for whoever asks."""
    opening: Mapping[str, Plain] = field(default_factory=dict)
    """What one does in this game, by language; ``first`` is its first hand, ``chapters`` the order of reading."""
    situation: Mapping[str, Plain] = field(default_factory=dict)
    """A moment of the game into which the cards of a question can be laid."""

    @cached_property
    def glossary(self) -> tuple[Term, ...]:
        """Every term once, in the order of the German words."""
        once = {term.key: term for term in self.terms.values()}
        return tuple(sorted(once.values(), key=lambda t: t.name["de"].lower()))

    def of_kind(self, *kinds: str) -> list[Entry]:
        """Return the entries of these kinds, in reading order."""
        return [entry for entry in self.entries.values() if entry.kind in kinds]

    def title(self, id_: str, lang: str) -> str:
        """Return the title of an entry; the id itself where there is none."""
        entry = self.entries.get(id_)
        return entry.title[lang] if entry else id_

    @property
    def showcase(self) -> Mapping[str, Plain]:
        """The example to begin with: the one the opening names as the first hand."""
        named = self.opening.get("first")
        return next((one for one in self.examples if one["id"] == named), self.examples[0])

    def lesson(self, id_: str) -> Mapping[str, Plain] | None:
        """Return an example or exercise by its id."""
        return next((one for one in (*self.examples, *self.exercises) if one["id"] == id_), None)


def open_book(folder: str, content: Path = CONTENT) -> Book:
    """Read one game's folder.

    Raises ``BookError`` naming the file and the line of the first thing that is wrong.
    """
    where = content / folder
    entries: dict[str, Entry] = {}
    for name in ENTRY_FILES:
        if not (where / name).is_file():
            continue
        for entry in read_entries(where / name):
            if entry.id in entries:
                raise BookError(f"{entry.file}:{entry.line}: {entry.id} is there twice")
            entries[entry.id] = entry
    opening = load_yaml(where / "opening.yaml") or {}
    entries = _as_usual(entries)
    return Book(
        folder,
        load_yaml(where / "about.yaml") or {},
        _in_order(entries, opening.get("chapters") or ()),
        _terms(load_yaml(where / "glossary.yaml") or [], folder),
        load_yaml(where / "examples.yaml") or [],
        load_yaml(where / "exercises.yaml") or [],
        everyday_of(folder, content),
        opening,
        load_yaml(where / "situation.yaml") or {},
    )


def _as_usual(entries: Mapping[str, Entry]) -> dict[str, Entry]:
    """Return the entries as they read where every option has its first value, and their own the one they hold with.

    What is written is kept with them.
    """
    chosen = {id_.partition(".opt.")[2]: next(iter(entry.values)) for id_, entry in entries.items() if entry.values}
    found = {}
    for id_, entry in entries.items():
        written = {lang: (entry.text[lang], entry.why[lang]) for lang in LANGUAGES}
        if any("{?" in text for pair in written.values() for text in pair):
            own, _, value = entry.facts.get("option", "").partition("=")
            there = list(entries[own].values) if own in entries else []
            chosen_here = {**chosen, own.partition(".opt.")[2]: value or there[-1]} if there else chosen
            chosen_here = _meeting(entry, chosen_here, entries)
            text, why = ({lang: composed(pair[n], chosen_here) for lang, pair in written.items()} for n in (0, 1))
            found[id_] = replace(entry, text=text, why=why, carries=written)
        else:
            found[id_] = entry
    return found


def _meeting(entry: Entry, chosen: Mapping[str, str], entries: Mapping[str, Entry]) -> dict[str, str]:
    """Return the choice changed as little as lets an entry hold, as the first of its ways has it."""
    found = dict(chosen)
    game = entry.id.partition(".")[0]
    for one in ways(entry.facts.get("needs", ""))[0]:
        option = entries.get(f"{game}.opt.{one.name}")
        if option is None or one.met(found):
            continue
        found[one.name] = next((value for value in option.values if (value in one.values) == one.wanted), "")
    return found


def _in_order(entries: Mapping[str, Entry], chapters: Sequence[str]) -> dict[str, Entry]:
    """Return the entries with the chapters that are named first, in that order; the others follow as they stand."""

    def place(entry: Entry) -> int:
        name = entry.chapter.get("en")
        if entry.file.endswith("rules.md"):
            return chapters.index(name) if name in chapters else len(chapters)
        return len(chapters) + 1

    return {entry.id: entry for entry in sorted(entries.values(), key=place)}


def everyday_of(folder: str, content: Path = CONTENT) -> tuple[Saying, ...]:
    """Read what people say and ask, of one folder; ``app`` holds what every card player says."""
    return (
        *read_everyday(load_yaml(content / folder / "everyday.yaml") or [], f"{folder}/everyday.yaml"),
        *read_asked(load_yaml(content / folder / "asked.yaml") or {}, f"{folder}/asked.yaml"),
    )


def load_yaml(file: Path) -> Plain:
    """Read one YAML file; nothing where there is none.

    Raises ``BookError`` naming the line that breaks it.
    """
    if not file.is_file():
        return None
    text = file.read_text(encoding="utf-8")
    with suppress(MarkedYAMLError):
        return YAML(typ="safe").load(text)  # the parser in C, several times as quick, is stricter in places
    try:
        return YAML(typ="safe", pure=True).load(text)
    except MarkedYAMLError as wrong:
        mark = wrong.problem_mark or wrong.context_mark
        line = mark.line + 1 if mark else 0
        raise BookError(f"{file.parent.name}/{file.name}:{line}: {wrong.problem or wrong.context}") from None


def _terms(said: Sequence[Mapping[str, Plain]], folder: str) -> dict[str, Term]:
    terms: dict[str, Term] = {}
    for one in said:
        key = str(one["key"])
        try:
            forms = {str(form) for lang in LANGUAGES for form in (one[lang]["term"], *one[lang].get("forms", ()))}
            term = Term(
                key,
                {lang: str(one[lang]["term"]) for lang in LANGUAGES},
                {lang: str(one[lang]["meaning"]) for lang in LANGUAGES},
                tuple(sorted(forms)),
            )
        except (KeyError, TypeError) as wrong:
            raise BookError(f"{folder}/glossary.yaml: {key} lacks {wrong}") from None
        terms[key.lower()] = term
        terms.update((form.lower(), term) for form in term.forms)
    return terms
