"""Between two hands: who is out, who gets a second chance, who pays, who cuts, deals and names trumps."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.core.cards import Card
from tutor.core.game import Event
from tutor.core.rules import RuleId
from tutor.core.seats import NOBODY
from tutor.games.knockout_whist.sieves import (
    CHOOSE_AFTER_DEAL,
    DEALER_AND_LEAD,
    DECLINE_GAP,
    MOST_TRICKS_CHOOSES,
    RUNGS,
    price_of,
)
from tutor.games.knockout_whist.state import (
    HANDS,
    HEIGHT,
    Phase,
    State,
    asked_next,
    clockwise,
    left_of,
    no_discards,
)

POT = RuleId("knockout-whist.opt.stakes.pot")
LAST_TRICK_WINS = RuleId("knockout-whist.win.last-trick")
RECOVERY_GAP = RuleId("knockout-whist.gap.stakes-recovery")
BACK_TO_NORMAL = RuleId("knockout-whist.dog.back-to-normal")
SOLE_SURVIVOR = RuleId("knockout-whist.win.sole-survivor")
OUT_DEALER_GAP = RuleId("knockout-whist.gap.out-dealer")
OUT_PLAYER_DEALS = RuleId("knockout-whist.deal.out-player-deals-last")
DEAL_GOES_ROUND = RuleId("knockout-whist.deal.rotate")
FIRST_HAND_FREE = RuleId("knockout-whist.opt.first-hand-free")
LATE_DOG_GAP = RuleId("knockout-whist.gap.dog-in-hand-6-7")
FIRST_ZERO = RuleId("knockout-whist.dog.first-zero")
ALL_OTHERS_GAP = RuleId("knockout-whist.gap.all-others-zero")
SEVERAL_FIRST = RuleId("knockout-whist.dog.several-first")
DOG_FAILS = RuleId("knockout-whist.dog.fails")
MIXED_GAP = RuleId("knockout-whist.gap.mixed-zero")
ONE_PER_GAME = RuleId("knockout-whist.dog.one-per-game")
LATER_ZERO_GAP = RuleId("knockout-whist.gap.stakes-later-zero")
NO_TRICK = RuleId("knockout-whist.out.no-trick")
RAT_SHOUT = RuleId("knockout-whist.opt.rat-shout")
STAKES = RuleId("knockout-whist.opt.stakes")
TIE_TRUMP = RuleId("knockout-whist.opt.tie-trump")
WINNER_DEALS_GAP = RuleId("knockout-whist.gap.winner-deal-ties")
CHOOSER_DOG_GAP = RuleId("knockout-whist.gap.chooser-is-dog")
TIE_CUT = RuleId("knockout-whist.trump.tie-cut")
WINNER_DEALS = RuleId("knockout-whist.opt.stakes.winner-deals-trump-leads")
RECUT = RuleId("knockout-whist.opt.recut")
CUT_TIE_GAP = RuleId("knockout-whist.gap.cut-tie")
RAINBOW = RuleId("knockout-whist.opt.rainbow")
RAINBOW_GAP = RuleId("knockout-whist.gap.rainbow-time")
CUT_PACK_GAP = RuleId("knockout-whist.gap.cut-pack")

Events = list[Event]


def over(state: State, winner: int, rule: RuleId, events: Events, gap: RuleId | None = None) -> State:
    """End the game; with stakes the winner takes the pot."""
    seat = state.seats[winner]
    events.append(Event(rule, {"seat": seat, "seats": (seat,), "several": "", "cards": state.hands[winner]}, gap))
    if state.options.stakes == "on":
        events.append(Event(POT, {"seat": seat, "pot": state.pot}))
    return state._replace(phase=Phase.OVER, winner=winner, ended_by=rule, turn=NOBODY, tied=(), cuts=())


def hand_over(state: State, events: Events) -> State:
    """All tricks of the hand are played: the game is won, or somebody may be out, and the next hand comes."""
    if state.number == HANDS:
        return over(state, state.last, LAST_TRICK_WINS, events)
    empty = [p for p, alive in enumerate(state.alive) if alive and not state.won[p]]
    for player in state.dogs:
        if state.won[player]:
            gap = RECOVERY_GAP if state.options.stakes == "on" else None
            events.append(Event(BACK_TO_NORMAL, {"seat": state.seats[player]}, gap))
    saved = _second_chances(state, empty, events)
    following = _knocked_out(state, [p for p in empty if p not in saved], events)
    lives = tuple(n + (p in saved) for p, n in enumerate(state.lives))
    following = following._replace(lives=lives)
    if sum(following.alive) == 1:
        return over(following, following.alive.index(True), SOLE_SURVIVOR, events)
    if state.options.dealer_and_lead == "rotate":
        following = following._replace(dealer=_next_dealer(state, following.alive, events))
    return _gathered(following, saved, events)


def _next_dealer(state: State, alive: Sequence[bool], events: Events) -> int:
    """Return who deals next: the dealer's left, even if just knocked out, so that the lead goes round (K12)."""
    neighbour = left_of(state.dealer, state.alive)
    if not alive[neighbour] and state.options.out_player_deals == "on":
        facts = {"seat": state.seats[neighbour], "other": state.seats[left_of(neighbour, alive)]}
        gap = OUT_DEALER_GAP
        events.append(Event(OUT_PLAYER_DEALS, facts, gap))
        return neighbour
    dealer = left_of(state.dealer, alive)
    events.append(Event(DEAL_GOES_ROUND, {"seat": state.seats[dealer]}))
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
        events.append(Event(FIRST_HAND_FREE, facts))
        return list(empty)
    if state.options.stakes == "on":
        return _rungs(state, empty)
    if any(state.lives):
        for player in empty:
            _say_failed(state, player, empty, events)
        return []
    gap = LATE_DOG_GAP if state.number == HANDS - 1 else None
    if len(empty) == 1:
        events.append(Event(FIRST_ZERO, facts, gap))
    else:
        if len(empty) == sum(state.alive) - 1:
            gap = ALL_OTHERS_GAP
        events.append(Event(SEVERAL_FIRST, facts, gap))
    return list(empty)


def _say_failed(state: State, player: int, empty: Sequence[int], events: Events) -> None:
    """Say why there is no second chance: it has just failed, or the game's only one has been given before."""
    facts = {"seat": state.seats[player], "mine": "yes" if state.lives[player] else ""}
    if player in state.dogs:
        events.append(Event(DOG_FAILS, facts))
        return
    mixed = any(p != player and state.lives[p] for p in empty) and not state.lives[player]
    gap = MIXED_GAP if mixed else None
    events.append(Event(ONE_PER_GAME, facts, gap))


def _rungs(state: State, empty: Sequence[int]) -> list[int]:
    """At stakes: the first dog's life is for all who need it then, a later rung for those who had the one before."""
    if state.options.stakes__ladder_per_player == "on" or not any(state.lives):
        return [p for p in empty if state.lives[p] < len(RUNGS)]
    return [p for p in empty if 0 < state.lives[p] < len(RUNGS)]


def _knocked_out(state: State, players: Sequence[int], events: Events) -> State:
    """No trick in a hand, no more cards."""
    at_stakes = state.options.stakes == "on"
    for player in players:
        gap = LATER_ZERO_GAP if at_stakes and not state.lives[player] else None
        events.append(Event(NO_TRICK, {"seat": state.seats[player]}, gap))
        _shout(state, player, events)
    return state._replace(alive=tuple(alive and p not in players for p, alive in enumerate(state.alive)))


def _shout(state: State, player: int, events: Events) -> None:
    if state.options.rat_shout == "on":
        events.append(Event(RAT_SHOUT, {"seat": state.seats[player]}))


# Staying in for money


def paid(state: State, events: Events) -> State:
    """One unit goes into the pot, for the fee or for a second chance."""
    player, rule = state.turn, price_of(state, state.turn)
    pot = state.pot + 1
    rung = 0 if state.won[player] else state.lives[player]
    events.append(Event(rule, {"seat": state.seats[player], "pot": pot, "stage": "paid"}))
    dogs = (*state.dogs, player) if rung >= len(RUNGS) - 1 else state.dogs
    blind = (*state.blind, player) if rung == len(RUNGS) else state.blind
    return _next_payer(state._replace(pot=pot, dogs=dogs, blind=blind), events)


def left(state: State, events: Events) -> State:
    """Whoever does not pay is out; the last one left has won (K24)."""
    player = state.turn
    events.append(Event(STAKES, {"seat": state.seats[player]}, DECLINE_GAP))
    _shout(state, player, events)
    following = state._replace(alive=tuple(alive and p != player for p, alive in enumerate(state.alive)))
    if sum(following.alive) == 1:
        return over(following, following.alive.index(True), SOLE_SURVIVOR, events)
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
        events.append(Event(MOST_TRICKS_CHOOSES, facts))
        return _winner_deals(following._replace(chooser=best[0]), best[0], events)
    tied = clockwise(best, state.dealer, len(state.seats))
    named = {"seats": tuple(state.seats[p] for p in tied), "n": most}
    winner_deals = state.options.dealer_and_lead == "winner"
    if state.options.tie_trump == "turn-up":
        events.append(Event(TIE_TRUMP, {**named, "tied": "yes"}))
        if not winner_deals:
            return following
    else:
        gap = WINNER_DEALS_GAP if winner_deals else None
        gap = CHOOSER_DOG_GAP if any(p in were_dogs for p in tied) else gap
        events.append(Event(TIE_CUT, named, gap))
    return following._replace(phase=Phase.CUT, tied=tied, turn=tied[0])


def _winner_deals(state: State, winner: int, events: Events) -> State:
    """Where the table has it so, the winner of the hand deals the next one and leads to it."""
    if state.options.dealer_and_lead == "rotate":
        return state
    rule = DEALER_AND_LEAD
    if state.options.stakes == "on":
        rule = WINNER_DEALS
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
        events.append(Event(RECUT, facts, CUT_TIE_GAP))
        return state._replace(cuts=cuts, tied=best, turn=best[0])
    winner = best[0]
    decided = state._replace(cuts=(), tied=(), turn=NOBODY)
    if state.phase is Phase.RAINBOW:
        return over(decided, winner, RAINBOW, events, RAINBOW_GAP)
    decided = decided._replace(phase=Phase.DEAL)
    if state.options.tie_trump == "cut":
        named = {"seat": state.seats[winner], "card": shown[winner]}
        events.append(Event(CHOOSE_AFTER_DEAL, named, CUT_PACK_GAP))
        decided = decided._replace(chooser=winner)
    return _winner_deals(decided, winner, events)
