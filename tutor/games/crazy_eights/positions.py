"""Positions of Crazy Eights set up by hand: the fields they are written in, and what is impossible in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tutor.core.cards import BACK, SUITS, Card, spell, tidy
from tutor.core.complaints import Complaint
from tutor.core.fields import Field, Fields, cards_amiss, read_position, write_position
from tutor.core.game import Problem
from tutor.core.kinds import (
    Cards,
    Hand,
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
    Word,
)
from tutor.core.moves import Seat
from tutor.core.reading import one_of, read_cards, read_hands
from tutor.core.reading import whole as whole_number
from tutor.games.crazy_eights.dealing import laid_out
from tutor.games.crazy_eights.ending import BLOCKED, FIRST_OUT
from tutor.games.crazy_eights.fits import WILD_STARTER
from tutor.games.crazy_eights.options import DRAW_RANK, Options, hand_size
from tutor.games.crazy_eights.sieves import ANNOUNCE, DRAWING, MUST_CALL
from tutor.games.crazy_eights.state import (
    ANY,
    ASKED,
    CALLING,
    DEALING,
    MISSED,
    OVER,
    PLAYING,
    SERVING,
    STUCK,
    TURNING,
    Phase,
    State,
    covered,
    discarded,
    payable,
    shuffles_first,
    whole,
)
from tutor.games.crazy_eights.table import start

GIVING = (ASKED, SERVING, MISSED)
CLOSED = (DEALING, TURNING)
"""The phases in which no card need lie open."""
ACCORDING_TO = {
    CALLING: ("starter-wild", "dealer-calls"),
    SERVING: ("draw-two", "on"),
    MISSED: ("last-card", "on"),
    STUCK: ("empty-stock", "reshuffle-after-block"),
}
"""Phases that exist only where an option has this value."""

# What a case may say of a moment


class OpenCard(OneCard[State]):
    """The open card, or a back where none is turned yet."""

    def read(self, state: State, name: str, said: Said) -> Card:
        """Read it."""
        return super().read(state, name, said) or BACK

    def write(self, state: State, value: Card | None) -> object:
        """Say it."""
        return "" if value is BACK or value is None else value.text


class Direction:
    """The direction of play, which the state keeps as a step."""

    values = ("clockwise", "anticlockwise")

    def read(self, state: State, name: str, said: Said) -> int:
        """Read it."""
        return 1 if one_of(name, said, self.values) == self.values[0] else -1

    def write(self, state: State, value: int) -> object:
        """Say it."""
        return self.values[value < 0]


class Stock(Pile[State]):
    """The stock, in no order; a number of 0 says that all the rest lies under the open card."""

    def rest(self, state: State) -> Hand:
        """Return what the discards have left."""
        return state.stock

    def read(self, state: State, name: str, said: Said) -> Hand:
        """Read it."""
        return () if str(said) == "0" else super().read(state, name, said)


class Discarded(Cards[State]):
    """The discards with the open card; a number of them is compared when all is read."""

    def read(self, state: State, name: str, said: Said) -> Hand:
        """Read them."""
        return () if said == "rest" or str(said).isdecimal() else super().read(state, name, said)


@dataclass(frozen=True)
class Discards(Field[State, Hand]):
    """The field of the discards: the state keeps the stock, and the discards are what is left."""

    def get(self, state: State) -> Hand:
        """Return the open card and what lies under it."""
        return () if state.top is BACK else (state.top, *discarded(state))

    def put(self, state: State, value: Hand) -> State:
        """Return the state with these discards; whatever lies nowhere else is the stock."""
        lying = {*value, *_lying_open(state)}
        return state._replace(stock=tuple(card for card in whole(state) if card not in lying) if state.hands else ())


def _lying_open(state: State) -> list[Card]:
    """Every card in a hand, and the open one."""
    return [card for hand in state.hands for card in hand] + ([] if state.top is BACK else [state.top])


OPEN_CARD = OpenCard(whole)
STOCK = Stock(whole, _lying_open, tidy, miscount="stock-count")
DEALER = Field[State, int]("dealer", OneSeat(), at="sitting.dealer")
TURN = Field[State, int]("turn", OneSeat(), usual=lambda s: s.sitting.dealer if s.phase is CALLING else s.starting)


def _names_a_suit(options: Options) -> bool:
    """Whether something may have to be matched that does not lie there."""
    return options.wild_mode != "no-call" or options.starter_wild == "first-player-free"


def _keeps_drawn(options: Options) -> bool:
    """Whether a turn can go on after a card was drawn."""
    return options.drawn_card != "none" or options.draw_permission == "every-turn"


FIELDS: Fields[State] = (
    DEALER,
    Field("phase", Member(Phase), usual=lambda _: PLAYING),
    Field("hands", Hands(whole), usual=lambda s: () if s.phase is DEALING else ((),) * len(s.seats)),
    Field("top", OPEN_CARD, needed=lambda s: s.phase not in CLOSED),
    Field("called", Word(("", *SUITS, ANY)), under=_names_a_suit),
    Discards("discards", Discarded(whole), usual=lambda s: () if s.top is BACK else (s.top,)),
    Field("stock", STOCK),
    TURN,
    Field("direction", Direction(), at="step", under=lambda options: options.reverse_rank != "off"),
    Field("debt", Number(0, 8), under=lambda options: options.draw_two != "off"),
    Field("drawn", Cards(whole), under=_keeps_drawn),
    Field("passes", Number(0, lambda state: len(state.seats) - 1)),
    Field("laid", OneSeat(or_nobody=True)),
    Field("silent", Seats(), under=lambda options: options.last_card != "off"),
    Field("round", Number(1, 9999), at="sitting.number"),
    Field("scores", PerSeat(0, 99_999, or_none=True), at="sitting.scores", needed=lambda s: s.phase is OVER),
    Field("ended_by", OneRule((FIRST_OUT, BLOCKED)), at="sitting.ended_by"),
)


def read(options: Options, seats: tuple[Seat, ...], case: Mapping[str, Said]) -> State:
    """Read a deal (``hands``) or a moment (``position``) of a case.

    Raises ``Complaint`` for a card that cannot be read, a seat that is not there, or an incomplete deal.
    """
    said = {name: case[name] for name in ("dealer",) if name in case}
    state = read_position((DEALER, TURN), start(options, seats), said)
    if "position" in case:
        return _agreed(read_position(FIELDS, state, case["position"]), case["position"])
    if "hands" in case:
        return _deal(state, case["hands"])
    return state


def _deal(state: State, said: Said) -> State:
    """Read a complete deal: every hand, before the starter is turned."""
    hands = read_hands(state.seats, said, whole(state))
    each = hand_size(state.options, len(state.seats))
    for seat, hand in zip(state.seats, hands, strict=True):
        if len(hand) != each:
            raise Complaint("hand-size", seat=seat, n=len(hand), wanted=each)
    return laid_out(state, hands)


def _agreed(state: State, said: Mapping[str, Said]) -> State:
    """Return the moment, if discards that were said are those that are left beside the stock.

    Raises ``Complaint`` where they are not.
    """
    below = said.get("discards", "rest")
    if below == "rest" or below is None:
        return state
    if str(below).isdecimal():
        if whole_number("discards", below, 0, len(whole(state))) != covered(state) + 1:
            raise Complaint("discards-count", n=int(below), rest=covered(state) + 1)
        return state
    under = {*read_cards(below, whole(state))} - {state.top}
    lost = tuple(card for card in discarded(state) if card not in under)
    if lost:
        raise Complaint("cards-missing", cards=lost, n=len(lost))
    twice = [card for card in (*state.stock, *_lying_open(state)) if card in under]
    if twice:
        raise Complaint("card-twice", card=twice[0])
    return state


def write(state: State) -> dict[str, object]:
    """Write a moment so that ``read`` reads the same one back: of stock and discards the shorter."""
    said = write_position(FIELDS, start(state.options, state.seats), state)
    if "discards" in said and len(state.stock) < covered(state):
        del said["discards"]
        said["stock"] = spell(state.stock)
    return said


# What is possible


def check(state: State) -> list[Problem]:
    """List what is impossible in a position."""
    problems = cards_amiss([*_lying_open(state), *state.stock, *discarded(state)], whole(state))
    problems += _check_rule_set(state)
    if state.phase in (DEALING, OVER):
        return problems
    if state.phase is TURNING and state.top is not BACK:
        problems.append(Problem("starter-turned", {"top": state.top}))
    empty = [seat for seat, hand in zip(state.seats, state.hands, strict=True) if not hand]
    if empty and state.phase is not SERVING:
        problems.append(Problem("hand-empty", {"seat": empty[0], "rule": FIRST_OUT}))
    return problems + _check_top(state) + _check_turn(state)


def _check_rule_set(state: State) -> list[Problem]:
    """List what a position has that no moment of this rule set can have."""
    options, problems = state.options, []
    option, value = ACCORDING_TO.get(state.phase, ("", ""))
    if option and getattr(options, option.replace("-", "_")) != value:
        facts = {"phase": state.phase.value, "option": option, "value": value}
        problems.append(Problem("phase-needs-option", facts))
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
    uncalled_starter = options.starter_wild == "own-suit" or state.phase is CALLING or not covered(state)
    if wild and not state.called and options.wild_mode in ("call", "must-match") and not uncalled_starter:
        problems.append(Problem("call-missing", {"top": state.top, "rule": MUST_CALL}))
    if state.debt and options.draw_two == "off":
        problems.append(Problem("debt-not-here", {"n": state.debt}))
    elif state.debt and state.top.rank != DRAW_RANK:
        problems.append(Problem("debt-without-two", {"top": state.top}))
    return problems


def _check_turn(state: State) -> list[Problem]:
    """List what does not go with the turn: cards drawn that are not held, a gift that the stock cannot give."""
    problems = []
    away = [c for c in state.drawn if c not in state.hands[state.turn]]
    if away:
        problems.append(Problem("drawn-not-held", {"seat": state.seats[state.turn], "card": away[0]}))
    if state.phase is MISSED and not state.silent:
        problems.append(Problem("nobody-silent"))
    empty = state.phase in GIVING and not shuffles_first(state) and not (state.stock and payable(state))
    if empty or (state.phase is TURNING and not state.stock) or (state.phase is STUCK and not covered(state)):
        problems.append(Problem("nothing-to-give"))
    return problems
