"""Snip: three cards each; follow suit if you can, and the first empty hand wins.

No real game: it is here to show what a game needs, and a test plays it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Any, NamedTuple

from tutor.core.cards import BACK, Card, pack, tidy
from tutor.core.complaints import Complaint
from tutor.core.fields import Field, Fields, cards_amiss, read_position, write_position
from tutor.core.game import HAND, Event, Facts, Game, Lying, Outcome, Problem
from tutor.core.kinds import Hands, Member, OneSeat, Pile
from tutor.core.moves import TABLE, Move, Seat, plays
from tutor.core.options import choice, validate
from tutor.core.reading import read_hands
from tutor.core.rules import RuleId, Ruling, Sieve, grant
from tutor.core.scene import Hand, Scene
from tutor.core.scene import Pile as Heap
from tutor.core.seats import NOBODY, player_of
from tutor.core.tricks import less, of_suit, put

PACK = pack(("A", "K", "D", "B"))
DEALT = 3
STACK, LAID = ("stock", NOBODY), ("discards", NOBODY)

IN_TURN = RuleId("snip.play.in-turn")
FOLLOW = RuleId("snip.play.follow-suit")
VOID = RuleId("snip.play.void")
FIRST_OUT = RuleId("snip.end.first-out")
NOT_SAID = RuleId("snip.gap.renege")


@dataclass(frozen=True)
class Options:
    """What a table may decide."""

    follow: str = choice("must", "may", rules=(FOLLOW,))

    def __post_init__(self) -> None:
        """Refuse a value that there is not."""
        validate(self)


class Phase(Enum):
    """What the table is waiting for."""

    DEAL = "deal"
    PLAY = "play"


class State(NamedTuple):
    """One moment: the hands, the open cards, and whose turn it is."""

    options: Options
    seats: tuple[Seat, ...]
    phase: Phase = Phase.DEAL
    hands: tuple[tuple[Card, ...], ...] = ()
    turn: int = 0
    discards: tuple[Card, ...] = ()
    stock: tuple[Card, ...] = ()


def start(options: Options, seats: tuple[Seat, ...]) -> State:
    """The table before the deal."""
    return State(options, seats)


def dealt(state: State, deal: Sequence[Card]) -> State:
    """Three cards each, in the order given; the rest is the stock."""
    hands = tuple(tidy(deal[DEALT * n : DEALT * (n + 1)]) for n in range(len(state.seats)))
    return state._replace(phase=Phase.PLAY, hands=hands, stock=tidy(deal[DEALT * len(hands) :]))


# Positions


def _held(state: State) -> list[Card]:
    return [card for hand in state.hands for card in hand]


def _playing(state: State) -> bool:
    return state.phase is Phase.PLAY


OPEN = Pile(lambda _: PACK, lambda state: [*_held(state), *state.stock])
STOCK = Pile(lambda _: PACK, lambda state: [*_held(state), *state.discards], tidy)
FIELDS: Fields[State] = (
    Field("phase", Member(Phase), guess=lambda said: Phase.PLAY if said.get("hands") else Phase.DEAL),
    Field("hands", Hands(lambda _: PACK, tidy), matters=_playing, usual=lambda state: ((),) * len(state.seats)),
    Field("turn", OneSeat(), matters=_playing),
    Field("discards", OPEN, matters=_playing),
    Field("stock", STOCK, matters=_playing, usual=STOCK.rest),
)


def read(options: Options, seats: tuple[Seat, ...], case: Mapping[str, Any]) -> State:
    """Read a deal or a moment."""
    state = start(options, seats)
    if "position" in case:
        return read_position(FIELDS, state, case["position"])
    if "hands" in case:
        hands = read_hands(seats, case["hands"], PACK)
        if any(len(hand) != DEALT for hand in hands):
            raise Complaint("deal-uneven", sizes=", ".join(str(len(hand)) for hand in hands), rule=FOLLOW)
        gone = {card for hand in hands for card in hand}
        return dealt(state, [*(c for hand in hands for c in hand), *(c for c in PACK if c not in gone)])
    return state


def write(state: State) -> dict[str, object]:
    """Write a moment."""
    return write_position(FIELDS, start(state.options, state.seats), state)


def check(state: State) -> list[Problem]:
    """List what is impossible."""
    if not _playing(state):
        return []
    return list(cards_amiss([*_held(state), *state.discards, *state.stock], PACK))


# Playing


def seats_allowed(_: Options) -> tuple[int, int]:
    """Two to four play."""
    return 2, 4


def over(state: State) -> bool:
    """Whether somebody has no card left."""
    return _playing(state) and not all(state.hands)


def movers(state: State) -> tuple[Seat, ...]:
    """Who may act."""
    if state.phase is Phase.DEAL:
        return (TABLE,)
    return () if over(state) else (state.seats[state.turn],)


def attempts(state: State, seat: Seat) -> list[Move]:
    """Every card of the hand."""
    return plays(seat, state.hands[player_of(state, seat)]) if _playing(state) else []


def in_turn(state: State, seat: Seat, moves: Sequence[Move]) -> Ruling | None:
    """One card after the other, clockwise."""
    return None if seat in movers(state) else Ruling(IN_TURN, [])


def follow_suit(state: State, seat: Seat, moves: Sequence[Move]) -> Ruling | None:
    """Follow the suit of the card before, if you can."""
    if state.discards and (suited := of_suit(moves, state.discards[-1].suit)) and state.options.follow == "must":
        return Ruling(FOLLOW, suited)
    return grant(VOID, moves, gap=NOT_SAID if state.options.follow == "may" else None)


def rules(_: Options) -> tuple[Sieve[State], ...]:
    """The sieves in order."""
    return (in_turn, follow_suit)


def apply(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Deal, or lay a card."""
    if move.seat == TABLE:
        return dealt(state, move.cards), ()
    player = player_of(state, move.seat)
    hands = put(state.hands, player, less(state.hands[player], move.card))
    after = state._replace(hands=hands, discards=(*state.discards, move.card), turn=(player + 1) % len(state.seats))
    return after, (Event(FIRST_OUT, {"seat": move.seat}),) if over(after) else ()


def chance(state: State, random: Random) -> Move:
    """A shuffled pack."""
    return Move(TABLE, "deal", tuple(random.sample(PACK, len(PACK))))


def outcome(state: State) -> Outcome | None:
    """The first empty hand has won."""
    if not over(state):
        return None
    winners = tuple(seat for seat, hand in zip(state.seats, state.hands, strict=True) if not hand)
    losers = tuple(seat for seat in state.seats if seat not in winners)
    return Outcome(FIRST_OUT, losers, winners)


def facts(state: State, move: Move | None) -> Facts:
    """What the sentences may name."""
    said: dict[str, object] = {"turn": state.seats[state.turn]}
    if state.discards:
        said["led"] = state.discards[-1].suit
    if move is not None:
        said |= {"seat": move.seat, **({"card": move.card} if move.cards else {})}
    return said


def scene(state: State, seat: Seat | None) -> Scene:
    """The table as shown."""
    hands = tuple(
        Hand(one, hand if seat in (None, one) else (), len(hand), seat not in (None, one))
        for one, hand in zip(state.seats, state.hands, strict=False)
    )
    piles = (
        Heap("discards", len(state.discards), state.discards[-1] if state.discards else None),
        Heap("stock", len(state.stock)),
    )
    return Scene(hands, piles=piles if _playing(state) else (), tricks=False)


def seen_by(state: State, seat: Seat) -> State:
    """What that seat knows."""
    me = player_of(state, seat)
    hands = tuple(hand if n == me else (BACK,) * len(hand) for n, hand in enumerate(state.hands))
    return state._replace(hands=hands, stock=(BACK,) * len(state.stock))


def lying(state: State) -> Lying:
    """Where every card lies."""
    found = {(HAND, player): hand for player, hand in enumerate(state.hands)}
    return found | {STACK: state.stock, LAID: state.discards}


def imagine(state: State, where: Lying) -> State:
    """The state with these cards in hands and stock."""
    hands = tuple(tidy(where[HAND, player]) for player in range(len(state.hands)))
    return state._replace(hands=hands, stock=tidy(where[STACK]))


GAME: Game[State, Options] = Game(
    key="snip",
    folder="snip",
    options=Options,
    presets={"plain": Options(), "free": Options(follow="may")},
    seats=seats_allowed,
    start=start,
    read=read,
    write=write,
    check=check,
    movers=movers,
    attempts=attempts,
    rules=rules,
    apply=apply,
    chance=chance,
    chances=lambda _: None,
    outcome=outcome,
    facts=facts,
    scene=scene,
    seen_by=seen_by,
    lying=lying,
    imagine=imagine,
    verbs=("play", "deal"),
    fields=FIELDS,
)
