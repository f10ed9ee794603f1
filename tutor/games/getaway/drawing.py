"""An empty hand with the power draws in Getaway, and a whole hand may be taken."""

from __future__ import annotations

from tutor.core.cards import tidy
from tutor.core.game import Event
from tutor.core.moves import Move, Seat
from tutor.core.rules import RuleId
from tutor.core.seats import NOBODY, player_of
from tutor.core.tricks import put, without
from tutor.games.getaway.dealing import Events
from tutor.games.getaway.ending import EMPTY_HAND, LAST_WITH_CARDS, over
from tutor.games.getaway.sieves import DRAW_LAST, GAP_DRAW_HAND, LAST_CARD_POWER, LEAD_DRAWN
from tutor.games.getaway.state import DRAW, WINDOW, State, after, place_in_window, players_in, takes_from

EXCLUDE_TRICK = RuleId("getaway.lastcard.exclude-current-trick")
TAKE_ALL = RuleId("getaway.take.all-cards")
TARGET_ESCAPES = RuleId("getaway.take.target-escapes")
LEAD_AFTER_TAKING = RuleId("getaway.opt.take.lead-after-power-taken")
GAP_TAKE_POWER = RuleId("getaway.gap.take-power-holder")
GAP_LEAD_AFTER_TAKING = RuleId("getaway.gap.lead-after-take")


def asks_for_a_card(state: State, move: Move, events: Events) -> State:
    """The one with the power and no card asks for one: from the pile, or from a hand."""
    if state.options.last_card_power != "draw-hand":
        events.append(Event(DRAW_LAST, {"seat": move.seat, "n": len(state.pile)}))
        return state._replace(phase=DRAW)
    donor = player_of(state, Seat(move.value)) if move.value else takes_from(state, state.power)
    facts = {"seat": move.seat, "other": state.seats[donor], "way": "draws"}
    events.append(Event(LAST_CARD_POWER, facts, GAP_DRAW_HAND))
    return state._replace(phase=DRAW, donor=donor)


def drawn(state: State, move: Move, events: Events) -> State:
    """The card is in hand; only now the finished trick joins the pile."""
    card, seat, donor = move.card, state.seats[state.power], state.donor
    lying = tuple(card for _, card in state.trick)
    following = state._replace(
        phase=WINDOW,
        trick=(),
        hands=put(state.hands, state.power, (card,)),
        pile=tidy((*without(state.pile, card), *lying)),
        drawn="pile" if donor == NOBODY else "hand",
        asked=0,
        donor=NOBODY,
    )
    if donor == NOBODY:
        if lying:
            facts = {"seat": seat, "card": card, "cards": lying, "n": len(lying)}
            events.append(Event(EXCLUDE_TRICK, facts))
    else:
        kept = without(state.hands[donor], card)
        following = following._replace(hands=put(following.hands, donor, kept))
        if not kept:
            events.append(Event(EMPTY_HAND, {"seat": state.seats[donor], "other": seat, "card": card}))
            alive = tuple(inside and player != donor for player, inside in enumerate(following.alive))
            following = following._replace(alive=alive)
            if players_in(following) == 1:
                return over(following, following.power, LAST_WITH_CARDS, events)
    events.append(Event(LEAD_DRAWN, {"seat": seat, "card": card}))
    return following


def taken(state: State, player: int, events: Events) -> State:
    """Take the whole hand of the next player who has cards; that player has escaped."""
    target = takes_from(state, player)
    cards = state.hands[target]
    facts = {"seat": state.seats[player], "other": state.seats[target], "cards": cards, "n": len(cards)}
    events.append(Event(TAKE_ALL, facts))
    of_the_leader = target == state.power and state.number > 1
    events.append(Event(TARGET_ESCAPES, facts, GAP_TAKE_POWER if of_the_leader else None))
    pile, trick = state.pile, state.trick
    if player == state.power and state.trick:
        # Taking a hand instead of drawing: the finished trick has no reason to stay open (A7).
        pile, trick = tidy((*pile, *(card for _, card in state.trick))), ()
    once = state.options.take__limit_per_window == "1"
    following = state._replace(
        hands=put(put(state.hands, player, tidy((*state.hands[player], *cards))), target, ()),
        alive=tuple(inside and one != target for one, inside in enumerate(state.alive)),
        pile=pile,
        trick=trick,
        asked=place_in_window(state, player) + (1 if once else 0),
    )
    if players_in(following) == 1:
        return over(following, player, LAST_WITH_CARDS, events)
    return _lead_follows(following, player, target, events) if target == state.power else following


def _lead_follows(state: State, taker: int, target: int, events: Events) -> State:
    """The hand of the leader was taken: the lead goes with the cards, or by switch to the next player (A3)."""
    if state.number == 1:  # the opening ace goes with them, and nobody is told of it before it lies
        return state._replace(power=taker)
    to_taker = state.options.take__lead_after_power_taken == "taker"
    leader = taker if to_taker else after(state, target, state.alive)
    facts = {"seat": state.seats[leader], "other": state.seats[target]}
    events.append(Event(LEAD_AFTER_TAKING, facts, GAP_LEAD_AFTER_TAKING))
    return state._replace(power=leader)
