"""Positions of Écarté by hand: the fields they are written in, and what is impossible in them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tutor.core.cards import SUITS, Card, tidy
from tutor.core.complaints import Complaint
from tutor.core.fields import Field, Fields, cards_amiss, led_by, read_position, write_position
from tutor.core.game import Problem
from tutor.core.kinds import (
    Flag,
    Hands,
    Member,
    Number,
    OneCard,
    OneRule,
    OneSeat,
    PerSeat,
    Pile,
    Said,
    Seats,
    Trick,
    Word,
)
from tutor.core.moves import Seat
from tutor.core.plain import Plain
from tutor.core.reading import list_of, read_cards, read_hands, seat_number, whole
from tutor.core.seats import NOBODY
from tutor.games.ecarte.chouette import OPT_CHOUETTE
from tutor.games.ecarte.consequences import KING_WINS_AT_FOUR
from tutor.games.ecarte.dealing import dealt, dealt_by
from tutor.games.ecarte.options import Options
from tutor.games.ecarte.scoring import MATCH_END_AT_FIVE
from tutor.games.ecarte.state import (
    HAND,
    PACK,
    TARGET,
    WHOLE,
    Company,
    Entry,
    Phase,
    State,
    beats,
    missing,
    other,
)


def start(options: Options, seats: tuple[Seat, ...]) -> State:
    """The table before the draw for the deal."""
    count = len(seats)
    zeros, empty = (0,) * count, ((),) * count
    company = Company(bets=zeros) if options.chouette == "on" else None
    return State(options, seats, hands=empty, discards=empty, score=zeros, won=zeros, cuts=empty, company=company)


def again(state: State) -> State:
    """The next Partie of a series begins with a new draw."""
    return start(state.options, state.seats)


# A chouette's part


@dataclass(frozen=True)
class Ledger:
    """Payments, each as ``bet Anna -2 7``: what for, who, how much to the purse, what then lies in the bank."""

    def read(self, state: State, name: str, said: Said) -> tuple[Entry, ...]:
        """Read them."""
        return tuple(self._entry(state, name, str(one)) for one in list_of(name, said))

    def _entry(self, state: State, name: str, said: str) -> Entry:
        parts = said.split()
        if len(parts) != 4:
            raise Complaint("not-a-list", field=name, text=said[:40])
        what, seat, amount, bank = parts
        signed = Number(-99_999, 99_999).read(state, name, amount)
        return Entry(what, seat_number(state.seats, seat), signed, whole(name, bank, 0, 99_999))

    def write(self, state: State, value: tuple[Entry, ...]) -> object:
        """Say them."""
        return [f"{entry.what} {state.seats[entry.player]} {entry.amount} {entry.bank}" for entry in value]


@dataclass(frozen=True)
class Advice:
    """What each adviser has said: ``Ben propose``."""

    def read(self, state: State, name: str, said: Said) -> tuple[tuple[int, str], ...]:
        """Read it."""
        words = (str(one).partition(" ") for one in list_of(name, said))
        return tuple((seat_number(state.seats, seat), text) for seat, _, text in words)

    def write(self, state: State, value: tuple[tuple[int, str], ...]) -> object:
        """Say it."""
        return [f"{state.seats[player]} {text}" for player, text in value]


def _company(state: State) -> Company:
    assert state.company is not None
    return state.company


def _in_line(state: State) -> tuple[int, ...]:
    """Who sits where in a chouette: nobody yet while the places are drawn for, else as seated."""
    return () if state.phase is Phase.CUT else tuple(range(len(state.seats)))


COMPANY: Fields[State] = (
    Field(
        "order",
        Seats(),
        at="company.order",
        usual=_in_line,
        needed=lambda state: state.phase is not Phase.CUT and not _company(state).order,
    ),
    Field("bank", Number(0, 99_999), at="company.bank"),
    Field("first", Flag(), at="company.first"),
    Field("bets", PerSeat(0, 99_999, or_none=True), at="company.bets"),
    Field("side", OneSeat(or_nobody=True), at="company.side"),
    Field("covered", Number(0, 99_999), at="company.covered", matters=lambda state: _company(state).side != NOBODY),
    Field("ledger", Ledger(), at="company.ledger"),
    Field("advice", Advice(), at="company.advice"),
)


@dataclass(frozen=True)
class AtTheBank:
    """The fields of a chouette, under one name."""

    fields: Fields[State] = COMPANY

    def read(self, state: State, name: str, said: Said) -> Company:
        """Read them."""
        company = _company(read_position(self.fields, state, said))
        if company.order and sorted(company.order) != list(range(len(state.seats))):
            raise Complaint("order-incomplete", field=name, seats=", ".join(state.seats))
        return company

    def write(self, state: State, value: Company) -> object:
        """Say them."""
        fresh = state._replace(company=start(state.options, state.seats).company)
        return write_position(self.fields, fresh, state._replace(company=value))

    def usual(self, state: State) -> Company:
        """Return a chouette in which nothing has been paid."""
        return self.read(state, "company", {})


# What a case may say of a moment


@dataclass(frozen=True)
class Cuts:
    """The cards that each player drew for the deal; they go back and may come twice."""

    def read(self, state: State, name: str, said: Said) -> tuple[tuple[Card, ...], ...]:
        """Read them."""
        if not isinstance(said, Mapping):
            raise Complaint("hands-not-a-list", field=name, text=str(said)[:80])
        drawn = {seat_number(state.seats, seat): str(text).split() for seat, text in said.items()}
        return tuple(
            tuple(card for word in drawn.get(player, ()) for card in read_cards(word, WHOLE, seat))
            for player, seat in enumerate(state.seats)
        )

    def write(self, state: State, value: tuple[tuple[Card, ...], ...]) -> object:
        """Say them."""
        return {str(seat): " ".join(map(str, drawn)) for seat, drawn in zip(state.seats, value, strict=True) if drawn}


def _pack(_: State) -> tuple[Card, ...]:
    return PACK


def _open_or_held(state: State) -> Iterator[Card]:
    """Every card that is not in the talon."""
    for cards in (*state.hands, *state.discards):
        yield from cards
    for _, card in (*state.trick, *state.played):
        yield card
    if state.turn_up is not None:
        yield state.turn_up


def _phase(said: Mapping[str, Plain]) -> Phase:
    """Where tricks are, cards are played; with a turn-up elder speaks; else the deal comes."""
    if said.get("trick") or said.get("played"):
        return Phase.PLAY
    return Phase.PROPOSE if said.get("turn_up") else Phase.DEAL


def _dealer(state: State) -> int:
    """The banker of a chouette; of two the last, unless the deal is known."""
    if state.company is not None:
        return state.company.order[0] if state.company.order else NOBODY
    return len(state.seats) - 1 if state.dealer == NOBODY else state.dealer


def _talon(state: State) -> tuple[Card, ...]:
    """The rest of the pack, once any card is out."""
    return TALON.rest(state) if any(_open_or_held(state)) else ()


def _won(state: State) -> tuple[int, ...]:
    """Count the tricks of each player."""
    won = [0] * len(state.seats)
    for (leader, lead), (follower, reply) in zip(state.played[::2], state.played[1::2], strict=False):
        won[follower if beats(reply, lead, state.trump) else leader] += 1
    return tuple(won)


def _led(state: State, said: Mapping[str, Plain]) -> int:
    """Who led: the other one of whom the turn is; elder, where nothing was played yet."""
    if said.get("turn"):
        return other(state, led_by("turn")(state, said))
    return NOBODY if said.get("played") else state.elder


def _turn(state: State) -> int:
    """Return whose turn it most likely is."""
    phase = state.phase
    if phase in (Phase.PLAY, Phase.NAMED):
        if state.trick:
            return other(state, state.trick[0][0])
        if len(state.played) >= 2:
            (leader, lead), (follower, reply) = state.played[-2:]
            return follower if beats(reply, lead, state.trump) else leader
        return state.elder
    if phase in (Phase.PROPOSE, Phase.DISCARD):
        return state.elder
    if phase is Phase.ANSWER:
        return state.dealer
    if phase is Phase.BALANCE and state.company is not None and state.company.surplus > 0:
        return state.company.order[2 if state.options.chouette_over == "side-bettor" else 0]
    if phase in (Phase.BANK, Phase.CASH, Phase.BALANCE):
        return state.dealer
    if phase is Phase.DRAW:
        return state.elder if len(state.hands[state.elder]) < HAND else state.dealer
    return state.elder if phase is Phase.BET else NOBODY


BEFORE_THE_DEAL = (Phase.CUT, Phase.CHOOSE)
TURNED = (Phase.PROPOSE, Phase.ANSWER, Phase.DISCARD, Phase.DRAW, Phase.PLAY, Phase.NAMED)
"""The phases after the turn-up."""
TALON = Pile(_pack, _open_or_held, tidy)
CHOUETTE = AtTheBank()


def _can_be_missed(options: Options) -> bool:
    """Whether somebody may fail to follow, and be found out later."""
    return options.enforcement == "renonce-possible"


FIELDS: Fields[State] = (
    Field("phase", Member(Phase), guess=_phase),
    Field("company", CHOUETTE, matters=lambda state: state.company is not None, usual=CHOUETTE.usual),
    Field("dealer", OneSeat(), matters=lambda state: state.phase not in BEFORE_THE_DEAL, usual=_dealer),
    Field("score", PerSeat(-99_999, 99_999)),
    Field("number", Number(1, 999_999)),
    Field("turn_up", OneCard(_pack), needed=lambda state: state.phase in TURNED),
    Field("hands", Hands(_pack, tidy)),
    Field("discards", Hands(_pack, tidy)),
    Field("trick", Trick(_pack), needed=lambda state: state.phase is Phase.NAMED, led=_led),
    Field("played", Trick(_pack)),
    Field("won", PerSeat(0, HAND, or_none=True), usual=_won),
    Field("talon", TALON, usual=_talon),
    Field("exchanges", Number(0, 99)),
    Field("obliged", OneSeat(or_nobody=True)),
    Field("king", OneSeat(or_nobody=True)),
    Field("turn", OneSeat(or_nobody=True), usual=_turn, needed=lambda state: state.phase is Phase.CHOOSE),
    Field("before", PerSeat(-99_999, 99_999, or_none=True)),
    Field("offenders", Seats(ordered=False), under=_can_be_missed),
    Field("missed", Seats(ordered=False), under=_can_be_missed),
    Field(
        "named",
        Word(("", *SUITS)),
        needed=lambda state: state.phase is Phase.NAMED,
        under=lambda options: options.name_suit == "binding",
    ),
    Field("cuts", Cuts()),
    Field(
        "winner",
        OneSeat(or_nobody=True),
        needed=lambda state: state.phase is Phase.OVER and state.company is None,
    ),
    Field("worth", Number(0, 3)),
    Field("ended_by", OneRule((MATCH_END_AT_FIVE, KING_WINS_AT_FOUR, OPT_CHOUETTE))),
)


def read(options: Options, seats: tuple[Seat, ...], case: Mapping[str, Plain]) -> State:
    """Read two hands before the turn-up (``hands``), or any moment (``position``), of a case.

    With a ``dealer`` and nothing else the draw for the deal is left out. Where no dealer is named,
    the last of two deals; in a chouette the seats stand in line, banker first.

    Raises ``Complaint`` for a card that cannot be read, a seat that is not there, or an incomplete deal.
    """
    state = start(options, seats)
    if "dealer" in case and state.company is None:
        state = dealt_by(state, seat_number(seats, case["dealer"]))
    if "position" in case:
        return read_position(FIELDS, state, case["position"])
    if "hands" not in case:
        return state if "dealer" not in case else _to_the_deal(state)
    state = _to_the_deal(state)
    hands = tuple(map(tidy, read_hands(seats, case["hands"], WHOLE)))
    for player, hand in enumerate(hands):
        wanted = HAND if player in (state.elder, state.dealer) else 0
        if len(hand) != wanted:
            raise Complaint("hand-size", seat=seats[player], n=len(hand), wanted=wanted)
    return dealt(state, hands)


def _to_the_deal(state: State) -> State:
    """Return the table before the deal, with the usual dealer and line."""
    return read_position(FIELDS, state, {"phase": Phase.DEAL.value})


def write(state: State) -> dict[str, object]:
    """Write a moment so that ``read`` reads the same one back."""
    return write_position(FIELDS, start(state.options, state.seats), state)


# What is possible

AT_THE_BANK = (Phase.BANK, Phase.BET, Phase.BALANCE, Phase.CASH)
BEFORE_THE_CARDS = (Phase.CUT, Phase.CHOOSE, Phase.BANK, Phase.BET, Phase.BALANCE)
SETTLED_TURN = (Phase.PROPOSE, Phase.ANSWER, Phase.PLAY, Phase.NAMED, Phase.BANK, Phase.BALANCE, Phase.CASH)
AT_THE_CARDS = (Phase.TURN, Phase.PROPOSE, Phase.ANSWER, Phase.DISCARD, Phase.DRAW, Phase.PLAY, Phase.NAMED)


ACCORDING_TO = {
    Phase.CHOOSE: ("first-dealer", "higher-chooses"),
    Phase.NAMED: ("name-suit", "binding"),
    **dict.fromkeys(AT_THE_BANK, ("chouette", "on")),
}
"""Phases that exist only where an option has this value."""


def check(state: State) -> list[Problem]:
    """List what is impossible in a position."""
    foreign = _of_another_table(state)
    if foreign is not None:
        return [foreign]
    lying = [*_open_or_held(state), *state.talon]
    problems = cards_amiss(lying, tidy(WHOLE)) if lying or state.phase in AT_THE_CARDS else []
    if state.phase in AT_THE_CARDS:
        problems += _check_hands(state)
    best = max(state.score)
    if best >= TARGET and state.phase in AT_THE_CARDS and state.options.chouette_unit == "partie":
        problems.append(Problem("score-over", {"seat": state.seats[state.score.index(best)], "n": best}))
    company = state.company
    if company is not None and _nobody_pays(state, company):
        problems.append(Problem("nobody-to-move"))
    early = state.phase in AT_THE_CARDS and state.phase not in (Phase.PLAY, Phase.NAMED)
    if (lying and state.phase in BEFORE_THE_CARDS) or (early and (state.played or state.trick)):
        problems.append(Problem("cards-too-early"))
    if state.phase in SETTLED_TURN and state.turn != (whose := _turn(state)):
        problems.append(Problem("turn-wrong", {"seat": state.seats[state.turn], "turn": state.seats[whose]}))
    return problems


def _of_another_table(state: State) -> Problem | None:
    """Return what is wrong where the phase, or a score, belongs to a table with other options."""
    option, value = ACCORDING_TO.get(state.phase, ("", ""))
    if option and getattr(state.options, option.replace("-", "_")) != value:
        return Problem("phase-needs-option", {"phase": state.phase.value, "option": option, "value": value})
    if state.phase is Phase.CHOOSE and state.company is not None:
        return Problem("phase-needs-option", {"phase": state.phase.value, "option": "chouette", "value": "off"})
    two = [player for player in (state.elder, state.dealer) if player != NOBODY]
    odd = [seat for player, seat in enumerate(state.seats) if state.score[player] and player not in two]
    if odd:
        return Problem("no-such-seat", {"text": odd[0], "seats": ", ".join(state.seats[player] for player in two)})
    return None


def _nobody_pays(state: State, company: Company) -> bool:
    """Whether money is due but the one whose turn it is has none to pay."""
    if state.phase is Phase.BALANCE:
        return company.surplus == 0
    return state.phase is Phase.BET and (state.turn == company.order[0] or bool(company.bets[state.turn]))


def _check_hands(state: State) -> list[Problem]:
    problems = []
    laid = [player for player, _ in (*state.played, *state.trick)]
    for player, seat in enumerate(state.seats):
        sits = player in (state.elder, state.dealer)
        wanted = HAND - laid.count(player) if sits else 0
        drawing = state.phase is Phase.DRAW and player == state.turn
        if len(state.hands[player]) != wanted and not drawing:
            problems.append(Problem("hand-size", {"seat": seat, "n": len(state.hands[player]), "wanted": wanted}))
    if state.phase is Phase.DRAW and not 0 < missing(state) <= len(state.talon):
        facts = {"seat": state.seats[state.turn], "n": len(state.hands[state.turn]), "wanted": HAND - 1}
        problems.append(Problem("hand-size", facts))
    two = [state.elder, state.dealer]
    empty = state.phase is Phase.PLAY and not state.hands[state.turn]
    if empty or (state.turn not in two and state.phase is not Phase.TURN):
        problems.append(Problem("nobody-to-move"))
    if len(state.trick) > 1:
        problems.append(Problem("trick-already-full"))
    pairs = zip(laid[: len(state.played) : 2], laid[1 : len(state.played) : 2], strict=False)
    same_side = any(first == second for first, second in pairs)
    if len(state.played) % 2 or same_side or state.won != _won(state):
        problems.append(Problem("tricks-broken"))
    return problems
