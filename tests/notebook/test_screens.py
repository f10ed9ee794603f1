"""Screens of a lesson, cut by hand: what stands on each, that nothing is lost, and what is wrong with a cut."""

from __future__ import annotations

import pytest

from tutor.classes.view import asked, question
from tutor.notebook import screening
from tutor.notebook.asking import NOTHING, SHOWN, screens, steps
from tutor.notebook.checking import prose_findings
from tutor.notebook.courses import courses
from tutor.notebook.reading import Block, Cut, Notebook, read, write
from tutor.shown.address import Address
from tutor.ui.notebook_blocks import Reading
from tutor.ui.notebook_sheet import every_task
from tutor.ui.notebook_talk import screens as talk_of

HEAD = "---\ntitle: Probe\nlang: de\ngame: getaway\n---\n"
CUT = f"""{HEAD}
## Eins

Willkommen.

+++ 5 min

Zuerst {{♥D}}.

```{{exercise}} getaway.x.01
```

Danach.

+++ join

```{{rule}} getaway.goal.escape
```

+++ hidden

Nur für mich.

+++

## Zwei

```{{table}} getaway.ex.six-tricks
after: 5
```
"""


def words_of(notebook: Notebook) -> list[str]:
    return sorted(part.source.strip() for part in notebook.parts if part.source.strip() and not isinstance(part, Cut))


def test_plus_signs_cut_join_time_and_hide() -> None:
    notebook = read(CUT)
    assert write(notebook) == CUT
    found = screens(notebook)
    assert [one.block.kind for one in found] == [NOTHING, "exercise", "table"]
    assert found[1].cut.minutes == 5
    assert [part.kind for part in found[1].after if isinstance(part, Block)] == ["rule"]
    assert len(screens(notebook, hidden=True)) == 4
    assert len(steps(notebook)) == 3
    first, second = question(CUT, 0, "de"), question(CUT, 1, "de")
    assert asked(CUT, 0, "de").kind == SHOWN
    assert "Willkommen" in first["prose"]
    assert (second["minutes"], second["options"] != []) == (5, True)
    sent = str([question(CUT, n, "de") for n in range(3)])
    assert "Nur für mich" not in sent
    assert "+++" not in sent
    assert list(prose_findings(notebook)) == []
    talk = "".join(one.html for one in talk_of(Reading(notebook)))
    assert "Willkommen" in talk
    assert "Nur für mich" not in talk
    assert "+++" not in talk


@pytest.mark.parametrize(
    ("said", "key", "below"),
    [
        ("+++ loud\n\nText.\n", "notebook-cut", 0),
        ("+++ 5 hours\n\nText.\n", "notebook-cut", 0),
        ("+++\n\n+++\n\nText.\n", "notebook-screen-empty", 0),
        ("Text.\n\n+++\n", "notebook-screen-empty", 2),
    ],
)
def test_what_is_wrong_with_a_cut_is_said_at_its_line(said: str, key: str, below: int) -> None:
    (finding,) = prose_findings(read(HEAD + said))
    assert finding.wrong.key == key
    assert finding.line == HEAD.count("\n") + 1 + below


def test_a_word_of_the_glossary_before_a_cut_is_no_stumbling_block() -> None:
    found = list(prose_findings(read(HEAD + "Ein [[no-such-term]].\n\n+++\n\nText.\n")))
    assert [finding.wrong.key for finding in found] == ["notebook-no-term"]


@pytest.mark.parametrize("course", courses()[::3], ids=lambda one: one.file)
def test_no_word_is_lost_whatever_is_cut_joined_or_moved(course) -> None:
    notebook = course.notebook
    before, many = words_of(notebook), len(screens(notebook))
    for number in range(0, many - 1, 5):
        one = screening.every(notebook)[number]
        moved = read(screening.move(notebook, number))
        assert words_of(moved) == before
        kinds = [each.block.kind for each in screens(notebook)]
        kinds[number : number + 2] = kinds[number : number + 2][::-1]
        assert [each.block.kind for each in screens(moved) if each.block.kind != NOTHING] == kinds
        if screening.can_join(notebook, number):
            joined = read(screening.join(notebook, number))
            assert len(screens(joined)) == many - 1
            assert words_of(joined) == before
        cut = read(screening.split(notebook, one.block.line))
        assert words_of(cut) == before
        assert many <= len(screens(cut)) <= many + 1
        hidden = read(screening.said(notebook, number, hidden=True, minutes=4))
        assert (len(screens(hidden)), len(screens(hidden, hidden=True))) == (many - 1, many)
        shown = read(screening.said(hidden, number, hidden=False, minutes=4))
        assert len(screens(shown)) == many
        assert screening.every(shown)[number].cut.minutes == 4
        assert words_of(shown) == before


def test_where_both_ask_nothing_is_joined() -> None:
    notebook = read(CUT.replace("```{rule} getaway.goal.escape", "```{exercise} getaway.x.16"))
    assert [one.block.kind for one in screens(notebook)] == [NOTHING, "exercise", "exercise", "table"]
    assert not screening.can_join(notebook, 1)


def test_paper_leaves_out_what_is_hidden() -> None:
    notebook = read(CUT.replace("+++ 5 min", "+++ hidden"))
    found = every_task(Reading(notebook), Address(game="getaway"))
    assert [bool(one.question) for one in found] == [False, True]
    assert [one.block.kind for one in screens(notebook)] == [NOTHING, "table"]


def test_what_is_asked_besides_takes_no_words_that_come_before() -> None:
    end = "\n+++\n\nAuf Wiedersehen.\n\n## Noch eine {#twin.1.1}\n\n```{exercise} getaway.x.16\n```\n"
    notebook = read(CUT + end)
    found = screens(notebook)
    assert [one.block.kind for one in found] == [NOTHING, "exercise", "table", NOTHING, "exercise"]
    assert "Auf Wiedersehen" in found[3].before[0].source
