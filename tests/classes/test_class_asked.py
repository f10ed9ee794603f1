"""A class without a browser: what its blocks ask, and that it is shown every word of a lesson."""

from __future__ import annotations

import json

import pytest
from classroom import KEY, LESSON, joined, led, now, pressed

from tutor.cases.transcript import read_case
from tutor.classes.results import as_csv, results, seats_as_csv
from tutor.classes.view import answer, asked, question
from tutor.core.play import verdicts
from tutor.games import shelf
from tutor.notebook.asking import CHOICE, MANY, ONE, SHOWN, readable, steps
from tutor.notebook.asking import screens as screens_of
from tutor.notebook.courses import courses
from tutor.notebook.reading import Block, read, write
from tutor.shown.address import Address
from tutor.store.classes import Held, ballots_of, choices, open_class
from tutor.store.keeping import Store
from tutor.ui.class_room import offered
from tutor.ui.notebook_blocks import Reading
from tutor.ui.notebook_put import for_class
from tutor.ui.notebook_sheet import every_task
from tutor.ui.notebook_talk import screens
from tutor.ui.whatif import so_far
from tutor.words import library

# What is asked


@pytest.mark.parametrize("course", courses(), ids=lambda one: one.file)
def test_every_block_of_the_courses_asks_something_or_is_shown_and_right_is_what_the_engine_says(course) -> None:
    text, lang = write(course.notebook), course.lang
    kinds = set()
    for number in range(len(steps(course.notebook))):
        here, view, told = asked(text, number, lang), question(text, number, lang), answer(text, number, lang)
        kinds.add(here.kind)
        json.dumps([view, told])
        ids = [one["id"] for one in view["options"]]
        assert set(told["why"]) == set(here.options) == set(ids)
        assert set(told["right"]) <= set(ids)
        assert bool(ids) == (here.kind != SHOWN)
        if here.kind in (ONE, MANY):
            judged = {str(one.move): one.legal for one in verdicts(here.case.game, here.state, here.seat)}
            assert all(told["why"][id_]["legal"] == judged[id_] for id_ in ids)
            assert all(told["rules"][why["rule"]]["text"] for why in told["why"].values())
        if here.kind == CHOICE:
            assert len(told["right"]) == 1
    assert {ONE, MANY, SHOWN} <= kinds


@pytest.mark.parametrize("key", tuple(shelf()))
def test_a_class_opened_from_a_table_asks_what_is_in_view(key: str) -> None:
    book = library.book(shelf()[key].folder)
    whole, task = read_case(book.examples[0]["case"]), book.exercises[0]["id"]
    views = [
        ("judge", Address(game=key), so_far(whole, "2")),
        ("replay", Address(game=key, step="2"), whole),
        ("practise", Address(game=key, case=task), None),
    ]
    for page, where, case in views:
        found = offered(for_class(page, where, case))
        assert found is not None
        ids = {one["id"] for one in question(found[1], 0, "en")["options"]}
        assert ids, page
        assert set(answer(found[1], 0, "en")["why"]) == ids
    title, text = offered(Address(game=key)) or ("", "")
    assert title
    assert len(steps(read(text))) > 20, "its course"


def test_a_ballot_says_what_can_be_chosen_and_nothing_else() -> None:
    one, many = asked(LESSON, 2, "de"), asked(LESSON, 0, "de")
    assert (one.kind, many.kind, asked(LESSON, 1, "de").kind, asked(LESSON, 3, "de").kind) == (ONE, MANY, SHOWN, CHOICE)
    first, second = one.options[:2]
    assert readable("", one)
    assert readable(first, one)
    assert not readable(f"{first}\n{second}", one)
    assert readable("\n".join(many.options), many)
    for wrong in ("N ♠Z", "x", f"{many.options[0]}\n{many.options[0]}", "\n"):
        assert not readable(wrong, many)
    assert not readable("", asked(LESSON, 1, "de"))


SETS = """---
title: Probe
lang: de
game: getaway
---
```{exercise}
position: {hands: {N: "♥6 ♠2", E: "♥D ♠3", S: "♥B ♠8", W: "♥2 ♠5"}, power: W, number: 10}
question: Wer hat Pik?
choices:
- {right: true, text: Nord}
- {right: true, text: "Ost, gleich daneben"}
- {right: true, text: Süd}
- {text: der Tisch, say: Der Tisch hält keine Karten.}
```
"""


def test_several_right_answers_are_graded_as_a_set(store: Store) -> None:
    here, told = asked(SETS, 0, "de"), answer(SETS, 0, "de")
    assert (here.kind, here.several, len(here.right)) == (CHOICE, True, 3)
    assert question(SETS, 0, "de")["several"] is True
    wrong = next(letter for letter in here.options if letter not in here.right)
    assert readable("\n".join(here.options), here)
    assert told["grades"]["2 1"] == "2 von 3, und eine zu viel."
    assert answer(SETS, 0, "en")["grades"]["2 0"] == "2 of 3."
    assert told["grades"]["3 0"] == "Richtig, und vollständig."
    assert told["grades"]["0 1"] == "Keine von 3, und eine zu viel."
    assert told["why"][wrong]["text"] == "Der Tisch hält keine Karten."
    held = open_class(store, "Probe", "de", SETS, 1)
    keys = [f"{KEY}-{n}" for n in range(3)]
    for key in keys:
        joined(held, key)
    led(held, "next", rev=1)
    for key, marked in zip(keys, (here.right, here.right[:2], here.options), strict=True):
        assert pressed(held, 0, "\n".join(marked), key=key)[1]["ok"] is True
    assert led(held, "reveal", rev=2)[1]["exact"] == 1
    rows = results(SETS, "de", choices(store, held.id))
    assert {one["exact"] for one in rows} == {1}
    assert as_csv(rows).splitlines()[0].endswith("ballots,exact")
    (task,) = every_task(Reading(read(SETS)), Address(game="getaway"))
    assert "Several answers are right." in task.question


def test_one_of_several_legal_cards_is_not_all() -> None:
    here = asked(LESSON, 0, "de")
    assert (here.kind, here.several, here.right) == (MANY, True, ("N ♠B", "N ♠4"))
    assert answer(LESSON, 0, "de")["grades"]["1 0"] == "1 von 2."
    assert asked(LESSON, 2, "de").several is False, "of one move, whether it may be made"


SAID = "Ost muss bedienen, denn Ost hat noch eine Karte der Farbe."
TOLD = f"""---
title: Probe
lang: de
game: getaway
---
```{{table}} getaway.ex.six-tricks
after: 5
say: {SAID}
```

```{{table}} getaway.ex.six-tricks
after: 5
question: Und jetzt?
say: {SAID}
```
"""


def test_what_is_said_of_a_table_is_told_nowhere_before_the_reveal() -> None:
    for number in (0, 1):
        assert asked(TOLD, number, "de").kind == ONE
        assert "bedienen" not in json.dumps(question(TOLD, number, "de")), "wall and phones"
        assert answer(TOLD, number, "de")["explain"] == SAID
    assert question(TOLD, 0, "de")["text"].startswith("Du bist Nord")
    assert question(TOLD, 1, "de")["text"] == "Und jetzt?"
    ballots = {(0, 1): [""], (1, 1): [""]}
    texts = {one["text"] for one in results(TOLD, "de", ballots)}
    assert len(texts) == 2
    assert SAID not in texts, "the spreadsheet names the question"
    reading = Reading(read(TOLD))
    for task in every_task(reading, Address(game="getaway")):
        assert "bedienen" not in task.question, "the worksheet asks"
        assert "bedienen" in task.answer, "and tells it in the key"
    shown = [(one.block is not None, "bedienen" in one.html) for one in screens(reading)]
    assert [said for said in shown if any(said)][:2] == [(True, False), (False, True)], "the talk shows the table first"


# The lesson itself

WHOLE = """---
title: Probe
lang: de
game: getaway
---
# Eine Stunde

Willkommen, alle zusammen.

## Eins {#one}

Sieh dir {♥D} an. <!-- Zwei Minuten, nicht mehr. -->

```{exercise} getaway.x.01
```

Deshalb wird bedient.

## Nur Text {#two}

Kein Tisch, [ein Link](http://example.invalid) und ein [[Stich]].

## Drei {#three}

```{replay} getaway.ex.six-tricks
```

<!-- Pause -->
Ganz am Ende.
"""


def test_a_class_is_shown_every_word_of_the_lesson_and_the_notes_only_its_teacher(store: Store) -> None:
    held = open_class(store, "Probe", "de", WHOLE, len(steps(read(WHOLE))))
    joined(held)
    led(held, "next", rev=1)
    for view in (now(held), led(held, "", mode="projector")[1]):
        sent = json.dumps(view, ensure_ascii=False)
        assert "Willkommen" in sent
        assert "Sieh dir" in sent
        assert "Zwei Minuten" not in sent
        assert "Deshalb wird bedient" not in sent, "it stands behind the question"
    mine = led(held, "")[1]
    assert mine["desk"]["notes"] == ["Zwei Minuten, nicht mehr."]
    assert mine["desk"]["next"].startswith("Drei")
    assert mine["seats"] == [[1, False, False]]
    assert now(held)["number"] == 1
    led(held, "reveal", rev=2)
    assert "Deshalb wird bedient" in now(held)["answer"]["after"]
    led(held, "next", rev=3)
    told = now(held)["question"]
    assert told["kind"] == SHOWN
    assert "Kein Tisch" in told["prose"]
    assert "<a" not in told["prose"]
    assert "<button" not in told["prose"]
    assert "Ganz am Ende" in told["after"]
    assert [len(cards) for _, cards in told["scene"]["open"]] == [13, 13, 13, 13], "a phone has its table too"
    assert "Pause" not in json.dumps(told)
    assert led(held, "")[1]["desk"] == {"notes": ["Pause"], "next": ""}


SHOWN_ONLY = """---
title: Probe
lang: de
game: ecarte
---
```{replay} ecarte.replay.full-deal
```

```{compare} ecarte.x.01
between: [standard, old-law]
```
"""


def test_a_record_begins_dealt_and_a_comparison_names_its_rule_sets_on_wall_phones_and_in_a_talk() -> None:
    open_hands = question(SHOWN_ONLY, 0, "de")["scene"]["open"]
    assert [(who, len(cards)) for who, cards in open_hands] == [("V", 5), ("G", 5)]
    assert "Standard · Altes Gesetz" in question(SHOWN_ONLY, 1, "de")["prose"]
    assert "Standard · Old law" in screens(Reading(read(SHOWN_ONLY)))[-1].html, "the page is in English"


@pytest.mark.parametrize("course", courses(), ids=lambda one: one.file)
def test_no_word_of_a_course_is_left_out_in_a_class(course) -> None:
    found = screens_of(course.notebook)
    assert [one.block for one in found] == [block for _, block in steps(course.notebook)]
    shown = "".join(part.source for one in found for part in (*one.before, *one.after))
    assert shown.replace("\n", "") == "".join(
        part.source for part in course.notebook.parts if not isinstance(part, Block)
    ).replace("\n", "")
    text = write(course.notebook)
    for number in range(len(found)):
        view = question(text, number, course.lang)
        assert view["prose"] or not any(part.source.strip() for part in found[number].before)
        if view["kind"] == SHOWN and found[number].block.kind in ("table", "replay", "compare"):
            assert view["scene"], "a phone has its table"


def test_results_by_seat_number_name_nobody(store: Store, held: Held) -> None:
    joined(held, name="Kim")
    joined(held, "another-phone-00000", name="Alex")
    led(held, "next", rev=1)
    pressed(held, 0, "N ♠B\nN ♠4", key="another-phone-00000")
    pressed(held, 0, "N ♠B")
    assert [one[1:] for one in led(held, "")[1]["seats"]] == [[True, False], [True, True]]
    text = seats_as_csv(LESSON, "de", ballots_of(store, held.id))
    head, first, second = text.lstrip("\ufeff").splitlines()
    assert head == "seat,question,time,station,text,choice,exact"
    assert (first[:4], first[-3:]) == ("1,1,", ",no")
    assert (second[:4], second[-4:]) == ("2,1,", ",yes")
    assert "Kim" not in text
