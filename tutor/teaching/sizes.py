"""Moments in which others hold fewer cards, or everybody holds one more."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress

from tutor.core.cards import spell
from tutor.core.game import HAND, AnyGame, Situation
from tutor.core.moves import Move
from tutor.core.plain import Plain
from tutor.teaching.changing import OPEN, UNFIT, Candidate


def others_fewer(game: AnyGame, state: Situation, move: Move) -> Iterator[Candidate]:
    """Yield the moments in which one card of another player lies in the stock, where there is one."""
    hands = next((field for field in game.fields if field.name == "hands"), None)
    pile = next((field for field in game.fields if field.name in ("stock", "talon") and field.has_meaning(state)), None)
    if hands is None or pile is None:
        return
    held = tuple(hands.get(state))
    for player, seat in enumerate(state.seats):
        if seat != move.seat and held[player]:
            gone, left = held[player][-1:], held[player][:-1]
            fewer = hands.put(state, (*held[:player], left, *held[player + 1 :]))
            with suppress(*UNFIT):
                facts = {"seat": seat, "cards": gone}
                yield Candidate("stocked", 1, facts, pile.put(fewer, (*pile.get(state), *gone)))


def one_more_each(game: AnyGame, state: Situation) -> Iterator[Candidate]:
    """Yield the moment in which everybody who still plays holds one more card of those that lie aside."""
    lying = game.lying(state)
    pool = [one for (place, _), cards in lying.items() if place not in (HAND, *OPEN) for one in cards]
    hands = {player: cards for (place, player), cards in lying.items() if place == HAND and cards}
    if len(pool) < len(hands) or any(one.text == "?" for one in pool):
        return
    said: dict[str, Plain] = dict(game.write(state))
    fuller: Mapping[str, Plain] = {
        str(state.seats[player]): spell([*cards, pool[-1 - n]]) for n, (player, cards) in enumerate(hands.items())
    }
    number = said.get("number", 1)
    said |= {"hands": {**said.get("hands", {}), **fuller}, "number": number - 1}
    with suppress(*UNFIT):
        yield Candidate("each", len(hands), {"n": 1}, game.read(state.options, state.seats, {"position": said}))
