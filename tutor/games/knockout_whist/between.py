"""Between two hands: who is out, who gets a second chance, who pays, who cuts, deals and names trumps."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.core.cards import Card
from tutor.core.game import Event
from tutor.games.knockout_whist.sieves import price_of
from tutor.games.knockout_whist.state import (
    HANDS,
    HEIGHT,
    NOBODY,
    Phase,
    State,
    asked_next,
    clockwise,
    left_of,
    no_discards,
)

Events = list[Event]

RUNGS = 3
"""A dog's life, by permission, blind: the second chances at stakes."""


def over(state: State, winner: int, rule: str, events: Events, gap: str = "") -> State:
    """End the game; with stakes the winner takes the pot."""
    seat = state.seats[winner]
    events.append(Event(rule, {"seat": seat, "seats": (seat,), "several": "", "cards": state.hands[winner]}, gap))
    if state.options.stakes == "on":
        events.append(Event("knockout-whist.opt.stakes.pot", {"seat": seat, "pot": state.pot}))
    return state._replace(phase=Phase.OVER, winner=winner, ended_by=rule, turn=NOBODY, tied=(), cuts=())


def hand_over(state: State, events: Events) -> State:
    """All tricks of the hand are played: the game is won, or somebody may be out, and the next hand comes."""
    if state.number == HANDS:
        return over(state, state.last, "knockout-whist.win.last-trick", events)
    empty = [p for p, alive in enumerate(state.alive) if alive and not state.won[p]]
    for player in state.dogs:
        if state.won[player]:
            gap = "knockout-whist.gap.stakes-recovery" if state.options.stakes == "on" else ""
            events.append(Event("knockout-whist.dog.back-to-normal", {"seat": state.seats[player]}, gap))
    saved = _second_chances(state, empty, events)
    following = _knocked_out(state, [p for p in empty if p not in saved], events)
    lives = tuple(n + (p in saved) for p, n in enumerate(state.lives))
    following = following._replace(lives=lives)
    if sum(following.alive) == 1:
        return over(following, following.alive.index(True), "knockout-whist.win.sole-survivor", events)
    if state.options.dealer_and_lead == "rotate":
        following = following._replace(dealer=_next_dealer(state, following.alive, events))
    return _gathered(following, saved, events)


def _next_dealer(state: State, alive: Sequence[bool], events: Events) -> int:
    """Return who deals next: the dealer's left, even if just knocked out, so that the lead goes round (K12)."""
    neighbour = left_of(state.dealer, state.alive)
    if not alive[neighbour] and state.options.out_player_deals == "on":
        facts = {"seat": state.seats[neighbour], "other": state.seats[left_of(neighbour, alive)]}
        gap = "knockout-whist.gap.out-dealer"
        events.append(Event("knockout-whist.deal.out-player-deals-last", facts, gap))
        return neighbour
    dealer = left_of(state.dealer, alive)
    events.append(Event("knockout-whist.deal.rotate", {"seat": state.seats[dealer]}))
    return dealer


def _gathered(state: State, saved: Sequence[int], events: Events) -> State:
    """The cards are put together; at stakes everybody pays first, else the next hand is prepared."""
    following = state._replace(
        hands=((),) * len(state.seats),
        stock=(),
        played=(),
        discards=no_discards(state.options, len(state.seats)),
        turned=None,
        trump="",
        last=NOBODY,
        dogs=(),
        blind=(),
        chooser=NOBODY,
    )
    if state.options.stakes == "on":
        first = left_of(state.dealer, state.alive)
        return following._replace(phase=Phase.PAY, first=first, turn=first)
    one_card = saved if state.options.dogs_life == "on" else ()
    return _next_hand(following._replace(dogs=tuple(one_card)), events, state.dogs)


# Knocked out, or not yet


def _second_chances(state: State, empty: Sequence[int], events: Events) -> list[int]:
    """Return who stays in without a trick, and say why: the first such hand, or a free one."""
    if not empty:
        return []
    seats = tuple(state.seats[p] for p in empty)
    facts = {"seats": seats, "seat": seats[0], "n": HANDS - state.number}
    if state.options.dogs_life == "off":
        if state.number > 1 or state.options.first_hand_free == "off":
            return []
        events.append(Event("knockout-whist.opt.first-hand-free", facts))
        return list(empty)
    if state.options.stakes == "on":
        return _rungs(state, empty)
    if any(state.lives):
        for player in empty:
            _say_failed(state, player, empty, events)
        return []
    gap = "knockout-whist.gap.dog-in-hand-6-7" if state.number == HANDS - 1 else ""
    if len(empty) == 1:
        events.append(Event("knockout-whist.dog.first-zero", facts, gap))
    else:
        if len(empty) == sum(state.alive) - 1:
            gap = "knockout-whist.gap.all-others-zero"
        events.append(Event("knockout-whist.dog.several-first", facts, gap))
    return list(empty)


def _say_failed(state: State, player: int, empty: Sequence[int], events: Events) -> None:
    """Say why there is no second chance: it has just failed, or the game's only one has been given before."""
    facts = {"seat": state.seats[player], "mine": "yes" if state.lives[player] else ""}
    if player in state.dogs:
        events.append(Event("knockout-whist.dog.fails", facts))
        return
    mixed = any(p != player and state.lives[p] for p in empty) and not state.lives[player]
    gap = "knockout-whist.gap.mixed-zero" if mixed else ""
    events.append(Event("knockout-whist.dog.one-per-game", facts, gap))


def _rungs(state: State, empty: Sequence[int]) -> list[int]:
    """At stakes: the first dog's life is for all who need it then, a later rung for those who had the one before."""
    if state.options.stakes__ladder_per_player == "on" or not any(state.lives):
        return [p for p in empty if state.lives[p] < RUNGS]
    return [p for p in empty if 0 < state.lives[p] < RUNGS]


def _knocked_out(state: State, players: Sequence[int], events: Events) -> State:
    """No trick in a hand, no more cards."""
    at_stakes = state.options.stakes == "on"
    for player in players:
        gap = "knockout-whist.gap.stakes-later-zero" if at_stakes and not state.lives[player] else ""
        events.append(Event("knockout-whist.out.no-trick", {"seat": state.seats[player]}, gap))
        _shout(state, player, events)
    return state._replace(alive=tuple(alive and p not in players for p, alive in enumerate(state.alive)))


def _shout(state: State, player: int, events: Events) -> None:
    if state.options.rat_shout == "on":
        events.append(Event("knockout-whist.opt.rat-shout", {"seat": state.seats[player]}))


# Staying in for money


def paid(state: State, events: Events) -> State:
    """One unit goes into the pot, for the fee or for a second chance."""
    player, rule = state.turn, price_of(state, state.turn)
    pot = state.pot + 1
    rung = 0 if state.won[player] else state.lives[player]
    events.append(Event(rule, {"seat": state.seats[player], "pot": pot, "stage": "paid"}))
    dogs = (*state.dogs, player) if rung >= RUNGS - 1 else state.dogs
    blind = (*state.blind, player) if rung == RUNGS else state.blind
    return _next_payer(state._replace(pot=pot, dogs=dogs, blind=blind), events)


def left(state: State, events: Events) -> State:
    """Whoever does not pay is out; the last one left has won (K24)."""
    player = state.turn
    events.append(
        Event("knockout-whist.opt.stakes", {"seat": state.seats[player]}, "knockout-whist.gap.stakes-decline")
    )
    _shout(state, player, events)
    following = state._replace(alive=tuple(alive and p != player for p, alive in enumerate(state.alive)))
    if sum(following.alive) == 1:
        return over(following, following.alive.index(True), "knockout-whist.win.sole-survivor", events)
    return _next_payer(following, events)


def _next_payer(state: State, events: Events) -> State:
    following = asked_next(state.alive, state.turn, state.first)
    if following != NOBODY:
        return state._replace(turn=following)
    return _next_hand(state, events)


# The next hand


def _next_hand(state: State, events: Events, were_dogs: Sequence[int] = ()) -> State:
    """See who names trumps for the next hand; several with most tricks may have to cut."""
    most = max(n for n, alive in zip(state.won, state.alive, strict=True) if alive)
    best = [p for p, n in enumerate(state.won) if state.alive[p] and n == most]
    following = state._replace(phase=Phase.DEAL, number=state.number + 1, turn=NOBODY, first=NOBODY)
    if len(best) == 1:
        facts = {"seat": state.seats[best[0]], "n": most}
        events.append(Event("knockout-whist.trump.most-tricks-chooses", facts))
        return _winner_deals(following._replace(chooser=best[0]), best[0], events)
    tied = clockwise(best, state.dealer, len(state.seats))
    named = {"seats": tuple(state.seats[p] for p in tied), "n": most}
    winner_deals = state.options.dealer_and_lead == "winner"
    if state.options.tie_trump == "turn-up":
        events.append(Event("knockout-whist.opt.tie-trump", {**named, "tied": "yes"}))
        if not winner_deals:
            return following
    else:
        gap = "knockout-whist.gap.winner-deal-ties" if winner_deals else ""
        gap = "knockout-whist.gap.chooser-is-dog" if any(p in were_dogs for p in tied) else gap
        events.append(Event("knockout-whist.trump.tie-cut", named, gap))
    return following._replace(phase=Phase.CUT, tied=tied, turn=tied[0])


def _winner_deals(state: State, winner: int, events: Events) -> State:
    """Where the table has it so, the winner of the hand deals the next one and leads to it."""
    if state.options.dealer_and_lead == "rotate":
        return state
    rule = "knockout-whist.opt.dealer-and-lead"
    if state.options.stakes == "on":
        rule = "knockout-whist.opt.stakes.winner-deals-trump-leads"
    events.append(Event(rule, {"seat": state.seats[winner]}))
    return state._replace(dealer=winner)


def cut_shown(state: State, card: Card, events: Events) -> State:
    """A tied player has cut; after the last of them the highest card decides, equal ones cut again (K1)."""
    cuts = (*state.cuts, (state.turn, card))
    at = state.tied.index(state.turn) + 1
    if at < len(state.tied):
        return state._replace(cuts=cuts, turn=state.tied[at])
    shown = dict(cuts[-len(state.tied) :])
    top = max(HEIGHT[one.rank] for one in shown.values())
    best = tuple(p for p in state.tied if HEIGHT[shown[p].rank] == top)
    if len(best) > 1:
        facts = {"seats": tuple(state.seats[p] for p in best), "cards": tuple(shown[p] for p in best)}
        events.append(Event("knockout-whist.opt.recut", facts, "knockout-whist.gap.cut-tie"))
        return state._replace(cuts=cuts, tied=best, turn=best[0])
    winner = best[0]
    decided = state._replace(cuts=(), tied=(), turn=NOBODY)
    if state.phase is Phase.RAINBOW:
        return over(decided, winner, "knockout-whist.opt.rainbow", events, "knockout-whist.gap.rainbow-time")
    decided = decided._replace(phase=Phase.DEAL)
    if state.options.tie_trump == "cut":
        named = {"seat": state.seats[winner], "card": shown[winner]}
        events.append(Event("knockout-whist.trump.choose-after-deal", named, "knockout-whist.gap.cut-pack"))
        decided = decided._replace(chooser=winner)
    return _winner_deals(decided, winner, events)
