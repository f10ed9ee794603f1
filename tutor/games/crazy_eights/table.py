"""Crazy Eights at the table: starting again, who may act, what can be seen, what may be named."""

from __future__ import annotations

from tutor.core.cards import BACK, SUITS, tidy
from tutor.core.game import Problem
from tutor.core.moves import PLAY, TABLE, Move, Seat
from tutor.core.rules import survivors
from tutor.core.scene import Hand, Pile, Scene
from tutor.core.seats import NOBODY, player_of
from tutor.games.crazy_eights.attempts import DRAW, PASS, attempts, is_announced, suit_named
from tutor.games.crazy_eights.fits import can_lay, fitting, playable
from tutor.games.crazy_eights.options import Options
from tutor.games.crazy_eights.sieves import DRAW_EVERY_TURN_GAP, rules
from tutor.games.crazy_eights.state import (
    ASKED,
    CALLING,
    OVER,
    PLAYING,
    SERVING,
    Sitting,
    State,
    before_deal,
    covered,
    objectors,
)

STARTERS = {"bury-and-redraw": "own", "own-suit": "own", "first-player-free": "free", "dealer-calls": "call"}
WILD_WORDS = {"8": "eights", "B": "jacks", "A": "aces"}


def start(options: Options, seats: tuple[Seat, ...]) -> State:
    """The table before the first deal; the last seat deals, so that the first seat begins."""
    return before_deal(options, seats, Sitting(len(seats) - 1))


def again(state: State) -> State:
    """The next game: the deal moves one seat to the left (crazy-eights.deal.rotation)."""
    return before_deal(state.options, state.seats, Sitting((state.sitting.dealer + 1) % len(state.seats)))


def notices(state: State) -> list[Problem]:
    """What a table may agree on but should know of: to the letter, no hand shrinks while cards can be drawn."""
    options = state.options
    if options.draw_permission != "every-turn":
        return []
    endless = options.empty_stock == "reshuffle"
    return [Problem("never-ends" if endless else "no-hand-shrinks", {"rule": DRAW_EVERY_TURN_GAP})]


# Who may act


def movers(state: State) -> tuple[Seat, ...]:
    """Who may act now, the one whose turn it is first, then those who may object."""
    if state.phase is OVER:
        return ()
    if state.phase not in (PLAYING, CALLING):
        return (TABLE,)
    return tuple(dict.fromkeys((state.seats[state.turn], *objectors(state))))


# What can be seen


def seen_by(state: State, seat: Seat) -> State:
    """What this seat can know: its own hand, the open card, and how many cards lie elsewhere."""
    me = player_of(state, seat)
    hands = tuple(hand if p == me else (BACK,) * len(hand) for p, hand in enumerate(state.hands))
    drawn = state.drawn if me == state.turn else (BACK,) * len(state.drawn)
    return state._replace(hands=hands, stock=(BACK,) * len(state.stock), drawn=drawn)


def scene(state: State, seat: Seat | None) -> Scene:
    """The position as it is shown; with a seat, other hands are backs."""
    visible = state if seat is None else seen_by(state, seat)
    scores = state.sitting.scores
    hands = tuple(
        Hand(
            name,
            cards=tidy(c for c in visible.hands[p] if c is not BACK) if visible.hands else (),
            count=len(state.hands[p]) if state.hands else 0,
            hidden=seat is not None and seat != name,
            tags=_tags(state, p),
            done=state.phase is OVER and not state.hands[p],
            score=scores[p] if scores else None,
        )
        for p, name in enumerate(state.seats)
    )
    piles: tuple[Pile, ...] = (Pile("stock", len(state.stock)),)
    if state.top is not BACK:
        piles += (Pile("discards", covered(state) + 1, state.top, state.called),)
    return Scene(hands, (), piles, None, _noted(visible), state.sitting.number, tricks=False)


def _noted(state: State) -> tuple[tuple[str, object], ...]:
    """Further things to show: a call, a debt, who draws or has drawn, the direction, in a match the round."""
    noted: list[tuple[str, object]] = []
    if state.called:
        noted.append(("called", state.called))
    if state.debt:
        noted.append(("debt", 2 * state.debt))
    if state.phase in (ASKED, SERVING):
        noted.append(("drawing", state.seats[state.turn]))
    if state.phase is PLAYING and state.drawn:  # what may still be done depends on it
        noted.append(("drawn", len(state.drawn) if BACK in state.drawn else state.drawn))
    if state.options.reverse_rank != "off":
        noted.append(("direction", "clockwise" if state.step == 1 else "anticlockwise"))
    if state.options.match != "single":
        noted += [("round", state.sitting.number), ("target", int(state.options.match))]
    return tuple(noted)


def _tags(state: State, player: int) -> tuple[str, ...]:
    tags = ["dealer"] if player == state.sitting.dealer else []
    if state.phase is OVER:
        return (*tags, "winner") if not state.hands[player] else tuple(tags)
    if state.hands and len(state.hands[player]) == 1:
        tags.append("last-card")
    if player in state.silent:
        tags.append("silent")
    return tuple(tags)


# What the sentences may name


def facts(state: State, move: Move | None) -> dict[str, object]:
    """What a sentence about a move here may name."""
    options = state.options
    named: dict[str, object] = {
        "turn": state.seats[state.turn],
        "other": state.seats[state.sitting.dealer],
        "stock": len(state.stock),
        "twos": state.debt,
        "n": 2 * state.debt,
        "until": "yes" if options.draw_count == "until-playable" else "no",
        "most": options.draw_count,
        "permission": options.draw_permission,
        "starter": STARTERS[options.starter_wild],
        "penalty": int(options.last_card_penalty),
        "stack": options.draw_two_stack,
        "wild": WILD_WORDS[options.wild_rank],
        "mode": options.wild_mode,
    }
    if state.top is not BACK:
        required = state.required
        named |= {"top": state.top, "required": required, "free": "no" if required in SUITS else "yes"}
        named["printed"] = "same" if required == state.top.suit else "other"
    if move is None:
        return named
    if move.cards:
        named["card"] = move.cards[0]
    if move.seat == TABLE or not state.hands:
        return named
    if move.verb in (DRAW, PASS):
        named["left"] = _what_is_left(state, move.seat)
    return named | _of_seat(state, move)


def _what_is_left(state: State, seat: Seat) -> str:
    """What a turn can still end with: ``lay``, ``pass``, or ``both``."""
    open_to = {m.verb for m in survivors(rules(state.options), state, seat, attempts(state, seat))}
    if PLAY in open_to:
        return "both" if PASS in open_to else "lay"
    return "pass"


def _why_draw(state: State, player: int) -> str:
    """Why this seat may draw: always, first of all, to spare a wild card, or because nothing fits."""
    if state.options.draw_permission == "every-turn":
        return "first"
    if state.top is BACK or not can_lay(state, player):
        return "need"
    return "always" if state.options.draw_permission == "any-time" else "spared"


def _of_seat(state: State, move: Move) -> dict[str, object]:
    """What may be named of the seat that moves: its cards, what of them fits, what is said with the card."""
    player = player_of(state, move.seat)
    hand = state.hands[player]
    called, shouted = suit_named(move), is_announced(move)
    open_now = state.top is not BACK
    may = playable(state, player) if player == state.turn else hand
    forgetful = next((state.seats[p] for p in reversed(state.silent) if p != player), "")
    return {
        "seat": move.seat,
        "held": len(hand),
        "called": called or move.value,
        "said": "both" if called and shouted else "suit" if called else "shout" if shouted else "nothing",
        "fitting": tidy(fitting(state, hand)) if open_now else (),
        "drawn": state.drawn if player == state.turn else (),
        "why_draw": _why_draw(state, player),
        "may": tidy(fitting(state, may)) if open_now else (),
        "last": "yes" if len(hand) == 1 else "no",
        "forgetful": forgetful,
        "laid": state.seats[state.laid] if state.laid != NOBODY else "",
        "way": "clockwise" if state.step == 1 else "anticlockwise",
    }
