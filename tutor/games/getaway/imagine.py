"""Where the cards of Getaway lie, and a state with the hidden ones put somewhere."""

from __future__ import annotations

from tutor.core.cards import BACK, tidy
from tutor.core.game import HAND, Lying
from tutor.core.seats import NOBODY
from tutor.games.getaway.state import WINDOW, State, opener

PILE, TRICK, HEAP = ("pile", NOBODY), ("trick", NOBODY), "heap"


def lying(state: State) -> Lying:
    """Where every card lies."""
    found = {(HAND, player): hand for player, hand in enumerate(state.hands)}
    found |= {(HEAP, number): heap for number, heap in enumerate(state.heaps)}
    return found | {PILE: state.pile, TRICK: tuple([card for _, card in state.trick])}


def imagine(state: State, lying: Lying) -> State:
    """The state with these cards in hands, heaps and pile; whoever holds the opening ace will open."""
    hands = tuple([tidy(lying[HAND, p]) if BACK in hand else hand for p, hand in enumerate(state.hands)])
    heaps = tuple([lying[HEAP, number] for number in range(len(state.heaps))])
    power = opener(state.options, hands) if state.number == 1 and state.phase is WINDOW else state.power
    return state._replace(hands=hands, heaps=heaps, pile=tidy(lying[PILE]), power=power)
