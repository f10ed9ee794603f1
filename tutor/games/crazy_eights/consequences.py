"""What a move of Crazy Eights causes: the next state, and every event with the rule that made it happen."""

from __future__ import annotations

from functools import lru_cache

from tutor.core.cards import Card
from tutor.core.game import Event
from tutor.core.moves import PLAY, TABLE, Move, Seat
from tutor.games.crazy_eights.dealing import by_table
from tutor.games.crazy_eights.effects import worked
from tutor.games.crazy_eights.ending import blocked, round_over
from tutor.games.crazy_eights.fits import SHOUT
from tutor.games.crazy_eights.sieves import DRAW, OBJECT, PASS, TAKE, suit_named
from tutor.games.crazy_eights.state import (
    ANY,
    ASKING,
    MISSED,
    NOBODY,
    PLAYING,
    SERVING,
    State,
    can_draw,
    owed,
    payable,
    state_of,
    turn_over,
)

Events = list[Event]


def apply(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Return the state after a move, and what happened; the move is taken as allowed or tolerated."""
    seat, verb, _, value = move
    if verb == PLAY:
        return _laid(state, move)
    if verb == DRAW and seat is not TABLE and seat != TABLE:
        return _asked(state), ()
    events: Events = []
    if seat == TABLE:
        made = by_table(state, move, events)
    elif verb == PASS:
        made = _passed(state, events)
    elif verb == TAKE:
        made = _taken(state, events)
    elif verb == OBJECT:
        made = _objected(state, seat, events)
    else:
        events.append(
            Event("crazy-eights.opt.starter-wild", {"seat": seat, "called": value}, "crazy-eights.gap.starter")
        )
        made = state._replace(phase=PLAYING, called=value, turn=state.starting)
    return made, tuple(events)


# Laying a card


@lru_cache(maxsize=20_000)
def _open(seat: Seat, card: Card, called: str, wild: str) -> Event:
    """Say what now lies on top, and what is asked for."""
    if called:
        return Event("crazy-eights.play.eight-must-call", {"seat": seat, "card": card, "called": called})
    return Event("crazy-eights.play.face-up", {"seat": seat, "card": card, "suit": card.suit, "wild": wild})


def _laid(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Lay a card open on the pile: it is the new top card, and an earlier call has lapsed."""
    options, seats, hands, _, player, top, before, stock, step, debt, _, passes, laid, silent, sitting = state
    card = move[2][0]
    hand = hands[player]
    place = hand.index(card)
    kept = hand[:place] + hand[place + 1 :]
    called = suit_named(move) if move[3] else ""
    job = options.jobs.get(card.rank)
    events: Events = []
    if kept and job != "two":
        events.append(_open(move[0], card, called, "yes" if card.rank == options.wild_rank else "no"))
    if before and not called and before != ANY:
        events.append(Event("crazy-eights.play.call-lapses", {"card": card, "top": top, "called": before}))
    if passes:
        events.append(Event("crazy-eights.stock.pass-counter-reset", {"seat": move[0], "n": passes}))
    if silent or move[3]:
        silent = _window(state, move, events)
    if options.last_card == "on" and len(kept) == 1 and move[3][-1:] != SHOUT:
        silent = (*silent, player)
    table = [*hands]
    table[player] = kept
    made = state_of(
        (options, seats, tuple(table), PLAYING, (player + step) % len(seats), card, called, stock, step, debt,
         (), 0, player, silent, sitting)
    )  # fmt: skip
    if not kept:
        made = _went_out(made, player, job, events)
    elif job is not None:
        made = worked(made, player, job, events, chain_before=laid != NOBODY and top.rank == card.rank)
    return made, tuple(events)


def _window(state: State, move: Move, events: Events) -> tuple[int, ...]:
    """Say that the last card is announced; close the time for objecting (crazy-eights.opt.last-card-window)."""
    if move.value[-1:] == SHOUT:
        events.append(Event("crazy-eights.last-card.announce", {"seat": move.seat}))
    if state.options.last_card_window == "until-next-player-acts":
        return ()
    return tuple(p for p in state.silent if p != state.turn)


def _went_out(state: State, player: int, job: str | None, events: Events) -> State:
    """The first empty hand ends the round; by house rule a two still hits."""
    if job == "two" and state.options.final_card_effects == "two-still-hits":
        owing = state._replace(debt=state.debt + 1, phase=SERVING)
        facts = {"other": state.seats[owing.turn], "n": 2 * owing.debt}
        events.append(Event("crazy-eights.opt.final-card-effects", facts, "crazy-eights.gap.last-card-effects"))
        if payable(owing):
            return owing
    return round_over(state, player, events)


# Drawing, passing, taking, objecting


def _asked(state: State) -> State:
    """Ask for a card; the table gives it."""
    options, seats, hands, _, turn, top, called, stock, step, debt, drawn, _, laid, silent, sitting = state
    if silent:
        silent = _acted(state).silent
    return state_of(
        (options, seats, hands, ASKING, turn, top, called, stock, step, debt, drawn, 0, laid, silent, sitting)
    )


def _acted(state: State) -> State:
    """A player on turn has done something; his own silence can no longer be objected to."""
    if not state.silent or state.options.last_card_window == "until-next-player-acts":
        return state
    return state._replace(silent=tuple(p for p in state.silent if p != state.turn))


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
    events.append(Event("crazy-eights.draw-two.take", {"seat": seat, "twos": state.debt, "n": paid}))
    if paid < wanted:
        _short(made, seat, wanted, paid, events)
    return made if paid else turn_over(made)._replace(debt=0)


def _objected(state: State, seat: Seat, events: Events) -> State:
    """Somebody has noticed the silence: whoever forgot draws penalty cards, and the turn stays where it is."""
    me = state.seats.index(seat)
    forgetful = next(p for p in reversed(state.silent) if p != me)
    made = state._replace(phase=MISSED, silent=(*(p for p in state.silent if p != forgetful), forgetful))
    other, wanted, paid = state.seats[forgetful], owed(made), payable(made)
    facts = {"seat": seat, "other": other, "n": paid}
    events.append(Event("crazy-eights.last-card.penalty", facts, "crazy-eights.gap.announce-when"))
    if paid < wanted:
        _short(made, other, wanted, paid, events)
    return made if paid else made._replace(phase=PLAYING, silent=made.silent[:-1])


def _short(state: State, seat: Seat, wanted: int, paid: int, events: Events) -> None:
    """Say that there are too few cards for a penalty."""
    facts = {"seat": seat, "wanted": wanted, "n": paid, "stock": len(state.stock)}
    events.append(Event("crazy-eights.opt.penalty-shortfall", facts, "crazy-eights.gap.short-stock"))
