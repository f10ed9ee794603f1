"""Positions of Knock-Out Whist written down: deals, and the fields of any moment."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.cards import Card, tidy
from tutor.core.complaints import Complaint
from tutor.core.fields import Field, Fields, led_by, read_position, write_position
from tutor.core.game import Situation
from tutor.core.kinds import (
    Cards,
    Hands,
    Marks,
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
from tutor.core.reading import fields_of, one_of, read_hands
from tutor.core.seats import NOBODY
from tutor.games.knockout_whist.attempts import NO_TRUMP, TRUMPS
from tutor.games.knockout_whist.between import LAST_TRICK_WINS, RAINBOW, SOLE_SURVIVOR
from tutor.games.knockout_whist.consequences import opened
from tutor.games.knockout_whist.options import Options
from tutor.games.knockout_whist.possible import GATHERED, TRUMPS_SETTLED, lying_elsewhere, rest
from tutor.games.knockout_whist.state import (
    HANDS,
    MOST_EXCHANGED,
    ORDERS,
    PACK,
    Phase,
    State,
    asked_next,
    left_of,
    no_discards,
    opener,
)

NAMING = (Phase.TRUMP, Phase.ORDER)
IN_TURN = (Phase.EXCHANGE, Phase.DRAW, Phase.PAY)
"""The phases in which everybody is asked once, from the dealer's left."""
CUTTING = (Phase.CUT, Phase.RAINBOW)
NOT_SAID = "?"
"""What trumps are where they have to be said."""


def start(options: Options, seats: tuple[Seat, ...]) -> State:
    """The table before the first deal; the last seat deals, so that the first seat leads."""
    count = len(seats)
    nothing = (0,) * count
    return State(
        options,
        seats,
        ((),) * count,
        dealer=count - 1,
        alive=(True,) * count,
        won=nothing,
        lives=nothing,
        discards=no_discards(options, count),
    )


# What a case may say of a moment


def _pack(state: State) -> tuple[Card, ...]:
    return PACK


class Trump:
    """The trump suit, or that there is none."""

    values = TRUMPS

    def read(self, state: State, name: str, said: Said) -> str:
        """Read it."""
        return one_of(name, said, TRUMPS).replace(NO_TRUMP, "")

    def write(self, state: State, value: str) -> object:
        """Say it."""
        return value or NO_TRUMP


class Dogs(Seats):
    """Who has one card in this hand; whoever plays blind is among them."""

    def read(self, state: Situation, name: str, said: Said) -> tuple[int, ...]:
        """Read them."""
        blind = state.blind if isinstance(state, State) else ()
        return tuple(dict.fromkeys((*super().read(state, name, said), *blind)))


def _phase(said: Mapping[str, Said]) -> Phase:
    """Trumps are still to be named where only the chooser is said."""
    return Phase.TRUMP if "chooser" in said and "trump" not in said else Phase.PLAY


def _inside(state: State) -> tuple[bool, ...]:
    """All who have cards or have played; between hands everybody."""
    played = {player for player, _ in state.trick}
    return tuple(bool(hand) or p in played or state.phase in GATHERED for p, hand in enumerate(state.hands))


def _lives(state: State) -> tuple[int, ...]:
    """A dog has had at least the second chance that it is on."""
    at_stakes = state.options.stakes == "on"
    return tuple(
        (p in state.dogs) + (at_stakes and p in state.dogs) + (p in state.blind) for p in range(len(state.seats))
    )


def _first(state: State) -> int:
    """Who was asked first in this trick or round."""
    if state.phase in IN_TURN:
        return left_of(state.dealer, state.alive)
    if state.phase is not Phase.PLAY:
        return NOBODY
    return state.trick[0][0] if state.trick else opener(state)


def _turn(state: State) -> int:
    """Whose turn it is: it follows from the trick, the chooser, or who is first."""
    if state.phase in NAMING:
        return state.chooser
    if state.phase in IN_TURN:
        return left_of(state.dealer, state.alive)
    if state.phase is not Phase.PLAY:
        return state.tied[0] if state.phase in CUTTING and state.tied else NOBODY
    return asked_next(state.hands, state.trick[-1][0], state.first) if state.trick else state.first


def _exchanges(options: Options) -> bool:
    return options.exchange == "on"


STOCK = Pile(_pack, lying_elsewhere)
DEALER = Field[State, int]("dealer", OneSeat())

FIELDS: Fields[State] = (
    DEALER,
    Field("phase", Member(Phase), guess=_phase),
    Field("number", Number(1, HANDS)),
    Field("hands", Hands(_pack, tidy)),
    Field("trick", Trick(_pack), led=led_by("first")),
    Field("in", Marks(), at="alive", usual=_inside),
    Field("blind", Seats(), under=lambda options: options.stakes == "on"),
    Field("dogs", Dogs(), usual=lambda state: state.blind, under=lambda options: options.dogs_life != "off"),
    Field("lives", PerSeat(0, 3), usual=_lives),
    Field("won", PerSeat(0, HANDS)),
    Field("chooser", OneSeat(or_nobody=True)),
    Field(
        "trump",
        Trump(),
        usual=lambda state: NOT_SAID if state.phase in TRUMPS_SETTLED else "",
        needed=lambda state: state.trump == NOT_SAID,
    ),
    Field("order", Word(tuple(ORDERS)), under=lambda options: options.rank_order == "on"),
    Field("turned", OneCard(_pack)),
    Field("played", Cards(_pack)),
    Field("discards", Hands(_pack), under=_exchanges),
    Field("owed", Number(0, MOST_EXCHANGED), under=_exchanges),
    Field("stock", STOCK, usual=lambda state: () if state.phase in GATHERED else rest(state)),
    Field("tied", Seats()),
    Field("cuts", Trick(_pack)),
    Field("first", OneSeat(or_nobody=True), usual=_first),
    Field(
        "last",
        OneSeat(or_nobody=True),
        usual=lambda state: state.first if state.phase is Phase.PLAY and any(state.won) else NOBODY,
    ),
    Field("turn", OneSeat(or_nobody=True), usual=_turn),
    Field("pot", Number(0, 9999), under=lambda options: options.stakes == "on"),
    Field("winner", OneSeat(or_nobody=True)),
    Field("ended_by", OneRule((LAST_TRICK_WINS, SOLE_SURVIVOR, RAINBOW))),
)


def read(options: Options, seats: tuple[Seat, ...], case: Mapping[str, Said]) -> State:
    """Read the first deal (``hands``) or any moment (``position``) of a case.

    Raises ``Complaint`` for a card that cannot be read, a seat that is not there, or an incomplete deal.
    """
    said = {name: case[name] for name in ("dealer",) if name in case}
    state = read_position((DEALER,), start(options, seats), said)
    if "position" in case:
        state = read_position(FIELDS, state, _with_first(case["position"]))
        return state._replace(turn=state.chooser) if state.phase in NAMING else state
    if "hands" in case:
        return _deal(state, case["hands"])
    return state


def _deal(state: State, said: Said) -> State:
    """Read the deal of the first hand: seven cards each."""
    hands = read_hands(state.seats, said, PACK)
    for seat, hand in zip(state.seats, hands, strict=True):
        if len(hand) != HANDS:
            raise Complaint("hand-size", seat=seat, n=len(hand), wanted=HANDS)
    return opened(state, tuple(tidy(hand) for hand in hands), [])


def _with_first(said: Said) -> dict[str, Said]:
    """Return what is said; before the lead, who plays now or took the last trick was also asked first."""
    found: dict[str, Said] = dict(fields_of(said, [field.name for field in FIELDS]))
    likely = found.get("turn", found.get("last"))
    if found.get("trick") or "first" in found or likely is None or found.get("phase", Phase.PLAY.value) != "play":
        return found
    return found | {"first": likely}


def write(state: State) -> dict[str, object]:
    """Write a moment so that ``read`` reads the same one back."""
    said = write_position(FIELDS, start(state.options, state.seats), state)
    if state.phase is Phase.PLAY and ("turn" in said or "last" in said):
        said.setdefault("first", OneSeat().write(state, state.first))
    return said
