"""By ear: at every table of a course a press is answered, and nothing that is said comes before it was taught.

What the browser puts together (``assets/line/heard.js``) comes with the line and is asked there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from tutor.cases.lessons import lines
from tutor.cases.transcript import Case, at, read_case
from tutor.core.game import AnyGame
from tutor.core.moves import Move
from tutor.core.play import Replay
from tutor.games import shelf
from tutor.notebook.blocks import case_of, compared, fields, lesson_of, own_seat, sat_down
from tutor.notebook.courses import Course, courses
from tutor.notebook.disclosure import taught_in
from tutor.notebook.reading import Block
from tutor.players.against import NEXT_DEAL, OTHERS, OVER, YOU, Against
from tutor.players.thinking import think
from tutor.shown.line import line, unpacked
from tutor.shown.linetexts import Telling
from tutor.teaching.taught import Taught, words_in

EVERY = pytest.mark.parametrize("one", courses(), ids=lambda one: one.file)
UNSAYABLE = re.compile(r"[{}\[\]\ue000♠♥♦♣]|\s[,.;]|\.\.|\s{2}|[,:]\s*[,.]")
"""What no voice can say, and where a card or a name is missing; cards in braces have been named before."""
CARD = re.compile(r"\{[^{}]*\}")


@dataclass(frozen=True)
class Message:
    """What is said after a press, or when a key asks: its parts in the order in which they are said."""

    of: str
    parts: tuple[str, ...]
    known: Taught
    refused: bool = False
    """Whether it gives the reason of a refusal: that rule is taught right then."""

    def faults(self, game: AnyGame) -> Iterator[str]:
        """Yield what somebody who only listens would stumble on."""
        said = [CARD.sub("x", part).strip().rstrip(".") for part in self.parts if part]
        if not said:
            yield f"{self.of}: silence"
        yield from (f"{self.of}: “{part}” cannot be said" for part in said if UNSAYABLE.search(part))
        for n, part in enumerate(said):
            if any(part.lower() in other.lower() for other in (*said[:n], *said[n + 1 :])):
                yield f"{self.of}: “{part}” is said twice"
        if not self.refused:
            words = words_in(game.folder, " ".join(self.parts)) - self.known.words
            yield from (f"{self.of}: “{word}” was not taught yet" for word in sorted(words))


def asked_for(told: Mapping[str, Any], step: int, known: Taught) -> Iterator[Message]:
    """Yield what the keys tell that ask for the score, for whose turn it is, and for what may be done."""
    scene, tries = told["scenes"][step], told["tries"][step]
    noted = [f"{fact['name']}: {fact['value']}" for fact in scene["facts"]]
    noted += [tag["text"] for hand in scene["hands"] for tag in hand["tags"]]
    yield Message("the score", ("score", *dict.fromkeys(noted)), known)
    if scene["label"]:
        yield Message("whose turn", (scene["label"],), known)
    may = [f"{{{one['of']}}}" if one.get("of") and not one["rule"] else one["button"] for one in tries if one["legal"]]
    yield Message("what may be done", ("legal", " · ".join(dict.fromkeys(may))), known)


def presses(told: Mapping[str, Any], step: int, known: Taught) -> Iterator[Message]:
    """Yield what is said when each of the things is pressed that can be pressed."""
    for one in told["tries"][step]:
        if one.get("beside"):
            parts = [text for each in one["beside"] for text in (each["title"], each.get("why", ""))]
            yield Message(one["move"], (one["button"], *dict.fromkeys(parts)), known, refused=True)
        elif one["legal"]:
            yield Message(one["move"], (f"{one['button']}: +", one.get("why", "")), known)
        else:
            yield Message(one["move"], (one["why"],), known, refused=True)
            yield Message(f"instead of {one['move']}", ("instead", one.get("instead", "")), known)


def steps(told: Mapping[str, Any], since: int, known: Taught, *, reasons: bool) -> Iterator[Message]:
    """Yield what is said of each step that was made, or come to."""
    for n in range(max(since, 1), len(told["steps"])):
        step = told["steps"][n]
        done = told["done"][n]
        trick = [told["tricks"][done].get("heard", "")] if done >= 0 else []
        events = [event["text"] for event in step.get("events", ())] or trick
        parts = (step.get("heard", ""), *events, *([step.get("why", "")] if reasons else []))
        yield Message(f"step {n}", (*parts, step.get("result", "")), known)


def still(case: Case, telling: Telling, known: Taught) -> Iterator[Message]:
    told = unpacked(line(case, telling, moment=True).packed)
    yield from asked_for(told, -1, known)
    yield from presses(told, -1, known)


def record(block: Block, one: Course, telling: Telling, known: Taught) -> Iterator[Message]:
    whole = lines(lesson_of(block, one.game, one.lang))[0].case
    said = fields(block)
    first, last = int(said.get("from", 0)), int(said.get("to", len(whole.moves)))
    start = at(whole, replace(whole, moves=whole.moves[:first]).play().end) if first else whole
    told = unpacked(line(replace(start, moves=whole.moves[first:last]), telling).packed)
    yield from steps(told, 1, known, reasons=True)
    for step in range(len(told["steps"])):
        yield from asked_for(told, step, known)
        yield from presses(told, step, known)


def played(one: Course, block: Block, known: Taught) -> Iterator[Message]:
    """Yield what somebody hears who sits down and presses anything that may be played."""
    table, random = replace(sat_down(block, one.game), before=known), Random(1)
    game, heard = table.sit(), 0
    heard = len(game.steps)
    while (waits := game.waits_for()) not in (OVER, NEXT_DEAL):
        if waits == OTHERS:
            job = game.next_job()
            game.make(job if isinstance(job, Move) else think(job).move)
            continue
        yield from at_seat(one, table.taught_with(table.told_in(game).values()), table.case, game, heard)
        heard = len(game.steps)
        if waits == YOU:
            game.make(random.choice(game.offered()))
        else:
            game.go_on()
    yield from at_seat(one, table.taught_with(table.told_in(game).values()), table.case, game, heard)


def at_seat(one: Course, now: Taught, case: Case, game: Against, heard: int) -> Iterator[Message]:
    telling = Telling(one.lang, seat=game.you, you=True, taught=now, unoffered=game.withheld())
    run = Replay(game.start, tuple(game.steps))
    told = unpacked(line(case, telling, run=run, since=heard).packed)
    yield from steps(told, heard + 1 - told["first"], now, reasons=False)
    yield from asked_for(told, -1, now)
    yield from presses(told, -1, now)


def messages(one: Course) -> Iterator[tuple[str, Message]]:
    """Yield everything that is said at the tables of a course, with where."""
    taught, own = taught_in(one.notebook), own_seat(one.notebook)
    for station in one.notebook.stations:
        for block in (part for part in station.parts if isinstance(part, Block)):
            known = taught[block.line]
            telling = Telling(one.lang, taught=known, own=own)
            said: Iterator[Message] = iter(())
            if block.kind == "sit":
                said = played(one, block, known)
            elif block.kind == "table":
                said = still(case_of(block, one.game), telling, known)
            elif block.kind == "compare":
                said = still(compared(block, one.game)[0], telling, known)
            elif block.kind == "replay":
                said = record(block, one, telling, known)
            elif block.kind == "exercise" and "legal" in (lesson := lesson_of(block, one.game, one.lang)):
                said = still(read_case(lesson["case"]), telling, known)
            yield from ((f"{station.id}, line {block.line}", each) for each in said)


def faults_of(found: Sequence[tuple[str, Message]], game: AnyGame) -> set[str]:
    return {f"{where}: {fault}" for where, each in found for fault in each.faults(game)}


@EVERY
def test_every_press_is_answered_in_words_that_were_taught(one: Course):
    found = list(messages(one))
    assert len(found) > 200
    assert faults_of(found, shelf()[one.game]) == set()
