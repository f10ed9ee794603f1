"""Where the cards of a Gurke partie lie, and a state with the hidden ones put somewhere."""

from __future__ import annotations

from tutor.core.cards import BACK
from tutor.core.game import HAND, Lying
from tutor.core.seats import NOBODY
from tutor.games.gurke.state import State, sort_hand

STOCK, DISCARDS, TRICK, REST = ("stock", NOBODY), ("discards", NOBODY), ("trick", NOBODY), ("rest", NOBODY)
ROW, GONE = "row", "gone"


def lying(state: State) -> Lying:
    """Where every card lies."""
    found = {(HAND, player): hand for player, hand in enumerate(state.hands)}
    found |= {(ROW, player): row for player, row in enumerate(state.rows)}
    found |= {(GONE, player): row for player, row in enumerate(state.sheet.gone)}
    found[TRICK] = tuple([card for _, cards in state.trick for card in cards])
    if _shuffles(state):
        return found | {REST: (*state.stock, *state.discards)}
    return found | {STOCK: state.stock, DISCARDS: state.discards}


def _shuffles(state: State) -> bool:
    """Whether stock and discards may be shuffled together (gurke.gap.rassi-stock): then they are one place."""
    return state.options.pre_play == "rassi" and state.options.undealt_shown == "no"


def imagine(state: State, lying: Lying) -> State:
    """The state with these cards in hands, rows, stock and discards."""
    options = state.options
    hands = tuple([sort_hand(options, lying[HAND, p]) if BACK in hand else hand for p, hand in enumerate(state.hands)])
    rows = tuple([lying[ROW, player] for player in range(len(state.rows))])
    if _shuffles(state):
        rest, size = lying[REST], len(state.stock)
        return state._replace(hands=hands, rows=rows, stock=rest[:size], discards=rest[size:])
    return state._replace(hands=hands, rows=rows, stock=lying[STOCK], discards=lying[DISCARDS])
