"""A reveal in steps: what its author parts comes one press after the other, and nothing of it earlier."""

from __future__ import annotations

import json

import pytest
from classroom import joined, led, now, pressed
from click.testing import CliRunner

from tutor.core.pictures import taken_out, written
from tutor.desk.cli import cli
from tutor.notebook.asking import screens, steps
from tutor.notebook.checking import prose_findings
from tutor.notebook.reading import read, write
from tutor.notebook.screening import in_steps
from tutor.store.classes import Held, open_class
from tutor.store.keeping import Store
from tutor.store.pictures import keep
from tutor.ui.notebook_blocks import Reading
from tutor.ui.notebook_talk import screens as talk_of

HEAD = "---\ntitle: Probe\nlang: de\ngame: getaway\n---\n## Eins {#one}\n\n"
QUESTION = "```{exercise} getaway.x.01\n```\n\n"
PARTED = f"""{HEAD}{QUESTION}Sogleich.

+++ step

Danach.

+++ step

```{{rule}} getaway.goal.escape
```

Zuletzt.

```{{exercise}} getaway.x.16
```

+++

Ein Wort.

+++ step

Noch eines.
"""


@pytest.fixture
def parted(store: Store) -> Held:
    return open_class(store, "Probe", "de", PARTED, len(steps(read(PARTED))))


def test_steps_stand_on_the_screen_of_their_question() -> None:
    notebook = read(PARTED)
    assert write(notebook) == PARTED
    assert [one.block.argument for one in screens(notebook)] == ["getaway.x.01", "getaway.x.16", ""]
    assert list(prose_findings(notebook)) == []


def test_what_comes_in_steps_comes_press_by_press_on_wall_and_phone(parted: Held) -> None:
    joined(parted)
    led(parted, "next", rev=1)
    assert led(parted, "")[1]["more"] == 0, "nothing before the answer"
    pressed(parted, 0, "N ♠B")
    assert led(parted, "more", rev=2)[1]["rev"] == 2
    _, told = led(parted, "reveal", rev=2)
    begun = told["changed"]
    for rev, left, shown, later in [
        (3, 2, ("Sogleich",), ("Danach", "Zuletzt", "entkommen")),
        (4, 1, ("Sogleich", "Danach"), ("Zuletzt",)),
        (5, 0, ("Sogleich", "Danach", "Zuletzt"), ()),
    ]:
        _, told = led(parted, "", mode="projector")
        assert (told["rev"], told["more"], told["phase"]) == (rev, left, "revealed")
        for answer in (told["answer"], now(parted)["answer"]):
            sent = json.dumps(answer)
            assert all(word in sent for word in shown)
            assert not any(word in answer["after"] for word in later)
            assert "steps" not in answer
        assert ("Danach" in led(parted, "")[1]["desk"]["next"]) == (left == 2), "the teacher sees what comes"
        assert told["changed"] == begun, "a step stops no clock"
        led(parted, "more", rev=rev)
    assert led(parted, "")[1]["rev"] == 5, "after the last there is none"
    assert led(parted, "back", rev=5)[1]["more"] == 1
    assert led(parted, "more", rev=5)[1]["rev"] == 6, "of two presses from one view one counts"


def test_words_alone_come_in_steps_and_going_on_begins_anew(parted: Held) -> None:
    joined(parted)
    for rev, what in enumerate(("next", "next", "next"), 1):
        led(parted, what, rev=rev)
    assert now(parted)["question"]["prose"].count("<p>") == 1
    assert led(parted, "more", rev=4)[1]["more"] == 0
    assert now(parted)["question"]["prose"].count("<p>") == 2
    led(parted, "next", rev=5)
    assert led(parted, "back", rev=6)[1]["step"] == 0


def test_the_talk_adds_each_step_to_what_is_there() -> None:
    said = [one.html for one in talk_of(Reading(read(PARTED))) if "Ein Wort" in one.html or "Noch eines" in one.html]
    assert ["Noch eines" in one for one in said] == [False, True]
    assert "Ein Wort" in said[1]


@pytest.mark.parametrize(
    "text",
    [
        f"{HEAD}Text.\n\n+++ step\n\nMehr.\n\n{QUESTION}",
        f"{HEAD}{QUESTION}+++ step\n",
        f"{HEAD}{QUESTION}+++ step\n\n{QUESTION}",
        f"{HEAD}{QUESTION}+++ step\n\n+++ step\n\nText.\n",
    ],
)
def test_a_step_with_nothing_behind_it_or_before_its_question_is_told_at_its_line(text: str) -> None:
    (finding,) = prose_findings(read(text))
    assert finding.wrong.key == "notebook-step"
    assert text.splitlines()[finding.line - 1] == "+++ step"


def test_a_reveal_is_parted_with_a_press() -> None:
    text = f"{HEAD}{QUESTION}Sogleich.\n\nDanach.\n"
    parted = in_steps(read(text), text.splitlines().index("Danach.") + 1)
    assert parted == f"{HEAD}{QUESTION}Sogleich.\n\n+++ step\n\nDanach.\n"


def test_the_lesson_of_a_class_is_taken_along_with_its_pictures(store: Store, png: bytes) -> None:
    text = f"{PARTED}\n{written('Ein Tisch', keep(store, png))}\n"
    held = open_class(store, "Probe", "de", text, 3)
    file = CliRunner().invoke(cli, ["classes", "export", held.code, "--lesson"]).stdout
    assert taken_out(file) == (text, [png])
