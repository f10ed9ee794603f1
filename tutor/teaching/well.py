"""Which card? Moments of play where a principle decides, and what the tempting move costs there, measured.

The moments were found once, in games of people who know the game, and are kept as positions: what the seat asked sees
is all that the answer needs. The cost of the tempting move was measured again in fresh courses after it was chosen,
and is well beyond its uncertainty. ``python -m tutor.teaching.well SECONDS GAME`` looks for them anew.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

from tutor.cases.transcript import Case, at, read_case, write_case
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, Situation
from tutor.core.languages import LANGUAGES
from tutor.core.moves import TABLE, Seat, read_move, seated
from tutor.core.options import changed
from tutor.core.plain import Plain
from tutor.core.play import legal
from tutor.core.seats import player_of
from tutor.games import game as find
from tutor.games import shelf
from tutor.players.aims import aim
from tutor.players.coach import Counsel, counsel
from tutor.players.known import Known, bits, fresh
from tutor.players.match import SURE
from tutor.players.memory import begin
from tutor.players.players import LEVELS, PLAYED_ON, by_strategy, played
from tutor.players.search import Budget, ahead, search
from tutor.players.strategies import STRATEGIES, decided
from tutor.players.strategies.getaway import TAKE
from tutor.players.strategies.gurke import GIVE_LOW
from tutor.players.strategies.sight import Sight
from tutor.teaching.moments import rule_sets
from tutor.words import explain

FOLDER = Path(__file__).parent / "found" / "well"
KIND = "well"
NO_CHOICE = frozenset({str(GIVE_LOW), str(TAKE)})
"""Principles that no position can ask for: one leaves nothing else to do, one rests on who has not followed before."""
MANY = 6
"""So many moments are kept for each principle."""
LOOK, AGAIN = 60, 240
"""Courses for each of two moves: to choose a moment, and to measure it afresh."""
CLEARLY = 1.5
"""How many times its uncertainty a cost has to be."""
HARDEST = 5


class Kept(NamedTuple):
    """A moment where a principle decides."""

    case: Plain
    seat: str
    right: str
    tempting: str
    gain: float
    """What the tempting move costs, of all there is to win, between 0 and 1."""
    margin: float
    level: int
    """How many principles meet there, from 1 to 5."""

    @property
    def clear(self) -> bool:
        """Whether the cost, in the figures that are told, is beyond doubt; else it is a position, no exercise."""
        gain, margin = self.figures
        return gain > margin

    @property
    def figures(self) -> tuple[int, int]:
        """The cost and its uncertainty as they are told: of a hundred, and no uncertainty is less than one."""
        return round(100 * self.gain), max(1, round(100 * self.margin))


@cache
def kept(folder: str) -> Mapping[str, tuple[Kept, ...]]:
    """Return the moments of a game by principle; none where nobody has looked yet."""
    file = FOLDER / f"{folder}.json"
    if not file.is_file():
        return {}
    said = json.loads(file.read_text(encoding="utf-8"))
    return {rule: tuple(Kept(**one) for one in found) for rule, found in said.items()}


@cache
def principles() -> Mapping[str, str]:
    """Return every principle that has a position in which it decides, with its game."""
    return {rule: game.key for game in shelf().values() for rule in kept(game.folder)}


@cache
def exercised() -> frozenset[str]:
    """Return the principles about which there are exercises: there the tempting move was told apart."""
    every = {rule: kept(find(key).folder)[rule] for rule, key in principles().items()}
    return frozenset(rule for rule, found in every.items() if any(one.clear for one in found))


def seen_now(state: Situation) -> Known:
    """What somebody knows who comes to the table now: what lies open, and nothing that was."""
    lying = tuple(one for _, laid in getattr(state, "trick", ()) for one in (laid if _many(laid) else (laid,)))
    return fresh(state)._replace(gone=bits(lying))


def _many(laid: object) -> bool:
    return isinstance(laid, tuple) and bool(laid) and isinstance(laid[0], tuple)


def told(game: AnyGame, state: Situation, seat: Seat) -> Counsel | None:
    """Return what the coach says to somebody who comes to the table now."""
    return counsel(game, game.seen_by(state, seat), seat, tuple(legal(game, state, seat)), seen_now(state))


def which_card(rule: str, seed: int, level: int = 0) -> dict[str, Plain]:
    """Return the exercise of this number about a principle.

    Raises ``Complaint`` where none has this level.
    """
    found = [one for one in _asked(rule) if level in (0, one.level)]
    if not found:
        raise Complaint("exercise-level", rule=rule, n=level, levels=", ".join(map(str, levels(rule))))
    return _made(find(principles()[rule]), rule, found[seed % len(found)])


def _asked(rule: str) -> tuple[Kept, ...]:
    """Return the moments that are asked about: where the cost is beyond doubt, or what there is."""
    every = kept(find(principles()[rule]).folder)[rule]
    return tuple(one for one in every if one.clear) or every


def levels(rule: str) -> list[int]:
    """Return how hard the exercises about a principle are."""
    return sorted({one.level for one in _asked(rule)})


def _made(game: AnyGame, rule: str, one: Kept) -> dict[str, Plain]:
    case = read_case(one.case)
    state, seat = case.play().end, Seat(one.seat)
    right, tempting = (read_move(text, state.seats, game.verbs) for text in (one.right, one.tempting))
    said = told(game, state, seat)
    assert said is not None
    cost = "well-cost" if one.clear else "coach-close"
    figure = dict(zip(("gain", "margin"), map(str, one.figures), strict=True))
    why = {}
    for lang in LANGUAGES:
        other = {**said.facts, **said.instead, "other": explain.move_phrase(game, state, tempting, lang)}
        parts = [
            explain.advised(game.folder, lang, rule, said.facts, state.seats),
            explain.advised(game.folder, lang, rule, other, state.seats, "other"),
        ]
        why[lang] = " ".join([*parts, explain.say(explain.APP, lang, cost, facts=figure)])
    moves = sorted(((right, True), (tempting, False)), key=lambda each: str(each[0]))
    return {
        "level": one.level,
        "covers": [rule],
        "kind": KIND,
        "question": {lang: explain.say(explain.APP, lang, "well-ask", facts={"seat": seat}) for lang in LANGUAGES},
        "case": one.case,
        "sees": one.seat,
        "choices": [
            {lang: explain.move_phrase(game, state, move, lang) for lang in LANGUAGES}
            | ({"right": True} if good else {})
            for move, good in moves
        ],
        "explain": why,
    }


# Looking for moments


def look(game: AnyGame, seconds: float, found: dict[str, list[Kept]]) -> dict[str, list[Kept]]:
    """Let people who know a game play it, and keep where a principle decides and the tempting move costs something.

    Of a principle that has none, the moment is kept at which the cost came nearest to being told.
    """
    near: dict[str, Kept] = {}
    sources, until, sets = Random(game.key), time.monotonic() + seconds, rule_sets(game)
    while time.monotonic() < until:
        preset, changes = sources.choice([sets[0], sources.choice(sets)])
        options = changed(game.presets[preset], dict(changes))
        fewest, most = game.seats(options)
        seats = seated(sources.randint(max(fewest, min(3, most)), min(4, most)) if fewest < 4 else fewest)
        case = Case(game, preset, options, seats)
        state, seed = game.start(options, seats), sources.getrandbits(32)
        randoms = {seat: Random(f"{seed}/{seat}") for seat in seats}
        sitting = dict.fromkeys(seats, LEVELS[sources.choice(("club", "club", "random"))])
        for step, made in enumerate(played(game, state, sitting, Random(seed), randoms)):
            if step > LONGEST or time.monotonic() > until:
                break
            if made.move.seat != TABLE:
                one = _moment(game, case, made.before, made.move.seat, found, sources)
                if one is not None and one[1].clear:
                    found.setdefault(one[0], []).append(one[1])
                elif one is not None:
                    near[one[0]] = max(near.get(one[0], one[1]), one[1], key=lambda each: each.gain - each.margin)
    return {**{rule: [one] for rule, one in near.items()}, **found}


LONGEST = 200
"""So many moves of a game are looked at."""


def _moment(
    game: AnyGame, case: Case, state: Situation, seat: Seat, found: Mapping[str, list[Kept]], source: Random
) -> tuple[str, Kept] | None:
    """Return the principle that decides here and what the tempting move costs, where that can be told."""
    said = told(game, state, seat)
    if said is None or said.other is None or len(found.get(said.rule, ())) >= MANY:
        return None
    if not explain.has(game.folder, "en", explain.advice_id(said.rule), "advice"):
        return None
    goal, seen = aim(game), game.seen_by(state, seat)
    memory, moves = begin(game, state, seat), (said.move, said.other)
    for rounds in (LOOK, AGAIN):
        budget, policy = Budget(2 * rounds), by_strategy(game, PLAYED_ON)
        tried = {
            one.move: one
            for one in search(game, seen, memory, source, budget=budget, policy=policy, worth=goal.worth, only=moves)
        }
        gain, error = ahead(tried[said.move], tried[said.other])
        if gain <= CLEARLY * SURE * error:
            gain = min(gain, SURE * error)
            break
    moment, level = write_case(at(case, state)), min(HARDEST, _meeting(game, state, seat))
    cost, margin = round(gain, 4), round(SURE * error, 4)
    return said.rule, Kept(moment, str(seat), str(said.move), str(said.other), cost, margin, level)


def _meeting(game: AnyGame, state: Situation, seat: Seat) -> int:
    """Count the principles that would say something here, were the others not there."""
    sight = Sight(state, player_of(state, seat), tuple(legal(game, state, seat)), seen_now(state))
    left: set[str] = set()
    while (one := decided(STRATEGIES[game.key], sight, left)) is not None:
        left.add(one.rule)
    return len(left)


def lines(found: Mapping[str, list[Kept]]) -> Iterator[str]:
    """Write moments a principle a line."""
    for rule in sorted(found):
        said = [one._asdict() for one in sorted(found[rule], key=lambda one: (one.level, -one.gain))]
        yield f" {json.dumps(rule)}: {json.dumps(said, ensure_ascii=False, separators=(',', ':'))}"


def main() -> None:
    """Look for the moments of the games named, each for some seconds, and keep them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for key in sys.argv[2:]:
        game = find(key)
        there = {rule: list(some) for rule, some in kept(game.folder).items() if any(one.clear for one in some)}
        found = look(game, float(sys.argv[1]), there)
        text = "{\n" + ",\n".join(lines(found)) + "\n}\n"
        (FOLDER / f"{game.folder}.json").write_text(text, encoding="utf-8")
        print(game.key, {rule: len(found.get(rule, ())) for rule in STRATEGIES[game.key]}, file=sys.stderr)


if __name__ == "__main__":
    main()
