"""Whole games of Getaway on record, one for each notable option: the engine must play them as it always did.

A file in ``golden/`` is a record with comments. Only its decisions are read back; the comments (why each move was
legal, what it caused, how the table looks then) are derived, and must come out the same. To write them anew:

    REWRITE_GOLDEN=1 uv run pytest tests/test_transcripts.py

A file that still replays keeps its moves. Look at the difference before it is committed, and commit it by itself.
"""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any

import pytest
from playing import wander

from tutor.cases.transcript import Case, dump, load, plain_data, read_case, write_case
from tutor.core.cards import spell
from tutor.core.moves import TABLE, Seat, seated
from tutor.core.options import changed
from tutor.core.play import Replay
from tutor.games import shelf

GOLDEN = Path(__file__).parent / "golden"
GAME = shelf()["getaway"]
REWRITE = bool(os.environ.get("REWRITE_GOLDEN"))

RECORDS: dict[str, tuple[str, dict[str, str], int, tuple[str, ...]]] = {
    "standard": ("standard", {}, 4, ("lastcard.draw", "trick.interrupted-pickup", "trick.lone-lead-stays-top")),
    "two-players": ("standard", {}, 2, ("two.leader-draws", "two.drawn-lower", "two.drawn-tochoo")),
    "taking": ("standard", {}, 5, ("take.target-escapes", "opt.take.lead-after-power-taken")),
    "counter-clockwise": ("counter-clockwise", {}, 4, ("take.all-cards", "lastcard.must-lead-drawn")),
    "draw-from-hand": ("draw-from-hand", {}, 4, ("opt.last-card-power", "lastcard.beaten-escapes")),
    "draw-from-any-hand": ("draw-from-hand", {"draw-hand.target": "any-player"}, 5, ("opt.last-card-power",)),
    "lead-passes": ("lead-passes", {}, 5, ("opt.last-card-power", "two.normal")),
    "heaps": ("heaps", {}, 4, ("opt.piles.youngest-first", "end.last-with-cards")),
    "two-packs": ("two-packs", {}, 9, ("opt.two-packs.first-equal-wins", "lastcard.draw")),
    "strict": (
        "strict", {}, 4,
        ("penalty.play-after-tochoo", "penalty.out-of-turn", "penalty.false-tochoo", "trick.interrupted-pickup"),
    ),
    "ordinary-pick-up": ("standard", {"two-player-draw-special": "off"}, 2, ("lastcard.unbeaten-leads-again",)),
    "any-single-card": (
        "standard", {"two-player.shortcut-scope": "any-single-card"}, 2, ("opt.two-player.shortcut-scope",),
    ),
    "next-left": (
        "standard", {"take.lead-after-power-taken": "next-left", "take.limit-per-window": "unlimited"}, 5,
        ("opt.take.lead-after-power-taken",),
    ),
    "in-turn-and-counted": (
        "standard", {"first-trick-order": "clockwise", "loss-counter": "on"}, 4, ("opt.loss-counter",),
    ),
}  # fmt: skip
"""Preset, options, players, and what must happen in the game (ids without the name of the game)."""


@pytest.mark.parametrize("name", RECORDS)
def test_golden(name):
    file = GOLDEN / f"getaway-{name}.yaml"
    if REWRITE:
        file.write_text(annotated(*recorded(name, file)), encoding="utf-8")
    text = file.read_text(encoding="utf-8")
    case = read_case(load(text))
    run = case.play()
    assert run.failure is None
    assert GAME.outcome(run.end) is not None
    assert annotated(case, run) == text
    assert missing(name, run) == set(), "the record does not show what it is there for"


def test_every_golden_file_is_tested():
    assert {file.stem for file in GOLDEN.glob("*")} == {f"getaway-{name}" for name in RECORDS}


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_record_cut_short_reads_back_at_every_step(name):
    case = read_case(load((GOLDEN / f"getaway-{name}.yaml").read_text(encoding="utf-8")))
    run = case.play()
    for step in run.steps[::9]:
        assert GAME.read(case.options, case.seats, {"position": plain_data(GAME.write(step.after))}) == step.after


def missing(name: str, run: Replay) -> set[str]:
    happened = {event.rule for step in run.steps for event in step.events}
    return {f"getaway.{id_}" for id_ in RECORDS[name][3]} - happened


# Writing


def recorded(name: str, file: Path) -> tuple[Case, Replay]:
    """The record in the file if it still stands, else a new random game that shows what it should."""
    if file.is_file():
        case = read_case(load(file.read_text(encoding="utf-8")))
        run = case.play()
        if run.failure is None and GAME.outcome(run.end) and not missing(name, run):
            return case, run
    preset, changes, players, _ = RECORDS[name]
    options = changed(GAME.presets[preset], changes)
    seats = seated(players)
    for seed in range(20_000):
        start = GAME.start(options, seats)
        moves = tuple(moment.move for moment in wander(GAME, start, random.Random(seed), 140))
        case = Case(GAME, preset, options, seats, {}, moves)
        run = case.play()
        if GAME.outcome(run.end) and not missing(name, run):
            return case, run
    raise AssertionError(f"no game shows {RECORDS[name]}")


def annotated(case: Case, run: Replay) -> str:
    """The record with a comment for each move: why it was legal, what it caused, how the table looks."""
    head = {key: value for key, value in write_case(case).items() if key != "moves"}
    rows = ["# Only the moves are read; see test_transcripts.py for how to write this file anew.", dump(head).rstrip()]
    rows.append("moves:")
    for number, step in enumerate(run.steps, 1):
        rules = ", ".join(short(rule) for rule in step.verdict.rules) if step.verdict else "chance"
        mark = "" if step.verdict is None or step.verdict.legal else "A MISTAKE: "
        rows.append(f'- "{step.move}"  # {number}. {mark}{rules}')
        if step.events:
            rows.append(f"  #     {', '.join(short(event.rule) + flag(event.gap) for event in step.events)}")
            rows.append(f"  #     {picture(step.after)}")
    return "\n".join(rows) + "\n"


def short(id_: str) -> str:
    return id_.removeprefix("getaway.")


def flag(gap: str) -> str:
    return f" [house: {short(gap)}]" if gap else ""


def picture(state: Any) -> str:
    """Hands, the trick and the pile in one line."""
    hands = " | ".join(f"{seat} {spell(hand)}" for seat, hand in zip(state.seats, state.hands, strict=False) if hand)
    lying = f" | trick {' '.join(str(card) for _, card in state.trick)}" if state.trick else ""
    acting = [Seat(seat) for seat in GAME.movers(state)]
    turn = "over, lost: " + ", ".join(GAME.outcome(state).losers) if not acting else f"{acting[0]} to move"
    return f"{hands}{lying} | pile {len(state.pile)} | {'chance' if acting[:1] == [TABLE] else turn}"
