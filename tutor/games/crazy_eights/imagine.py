"""Where the cards of Crazy Eights lie, and a state with the hidden ones put somewhere."""

from __future__ import annotations

from tutor.core.cards import BACK
from tutor.core.game import HAND, Lying
from tutor.core.seats import NOBODY
from tutor.games.crazy_eights.state import State, covered, discarded

STOCK, TOP, COVERED = ("stock", NOBODY), ("top", NOBODY), ("covered", NOBODY)


def lying(state: State) -> Lying:
    """Where every card lies; those under the top one are hidden wherever something else is."""
    found = {(HAND, player): hand for player, hand in enumerate(state.hands)}
    hidden = BACK in state.stock or any(BACK in hand for hand in state.hands)
    top = () if state.top is BACK else (state.top,)
    under = () if not top else (BACK,) * covered(state) if hidden else discarded(state)
    return found | {STOCK: state.stock, TOP: top, COVERED: under}


def imagine(state: State, lying: Lying) -> State:
    """The state with these cards in hands and stock; what was drawn in this turn came last."""
    hands = tuple([lying[HAND, player] for player in range(len(state.hands))])
    drawn = hands[state.turn][-len(state.drawn) :] if BACK in state.drawn else state.drawn
    return state._replace(hands=hands, stock=lying[STOCK], drawn=drawn)
