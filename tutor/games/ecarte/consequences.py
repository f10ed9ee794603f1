"""What a move of Écarté causes: the next state, and every event with the rule that made it happen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tutor.core.cards import Card, tidy
from tutor.core.complaints import Complaint
from tutor.core.game import Event
from tutor.core.moves import PLAY, Move
from tutor.core.tricks import put, without
from tutor.games.ecarte import chouette
from tutor.games.ecarte.renonce import claimed
from tutor.games.ecarte.scoring import add, deal_over
from tutor.games.ecarte.state import (
    NOBODY,
    STRENGTH,
    WHOLE,
    Phase,
    State,
    beats,
    exchanges_used_up,
    holds_king,
    may_propose,
    other,
    rank_order,
    seat_of,
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

Events = list[Event]


def apply(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Return the state after a move, and what happened; the move is taken as allowed or tolerated."""
    events: Events = []
    if move.verb == PLAY:
        following = _played(state, seat_of(state, move.seat), move, events)
    else:
        following = DOES.get(move.verb, chouette.did)(state, move, events)
    company = following.company
    if company is not None and company.advice and move.seat == state.seats[state.elder]:
        following = following._replace(company=company._replace(advice=()))
    return following, tuple(events)


# The draw for the deal


def _cut(state: State, move: Move, events: Events) -> State:
    """Give the next card of the draw; when the order is clear, the first deal is settled."""
    player = to_cut(state)
    cuts = tuple((*drawn, move.card) if p == player else drawn for p, drawn in enumerate(state.cuts))
    following = state._replace(cuts=cuts)
    following_cut = to_cut(following)
    if following_cut != NOBODY:
        tied = _tied(following)
        if following_cut in tied:
            facts: dict[str, Any] = {
                "seats": tuple(state.seats[p] for p in tied),
                "cards": tuple(cuts[p][-1] for p in tied),
            }
            events.append(Event("ecarte.deal.draw-tie", facts, "ecarte.gap.equal-draw"))
        return following
    order = tuple(sorted(range(len(cuts)), key=lambda p: _ranks(cuts[p]), reverse=True))
    if state.company is not None:
        return chouette.placed(following, order, events)
    (high, low), (best, least) = order, (cuts[order[0]][-1], cuts[order[1]][-1])
    facts = {
        "how": "drawn",
        "seat": state.seats[high],
        "card": best,
        "other": state.seats[low],
        "other_card": least,
        "rank": rank_order(Card(least.rank, best.suit), (best,)),
    }
    if state.options.first_dealer == "higher-chooses":
        events.append(Event("ecarte.opt.first-dealer", facts))
        return following._replace(phase=Phase.CHOOSE, turn=order[0])
    if state.options.first_dealer == "lower-deals":
        facts |= {"how": "lower", "seat": facts["other"], "other": facts["seat"], "card": least, "other_card": best}
        events.append(Event("ecarte.opt.first-dealer", facts))
        return dealt_by(following, order[1])
    events.append(Event("ecarte.deal.first-dealer", facts))
    return dealt_by(following, order[0])


def _ranks(drawn: tuple[Card, ...]) -> tuple[int, ...]:
    return tuple(STRENGTH[card.rank] for card in drawn)


def to_cut(state: State) -> int:
    """Return who draws next: first everyone, then those whose cards are still equal; or nobody."""
    ranks = [_ranks(drawn) for drawn in state.cuts]
    waiting = [
        p for p, own in enumerate(ranks) if any(p != q and its[: len(own)] == own for q, its in enumerate(ranks))
    ]
    return min(waiting, key=lambda p: (len(ranks[p]), p), default=NOBODY)


def _tied(state: State) -> list[int]:
    """Who has drawn equal cards in the last round."""
    ranks = [_ranks(drawn) for drawn in state.cuts]
    return [p for p, own in enumerate(ranks) if own and ranks.count(own) > 1]


def _chosen(state: State, move: Move, events: Events) -> State:
    player = seat_of(state, move.seat)
    dealer = player if move.value == "deal" else 1 - player
    facts = {**_facing(state, dealer), "how": "chosen" if dealer == player else "left"}
    events.append(Event("ecarte.deal.first-dealer", facts))
    return dealt_by(state, dealer)


def _facing(state: State, dealer: int) -> dict[str, Any]:
    return {"seat": state.seats[dealer], "other": state.seats[1 - dealer]}


def dealt_by(state: State, dealer: int) -> State:
    """The first deal is this player's, the other one is elder hand."""
    return state._replace(phase=Phase.DEAL, dealer=dealer, elder=1 - dealer, turn=NOBODY)


# Dealing


def _dealt(state: State, move: Move, events: Events) -> State:
    """Give five cards each in two packets; the deal has changed hands since the last one."""
    _must_give(move, WHOLE, 10)
    dealer, elder, number = state.dealer, state.elder, state.number
    again = bool(state.played)
    if again:
        number += 1
        if state.company is None:
            dealer, elder = elder, dealer
            events.append(Event("ecarte.deal.alternate", _facing(state, dealer)))
    packets = (3, 2) if state.options.packets == "3-2" else (2, 3)
    hands: list[tuple[Card, ...]] = [()] * len(state.seats)
    left = move.cards
    for size in packets:
        for player in (elder, dealer):
            hands[player] += left[:size]
            left = left[size:]
    dealing: dict[str, Any] = {"seat": state.seats[dealer], "other": state.seats[elder]}
    facts = {**dealing, "first": packets[0], "second": packets[1]}
    events.append(Event("ecarte.deal.packets", facts))
    fresh = state._replace(dealer=dealer, elder=elder, number=number)
    # A new deal that a renonce caused keeps the offender marked.
    return dealt(fresh, tuple(map(tidy, hands)), () if again else state.offenders)


def dealt(state: State, hands: tuple[tuple[Card, ...], ...], offenders: tuple[int, ...] = ()) -> State:
    """The hands are dealt and nothing has happened yet; the eleventh card comes next."""
    count = len(state.seats)
    given = {card for hand in hands for card in hand}
    return State(
        state.options,
        state.seats,
        Phase.TURN,
        hands,
        state.dealer,
        state.elder,
        state.score or (0,) * count,
        state.number,
        talon=tidy(WHOLE - given),
        discards=((),) * count,
        turn=NOBODY,
        won=(0,) * count,
        offenders=offenders,
        cuts=state.cuts,
        company=state.company,
    )


def _must_give(move: Move, source: Any, count: int) -> None:
    """Refuse cards that chance could not have given here.

    Raises ``Complaint``: too few or too many, one twice, or one that does not lie there.
    """
    if len(move.cards) != count:
        raise Complaint("table-gives", n=count, given=len(move.cards), move=move)
    for place, card in enumerate(move.cards):
        if card not in source or card in move.cards[:place]:
            raise Complaint("table-cannot-give", card=card, move=move)


def _turned(state: State, move: Move, events: Events) -> State:
    """Turn up the eleventh card: its suit is trump, and a king is a point for the dealer."""
    card = move.card
    talon = without(state.talon, card)
    facts = {"card": card, "trump": card.suit, "seat": state.seats[state.dealer], "n": len(talon)}
    events.append(Event("ecarte.deal.turn-up", facts))
    events.append(Event("ecarte.deal.talon", facts))
    following = state._replace(phase=Phase.PROPOSE, turn_up=card, talon=talon, turn=state.elder)
    if card.rank == "K" and state.options.king_turnup == "auto-score":
        return _turned_king_scores(following, events)
    return following


def _turned_king_scores(state: State, events: Events) -> State:
    facts = {"seat": state.seats[state.dealer], "card": state.turn_up}
    gap = "ecarte.gap.turned-king-claim"
    return add(state._replace(king=state.dealer), state.dealer, 1, Event("ecarte.king.turned-up", facts, gap), events)


# Proposing and exchanging


def _proposed(state: State, move: Move, events: Events) -> State:
    events.append(Event("ecarte.propose.pass", {"seat": move.seat, "other": state.seats[state.dealer]}))
    return state._replace(phase=Phase.ANSWER, turn=state.dealer)


def _accepted(state: State, move: Move, events: Events) -> State:
    events.append(Event("ecarte.propose.accept", {"seat": move.seat, "other": state.seats[state.elder]}))
    return state._replace(phase=Phase.DISCARD, turn=state.elder)


def _refused(state: State, move: Move, events: Events) -> State:
    events.append(Event("ecarte.propose.refuse", {"seat": move.seat, "other": state.seats[state.elder]}))
    return _obliged(state, state.dealer, events)._replace(phase=Phase.PLAY, turn=state.elder)


def _stood(state: State, move: Move, events: Events) -> State:
    events.append(Event("ecarte.stand.elder-leads", {"seat": move.seat}))
    return _obliged(state, state.elder, events)._replace(phase=Phase.PLAY, turn=state.elder)


def _obliged(state: State, player: int, events: Events) -> State:
    """Insisting on play obliges: the first decision always, a later one where the table says so.

    Elder who can no longer propose insists on nothing.
    """
    against = state.seats[other(state, player)]
    facts = {"seat": state.seats[player], "other": against, "price": state.options.fail_rule}
    if not state.exchanges:
        rule = "ecarte.obligation.elder" if player == state.elder else "ecarte.obligation.dealer"
        events.append(Event(rule, facts))
        return state._replace(obliged=player)
    forced = player == state.elder and not may_propose(state)
    if state.options.obligation_scope == "any-decision" and not forced:
        events.append(Event("ecarte.opt.obligation-scope", facts, "ecarte.gap.obligation-scope"))
        return state._replace(obliged=player)
    events.append(Event("ecarte.obligation.none", facts, "ecarte.gap.obligation-scope"))
    return state


def _discarded(state: State, move: Move, events: Events) -> State:
    """Lay cards away; as many come from the talon."""
    player = state.turn
    facts = {"seat": move.seat, "n": len(move.cards), "cards": move.cards}
    if player == state.elder:
        events.append(Event("ecarte.exchange.elder-first", facts))
    else:
        gap = "" if move.cards else "ecarte.gap.zero-exchange"
        events.append(Event("ecarte.exchange.dealer-any-number", facts, gap))
    following = state._replace(
        hands=put(state.hands, player, without(state.hands[player], *move.cards)),
        discards=put(state.discards, player, tidy((*state.discards[player], *move.cards))),
    )
    if not move.cards:
        return _exchanged(following, events)
    events.append(Event("ecarte.exchange.discards-dead", {"n": len(move.cards), "seat": move.seat}))
    return following._replace(phase=Phase.DRAW)


def missing(state: State) -> int:
    """How many cards the one who has laid some away is to get."""
    return 5 - len(state.hands[state.turn])


def _drawn(state: State, move: Move, events: Events) -> State:
    """Take the cards from the talon; after elder the dealer exchanges."""
    _must_give(move, state.talon, missing(state))
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
    events.append(Event("ecarte.turn-up.fixed", facts))
    if may_propose(following):
        events.append(Event("ecarte.exchange.repeat", facts))
    elif exchanges_used_up(following):
        events.append(Event("ecarte.opt.max-exchanges", facts))
    else:
        events.append(Event("ecarte.exchange.talon-limit", facts, "ecarte.gap.talon-end"))
    return following


# The king, and claims


def _announced(state: State, move: Move, events: Events) -> State:
    """Score the king: held in hand, turned up, or falsely announced to the other side's profit."""
    assert state.turn_up is not None
    player = seat_of(state, move.seat)
    if state.turn_up.rank == "K":
        return _turned_king_scores(state, events)
    king = Card("K", state.turn_up.suit)
    facts = {"seat": move.seat, "card": king, "other": state.seats[other(state, player)]}
    if not holds_king(state.hands[player], state.turn_up.suit):
        return add(state, other(state, player), 1, Event("ecarte.opt.false-king", facts), events)
    rule = "ecarte.opt.king-window" if state.played else "ecarte.king.announce"
    gap = "ecarte.gap.king-window" if state.played or state.trick else ""
    wins = "ecarte.king.wins-at-four" if state.score[player] == 4 else ""
    return add(state._replace(king=player), player, 1, Event(rule, facts, gap), events, wins=wins)


def _claimed(state: State, move: Move, events: Events) -> State:
    return claimed(state, seat_of(state, move.seat), events)


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
    events.append(Event("ecarte.play.trick-winner", facts))
    following = state._replace(hands=hands, trick=(), played=played, won=won, turn=top)
    if len(played) == 10:
        return deal_over(following, events)
    events.append(Event("ecarte.play.next-lead", {"seat": state.seats[top]}))
    return following


def _led(state: State, player: int, move: Move, hands: tuple[tuple[Card, ...], ...], events: Events) -> State:
    """Lead a card and name its suit; where the naming binds, a false name is for the other side to judge."""
    card = move.card
    following = state._replace(hands=hands, trick=((player, card),), turn=other(state, player), named="")
    against = state.seats[other(state, player)]
    facts = {"seat": move.seat, "suit": move.value or card.suit, "card": card, "other": against}
    if move.value:
        events.append(Event("ecarte.opt.name-suit", facts))
        return following._replace(phase=Phase.NAMED, named=move.value)
    if state.options.name_suit != "off":
        events.append(Event("ecarte.play.name-suit", facts))
    return following


def _held_to(state: State, move: Move, events: Events) -> State:
    """The card stands; or the word does, and the leader takes the card back and leads that suit."""
    del events
    if move.value == "card":
        return state._replace(phase=Phase.PLAY, named="")
    leader, card = state.trick[0]
    hands = put(state.hands, leader, tidy((*state.hands[leader], card)))
    return state._replace(phase=Phase.PLAY, hands=hands, trick=(), turn=leader)


DOES: dict[str, Callable[[State, Move, Events], State]] = {
    CUT: _cut,
    CHOOSE: _chosen,
    DEAL: _dealt,
    TURN: _turned,
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
