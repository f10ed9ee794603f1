"""What a move causes: the next state, and every event with the rule that made it happen."""

from __future__ import annotations

from tutor.core.cards import Card
from tutor.core.game import Event
from tutor.core.moves import PLAY, TABLE, Move
from tutor.core.rules import RuleId
from tutor.core.seats import player_of
from tutor.core.tricks import put, without
from tutor.games.gurke.attempts import BUY, DECLINE, SWAP
from tutor.games.gurke.dealing import by_table, spoken, swapped
from tutor.games.gurke.ending import after_deal, bought_or_declined
from tutor.games.gurke.scoring import Events, scored
from tutor.games.gurke.state import State, is_last, players_in, sort_hand, winning
from tutor.games.gurke.values import ranks

TRICK_WINNER = RuleId("gurke.trick.winner")
SET_WINNER = RuleId("gurke.set.winner")

PREVIOUS_WINNER = RuleId("gurke.gap.prev-winner")


def apply(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Return the state after a move, and what happened; the move is taken as allowed."""
    events: Events = []
    if move.seat == TABLE:
        following = by_table(state, move, events)
    elif move.verb == PLAY:
        following = _played(state, player_of(state, move.seat), move.cards, events)
    elif move.verb == SWAP:
        following = swapped(state, player_of(state, move.seat), move.cards, events)
    elif move.verb in (BUY, DECLINE):
        following = bought_or_declined(state, move, events)
    else:
        following = spoken(state, player_of(state, move.seat), move.verb, events)
    return following, tuple(events)


def _played(state: State, player: int, cards: tuple[Card, ...], events: Events) -> State:
    """Lay cards to the trick; the last player to do so completes it."""
    if len(cards) > 1:
        cards = sort_hand(state.options, cards)
    hands = put(state.hands, player, without(state.hands[player], *cards))
    state = state._replace(hands=hands, trick=(*state.trick, (player, cards)))
    if len(state.trick) < players_in(state):
        return state
    return _trick_over(state, events)


def _trick_over(state: State, events: Events) -> State:
    """The highest card or best set takes the trick, of equal ones the latest, and leads next; or the deal is over."""
    place = winning(state)
    top, cards = state.trick[place]
    rule = SET_WINNER if len(cards) > 1 else TRICK_WINNER
    rank = ranks(state.options, last=is_last(state))
    mine = sorted([rank[c] for c in cards])
    equal = [n for n, (_, other) in enumerate(state.trick) if sorted([rank[c] for c in other]) == mine]
    facts = {
        "seat": state.seats[top],
        "cards": cards,
        "card": cards[-1],
        "equal": len(equal),
        "counts": "later" if place == equal[-1] else "first" if place == equal[0] else "middle",
        "number": state.number,
    }
    gap = PREVIOUS_WINNER if state.options.target == "previous" else None
    events.append(Event(rule, facts, gap))
    if not state.hands[top]:
        return after_deal(state, scored(state, events), events)
    rows = list(state.rows)
    for player, laid in state.trick:
        rows[player] = (*rows[player], *laid)
    return state._replace(trick=(), rows=tuple(rows), leader=top, number=state.number + 1)
