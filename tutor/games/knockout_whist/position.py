"""Knock-Out Whist written down: deals and positions read and written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any  # what a person wrote

from tutor.core.cards import Card, spell, tidy
from tutor.core.complaints import Complaint
from tutor.core.moves import PLAY, TABLE, Seat, read_move
from tutor.core.reading import fields_of, one_of, read_cards, read_hands, seat_number, whole
from tutor.core.rules import RuleId
from tutor.core.seats import NOBODY, player_of
from tutor.games.knockout_whist.attempts import NO_TRUMP, TRUMPS, VERBS
from tutor.games.knockout_whist.between import LAST_TRICK_WINS, RAINBOW, SOLE_SURVIVOR
from tutor.games.knockout_whist.consequences import opened
from tutor.games.knockout_whist.options import Options
from tutor.games.knockout_whist.possible import GATHERED, TRUMPS_SETTLED, rest
from tutor.games.knockout_whist.state import (
    HANDS,
    NORMAL,
    ORDERS,
    PACK,
    Phase,
    State,
    asked_next,
    left_of,
    no_discards,
    opener,
)

FIELDS = (
    "hands", "number", "phase", "dealer", "trump", "order", "turned", "dogs", "blind", "lives", "in", "trick", "turn",
    "first", "won", "last", "played", "stock", "discards", "owed", "chooser", "tied", "cuts", "pot", "winner",
    "ended_by",
)  # fmt: skip

ENDS = (
    LAST_TRICK_WINS,
    SOLE_SURVIVOR,
    RAINBOW,
)


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


def read(options: Options, seats: tuple[Seat, ...], case: Mapping[str, Any]) -> State:
    """Read the first deal (``hands``) or any moment (``position``) of a case.

    Raises ``Complaint`` for a card that cannot be read, a seat that is not there, or an incomplete deal.
    """
    state = start(options, seats)
    if "dealer" in case:
        state = state._replace(dealer=seat_number(seats, case["dealer"]))
    if "position" in case:
        return _position(state, fields_of(case["position"], FIELDS))
    if "hands" in case:
        return _deal(state, case["hands"])
    return state


def _deal(state: State, said: Any) -> State:
    """Read the deal of the first hand: seven cards each."""
    hands = read_hands(state.seats, said, PACK)
    for seat, hand in zip(state.seats, hands, strict=True):
        if len(hand) != HANDS:
            raise Complaint("hand-size", seat=seat, n=len(hand), wanted=HANDS)
    return opened(state, tuple(tidy(hand) for hand in hands), [])


# Reading a moment


def _position(state: State, said: Mapping[str, Any]) -> State:
    """Read a moment of a game; what is not said is what it most likely is."""
    seats = state.seats
    hands = tuple(tidy(hand) for hand in read_hands(seats, said.get("hands") or {}, PACK))
    trick = tuple(_laid(state, text) for text in _listed("trick", said.get("trick")))
    phase = _phase(said)
    blind = _players(state, "blind", said.get("blind"))
    dogs = tuple(dict.fromkeys((*_players(state, "dogs", said.get("dogs")), *blind)))
    lying = {player for player, _ in trick}
    alive = tuple(bool(hand) or p in lying or phase in GATHERED for p, hand in enumerate(hands))
    if "in" in said:
        named = _players(state, "in", said["in"])
        alive = tuple(p in named for p in range(len(seats)))
    state = state._replace(
        hands=hands,
        trick=trick,
        phase=phase,
        number=whole("number", said.get("number", 1), 1, HANDS),
        dealer=_seat(state, said, "dealer", state.dealer),
        alive=alive,
        dogs=dogs,
        blind=blind,
        lives=_lives(state, said, dogs, blind),
        won=_counts(state, "won", said.get("won"), HANDS),
        order=one_of("order", said.get("order", NORMAL), tuple(ORDERS)),
        trump=_trump(said, phase),
        turned=_one_card("turned", said.get("turned")),
        owed=whole("owed", said.get("owed", 0), 0, 3),
        chooser=_seat(state, said, "chooser", NOBODY),
        tied=_players(state, "tied", said.get("tied")),
        cuts=tuple(_laid(state, text) for text in _listed("cuts", said.get("cuts"))),
        pot=whole("pot", said.get("pot", 0), 0, 9999),
        winner=_seat(state, said, "winner", NOBODY),
        ended_by=_ended_by(said.get("ended_by")),
        played=read_cards(said.get("played"), PACK),
        discards=_discards(state, said.get("discards")),
    )
    stock = said.get("stock", "" if phase in GATHERED else "rest")
    state = state._replace(stock=rest(state) if stock == "rest" else read_cards(stock, PACK))
    return _turns(state, said)


def _turns(state: State, said: Mapping[str, Any]) -> State:
    """Read whose turn it is; left unsaid, it follows from the trick, the last winner or the dealer."""
    last = _seat(state, said, "last", NOBODY)
    if state.phase is not Phase.PLAY:
        likely = state.chooser if state.phase in (Phase.TRUMP, Phase.ORDER) else NOBODY
        if state.phase in (Phase.EXCHANGE, Phase.DRAW, Phase.PAY):
            likely = left_of(state.dealer, state.alive)
        if state.phase in (Phase.CUT, Phase.RAINBOW) and state.tied:
            likely = state.tied[0]
        first = likely if state.phase in (Phase.EXCHANGE, Phase.DRAW, Phase.PAY) else NOBODY
        turn, first = _seat(state, said, "turn", likely), _seat(state, said, "first", first)
        if state.phase in (Phase.TRUMP, Phase.ORDER):
            turn = state.chooser
        return state._replace(last=last, first=first, turn=turn)
    if state.trick:
        likely = state.trick[0][0]
    else:
        likely = last if last != NOBODY else opener(state)
        if "turn" in said and "first" not in said:
            likely = _seat(state, said, "turn", likely)
    first = _seat(state, said, "first", likely)
    if last == NOBODY and any(state.won):
        last = first
    turn = asked_next(state.hands, state.trick[-1][0], first) if state.trick else first
    return state._replace(first=first, last=last, turn=_seat(state, said, "turn", turn))


def _phase(said: Mapping[str, Any]) -> Phase:
    """Read what the table is waiting for."""
    if "phase" not in said:
        return Phase.TRUMP if "chooser" in said and "trump" not in said else Phase.PLAY
    return Phase(one_of("phase", said["phase"], tuple(phase.value for phase in Phase)))


def _ended_by(said: Any) -> RuleId | None:
    """Read the rule that ended the game."""
    return RuleId(one_of("ended_by", said, ENDS)) if said else None


def _trump(said: Mapping[str, Any], phase: Phase) -> str:
    """Read the trump suit, or none; while cards are played it has to be said."""
    if "trump" not in said:
        if phase in TRUMPS_SETTLED:
            raise Complaint("field-missing", field="trump")
        return ""
    trump = one_of("trump", said["trump"], TRUMPS)
    return "" if trump == NO_TRUMP else trump


def _lives(state: State, said: Mapping[str, Any], dogs: Sequence[int], blind: Sequence[int]) -> tuple[int, ...]:
    """Read how many second chances everybody has had; a dog has had at least the one it is on."""
    if "lives" in said:
        return _counts(state, "lives", said["lives"], 3)
    at_stakes = state.options.stakes == "on"
    return tuple((p in dogs) + (at_stakes and p in dogs) + (p in blind) for p in range(len(state.seats)))


def _discards(state: State, said: Any) -> tuple[tuple[Card, ...], ...]:
    found = read_hands(state.seats, said or {}, PACK)
    return found if state.options.exchange == "on" or any(found) else ()


def _seat(state: State, said: Mapping[str, Any], field: str, default: int) -> int:
    return seat_number(state.seats, said[field]) if field in said else default


def _players(state: State, field: str, said: Any) -> tuple[int, ...]:
    return tuple(seat_number(state.seats, name) for name in _listed(field, said))


def _listed(field: str, said: Any) -> Sequence[Any]:
    if said is None:
        return ()
    if isinstance(said, str) or not isinstance(said, Sequence):
        raise Complaint("field-not-a-list", field=field, text=str(said)[:80])
    return said


def _counts(state: State, field: str, said: Any, most: int) -> tuple[int, ...]:
    """Read a number for each seat; who is not named has none."""
    if said is None:
        return (0,) * len(state.seats)
    if not isinstance(said, Mapping):
        raise Complaint("field-not-a-mapping", field=field, text=str(said)[:80])
    found = {seat_number(state.seats, name): whole(field, n, 0, most) for name, n in said.items()}
    return tuple(found.get(p, 0) for p in range(len(state.seats)))


def _one_card(field: str, said: Any) -> Card | None:
    found = read_cards(said, PACK)
    if len(found) > 1:
        raise Complaint("one-card-only", field=field, n=len(found))
    return found[0] if found else None


def _laid(state: State, text: Any) -> tuple[int, Card]:
    """Read whose card lies there."""
    move = read_move(str(text), state.seats, VERBS)
    if move.verb != PLAY or len(move.cards) != 1 or move.seat == TABLE:
        raise Complaint("unreadable-move", text=str(text), why="")
    if move.card not in PACK:
        raise Complaint("card-foreign", card=move.card)
    return player_of(state, move.seat), move.card


# Writing


def write(state: State) -> dict[str, Any]:
    """Write a moment so that ``read`` reads the same one back."""
    seats = state.seats
    said: dict[str, Any] = {
        "number": state.number,
        "phase": state.phase.value,
        "dealer": str(seats[state.dealer]),
        "hands": {str(seats[p]): spell(hand) for p, hand in enumerate(state.hands) if hand},
        "in": [str(seat) for seat, alive in zip(seats, state.alive, strict=True) if alive],
    }
    if state.trump:
        said["trump"] = state.trump
    elif state.phase in TRUMPS_SETTLED:
        said["trump"] = NO_TRUMP
    if state.order != NORMAL:
        said["order"] = state.order
    if state.turned is not None:
        said["turned"] = state.turned.text
    for name in ("turn", "first", "last", "chooser", "winner"):
        player = getattr(state, name)
        if player != NOBODY:
            said[name] = str(seats[player])
    said |= {
        name: [str(seats[p]) for p in getattr(state, name)]
        for name in ("dogs", "blind", "tied")
        if getattr(state, name)
    }
    said["lives"] = _written(seats, state.lives)
    said["won"] = _written(seats, state.won)
    said |= {
        name: [f"{seats[p]} {card}" for p, card in getattr(state, name)]
        for name in ("trick", "cuts")
        if getattr(state, name)
    }
    if state.played:
        said["played"] = spell(state.played)
    if state.stock != (() if state.phase in GATHERED else rest(state)):
        said["stock"] = spell(state.stock)
    if any(state.discards):
        said["discards"] = {str(seats[p]): spell(pile) for p, pile in enumerate(state.discards) if pile}
    said |= {name: getattr(state, name) for name in ("owed", "pot") if getattr(state, name)}
    if state.ended_by:
        said["ended_by"] = str(state.ended_by)
    return said


def _written(seats: Sequence[Seat], counts: Sequence[int]) -> dict[str, int]:
    return {str(seats[p]): n for p, n in enumerate(counts) if n}
