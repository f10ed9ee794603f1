"""An Écarté hand asked in a class: both choices to press, its own hand in view, and what the solution says behind."""

from __future__ import annotations

import json

from classroom import joined, led, now, pressed

from tutor.classes.view import answer, prose, question
from tutor.notebook.asking import screens, steps
from tutor.notebook.reading import read
from tutor.store.classes import choices, open_class
from tutor.store.keeping import Store
from tutor.ui.notebook_blocks import Reading
from tutor.ui.notebook_talk import screens as talk_of

HEAD = "---\ntitle: Probe\nlang: en\ngame: ecarte\n---\n## One\n\n"
ODDS = "```{odds}\nhand: QH KS 7S 8D 7C\nturn_up: 9H\nrole: elder\nask: true\nsay: Count first.\n```\n"


def test_a_hand_is_asked_and_what_it_is_worth_comes_with_the_answer(store: Store) -> None:
    text = HEAD + ODDS
    held = open_class(store, "Probe", "en", text, len(steps(read(text))))
    joined(held)
    led(held, "next", rev=1)
    shown = now(held)["question"]
    assert [one["label"] for one in shown["options"]] == ["Play", "Propose"]
    assert not shown["several"]
    assert [len(cards) for _, cards in shown["scene"]["open"]] == [5], "one hand alone"
    assert "points" not in json.dumps(shown)
    assert pressed(held, 0, "A")[1]["ok"]
    assert pressed(held, 0, "A\nB", press=2)[0] == 400
    told = led(held, "reveal", rev=2)[1]
    assert (told["answer"]["right"], told["exact"]) == (["B"], 0)
    assert told["answer"]["why"]["B"]["text"].startswith("Propose. Standing is worth −")
    assert told["answer"]["explain"] == "Count first."
    assert choices(store, held.id) == {(0, 1): ["A"]}


def test_as_dealer_one_is_asked_once_elder_has_proposed() -> None:
    text = HEAD + ODDS.replace("elder", "dealer")
    assert "elder has proposed" in question(text, 0, "en")["text"]
    assert answer(text, 0, "en")["why"]["A"]["text"].startswith("Once elder has proposed, refusing is worth")


def test_a_hand_that_is_not_asked_about_or_stands_beside_a_question_shows_no_invented_cards() -> None:
    assert question(HEAD + ODDS.replace("ask: true\n", ""), 0, "en")["scene"] is None
    beside = read(f"{HEAD}```{{exercise}} ecarte.x.01\n```\n\n+++ join\n\n{ODDS}")
    (screen,) = screens(beside)
    assert prose(screen.after, beside).count('role="img"') == 5


def test_a_talk_asks_before_it_shows_the_odds() -> None:
    said = [one.html for one in talk_of(Reading(read(HEAD + ODDS))) if "h3" in one.html]
    assert ["%" in one for one in said] == [False, True]
