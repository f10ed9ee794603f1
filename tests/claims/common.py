"""What sentences of many games say, and how it is asked of the engine."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from claims.saying import Claim, Said
from tutor.core.cards import Card
from tutor.core.moves import PLAY, TABLE, Move
from tutor.core.play import legal, random_moves

Holds = Callable[[Said], bool]


def cards_of(moves: list[Move]) -> set[Card]:
    return {one for move in moves if move.verb == PLAY for one in move.cards}


def named_turn(said: Said) -> bool:
    """Whoever is said to be on turn is, and the one spoken to is not."""
    return said.game.movers(said.before)[0] == said.facts["turn"]


def named_cards_can_be_laid(fact: str) -> Holds:
    return lambda said: said.lays(said.facts[fact])


def named_are_held(fact: str) -> Holds:
    return lambda said: set(said.facts[fact]) <= set(said.held(after=False))


def instead_is_legal(fact: str) -> Holds:
    return lambda said: set(said.facts[fact]) <= set(legal(said.game, said.before, said.seat))


def anything_goes(said: Said) -> bool:
    """Every card in hand may be laid."""
    return cards_of(said.can()) == set(said.held())


def goes_on_with(fact: str) -> Holds:
    return lambda said: said.next in (None, said.facts[fact])


def can(*verbs: str, who: str = "seat") -> Holds:
    return lambda said: said.does(*verbs, seat=said.facts[who])


def cannot(*verbs: str, who: str = "seat") -> Holds:
    return lambda said: not {move.verb for move in said.can(said.facts[who])} & set(verbs)


def lays_something(said: Said) -> bool:
    return bool(cards_of(said.can()))


def lays_nothing(said: Said) -> bool:
    return not cards_of(said.can())


def both(*claims: Holds) -> Holds:
    return lambda said: all(one(said) for one in claims)


def after_it(said: Said) -> Any:
    return said.game.apply(said.before, said.move)[0]


def tagged(fact: str, tag: str) -> Holds:
    def holds(said: Said) -> bool:
        return any(tag in h.tags for h in said.game.scene(said.after, None).hands if h.seat == said.facts[fact])

    return holds


def has_lost(fact: str) -> Holds:
    def holds(said: Said) -> bool:
        end = said.game.outcome(said.after)
        return end is not None and said.facts[fact] in end.losers

    return holds


def never_again(verb: str) -> Holds:
    """From this move on the seat cannot do that again in this deal, however play goes."""

    def holds(said: Said) -> bool:
        begun = after_it(said) if said.part == "yes" else said.after  # what is refused has not been done
        for seed in range(12):
            for state, move in random_moves(said.game, begun, random.Random(seed), most=14):
                if move.seat == TABLE:
                    break
                if any(one.verb == verb for one in legal(said.game, state, said.seat)):
                    return False
        return True

    return holds


ALL = (
    Claim("whose turn it is", named_turn, fact="turn"),
    Claim("what may be done instead", instead_is_legal("instead"), fact="instead"),
)
