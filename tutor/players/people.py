"""Who sits at the table: people with a name, a temper and a strength; those who are weak err as people do.

Nobody errs by dice. A beginner has not heard of some principles, or does not count, or does not watch what the others
show; where nothing that somebody knows applies, they follow a habit, such as keeping high cards for later.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple, TypeAlias

from tutor.cases.transcript import Case, at
from tutor.core.cards import BACK
from tutor.core.game import AnyGame
from tutor.core.moves import PLAY, Move, Seat, by_compass
from tutor.core.plain import Plain
from tutor.games.ecarte.state import STRENGTH
from tutor.games.gurke.values import ranks
from tutor.games.knockout_whist.state import ranking_of
from tutor.players.strategies import STRATEGIES, crazy_eights, ecarte, getaway, gurke, knockout_whist
from tutor.players.strategies.sight import Advice, Sight

Habit: TypeAlias = tuple[Move, str]
"""A move, and which sentence says by what habit it was made; empty where by none."""


class Person(NamedTuple):
    """Somebody who plays."""

    name: str
    """As it is written in every language."""
    level: str
    temper: str
    """The message that says in a line how they play."""
    without: frozenset[str] = frozenset()
    """Principles that they have never heard of."""
    watches: bool = True
    """Whether they keep in mind what everybody could know."""


CHILD, BEGINNER, CLUB, STRONG = "child", "beginner", "club", "strong"
LADDER = (CHILD, BEGINNER, CLUB, STRONG)
"""The levels that somebody can play against, each better than the one before."""

_COUNTING = frozenset(
    {
        getaway.FOLLOW_HIGH,
        getaway.LEAD_HIGH,
        knockout_whist.MASTER,
        knockout_whist.DRAW_TRUMPS,
        knockout_whist.LEAD_SHORT,
        knockout_whist.TRUMPS,
        crazy_eights.EIGHT_NOW,
        crazy_eights.CALL,
        ecarte.SURE,
        ecarte.TRUMPS,
        gurke.LEAD_HIGH,
        gurke.ACE_LAST,
    }
)
"""What one who does not count makes nothing of."""
_TAKING = frozenset(
    {
        getaway.CLEAN,
        knockout_whist.TAKE,
        knockout_whist.RUFF,
        crazy_eights.EIGHT_NOW,
        crazy_eights.DEAR,
        ecarte.TRUMPS,
        ecarte.LONG,
        gurke.REACH,
        gurke.LEAD_HIGH,
    }
)
"""What one who never takes, or forgets trumps, does not do."""
_ALL = frozenset(str(rule) for strategy in STRATEGIES.values() for rule in strategy)
_EVEN_CHILDREN = frozenset({getaway.TOCHOO_STOPS, getaway.DRAW_LAST, ecarte.KING, ecarte.BANK, knockout_whist.STAY})


def _all(
    level: str, names: str, temper: str, without: frozenset[str] = frozenset(), *, watches: bool = True
) -> list[Person]:
    return [Person(name, level, temper, without, watches) for name in names.split()]


PEOPLE: Sequence[Person] = (
    *_all(CHILD, "Mila Jakob Ayla Theo Lotte Nino", "temper-hoards", _ALL - _EVEN_CHILDREN, watches=False),
    *_all(BEGINNER, "Rosa Inge Bruno", "temper-does-not-count", _COUNTING, watches=False),
    *_all(BEGINNER, "Emil Klara Davud", "temper-never-takes", _TAKING, watches=False),
    *_all(CLUB, "Samir Helga Piotr Greta Hamid Elsa", "temper-watches"),
    *_all(STRONG, "Noor Viktor Agnes Ravi Judit Anton", "temper-thinks"),
)

MORE = [
    "Arda",
    "Lina",
    "Oskar",
    "Frieda",
    "Yusuf",
    "Marta",
    "Paul",
    "Nele",
    "Igor",
    "Carla",
    "Sami",
    "Edda",
    "Kofi",
    "Vera",
]
"""Who joins a large table of any level; each plays as one of its people does."""


def people(level: str, seats: Sequence[Seat], you: Seat | None, seed: int) -> Mapping[Seat, Person]:
    """Return who sits where; the same seed brings the same people."""
    there = [one for one in PEOPLE if one.level == level]
    if not there:
        return {}
    Random(f"people/{seed}").shuffle(there)
    others = [seat for seat in seats if seat != you]
    more = [there[n % len(there)]._replace(name=name) for n, name in enumerate(MORE)]
    named = {one.name: one for one in (*more, *PEOPLE)}
    free = [one for one in (*there, *more) if one.name not in seats]
    return {seat: named.get(str(seat)) or free[place % len(free)] for place, seat in enumerate(others) if free}


def seats_named(seats: Sequence[Seat], you: Seat, level: str, seed: int) -> tuple[Seat, ...]:
    """Return the seats of a new table under the names of who sits there, or else their letters."""
    who, taken = people(level, seats, you, seed), set[str]()
    found = []
    for seat in seats:
        name = who[seat].name if seat in who else ""
        found.append(Seat(name) if name and name not in taken else seat)
        taken.add(name)
    return tuple(found)


def with_a_name(case: Case, you: Seat) -> Case:
    """Return the moment of a case with a name for its reader, where the others have theirs: all can be told of it."""
    if by_compass(case.seats) or you not in case.seats:
        return case
    name = next(Seat(one) for one in MORE if one not in case.seats)
    seats = tuple(name if seat == you else seat for seat in case.seats)
    return replace(case, seats=seats, setup=_renamed(at(case, case.play().end).setup, you, name), moves=())


def _renamed(said: Plain, old: Seat, new: Seat) -> Plain:
    """Return a position with another name for a seat, wherever it stands alone or before a card."""
    if isinstance(said, Mapping):
        return {_renamed(name, old, new): _renamed(one, old, new) for name, one in said.items()}
    if isinstance(said, (list, tuple)):
        return [_renamed(one, old, new) for one in said]
    if isinstance(said, str) and (said == old or said.startswith(f"{old} ")):
        return f"{new}{said[len(old) :]}"
    return said


# Habits


def habit(game: AnyGame, sight: Sight) -> Advice:
    """Return what somebody does to whom no principle applies: what is nearest at hand, and high cards stay.

    The fact ``habit`` names the sentence that says it; it is empty where no habit is followed.
    """
    known = HABITS.get(game.key)
    move, name = known(sight) if known is not None else (sight.moves[0], "")
    return Advice(move, "", {"habit": name})


def _low(sight: Sight, height: Callable[[Move], int]) -> Habit:
    return (min(sight.plays, key=height), "low") if sight.plays else (sight.moves[0], "")


def _getaway(sight: Sight) -> Habit:
    return _low(sight, getaway.height)


def _knockout_whist(sight: Sight) -> Habit:
    """High cards are led at once, as if nothing could beat them; to what others lead the lowest goes."""
    plays = [m for m in sight.plays if m.card is not BACK]
    if not plays:
        return sight.said("pay", "done") or sight.moves[-1], ""
    strength = ranking_of(sight.state).strength
    if sight.state.trick:
        return min(plays, key=lambda m: strength[m.card]), "low"
    return max(plays, key=lambda m: strength[m.card]), "high"


def _crazy_eights(sight: Sight) -> Habit:
    """The cheapest first, and an eight as soon as it fits, because that is fun."""
    if not sight.plays:
        return sight.said("call", "draw", "take", "pass") or sight.moves[0], ""
    options = sight.state.options
    wild = [m for m in sight.plays if m.cards[0].rank == options.wild_rank]
    if wild:
        return wild[0], "wild"
    return min(sight.plays, key=lambda m: options.price(m.cards[0].rank)), "cheap"


def _ecarte(sight: Sight) -> Habit:
    """Plays with what is there, the highest first."""
    keep = sight.said("stand", "refuse")
    if keep is not None:
        return keep, "keeps"
    plays = [m for m in sight.plays if not m.value]
    if plays:
        return max(plays, key=lambda m: STRENGTH[m.cards[0].rank]), "high"
    return min((m for m in sight.moves if m.verb != PLAY), key=lambda m: len(m.cards), default=sight.moves[0]), ""


def _gurke(sight: Sight) -> Habit:
    """The lowest, so that the high cards stay for later."""
    if not sight.plays:
        return sight.said("pass", "buy") or sight.moves[0], ""
    rank = ranks(sight.state.options)
    return _low(sight, lambda m: sum(rank[c] for c in m.cards))


HABITS: Mapping[str, Callable[[Sight], Habit]] = {
    "getaway": _getaway,
    "knockout-whist": _knockout_whist,
    "crazy-eights": _crazy_eights,
    "ecarte": _ecarte,
    "gurke": _gurke,
}
