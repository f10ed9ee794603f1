"""Positions of Getaway set up by hand: the fields they are written in, and what is impossible in them."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.cards import Card, tidy
from tutor.core.complaints import Complaint
from tutor.core.fields import Field, Fields, cards_amiss, led_by, read_position, write_position
from tutor.core.game import Problem
from tutor.core.kinds import Hands, Heaps, Marks, Member, Number, OneRule, OneSeat, PerSeat, Pile, Trick, Word
from tutor.core.moves import Seat
from tutor.core.plain import Plain
from tutor.core.reading import read_hands
from tutor.core.rules import RuleId
from tutor.core.seats import NOBODY
from tutor.games.getaway.consequences import DRAWN_TOCHOO, SHORTCUT_SCOPE
from tutor.games.getaway.dealing import WHOLE_PACK, opened
from tutor.games.getaway.ending import LAST_WITH_CARDS
from tutor.games.getaway.options import Options
from tutor.games.getaway.state import (
    DEAL,
    DRAW,
    FIRST,
    FORFEIT,
    HEAPS,
    OVER,
    STOPPED,
    TRICK,
    WINDOW,
    Phase,
    State,
    full_pack,
    highest,
    must_draw,
    opener,
    opening_ace,
    players_in,
)
from tutor.games.getaway.table import start

# What a case may say of a moment


def _dealt(state: State) -> bool:
    return state.phase is not DEAL


def _in_play(state: State) -> bool:
    return state.phase is not DEAL and state.phase is not HEAPS


def _pack(state: State) -> tuple[Card, ...]:
    return full_pack(state.options)


def _lying_open(state: State) -> list[Card]:
    """Every card that is not in the pile."""
    return [card for cards in (*state.hands, *state.heaps) for card in cards] + [card for _, card in state.trick]


def _phase(said: Mapping[str, Plain]) -> Phase:
    """Without a trick a lead is waited for; with one its next card."""
    if not said.get("trick"):
        return WINDOW
    return FIRST if str(said.get("number")) == "1" else TRICK


def _leader(state: State) -> int:
    """Who has led, or will open with the ace of spades; otherwise it must be said."""
    if state.trick:
        return state.trick[0][0]
    return opener(state.options, state.hands) if state.number == 1 else NOBODY


def _led(state: State, said: Mapping[str, Plain]) -> int:
    """Who led, as it is said; the ace of spades opens the first trick."""
    if said.get("power"):
        return led_by("power")(state, said)
    return opener(state.options, state.hands) if state.phase is FIRST else NOBODY


def _inside(state: State) -> tuple[bool, ...]:
    """All who have cards, have played, or have the power."""
    played = {player for player, _ in state.trick}
    return tuple(bool(hand) or p in played or p == state.power for p, hand in enumerate(state.hands))


def _asked_first(state: State) -> int:
    """Where the asking begins: at the power, before trick 1 next to the dealer."""
    return (state.dealer + state.step) % len(state.seats) if state.number == 1 else state.power


SEATED: Fields[State] = (Field("dealer", OneSeat()), Field("youngest", OneSeat()))
"""What may be said of a deal, too."""

GATHERED = (STOPPED, FORFEIT)
"""The phases in which somebody has to gather the trick."""
PILE = Pile(_pack, _lying_open, tidy)

FIELDS: Fields[State] = (
    *SEATED,
    Field("losses", PerSeat(0, 9999, or_none=True), under=lambda options: options.loss_counter == "on"),
    Field("phase", Member(Phase), guess=_phase),
    Field("hands", Hands(_pack, tidy), matters=_dealt, usual=lambda state: ((),) * len(state.seats)),
    Field(
        "heaps",
        Heaps(_pack),
        matters=_dealt,
        needed=lambda state: state.phase is HEAPS,
        under=lambda options: options.deal_method == "piles",
    ),
    Field(
        "trick",
        Trick(_pack),
        matters=_in_play,
        needed=lambda state: state.phase in (FIRST, TRICK, STOPPED, FORFEIT),
        led=_led,
        step=lambda state: state.step,
    ),
    Field("number", Number(1, 999), matters=_in_play, usual=lambda state: 1 if state.phase is FIRST else 2),
    Field("power", OneSeat(), matters=_in_play, usual=_leader, needed=lambda s: _in_play(s) and s.power == NOBODY),
    Field("in", Marks(), at="alive", matters=_in_play, usual=_inside),
    Field("pile", PILE, matters=_in_play, usual=PILE.rest),
    Field("drawn", Word(("", "pile", "hand")), matters=_in_play),
    Field("asked", Number(0, lambda state: len(state.seats) - (state.phase is HEAPS)), matters=_dealt),
    Field("asks_from", OneSeat(), matters=_in_play, usual=_asked_first),
    Field(
        "donor", OneSeat(or_nobody=True), matters=_in_play, under=lambda options: options.last_card_power == "draw-hand"
    ),
    Field(
        "gatherer",
        OneSeat(or_nobody=True),
        matters=_in_play,
        needed=lambda state: state.phase in (STOPPED, FORFEIT),
        under=lambda options: options.penalties == "strict",
    ),
    Field("loser", OneSeat(or_nobody=True), matters=_in_play, needed=lambda state: state.phase is OVER),
    Field("ended_by", OneRule((LAST_WITH_CARDS, DRAWN_TOCHOO, SHORTCUT_SCOPE)), matters=_in_play),
)


def read(options: Options, seats: tuple[Seat, ...], case: Mapping[str, Plain]) -> State:
    """Read a deal (``hands``) or a moment (``position``) of a case.

    Raises ``Complaint`` for a card that cannot be read, a seat that is not there, or an incomplete deal.
    """
    said = {field.name: case[field.name] for field in SEATED if field.name in case}
    state = read_position(SEATED, start(options, seats), said)
    if "position" in case:
        return read_position(FIELDS, state, case["position"])
    if "hands" in case:
        return _deal(state, read_hands(seats, case["hands"], full_pack(options)))
    return state


def _deal(state: State, hands: tuple[tuple[Card, ...], ...]) -> State:
    """Lay out a complete deal."""
    dealt = {card for hand in hands for card in hand}
    missing = tuple(card for card in full_pack(state.options) if card not in dealt)
    if missing:
        raise Complaint("deal-incomplete", cards=missing, n=len(missing))
    sizes = [len(hand) for hand in hands]
    if state.options.deal_method == "even" and max(sizes) - min(sizes) > 1:
        raise Complaint("deal-uneven", sizes=", ".join(map(str, sizes)), rule=WHOLE_PACK)
    return opened(state, hands)


def write(state: State) -> dict[str, object]:
    """Write a moment so that ``read`` reads the same one back."""
    return write_position(FIELDS, start(state.options, state.seats), state)


# What is possible

GAP_PILE_EMPTY = RuleId("getaway.gap.pile-empty")
ACCORDING_TO = {HEAPS: ("deal-method", "piles"), STOPPED: ("penalties", "strict"), FORFEIT: ("penalties", "strict")}
"""Phases that exist only where an option has this value."""


def check(state: State) -> list[Problem]:
    """List what is impossible in a position, under these options."""
    option, value = ACCORDING_TO.get(state.phase, ("", ""))
    if option and getattr(state.options, option.replace("-", "_")) != value:
        return [Problem("phase-needs-option", {"phase": state.phase.value, "option": option, "value": value})]
    if state.phase is DEAL:
        return []
    problems = cards_amiss([*_lying_open(state), *state.pile], full_pack(state.options))
    if not problems and state.phase is not HEAPS:
        problems = _check_seats(state)
    if not problems and not _fits(state):
        problems = [Problem("phase-impossible", {"phase": state.phase.value})]
    return problems or _check_trick(state)


def _check_seats(state: State) -> list[Problem]:
    """List what is wrong with who is in, out, and about to lead."""
    problems = []
    played = [player for player, _ in state.trick]
    finished = state.phase in (WINDOW, DRAW)  # a finished trick stays open until an empty hand has drawn
    for player, seat in enumerate(state.seats):
        has_cards, has_played = bool(state.hands[player]), player in played
        if state.phase is OVER:
            continue
        if not state.alive[player] and (has_cards or (has_played and not finished)):
            problems.append(Problem("out-with-cards", {"seat": seat}))
        if state.alive[player] and not has_cards and not has_played and player != state.power:
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
        problems.append(Problem("pile-empty", {"rule": GAP_PILE_EMPTY}))
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
    if phase is HEAPS:
        return _heaps_fit(state)
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
    stopped = state.number > 1 and len(played) > 1 and state.gatherer in played
    return stopped and (phase is FORFEIT or state.gatherer == highest(state.trick)[0])


def _heaps_fit(state: State) -> bool:
    """Whether there is a heap for everyone who has none yet, and the one asked is among them."""
    without = [player for player, hand in enumerate(state.hands) if not hand]
    left = sum(bool(heap) for heap in state.heaps)
    return len(state.heaps) == len(state.hands) and left == len(without) and state.asked in without
