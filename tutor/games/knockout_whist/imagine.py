"""Where the cards of Knock-Out Whist lie, and a state with the hidden ones put somewhere."""

from __future__ import annotations

from tutor.core.cards import tidy
from tutor.core.game import HAND, Lying
from tutor.core.seats import NOBODY
from tutor.games.knockout_whist.state import State

STOCK, TRICK, PLAYED, TURNED = ("stock", NOBODY), ("trick", NOBODY), ("played", NOBODY), ("turned", NOBODY)
DISCARDS = "discards"


def lying(state: State) -> Lying:
    """Where every card lies; cards that are only shown in a cut lie nowhere yet."""
    found = {(HAND, player): hand for player, hand in enumerate(state.hands)}
    found |= {(DISCARDS, player): pile for player, pile in enumerate(state.discards)}
    turned = () if state.turned is None else (state.turned,)
    trick = tuple([card for _, card in state.trick])
    return found | {STOCK: state.stock, TRICK: trick, PLAYED: state.played, TURNED: turned}


def imagine(state: State, lying: Lying) -> State:
    """The state with these cards in hands, discards and stock."""
    hands = tuple([tidy(lying[HAND, player]) for player in range(len(state.hands))])
    discards = tuple([lying[DISCARDS, player] for player in range(len(state.discards))])
    return state._replace(hands=hands, discards=discards, stock=lying[STOCK])
