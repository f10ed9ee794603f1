"""What the table does in Crazy Eights: deal, turn the starter, give cards from the stock, shuffle."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from tutor.core.cards import BACK, Card
from tutor.core.complaints import Complaint
from tutor.core.game import Event
from tutor.core.moves import TABLE, Move
from tutor.core.tricks import deal_singly, put
from tutor.games.crazy_eights.effects import worked
from tutor.games.crazy_eights.ending import round_over
from tutor.games.crazy_eights.options import hand_size
from tutor.games.crazy_eights.state import (
    ANY,
    ASKING,
    CALLING,
    DEALING,
    MISSED,
    PLAYING,
    SERVING,
    STUCK,
    TURNING,
    State,
    before_deal,
    covered,
    discarded,
    payable,
    shuffles_first,
    state_of,
    turn_over,
    whole,
)

DEAL, TURN, GIVE, SHUFFLE = "deal", "turn", "draw", "shuffle"
TABLE_VERBS = (DEAL, TURN, SHUFFLE)

Events = list[Event]


@cache
def given(card: Card) -> Move:
    """Return the move of the table that gives this card."""
    return Move(TABLE, GIVE, (card,))


def chances(state: State) -> Sequence[Move] | None:
    """Every move the table could make, or None where they are too many: a deal, several penalty cards."""
    if state.phase is DEALING:
        return None
    if state.phase is TURNING:
        return [Move(TABLE, TURN, (c,)) for c in state.stock]
    if shuffles_first(state):
        return [Move(TABLE, SHUFFLE)]
    return [given(c) for c in state.stock] if state.phase is ASKING or payable(state) == 1 else None


def chance(state: State, random: Any) -> Move:
    """One move of the table at random: every order of the cards is as likely as any other."""
    stock = state.stock
    if state.phase is ASKING and stock:
        return given(stock[int(random.random() * len(stock))])
    if state.phase is DEALING:
        count = len(state.seats) * hand_size(state.options, len(state.seats))
        return Move(TABLE, DEAL, tuple(random.sample(whole(state), count)))
    possible = chances(state)
    if possible is None:
        return Move(TABLE, GIVE, tuple(random.sample(stock, payable(state))))
    return possible[int(random.random() * len(possible))]


def by_table(state: State, move: Move, events: Events) -> State:
    """Return the state after a move of the table.

    Raises ``Complaint`` for cards that could not come.
    """
    phase, verb = state.phase, move.verb
    if phase is ASKING and verb == GIVE:
        return _drew(state, move.cards[0], events)
    if phase is DEALING and verb == DEAL:
        return dealt(state, move.cards, events)
    if phase is TURNING and verb == TURN:
        return _turned(state, move.cards[0], events)
    if verb == SHUFFLE and phase not in (DEALING, TURNING):
        return _shuffled(state, events)
    if verb == GIVE and phase in (SERVING, MISSED):
        return _penalised(state, move, events)
    raise Complaint("not-possible", seat=TABLE, move=move)


# Dealing


def dealt(state: State, cards: tuple[Card, ...], events: Events) -> State:
    """Deal one card at a time from the dealer's left; what is left is the stock."""
    seats = state.seats
    each = hand_size(state.options, len(seats))
    foreign = set(cards).difference(whole(state))
    if foreign:
        raise Complaint("card-foreign", card=min(foreign, key=str))
    if len(set(cards)) < len(cards):
        twice = [c for c in cards if cards.count(c) > 1]
        raise Complaint("card-twice", card=twice[0])
    if len(cards) != each * len(seats):
        raise Complaint("deal-size", n=len(cards), wanted=each * len(seats))
    fresh = before_deal(state.options, seats, state.sitting)
    gap = "crazy-eights.gap.two-packs-from" if state.options.packs == "auto" and len(seats) >= 6 else ""
    events.append(Event("crazy-eights.deal.singly", {"n": len(cards), "each": each}, gap))
    events.append(Event("crazy-eights.deal.hand-size", {"each": each, "players": len(seats)}))
    return laid_out(fresh, deal_singly(cards, len(seats), fresh.turn))


def laid_out(state: State, hands: tuple[tuple[Card, ...], ...]) -> State:
    """The hands are dealt: the rest of the pack is the stock, and the starter is still to be turned."""
    held = {c for hand in hands for c in hand}
    stock = tuple(c for c in whole(state) if c not in held)
    return state._replace(hands=hands, phase=TURNING, stock=stock, top=BACK)


def _turned(state: State, card: Card, events: Events) -> State:
    """Turn the starter; a wild one is buried and another turned, unless the table treats it otherwise."""
    options = state.options
    wild = card.rank == options.wild_rank
    facts = {"card": card, "seat": state.seats[state.sitting.dealer], "suit": card.suit}
    if wild and options.starter_wild == "bury-and-redraw" and any(c.rank != options.wild_rank for c in state.stock):
        events.append(Event("crazy-eights.opt.starter-wild", facts | {"way": "buried"}, "crazy-eights.gap.starter"))
        return state
    events.append(Event("crazy-eights.deal.starter", facts))
    made = state._replace(top=card, stock=_without(state.stock, card), phase=PLAYING, turn=state.starting)
    if wild:
        return _wild_starter(made, events)
    job = options.jobs.get(card.rank)
    if job is not None:
        acts = options.starter_action == "as-if-dealer-played"
        said = {**facts, "acts": "yes" if acts else "no"}
        events.append(Event("crazy-eights.opt.starter-action", said, "crazy-eights.gap.starter"))
        if acts:
            return worked(made, state.sitting.dealer, job, events)
    events.append(Event("crazy-eights.turn.first", {"seat": made.seats[made.turn], "other": facts["seat"]}))
    return made


def _wild_starter(state: State, events: Events) -> State:
    """Treat a wild starter as the table has agreed (crazy-eights.opt.starter-wild)."""
    first, dealer = state.seats[state.starting], state.seats[state.sitting.dealer]
    events.append(Event("crazy-eights.turn.first", {"seat": first, "other": dealer}))
    way = state.options.starter_wild
    if way == "first-player-free":
        return state._replace(called=ANY)
    if way == "dealer-calls":
        return state._replace(phase=CALLING, turn=state.sitting.dealer)
    return state


# Giving cards


def _without(stock: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    place = stock.index(card)
    return stock[:place] + stock[place + 1 :]


def _drew(state: State, card: Card, events: Events) -> State:
    """The card asked for is in hand; the turn is over, unless the table lets one go on."""
    options, seats, hands, _, player, top, called, stock, step, debt, drawn, _, laid, silent, sitting = state
    place = stock.index(card)
    stock = stock[:place] + stock[place + 1 :]
    table = [*hands]
    table[player] = (*hands[player], card)
    if not stock and options.empty_stock != "reshuffle":
        events.append(Event("crazy-eights.stock.empty-play-on", {"seat": seats[player]}))
    turn, now = player, (*drawn, card)
    if options.drawn_card == "none" and options.draw_permission != "every-turn":
        turn, now = (player + step) % len(seats), ()
        events.append(_turn_ends(seats[player], seats[turn]))
    return state_of(
        (options, seats, tuple(table), PLAYING, turn, top, called, stock, step, debt, now, 0, laid, silent, sitting)
    )


@cache
def _turn_ends(seat: str, other: str) -> Event:
    """Say that a draw has ended the turn."""
    return Event("crazy-eights.turn.draw", {"seat": seat, "other": other})


def _penalised(state: State, move: Move, events: Events) -> State:
    """Give penalty cards: to the one in debt, whose turn then ends, or to the one who kept silent."""
    cards, wanted = move.cards, payable(state)
    foreign = [c for c in cards if c not in state.stock]
    if foreign:
        raise Complaint("table-cannot-give", card=foreign[0], move=move)
    if len(cards) != wanted or len(set(cards)) != wanted:
        raise Complaint("draw-size", n=len(cards), wanted=wanted)
    player = state.turn if state.phase is SERVING else state.silent[-1]
    stock = tuple(c for c in state.stock if c not in cards)
    made = state._replace(hands=put(state.hands, player, (*state.hands[player], *cards)), stock=stock)
    if not stock and state.options.empty_stock != "reshuffle":
        events.append(Event("crazy-eights.stock.empty-play-on", {"seat": state.seats[player]}))
    if state.phase is MISSED:
        return made._replace(phase=PLAYING, silent=state.silent[:-1])
    out = next((p for p, hand in enumerate(state.hands) if not hand), None)
    if out is not None:
        return round_over(made, out, events)
    made = turn_over(made)._replace(debt=0)
    facts = {"seat": state.seats[player], "other": made.seats[made.turn], "top": state.top, "suit": state.top.suit}
    events.append(Event("crazy-eights.draw-two.no-immediate-play", facts))
    events.append(Event("crazy-eights.draw-two.follow-up", facts, "crazy-eights.gap.last-two"))
    return made


def _shuffled(state: State, events: Events) -> State:
    """Shuffle all discards but the top one into the stock; the top card and its call stay."""
    facts = {"n": covered(state), "top": state.top, "called": state.called}
    events.append(Event("crazy-eights.stock.reshuffle", facts, "crazy-eights.gap.reshuffle-timing"))
    made = state._replace(stock=(*state.stock, *discarded(state)))
    return made._replace(phase=PLAYING) if state.phase is STUCK else made
