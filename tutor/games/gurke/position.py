"""Positions by hand: reading and writing a moment of a partie, and what is impossible in one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.core.cards import Card, spell
from tutor.core.complaints import Complaint
from tutor.core.game import Problem
from tutor.core.moves import Seat, read_move
from tutor.core.reading import fields_of, list_of, one_of, read_cards, read_hands, seat_number, whole
from tutor.core.rules import RuleId
from tutor.core.seats import NOBODY, player_of
from tutor.games.gurke.attempts import VERBS
from tutor.games.gurke.dealing import dealt
from tutor.games.gurke.ending import ENDS
from tutor.games.gurke.options import Options
from tutor.games.gurke.state import (
    NOT_SAID,
    Laid,
    Phase,
    Sheet,
    State,
    available,
    deal_size,
    full_pack,
    next_in,
    over,
    sort_hand,
)
from tutor.games.gurke.table import start

MOST = 9999

FIELDS = (
    "hands", "trick", "number", "leader", "phase", "dealer", "deal", "scores", "in", "gurken", "bought", "gone",
    "pot", "heir", "previous", "rows", "stock", "discards", "asked", "swapped", "pending", "factors", "freed",
    "caller", "winners", "losers", "payments", "ended_by",
)  # fmt: skip


def read(options: Options, seats: tuple[Seat, ...], case: Mapping[str, Any]) -> State:
    """Read a deal (``hands``) or a moment (``position``) of a case.

    Raises ``Complaint`` for what cannot be read or is not there.
    """
    state = start(options, seats)
    if "dealer" in case:
        sheet = state.sheet._replace(dealer=seat_number(seats, case["dealer"]))
        state = state._replace(phase=Phase.DEAL, sheet=sheet)
    if "position" in case:
        return _position(state, fields_of(case["position"], FIELDS))
    if "hands" in case:
        return _deal(state, case["hands"])
    return state


def _deal(state: State, said: Any) -> State:
    """Read the hands of a first deal; without a word on it the last seat has dealt."""
    if state.sheet.dealer == NOBODY:
        state = state._replace(sheet=state.sheet._replace(dealer=len(state.seats) - 1))
    hands = read_hands(state.seats, said, full_pack(state))
    size = deal_size(state)
    short = next((p for p, hand in enumerate(hands) if len(hand) != size), None)
    if short is not None:
        raise Complaint("hand-size", seat=state.seats[short], n=len(hands[short]), wanted=size)
    return dealt(state, hands, [])


def _position(state: State, said: Mapping[str, Any]) -> State:
    """Read a moment; what is not said is what it most likely is."""
    sheet = _sheet(state, said)
    state = state._replace(sheet=sheet)
    options, seats, count = state.options, state.seats, len(state.seats)
    pack = full_pack(state)
    phase = Phase(one_of("phase", said.get("phase", "play"), tuple(p.value for p in Phase)))
    hands = tuple(sort_hand(options, hand) for hand in read_hands(seats, said.get("hands") or {}, pack))
    trick = tuple(_laid(state, text, pack) for text in list_of("trick", said.get("trick")))
    rows = read_hands(seats, said.get("rows") or {}, pack)
    discards = read_cards(said.get("discards"), pack)
    used = {c for cards in (*hands, *rows, *sheet.gone, *(cards for _, cards in trick), discards) for c in cards}
    stock = tuple(c for c in pack if c not in used) if phase in _LYING else ()
    if "stock" in said:
        stock = _stock(said["stock"], stock, pack)
    leader = trick[0][0] if trick else NOBODY
    if "leader" in said:
        leader = seat_number(seats, said["leader"])
    elif leader == NOBODY and phase in _LYING:
        leader = sheet.dealer if options.first_leader == "dealer" else next_in(sheet.alive, sheet.dealer)
    held = max((len(hand) for hand in hands), default=0)
    first = not trick and phase is Phase.PLAY and held == deal_size(state)
    state = state._replace(
        phase=phase,
        hands=hands,
        leader=leader,
        number=whole("number", said.get("number", 1 if first or phase is not Phase.PLAY else 2), 1, MOST),
        trick=trick,
        rows=rows,
        stock=stock,
        discards=discards,
        asked=_optional_seat(seats, said, "asked"),
        swapped=whole("swapped", said["swapped"], 0, 99) if "swapped" in said else NOT_SAID,
        pending=whole("pending", said.get("pending", 0), 0, 99),
        factors=_numbers(seats, "factors", said.get("factors") or {}, 1),
        freed=_marks(seats, "freed", said.get("freed")),
        caller=_optional_seat(seats, said, "caller"),
        winners=tuple(seat_number(seats, name) for name in list_of("winners", said.get("winners"))),
        losers=tuple(seat_number(seats, name) for name in list_of("losers", said.get("losers"))),
        payments=_payments(seats, said.get("payments")),
        ended_by=_ended_by(options, phase, said.get("ended_by")),
    )
    if options.pre_play != "rassi" or phase not in _LYING:
        state = state._replace(factors=(), freed=())
    if state.asked == NOBODY and phase in _ASKING:
        by_dealer = options.exchange == "dealer-equal-keep2" and phase is Phase.SWAP
        state = state._replace(asked=sheet.dealer if by_dealer else next_in((True,) * count, sheet.dealer))
    return state


_LYING = (Phase.SWAP, Phase.DRAW, Phase.KONTRA, Phase.FREE, Phase.DOUBLE, Phase.REDEAL, Phase.PLAY)
"""Phases in which cards are out."""
_ASKING = (Phase.SWAP, Phase.DRAW, Phase.KONTRA, Phase.FREE, Phase.DOUBLE, Phase.REDEAL, Phase.BUY)


def _sheet(state: State, said: Mapping[str, Any]) -> Sheet:
    """Read the score sheet; without a word on it the last seat deals and everybody is in."""
    seats = state.seats
    sheet = state.sheet
    pack = full_pack(state)
    dealer = _optional_seat(seats, said, "dealer")
    if dealer == NOBODY:
        dealer = sheet.dealer
    if dealer == NOBODY and said.get("phase") != Phase.DEALER.value:
        dealer = len(seats) - 1
    return sheet._replace(
        alive=_marks(seats, "in", said["in"]) if "in" in said else sheet.alive,
        scores=_numbers(seats, "scores", said.get("scores") or {}, 0),
        gurken=_numbers(seats, "gurken", said.get("gurken") or {}, 0),
        bought=_marks(seats, "bought", said.get("bought")),
        gone=read_hands(seats, said.get("gone") or {}, pack),
        dealer=dealer,
        deal=whole("deal", said.get("deal", 1), 1, MOST),
        pot=whole("pot", said.get("pot", sheet.pot), 0, MOST),
        heir=_optional_seat(seats, said, "heir"),
        previous=whole("previous", said.get("previous", 0), 0, 99),
    )


def _ended_by(options: Options, phase: Phase, said: Any) -> RuleId | None:
    """Read the rule that ended the partie; without a word it is the one of this table."""
    if phase is not Phase.OVER:
        return None
    return ENDS[options.end] if not said else RuleId(one_of("ended_by", said, tuple(ENDS.values())))


def _numbers(seats: Sequence[Seat], field: str, said: Any, default: int) -> tuple[int, ...]:
    """Read a number for each seat, from a list or by name."""
    if isinstance(said, Mapping):
        found = [default] * len(seats)
        for name, number in said.items():
            found[seat_number(seats, name)] = whole(field, number, 0, MOST)
        return tuple(found)
    if isinstance(said, (list, tuple)) and len(said) == len(seats):
        return tuple(whole(field, number, 0, MOST) for number in said)
    raise Complaint("numbers-per-seat", field=field, n=len(seats))


def _marks(seats: Sequence[Seat], field: str, said: Any) -> tuple[bool, ...]:
    if isinstance(said, str):
        said = said.replace(",", " ").split()
    named = {seat_number(seats, name) for name in list_of(field, said)}
    return tuple(p in named for p in range(len(seats)))


def _optional_seat(seats: Sequence[Seat], said: Mapping[str, Any], field: str) -> int:
    return seat_number(seats, said[field]) if said.get(field) is not None else NOBODY


def _payments(seats: Sequence[Seat], said: Any) -> tuple[int, ...]:
    if not said:
        return ()
    if not isinstance(said, (list, tuple)) or len(said) != len(seats):
        raise Complaint("numbers-per-seat", field="payments", n=len(seats))
    found = []
    for number in said:
        text = str(number)
        sign = -1 if text.startswith("-") else 1
        found.append(sign * whole("payments", text.removeprefix("-"), 0, MOST))
    return tuple(found)


def _laid(state: State, text: Any, pack: Sequence[Card]) -> Laid:
    """Read cards of a trick as ``P1 ♠5 ♥5``."""
    move = read_move(str(text), state.seats, VERBS)
    if move.verb != "play" or move.seat not in state.seats:
        raise Complaint("unreadable-move", text=str(text), why="")
    return player_of(state, move.seat), sort_hand(state.options, read_cards(spell(move.cards), pack))


def _stock(said: Any, rest: tuple[Card, ...], pack: Sequence[Card]) -> tuple[Card, ...]:
    """Read the stock: ``rest`` is every card that lies nowhere else; a number must say the same."""
    if said == "rest":
        return rest
    if str(said).isdigit():
        if int(str(said)) != len(rest):
            raise Complaint("talon-count", n=int(str(said)), rest=len(rest))
        return rest
    return read_cards(said, pack)


# Writing


def write(state: State) -> dict[str, Any]:
    """Write a moment so that ``read`` reads the same one back."""
    seats, sheet = state.seats, state.sheet
    said: dict[str, Any] = {
        "phase": state.phase.value,
        "hands": _by_seat(seats, state.hands),
        "number": state.number,
        "deal": sheet.deal,
        "scores": dict(zip(map(str, seats), sheet.scores, strict=True)),
        "in": [str(seat) for seat, alive in zip(seats, sheet.alive, strict=True) if alive],
        "stock": spell(state.stock),
    }
    if state.trick:
        said["trick"] = [f"{seats[p]} {spell(cards)}" for p, cards in state.trick]
    for name, rows in (("rows", state.rows), ("gone", sheet.gone)):
        if any(rows):
            said[name] = _by_seat(seats, rows)
    if any(sheet.gurken):
        said["gurken"] = dict(zip(map(str, seats), sheet.gurken, strict=True))
    for name, marks in (("bought", sheet.bought), ("freed", state.freed)):
        if any(marks):
            said[name] = [str(seat) for seat, mark in zip(seats, marks, strict=True) if mark]
    for name, player in (
        ("dealer", sheet.dealer),
        ("heir", sheet.heir),
        ("leader", state.leader),
        ("asked", state.asked),
        ("caller", state.caller),
    ):
        if player != NOBODY:
            said[name] = str(seats[player])
    numbers = {"pot": sheet.pot, "previous": sheet.previous, "pending": state.pending}
    said |= {name: number for name, number in numbers.items() if number}
    if state.discards:
        said["discards"] = spell(state.discards)
    if state.swapped != NOT_SAID:
        said["swapped"] = state.swapped
    if any(n != 1 for n in state.factors):
        said["factors"] = dict(zip(map(str, seats), state.factors, strict=True))
    for name, players in (("winners", state.winners), ("losers", state.losers)):
        if players:
            said[name] = [str(seats[p]) for p in players]
    if state.payments:
        said["payments"] = list(state.payments)
    if state.ended_by:
        said["ended_by"] = state.ended_by
    return said


def _by_seat(seats: Sequence[Seat], rows: Sequence[Sequence[Card]]) -> dict[str, str]:
    return {str(seats[p]): spell(cards) for p, cards in enumerate(rows) if cards}


# What is possible


def check(state: State) -> list[Problem]:
    """List what is impossible in a position."""
    if not _is_asked_here(state.options, state.phase):
        return [Problem("phase-not-here", {"phase": state.phase.value})]
    problems = _cards_amiss(state)
    sheet = state.sheet
    for player, seat in enumerate(state.seats):
        if state.hands[player] and not sheet.alive[player]:
            problems.append(Problem("out-with-cards", {"seat": seat}))
        if sheet.alive[player] and _too_high(state, player):
            problems.append(Problem("score-over-limit", {"seat": seat, "n": sheet.scores[player]}))
    if sum(sheet.alive) < 2 and state.phase is not Phase.OVER:
        problems.append(Problem("nobody-to-move", {}))
    elif state.phase is Phase.PLAY:
        problems += _trick_amiss(state)
    elif state.phase in _ASKING and state.phase is not Phase.BUY and not sheet.alive[state.asked]:
        problems.append(Problem("power-is-out", {"seat": state.seats[state.asked]}))
    return problems


def _is_asked_here(options: Options, phase: Phase) -> bool:
    """Whether the table ever comes to this phase under these options."""
    if phase in (Phase.SWAP, Phase.DRAW):
        return options.exchange != "none"
    if phase is Phase.KONTRA:
        return options.pre_play == "kontra"
    if phase in (Phase.FREE, Phase.DOUBLE, Phase.REDEAL):
        return options.pre_play == "rassi"
    return phase is not Phase.BUY or options.buyback != "none"


def _too_high(state: State, player: int) -> bool:
    """Whether somebody who is in has a score that would have put them out, or cost a life."""
    if state.phase is Phase.OVER or not over(state.options, state.sheet.scores[player]):
        return False
    plays_on = state.options.end in ("all-but-one-over", "open")
    return not (plays_on and state.sheet.gurken[player] >= int(state.options.lives) - 1)


def _cards_amiss(state: State) -> list[Problem]:
    groups = (*state.hands, *(cards for _, cards in state.trick), *state.rows, *state.sheet.gone)
    lying = [c for group in (*groups, state.stock, state.discards) for c in group]
    whole_pack = full_pack(state)
    problems = [Problem("card-twice", {"card": c}) for c in dict.fromkeys(lying) if lying.count(c) > 1]
    problems += [Problem("card-foreign", {"card": c}) for c in dict.fromkeys(lying) if c not in whole_pack]
    missing = tuple(c for c in available(state) if c not in set(lying))
    if missing and state.phase in _LYING:
        problems.append(Problem("cards-missing", {"cards": missing, "n": len(missing)}))
    return problems


def _trick_amiss(state: State) -> list[Problem]:
    """Look for a trick that cannot have come about."""
    alive = state.sheet.alive
    if not alive[state.leader]:
        return [Problem("power-is-out", {"seat": state.seats[state.leader]})]
    played = [player for player, _ in state.trick]
    twice = [p for p in played if played.count(p) > 1]
    if twice:
        return [Problem("played-twice", {"seat": state.seats[twice[0]]})]
    if len(played) >= sum(alive):
        return [Problem("trick-already-full", {})]
    order = state.leader
    for player in played:
        if player != order:
            return [Problem("trick-order", {"seat": state.seats[player]})]
        order = next_in(alive, order)
    counts = {len(cards) for _, cards in state.trick}
    if len(counts) > 1 or (counts - {1} and state.options.sets == "no"):
        return [Problem("trick-uneven", {})]
    count = next(iter(counts), 0)
    sizes = {len(hand) + (count if p in played else 0) for p, hand in enumerate(state.hands) if alive[p]}
    if len(sizes) > 1 or sizes == {0}:
        listed = ", ".join(str(len(hand)) for p, hand in enumerate(state.hands) if alive[p])
        return [Problem("hands-uneven", {"sizes": listed})]
    return []
