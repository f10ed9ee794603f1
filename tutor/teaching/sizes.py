"""Moments in which others hold fewer cards, or everybody holds one more."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress

from tutor.core.cards import spell
from tutor.core.game import HAND, AnyGame, Situation
from tutor.core.moves import Move, Seat
from tutor.core.plain import Plain
from tutor.teaching.changing import OPEN, UNFIT, Candidate

BET = "bet"
"""What a payment into the bank is called in the ledger of a company."""
FURTHER = 20
"""A bet is tried that is less than so much higher."""


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


def other_bets(game: AnyGame, state: Situation) -> Iterator[Candidate]:
    """Yield the moments in which one bet against a bank is of another size, and was paid so."""
    said: dict[str, Plain] = dict(game.write(state))
    table = said.get("company")
    bets = table.get("bets") if isinstance(table, Mapping) else None
    if not isinstance(table, Mapping) or not isinstance(bets, Mapping):
        return
    for seat, old in bets.items():
        for new in sorted(range(1, old + FURTHER), key=lambda n: abs(n - old)):
            paid = [
                f"{BET} {seat} {-new} {one.split()[-1]}" if one.startswith(f"{BET} {seat} ") else one
                for one in map(str, table.get("ledger") or ())
            ]
            other = {**table, "bets": {**bets, seat: new}, **({"ledger": paid} if paid else {})}
            with suppress(*UNFIT):
                found: Situation = game.read(state.options, state.seats, {"position": {**said, "company": other}})
                if new != old:
                    facts = {"seat": Seat(seat), "n": new, "out": old}
                    yield Candidate("bet", 1, facts, found)


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
