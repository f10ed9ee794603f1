"""Exercises without end: a moment of random play where a rule decides, and a question about it that the engine answers.

What comes out has the shape of an exercise written by hand, so that pages, notebooks and checks take it as one.
The same game, rule, level and number make the same exercise; neighbouring numbers are about different things.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import islice, permutations
from zlib import crc32

from tutor.cases.transcript import Case, at, read_options, write_case
from tutor.core.cards import SUITS, Card
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, AnyState
from tutor.core.languages import LANGUAGES
from tutor.core.moves import TABLE, Seat
from tutor.core.options import AnyOptions
from tutor.core.plain import Plain
from tutor.core.play import verdict_on, verdicts
from tutor.core.rules import Verdict
from tutor.games import game as find_game
from tutor.teaching.moments import Moment, Spring, asked_of, reach, rules_at, springs, wander
from tutor.teaching.questions import MOST_MARKS, Asked, question_about
from tutor.words import explain

LEVELS = (1, 2, 3, 4, 5)
DYES = 4
"""So many ways to exchange the suits are tried before a moment is taken as it was played."""
A_FEW = 3
"""So many moments of each rule are tried under a rule set before the next rule is."""
SOON = 12
"""A random game is looked at after so many moves at most."""
LARGEST_SEED = 10**9
UNFIT = (Complaint, AssertionError, ValueError, LookupError, TypeError, StopIteration)
"""What comes of a moment that cannot be."""


def exercise(game: AnyGame, seed: int, rule: str = "", level: int = 0, rules: str = "") -> dict[str, Plain]:
    """Return the exercise of this number; ``rules`` is a rule set as ``rules_of`` spells it, any where nothing is said.

    Raises ``Complaint`` where no exercise is about this rule, none of it has this level, or it decides nothing under
    this rule set.
    """
    name = name_of(game, seed, rule, level, rules)
    under = read_rules(game, rules) if rules else None
    for about, number in _rules_of(game, seed, rule, level):
        found = _springs(game, about, level)
        if under is not None:
            found = _nearest(found, under, others=bool(rule))
        source = random.Random(f"{about}/{level}/{seed}")
        for turn in range(len(found)):
            spring = found[(number + turn) % len(found)]
            moment = _reached(game, spring, under, level)
            asked = None if moment is None else _asked(game, about, moment, number, source)
            made = None if asked is None else question_about(asked, number % len(found) + number // len(found))
            if made is not None:
                return {"id": name, "level": spring.level, **made}
        if under is None:
            raise Complaint("exercise-none", rule=about)
    made = None if rule or under is None else _met(game, under, seed, level)
    if made is None:
        raise Complaint("exercise-not-under", rule=rule or game.key)
    return {"id": name, **made}


ANY = "any"
"""Stands in the name of an exercise that may be about any rule."""


UNDER = "@"
"""Stands in the name of an exercise before its rule set."""


def name_of(game: AnyGame, seed: int, rule: str = "", level: int = 0, rules: str = "") -> str:
    """Return the name of an exercise: a link with it is the exercise.

    >>> from tutor.games import game
    >>> name_of(game("getaway"), 7, "getaway.trick.follow-suit", 2)
    'getaway.new.trick.follow-suit.2.7'
    >>> name_of(game("crazy-eights"), 7, rules="basic,draw-two=on")
    'crazy-eights.new.any.0.7@basic,draw-two=on'
    """
    about = rule.removeprefix(f"{game.key}.") or ANY
    return f"{game.key}.new.{about}.{level}.{seed}{UNDER if rules else ''}{rules}"


def rules_of(preset: str, changes: Mapping[str, object]) -> str:
    """Spell a rule set in one word: ``basic,draw-two=on``."""
    return ",".join([preset, *(f"{option}={value}" for option, value in changes.items())])


def read_rules(game: AnyGame, text: str) -> tuple[str, AnyOptions]:
    """Read a rule set as ``rules_of`` spells it.

    Raises ``Complaint`` for one that is not there.
    """
    preset, *changes = text.split(",")
    return read_options(game, preset, {name: value for name, _, value in (one.partition("=") for one in changes)})


def read_name(name: str) -> tuple[AnyGame, int, str, int, str] | None:
    """Return what the name of an exercise asks for, or None where it is another kind of name.

    Raises ``Complaint`` where the game is not there or the number is none.
    """
    name, _, rules = name.partition(UNDER)
    key, new, rest = name.partition(".new.")
    parts = rest.rsplit(".", 2)
    if not new or len(parts) != 3:
        return None
    rule, level, seed = parts
    if not (seed.isascii() and seed.isdigit() and len(seed) < 10 and level in map(str, (0, *LEVELS))):
        raise Complaint("exercise-seed", text=f"{level}.{seed}"[:20])
    game = find_game(key)
    return game, int(seed), "" if rule == ANY else f"{key}.{rule}", int(level), rules


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


def _rules_of(game: AnyGame, seed: int, rule: str, level: int) -> list[tuple[str, int]]:
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


def _nearest(found: Sequence[Spring], under: tuple[str, AnyOptions], *, others: bool) -> list[Spring]:
    """Return the moments of this rule set, those with the fewest changes first; then those of others, where wanted."""
    near = sorted(found, key=lambda one: (one.preset != under[0], len(one.changes)))
    return near if others else [one for one in near if one.preset == under[0]][:A_FEW]


def _reached(game: AnyGame, spring: Spring, under: tuple[str, AnyOptions] | None, level: int) -> Moment | None:
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


def _met(game: AnyGame, under: tuple[str, AnyOptions], seed: int, level: int) -> dict[str, Plain] | None:
    """Play a random game under a rule set of which no moments are kept, and ask about what is met there."""
    preset, options = under
    source = random.Random(f"{preset}/{seed}")
    fewest, most = game.seats(options)
    wanted = set(asked_of(game.key))
    for moment in islice(wander(game, options, source.randint(fewest, most), seed), source.randrange(SOON), None):
        rules, meet = rules_at(game, moment)
        here = moment._replace(case=replace(moment.case, preset=preset))
        for rule in sorted(wanted & rules.keys(), key=lambda _: source.random()):
            asked = _asked(game, rule, here, seed, source) if level in (0, meet) else None
            made = None if asked is None else question_about(asked, seed)
            if made is not None:
                return {"level": meet, **made}
    return None


def _asked(game: AnyGame, rule: str, moment: Moment, number: int, source: random.Random) -> Asked | None:
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
