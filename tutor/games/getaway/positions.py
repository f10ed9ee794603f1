"""Positions of Getaway set up by hand: reading, writing, and what is impossible in them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.core.cards import Card, spell, tidy
from tutor.core.complaints import Complaint
from tutor.core.game import Problem
from tutor.core.moves import PLAY, TABLE, Seat, read_move
from tutor.core.reading import fields_of, list_of, one_of, read_cards, read_hands, seat_number, whole
from tutor.games.getaway.dealing import opened
from tutor.games.getaway.options import Options
from tutor.games.getaway.sieves import VERBS
from tutor.games.getaway.state import (
    DEAL,
    DRAW,
    FIRST,
    FORFEIT,
    HEAPS,
    NOBODY,
    OVER,
    STOPPED,
    TRICK,
    WINDOW,
    Phase,
    State,
    full_pack,
    highest,
    must_draw,
    opening_ace,
    players_in,
    seat_of,
)
from tutor.games.getaway.table import start

FIELDS = (
    "hands",
    "trick",
    "number",
    "power",
    "pile",
    "phase",
    "drawn",
    "asked",
    "asks_from",
    "in",
    "donor",
    "gatherer",
    "heaps",
    "loser",
    "ended_by",
    "losses",
    "dealer",
    "youngest",
)
ENDS = (
    "",
    "getaway.end.last-with-cards",
    "getaway.two.drawn-tochoo",
    "getaway.opt.two-player.shortcut-scope",
)
NEEDED = {
    HEAPS: ("heaps",),
    FIRST: ("trick",),
    TRICK: ("trick",),
    STOPPED: ("trick", "gatherer"),
    FORFEIT: ("trick", "gatherer"),
    OVER: ("loser",),
}
"""What must be said of a position in these phases."""


def read(options: Options, seats: tuple[Seat, ...], case: Mapping[str, Any]) -> State:
    """Read a deal (``hands``) or a moment (``position``) of a case.

    Raises ``Complaint`` for a card that cannot be read, a seat that is not there, or an incomplete deal.
    """
    state = _seated(start(options, seats), case)
    if "position" in case:
        said = fields_of(case["position"], FIELDS)
        return _position(_seated(state, said), said)
    if "hands" in case:
        return _deal(state, case["hands"])
    return state


def _seated(state: State, said: Mapping[str, Any]) -> State:
    """Read who deals and who is the youngest."""
    dealer, youngest = (_named(state, said, name, getattr(state, name)) for name in ("dealer", "youngest"))
    return state._replace(dealer=dealer, youngest=youngest)


def _deal(state: State, said: Any) -> State:
    """Read a complete deal."""
    hands = _hands(state, said)
    dealt = {c for hand in hands for c in hand}
    missing = tuple(c for c in full_pack(state.options) if c not in dealt)
    if missing:
        raise Complaint("deal-incomplete", cards=missing, n=len(missing))
    sizes = [len(hand) for hand in hands]
    if state.options.deal_method == "even" and max(sizes) - min(sizes) > 1:
        raise Complaint("deal-uneven", sizes=", ".join(map(str, sizes)), rule="getaway.deal.whole-pack-even")
    return opened(state, hands)


def _hands(state: State, said: Any) -> tuple[tuple[Card, ...], ...]:
    return tuple(map(tidy, read_hands(state.seats, said, full_pack(state.options))))


def _position(state: State, said: Mapping[str, Any]) -> State:
    """Read a moment of a game; what is not said is what it most likely is."""
    trick = tuple(_laid(state, text) for text in list_of("trick", said.get("trick")))
    number = whole("number", said.get("number", 2), 1, 999)
    phase = _phase(said.get("phase"), bool(trick), number)
    losses = tuple(whole("losses", n, 0, 9999) for n in list_of("losses", said.get("losses")))
    if losses and len(losses) != len(state.seats):
        raise Complaint("numbers-per-seat", field="losses", n=len(state.seats))
    state = state._replace(phase=phase, losses=losses)
    if phase is DEAL:
        return state
    for name in NEEDED.get(phase, ()):
        if not said.get(name):
            raise Complaint("field-missing", field=name)
    hands = _hands(state, said.get("hands", {}))
    heaps = tuple(read_cards(heap, full_pack(state.options)) for heap in list_of("heaps", said.get("heaps")))
    state = state._replace(hands=hands, heaps=heaps)
    most = len(hands) - 1 if phase is HEAPS else len(hands)
    asked = whole("asked", said.get("asked", 0), 0, most)
    if phase is HEAPS:
        return state._replace(asked=asked)
    power = _power(state, said, trick, number)
    return state._replace(
        alive=_alive(state, said, trick, power),
        trick=trick,
        number=number,
        power=power,
        pile=_pile(state, said.get("pile", "rest"), trick),
        drawn=one_of("drawn", said.get("drawn", ""), ("", "pile", "hand")),
        asked=asked,
        asks_from=_named(state, said, "asks_from", (state.dealer + state.step) % len(hands) if number == 1 else power),
        donor=_named(state, said, "donor"),
        gatherer=_named(state, said, "gatherer"),
        loser=_named(state, said, "loser"),
        ended_by=one_of("ended_by", said.get("ended_by", ""), ENDS),
    )


def _named(state: State, said: Mapping[str, Any], name: str, otherwise: int = NOBODY) -> int:
    return seat_number(state.seats, said[name]) if name in said else otherwise


def _laid(state: State, text: Any) -> tuple[int, Card]:
    move = read_move(str(text), state.seats, VERBS)
    if move.verb != PLAY or len(move.cards) != 1 or move.seat == TABLE:
        raise Complaint("unreadable-move", text=str(text), why="")
    if move.card not in full_pack(state.options):
        raise Complaint("card-foreign", card=move.card)
    return seat_of(state, move.seat), move.card


def _phase(said: Any, lies: bool, number: int) -> Phase:
    if said is not None:
        return Phase(one_of("phase", said, tuple(p.value for p in Phase)))
    if not lies:
        return WINDOW
    return FIRST if number == 1 else TRICK


def _power(state: State, said: Mapping[str, Any], trick: tuple[tuple[int, Card], ...], number: int) -> int:
    """Read who leads: the one who is named, who has led, or who opens with the ace of spades."""
    if "power" in said:
        return seat_number(state.seats, said["power"])
    if trick:
        return trick[0][0]
    if number == 1:
        ace = opening_ace(state.options)
        for player, hand in enumerate(state.hands):
            if ace in hand:
                return player
    raise Complaint("field-missing", field="power")


def _alive(state: State, said: Mapping[str, Any], trick: tuple[tuple[int, Card], ...], power: int) -> tuple[bool, ...]:
    """Read who is in: those who are named, or all who have cards, have played, or have the power."""
    if "in" in said:
        named = {seat_number(state.seats, name) for name in list_of("in", said["in"])}
    else:
        named = {power, *(player for player, _ in trick), *(p for p, hand in enumerate(state.hands) if hand)}
    return tuple(player in named for player in range(len(state.seats)))


def _pile(state: State, said: Any, trick: tuple[tuple[int, Card], ...]) -> tuple[Card, ...]:
    """Read the pile: ``rest`` is every card that lies nowhere else; a number must say the same."""
    whole_pack = full_pack(state.options)
    if not isinstance(said, int) and said != "rest" and not str(said).isdecimal():
        return read_cards(said, whole_pack)
    used = {c for hand in (*state.hands, *state.heaps) for c in hand} | {c for _, c in trick}
    rest = tuple(c for c in whole_pack if c not in used)
    if said != "rest" and whole("pile", said, 0, len(whole_pack)) != len(rest):
        raise Complaint("pile-count", n=int(said), rest=len(rest))
    return rest


def write(state: State) -> dict[str, Any]:
    """Write a moment so that ``read`` reads the same one back."""
    seats, usual = state.seats, start(state.options, state.seats)
    said: dict[str, Any] = {"phase": state.phase.value}
    for name in ("dealer", "youngest"):
        if getattr(state, name) != getattr(usual, name):
            said[name] = str(seats[getattr(state, name)])
    if state.losses:
        said["losses"] = list(state.losses)
    if state.phase is DEAL:
        return said
    said["hands"] = {str(seats[p]): spell(hand) for p, hand in enumerate(state.hands) if hand}
    said["asked"] = state.asked
    if state.phase is HEAPS:
        return {**said, "heaps": [spell(heap) for heap in state.heaps]}
    said |= {
        "number": state.number,
        "pile": spell(state.pile),
        "in": [str(seat) for seat, alive in zip(seats, state.alive, strict=True) if alive],
    }
    if state.trick:
        said["trick"] = [f"{seats[p]} {c}" for p, c in state.trick]
    for name in ("power", "asks_from", "donor", "gatherer", "loser"):
        if (player := getattr(state, name)) != NOBODY:
            said[name] = str(seats[player])
    for name in ("drawn", "ended_by"):
        if getattr(state, name):
            said[name] = getattr(state, name)
    return said


# What is possible


def check(state: State) -> list[Problem]:
    """List what is impossible in a position."""
    if state.phase is DEAL:
        return []
    lying = [c for hand in (*state.hands, *state.heaps, state.pile) for c in hand] + [c for _, c in state.trick]
    whole_pack = full_pack(state.options)
    problems = [Problem("card-twice", {"card": c}) for c in dict.fromkeys(lying) if lying.count(c) > 1]
    missing = tuple(c for c in whole_pack if c not in set(lying))
    if missing:
        problems.append(Problem("cards-missing", {"cards": missing, "n": len(missing)}))
    if problems or state.phase is HEAPS:
        return problems if problems or _heaps_fit(state) else [_does_not_fit(state)]
    problems = _check_seats(state)
    if not problems and not _fits(state):
        problems.append(_does_not_fit(state))
    return problems or _check_trick(state)


def _does_not_fit(state: State) -> Problem:
    return Problem("phase-impossible", {"phase": state.phase.value})


def _heaps_fit(state: State) -> bool:
    """Whether there is a heap for everyone who has none yet, and the one asked is among them."""
    without = [player for player, hand in enumerate(state.hands) if not hand]
    left = sum(bool(heap) for heap in state.heaps)
    piles = state.options.deal_method == "piles" and len(state.heaps) == len(state.hands)
    return piles and left == len(without) and state.asked in without


def _check_seats(state: State) -> list[Problem]:
    """List what is wrong with who is in, out, and about to lead."""
    problems = []
    played = [player for player, _ in state.trick]
    for player, seat in enumerate(state.seats):
        if not state.alive[player] and (state.hands[player] or player in played):
            problems.append(Problem("out-with-cards", {"seat": seat}))
        waits = player not in played and player != state.power
        if state.alive[player] and waits and not state.hands[player] and state.phase is not OVER:
            problems.append(Problem("in-without-cards", {"seat": seat}))
    if len(set(played)) < len(played) and state.phase is not FORFEIT:  # there it is the mistake
        twice = next(player for player in played if played.count(player) > 1)
        problems.append(Problem("played-twice", {"seat": state.seats[twice]}))
    if state.phase is OVER:
        return problems
    if not state.alive[state.power]:
        problems.append(Problem("power-is-out", {"seat": state.seats[state.power]}))
    if players_in(state) < 2:
        problems.append(Problem("nobody-to-move", {}))
    return problems


def _check_trick(state: State) -> list[Problem]:
    """List what is wrong with the cards in the middle, the lead and the pile."""
    problems = []
    draws = state.phase is DRAW or must_draw(state)
    if draws and not state.pile and state.options.last_card_power != "draw-hand":
        problems.append(Problem("pile-empty", {"rule": "getaway.gap.pile-empty"}))
    if state.number == 1 and state.phase in (WINDOW, FIRST):
        ace, opener = opening_ace(state.options), state.power
        held = ace in state.hands[opener] if state.phase is WINDOW else (opener, ace) == state.trick[0]
        if not held:
            problems.append(Problem("ace-does-not-open", {"seat": state.seats[opener], "card": ace}))
    if state.phase is WINDOW and state.drawn and len(state.hands[state.power]) != 1:
        problems.append(Problem("drawn-not-alone", {"seat": state.seats[state.power]}))
    if state.phase is TRICK:
        off = [c for _, c in state.trick if c.suit != state.led]
        if off:
            problems.append(Problem("trick-already-stopped", {"card": off[0], "rule": "getaway.trick.tochoo-stops"}))
    if state.phase in (TRICK, FIRST) and len(state.trick) >= players_in(state):
        problems.append(Problem("trick-already-full", {}))
    return problems


def _fits(state: State) -> bool:
    """Whether the phase goes with what lies in the middle and with the options."""
    phase, lies, options = state.phase, bool(state.trick), state.options
    if phase is WINDOW:
        return not lies or must_draw(state)
    if phase in (FIRST, TRICK):
        return lies and (state.number == 1) == (phase is FIRST)
    if phase is DRAW:
        from_hand = options.last_card_power == "draw-hand"
        donor = state.donor != NOBODY and bool(state.hands[state.donor])
        return state.number > 1 and not state.hands[state.power] and donor == from_hand
    if phase is OVER:
        return True
    played = [player for player, _ in state.trick]
    strict = options.penalties == "strict" and state.number > 1 and len(played) > 1 and state.gatherer in played
    return strict and (phase is FORFEIT or state.gatherer == highest(state.trick)[0])
