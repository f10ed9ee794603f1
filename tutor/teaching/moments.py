"""Moments of random games by the rule that decides there: found once, kept as seeds, reached again in no time.

A moment is written as a rule set, a number of players, the seed of a random game and how many moves were made.
``python -m tutor.teaching.moments GAME`` looks for them anew after an engine has changed.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from tutor.cases.transcript import Case, read_case, read_moves
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, Event, Situation
from tutor.core.moves import TABLE, Move, Seat, seated
from tutor.core.options import AnyOptions, changed, listed
from tutor.core.play import any_move, verdicts
from tutor.games import game as find
from tutor.words import library

FOLDER = Path(__file__).parent / "found"
MANY = 24
"""So many moments are kept for each rule."""
ENOUGH = 12
"""Rules with fewer moments are looked for first."""
A_GAME = 2
"""So many moments at most are taken from one game for one rule."""
LONGEST = 260
"""So many moves of a game are looked at."""
MOST_PLAYERS = 6
MISTAKES = 0.05
"""How often somebody makes a mistake that the table lets happen."""
KINDS = ("legality", "consequence")


class Spring(NamedTuple):
    """Where a moment comes from."""

    preset: str
    """A rule set; for a moment of an example or exercise, its id."""
    changes: tuple[tuple[str, str], ...]
    players: int
    """How many play; 0 for a moment of an example or exercise."""
    seed: int
    step: int
    level: int
    """How many rules meet there, from 1 to 5."""


class Moment(NamedTuple):
    """A moment reached: the case without its moves, the state, the move that was made there and what it caused."""

    case: Case
    state: Situation
    move: Move
    events: tuple[Event, ...]
    after: Situation


NAMES = tuple(map(Seat, "ABCDFGHK"))
"""Names for more than four players; E would be read as East."""


def asked_of(key: str) -> list[str]:
    """Return the ids that a game's exercises are about: what decides moves, and what moves cause."""
    return [entry.id for entry in library.book(find(key).folder).of_kind(*KINDS)]


@cache
def springs(folder: str) -> Mapping[str, tuple[Spring, ...]]:
    """Return the moments that were found for a game, by rule; none where nobody has looked yet."""
    file = FOLDER / f"{folder}.json"
    if not file.is_file():
        return {}
    said = json.loads(file.read_text(encoding="utf-8"))
    return {
        rule: tuple(Spring(one[0], tuple(map(tuple, one[1])), *one[2:]) for one in found)
        for rule, found in said.items()
    }


# Playing


def wander(game: AnyGame, options: AnyOptions, players: int, seed: int) -> Iterator[Moment]:
    """Yield a random game move by move, mostly cards, now and then a mistake that the table punishes."""
    source = random.Random(seed)
    seats = seated(players) if players <= len(seated(4)) else NAMES[:players]
    state = game.start(options, seats)
    case = Case(game, next(iter(game.presets)), options, seats)
    for _ in range(LONGEST):
        if not game.movers(state):
            return
        move = any_move(game, state, source, mistakes=MISTAKES)
        after, events = game.apply(state, move)
        yield Moment(case, state, move, events, after)
        state = after


def reach(game: AnyGame, spring: Spring) -> Moment:
    """Play a random game again up to a moment.

    Raises ``Complaint`` where the game ends before, because the engine has changed.
    """
    if not spring.players:
        return lesson_moments(spring.preset)[spring.step]
    options = changed(game.presets[spring.preset], dict(spring.changes))
    for step, moment in enumerate(wander(game, options, spring.players, spring.seed)):
        if step == spring.step:
            return moment._replace(case=Case(game, spring.preset, options, moment.case.seats))
    raise Complaint("exercise-none", rule=str(spring.preset))


@lru_cache(maxsize=32)
def lesson_moments(id_: str) -> tuple[Moment, ...]:
    """Return every moment of an example or exercise, as far as it is played.

    Raises ``Complaint`` where there is no such lesson.
    """
    found = library.lesson(id_)
    if found is None:
        raise Complaint("exercise-none", rule=id_)
    game, lesson = found
    case = read_case(lesson["case"])
    more = (lesson.get("check") or {}).get("moves") or ()
    case = replace(case, moves=(*case.moves, *read_moves(game, case.seats, more)))
    return tuple(Moment(case, made.before, made.move, made.events, made.after) for made in case.play().steps)


# Looking for them


def rules_at(game: AnyGame, moment: Moment) -> tuple[dict[str, bool], int]:
    """Return the rules that decide at a moment, each with whether it forbids something; and how many meet there."""
    found: dict[str, bool] = {str(event.rule): True for event in moment.events}
    deciding = set()
    acting = () if moment.move.seat == TABLE else (moment.move.seat, *moment.state.seats)
    for seat in dict.fromkeys(acting):
        for one in verdicts(game, moment.state, seat):
            for rule in one.rules:
                found[rule] = found.get(rule, False) or (rule == one.rule and not one.legal)
            if seat == moment.move.seat:
                deciding.add(one.rule)
    count = len(deciding) + max(0, len({event.rule for event in moment.events}) - 1)
    return found, min(5, max(1, count))


def rule_sets(game: AnyGame) -> list[tuple[str, tuple[tuple[str, str], ...]]]:
    """Return every preset, and every value of every option on the first preset that bears it."""
    found: list[tuple[str, tuple[tuple[str, str], ...]]] = [(name, ()) for name in game.presets]
    for option in listed(game.options):
        for value in option.values:
            changes = {option.name: value}
            if option.needs is not None and option.needs[0] != option.name:
                changes = {option.needs[0]: option.needs[1], **changes}
            for name, options in game.presets.items():
                try:
                    other = changed(options, changes)
                except Complaint:
                    continue
                if other != options:
                    found.append((name, tuple(changes.items())))
                    break
    return found


def look(game: AnyGame, seconds: float) -> dict[str, list[Spring]]:
    """Keep moments for each rule: of random games, those where it forbids something first, and of the lessons."""
    wanted = set(asked_of(game.key))
    found: dict[str, list[tuple[bool, Spring]]] = {}
    sets = rule_sets(game)
    rare_in: list[tuple[str, tuple[tuple[str, str], ...]]] = []
    ends, seed = time.monotonic() + seconds, 0
    while time.monotonic() < ends:
        source = random.Random(seed)
        preset, changes = source.choice(rare_in if rare_in and source.random() < 0.6 else sets)
        options = changed(game.presets[preset], dict(changes))
        fewest, most = game.seats(options)
        players = source.randint(fewest, max(fewest, min(most, MOST_PLAYERS if source.random() < 0.5 else 3)))
        taken: dict[str, int] = {}
        for step, moment in enumerate(wander(game, options, players, seed)):
            rules, level = rules_at(game, moment)
            for rule, forbids in rules.items():
                if rule in wanted and taken.get(rule, 0) < A_GAME:
                    spring = Spring(preset, changes, players, seed, step, level)
                    if _keep(found.setdefault(rule, []), forbids, spring):
                        taken[rule] = taken.get(rule, 0) + 1
        rare_in += [(preset, changes) for rule in taken if len(found[rule]) < ENOUGH][:3]
        rare_in = rare_in[-30:]
        seed += 1
    _from_lessons(game, wanted, found)
    print(game.key, seed, "games;", sorted((len(found.get(rule, ())), rule) for rule in wanted)[:40], file=sys.stderr)
    return {rule: [one for _, one in found[rule]] for rule in sorted(found)}


def _keep(here: list[tuple[bool, Spring]], forbids: bool, spring: Spring) -> bool:
    """Keep a moment where there is room, or where it is better than one that is there."""
    weak = next((n for n, one in enumerate(here) if not one[0]), -1)
    if len(here) < MANY:
        here.append((forbids, spring))
    elif forbids and weak >= 0:
        here[weak] = (forbids, spring)
    else:
        return False
    return True


def _from_lessons(game: AnyGame, wanted: set[str], found: dict[str, list[tuple[bool, Spring]]]) -> None:
    """Add moments of examples and exercises for rules that random play seldom reaches."""
    book = library.book(game.folder)
    for lesson in (*book.examples, *book.exercises):
        for step, moment in enumerate(lesson_moments(lesson["id"])):
            rules, level = rules_at(game, moment)
            for rule, forbids in rules.items():
                here = found.setdefault(rule, []) if rule in wanted else []
                if rule in wanted and len(here) < ENOUGH:
                    here.append((forbids, Spring(lesson["id"], (), 0, 0, step, level)))


def main() -> None:
    """Look for the moments of the games named, each for some minutes, and keep them."""
    seconds = float(sys.argv[1])
    for key in sys.argv[2:]:
        game = find(key)
        said = look(game, seconds)
        FOLDER.mkdir(exist_ok=True)
        lines = [
            f" {json.dumps(rule)}: {json.dumps(one, ensure_ascii=False, separators=(',', ':'))}"
            for rule, one in said.items()
        ]
        text = "{\n" + ",\n".join(lines) + "\n}\n"
        (FOLDER / f"{game.folder}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
