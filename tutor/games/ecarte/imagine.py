"""Where the cards of Écarté lie, and a state with the hidden ones put somewhere."""

from __future__ import annotations

from tutor.core.cards import BACK, Card, tidy
from tutor.core.game import HAND, Lying
from tutor.core.seats import NOBODY
from tutor.core.tricks import put
from tutor.games.ecarte.state import State

TALON, TRICK, PLAYED, TURN_UP = ("talon", NOBODY), ("trick", NOBODY), ("played", NOBODY), ("turn-up", NOBODY)
DISCARDS = "discards"


def lying(state: State) -> Lying:
    """Where every card lies; a king of trumps that was announced is in hand until it is played."""
    turned = () if state.turn_up is None else (state.turn_up,)
    trick, played = (tuple([card for _, card in laid]) for laid in (state.trick, state.played))
    hands, king = state.hands, Card("K", state.trump)
    if state.king != NOBODY and BACK in hands[state.king] and king not in (*turned, *trick, *played):
        hands = put(hands, state.king, (king, *hands[state.king][1:]))
    found = {(HAND, player): hand for player, hand in enumerate(hands)}
    found |= {(DISCARDS, player): laid for player, laid in enumerate(state.discards)}
    return found | {TALON: state.talon, TRICK: trick, PLAYED: played, TURN_UP: turned}


def imagine(state: State, lying: Lying) -> State:
    """The state with these cards in hands, discards and talon."""
    hands = tuple([tidy(lying[HAND, player]) for player in range(len(state.hands))])
    discards = tuple([tidy(lying[DISCARDS, player]) for player in range(len(state.discards))])
    return state._replace(hands=hands, discards=discards, talon=tidy(lying[TALON]))
