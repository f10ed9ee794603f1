"""Getaway at the table: starting, who may act, what can be seen, what may be named."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random

from tutor.core.cards import BACK
from tutor.core.game import Facts, Outcome, Problem
from tutor.core.moves import TABLE, Move, Seat
from tutor.core.rules import RuleId
from tutor.core.scene import Hand, Pile, Scene
from tutor.core.seats import NOBODY, player_of
from tutor.games.getaway.ending import LAST_WITH_CARDS
from tutor.games.getaway.options import Options
from tutor.games.getaway.state import (
    DRAW,
    HEAPS,
    OVER,
    WINDOW,
    State,
    full_pack,
    highest,
    must_draw,
    takes_from,
)
from tutor.games.getaway.turns import movers

GAP_FEW_PLAYERS = RuleId("getaway.gap.min-players")
GAP_TWO_PACKS = RuleId("getaway.gap.two-packs-limits")

RECOMMENDED_WITH_TWO_PACKS = 9
"""From so many seats on a second pack is needed; below, the game is allowed with a notice (A20)."""


def start(options: Options, seats: tuple[Seat, ...]) -> State:
    """The table before the deal; the last seat deals, so that the first seat gets the first card."""
    return State(options, seats, dealer=(len(seats) - 1 if options.direction == "clockwise" else 1 % len(seats)))


def again(state: State) -> State:
    """The next game of a series: the deal moves on one seat (getaway.deal.rotate-dealer), losses are kept."""
    dealer = state.dealer
    if state.options.dealer_rotation == "on":
        dealer = (dealer + state.step) % len(state.seats)
    return State(state.options, state.seats, dealer=dealer, youngest=state.youngest, losses=state.losses)


# How it ended, and what is worth knowing


def outcome(state: State) -> Outcome | None:
    """Who lost; there is no other ranking (getaway.goal.loser)."""
    if state.phase is not OVER:
        return None
    return Outcome(state.ended_by or LAST_WITH_CARDS, losers=(state.seats[state.loser],))


def notices(state: State) -> list[Problem]:
    """What is allowed at this table but worth knowing: two players from the start (A21), few with two packs (A20)."""
    count = len(state.seats)
    found = []
    if count == 2:
        found.append(Problem("two-players", {"n": count, "rule": GAP_FEW_PLAYERS}))
    if state.options.packs == "2" and count < RECOMMENDED_WITH_TWO_PACKS:
        facts = {"n": count, "fewest": RECOMMENDED_WITH_TWO_PACKS, "rule": GAP_TWO_PACKS}
        found.append(Problem("few-for-two-packs", facts))
    return found


# What can be seen and named


def seen_by(state: State, seat: Seat) -> State:
    """What this seat can know: its own hand, the open trick, and how many cards the others and the pile have.

    Who holds the opening ace shows when it is laid, and not before.
    """
    me = player_of(state, seat)
    opens = state.number == 1 and state.phase is WINDOW
    hands = tuple(hand if p == me else (BACK,) * len(hand) for p, hand in enumerate(state.hands))
    backs = tuple((BACK,) * len(heap) for heap in state.heaps)
    power = NOBODY if opens and state.power != me else state.power
    return state._replace(hands=hands, pile=(BACK,) * len(state.pile), heaps=backs, power=power)


def facts(state: State, move: Move | None) -> Facts:
    """What a sentence about a move here may name."""
    acting = movers(state)
    named: dict[str, object] = {
        "number": state.number,
        "turn": acting[0] if acting else "",
        "pile": len(state.pile),
    }
    if state.power != NOBODY:
        named["power"] = state.seats[state.power]
    if state.trick:
        top, best = highest(state.trick)
        named |= {
            "led": state.led,
            "top": state.seats[top],
            "top_card": best,
            "lead": state.trick[0][1],
            "trick": tuple(c for _, c in state.trick),
        }
    if move is not None and move.seat != TABLE and state.hands:
        named |= {"seat": move.seat, **_own_facts(state, player_of(state, move.seat), move)}
        if move.cards:
            named["card"] = move.card
    return named


def _own_facts(state: State, player: int, move: Move) -> Facts:
    """What may be named of the player who tries something, and of whose hand that player could take."""
    hand, target = state.hands[player], takes_from(state, player)
    return {
        "suited": tuple(c for c in hand if c.suit == state.led),
        "held": len(hand),
        "other": Seat(move.value) if move.value in state.seats else state.seats[target] if target != NOBODY else "",
        "next": state.seats[target] if target != NOBODY else "",
        "blind": "yes" if must_draw(state) and player == state.power else "no",
        "particular": "card" if move.cards and move.verb == "draw" else "hand" if move.value in state.seats else "no",
        "target": "no" if target == NOBODY else "yes",
        "other_held": len(state.hands[target]) if target != NOBODY else 0,
        "takers": state.options.take__who,
        "closed": "trick" if state.phase is not WINDOW else "drawn" if state.drawn else "passed",
    }


def scene(state: State, seat: Seat | None) -> Scene:
    """The position as it is shown; with a seat, other hands are backs."""
    visible = state if seat is None else seen_by(state, seat)
    acting = movers(state)
    hands = tuple(
        Hand(
            name,
            cards=tuple(c for c in visible.hands[p] if c is not BACK) if visible.hands else (),
            count=len(state.hands[p]) if state.hands else 0,
            hidden=seat is not None and seat != name,
            tags=_tags(state, p),
            done=bool(state.alive) and not state.alive[p] and state.loser != p,
        )
        for p, name in enumerate(state.seats)
    )
    trick = tuple((state.seats[p], (c,)) for p, c in state.trick)
    piles: tuple[Pile, ...] = (Pile("pile", len(state.pile)),)
    if state.phase is HEAPS:
        piles = tuple(Pile("heap", None, value=str(n + 1)) for n, heap in enumerate(state.heaps) if heap)
    top = state.seats[highest(state.trick)[0]] if state.trick else None
    noted: list[tuple[str, object]] = []
    if state.losses:
        noted = [("losses", f"{s} {n}") for s, n in zip(state.seats, state.losses, strict=True)]
    # A tochoo shows only where it does something: not in trick 1, which nothing stops.
    off = [p for p, c in state.trick if c.suit != state.led] if state.number > 1 else []
    stopped_by = state.seats[off[0]] if off else None
    return Scene(hands, trick, piles, top, tuple(noted), state.number if acting else 0, stopped_by)


def _tags(state: State, player: int) -> tuple[str, ...]:
    tags = []
    if state.alive and not state.alive[player]:
        return ("loser",) if state.loser == player else ("escaped",)
    if state.phase is OVER and state.loser == player:
        return ("loser",)
    # Before trick 1 nobody is to learn from the table who holds the opening ace.
    if player == state.power and state.number > 1:
        tags.append("power")
    if player == state.dealer and state.number == 1:
        tags.append("dealer")
    if state.drawn and player == state.power:
        tags.append("drawn")
    return tuple(tags)


def chances(state: State) -> Sequence[Move] | None:
    """Every card the table could give, or None before the deal."""
    if state.phase is not DRAW:
        return None
    source = state.pile if state.donor == NOBODY else state.hands[state.donor]
    return [Move(TABLE, "draw", (one,)) for one in source]


def chance(state: State, random: Random) -> Move:
    """One shuffled deal, heaps cut by eye, or one card drawn blind."""
    possible = chances(state)
    if possible is not None:
        return random.choice(possible)
    shuffled = list(full_pack(state.options))
    random.shuffle(shuffled)
    value = ""
    if state.options.deal_method == "piles":
        value = " ".join(map(str, _by_eye(len(shuffled), len(state.seats), random)))
    return Move(TABLE, "deal", tuple(shuffled), value)


def _by_eye(count: int, heaps: int, random: Random) -> list[int]:
    """Heap sizes that look level: each border between two heaps may be a card or two off."""
    cuts = [0] + [round(count * n / heaps) + random.randint(-1, 1) for n in range(1, heaps)] + [count]
    return [after - before for before, after in pairwise(cuts)]
