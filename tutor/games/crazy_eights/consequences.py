"""What a move of Crazy Eights causes: the next state, and every event with the rule that made it happen."""

from __future__ import annotations

from tutor.core.cards import Card
from tutor.core.game import Event
from tutor.core.moves import PLAY, TABLE, Move, Seat
from tutor.core.rules import RuleId
from tutor.core.seats import NOBODY, player_of
from tutor.core.tricks import less, put
from tutor.games.crazy_eights.attempts import DRAW, OBJECT, PASS, TAKE, is_announced, suit_named
from tutor.games.crazy_eights.dealing import by_table
from tutor.games.crazy_eights.effects import worked
from tutor.games.crazy_eights.ending import blocked, round_over
from tutor.games.crazy_eights.fits import STARTER_GAP, WILD_STARTER
from tutor.games.crazy_eights.options import TWO
from tutor.games.crazy_eights.sieves import ANNOUNCE, ANNOUNCE_GAP, LAST_CARD_GAP, MUST_CALL, SILENCE_COSTS, TAKE_TWOS
from tutor.games.crazy_eights.state import (
    ANY,
    ASKED,
    MISSED,
    PLAYING,
    SERVING,
    State,
    can_draw,
    following,
    owed,
    payable,
    turn_over,
)

FACE_UP = RuleId("crazy-eights.play.face-up")
CALL_LAPSES = RuleId("crazy-eights.play.call-lapses")
PASSES_START_ANEW = RuleId("crazy-eights.stock.pass-counter-reset")
LAST_CARD_WORKS = RuleId("crazy-eights.opt.final-card-effects")
SHORTFALL = RuleId("crazy-eights.opt.penalty-shortfall")
SHORT_STOCK_GAP = RuleId("crazy-eights.gap.short-stock")

Events = list[Event]


def apply(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Return the state after a move, and what happened; the move is taken as allowed or tolerated."""
    events: Events = []
    if move.seat == TABLE:
        made = by_table(state, move, events)
    elif move.verb == PLAY:
        made = _laid(state, move, events)
    elif move.verb == DRAW:
        made = _acted(state)._replace(phase=ASKED, passes=0)
    elif move.verb == PASS:
        made = _passed(state, events)
    elif move.verb == TAKE:
        made = _taken(state, events)
    elif move.verb == OBJECT:
        made = _objected(state, move.seat, events)
    else:
        made = _starter_called(state, move, events)
    return made, tuple(events)


def _starter_called(state: State, move: Move, events: Events) -> State:
    """The dealer has called a suit for the wild starter."""
    events.append(Event(WILD_STARTER, {"seat": move.seat, "called": move.value, "way": "called"}, STARTER_GAP))
    return state._replace(phase=PLAYING, called=move.value, turn=state.starting)


# Laying a card


def _laid(state: State, move: Move, events: Events) -> State:
    """Lay a card open on the pile: it is the new top card, and an earlier call has lapsed."""
    player, card, called = state.turn, move.card, suit_named(move)
    kept = less(state.hands[player], card)
    job = state.options.job(card.rank)
    if kept and job != TWO:
        events.append(_open(state, move.seat, card, called))
    if state.called not in ("", ANY) and not called:
        events.append(Event(CALL_LAPSES, {"card": card, "top": state.top, "called": state.called}))
    if state.passes:
        events.append(Event(PASSES_START_ANEW, {"seat": move.seat, "n": state.passes}))
    made = _acted(state, lays=True)._replace(
        hands=put(state.hands, player, kept),
        turn=following(state, player),
        top=card,
        called=called,
        drawn=(),
        passes=0,
        laid=player,
    )
    if is_announced(move):
        events.append(Event(ANNOUNCE, {"seat": move.seat}))
    elif len(kept) == 1 and state.options.last_card == "on":
        made = made._replace(silent=(*made.silent, player))
    if not kept:
        return _went_out(made, player, job, events)
    if job:
        return worked(made, player, job, events, chain_before=state.laid != NOBODY and state.top.rank == card.rank)
    return made


def _open(state: State, seat: Seat, card: Card, called: str) -> Event:
    """Say what now lies on top, and what is asked for."""
    if called:
        return Event(MUST_CALL, {"seat": seat, "card": card, "called": called})
    wild = "yes" if card.rank == state.options.wild_rank else "no"
    return Event(FACE_UP, {"seat": seat, "card": card, "suit": card.suit, "wild": wild})


def _acted(state: State, *, lays: bool = False) -> State:
    """The player on turn has done something: some silence can no longer be objected to (last-card-window)."""
    if not state.silent:
        return state
    if state.options.last_card_window == "until-next-player-acts":
        return state._replace(silent=()) if lays else state
    return state._replace(silent=tuple(p for p in state.silent if p != state.turn))


def _went_out(state: State, player: int, job: str, events: Events) -> State:
    """The first empty hand ends the round; by house rule a two still hits."""
    if job == TWO and state.options.final_card_effects == "two-still-hits":
        owing = state._replace(debt=state.debt + 1, phase=SERVING)
        facts = {"other": state.seats[owing.turn], "n": 2 * owing.debt}
        events.append(Event(LAST_CARD_WORKS, facts, LAST_CARD_GAP))
        if payable(owing):
            return owing
    return round_over(state, player, events)


# Passing, taking, objecting


def _passed(state: State, events: Events) -> State:
    """Give up the turn; once all have passed in a row on an empty stock, the game is blocked."""
    counts = not state.drawn and not can_draw(state)
    passes = state.passes + 1 if counts else 0
    made = turn_over(_acted(state))._replace(passes=passes)
    return blocked(made, events) if passes == len(state.seats) else made


def _taken(state: State, events: Events) -> State:
    """Serve the debt: the table gives two cards for each two, or what there is."""
    seat = state.seats[state.turn]
    made = _acted(state)._replace(phase=SERVING)
    wanted, paid = owed(made), payable(made)
    events.append(Event(TAKE_TWOS, {"seat": seat, "twos": state.debt, "n": paid}))
    if paid < wanted:
        events.append(_short(made, seat, wanted, paid))
    return made if paid else turn_over(made)._replace(debt=0)


def _objected(state: State, seat: Seat, events: Events) -> State:
    """Somebody has noticed the silence: whoever forgot draws penalty cards, and the turn stays where it is."""
    me = player_of(state, seat)
    forgetful = next(p for p in reversed(state.silent) if p != me)
    made = state._replace(phase=MISSED, silent=(*(p for p in state.silent if p != forgetful), forgetful))
    other, wanted, paid = state.seats[forgetful], owed(made), payable(made)
    events.append(Event(SILENCE_COSTS, {"seat": seat, "other": other, "n": paid}, ANNOUNCE_GAP))
    if paid < wanted:
        events.append(_short(made, other, wanted, paid))
    return made if paid else made._replace(phase=PLAYING, silent=made.silent[:-1])


def _short(state: State, seat: Seat, wanted: int, paid: int) -> Event:
    """Say that there are too few cards for a penalty."""
    facts = {"seat": seat, "wanted": wanted, "n": paid, "stock": len(state.stock)}
    return Event(SHORTFALL, facts, SHORT_STOCK_GAP)
