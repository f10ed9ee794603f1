"""What the odds know, for those who play: Écarté's first decision as it is solved, its cards by the exact tables."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import TYPE_CHECKING

from tutor.core.cards import BACK, Card
from tutor.core.game import AnyGame
from tutor.core.moves import PLAY, Move, Seat
from tutor.core.plain import Plain
from tutor.core.seats import NOBODY
from tutor.players.memory import Memory, imagine
from tutor.players.players import Choice, Expert, Level
from tutor.players.search import Budget, estimate
from tutor.players.strategies.sight import Advice

if TYPE_CHECKING:  # the tables are opened when they are asked
    from tutor.odds.first.solution import First
    from tutor.odds.first.stakes import Score
    from tutor.odds.hand import Situation

BEYOND_LUCK = 2.5
"""Standard errors by which another card has to be better than the one advised."""
_RANKS = {"D": "Q", "B": "J", "10": "T"}
_SUITS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}


def equipped(level: Level, game: str) -> Level:
    """Return a level that thinks, with what is known of this game."""
    return level if level.budget is None else level._replace(expert=EXPERTS.get(game))


def ecarte(
    game: AnyGame,
    seen: Plain,
    memory: Memory,
    moves: Sequence[Move],
    advised: Advice,
    budget: Budget,
    random: Random,
) -> Choice | None:
    """Choose as the odds say, and where they say nothing as is advised; a chouette they do not know."""
    if len(seen.seats) != 2 or seen.turn_up is None:
        return None
    rival = seen.hands[1 - seen.seats.index(memory.seat)]
    if advised.move.verb != PLAY and BACK not in rival:
        return None  # with open hands the odds ask for less than one sees
    found = None
    if advised.move.verb == PLAY:
        found = _card(game, seen, memory, moves, advised, budget, random)
    elif not seen.exchanges and advised.move.verb != "announce":
        found = _first(seen, memory, moves, random)
    return found or Choice(advised.move, advised.rule)


def solved(game: AnyGame, seen: Plain, seat: Seat, moves: Sequence[Move]) -> First | None:
    """Return the solved first decision that a seat is at: to exchange or to keep the hand; None at any other."""
    if game.key not in EXPERTS or len(seen.seats) != 2 or seen.turn_up is None or seen.exchanges:
        return None
    return _solution(seen, seat) if {"stand", "refuse"} & {move.verb for move in moves} else None


def prepare() -> None:
    """Open the tables that a first question would wait for."""
    from tutor.odds.first.solution import first
    from tutor.odds.hand import read_situation

    first(read_situation("7H KS QS JS 7D", "8H", "elder"), king_point=True, score=(4, 4))


def _name(card: Card) -> str:
    return _RANKS.get(card.rank, card.rank) + _SUITS[card.suit]


# The first decision


def _asked(seen: Plain, seat: Seat) -> tuple[Situation, Score | None]:
    """Return what a seat knows, and the score; no score where the solution has none for it."""
    from tutor.odds.first.solution import KING_COUNTS, check_score, kings
    from tutor.odds.hand import Impossible, read_situation

    me = seen.seats.index(seat)
    role = "elder" if me == seen.elder else "dealer"
    situation = read_situation([_name(card) for card in seen.hands[me]], _name(seen.turn_up), role)
    score = (seen.score[seen.elder], seen.score[1 - seen.elder])
    try:
        check_score(score, kings(situation, KING_COUNTS))
    except Impossible:  # a turned king that has to be claimed and was not
        return situation, None
    return situation, score


def _solution(seen: Plain, seat: Seat) -> First:
    from tutor.odds.first.solution import KING_COUNTS, first

    situation, score = _asked(seen, seat)
    return first(situation, KING_COUNTS, score)


def _first(seen: Plain, memory: Memory, moves: Sequence[Move], random: Random) -> Choice | None:
    """Stand or propose, answer, and throw, each as often as the solution does."""
    from tutor.odds.first.solution import KING_COUNTS, decided

    situation, score = _asked(seen, memory.seat)
    told, elder = decided(situation, KING_COUNTS, score), situation.role == "elder"
    said = {move.verb: move for move in moves}
    exchange, keep = (said.get("propose"), said.get("stand")) if elder else (said.get("accept"), said.get("refuse"))
    if exchange is not None and keep is not None:
        return Choice(exchange if random.random() < told["mix"] else keep)
    thrown = "all" if elder else str(len(seen.discards[seen.elder]))
    throws = told["discards"].get(thrown, [])
    if "discard" not in said or not throws:
        return None
    throw = random.choices(throws, [one["share"] for one in throws])[0]
    wanted = set(throw["cards"])
    found = next((move for move in moves if {_name(card) for card in move.cards} == wanted), None)
    return None if found is None else Choice(found)


# The cards


def _card(
    game: AnyGame,
    seen: Plain,
    memory: Memory,
    moves: Sequence[Move],
    advised: Advice,
    budget: Budget,
    random: Random,
) -> Choice | None:
    """Weigh every card by what it is worth with open hands, over many deals that agree with what is known.

    Open hands are not hidden ones: among cards that are worth the same there, the page's advice knows more. It is
    left only for a card that is better beyond luck in the very same deals.
    """
    from tutor.odds.hand import number
    from tutor.odds.position import worth

    plays = {move.cards[0]: move for move in moves if move.verb == PLAY and not move.value}
    me, turned = seen.seats.index(memory.seat), _name(seen.turn_up)
    values: dict[Card, list[float]] = {card: [] for card in plays}
    until = None if budget.seconds is None else perf_counter() + budget.seconds
    for _ in range(budget.rounds):
        state: Plain = imagine(game, seen, memory, random)
        mine, theirs = ([number(_name(c), turned) for c in state.hands[player]] for player in (me, 1 - me))
        led = number(_name(state.trick[0][1]), turned) if state.trick else None
        taken = worth(mine, theirs, led)
        if len(taken) != len(plays):
            return None  # other rules of play
        for card in plays:
            values[card].append(_worth(seen, me, seen.won[me] + taken[number(_name(card), turned)]))
        if until is not None and perf_counter() >= until:
            break
    told = values[advised.move.cards[0]]
    found = sorted((estimate(plays[card], several) for card, several in values.items()), key=lambda one: -one.worth)
    better = [a - b for a, b in zip(values[found[0].move.cards[0]], told, strict=True)]
    if len(better) > 1 and fmean(better) > BEYOND_LUCK * stdev(better) / sqrt(len(better)):
        return Choice(found[0].move, "", tuple(found))
    return Choice(advised.move, advised.rule, tuple(found))


def _worth(seen: Plain, me: int, tricks: int) -> float:
    """Return how good so many tricks are, from 0 to 1: three bring a point, all five or another's failing two."""
    mine = tricks >= 3
    taker = me if mine else 1 - me
    points = 2 if tricks in (0, 5) or seen.obliged not in (NOBODY, taker) else 1
    if seen.score[taker] + points >= 5:
        return float(mine)
    return 0.5 + (points if mine else -points) / 6


EXPERTS: dict[str, Expert] = {"ecarte": ecarte}
