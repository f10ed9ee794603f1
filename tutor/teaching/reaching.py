"""The moment of an exercise: which rule a number is about, where that decides, and the same with other suits."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice, permutations

from tutor.cases.transcript import at
from tutor.core.cards import SUITS, Card
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, AnyState
from tutor.core.moves import TABLE
from tutor.core.options import AnyOptions
from tutor.core.play import verdict_on, verdicts
from tutor.core.rules import Verdict
from tutor.teaching.moments import Moment, Spring, asked_of, reach, rules_at, springs, wander
from tutor.teaching.questions import Asked

DYES = 4
"""So many ways to exchange the suits are tried before a moment is taken as it was played."""
A_FEW = 3
"""So many moments of each rule are tried under a rule set before the next rule is."""
SOON = 12
"""A random game is looked at after so many moves at most."""
LARGEST_SEED = 10**9
UNFIT = (Complaint, AssertionError, ValueError, LookupError, TypeError, StopIteration)
"""What comes of a moment that cannot be."""


def rules_of_number(game: AnyGame, seed: int, rule: str, level: int) -> list[tuple[str, int]]:
    """Return which rule the exercise of a number is about, and the how manyth about it it is; then what else may be."""
    if not 0 <= seed <= LARGEST_SEED:
        raise Complaint("exercise-seed", text=str(seed)[:20])
    if rule:
        if rule not in asked_of(game.key):
            raise Complaint("exercise-no-rule", rule=rule)
        return [(rule, seed)]
    there = [
        one
        for one, found in springs(game.folder).items()
        if found and (not level or any(spring.level == level for spring in found))
    ]
    if not there:
        raise Complaint("exercise-none", rule=game.key)
    random.Random(game.key).shuffle(there)
    return [(there[(seed + n) % len(there)], seed // len(there)) for n in range(len(there))]


def springs_of(game: AnyGame, rule: str, level: int) -> list[Spring]:
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


def nearest(found: Sequence[Spring], under: tuple[str, AnyOptions], *, others: bool) -> list[Spring]:
    """Return the moments of this rule set, those with the fewest changes first; then those of others, where wanted."""
    near = sorted(found, key=lambda one: (one.preset != under[0], len(one.changes)))
    return near if others else [one for one in near if one.preset == under[0]][:A_FEW]


def reached(game: AnyGame, spring: Spring, under: tuple[str, AnyOptions] | None, level: int) -> Moment | None:
    """Reach a moment, under another rule set where one is asked for and the moment can be there."""
    try:
        moment = reach(game, spring)
        if under is None:
            return moment
        preset, options = under
        fewest, most = game.seats(options)
        case = replace(moment.case, preset=preset, options=options)
        state: AnyState = moment.state
        state = state._replace(options=options)
        if not fewest <= len(case.seats) <= most or game.check(state):
            return None
        state = at(case, state).start()
        if moment.move.seat != TABLE and not verdict_on(game, state, moment.move).legal:
            return None
        after, events = game.apply(state, moment.move)
        moment = Moment(case, state, moment.move, events, after)
        return moment if not level or rules_at(game, moment)[1] == level else None
    except UNFIT:
        return None  # the engine has changed since, or there is no such moment under these rules


def met(game: AnyGame, under: tuple[str, AnyOptions], seed: int, level: int) -> Iterator[tuple[Asked, int]]:
    """Play a random game under a rule set of which no moments are kept; yield what is met there, and how many rules."""
    preset, options = under
    source = random.Random(f"{preset}/{seed}")
    fewest, most = game.seats(options)
    wanted = set(asked_of(game.key))
    for moment in islice(wander(game, options, source.randint(fewest, most), seed), source.randrange(SOON), None):
        rules, meet = rules_at(game, moment)
        here = moment._replace(case=replace(moment.case, preset=preset))
        for rule in sorted(wanted & rules.keys(), key=lambda _: source.random()):
            asked = asked_at(game, rule, here, seed, source) if level in (0, meet) else None
            if asked is not None:
                yield asked, meet


def asked_at(game: AnyGame, rule: str, moment: Moment, number: int, source: random.Random) -> Asked | None:
    """Deal the suits of a moment anew, and make sure that the rule decides there."""
    dyes = list(permutations(SUITS))
    random.Random(rule).shuffle(dyes)
    for turn in range(DYES + 1):
        suits = dyes[(number + turn) % len(dyes)]
        if turn == DYES - 1:  # spades may have a part of their own
            suits = (SUITS[0], *(suit for suit in suits if suit != SUITS[0]))
        other = moment if turn == DYES else _resuited(game, moment, dict(zip(SUITS, suits, strict=True)))
        if other is None:
            continue
        asked = Asked(game, rule, other, judged_at(game, other, rule), source)
        if asked.judged or any(event.rule == rule for event in other.events):
            return asked
    return None


def judged_at(game: AnyGame, moment: Moment, rule: str) -> tuple[Verdict, ...]:
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
    except UNFIT:
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
