"""Disputes: where the text leaves several readings, who holds which, and a moment at which they part.

``python -m tutor.teaching.disputes`` looks for the moments anew.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import NamedTuple

from tutor.cases.transcript import Case, at
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, AnyState, Event, Situation
from tutor.core.moves import TABLE, Move, Seat, read_move
from tutor.core.options import AnyOptions, Option, changed, listed
from tutor.core.play import legal, verdict_on
from tutor.core.rules import ContradictoryRules, Verdict
from tutor.games import shelf
from tutor.teaching.moments import FOLDER, Moment, Spring, lesson_moments, reach, rule_sets, wander
from tutor.words import library
from tutor.words.book.entries import Entry

FILE = FOLDER / "disputes.json"
FAILED = (Complaint, ContradictoryRules, ValueError, LookupError, AssertionError, TypeError)
"""What comes of a moment that one of the readings does not have."""


class Reading(NamedTuple):
    """One way to read the text."""

    value: str
    holders: tuple[str, ...]
    """The rule sets that read it so."""


class Side(NamedTuple):
    """The moment played by one reading."""

    reading: Reading
    case: Case
    """The moment under the options of this reading, without a move."""
    state: Situation
    move: Move
    verdict: Verdict | None
    """The verdict on the move; None where the table makes it."""
    events: tuple[Event, ...]
    """What the move causes; nothing where it is refused."""
    after: Situation | None = None
    """What it leads to; None where it is refused."""
    to_move: Seat | None = None
    """Who is asked next."""
    may: tuple[Move, ...] = ()
    """What that seat may do then."""
    advice: tuple[Event, ...] = ()
    """What the text advises here by this reading."""

    @property
    def told(self) -> tuple[object, ...]:
        """Everything in which two readings can part at this moment."""
        return (
            self.verdict is None or self.verdict.legal,
            _plainly(self.events),
            self.to_move,
            frozenset(map(str, self.may)),
            _plainly(self.advice),
        )


def _plainly(events: Sequence[Event]) -> tuple[tuple[str, str], ...]:
    """Return events as what can be compared."""
    return tuple((one.rule, str(one.facts)) for one in events)


def advised(game: AnyGame, state: Situation, move: Move) -> tuple[Event, ...]:
    """Return what the text advises whoever makes this move."""
    return () if game.hints is None or move.seat == TABLE else tuple(game.hints(state, move.seat))


def open_questions(game: AnyGame) -> list[Entry]:
    """Return the gaps for which a table can choose another reading."""
    options = {f"{game.key}.opt.{one.name}" for one in listed(game.options) if len(one.values) > 1}
    return [entry for entry in library.book(game.folder).of_kind("gap") if entry.facts.get("switch") in options]


def option_of(game: AnyGame, gap: Entry) -> Option:
    """Return the option that chooses between the readings."""
    return next(one for one in listed(game.options) if f"{game.key}.opt.{one.name}" == gap.facts["switch"])


def readings(game: AnyGame, gap: Entry) -> list[Reading]:
    """Return the readings of a gap, each with the rule sets that hold it."""
    option = option_of(game, gap)
    held: dict[str, list[str]] = {value: [] for value in option.values}
    for name, options in game.presets.items():
        held.setdefault(str(getattr(options, _attribute(option))), []).append(name)
    return [Reading(value, tuple(names)) for value, names in held.items()]


def _attribute(option: Option) -> str:
    return option.name.replace(".", "__").replace("-", "_")


@cache
def found() -> Mapping[str, tuple[Spring, str]]:
    """Return the moment and the move at which the readings of each gap part, where one was found."""
    if not FILE.is_file():
        return {}
    said = json.loads(FILE.read_text(encoding="utf-8"))
    return {
        gap: (Spring(one[0], tuple((name, value) for name, value in one[1]), *one[2:6]), one[6])
        for gap, one in said.items()
    }


def sides(game: AnyGame, gap: Entry) -> list[Side]:
    """Return the moment at which the readings part, played by each that can be played there."""
    where = found().get(gap.id)
    if where is None:
        return []
    try:
        moment = reach(game, where[0])
    except FAILED:
        return []
    move = read_move(where[1], (*moment.state.seats, TABLE), game.verbs)
    return list(_sides(game, gap, moment, move))


def _sides(game: AnyGame, gap: Entry, moment: Moment, move: Move) -> Iterator[Side]:
    option = option_of(game, gap)
    for reading in readings(game, gap):
        try:
            options = _read(game, moment.state.options, option, reading.value)
            state: AnyState = moment.state
            state = state._replace(options=options)
            if game.check(state):
                continue
            case = Case(game, moment.case.preset, options, moment.case.seats)
            case = at(case, state)
            verdict = None if move.seat == TABLE else verdict_on(game, case.start(), move)
            side = Side(reading, case, state, move, verdict, (), advice=advised(game, state, move))
            if verdict is None or verdict.legal:
                after, events = game.apply(state, move)
                acting = game.movers(after)[:1]
                free = sorted(legal(game, after, acting[0]), key=str) if acting and acting[0] != TABLE else ()
                side = side._replace(events=events, after=after, to_move=next(iter(acting), None), may=tuple(free))
        except FAILED:
            continue
        yield side


def _read(game: AnyGame, options: AnyOptions, option: Option, value: str) -> AnyOptions:
    """Return the options with one reading; a choice that needs the other one gives way.

    Raises ``Complaint`` where they cannot be.
    """
    try:
        return changed(options, {option.name: value})
    except Complaint as wrong:
        for one in listed(game.options):
            if one.needs is not None and one.needs[0] == option.name:
                for other in one.values:
                    with suppress(Complaint):
                        return changed(options, {option.name: value, one.name: other})
        raise wrong from None


# Looking for them


def parts(game: AnyGame, gap: Entry, moment: Moment) -> Move | None:
    """Return a move about which the readings differ at a moment."""
    told = {}
    for reading in readings(game, gap):
        with suppress(*FAILED):
            told[reading.value] = _told(game, option_of(game, gap), reading, moment)
    moves = [moment.move] if len({(events, after) for _, events, after in told.values()}) > 1 else []
    free = [allowed for allowed, _, _ in told.values()]
    if free:
        moves += sorted(frozenset.union(*free) - frozenset.intersection(*free), key=str)[:2]
    return next((move for move in moves if _differ(list(_sides(game, gap, moment, move)))), None)


def _told(
    game: AnyGame, option: Option, reading: Reading, moment: Moment
) -> tuple[frozenset[Move], tuple[tuple[str, str], ...], str]:
    """Return what is legal by a reading, what the move of the moment causes there, and who may do what after it."""
    state: AnyState = moment.state
    state = state._replace(options=_read(game, state.options, option, reading.value))
    seat = moment.move.seat
    free = frozenset(legal(game, state, seat)) if seat != TABLE else frozenset()
    if seat != TABLE and moment.move not in free:
        return free, (), ""
    after, events = game.apply(state, moment.move)
    acting = game.movers(after)[:1]
    may = sorted(map(str, legal(game, after, acting[0]))) if acting and acting[0] != TABLE else []
    told = _plainly((*advised(game, state, moment.move), *events))
    return free, told, f"{acting} {may}"


def _differ(found: list[Side]) -> bool:
    """Whether not every reading says the same."""
    return len({side.told for side in found}) > 1


def look(game: AnyGame, gap: Entry, seconds: float) -> tuple[Spring, str] | None:
    """Look for a moment at which the readings part: in the lessons first, then in random games."""
    book, option = library.book(game.folder), option_of(game, gap)
    for lesson in (*book.examples, *book.exercises):
        for step, moment in enumerate(lesson_moments(lesson["id"])):
            if (move := parts(game, gap, moment)) is not None:
                return Spring(lesson["id"], (), 0, 0, step, 1), str(move)
    near = [one for one in rule_sets(game) if one[1] and one[1][-1][0] == option.name] * 3
    near += [(name, ()) for name in game.presets]
    ends, seed = time.monotonic() + seconds, 0
    while time.monotonic() < ends:
        preset, changes = near[seed % len(near)]
        options = changed(game.presets[preset], dict(changes))
        fewest, most = game.seats(options)
        players = min(max(fewest, 2 + seed % 3), most)
        for step, moment in enumerate(wander(game, options, players, seed)):
            here = moment._replace(case=Case(game, preset, options, moment.case.seats))
            if (move := parts(game, gap, here)) is not None:
                return Spring(preset, changes, players, seed, step, 1), str(move)
        seed += 1
    return None


def main() -> None:
    """Look for the moments of every gap with more than one reading, each for some seconds, and keep them."""
    said = {}
    for game in shelf().values():
        for gap in open_questions(game):
            one = look(game, gap, float(sys.argv[1]))
            print(gap.id, one, file=sys.stderr)
            if one is not None:
                said[gap.id] = [*one[0], one[1]]
    lines = [f" {json.dumps(gap)}: {json.dumps(one, ensure_ascii=False)}" for gap, one in said.items()]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
