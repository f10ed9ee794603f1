"""Whole games on record and lines of play counted, in every game: the engine must play them as it always did.

``tests/witnesses/<game>.yaml`` says which records and counts there are and what each is there to show. A record in
``golden/`` has comments; only its decisions are read back. The comments (why each move was legal, what it caused,
how the table looks then) are derived, and must come out the same. To write all of it anew:

    REWRITE_GOLDEN=1 uv run pytest tests/test_witnesses.py

A record that still replays keeps its moves. Look at the difference before it is committed, and commit it by itself.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playing import wander
from ruamel.yaml import YAML

from tutor.cases.transcript import Case, dump, load, plain_data, read_case, write_case
from tutor.core.cards import spell
from tutor.core.game import AnyGame, Situation
from tutor.core.moves import TABLE, seated
from tutor.core.options import changed
from tutor.core.play import Replay, perft
from tutor.games import ORDER, shelf

WITNESSES = Path(__file__).parent / "witnesses"
GOLDEN = Path(__file__).parent / "golden"
REWRITE = bool(os.environ.get("REWRITE_GOLDEN"))
LONGEST_RECORD = 140
"""Moves of a record; where no whole game is so short, the record is the beginning of one."""


class Wanted(NamedTuple):
    """One record: under which rules, how many play, and what must happen in it (ids without the game's name)."""

    game: AnyGame
    name: str
    preset: str
    options: Any
    players: int
    shows: tuple[str, ...]

    @property
    def file(self) -> Path:
        return GOLDEN / f"{self.game.key}-{self.name}.yaml"


class Counted(NamedTuple):
    """One position, reached by random moves from a seed, and how many lines of play lead on from it."""

    game: AnyGame
    preset: str
    options: Any
    players: int
    seed: int
    moves: int
    depth: int
    lines: int


def witnesses(key: str) -> Any:
    """What is wanted of a game; a new one that nobody has listed yet has no witnesses."""
    file = WITNESSES / f"{key}.yaml"
    return YAML(typ="safe").load(file) if file.is_file() else {"records": {}, "lines": []}


def wanted() -> Iterator[Wanted]:
    for key, game in shelf().items():
        for name, said in witnesses(key)["records"].items():
            preset = said.get("preset", name)
            options = changed(game.presets[preset], said.get("options", {}))
            yield Wanted(game, name, preset, options, said["players"], tuple(said.get("shows", ())))


def counted() -> Iterator[Counted]:
    for key, game in shelf().items():
        for said in witnesses(key)["lines"]:
            options = changed(game.presets[said["preset"]], said.get("options", {}))
            yield Counted(
                game, said["preset"], options, *(said[n] for n in ("players", "seed", "moves", "depth", "lines"))
            )


RECORDS = tuple(wanted())
COUNTS = tuple(counted())
every_record = pytest.mark.parametrize("one", RECORDS, ids=[one.file.stem for one in RECORDS])


@pytest.mark.parametrize("key", [name.replace("_", "-") for name in ORDER])
def test_every_game_has_ten_records_and_five_counts(key):
    assert sum(one.game.key == key for one in RECORDS) >= 10
    assert sum(one.game.key == key for one in COUNTS) >= 5


def test_every_golden_file_is_wanted():
    assert {file.stem for file in GOLDEN.glob("*")} == {one.file.stem for one in RECORDS}


@every_record
def test_a_record_is_played_as_it_always_was(one):
    if REWRITE:
        one.file.write_text(annotated(*recorded(one)), encoding="utf-8")
    text = one.file.read_text(encoding="utf-8")
    case = read_case(load(text))
    run = case.play()
    assert run.failure is None
    assert (case.preset, case.options, len(case.seats)) == (one.preset, one.options, one.players)
    assert annotated(case, run) == text
    assert missing(one, run) == set(), "the record does not show what it is there for"


@every_record
def test_every_state_of_a_record_is_possible_and_reads_back(one):
    case = read_case(load(one.file.read_text(encoding="utf-8")))
    for step in case.play().steps:
        assert not one.game.check(step.after)
        assert (
            one.game.read(case.options, case.seats, {"position": plain_data(one.game.write(step.after))}) == step.after
        )


@pytest.mark.parametrize("one", COUNTS, ids=[f"{one.game.key}-{one.preset}-{one.seed}" for one in COUNTS])
def test_the_lines_of_play_are_as_many_as_they_always_were(one):
    found = perft(one.game, position(one), one.depth)
    if REWRITE:
        write_count(one, found)
    else:
        assert found == one.lines


# Writing


def missing(one: Wanted, run: Replay[Situation]) -> set[str]:
    """What was to happen and did not, by events and by the rules that decided a move."""
    happened = {event.rule for step in run.steps for event in step.events}
    happened |= {rule for step in run.steps if step.verdict for rule in step.verdict.rules}
    return {f"{one.game.key}.{id_}" for id_ in one.shows} - happened


def recorded(one: Wanted) -> tuple[Case, Replay[Situation]]:
    """The record in the file if it still stands, else a new random game that shows what it should."""
    if one.file.is_file():
        case = read_case(load(one.file.read_text(encoding="utf-8")))
        run = case.play()
        if run.failure is None and case.options == one.options and not missing(one, run):
            return case, run
    seats, beginning = seated(one.players), None
    for seed in range(20_000):
        start = one.game.start(one.options, seats)
        moves = tuple(moment.move for moment in wander(one.game, start, random.Random(seed), LONGEST_RECORD))
        case = Case(one.game, one.preset, one.options, seats, {}, moves)
        run = case.play()
        if not missing(one, run):
            beginning = beginning or (case, run)
            if one.game.outcome(run.end):
                return case, run
        if seed >= 300 and beginning:
            return beginning
    raise AssertionError(f"no game shows {one}")


def position(one: Counted) -> Any:
    """The position that a count begins with."""
    state = one.game.start(one.options, seated(one.players))
    for moment in wander(one.game, state, random.Random(one.seed), one.moves):
        state = moment.after
    return state


def write_count(one: Counted, found: int) -> None:
    """Put a count in its place in the list; everything else in the file stays."""
    yaml = YAML()
    file = WITNESSES / f"{one.game.key}.yaml"
    said = yaml.load(file)
    place = [c for c in COUNTS if c.game is one.game].index(one)
    said["lines"][place]["lines"] = found
    yaml.dump(said, file)


def annotated(case: Case, run: Replay[Situation]) -> str:
    """The record with a comment for each move: why it was legal, what it caused, how the table looks."""
    key = f"{case.game.key}."
    head = {name: value for name, value in write_case(case).items() if name != "moves"}
    rows = ["# Only the moves are read; see test_witnesses.py for how to write this file anew.", dump(head).rstrip()]
    rows.append("moves:")
    for number, step in enumerate(run.steps, 1):
        rules = ", ".join(rule.removeprefix(key) for rule in step.verdict.rules) if step.verdict else "chance"
        mark = "" if step.verdict is None or step.verdict.legal else "A MISTAKE: "
        rows.append(f'- "{step.move}"  # {number}. {mark}{rules}')
        if step.events:
            happened = [event.rule.removeprefix(key) + house(event.gap, key) for event in step.events]
            rows.append(f"  #     {', '.join(happened)}")
            rows.append(f"  #     {picture(case.game, step.after)}")
    return "\n".join(rows) + "\n"


def house(gap: str | None, key: str) -> str:
    return f" [house: {gap.removeprefix(key)}]" if gap else ""


def picture(game: AnyGame, state: Any) -> str:
    """Hands, the middle and the piles in one line."""
    shown = game.scene(state, None)
    hands = [f"{hand.seat} {spell(hand.cards)}{tally(hand.score)}" for hand in shown.hands if hand.cards or hand.score]
    middle = [f"trick {' '.join(f'{seat} {spell(laid)}' for seat, laid in shown.trick)}"] if shown.trick else []
    piles = [
        " ".join(str(part) for part in (pile.name, pile.count, pile.value) if part not in (None, ""))
        for pile in shown.piles
    ]
    acting, end = game.movers(state), game.outcome(state)
    turn = "chance" if acting[:1] == (TABLE,) else f"{acting[0]} to move" if acting else "over"
    if end is not None:
        turn += f", {end.rule.removeprefix(f'{game.key}.')}"
    return " | ".join([*hands, *middle, *piles, turn])


def tally(score: int | None) -> str:
    return "" if score is None else f" ({score})"
