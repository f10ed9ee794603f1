"""After a trick of Getaway: who has the power, who escapes, who is left and has lost."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.core.cards import Card, tidy
from tutor.core.game import Event
from tutor.core.rules import RuleId
from tutor.core.seats import NOBODY
from tutor.games.getaway.dealing import Events
from tutor.games.getaway.sieves import LAST_CARD_POWER
from tutor.games.getaway.state import (
    FORFEIT,
    OVER,
    WINDOW,
    State,
    after,
    highest,
    players_in,
)

ALWAYS_TO_PILE = RuleId("getaway.first.always-to-pile")
HIGHEST_HAS_POWER = RuleId("getaway.trick.power-is-highest-led")
BEATEN_ESCAPES = RuleId("getaway.lastcard.beaten-escapes")
UNBEATEN_LEADS = RuleId("getaway.lastcard.unbeaten-leads-again")
DRAWN_HIGHER = RuleId("getaway.two.drawn-higher")
DRAWN_LOWER = RuleId("getaway.two.drawn-lower")
DRAWN_LOWER_LAST = RuleId("getaway.two.drawn-lower-last")
EMPTY_HAND = RuleId("getaway.escape.empty-hand")
OUT_BY_TOCHOO = RuleId("getaway.two.out-by-tochoo")
OUT_BY_LOWER = RuleId("getaway.two.out-by-lower")
NOT_WITH_POWER = RuleId("getaway.escape.not-with-power")
BOTH_EMPTY = RuleId("getaway.two.both-empty")
LEADER_DRAWS = RuleId("getaway.two.leader-draws")
LAST_WITH_CARDS = RuleId("getaway.end.last-with-cards")
LOSS_COUNTER = RuleId("getaway.opt.loss-counter")

GAP_SEVERAL_EMPTY = RuleId("getaway.gap.several-empty")
GAP_LEAD_PASSES = RuleId("getaway.gap.lead-passes-count")


def trick_over(state: State, top: int, cards: tuple[Card, ...], events: Events) -> State:
    """Give the power, let empty hands escape, and see whether the one with the power has a card to lead.

    ``cards`` are those that go to the pile; none after a pick-up.
    """
    by_rank = state.phase is not FORFEIT  # otherwise the trick is the price of a mistake
    if state.number > 1 and by_rank:
        events.append(Event(HIGHEST_HAS_POWER, {"seat": state.seats[top], "card": _best(state)}))
    if state.drawn and by_rank:
        _fate_of_drawer(state, top, cards, events)
    alive = tuple(
        inside and (player == top or bool(hand))
        for player, (inside, hand) in enumerate(zip(state.alive, state.hands, strict=True))
    )
    _escapes(state, alive, top, events)
    following = state._replace(
        alive=alive,
        phase=WINDOW,
        number=state.number + 1,
        trick=(),
        power=top,
        pile=tidy((*state.pile, *cards)),
        asked=0,
        asks_from=top,
        drawn="",
        gatherer=NOBODY,
    )
    if players_in(following) == 1:
        return _alone(state, following, top, events)
    if state.hands[top]:
        return following
    return _empty_with_power(state, following, top, cards, events)


def _best(state: State) -> Card:
    return highest(state.trick)[1]


def _fate_of_drawer(state: State, top: int, cards: Sequence[Card], events: Events) -> None:
    """Say what became of the one who had to lead a drawn card."""
    drawer, card = state.trick[0]
    facts = {"seat": state.seats[drawer], "card": card, "other": state.seats[top], "top_card": _best(state)}
    two = players_in(state) == 2
    if top != drawer:
        events.append(Event(BEATEN_ESCAPES, facts))
        if two:
            events.append(Event(DRAWN_HIGHER, {**facts, "held": len(state.hands[top])}))
    elif cards and two:
        other = state.trick[1][0]
        rule = DRAWN_LOWER if state.hands[other] else DRAWN_LOWER_LAST
        events.append(Event(rule, {**facts, "other": state.seats[other]}))
    elif cards and any(state.hands):
        events.append(Event(UNBEATEN_LEADS, facts))


def _escapes(state: State, alive: tuple[bool, ...], top: int, events: Events) -> None:
    """Say who is out of the game with this trick."""
    two = players_in(state) == 2
    for player, card in state.trick:
        if state.alive[player] and not alive[player]:
            facts = {"seat": state.seats[player], "card": card, "other": state.seats[top], "led": state.led}
            events.append(Event(EMPTY_HAND, facts))
            if two and state.phase is not FORFEIT and not (state.drawn and player == state.trick[0][0]):
                if card.suit != state.led:
                    events.append(Event(OUT_BY_TOCHOO, facts))
                elif state.hands[top]:
                    events.append(Event(OUT_BY_LOWER, facts))


def _alone(state: State, following: State, top: int, events: Events) -> State:
    """One player is left: the loser."""
    if not state.hands[top]:
        facts = {"seat": state.seats[top], "card": _best(state)}
        if players_in(state) > 2:
            events.append(Event(NOT_WITH_POWER, facts, GAP_SEVERAL_EMPTY))
        elif not state.drawn:
            events.append(Event(BOTH_EMPTY, facts))
    return over(following, top, LAST_WITH_CARDS, events)


def _empty_with_power(state: State, following: State, top: int, cards: tuple[Card, ...], events: Events) -> State:
    """The last card was the highest of a clean trick: draw, or by another table's rule pass the lead on."""
    others = players_in(following) - 1
    seat = state.seats[top]
    if state.options.last_card_power == "lead-passes" and others > 1:
        alive = tuple(inside and player != top for player, inside in enumerate(following.alive))
        leader = after(following, top, alive)
        facts = {"seat": seat, "other": state.seats[leader], "way": "passes"}
        events.append(Event(LAST_CARD_POWER, facts, GAP_LEAD_PASSES))
        return following._replace(alive=alive, power=leader)
    events.append(Event(NOT_WITH_POWER, {"seat": seat, "card": _best(state)}))
    from_pile = state.options.last_card_power != "draw-hand"
    if others == 1 and players_in(state) == 2 and not state.drawn and from_pile:
        events.append(Event(LEADER_DRAWS, {"seat": seat, "cards": cards}))
    # The finished trick stays open until the draw, because none of its cards may be drawn.
    return following._replace(trick=state.trick, pile=state.pile)


def over(state: State, loser: int, rule: RuleId, events: Events) -> State:
    """End the game: the last one with cards has lost; nobody is ranked."""
    events.append(Event(LAST_WITH_CARDS, {"seat": state.seats[loser]}))
    losses = state.losses
    if state.options.loss_counter == "on":
        before = losses or (0,) * len(state.seats)
        losses = tuple(n + (player == loser) for player, n in enumerate(before))
        events.append(Event(LOSS_COUNTER, {"seat": state.seats[loser], "n": losses[loser]}))
    alive = tuple(player == loser for player in range(len(state.seats)))
    return state._replace(phase=OVER, alive=alive, loser=loser, ended_by=rule, losses=losses)
