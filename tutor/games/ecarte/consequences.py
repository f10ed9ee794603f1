"""What a move of Écarté causes: the next state, and every event with the rule that made it happen."""

from __future__ import annotations

from collections.abc import Callable

from tutor.core.cards import Card, tidy
from tutor.core.game import Event
from tutor.core.moves import PLAY, Move
from tutor.core.rules import RuleId
from tutor.core.seats import player_of
from tutor.core.tricks import put, without
from tutor.games.ecarte import chouette
from tutor.games.ecarte.dealing import Events, chosen, cut, deal, must_give, turned, turned_king_scores
from tutor.games.ecarte.renonce import OPT_FALSE_KING, OPT_NAME_SUIT, claimed
from tutor.games.ecarte.scoring import add, deal_over
from tutor.games.ecarte.sieves import (
    EXCHANGE_DEALER_ANY_NUMBER,
    EXCHANGE_DISCARDS_DEAD,
    EXCHANGE_ELDER_FIRST,
    EXCHANGE_REPEAT,
    EXCHANGE_TALON_LIMIT,
    GAP_KING_WINDOW,
    GAP_TALON_END,
    GAP_ZERO_EXCHANGE,
    KING_ANNOUNCE,
    OPT_KING_WINDOW,
    OPT_MAX_EXCHANGES,
    PLAY_NEXT_LEAD,
    PROPOSE_ACCEPT,
    PROPOSE_PASS,
    PROPOSE_REFUSE,
    STAND_ELDER_LEADS,
)
from tutor.games.ecarte.state import (
    Phase,
    State,
    beats,
    exchanges_used_up,
    holds_king,
    may_propose,
    missing,
    other,
    rank_order,
)
from tutor.games.ecarte.verbs import (
    ACCEPT,
    ANNOUNCE,
    CHOOSE,
    CLAIM,
    CUT,
    DEAL,
    DISCARD,
    DRAW,
    HOLD,
    PROPOSE,
    REFUSE,
    STAND,
    TURN,
)

OBLIGATION_ELDER = RuleId("ecarte.obligation.elder")
OBLIGATION_DEALER = RuleId("ecarte.obligation.dealer")
OPT_OBLIGATION_SCOPE = RuleId("ecarte.opt.obligation-scope")
GAP_OBLIGATION_SCOPE = RuleId("ecarte.gap.obligation-scope")
OBLIGATION_NONE = RuleId("ecarte.obligation.none")
TURN_UP_FIXED = RuleId("ecarte.turn-up.fixed")
KING_WINS_AT_FOUR = RuleId("ecarte.king.wins-at-four")
PLAY_TRICK_WINNER = RuleId("ecarte.play.trick-winner")
PLAY_NAME_SUIT = RuleId("ecarte.play.name-suit")


def apply(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Return the state after a move, and what happened; the move is taken as allowed or tolerated."""
    events: Events = []
    if move.verb == PLAY:
        following = _played(state, player_of(state, move.seat), move, events)
    else:
        following = DOES.get(move.verb, chouette.did)(state, move, events)
    company = following.company
    if company is not None and company.advice and move.seat == state.seats[state.elder]:
        following = following._replace(company=company._replace(advice=()))
    return following, tuple(events)


# Proposing and exchanging


def _proposed(state: State, move: Move, events: Events) -> State:
    events.append(Event(PROPOSE_PASS, {"seat": move.seat, "other": state.seats[state.dealer]}))
    return state._replace(phase=Phase.ANSWER, turn=state.dealer)


def _accepted(state: State, move: Move, events: Events) -> State:
    events.append(Event(PROPOSE_ACCEPT, {"seat": move.seat, "other": state.seats[state.elder]}))
    return state._replace(phase=Phase.DISCARD, turn=state.elder)


def _refused(state: State, move: Move, events: Events) -> State:
    events.append(Event(PROPOSE_REFUSE, {"seat": move.seat, "other": state.seats[state.elder]}))
    return _obliged(state, state.dealer, events)._replace(phase=Phase.PLAY, turn=state.elder)


def _stood(state: State, move: Move, events: Events) -> State:
    events.append(Event(STAND_ELDER_LEADS, {"seat": move.seat}))
    return _obliged(state, state.elder, events)._replace(phase=Phase.PLAY, turn=state.elder)


def _obliged(state: State, player: int, events: Events) -> State:
    """Insisting on play obliges: the first decision always, a later one where the table says so.

    Elder who can no longer propose insists on nothing.
    """
    against = state.seats[other(state, player)]
    facts = {"seat": state.seats[player], "other": against, "price": state.options.fail_rule}
    if not state.exchanges:
        rule = OBLIGATION_ELDER if player == state.elder else OBLIGATION_DEALER
        events.append(Event(rule, facts))
        return state._replace(obliged=player)
    forced = player == state.elder and not may_propose(state)
    if state.options.obligation_scope == "any-decision" and not forced:
        events.append(Event(OPT_OBLIGATION_SCOPE, facts, GAP_OBLIGATION_SCOPE))
        return state._replace(obliged=player)
    events.append(Event(OBLIGATION_NONE, facts, GAP_OBLIGATION_SCOPE))
    return state


def _discarded(state: State, move: Move, events: Events) -> State:
    """Lay cards away; as many come from the talon."""
    player = state.turn
    facts = {"seat": move.seat, "n": len(move.cards), "cards": move.cards}
    if player == state.elder:
        events.append(Event(EXCHANGE_ELDER_FIRST, facts))
    else:
        gap = None if move.cards else GAP_ZERO_EXCHANGE
        events.append(Event(EXCHANGE_DEALER_ANY_NUMBER, facts, gap))
    following = state._replace(
        hands=put(state.hands, player, without(state.hands[player], *move.cards)),
        discards=put(state.discards, player, tidy((*state.discards[player], *move.cards))),
    )
    if not move.cards:
        return _exchanged(following, events)
    events.append(Event(EXCHANGE_DISCARDS_DEAD, {"n": len(move.cards), "seat": move.seat}))
    return following._replace(phase=Phase.DRAW)


def _drawn(state: State, move: Move, events: Events) -> State:
    """Take the cards from the talon; after elder the dealer exchanges."""
    must_give(move, state.talon, missing(state))
    player = state.turn
    hand = tidy((*state.hands[player], *move.cards))
    following = state._replace(hands=put(state.hands, player, hand), talon=without(state.talon, *move.cards))
    if player == state.elder:
        return following._replace(phase=Phase.DISCARD, turn=state.dealer)
    return _exchanged(following, events)


def _exchanged(state: State, events: Events) -> State:
    """The exchange is complete: trump stays what it is, and elder decides again."""
    following = state._replace(phase=Phase.PROPOSE, turn=state.elder, exchanges=state.exchanges + 1)
    elder = state.seats[state.elder]
    facts = {"seat": elder, "n": len(state.talon), "trump": state.trump, "times": following.exchanges}
    events.append(Event(TURN_UP_FIXED, facts))
    if may_propose(following):
        events.append(Event(EXCHANGE_REPEAT, facts))
    elif exchanges_used_up(following):
        events.append(Event(OPT_MAX_EXCHANGES, facts))
    else:
        events.append(Event(EXCHANGE_TALON_LIMIT, facts, GAP_TALON_END))
    return following


# The king, and claims


def _announced(state: State, move: Move, events: Events) -> State:
    """Score the king: held in hand, turned up, or falsely announced to the other side's profit."""
    assert state.turn_up is not None
    player = player_of(state, move.seat)
    if state.turn_up.rank == "K":
        return turned_king_scores(state, events)
    king = Card("K", state.turn_up.suit)
    facts = {"seat": move.seat, "card": king, "other": state.seats[other(state, player)]}
    if not holds_king(state.hands[player], state.turn_up.suit):
        return add(state, other(state, player), 1, Event(OPT_FALSE_KING, facts), events)
    rule = OPT_KING_WINDOW if state.played else KING_ANNOUNCE
    gap = GAP_KING_WINDOW if state.played or state.trick else None
    wins = KING_WINS_AT_FOUR if state.score[player] == 4 else None
    return add(state._replace(king=player), player, 1, Event(rule, facts, gap), events, wins=wins)


def _claimed(state: State, move: Move, events: Events) -> State:
    return claimed(state, player_of(state, move.seat), events)


# Playing


def _played(state: State, player: int, move: Move, events: Events) -> State:
    """Lay a card: elder's first one settles that play begins, the second to a trick decides it."""
    if state.phase is Phase.PROPOSE:
        state = _stood(state, move, events)
    card = move.card
    hands = put(state.hands, player, without(state.hands[player], card))
    if not state.trick:
        return _led(state, player, move, hands, events)
    leader, lead = state.trick[0]
    top = player if beats(card, lead, state.trump) else leader
    laid = (*state.trick, (player, card))
    won = tuple([n + (p == top) for p, n in enumerate(state.won)])
    played = (*state.played, *laid)
    trumped = "no" if card.suit == lead.suit else "yes" if top == player else "off"
    facts = {
        "seat": state.seats[top], "other": state.seats[leader if top == player else player],
        "card": card if top == player else lead, "other_card": lead if top == player else card, "led": lead.suit,
        "trump": state.trump, "n": won[top], "trumped": trumped, "rank": rank_order(lead, (card,)),
    }  # fmt: skip
    events.append(Event(PLAY_TRICK_WINNER, facts))
    following = state._replace(hands=hands, trick=(), played=played, won=won, turn=top)
    if len(played) == 10:
        return deal_over(following, events)
    events.append(Event(PLAY_NEXT_LEAD, {"seat": state.seats[top]}))
    return following


def _led(state: State, player: int, move: Move, hands: tuple[tuple[Card, ...], ...], events: Events) -> State:
    """Lead a card and name its suit; where the naming binds, a false name is for the other side to judge."""
    card = move.card
    following = state._replace(hands=hands, trick=((player, card),), turn=other(state, player), named="")
    against = state.seats[other(state, player)]
    facts = {"seat": move.seat, "suit": move.value or card.suit, "card": card, "other": against}
    if move.value:
        events.append(Event(OPT_NAME_SUIT, facts))
        return following._replace(phase=Phase.NAMED, named=move.value)
    if state.options.name_suit != "off":
        events.append(Event(PLAY_NAME_SUIT, facts))
    return following


def _held_to(state: State, move: Move, events: Events) -> State:
    """The card stands; or the word does, and the leader takes the card back and leads that suit."""
    if move.value == "card":
        return state._replace(phase=Phase.PLAY, named="")
    leader, card = state.trick[0]
    hands = put(state.hands, leader, tidy((*state.hands[leader], card)))
    return state._replace(phase=Phase.PLAY, hands=hands, trick=(), turn=leader)


DOES: dict[str, Callable[[State, Move, Events], State]] = {
    CUT: cut,
    CHOOSE: chosen,
    DEAL: deal,
    TURN: turned,
    PROPOSE: _proposed,
    STAND: _stood,
    ACCEPT: _accepted,
    REFUSE: _refused,
    DISCARD: _discarded,
    DRAW: _drawn,
    ANNOUNCE: _announced,
    CLAIM: _claimed,
    HOLD: _held_to,
}
