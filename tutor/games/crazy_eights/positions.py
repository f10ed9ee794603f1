"""Positions of Crazy Eights set up by hand: reading, writing, and what is impossible in them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any  # what a person wrote

from tutor.core.cards import BACK, SUITS, Card, spell
from tutor.core.complaints import Complaint
from tutor.core.game import Problem
from tutor.core.moves import Seat
from tutor.core.reading import fields_of, list_of, one_of, read_cards, read_hands, seat_number
from tutor.core.reading import whole as whole_number
from tutor.core.seats import NOBODY
from tutor.games.crazy_eights.dealing import laid_out
from tutor.games.crazy_eights.ending import BLOCKED, FIRST_OUT
from tutor.games.crazy_eights.fits import WILD_STARTER
from tutor.games.crazy_eights.options import DRAW_RANK, Options, hand_size
from tutor.games.crazy_eights.sieves import ANNOUNCE, DRAWING, MUST_CALL
from tutor.games.crazy_eights.state import (
    ANY,
    Phase,
    State,
    covered,
    discarded,
    payable,
    shuffles_first,
    whole,
)
from tutor.games.crazy_eights.table import start

FIELDS = (
    "hands", "top", "called", "stock", "discards", "turn", "phase", "direction", "debt", "drawn", "passes",
    "laid", "silent", "dealer", "round", "scores", "ended_by",
)  # fmt: skip
CLOCKWISE, ANTICLOCKWISE = "clockwise", "anticlockwise"
ENDS = ("", FIRST_OUT, BLOCKED)
GIVING = (Phase.DRAW, Phase.DEBT, Phase.MISSED)


def read(options: Options, seats: tuple[Seat, ...], case: Mapping[str, Any]) -> State:
    """Read a deal (``hands``) or a moment (``position``) of a case.

    Raises ``Complaint`` for a card that cannot be read, a seat that is not there, or an incomplete deal.
    """
    state = start(options, seats)
    if "dealer" in case:
        state = _dealt_by(state, seat_number(seats, case["dealer"]))
    if "position" in case:
        return _position(state, fields_of(case["position"], FIELDS))
    if "hands" in case:
        return _deal(state, case["hands"])
    return state


def _dealt_by(state: State, dealer: int) -> State:
    first = (dealer + 1) % len(state.seats)
    return state._replace(sitting=state.sitting._replace(dealer=dealer), turn=first)


def _deal(state: State, said: Any) -> State:
    """Read a complete deal: every hand, before the starter is turned."""
    hands = read_hands(state.seats, said, whole(state))
    each = hand_size(state.options, len(state.seats))
    for seat, hand in zip(state.seats, hands, strict=True):
        if len(hand) != each:
            raise Complaint("hand-size", seat=seat, n=len(hand), wanted=each)
    return laid_out(state, hands)


def _position(state: State, said: Mapping[str, Any]) -> State:
    """Read a moment of a game; what is not said is what it most likely is."""
    pack, seats = whole(state), state.seats
    phase = Phase(one_of("phase", said.get("phase", "play"), tuple(p.value for p in Phase)))
    if "dealer" in said:
        state = _dealt_by(state, seat_number(seats, said["dealer"]))
    hands = read_hands(seats, said.get("hands") or {}, pack)
    if phase is Phase.DEAL and "hands" not in said:
        hands = ()
    top = _top(said, pack, phase)
    sitting = state.sitting._replace(
        number=whole_number("round", said.get("round", 1), 1, 9999),
        scores=tuple(whole_number("scores", n, 0, 99_999) for n in list_of("scores", said.get("scores"))),
        ended_by=one_of("ended_by", said.get("ended_by", ""), ENDS),
    )
    if sitting.scores and len(sitting.scores) != len(seats):
        raise Complaint("scores-count", n=len(sitting.scores), players=len(seats))
    if phase is Phase.OVER and not sitting.scores:
        raise Complaint("field-missing", field="scores")
    turn = state.sitting.dealer if phase is Phase.CALL else state.turn
    made = state._replace(
        hands=hands,
        phase=phase,
        turn=seat_number(seats, said["turn"]) if "turn" in said else turn,
        top=top,
        called=one_of("called", said.get("called", ""), ("", *SUITS, ANY)),
        step=1
        if one_of("direction", said.get("direction", CLOCKWISE), (CLOCKWISE, ANTICLOCKWISE)) == CLOCKWISE
        else -1,
        debt=whole_number("debt", said.get("debt", 0), 0, 8),
        drawn=read_cards(said.get("drawn"), pack),
        passes=whole_number("passes", said.get("passes", 0), 0, len(seats) - 1),
        laid=seat_number(seats, said["laid"]) if "laid" in said else NOBODY,
        silent=tuple(seat_number(seats, name) for name in list_of("silent", said.get("silent"))),
        sitting=sitting,
    )
    return _stocked(made, said) if phase is not Phase.DEAL or hands else made


def _top(said: Mapping[str, Any], pack: tuple[Card, ...], phase: Phase) -> Card:
    """Read the open card; it may be missing only where none is turned yet."""
    if said.get("top"):
        found = read_cards(said["top"], pack)
        if len(found) != 1:
            raise Complaint("one-card", field="top", text=str(said["top"])[:40])
        return found[0]
    if phase in (Phase.DEAL, Phase.TURN):
        return BACK
    raise Complaint("field-missing", field="top")


def _stocked(state: State, said: Mapping[str, Any]) -> State:
    """Read the stock and what lies under the top card; each is the rest where only the other is named."""
    held = {state.top, *(c for hand in state.hands for c in hand)}
    below = said.get("discards", "rest")
    listed = not _is_number(below) and below != "rest"
    under = read_cards(below, whole(state)) if listed else ()
    rest = tuple(c for c in whole(state) if c not in held and c not in under)
    stock = said.get("stock", "rest")
    if stock == "rest":
        cards = rest
    elif _is_number(stock):
        cards = rest if int(stock) else ()
        if int(stock) != len(cards):
            raise Complaint("stock-count", n=int(stock), rest=len(rest))
    else:
        cards = read_cards(stock, whole(state))
    made = state._replace(stock=cards)
    lost = [c for c in discarded(made) if c not in under]
    if listed and lost:
        raise Complaint("cards-missing", cards=tuple(lost), n=len(lost))
    if listed and (twice := [c for c in under if c in cards or (c in held and c != state.top)]):
        raise Complaint("card-twice", card=twice[0])
    if _is_number(below) and int(below) != covered(made) + 1:
        raise Complaint("discards-count", n=int(below), rest=covered(made) + 1)
    return made


def _is_number(said: Any) -> bool:
    return not isinstance(said, bool) and str(said).isascii() and str(said).isdigit() and len(str(said)) < 10


# Writing


def write(state: State) -> dict[str, object]:
    """Write a moment so that ``read`` reads the same one back."""
    seats, sitting = state.seats, state.sitting
    said: dict[str, object] = {
        "phase": state.phase.value,
        "turn": str(seats[state.turn]),
        "dealer": str(seats[sitting.dealer]),
    }
    if state.hands:
        said["hands"] = {str(seat): spell(hand) for seat, hand in zip(seats, state.hands, strict=True)}
        said["stock"] = spell(state.stock)
    if state.top is not BACK:
        said["top"] = str(state.top)
        said["discards"] = spell((state.top, *discarded(state)))
    said["called"] = state.called
    said["direction"] = CLOCKWISE if state.step == 1 else ANTICLOCKWISE
    said["debt"] = state.debt
    said["passes"] = state.passes
    if state.drawn:
        said["drawn"] = spell(state.drawn)
    if state.laid != NOBODY:
        said["laid"] = str(seats[state.laid])
    if state.silent:
        said["silent"] = [str(seats[p]) for p in state.silent]
    said["round"] = sitting.number
    if sitting.scores:
        said["scores"] = list(sitting.scores)
    if sitting.ended_by:
        said["ended_by"] = sitting.ended_by
    return said


# What is possible


def check(state: State) -> list[Problem]:
    """List what is impossible in a position."""
    lying = [c for hand in state.hands for c in hand] + list(state.stock)
    lying += [] if state.top is BACK else [state.top]
    pack = set(whole(state))
    problems = [Problem("card-twice", {"card": c}) for c in dict.fromkeys(lying) if lying.count(c) > 1]
    problems += [Problem("card-foreign", {"card": c}) for c in dict.fromkeys(lying) if c not in pack]
    problems += _check_rule_set(state)
    if state.phase in (Phase.DEAL, Phase.OVER):
        return problems
    if state.phase is Phase.TURN and state.top is not BACK:
        problems.append(Problem("starter-turned", {"top": state.top}))
    empty = [seat for seat, hand in zip(state.seats, state.hands, strict=True) if not hand]
    if empty and state.phase is not Phase.DEBT:
        problems.append(Problem("hand-empty", {"seat": empty[0], "rule": FIRST_OUT}))
    return problems + _check_top(state) + _check_turn(state)


def _check_rule_set(state: State) -> list[Problem]:
    """List what a position has that no moment of this rule set can have."""
    options = state.options
    foreign = {
        Phase.CALL: options.starter_wild != "dealer-calls",
        Phase.DEBT: options.draw_two == "off",
        Phase.MISSED: options.last_card == "off",
        Phase.BLOCKED: options.empty_stock != "reshuffle-after-block",
    }
    problems = []
    if foreign.get(state.phase, False):
        problems.append(Problem("phase-impossible", {"phase": state.phase.value}))
    if state.silent and options.last_card == "off":
        problems.append(Problem("silence-is-free", {"seat": state.seats[state.silent[0]], "rule": ANNOUNCE}))
    if state.drawn and options.drawn_card == "none" and options.draw_permission != "every-turn":
        problems.append(Problem("draw-ends-turn", {"seat": state.seats[state.turn], "rule": DRAWING}))
    if state.called == ANY and options.starter_wild != "first-player-free":
        problems.append(Problem("starter-not-free", {"top": state.top, "rule": WILD_STARTER}))
    return problems


def _check_top(state: State) -> list[Problem]:
    """List what does not go with the open card: a call, a debt."""
    options, problems = state.options, []
    wild = state.top.rank == options.wild_rank
    if state.called and (not wild or (options.wild_mode == "no-call" and state.called != ANY)):
        problems.append(Problem("call-without-wild", {"top": state.top}))
    uncalled_starter = options.starter_wild == "own-suit" or state.phase is Phase.CALL or not covered(state)
    if wild and not state.called and options.wild_mode in ("call", "must-match") and not uncalled_starter:
        problems.append(Problem("call-missing", {"top": state.top, "rule": MUST_CALL}))
    if state.debt and (options.draw_two == "off" or state.top.rank != DRAW_RANK):
        problems.append(Problem("debt-without-two", {"top": state.top}))
    return problems


def _check_turn(state: State) -> list[Problem]:
    """List what does not go with the turn: cards drawn that are not held, a gift that the stock cannot give."""
    problems = []
    away = [c for c in state.drawn if c not in state.hands[state.turn]]
    if away:
        problems.append(Problem("drawn-not-held", {"seat": state.seats[state.turn], "card": away[0]}))
    if state.phase is Phase.MISSED and not state.silent:
        problems.append(Problem("nobody-silent"))
    empty = state.phase in GIVING and not shuffles_first(state) and not (state.stock and payable(state))
    if (
        empty
        or (state.phase is Phase.TURN and not state.stock)
        or (state.phase is Phase.BLOCKED and not covered(state))
    ):
        problems.append(Problem("nothing-to-give"))
    return problems
