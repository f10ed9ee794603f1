"""The seat in which the reader of a course sits down is theirs at every other table of it."""

from __future__ import annotations

import pytest

from tutor.core.moves import Seat
from tutor.core.play import verdicts
from tutor.notebook.blocks import case_of, compared, own_seat
from tutor.notebook.courses import course
from tutor.notebook.reading import read
from tutor.shown.line import line, unpacked
from tutor.shown.linetexts import Telling
from tutor.teaching.taught import Taught, all_words
from tutor.ui.notebook_compared import said_with_it

TABLES = """---
title: T
lang: {lang}
game: getaway
version: 1
---

## One {{#one}}

```{{table}}
players: [Ada, Kim, Ben]
position: {{hands: {{Ada: "♣3 ♥9", Kim: "♥3 ♣5", Ben: "♥7 ♣4"}}, power: Ada, number: 20}}
moves: [Ada ♥9]
```

## Two {{#two}}

```{{sit}}
players: [Ada, Kim, Ben]
{you}
position: {{hands: {{Kim: "♥3", Ada: "♥10 ♣3", Ben: "♥7"}}, power: Ada, number: 20}}
moves: [Ada ♥10]
```
"""


@pytest.mark.parametrize(("lang", "name", "said"), [("de", "Kim (du)", "du "), ("en", "Kim (you)", "you ")])
def test_a_table_speaks_to_whoever_sits_in_that_seat_elsewhere(lang: str, name: str, said: str) -> None:
    notebook = read(TABLES.format(lang=lang, you="you: Kim"))
    own = own_seat(notebook)
    assert own == "Kim"
    case = case_of(notebook.blocks[0], "getaway")
    told = unpacked(line(case, Telling(lang, own=own), moment=True).packed)
    seats = {seat["id"]: seat for seat in told["seats"]}
    assert (seats["Kim"]["name"], seats["Kim"]["place"], seats["Kim"].get("own")) == (name, "bottom", True)
    assert seats["Ada"]["name"] == "Ada"
    assert not any(hand.get("hidden") for hand in told["scenes"][0]["hands"]), "in a text all hands lie open"
    refused = next(one for one in told["tries"][0] if one["move"] == "Kim ♣5")
    assert said in refused["why"]
    assert "Kim" not in refused["why"]


def test_nobody_is_called_by_another_name_where_nobody_sits_down() -> None:
    notebook = read(TABLES.format(lang="en", you="deal: 1"))
    assert own_seat(notebook) is None
    told = unpacked(line(case_of(notebook.blocks[0], "getaway"), Telling("en"), moment=True).packed)
    assert "Kim" in [seat["name"] for seat in told["seats"]]


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("game", ["getaway", "knockout-whist", "crazy-eights", "ecarte", "gurke"])
def test_in_every_course_one_sits_in_one_seat(game: str, lang: str) -> None:
    found = course(game, lang)
    assert found is not None
    assert own_seat(found.notebook) == Seat("Kim")


def test_a_card_that_is_played_with_a_word_is_legal_where_one_of_its_words_is() -> None:
    found = course("crazy-eights", "en")
    assert found is not None
    block = next(one for one in found.notebook.blocks if one.kind == "compare")
    answers = []
    for case in compared(block, "crazy-eights"):
        judged = verdicts(case.game, case.play().end)
        bare = next(one for one in judged if str(one.move) == "Kim ♠8")
        answers.append(bare.legal or said_with_it(bare.move, judged))
    assert answers == [True, False, False]  # the plain game; eights must match; jacks are wild


def test_an_explanation_waits_for_the_words_in_it() -> None:
    case = case_of(read(TABLES.format(lang="en", you="you: Kim")).blocks[0], "getaway")
    rule = "getaway.trick.follow-suit"

    def why(taught: Taught | None) -> str:
        return str(unpacked(line(case, Telling("en", taught=taught), moment=True).packed)["rules"][rule]["why"])

    assert why(None)
    assert why(Taught()) == ""
    assert why(Taught(rules=frozenset({rule}), words=all_words(case.game))) == why(None)
