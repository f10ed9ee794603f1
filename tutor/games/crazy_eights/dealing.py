"""What the table does in Crazy Eights: deal, turn the starter, give cards from the stock, shuffle."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tutor.core.cards import BACK, Card, tidy
from tutor.core.complaints import Complaint
from tutor.core.game import Event, Facts
from tutor.core.moves import TABLE, Move
from tutor.core.rules import RuleId
from tutor.core.tricks import deal_singly, less, put
from tutor.games.crazy_eights.effects import worked
from tutor.games.crazy_eights.ending import round_over
from tutor.games.crazy_eights.fits import STARTER_GAP, WILD_STARTER
from tutor.games.crazy_eights.options import hand_size
from tutor.games.crazy_eights.sieves import DRAWING, EMPTY_STOCK, FIRST
from tutor.games.crazy_eights.state import (
    ANY,
    ASKED,
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
    turn_over,
    whole,
)

DEAL, TURN, GIVE, SHUFFLE = "deal", "turn", "draw", "shuffle"
TABLE_VERBS = (DEAL, TURN, SHUFFLE)

SINGLY = RuleId("crazy-eights.deal.singly")
HAND_SIZE = RuleId("crazy-eights.deal.hand-size")
STARTER = RuleId("crazy-eights.deal.starter")
STARTER_WORKS = RuleId("crazy-eights.opt.starter-action")
RESHUFFLE = RuleId("crazy-eights.stock.reshuffle")
NOT_AT_ONCE = RuleId("crazy-eights.draw-two.no-immediate-play")
FOLLOW_UP = RuleId("crazy-eights.draw-two.follow-up")
TWO_PACKS_GAP = RuleId("crazy-eights.gap.two-packs-from")
RESHUFFLE_GAP = RuleId("crazy-eights.gap.reshuffle-timing")
LAST_TWO_GAP = RuleId("crazy-eights.gap.last-two")

Events = list[Event]


def chances(state: State) -> Sequence[Move] | None:
    """Every move the table could make, or None where they are too many: a deal, several penalty cards."""
    if state.phase is DEALING:
        return None
    if state.phase is TURNING:
        return [Move(TABLE, TURN, (one,)) for one in state.stock]
    if shuffles_first(state):
        return [Move(TABLE, SHUFFLE)]
    if state.phase is ASKED or payable(state) == 1:
        return [Move(TABLE, GIVE, (one,)) for one in state.stock]
    return None


def chance(state: State, random: Random) -> Move:
    """One move of the table at random: every order of the cards is as likely as any other."""
    if state.phase is DEALING:
        count = len(state.seats) * hand_size(state.options, len(state.seats))
        return Move(TABLE, DEAL, tuple(random.sample(whole(state), count)))
    if state.phase is TURNING:
        return Move(TABLE, TURN, (random.choice(state.stock),))
    if shuffles_first(state):
        return Move(TABLE, SHUFFLE)
    return Move(TABLE, GIVE, tuple(random.sample(state.stock, payable(state))))


def by_table(state: State, move: Move, events: Events) -> State:
    """Return the state after a move of the table.

    Raises ``Complaint`` for cards that could not come.
    """
    phase, verb = state.phase, move.verb
    if phase is ASKED and verb == GIVE:
        return _drew(state, move.card, events)
    if phase is DEALING and verb == DEAL:
        return dealt(state, move.cards, events)
    if phase is TURNING and verb == TURN:
        return _turned(state, move.card, events)
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
    gap = TWO_PACKS_GAP if state.options.packs == "auto" and len(seats) >= 6 else None
    events.append(Event(SINGLY, {"n": len(cards), "each": each}, gap))
    events.append(Event(HAND_SIZE, {"each": each, "players": len(seats)}))
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
        events.append(Event(WILD_STARTER, {**facts, "way": "buried"}, STARTER_GAP))
        return state
    events.append(Event(STARTER, facts))
    made = state._replace(top=card, stock=less(state.stock, card), phase=PLAYING, turn=state.starting)
    if wild:
        return _wild_starter(made, events)
    job = options.job(card.rank)
    if job and _starter_works(state, facts, events):
        return worked(made, state.sitting.dealer, job, events)
    events.append(Event(FIRST, {"seat": made.seats[made.turn], "other": facts["seat"]}))
    return made


def _starter_works(state: State, facts: Facts, events: Events) -> bool:
    """Whether a special card turned as the starter does its work (crazy-eights.opt.starter-action)."""
    acts = state.options.starter_action == "as-if-dealer-played"
    events.append(Event(STARTER_WORKS, {**facts, "acts": "yes" if acts else "no"}, STARTER_GAP))
    return acts


def _wild_starter(state: State, events: Events) -> State:
    """Treat a wild starter as the table has agreed (crazy-eights.opt.starter-wild)."""
    first, dealer = state.seats[state.starting], state.seats[state.sitting.dealer]
    events.append(Event(FIRST, {"seat": first, "other": dealer}))
    way = state.options.starter_wild
    if way == "first-player-free":
        return state._replace(called=ANY)
    if way == "dealer-calls":
        return state._replace(phase=CALLING, turn=state.sitting.dealer)
    return state


# Giving cards


def _drew(state: State, card: Card, events: Events) -> State:
    """The card asked for is in hand; the turn is over, unless the table lets one go on."""
    player, options, stock = state.turn, state.options, less(state.stock, card)
    made = state._replace(
        hands=put(state.hands, player, (*state.hands[player], card)),
        phase=PLAYING,
        stock=stock,
        drawn=(*state.drawn, card),
        passes=0,
    )
    _say_empty(made, player, events)
    if options.drawn_card == "none" and options.draw_permission != "every-turn":
        made = turn_over(made)
        events.append(Event(DRAWING, {"seat": state.seats[player], "other": made.seats[made.turn]}))
    return made


def _say_empty(state: State, player: int, events: Events) -> None:
    """Say that the last card of the stock is gone, where none will come back."""
    if not state.stock and state.options.empty_stock != "reshuffle":
        events.append(Event(EMPTY_STOCK, {"seat": state.seats[player], "then": state.options.empty_stock}))


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
    _say_empty(made, player, events)
    if state.phase is MISSED:
        return made._replace(phase=PLAYING, silent=state.silent[:-1])
    out = next((p for p, hand in enumerate(state.hands) if not hand), None)
    if out is not None:
        return round_over(made, out, events)
    made = turn_over(made)._replace(debt=0)
    facts = {"seat": state.seats[player], "other": made.seats[made.turn], "top": state.top, "suit": state.top.suit}
    events.append(Event(NOT_AT_ONCE, facts))
    events.append(Event(FOLLOW_UP, facts, LAST_TWO_GAP))
    return made


def _shuffled(state: State, events: Events) -> State:
    """Shuffle all discards but the top one into the stock; the top card and its call stay."""
    facts = {"n": covered(state), "top": state.top, "called": state.called}
    events.append(Event(RESHUFFLE, facts, RESHUFFLE_GAP))
    made = state._replace(stock=tidy((*state.stock, *discarded(state))))
    return made._replace(phase=PLAYING) if state.phase is STUCK else made
