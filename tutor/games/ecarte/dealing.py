"""Before the first word in Écarté: the draw for the deal, the deal, the turn-up."""

from __future__ import annotations

from collections.abc import Collection

from tutor.core.cards import Card, tidy
from tutor.core.complaints import Complaint
from tutor.core.game import Event
from tutor.core.moves import Move
from tutor.core.rules import RuleId
from tutor.core.seats import NOBODY, player_of
from tutor.core.tricks import without
from tutor.games.ecarte import chouette
from tutor.games.ecarte.chouette import GAP_EQUAL_DRAW
from tutor.games.ecarte.scoring import add
from tutor.games.ecarte.sieves import (
    GAP_TURNED_KING_CLAIM,
    KING_TURNED_UP,
    OPT_FIRST_DEALER,
)
from tutor.games.ecarte.state import (
    STRENGTH,
    WHOLE,
    Phase,
    State,
    rank_order,
)

DEAL_DRAW_TIE = RuleId("ecarte.deal.draw-tie")
DEAL_FIRST_DEALER = RuleId("ecarte.deal.first-dealer")
DEAL_ALTERNATE = RuleId("ecarte.deal.alternate")
DEAL_PACKETS = RuleId("ecarte.deal.packets")
DEAL_TURN_UP = RuleId("ecarte.deal.turn-up")
DEAL_TALON = RuleId("ecarte.deal.talon")

Events = list[Event]


# The draw for the deal


def cut(state: State, move: Move, events: Events) -> State:
    """Give the next card of the draw; when the order is clear, the first deal is settled."""
    player = to_cut(state)
    cuts = tuple((*drawn, move.card) if p == player else drawn for p, drawn in enumerate(state.cuts))
    following = state._replace(cuts=cuts)
    following_cut = to_cut(following)
    if following_cut != NOBODY:
        tied = _tied(following)
        if following_cut in tied:
            facts: dict[str, object] = {
                "seats": tuple(state.seats[p] for p in tied),
                "cards": tuple(cuts[p][-1] for p in tied),
            }
            events.append(Event(DEAL_DRAW_TIE, facts, GAP_EQUAL_DRAW))
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
        events.append(Event(OPT_FIRST_DEALER, facts))
        return following._replace(phase=Phase.CHOOSE, turn=order[0])
    if state.options.first_dealer == "lower-deals":
        facts |= {"how": "lower", "seat": facts["other"], "other": facts["seat"], "card": least, "other_card": best}
        events.append(Event(OPT_FIRST_DEALER, facts))
        return dealt_by(following, order[1])
    events.append(Event(DEAL_FIRST_DEALER, facts))
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


def chosen(state: State, move: Move, events: Events) -> State:
    player = player_of(state, move.seat)
    dealer = player if move.value == "deal" else 1 - player
    facts = {**_facing(state, dealer), "how": "chosen" if dealer == player else "left"}
    events.append(Event(DEAL_FIRST_DEALER, facts))
    return dealt_by(state, dealer)


def _facing(state: State, dealer: int) -> dict[str, object]:
    return {"seat": state.seats[dealer], "other": state.seats[1 - dealer]}


def dealt_by(state: State, dealer: int) -> State:
    """The first deal is this player's, the other one is elder hand."""
    return state._replace(phase=Phase.DEAL, dealer=dealer, turn=NOBODY)


# Dealing


def deal(state: State, move: Move, events: Events) -> State:
    """Give five cards each in two packets; the deal has changed hands since the last one."""
    must_give(move, WHOLE, 10)
    dealer, elder, number = state.dealer, state.elder, state.number
    again = bool(state.played)
    if again:
        number += 1
        if state.company is None:
            dealer, elder = elder, dealer
            events.append(Event(DEAL_ALTERNATE, _facing(state, dealer)))
    packets = (3, 2) if state.options.packets == "3-2" else (2, 3)
    hands: list[tuple[Card, ...]] = [()] * len(state.seats)
    left = move.cards
    for size in packets:
        for player in (elder, dealer):
            hands[player] += left[:size]
            left = left[size:]
    dealing: dict[str, object] = {"seat": state.seats[dealer], "other": state.seats[elder]}
    facts = {**dealing, "first": packets[0], "second": packets[1]}
    events.append(Event(DEAL_PACKETS, facts))
    fresh = state._replace(dealer=dealer, number=number)
    # A new deal that a renonce caused keeps the offender marked.
    return dealt(fresh, tuple(map(tidy, hands)), () if again else state.offenders)


def dealt(state: State, hands: tuple[tuple[Card, ...], ...], offenders: tuple[int, ...] = ()) -> State:
    """The hands are dealt and nothing has happened yet; the eleventh card comes next."""
    count = len(state.seats)
    given = {card for hand in hands for card in hand}
    return State(
        state.options,
        state.seats,
        phase=Phase.TURN,
        hands=hands,
        dealer=state.dealer,
        score=state.score or (0,) * count,
        number=state.number,
        talon=tidy(WHOLE - given),
        discards=((),) * count,
        turn=NOBODY,
        won=(0,) * count,
        offenders=offenders,
        cuts=state.cuts,
        company=state.company,
    )


def must_give(move: Move, source: Collection[Card], count: int) -> None:
    """Refuse cards that chance could not have given here.

    Raises ``Complaint``: too few or too many, one twice, or one that does not lie there.
    """
    if len(move.cards) != count:
        raise Complaint("table-gives", n=count, given=len(move.cards), move=move)
    for place, card in enumerate(move.cards):
        if card not in source or card in move.cards[:place]:
            raise Complaint("table-cannot-give", card=card, move=move)


def turned(state: State, move: Move, events: Events) -> State:
    """Turn up the eleventh card: its suit is trump, and a king is a point for the dealer."""
    card = move.card
    talon = without(state.talon, card)
    facts = {"card": card, "trump": card.suit, "seat": state.seats[state.dealer], "n": len(talon)}
    events.append(Event(DEAL_TURN_UP, facts))
    events.append(Event(DEAL_TALON, facts))
    following = state._replace(phase=Phase.PROPOSE, turn_up=card, talon=talon, turn=state.elder)
    if card.rank == "K" and state.options.king_turnup == "auto-score":
        return turned_king_scores(following, events)
    return following


def turned_king_scores(state: State, events: Events) -> State:
    facts = {"seat": state.seats[state.dealer], "card": state.turn_up}
    gap = GAP_TURNED_KING_CLAIM
    return add(state._replace(king=state.dealer), state.dealer, 1, Event(KING_TURNED_UP, facts, gap), events)
