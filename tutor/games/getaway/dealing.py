"""Dealing in Getaway: the whole pack one card at a time, or heaps to choose from."""

from __future__ import annotations

from tutor.core.cards import Card, tidy
from tutor.core.complaints import Complaint
from tutor.core.game import Event
from tutor.core.moves import TABLE, Move
from tutor.core.rules import RuleId
from tutor.core.seats import player_of
from tutor.core.tricks import deal_singly, put
from tutor.games.getaway.sieves import GAP_HEAP_ORDER, YOUNGEST_FIRST
from tutor.games.getaway.state import (
    HEAPS,
    WINDOW,
    State,
    after,
    full_pack,
    opener,
)

Events = list[Event]

WHOLE_PACK = RuleId("getaway.deal.whole-pack-even")
NO_COUNTING = RuleId("getaway.opt.piles.no-counting")


def dealt(state: State, move: Move, events: Events) -> State:
    """Deal the whole pack one at a time from the dealer's left, or lay heaps to choose from.

    Raises ``Complaint`` where that is not the whole pack, or where the heaps are not cut so.
    """
    _whole_pack(state, move)
    count = len(state.seats)
    if state.options.deal_method == "even":
        hands = deal_singly(move.cards, count, (state.dealer + state.step) % count, state.step)
        fewest = min(map(len, hands))
        more = sum(len(hand) > fewest for hand in hands)
        events.append(Event(WHOLE_PACK, {"cards_each": fewest, "more": more, "n": len(move.cards)}))
        return opened(state, hands)
    events.append(Event(NO_COUNTING, {"n": count}))
    sizes = _heap_sizes(move, count)
    starts = [sum(sizes[:n]) for n in range(count)]
    heaps = tuple(move.cards[start : start + size] for start, size in zip(starts, sizes, strict=True))
    empty: tuple[tuple[Card, ...], ...] = ((),) * count
    return state._replace(phase=HEAPS, heaps=heaps, hands=empty, asked=state.youngest)


def _whole_pack(state: State, move: Move) -> None:
    """Refuse a deal that is not every card of the game once."""
    wanted = full_pack(state.options)
    if move.verb != "deal":
        raise Complaint("not-possible", seat=TABLE, move=move)
    if len(move.cards) == len(wanted) and set(move.cards) == set(wanted):
        return
    foreign = [card for card in move.cards if card not in wanted]
    if foreign:
        raise Complaint("card-foreign", card=foreign[0])
    twice = [card for card in dict.fromkeys(move.cards) if move.cards.count(card) > 1]
    if twice:
        raise Complaint("card-twice", card=twice[0])
    missing = tuple(card for card in wanted if card not in set(move.cards))
    if missing:
        raise Complaint("deal-incomplete", cards=missing, n=len(missing))


def _heap_sizes(move: Move, count: int) -> list[int]:
    """Read how the heaps are cut: ``= 13 12 14 13``."""
    words = move.value.split()
    if len(words) == count and all(word.isascii() and word.isdigit() and len(word) < 4 for word in words):
        sizes = list(map(int, words))
        if min(sizes) > 0 and sum(sizes) == len(move.cards):
            return sizes
    raise Complaint("heap-sizes", text=move.value, n=count, most=len(move.cards))


def chosen(state: State, move: Move, events: Events) -> State:
    """Take a heap; the next in turn order chooses from the rest, the last heap goes to the last."""
    player, heap = player_of(state, move.seat), int(move.value) - 1
    heaps = put(state.heaps, heap, ())
    hands = put(state.hands, player, tidy(state.heaps[heap]))
    gap = None if player == state.youngest else GAP_HEAP_ORDER
    events.append(Event(YOUNGEST_FIRST, {"seat": move.seat}, gap))
    without_hand = [not hand for hand in hands]
    if any(without_hand):
        return state._replace(heaps=heaps, hands=hands, asked=after(state, player, without_hand))
    return opened(state._replace(heaps=()), hands)


def opened(state: State, hands: tuple[tuple[Card, ...], ...]) -> State:
    """Hands are dealt: whoever holds the opening ace will lead to trick 1."""
    return state._replace(
        hands=tuple(tidy(hand) for hand in hands),
        alive=(True,) * len(hands),
        phase=WINDOW,
        power=opener(state.options, hands),
        number=1,
        asked=0,
        asks_from=(state.dealer + state.step) % len(hands),
    )
