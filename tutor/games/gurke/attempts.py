"""Everything that a seat could try, legal or not.

Several cards of one rank are several attempts where one card is played. Sets are listed once for
each choice of ranks; the same ranks in other suits are a twin of the one listed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations

from tutor.core.cards import Card
from tutor.core.moves import PLAY, Move, Seat
from tutor.core.moves import play as lay
from tutor.core.seats import player_of
from tutor.games.gurke.state import PLAYING, Phase, State, to_act
from tutor.games.gurke.values import ranks

SWAP, KONTRA, PASS, FREE, DOUBLE, BUY, DECLINE = "swap", "kontra", "pass", "free", "double", "buy", "decline"
VERBS = (PLAY, SWAP, KONTRA, PASS, FREE, DOUBLE, BUY, DECLINE)

LARGEST_SET = 4
MANY = 10
"""Above so many cards an exchange is listed once for each number, the highest cards standing for all."""

_SPOKEN: Mapping[Phase, tuple[str, ...]] = {
    Phase.KONTRA: (KONTRA, PASS),
    Phase.FREE: (FREE, PASS),
    Phase.DOUBLE: (FREE, DOUBLE, PASS),
}


@cache
def say(seat: Seat, verb: str) -> Move:
    """Return the move of saying a word."""
    return Move(seat, verb)


def attempts(state: State, seat: Seat) -> Sequence[Move]:
    """Everything this seat could try here."""
    player = player_of(state, seat)
    phase = state.phase
    if not state.sheet.alive[player]:
        return _from_outside(state, seat)
    if phase is PLAYING:
        hand = state.hands[player]
        singles = [lay(seat, one) for one in hand]
        if state.options.sets == "no":
            return singles
        more = _answers(state, hand) if state.trick else _leads(state, hand)
        return [*singles, *(lay(seat, *laid) for laid in more)]
    if phase is Phase.SWAP:
        return [Move(seat, SWAP, thrown) for thrown in _thrown(state.hands[player])] if player == to_act(state) else ()
    return [say(seat, verb) for verb in _SPOKEN.get(phase, ())]


def _from_outside(state: State, seat: Seat) -> Sequence[Move]:
    """Someone who is out can only try to come back."""
    if state.options.buyback == "none" or state.phase is Phase.OVER:
        return ()
    return [say(seat, BUY), say(seat, DECLINE)] if state.phase is Phase.BUY else [say(seat, BUY)]


def _answers(state: State, hand: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """As many cards as were led, each choice of ranks once."""
    count = len(state.trick[0][1])
    return iter(()) if count == 1 else choices(state, hand, count)


def _leads(state: State, hand: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Any two cards, and three or four that show the same rank."""
    yield from choices(state, hand, 2)
    shown: dict[str, list[Card]] = {}
    for one in hand:
        shown.setdefault(one.rank, []).append(one)
    for equal in shown.values():
        for count in range(3, min(LARGEST_SET, len(equal)) + 1):
            yield from choices(state, equal, count)


def choices(state: State, hand: Sequence[Card], count: int) -> Iterator[tuple[Card, ...]]:
    """Yield every choice of so many cards, each rank multiset once; the hand is sorted by rank."""
    rank = ranks(state.options)
    held = [rank[one] for one in hand]
    seen: set[tuple[int, ...]] = set()
    for chosen, shape in zip(combinations(hand, count), combinations(held, count), strict=True):
        if shape not in seen:
            seen.add(shape)
            yield chosen


def _thrown(hand: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Every choice of cards to throw away, none included."""
    size = len(hand)
    for count in range(size + 1):
        if size > MANY:
            yield tuple(hand[size - count :])
        else:
            yield from combinations(hand, count)


def twin(state: State, move: Move) -> Move:
    """Return the listed attempt that stands for this one: the order of cards and equal ranks make no difference."""
    if len(move.cards) < 2 or move.verb not in (PLAY, SWAP):
        return move
    hand = state.hands[player_of(state, move.seat)]
    if len(set(move.cards)) < len(move.cards) or not set(move.cards) <= set(hand):
        return move
    place = {one: n for n, one in enumerate(hand)}
    chosen = tuple(sorted(move.cards, key=place.__getitem__))
    if move.verb == SWAP:
        return Move(move.seat, SWAP, tuple(hand[len(hand) - len(chosen) :]) if len(hand) > MANY else chosen)
    rank = ranks(state.options)
    shape = tuple([rank[one] for one in chosen])
    count = len(chosen)
    listed = next((c for c in choices(state, hand, count) if tuple([rank[one] for one in c]) == shape), chosen)
    return lay(move.seat, *listed)
