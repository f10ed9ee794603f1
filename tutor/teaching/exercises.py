"""Exercises without end: a moment of random play where a rule decides, and a question about it that the engine answers.

What comes out has the shape of an exercise written by hand, so that pages, notebooks and checks take it as one.
The same game, rule, level and number make the same exercise; neighbouring numbers are about different things.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from itertools import permutations
from zlib import crc32

from tutor.cases.transcript import Case, at, write_case
from tutor.core.cards import SUITS, Card
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, AnyState
from tutor.core.moves import TABLE
from tutor.core.plain import Plain
from tutor.core.play import verdicts
from tutor.core.rules import ContradictoryRules, Verdict
from tutor.games import game as find_game
from tutor.teaching.moments import Moment, Spring, asked_of, reach, springs
from tutor.teaching.questions import MOST_MARKS, Asked, question_about
from tutor.words import explain

LEVELS = (1, 2, 3, 4, 5)
DYES = 4
"""So many ways to exchange the suits are tried before a moment is taken as it was played."""
LARGEST_SEED = 10**9


def exercise(game: AnyGame, seed: int, rule: str = "", level: int = 0) -> dict[str, Plain]:
    """Return the exercise of this number.

    Raises ``Complaint`` where no exercise is about this rule, or none of it has this level.
    """
    name = name_of(game, seed, rule, level)
    rule, number = _rule_of(game, seed, rule, level)
    found = _springs(game, rule, level)
    source = random.Random(f"{rule}/{level}/{seed}")
    for turn in range(len(found)):
        spring = found[(number + turn) % len(found)]
        asked = _asked(game, rule, spring, number, source)
        made = None if asked is None else question_about(asked, number % len(found) + number // len(found))
        if made is not None:
            return {"id": name, "level": spring.level, **made}
    raise Complaint("exercise-none", rule=rule)


ANY = "any"
"""Stands in the name of an exercise that may be about any rule."""


def name_of(game: AnyGame, seed: int, rule: str = "", level: int = 0) -> str:
    """Return the name of an exercise: a link with it is the exercise.

    >>> from tutor.games import game
    >>> name_of(game("getaway"), 7, "getaway.trick.follow-suit", 2)
    'getaway.new.trick.follow-suit.2.7'
    """
    return f"{game.key}.new.{rule.removeprefix(f'{game.key}.') or ANY}.{level}.{seed}"


def read_name(name: str) -> tuple[AnyGame, int, str, int] | None:
    """Return what the name of an exercise asks for, or None where it is another kind of name.

    Raises ``Complaint`` where the game is not there or the number is none.
    """
    key, new, rest = name.partition(".new.")
    parts = rest.rsplit(".", 2)
    if not new or len(parts) != 3:
        return None
    rule, level, seed = parts
    if not (seed.isascii() and seed.isdigit() and len(seed) < 10 and level in map(str, (0, *LEVELS))):
        raise Complaint("exercise-seed", text=f"{level}.{seed}"[:20])
    game = find_game(key)
    return game, int(seed), "" if rule == ANY else f"{key}.{rule}", int(level)


def of_position(case: Case) -> dict[str, Plain] | None:
    """Return the question what is legal at the end of a case; nothing where that decides nothing, or is too much."""
    game, state = case.game, case.play().end
    seat = next(iter(game.movers(state)), TABLE)
    judged = verdicts(game, state, seat) if seat != TABLE else ()
    allowed = [one.move for one in judged if one.legal]
    if not allowed or len(allowed) == len(judged) or len(judged) > MOST_MARKS:
        return None
    said = write_case(at(case, state))
    facts = {"seat": seat}
    return {
        "id": f"{game.key}.own.{crc32(str(said).encode())}",
        "question": {lang: explain.say(explain.APP, lang, "exercise-mark", facts=facts) for lang in explain.LANGUAGES},
        "case": said,
        "seat": str(seat),
        "legal": [str(move) for move in allowed],
    }


def several(game: AnyGame, seed: int, count: int, rule: str = "", level: int = 0) -> list[dict[str, Plain]]:
    """Return so many exercises, beginning with this number."""
    return [exercise(game, seed + n, rule, level) for n in range(count)]


def _rule_of(game: AnyGame, seed: int, rule: str, level: int) -> tuple[str, int]:
    """Return which rule the exercise of a number is about, and the how manyth about it it is."""
    if not 0 <= seed <= LARGEST_SEED:
        raise Complaint("exercise-seed", text=str(seed)[:20])
    if rule:
        if rule not in asked_of(game.key):
            raise Complaint("exercise-no-rule", rule=rule)
        return rule, seed
    there = [
        one
        for one, found in springs(game.folder).items()
        if found and (not level or any(spring.level == level for spring in found))
    ]
    if not there:
        raise Complaint("exercise-none", rule=game.key)
    random.Random(game.key).shuffle(there)
    return there[seed % len(there)], seed // len(there)


def _springs(game: AnyGame, rule: str, level: int) -> list[Spring]:
    """Return the moments about a rule, of a level where one is asked for, in an order of their own."""
    every = springs(game.folder).get(rule, ())
    found = [one for one in every if not level or one.level == level]
    if not every:
        raise Complaint("exercise-none", rule=rule)
    if not found:
        levels = ", ".join(str(n) for n in sorted({one.level for one in every}))
        raise Complaint("exercise-level", rule=rule, n=level, levels=levels)
    random.Random(rule).shuffle(found)
    return found


# The moment


def _asked(game: AnyGame, rule: str, spring: Spring, number: int, source: random.Random) -> Asked | None:
    """Reach a moment, deal its suits anew, and make sure that the rule decides there."""
    try:
        moment = reach(game, spring)
    except (Complaint, ContradictoryRules):
        return None  # the engine has changed since
    dyes = list(permutations(SUITS))
    random.Random(rule).shuffle(dyes)
    for turn in range(DYES + 1):
        suits = dyes[(number + turn) % len(dyes)]
        if turn == DYES - 1:  # spades may have a part of their own
            suits = (SUITS[0], *(suit for suit in suits if suit != SUITS[0]))
        other = moment if turn == DYES else _resuited(game, moment, dict(zip(SUITS, suits, strict=True)))
        if other is None:
            continue
        asked = Asked(game, rule, other, _judged(game, other, rule), source)
        if asked.judged or any(event.rule == rule for event in other.events):
            return asked
    return None


def _judged(game: AnyGame, moment: Moment, rule: str) -> tuple[Verdict, ...]:
    """Return the verdicts of the first player about whose moves the rule decides, the one to move before the others."""
    acting = () if moment.move.seat == TABLE else (moment.move.seat, *moment.state.seats)
    every = [verdicts(game, moment.state, seat) for seat in dict.fromkeys(acting)]
    decided = (judged for judged in every if any(one.rule == rule for one in judged))
    named = (judged for judged in every if any(rule in one.rules for one in judged))
    return next(decided, ()) or next(named, ())


def _resuited(game: AnyGame, moment: Moment, suits: Mapping[str, str]) -> Moment | None:
    """Return the same moment with the suits exchanged, where the game does not mind."""
    state, move = _dyed(moment.state, suits), _dyed(moment.move, suits)
    try:
        if game.check(state):
            return None
        state = at(moment.case, state).start()
        after, events = game.apply(state, move)
    except (Complaint, ContradictoryRules, ValueError, LookupError, AssertionError, TypeError, StopIteration):
        return None
    return moment._replace(state=state, move=move, events=events, after=after)


def _dyed(value: AnyState, suits: Mapping[str, str]) -> AnyState:
    if isinstance(value, Card):
        return Card(value.rank, suits.get(value.suit, value.suit), value.copy)
    if type(value) is str:
        return suits.get(value, value)
    if isinstance(value, tuple):
        parts = [_dyed(one, suits) for one in value]
        return value._make(parts) if hasattr(value, "_make") else tuple(parts)
    return value
