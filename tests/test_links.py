"""One id, five places: engine, text, words, example, exercise speak of the same rules, in every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest

from tutor.cases.lessons import lines
from tutor.cases.transcript import read_case, read_moves
from tutor.core.game import Game
from tutor.core.languages import LANGUAGES
from tutor.core.options import differences, listed
from tutor.core.play import replay, verdicts
from tutor.desk import checking
from tutor.games import shelf
from tutor.words import explain, library
from tutor.words.book.book import Book
from tutor.words.book.entries import BookError

every_game = pytest.mark.parametrize("key", tuple(shelf()))


def opened(key: str) -> tuple[Game, Book]:
    game = shelf()[key]
    return game, library.book(game.folder)


def nothing(found: Iterable[Any]) -> None:
    """Fail with everything that was found, one a line."""
    listed_all = [str(one) for one in found]
    assert not listed_all, "\n" + "\n".join(listed_all)


@every_game
def test_the_texts_have_no_dead_link_no_unknown_term_and_both_explanations(key):
    _, book = opened(key)
    nothing(checking.entry_findings(book))


@every_game
def test_engine_and_texts_name_the_same_ids(key):
    game, book = opened(key)
    nothing(checking.id_findings(game, book))


@every_game
def test_every_sentence_belongs_to_a_rule_and_is_there_in_both_languages(key):
    game, book = opened(key)
    nothing(checking.word_findings(game, book))


@every_game
def test_every_rule_of_the_engine_can_speak_in_its_role(key):
    game, book = opened(key)
    ids = checking.engine_ids(game)
    silent = []
    for lang in LANGUAGES:
        for entry in book.of_kind("legality", "consequence"):
            roles = ("yes", "no") if entry.kind == "legality" else ("event", "yes", "no")
            words = explain.message_id(entry.id)
            if not any(explain.has(game.folder, lang, words, role) for role in roles):
                silent.append(f"{lang} {entry.id} .{'/.'.join(roles)}")
            if entry.id not in ids:
                silent.append(f"{entry.id} is not in the engine")
    nothing(silent)


@every_game
def test_every_legality_rule_is_in_an_example_and_in_an_exercise(key):
    _, book = opened(key)
    rules = {entry.id for entry in book.of_kind("legality")}
    nothing(f"{id_} is in no example" for id_ in sorted(rules - covered(book.examples)))
    nothing(f"{id_} is in no exercise" for id_ in sorted(rules - covered(book.exercises)))


@every_game
def test_every_consequence_is_in_an_example(key):
    _, book = opened(key)
    nothing(sorted({entry.id for entry in book.of_kind("consequence")} - covered(book.examples)))


def covered(lessons: Any) -> set[str]:
    return {id_ for one in lessons for id_ in one.get("covers") or ()}


@every_game
def test_lessons_show_the_rules_that_they_claim_to_show(key):
    game, book = opened(key)
    untrue = []
    for one in (*book.examples, *book.exercises):
        for id_ in one.get("covers") or ():
            entry = book.entries.get(id_)
            if entry is None:
                untrue.append(f"{one['id']}: there is no {id_}")
            elif entry.kind in ("legality", "consequence") and id_ not in shown(game.key, one["id"]):
                untrue.append(f"{one['id']} claims {id_}")
    nothing(untrue)


@cache
def shown(key: str, lesson: str) -> frozenset[str]:
    """Every rule that decides about anything in a lesson, and everything that happens in it."""
    game, book = opened(key)
    one = book.lesson(lesson)
    assert one is not None
    runs = [line.replay for line in lines(one)] if "question" not in one else [asked(one)]
    found: set[str] = set()
    for run in runs:
        found.update(event.rule for step in run.steps for event in step.events)
        for state in (run.start, *(step.after for step in run.steps)):
            for seat in state.seats if game.movers(state) else ():
                found.update(rule for verdict in verdicts(game, state, seat) for rule in verdict.rules)
    return frozenset(found)


def asked(exercise: Any) -> Any:
    """An exercise with the moves that its answer plays on."""
    case = read_case(exercise["case"])
    more = (exercise.get("check") or {}).get("moves") or ()
    return replay(case.game, case.start(), (*case.moves, *read_moves(case.game, case.seats, more)))


@every_game
def test_lesson_ids_are_the_games_own_and_there_once(key):
    game, book = opened(key)
    ids = [one["id"] for one in (*book.examples, *book.exercises)]
    assert [id_ for id_, n in Counter(ids).items() if n > 1] == []
    assert [id_ for id_ in ids if not id_.startswith(f"{game.key}.")] == []
    for one in book.examples:
        others = [line["id"] for line in one.get("lines") or ()]
        assert len(set(others)) == len(others), one["id"]


@every_game
def test_lessons_speak_both_languages_and_name_real_cards_and_rules(key):
    _, book = opened(key)
    nothing(checking.text_findings(book))


# Options and presets


@every_game
def test_every_option_has_a_label_for_each_value_and_the_same_default(key):
    game, book = opened(key)
    for option in listed(game.options):
        entry = book.entries[f"{game.key}.opt.{option.name}"]
        if 1 < len(option.values) < 12:
            assert set(entry.values) == set(option.values), entry.id
        assert not entry.values or next(iter(entry.values)) == option.default == option.values[0], entry.id
        for label in entry.values.values():
            assert all(label[lang] for lang in LANGUAGES), entry.id


@every_game
def test_rules_that_options_name_exist(key):
    game, book = opened(key)
    for option in listed(game.options):
        assert [id_ for id_ in option.rules if id_ not in book.entries] == [], option.name
        if option.needs is not None:
            needed = {o.name: o.values for o in listed(game.options)}
            assert option.needs[1] in needed[option.needs[0]], option.name


@every_game
def test_every_preset_is_the_changes_that_its_text_names(key):
    game, book = opened(key)
    for name, options in game.presets.items():
        entry = book.entries[f"{game.key}.preset.{name}"]
        text = entry.facts.get("changes", "–")
        said = dict(part.strip().split("=") for part in text.split(",") if "=" in part)
        bases = [base for other, base in game.presets.items() if other != name]
        found = [differences(options, base) for base in (*bases, game.options())]
        assert said in found, f"{entry.id} says {said}"


# Glossary


@every_game
def test_every_glossary_form_means_one_thing(key):
    _, book = opened(key)
    claimed: dict[str, set[str]] = {}
    for term in book.glossary:
        for form in term.forms:
            claimed.setdefault(form.lower(), set()).add(term.key)
        for lang in LANGUAGES:
            assert all((term.name[lang].strip(), term.meaning[lang].strip())), term.key
    assert {form: keys for form, keys in claimed.items() if len(keys) > 1} == {}


def test_the_report_of_tutor_check_finds_nothing():
    report = checking.check_all()
    nothing(report["findings"])
    assert set(report["coverage"]) == set(shelf())


def test_a_book_that_cannot_be_read_is_a_finding_of_its_own(monkeypatch: pytest.MonkeyPatch):
    def unread(folder: str) -> None:
        raise BookError(f"{folder}/opening.yaml:34: expected ',' or ']', but got ':'")

    monkeypatch.setattr(library, "book", unread)
    report = checking.check_all()
    assert [one["what"].partition("/")[0] for one in report["findings"]] == [game.folder for game in shelf().values()]
    assert report["coverage"] == {}
