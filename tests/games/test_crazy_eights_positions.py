"""Crazy Eights: what excludes what, and positions that cannot be."""

from __future__ import annotations

import re

import pytest
from crazy_tables import GAME, move, table

from tutor.cases.transcript import read_case
from tutor.core.complaints import Complaint
from tutor.core.options import changed
from tutor.core.play import step
from tutor.paths import PACKAGE
from tutor.words import explain

# What excludes what, and bad input


@pytest.mark.parametrize(
    "changes",
    [
        {"wild-rank": "A", "reverse-rank": "A"},
        {"skip-rank": "D", "reverse-rank": "D"},
        {"skip-rank": "2", "draw-two": "on"},
        {"wild-rank": "B", "skip-rank": "B"},
        {"draw-count": "3"},
        {"draw-count": "until-playable"},
        {"wild-mode": "no-call", "starter-wild": "dealer-calls"},
    ],
    ids=str,
)
def test_contradictory_options_are_refused(changes):
    with pytest.raises(Complaint, match="options-conflict"):
        changed(GAME.presets["basic"], changes)


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ({"hands": {"A": "♥4 ♥4", "B": "♦6"}, "top": "♥K"}, "card-twice"),
        ({"hands": {"A": "♥4", "B": "♥4"}, "top": "♥K"}, "card-twice"),
        ({"hands": {"A": "♥4a"}, "top": "♥K"}, "card-foreign"),
        ({"hands": {"A": "♥4"}}, "field-missing"),
        ({"hands": {"A": "♥4"}, "top": "♥K ♥D"}, "one-card-only"),
        ({"hands": {"A": "hello"}, "top": "♥K"}, "unreadable-card"),
        ({"hands": {"Q": "♥4"}, "top": "♥K"}, "no-such-seat"),
        ({"hands": "♥4", "top": "♥K"}, "hands-not-a-list"),
        ({"trump": "♥"}, "no-such-field"),
        ({"hands": {"A": "♥4"}, "top": "♥K", "phase": "dance"}, "no-such-word"),
        ({"hands": {"A": "♥4"}, "top": "♥K", "passes": 9}, "not-a-number"),
        ({"hands": {"A": "♥4"}, "top": "♥K", "stock": 7}, "stock-count"),
        ({"hands": {"A": "♥4"}, "top": "♥K", "discards": 7}, "discards-count"),
        ({"hands": {"A": "♥4"}, "top": "♥K", "stock": "♥2", "discards": "♥K ♥3"}, "cards-missing"),
        ({"hands": {"A": "♥4"}, "top": "♥K", "scores": [1]}, "numbers-per-seat"),
        ({"hands": {"A": "♥4"}, "top": "♥K", "silent": 3}, "not-a-list"),
        ({"hands": {"A": "♥4"}, "top": "♥K", "phase": "over"}, "field-missing"),
        ("nonsense", "position-not-a-list"),
    ],
    ids=str,
)
def test_what_cannot_be_read_is_refused_with_its_reason(said, key):
    with pytest.raises(Complaint) as refused:
        read_case({"game": "crazy-eights", "players": ["A", "B"], "position": said}).start()
    assert refused.value.key == key


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ({"hands": {"A": "♥4"}, "top": "♥K"}, "hand-empty"),
        ({"hands": {"A": "♥4", "B": "♥5"}, "top": "♥K", "called": "♠"}, "call-without-wild"),
        ({"hands": {"A": "♥4", "B": "♥5"}, "top": "♥8", "stock": "♥2"}, "call-missing"),
        ({"hands": {"A": "♥4", "B": "♥5"}, "top": "♥2", "debt": 1}, "debt-not-here"),
        ({"hands": {"A": "♥4", "B": "♥5"}, "top": "♥K", "drawn": "♥6"}, "drawn-not-held"),
        ({"hands": {"A": "♥4", "B": "♥5"}, "top": "♥K", "phase": "missed"}, "nobody-silent"),
        ({"hands": {"A": "♥4", "B": "♥5"}, "top": "♥K", "phase": "draw", "stock": 0}, "nothing-to-give"),
        ({"hands": {"A": "♥4", "B": "♥5"}, "top": "♥K", "stock": "♥4 ♥6"}, "card-twice"),
        ({"hands": {"A": "♥4", "B": "♥5"}, "top": "♥K", "phase": "turn"}, "starter-turned"),
        ({"hands": {"A": "♥4", "B": "♥5"}, "top": "♥8", "phase": "call"}, "phase-needs-option"),
        ({"hands": {"A": "♥4", "B": "♥5"}, "top": "♥2", "phase": "debt"}, "phase-needs-option"),
        ({"hands": {"A": "♥4", "B": "♥5"}, "top": "♥K", "phase": "missed"}, "phase-needs-option"),
        ({"hands": {"A": "♥4", "B": "♥5"}, "top": "♥K", "phase": "blocked"}, "phase-needs-option"),
        ({"hands": {"A": "♥4", "B": "♥5"}, "top": "♥K", "silent": ["B"]}, "silence-is-free"),
        ({"hands": {"A": "♥4", "B": "♥5"}, "top": "♥K", "drawn": "♥4"}, "draw-ends-turn"),
        ({"hands": {"A": "♥4", "B": "♥5"}, "top": "♥8", "called": "any"}, "starter-not-free"),
    ],
    ids=str,
)
def test_what_is_impossible_in_a_position_is_listed(position, key):
    case = read_case({"game": "crazy-eights", "players": ["A", "B"], "position": position})
    assert key in [problem.key for problem in GAME.check(case.start())]


@pytest.mark.parametrize(
    ("moves", "key"),
    [
        (["table deal ♥2 ♥3"], "deal-size"),
        (["table deal " + " ".join(["♥2"] * 14)], "card-twice"),
        (["table turn ♥2"], "not-possible"),
    ],
)
def test_the_table_cannot_do_just_anything(moves, key):
    run = read_case({"game": "crazy-eights", "players": ["A", "B"], "moves": moves}).play()
    assert run.failure.key == key


def test_penalty_cards_come_from_the_stock_and_in_the_right_number():
    state = table(
        options={"draw-two": "on"}, top="♠2", debt=1, hands={"A": "♦K ♦4", "B": "♦6 ♦7"}, moves=["A takes"]
    )  # fmt: skip
    for text, key in (("table draw ♣3", "draw-size"), ("table draw ♦6 ♣3", "table-cannot-give")):
        with pytest.raises(Complaint) as refused:
            step(GAME, state, move(text, state))
        assert refused.value.key == key


def test_every_new_complaint_has_words():
    keys = set()
    for file in ("positions.py", "dealing.py"):
        text = (PACKAGE / "games/crazy_eights" / file).read_text(encoding="utf-8")
        keys |= set(re.findall(r'(?:Complaint|Problem)\(\s*"([a-z-]+)"', text))
    for key in keys:
        for lang in ("de", "en"):
            assert explain.has("crazy_eights", lang, f"error-{key}"), (lang, key)
