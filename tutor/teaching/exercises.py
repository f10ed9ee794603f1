"""Exercises without end: a moment of random play where a rule decides, and a question about it that the engine answers.

What comes out has the shape of an exercise written by hand, so that pages, notebooks and checks take it as one.
The same game, rule, level and number make the same exercise; neighbouring numbers are about different things.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import NamedTuple
from zlib import crc32

from tutor.cases.transcript import Case, at, read_options, write_case
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.languages import LANGUAGES
from tutor.core.moves import TABLE, Seat
from tutor.core.options import AnyOptions
from tutor.core.plain import Plain
from tutor.core.play import verdicts
from tutor.games import game as find_game
from tutor.teaching.difficulty import difficulty
from tutor.teaching.first_decision import RULE as FIRST_DECISION
from tutor.teaching.first_decision import first_decision
from tutor.teaching.first_exercises import first_exercise
from tutor.teaching.kinds import ask
from tutor.teaching.moments import asked_of, springs
from tutor.teaching.questions import MOST_MARKS, Asked
from tutor.teaching.reaching import asked_at, met, nearest, reached, rules_of_number, springs_of
from tutor.teaching.well import exercised, principles, which_card
from tutor.teaching.well import levels as levels_of_principle
from tutor.words import explain

LEVELS = (1, 2, 3, 4, 5)
DEALT: Mapping[str, Callable[[int, int], dict[str, Plain]]] = {
    **{rule: partial(which_card, rule) for rule in principles()},
    FIRST_DECISION: first_decision,
}
"""What is asked about on hands dealt for it or found for it, by number and level, and not on moments of random play."""


def exercise(
    game: AnyGame, seed: int, rule: str = "", level: int = 0, rules: str = "", *, first: bool = False
) -> dict[str, Plain]:
    """Return the exercise of this number; ``rules`` is a rule set as ``rules_of`` spells it, any where nothing is said.

    ``first`` asks for the one that links of this number led to before exercises were answered with the hands.
    Raises ``Complaint`` where no exercise is about this rule, none of it has this level, or it decides nothing under
    this rule set.
    """
    name = name_of(game, seed, rule, level, rules, first=first)
    if rule in DEALT:
        if rules:
            raise Complaint("exercise-not-under", rule=rule)
        return {"id": name, **DEALT[rule](seed, level)}
    under = read_rules(game, rules) if rules else None
    if first:
        return {"id": name, **first_exercise(game, seed, rule, level, under)}
    for about, asked_for in rules_of_number(game, seed, rule, 0):
        numbers = [_leveled(game, about, asked_for, level, rules)] if level else range(asked_for, asked_for + NEXT)
        for number in numbers:
            if number is None:
                break
            made = _about(game, about, number, rules, others=bool(rule))
            if made:
                return {"id": name, **made}
            if made is None:  # no other number would find a moment
                break
    if rule and level:
        levels = [n for n in LEVELS if _leveled(game, rule, 0, n, rules) is not None]
        if levels:
            raise Complaint("exercise-level", rule=rule, n=level, levels=", ".join(map(str, levels)))
    if rule and under is None:
        raise Complaint("exercise-none", rule=rule)
    for asked, _ in met(game, under, seed, 0) if under is not None and not rule else ():
        made = _graded(asked, ask(asked, seed))
        if made is not None and level in (0, made["level"]):
            return {"id": name, **made}
    raise Complaint("exercise-not-under", rule=rule or game.key)


def _about(game: AnyGame, rule: str, number: int, rules: str, *, others: bool) -> dict[str, Plain] | None:
    """Return the exercise of this number about a rule, without its name.

    It is empty where there are moments but none leaves anything to ask, nothing where there is no moment.
    """
    found = springs_of(game, rule, 0)
    under = read_rules(game, rules) if rules else None
    if under is not None:
        found = nearest(found, under, others=others)
    source = random.Random(f"{rule}/{number}")
    # Where one cannot be asked about, another takes its place; not for all the same one.
    tried = [found.pop(number % len(found)), *source.sample(found, len(found))] if found else []
    told = False
    for turn, spring in enumerate(tried):
        moment = reached(game, spring, under, 0)
        asked = None if moment is None else asked_at(game, rule, moment, number, source)
        way = number + number // len(tried) + turn
        made = None if asked is None else _graded(asked, ask(asked, way, few=len(tried) < FEW))
        if made is not None:
            return made
        told = told or asked is not None
    return {} if told else None


def _graded(asked: Asked, made: dict[str, Plain] | None) -> dict[str, Plain] | None:
    return None if made is None else {"level": difficulty(asked, made), **made}


FEW = 12
"""A rule with fewer moments is asked about in every way there is."""
NEXT = 24
"""So many numbers are tried where one leaves nothing to ask: by its form alone too much would be told."""
PERIOD = 24
"""So many exercises about a rule are looked at for those of a level."""


def _leveled(game: AnyGame, rule: str, number: int, level: int, rules: str) -> int | None:
    """Return the number of the how manyth exercise about a rule that has a level; nothing where none has."""
    here = _levels(game.key, rule, rules).get(level, ())
    return here[number % len(here)] if here else None


@lru_cache(maxsize=512)
def _levels(key: str, rule: str, rules: str) -> Mapping[int, tuple[int, ...]]:
    """Return which of the first exercises about a rule have which level."""
    found: dict[int, tuple[int, ...]] = {}
    for number in range(PERIOD):
        made = _about(find_game(key), rule, number, rules, others=True)
        if made:
            found[made["level"]] = (*found.get(made["level"], ()), number)
    return found


def levels_of(game: AnyGame, rule: str) -> list[int]:
    """Return the levels that exercises about a rule have."""
    if rule in DEALT:
        return list(LEVELS) if rule == FIRST_DECISION else levels_of_principle(rule)
    return sorted(_levels(game.key, rule, ""))


def asked_about(game: AnyGame) -> list[str]:
    """Return the ids about which there are exercises without end, in the order of the book."""
    there = springs(game.folder)
    return [id_ for id_ in asked_of(game.key) if id_ in there] + [
        id_ for id_ in DEALT if id_.startswith(f"{game.key}.") and id_ in {*exercised(), FIRST_DECISION}
    ]


def twin(game: AnyGame, rule: str, number: int = 0, unlike: Mapping[str, Plain] | None = None) -> dict[str, Plain]:
    """Return an exercise about a rule in another position than the one given.

    Raises ``Complaint`` where no exercise is about this rule.
    """
    for n in range(number, number + PERIOD):
        one = exercise(game, n, rule)
        if unlike is None or one["case"] != unlike:
            return one
    return one


ANY = "any"
"""Stands in the name of an exercise that may be about any rule."""


UNDER = "@"
"""Stands in the name of an exercise before its rule set."""


FIRST, EARLIER, HANDS = ".new.", ".do.", ".try."
"""Stands in the name of an exercise of random play: the first that were given out, those of 0.2.0, those of today.

The first are asked as ever. For those of 0.2.0 today's of the same number is asked, and the page says so.
"""


def is_made(name: str) -> bool:
    """Whether a name is that of an exercise of random play."""
    return any(one in name for one in (FIRST, EARLIER, HANDS))


def is_earlier(name: str) -> bool:
    """Whether a name was given to an exercise that is made otherwise today."""
    return EARLIER in name and HANDS not in name


def name_of(game: AnyGame, seed: int, rule: str = "", level: int = 0, rules: str = "", *, first: bool = False) -> str:
    """Return the name of an exercise: a link with it is the exercise.

    >>> from tutor.games import game
    >>> name_of(game("getaway"), 7, "getaway.trick.follow-suit", 2)
    'getaway.try.trick.follow-suit.2.7'
    >>> name_of(game("crazy-eights"), 7, rules="basic,draw-two=on")
    'crazy-eights.try.any.0.7@basic,draw-two=on'
    """
    about = rule.removeprefix(f"{game.key}.") or ANY
    return f"{game.key}{FIRST if first else HANDS}{about}.{level}.{seed}{UNDER if rules else ''}{rules}"


def rules_of(preset: str, changes: Mapping[str, object]) -> str:
    """Spell a rule set in one word: ``basic,draw-two=on``."""
    return ",".join([preset, *(f"{option}={value}" for option, value in changes.items())])


def read_rules(game: AnyGame, text: str) -> tuple[str, AnyOptions]:
    """Read a rule set as ``rules_of`` spells it.

    Raises ``Complaint`` for one that is not there.
    """
    preset, *changes = text.split(",")
    return read_options(game, preset, {name: value for name, _, value in (one.partition("=") for one in changes)})


class Named(NamedTuple):
    """What the name of an exercise asks for."""

    game: AnyGame
    seed: int
    rule: str
    level: int
    rules: str
    first: bool = False

    def made(self) -> dict[str, Plain]:
        """Return the exercise.

        Raises ``Complaint`` where there is none of this name.
        """
        return exercise(self.game, self.seed, self.rule, self.level, self.rules, first=self.first)


def read_name(name: str) -> Named | None:
    """Return what the name of an exercise asks for, or None where it is another kind of name.

    Raises ``Complaint`` where the game is not there or the number is none.
    """
    name, _, rules = name.partition(UNDER)
    generation = next((one for one in (HANDS, EARLIER) if one in name), FIRST)
    key, new, rest = name.partition(generation)
    parts = rest.rsplit(".", 2)
    if not new or len(parts) != 3:
        return None
    rule, level, seed = parts
    if not (seed.isascii() and seed.isdigit() and len(seed) < 10 and level in map(str, (0, *LEVELS))):
        raise Complaint("exercise-seed", text=f"{level}.{seed}"[:20])
    game = find_game(key)
    return Named(game, int(seed), "" if rule == ANY else f"{key}.{rule}", int(level), rules, generation == FIRST)


def of_position(case: Case, asked: Seat | None = None) -> dict[str, Plain] | None:
    """Return the question what is legal at the end of a case; nothing where that decides nothing, or is too much.

    Whoever is to move is asked, if nobody else is named.
    """
    game, state = case.game, case.play().end
    seat = asked or next(iter(game.movers(state)), TABLE)
    judged = verdicts(game, state, seat) if seat != TABLE else ()
    allowed = [one.move for one in judged if one.legal]
    if not allowed or len(allowed) == len(judged) or len(judged) > MOST_MARKS:
        return None
    said = write_case(at(case, state))
    facts = {"seat": seat}
    return {
        "id": f"{game.key}.own.{crc32(str(said).encode())}",
        "question": {lang: explain.say(explain.APP, lang, "exercise-mark", facts=facts) for lang in LANGUAGES},
        "case": said,
        "seat": str(seat),
        "legal": [str(move) for move in allowed],
    }


def several(
    game: AnyGame, seed: int, count: int, rule: str = "", level: int = 0, rules: str = ""
) -> list[dict[str, Plain]]:
    """Return so many exercises, beginning with this number."""
    return [exercise(game, seed + n, rule, level, rules) for n in range(count)]
