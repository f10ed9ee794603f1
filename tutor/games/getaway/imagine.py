"""Where the cards of Getaway lie, and a state with the hidden ones put somewhere."""

from __future__ import annotations

from tutor.core.cards import BACK, tidy
from tutor.core.game import HAND, Lying
from tutor.core.seats import NOBODY
from tutor.core.tricks import put
from tutor.games.getaway.state import WINDOW, State, opening_ace

PILE, TRICK, HEAP = ("pile", NOBODY), ("trick", NOBODY), "heap"


def lying(state: State) -> Lying:
    """Where every card lies; whoever is asked to open holds the opening ace."""
    hands = state.hands
    if state.number == 1 and state.phase is WINDOW:
        ace, holder = opening_ace(state.options), state.power
        if ace not in hands[holder]:
            hands = put(hands, holder, (ace, *hands[holder][1:]))
    found = {(HAND, player): hand for player, hand in enumerate(hands)}
    found |= {(HEAP, number): heap for number, heap in enumerate(state.heaps)}
    return found | {PILE: state.pile, TRICK: tuple([card for _, card in state.trick])}


def imagine(state: State, lying: Lying) -> State:
    """The state with these cards in hands, heaps and pile."""
    hands = tuple([tidy(lying[HAND, p]) if BACK in hand else hand for p, hand in enumerate(state.hands)])
    heaps = tuple([lying[HEAP, number] for number in range(len(state.heaps))])
    return state._replace(hands=hands, heaps=heaps, pile=tidy(lying[PILE]))
